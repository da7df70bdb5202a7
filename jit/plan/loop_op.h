#ifndef BACKTAPE_JIT_PLAN_LOOP_OP_H_
#define BACKTAPE_JIT_PLAN_LOOP_OP_H_

#include <optional>
#include <vector>

#include "backtape/ir/node.h"
#include "backtape/jit/kernel_ir/opcode.h"

namespace backtape::jit {

// How a fused loop computes a call.
enum class LoopKind : uint8_t {
  kPointwise,  // according to its op rule
  kCopy,       // the first operand, converted to the result's dtype
  kReduce,     // reduces `dims` of the first operand
  kFill,       // a constant
  kPad,     // constant_pad_nd, slice_backward, select_backward: the first operand inside ranges of dims, `fill` outside
  kFlip,    // flip: the first operand, with `dims` in descending order
  kGather,  // gather: the first operand, indexed by the second along one dim
  kArange,  // arange: first + step * the number of the element
  kRandom,  // rand, randn, randint, ...: the random number for the node's name and element (tensor/random_stream.h)
  kPut,     // scatter of one element per row of a dim: the third operand at the position given by the second
};

struct LoopOp {
  LoopKind kind = LoopKind::kPointwise;
  // kReduce:
  Op reduction = Op::kReduceSum;
  bool is_mean = false;
  // kReduce, kFlip:
  std::vector<int64_t> dims;  // sorted, not negative, not empty
  // kFill, kPad:
  Scalar fill = int64_t{0};
  // kArange:
  Scalar first;
  Scalar step;
  // kRandom:
  enum class Distribution : uint8_t { kUniform, kNormal, kIntegers };
  Distribution distribution = Distribution::kUniform;
  // kIntegers: drawn from [low, low + count).
  int64_t low = 0;
  uint32_t count = 0;
  // kGather, kPut:
  int64_t dim = 0;
  // kPad: the operand's elements along `dim` are at the indices [start, start + length) of the result. Elements whose
  // indices are outside the result are cut off.
  struct PadDim {
    int64_t dim = 0;
    SymInt start;
    SymInt length;
  };
  std::vector<PadDim> pads;
  bool drops_dim = false;  // the operand lacks the only padded dim (select_backward)
};

// Returns nullopt for a call that has no loop form: views, dense kernels, sorts and so on.
std::optional<LoopOp> LoopOpOf(const Node& node);

// The sizes that the op loops over: the output's, or the input's for a reduction.
const SymIntVector& LoopSizes(const Node& node, const LoopOp& op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_LOOP_OP_H_
