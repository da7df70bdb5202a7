#include "backtape/jit/library/matmul.h"

#include <algorithm>

#include "backtape/jit/library/tiled_matmul.h"

namespace backtape::jit {
namespace {

// As tests/bench/matmul_bench.cc finds: many times faster where little is to do, on a par in large products, behind in
// those of matrices and vectors that are more than a call's cost.
bool TilesAreFaster(const MatmulSpec& spec) {
  return std::min(spec.m, spec.n) > 2 || spec.m * spec.n * spec.k <= 1 << 14;
}

}  // namespace

absl::StatusOr<std::unique_ptr<LibraryCall>> MakeMatmul(const MatmulSpec& spec, const TileSet& tiles) {
  const TileKernels& kernels = spec.dtype == DType::kFloat64 ? tiles.float64 : tiles.float32;
  if (kernels.lanes > 0 && spec.activation == Activation::kNone && TilesAreFaster(spec)) {
    return MakeTiledMatmul(spec, kernels);
  }
  absl::StatusOr<std::unique_ptr<LibraryCall>> call = MakeOnednnMatmul(spec);
  if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented || kernels.lanes == 0) return call;
  return MakeTiledMatmul(spec, kernels);
}

}  // namespace backtape::jit
