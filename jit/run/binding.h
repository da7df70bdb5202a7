#ifndef BACKTAPE_JIT_RUN_BINDING_H_
#define BACKTAPE_JIT_RUN_BINDING_H_

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "backtape/jit/kernel_ir/kernel.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// A tensor in a block, with numbers.
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

// Where a block lies that is neither an input, an output nor a constant: in the arena, in the memory of an output that
// is not written yet, or in that of the input whose new value it is.
struct ArenaPlace {
  int host = -1;        // the output's or input's block; -1 for the arena
  int64_t offset = -1;  // in bytes; -1 for a block of another kind, or one that no step touches
};

struct DeadRange {
  ArenaPlace place;
  int64_t bytes = 0;
};

struct BoundStep {
  // Of a kernel or a library call: its buffers. With own_operands, those of each piece, one piece after the other.
  std::vector<BoundAddress> operands;
  bool own_operands = false;
  // A kernel:
  KernelFunction function = nullptr;  // null: by the kernel's definition
  const Kernel* kernel = nullptr;
  std::vector<int64_t> params;
  int64_t outer_size = 0;
  int num_pieces = 1;
  std::vector<int64_t> piece_begins;  // of outer points; one more than pieces, the end of all
  // A library call:
  std::unique_ptr<LibraryCall> call;
  // Of either:
  int64_t scratch_bytes = 0;
  ArenaPlace scratch_place;
  // A reference kernel, when there is neither:
  const Node* node = nullptr;
  std::vector<BoundTensor> arguments;  // one for each operand of the node; block -1 for a number,
  std::vector<int64_t> numbers;        // which stands here
  std::vector<BoundTensor> results;
  // What the step does to its one result too; null for nothing.
  const Node* addition = nullptr;
  BoundTensor residual;  // what is added; block -1 for nothing
  const Node* activation = nullptr;
  // Memory that nothing reads after this step.
  std::vector<DeadRange> dead;
  int chain = -1;  // in Binding::chains; -1 for none

  // Pieces of the one stage that each step of a chain has.
  int num_lanes() const { return call != nullptr ? call->num_pieces(0) : num_pieces; }
};

// Steps that each thread goes through with its pieces, without waiting for the others before the end: the pieces of one
// number are a lane. See run/chains.h.
struct BoundChain {
  size_t first = 0;
  size_t last = 0;
  int num_lanes = 0;
};

struct BoundOutput {
  PlannedOutput::Kind kind = PlannedOutput::Kind::kNone;
  BoundTensor tensor;
  int slot = -1;  // in Binding::output_blocks; -1 for an input or a constant
  int64_t number = 0;
  IValue constant;
  size_t list_size = 0;
};

// What a placeholder's value must be for a binding to be the right one.
struct BoundInput {
  enum class Kind : uint8_t { kAny, kNumber, kTensor } kind = Kind::kAny;
  int64_t number = 0;
  DType dtype = DType::kFloat32;
  DimVector sizes;
  DimVector strides;                      // those of dims of one element, and of an empty tensor, may be others
  std::optional<int64_t> storage_offset;  // where the plan depends on it
  bool is_read = true;

  // Whether the tensor, which has these sizes, has these strides and this offset.
  bool LiesSo(const Tensor& tensor) const {
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

// A plan for sizes that are numbers. Immutable once made.
struct Binding {
  std::vector<int64_t> symbol_values;
  std::vector<BoundInput> inputs;
  std::vector<int64_t> block_bytes;
  std::vector<ArenaPlace> arena_places;  // by block
  int64_t arena_bytes = 0;
  std::vector<BoundStep> steps;
  std::vector<BoundChain> chains;  // in the order of steps
  std::vector<BoundOutput> outputs;
  std::vector<int> output_blocks;
  // Inputs (positions) that are let go of, each behind the last step that touches it; in the order of steps. None that
  // is written or returned.
  std::vector<std::pair<int, int>> freed_inputs;
  bool has_library_calls = false;
  bool uses_threads = false;  // some step is cut into pieces
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_BINDING_H_
