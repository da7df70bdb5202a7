#include "backtape/jit/dense/dense_call.h"

#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

absl::Status RunOnThisThread(const DenseCall& call, DenseCall::State& state, absl::Span<void* const> buffers,
                             std::byte* scratch) {
  const SingleThreadScope single_thread;
  for (int stage = 0; stage < call.num_stages(); ++stage) {
    for (int piece = 0; piece < call.num_pieces(stage); ++piece) {
      BACKTAPE_RETURN_IF_ERROR(call.RunPiece(stage, piece, state, buffers, scratch));
    }
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
