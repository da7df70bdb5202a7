#include "backtape/jit/library/convolution.h"

#include "backtape/jit/library/tiled_convolution.h"

namespace backtape::jit {
namespace {

// As tests/bench/convolution_bench.cc finds: faster where there are few channels or few multiplications, on a par with
// many, and with a small part of the scratch memory. Behind where weights are much larger than images, and by the
// weight where groups have hardly any channels.
bool TilesAreFaster(const ConvolutionSpec& spec) {
  int64_t pixels = 1;
  for (size_t d = 2; d < spec.output_sizes.size(); ++d) pixels *= spec.output_sizes[d];
  const int64_t channels = spec.weight_sizes[1];
  const int64_t made = spec.weight_sizes[0] / spec.groups;
  if (spec.kind == ConvolutionKind::kBackwardWeight) return spec.groups == 1 || channels * made >= 16;
  return pixels > 200 || channels * made < 128 * 128;
}

}  // namespace

absl::StatusOr<std::unique_ptr<LibraryCall>> MakeConvolution(const ConvolutionSpec& spec, const TileSet& tiles) {
  const TileKernels& kernels = spec.dtype == DType::kFloat64 ? tiles.float64 : tiles.float32;
  if (TilesAreFaster(spec)) {
    absl::StatusOr<std::unique_ptr<LibraryCall>> call = MakeTiledConvolution(spec, kernels);
    if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  }
  absl::StatusOr<std::unique_ptr<LibraryCall>> call = MakeOnednnConvolution(spec);
  if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  return MakeTiledConvolution(spec, kernels);
}

}  // namespace backtape::jit
