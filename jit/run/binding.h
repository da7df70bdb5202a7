#ifndef BACKTAPE_JIT_RUN_BINDING_H_
#define BACKTAPE_JIT_RUN_BINDING_H_

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/kernel_ir/kernel.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// A tensor in a block for the sizes of a binding.
struct BoundTensor {
  int block = -1;
  DType dtype = DType::kFloat32;
  DimVector sizes;
  DimVector strides;
  int64_t offset = 0;  // in elements
};

struct BoundAddress {
  static constexpr int kScratch = -1;     // in the scratch memory of its step
  static constexpr int kStatusWord = -2;  // see Kernel::reports
  static constexpr int kSeed = -3;        // see Kernel::draws
  int block = kScratch;
  int64_t byte_offset = 0;
};

// The place of a block that is not an input, an output or a constant. It may be in the arena, in the memory of an
// output that is written later, or in the memory of the input that it replaces.
struct ArenaPlace {
  int host = -1;        // the output's or input's block; -1 for the arena
  int64_t offset = -1;  // in bytes; -1 for other kinds of blocks, and for one that no step uses
};

struct DeadRange {
  ArenaPlace place;
  int64_t bytes = 0;
};

struct BoundStep {
  // The buffers of a kernel or a dense kernel. If own_operands is true, each piece has its own buffers, listed piece
  // after piece.
  std::vector<BoundAddress> operands;
  bool own_operands = false;
  // Used if the step runs a kernel:
  KernelFunction function = nullptr;  // null: Evaluate runs the kernel
  const Kernel* kernel = nullptr;
  std::vector<int64_t> params;
  int64_t outer_size = 0;
  int num_pieces = 1;
  std::vector<int64_t> piece_begins;  // the first outer point of each piece, then the end of the last piece
  // Used if the step runs a dense kernel:
  std::unique_ptr<DenseCall> call;
  // Used in both cases:
  int64_t scratch_bytes = 0;
  ArenaPlace scratch_place;
  // Used if the step runs a reference kernel:
  const Node* node = nullptr;
  std::vector<BoundTensor> arguments;  // one for each operand of the node; block -1 for a number
  std::vector<int64_t> numbers;        // one for each operand: its value if it is a number, otherwise unused
  std::vector<BoundTensor> results;
  // Ops that the step applies to its single result; null for none.
  const Node* addition = nullptr;
  BoundTensor residual;  // the tensor that is added; block -1 for none
  const Node* activation = nullptr;
  // Memory that no later step reads.
  std::vector<DeadRange> dead;
  int chain = -1;  // index into Binding::chains; -1 for none

  // For a step in a chain, the number of its pieces. Such a step has a single stage.
  int num_lanes() const { return call != nullptr ? call->num_pieces(0) : num_pieces; }
};

// Steps of a chain: each thread runs all steps on its own pieces and waits for the others only at the end. The pieces
// with the same number form a lane. See run/chains.h.
struct BoundChain {
  size_t first = 0;
  size_t last = 0;
  int num_lanes = 0;
};

struct BoundOutput {
  PlannedOutput::Kind kind = PlannedOutput::Kind::kNone;
  BoundTensor tensor;
  int slot = -1;  // index into Binding::output_blocks; -1 for an input or a constant
  int64_t number = 0;
  IValue constant;
  size_t list_size = 0;
};

// The value that a binding requires for a placeholder.
struct BoundInput {
  enum class Kind : uint8_t { kAny, kNumber, kTensor } kind = Kind::kAny;
  int64_t number = 0;
  DType dtype = DType::kFloat32;
  DimVector sizes;
  DimVector strides;                      // strides of dims of size 1, and of empty tensors, are ignored
  std::optional<int64_t> storage_offset;  // set if the plan depends on it
  bool is_read = true;

  // Whether the tensor, which must have these sizes, also has these strides and this offset.
  bool HasPlannedLayout(const Tensor& tensor) const {
    if (!is_read) return true;
    if (storage_offset && tensor.storage_offset() != *storage_offset) return false;
    if (tensor.strides() == absl::MakeConstSpan(strides)) return true;
    if (tensor.numel() == 0) return true;
    for (int64_t d = 0; d < tensor.dim(); ++d) {
      if (tensor.size(d) != 1 && tensor.strides()[d] != strides[d]) return false;
    }
    return true;
  }
};

// A plan bound to numbers for its symbolic sizes. Immutable after its creation.
struct Binding {
  std::vector<int64_t> symbol_values;
  std::vector<BoundInput> inputs;
  std::vector<int64_t> block_bytes;
  std::vector<ArenaPlace> arena_places;  // indexed by block
  int64_t arena_bytes = 0;
  std::vector<BoundStep> steps;
  std::vector<BoundChain> chains;  // in the order of steps
  std::vector<BoundOutput> outputs;
  std::vector<int> output_blocks;
  // Inputs to release, as (last step that uses it, position), in the order of steps. Inputs that are written or
  // returned are not released.
  std::vector<std::pair<int, int>> freed_inputs;
  bool has_dense_calls = false;
  bool uses_threads = false;  // whether some step is divided into pieces
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_BINDING_H_
