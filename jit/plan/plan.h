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
#include "backtape/ir/shape_env.h"
#include "backtape/jit/dense/convolution.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/jit/kernel_ir/kernel.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tensor/tensor_type.h"

// The compiled form of a graph: memory blocks and a flat list of steps that read and write them. Sizes may be
// expressions over the graph's symbols, which are evaluated for the sizes of a run.
namespace backtape::jit {

enum class BlockKind : uint8_t {
  kInput,     // storage of a placeholder; index is its position
  kOutput,    // new memory that is returned to the caller
  kArena,     // lives from its first step to its last; afterwards its memory is reused
  kConstant,  // index in Plan::constants
  kInPlace,   // the new value of an input, in the input's memory; index is the block of that input
};

struct Block {
  BlockKind kind = BlockKind::kArena;
  int index = -1;
  SymInt bytes;
  std::string name;           // the node's name
  bool is_attribute = false;  // an attribute of the graph, which is returned itself, not as a copy
  // For an input: the number of elements from the start of its storage to its first element, and whether the graph
  // depends on this number, as as_strided with an offset does.
  int64_t storage_offset = 0;
  bool shows_offset = false;
  // The first and last step that use the block; -1 if there are none.
  int first_step = -1;
  int last_step = -1;
};

// A tensor in a block. Its type states the strides; the offset is in elements from the start of the block.
struct Operand {
  int block = -1;
  TensorType type;
  // Operands of one block with different parts do not overlap.
  int part = 0;
};

// A kernel buffer: a block from `byte_offset` on; the kernel's accesses are relative to that byte. Without a block it
// is scratch memory, separate for each concurrent call.
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
  SymInt points;  // total iterations of the innermost loop bodies, from which the number of threads is chosen
};

// A call of a reference kernel.
struct FallbackStep {
  const Node* node = nullptr;
  std::vector<Operand> operands;  // one for each operand of the node; block -1 for non-tensors
  std::vector<Operand> results;   // one for each output; block -1 for an undefined output
};

// c = sum of the products a @ b, which are matrices or stacks with the same batch dims (possibly more dims than the
// node has).
struct MatmulStep {
  struct Product {
    Operand a, b;
  };
  std::vector<Product> products;  // at least one
  Operand c;
  std::optional<Operand> bias;
  std::optional<Operand> residual;            // added to each matrix; does not share memory with c
  Activation activation = Activation::kNone;  // kRelu only for float32 and float64
  FallbackStep reference;  // used if there is no dense kernel for the operands; has no node if the operands differ from
                           // the node's
};

struct ConvolutionStep {
  ConvolutionKind kind = ConvolutionKind::kForward;
  Operand input, weight, output;
  std::optional<Operand> bias;
  std::vector<SymInt> stride, padding, dilation;
  SymInt groups;
  std::optional<Operand> residual;  // added to the result; has its layout and does not share its memory
  Activation activation = Activation::kNone;
  FallbackStep reference;
};

// A copy of 4-byte or 8-byte elements whose source and destination are contiguous along different dims.
struct TransposeStep {
  Operand from, to;  // equal sizes and dtypes
};

// Sets `to` to `base` (or 0), then stores or adds rows at the positions in `index`. The first batch_dims dims of all
// operands are batch dims, except that a shared index has none. The next place_dims dims of `to`, flattened, are the
// dim that is indexed. All operands are row-major. With a source, `rows` is a table, and the rows are its rows at the
// positions in `source`, each multiplied with its scales if there are any (gathered_rows.h).
struct RowScatterStep {
  Operand rows, index, to;
  std::optional<Operand> base, source, scales;
  const Node* gather = nullptr;  // the call that an error about the source names
  int64_t batch_dims = 0;
  int64_t place_dims = 1;
  bool shares_index = false;  // whether all batches have the same index
  bool accumulates = true;
  bool counts_from_end = false;  // whether negative indices count from the end
  int64_t skipped = -1;          // an index whose row is skipped; -1 for none
  FallbackStep reference;        // has no node if the operands differ from the node's
};

// A call that a kernel of jit/dense computes: a scan, a sort, a scatter of elements, an embedding bag, a grouped
// product or a grid sampler (call_steps.h).
struct CallStep {
  FallbackStep call;
};

struct Step {
  std::variant<KernelStep, MatmulStep, ConvolutionStep, TransposeStep, RowScatterStep, CallStep, FallbackStep> action;
  // The computed nodes; for a product or convolution: the call, its residual addition, its relu.
  std::vector<const Node*> nodes;
  std::string name;
};

// One item that the graph returns. A list is followed by its items, which may be lists too.
struct PlannedOutput {
  enum class Kind : uint8_t { kTensor, kNumber, kConstant, kNone, kList } kind = Kind::kNone;
  Operand tensor;
  SymInt number;
  IValue constant;  // a string, dtype, float, ...
  size_t list_size = 0;
};

// An input that the graph writes.
struct InputWrite {
  int position = -1;
  bool is_in_place = false;  // written directly into the input's memory, else copied there at the end
};

struct Plan {
  std::unique_ptr<Graph> graph;  // the rewritten graph; steps point into it
  std::vector<const Node*> placeholders;
  std::vector<Block> blocks;
  std::vector<Tensor> constants;
  std::vector<Step> steps;
  std::vector<PlannedOutput> outputs;
  std::vector<InputWrite> input_writes;  // in graph order
  std::vector<std::string> symbols;      // sorted; the symbols in the placeholders' sizes
  std::vector<ShapeGuard> guards;        // under which the types of the graph hold

  // The blocks, then the steps with the blocks that they read and write, one per line. `with_kernels` adds the kernels.
  std::string ToString(bool with_kernels = false) const;
};

// Calls `visit` with every symbolic expression that a run evaluates, except the strides of inputs, and with the name of
// its step or block.
void ForEachSize(const Plan& plan, const std::function<void(const SymInt&, const std::string& name)>& visit);

// The operands and results of a step that computes exactly one call, natively or not; null for other steps.
const FallbackStep* CallOf(const Step& step);

// The dtype of the result of a step that uses tiles (Emitter::EmitTiles): a matrix product, a grouped product, a
// convolution or a transposition. nullopt for other steps.
std::optional<DType> TileDTypeOf(const Step& step);

// The blocks that a step reads and writes, without duplicates.
struct StepBlocks {
  std::vector<int> reads;
  std::vector<int> writes;
};
StepBlocks BlocksOf(const Step& step);

// Whether a step may write the block `to` into the memory of the block `from`, which it reads. This is safe if the
// step is a kernel that loads each element of `from` only at the point that stores the same element of `to`, before
// the store, and for all_reduce and wait_tensor, whose reference kernels accept that.
bool CanReuseMemory(const Step& step, int to, int from);

// Sets first_step and last_step of every block.
void ComputeLiveness(Plan& plan);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PLAN_H_
