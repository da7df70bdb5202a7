// Replaces the oneDNN sources in a build with BACKTAPE_ONEDNN=OFF: Backtape's tiles compute everything.
#include "backtape/jit/dense/convolution.h"
#include "backtape/jit/dense/matmul.h"

namespace backtape::jit {

SingleThreadScope::SingleThreadScope() : old_num_threads_(1) {}
SingleThreadScope::~SingleThreadScope() = default;

std::string OneDnnVersion() { return "none"; }

bool OneDnnHasBFloat16Units() { return false; }

absl::StatusOr<std::unique_ptr<DenseCall>> MakeOnednnMatmul(const MatmulSpec&) {
  return absl::UnimplementedError("built without oneDNN (BACKTAPE_ONEDNN=OFF)");
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakeOnednnConvolution(const ConvolutionSpec&) {
  return absl::UnimplementedError("built without oneDNN (BACKTAPE_ONEDNN=OFF)");
}

}  // namespace backtape::jit
