#ifndef BACKTAPE_JIT_DENSE_ONEDNN_PROGRAM_H_
#define BACKTAPE_JIT_DENSE_ONEDNN_PROGRAM_H_

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/relu_in_place.h"
#include "oneapi/dnnl/dnnl.hpp"

// oneDNN 2.x, as used by jit/dense. Include only from onednn_*.cc.
namespace backtape::jit {

const dnnl::engine& CpuEngine();

dnnl::memory::dims ToDims(absl::Span<const int64_t> values);

// Attributes with a scratchpad provided by the caller. If `adds_old`, the old contents of the result's memory are added
// to the result.
dnnl::primitive_attr AttributesWith(bool adds_old);

// Calls f, which returns a StatusOr, and converts oneDNN's exceptions to a status.
template <typename F>
auto CatchErrors(const char* what, F&& f) -> decltype(f()) {
  try {
    return f();
  } catch (const dnnl::error& error) {
    const std::string message = std::string(what) + ": oneDNN: " + error.what();
    if (error.status == dnnl_unimplemented) return absl::UnimplementedError(message);
    if (error.status == dnnl_out_of_memory) return absl::ResourceExhaustedError(message);
    return absl::InternalError(message);
  }
}

// A sequence of oneDNN primitives on parts of buffers.
class OnednnProgram : public DenseCall {
 public:
  static constexpr int kScratch = -1;  // buffer number of the scratch memory

  struct Operand {
    int argument;  // DNNL_ARG_*
    dnnl::memory::desc desc;
    int buffer;
    int64_t byte_offset = 0;
  };

  explicit OnednnProgram(std::string description) : description_(std::move(description)) {}

  void BeginStage() { stages_.emplace_back(); }
  void BeginPiece() { stages_.back().emplace_back(); }
  // Adds a primitive, and a scratchpad if the primitive needs one.
  void Add(const dnnl::primitive& primitive, std::vector<Operand> operands, const dnnl::memory::desc& scratchpad);
  // Adds a copy between layouts.
  void AddReorder(const Operand& from, const Operand& to);
  // Adds a relu of elements that a primitive of this piece has written. Used instead of oneDNN's post-op, which
  // replaces NaN by 0.
  void AddRelu(StridedElements elements, int buffer, int64_t byte_offset);
  // Allocates scratch memory; returns its byte offset.
  int64_t AddScratch(int64_t bytes);

  std::unique_ptr<State> NewState() const override;
  int num_stages() const override { return static_cast<int>(stages_.size()); }
  int num_pieces(int stage) const override { return static_cast<int>(stages_[stage].size()); }
  int64_t scratch_bytes() const override { return scratch_bytes_; }
  absl::Status RunPiece(int stage, int piece, State& state, absl::Span<void* const> buffers,
                        std::byte* scratch) const override;
  std::string ToString() const override { return description_; }

 private:
  struct Use {
    dnnl::primitive primitive;
    std::vector<Operand> operands;
    int first_memory = 0;  // index into the state's memory objects
  };
  struct Relu {
    StridedElements elements;
    int buffer = 0;
    int64_t byte_offset = 0;
  };
  struct Piece {
    std::vector<Use> uses;
    std::optional<Relu> relu;  // after all uses
  };
  class OnednnState;

  std::string description_;
  std::vector<std::vector<Piece>> stages_;
  int num_memories_ = 0;
  int64_t scratch_bytes_ = 0;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_ONEDNN_PROGRAM_H_
