#include "backtape/jit/dense/convolution.h"

#include <algorithm>

#include "backtape/jit/dense/depthwise_weight_gradient.h"
#include "backtape/jit/dense/gathered_weight_gradient.h"
#include "backtape/jit/dense/small_image_convolution.h"
#include "backtape/jit/dense/tiled_convolution.h"
#include "backtape/jit/dense/winograd_convolution.h"

namespace backtape::jit {
namespace {

// The thresholds below were measured with tests/bench/convolution_bench.cc.

int64_t PixelsOf(const ConvolutionSpec& spec) {
  int64_t pixels = 1;
  for (size_t d = 2; d < spec.output_sizes.size(); ++d) pixels *= spec.output_sizes[d];
  return pixels;
}

int64_t PositionsOf(const ConvolutionSpec& spec) {
  int64_t positions = 1;
  for (size_t d = 2; d < spec.weight_sizes.size(); ++d) positions *= spec.weight_sizes[d];
  return positions;
}

constexpr int64_t kPixelsOfSmallImage = 200;

// oneDNN has fast weight gradients of depthwise convolutions only for windows of up to 3 x 3 positions. For 7 x 7, it
// takes seven times as long as the dot products.
bool DepthwiseIsFaster(const ConvolutionSpec& spec) {
  constexpr int64_t kMaxPositionsOfOnednn = 9;
  return spec.kind == ConvolutionKind::kBackwardWeight && spec.weight_sizes[1] == 1 &&
         PositionsOf(spec) > kMaxPositionsOfOnednn;
}

// Whether Backtape's kernels are preferred to oneDNN's. oneDNN is 15 to 40 % faster for 1 x 1 windows with many
// channels and few pixels, up to 70 % faster for the input gradient of strided 1 x 1 windows, and 20 to 50 % faster for
// groups with very few channels.
bool TilesAreFaster(const ConvolutionSpec& spec) {
  const int64_t channels = spec.weight_sizes[1];
  const int64_t made = spec.weight_sizes[0] / spec.groups;
  if (DepthwiseIsFaster(spec)) return true;
  if (spec.groups > 1 && channels * made < 16) return false;
  if (spec.kind == ConvolutionKind::kBackwardWeight) return true;
  const bool is_strided = *std::max_element(spec.stride.begin(), spec.stride.end()) > 1;
  if (spec.kind == ConvolutionKind::kBackwardInput && is_strided && PositionsOf(spec) == 1) return false;
  return PixelsOf(spec) > kPixelsOfSmallImage || channels * made < 128 * 128 || PositionsOf(spec) > 1;
}

// True if channels fill the vector lanes and pixels do not.
bool SmallImageIsFaster(const ConvolutionSpec& spec) {
  return PixelsOf(spec) <= kPixelsOfSmallImage && PositionsOf(spec) > 1 &&
         std::min(spec.weight_sizes[1], spec.weight_sizes[0] / spec.groups) >= 16;
}

// True if multiplications dominate: the image is large compared with 2 x 2 squares, and there are enough channels, but
// not so many that the transformed weights become large.
bool WinogradIsFaster(const ConvolutionSpec& spec) {
  const int64_t channels = spec.weight_sizes[1];
  const int64_t made = spec.weight_sizes[0] / spec.groups;
  return std::min(channels, made) >= 32 && channels * made <= 256 * 256 && spec.output_sizes.back() >= 12 &&
         spec.output_sizes[spec.output_sizes.size() - 2] >= 12;
}

// Output lines shorter than a vector leave lanes of the tiles empty. In the unfolded form, the positions of the whole
// batch fill the lanes, which is up to seven times as fast. Unless lines are very short, this pays off only if the
// unfolded image is not much larger than the caches.
bool GatheringIsFaster(const ConvolutionSpec& spec) {
  constexpr int64_t kShortLine = 16;
  constexpr int64_t kVeryShortLine = 8;
  constexpr int64_t kMaxBytes = 10 << 20;
  constexpr int64_t kMaxBytesOfVeryShort = 64 << 20;
  constexpr int64_t kMinColumns = 64;
  if (spec.kind != ConvolutionKind::kBackwardWeight || spec.output_sizes.back() >= kShortLine) return false;
  if (spec.weight_sizes[1] * PositionsOf(spec) < kMinColumns) return false;
  return GatheredBytes(spec) <= (spec.output_sizes.back() <= kVeryShortLine ? kMaxBytesOfVeryShort : kMaxBytes);
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakeOwnConvolution(const ConvolutionSpec& spec, const TileSet& tiles) {
  const TileKernels& kernels = spec.dtype == DType::kFloat64 ? tiles.float64 : tiles.float32;
  if (spec.groups > 1) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call = MakeDepthwiseWeightGradient(spec, kernels);
    if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  }
  if (GatheringIsFaster(spec)) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call = MakeGatheredWeightGradient(spec, tiles);
    if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  }
  if (WinogradIsFaster(spec)) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call = MakeWinogradConvolution(spec, kernels);
    if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  }
  if (SmallImageIsFaster(spec)) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call = MakeSmallImageConvolution(spec, kernels);
    if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  }
  return MakeTiledConvolution(spec, kernels);
}

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeConvolution(const ConvolutionSpec& spec, const TileSet& tiles) {
  const bool own_first = TilesAreFaster(spec);
  absl::StatusOr<std::unique_ptr<DenseCall>> call =
      own_first ? MakeOwnConvolution(spec, tiles) : MakeOnednnConvolution(spec);
  if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  return own_first ? MakeOnednnConvolution(spec) : MakeOwnConvolution(spec, tiles);
}

}  // namespace backtape::jit
