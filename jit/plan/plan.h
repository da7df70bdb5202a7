#ifndef BACKTAPE_JIT_PLAN_PLAN_H_
#define BACKTAPE_JIT_PLAN_PLAN_H_

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "backtape/ir/graph.h"
#include "backtape/jit/kernel_ir/kernel.h"
#include "backtape/jit/library/convolution.h"
#include "backtape/jit/library/matmul.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tensor/tensor_type.h"

// What a graph becomes: memory blocks, and a flat list of steps that read and write them. Sizes may be expressions over
// the graph's symbols; a run's sizes make them numbers.
namespace backtape::jit {

enum class BlockKind : uint8_t {
  kInput,     // a placeholder's storage: index is its position
  kOutput,    // new memory that the caller gets
  kArena,     // lives from its first step to its last, then others take its place
  kConstant,  // index in Plan::constants
  kInPlace,   // the new value of an input, in its memory: index is the input's block
};

struct Block {
  BlockKind kind = BlockKind::kArena;
  int index = -1;
  SymInt bytes;
  std::string name;           // of the node
  bool is_attribute = false;  // a constant that the graph's owner has too: returned as it is, not as a copy
  // Of an input: elements from the block's start, which is that of the storage, to the input's first one; whether the
  // graph depends on that number, as as_strided with an offset does.
  int64_t storage_offset = 0;
  bool shows_offset = false;
  // Steps that touch it; -1 for none.
  int first_step = -1;
  int last_step = -1;
};

// A tensor in a block: strides are known, the offset counts elements from the block's start.
struct Operand {
  int block = -1;
  TensorType type;
  // Operands of one block with different parts are values that do not overlap.
  int part = 0;
};

// A block, from `byte_offset` on, as a kernel's buffer: offsets in the kernel's accesses count from there. Without a
// block: scratch memory, of each call at a time its own.
struct KernelBuffer {
  int block = -1;
  int part = 0;
  int64_t byte_offset = 0;
  SymInt scratch_bytes;
  bool is_written = false;
};

struct KernelStep {
  std::shared_ptr<const Kernel> kernel;
  std::vector<SymInt> params;
  std::vector<KernelBuffer> buffers;
  SymInt points;  // iterations of the innermost loop bodies: the work, for the choice of how many threads
};

// A call on its reference kernel.
struct FallbackStep {
  const Node* node = nullptr;
  std::vector<Operand> operands;  // one for each operand of the node; those that are no tensors have block -1
  std::vector<Operand> results;   // one for each output; block -1 for an output that is undefined
};

// c = the sum of the products a @ b: matrices, or stacks of them with the same batch dims (which may be more than the
// node has).
struct MatmulStep {
  struct Product {
    Operand a, b;
  };
  std::vector<Product> products;  // at least one
  Operand c;
  std::optional<Operand> bias;
  std::optional<Operand> residual;            // added to each matrix, in other memory than c
  Activation activation = Activation::kNone;  // kRelu of float32 and float64 only
  FallbackStep reference;  // for what the library has no form for; without a node where the operands are not the node's
};

struct ConvolutionStep {
  ConvolutionKind kind = ConvolutionKind::kForward;
  Operand input, weight, output;
  std::optional<Operand> bias;
  std::vector<SymInt> stride, padding, dilation;
  SymInt groups;
  std::optional<Operand> residual;  // added to what is made, in its layout and in other memory
  Activation activation = Activation::kNone;
  FallbackStep reference;
};

// A copy, of elements of 4 or 8 bytes, where another dim than in the source is the one along which they lie side by
// side.
struct TransposeStep {
  Operand from, to;  // of equal sizes and dtypes
};

// to = base (or 0), then rows are written or added at the places that the index names. The first batch_dims dims of all
// operands are batches; the place_dims dims of `to` after these, taken as one, are what the index counts. All row-major.
struct RowScatterStep {
  Operand rows, index, to;
  std::optional<Operand> base;
  int64_t batch_dims = 0;
  int64_t place_dims = 1;
  bool accumulates = true;
  bool counts_from_end = false;  // negative indices do
  int64_t skipped = -1;          // an index that does nothing, if not negative
  FallbackStep reference;
};

struct Step {
  std::variant<KernelStep, MatmulStep, ConvolutionStep, TransposeStep, RowScatterStep, FallbackStep> action;
  std::vector<const Node*> nodes;  // what it computes; of a library call: it, the addition of the residual, the relu
  std::string name;
};

// One item that the graph returns. A list is followed by its items, which may be lists again.
struct PlannedOutput {
  enum class Kind : uint8_t { kTensor, kNumber, kConstant, kNone, kList } kind = Kind::kNone;
  Operand tensor;
  SymInt number;
  IValue constant;  // a text, a dtype, a float, ...
  size_t list_size = 0;
};

// An input whose new value is the caller's too.
struct InputWrite {
  int position = -1;
  bool is_in_place = false;  // made in its memory, else copied there when all else is done
};

struct Plan {
  std::unique_ptr<Graph> graph;  // rewritten; steps point into it
  std::vector<const Node*> placeholders;
  std::vector<Block> blocks;
  std::vector<Tensor> constants;
  std::vector<Step> steps;
  std::vector<PlannedOutput> outputs;
  std::vector<InputWrite> input_writes;  // in the graph's order
  std::vector<std::string> symbols;      // sorted; those that placeholders' sizes bring

  // Blocks, then steps with what they read and write, one line each. `with_kernels` adds the kernels' text.
  std::string ToString(bool with_kernels = false) const;
};

// Calls `visit` with every symbolic expression whose value a run needs, and the name of the step or block that it
// belongs to.
void ForEachSize(const Plan& plan, const std::function<void(const SymInt&, const std::string& name)>& visit);

// The blocks that a step reads and writes, each once.
struct StepBlocks {
  std::vector<int> reads;
  std::vector<int> writes;
};
StepBlocks BlocksOf(const Step& step);

// Whether a step may write the block `to` where the block `from` lies that it reads: a kernel that reads each element
// of it just where it stores the same of the other, and before it does.
bool MayTakePlace(const Step& step, int to, int from);

// Sets first_step and last_step of all blocks.
void ComputeLiveness(Plan& plan);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PLAN_H_
