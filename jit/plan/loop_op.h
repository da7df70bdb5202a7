#ifndef BACKTAPE_JIT_PLAN_LOOP_OP_H_
#define BACKTAPE_JIT_PLAN_LOOP_OP_H_

#include <optional>
#include <vector>

#include "backtape/ir/node.h"
#include "backtape/jit/kernel_ir/opcode.h"

namespace backtape::jit {

// How a call is done in a fused loop.
enum class LoopKind : uint8_t {
  kPointwise,  // by its op rule
  kCopy,       // the first operand, converted
  kReduce,     // over `dims` of the first operand
  kFill,       // one number
  kPad,        // slice_backward, select_backward: the first operand within a range of one dim, 0 outside
  kGather,     // gather: the first operand at the second's index of one dim
  kRandom,     // rand, rand_like: the number that the node's name gives an element (tensor/random_stream.h)
  kPut,        // scatter of one element for each row of a dim: the third operand where the second is the place
};

struct LoopOp {
  LoopKind kind = LoopKind::kPointwise;
  // kReduce:
  Op reduction = Op::kReduceSum;
  bool is_mean = false;
  std::vector<int64_t> dims;  // sorted, not negative, not empty
  // kFill:
  Scalar fill;
  // kPad: dim, first index and length. kGather, kPut: dim.
  int64_t dim = 0;
  SymInt start;
  SymInt length;
  bool drops_dim = false;  // the operand lacks the dim (select_backward)
};

// nullopt for a call that no loop is known for: views, library calls, sorts and so on.
std::optional<LoopOp> LoopOpOf(const Node& node);

// Sizes of the space that the op loops over: the output's, or a reduction's input's.
const SymIntVector& LoopSizes(const Node& node, const LoopOp& op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_LOOP_OP_H_
