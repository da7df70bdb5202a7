#include "backtape/jit/dense/convolution.h"

#include <algorithm>

#include "backtape/jit/dense/depthwise_by_channels.h"
#include "backtape/jit/dense/depthwise_convolution.h"
#include "backtape/jit/dense/gathered_weight_gradient.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/jit/dense/small_image_convolution.h"
#include "backtape/jit/dense/tiled_convolution.h"
#include "backtape/jit/dense/winograd_convolution.h"

namespace backtape::jit {
namespace {

// The thresholds below were measured with tests/bench/convolution_bench.cc, and with the 1,400 convolutions of the
// corpus of large models (tests/bench/corpus).

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

// The tiles do not use the CPU's units for bfloat16. Convolutions that are faster without them have been widened
// (jit/plan/widened_factors.h).
bool HasUnits(const ConvolutionSpec& spec) { return spec.dtype == DType::kBFloat16 && OneDnnHasBFloat16Units(); }

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
// batch fill the lanes, which is up to seven times as fast. This pays off only if the unfolded image is not much larger
// than the caches; for very short lines, it may be several times as large.
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

// Lines of at least this length fill the lanes of depthwise kernels whose lanes hold pixels, so that the images need
// not be transposed.
constexpr int64_t kLongLine = 24;
constexpr int64_t kPositionsOfSmallWindow = 9;

bool HasLines(const ConvolutionSpec& spec) { return spec.input_strides.back() == 1 && spec.output_strides.back() == 1; }

// For weight gradients: up to 10 times as fast as with pixels in lanes, unless the lines are contiguous and long and
// the window is small.
bool DepthwiseByChannelsIsFaster(const ConvolutionSpec& spec) {
  const bool is_large = spec.output_sizes.back() >= kLongLine && PositionsOf(spec) <= kPositionsOfSmallWindow;
  return spec.kind == ConvolutionKind::kBackwardWeight && !(is_large && HasLines(spec));
}

// For one input channel per group. oneDNN's vectors hold 16 channels, so it transposes images that are not in
// channels-last layout. It has no fast input gradients of windows with gaps, runs reference code for volumes and for
// several output channels per group, and takes 6 to 40 times as long for weight gradients of more than 3 x 3 positions.
// Without kernels for the window there are only the tiles, which are slower than oneDNN if it has fast code.
bool OneDnnIsFasterForDepthwise(const ConvolutionSpec& spec, const TileKernels& kernels) {
  constexpr int64_t kMinGroups = 9;
  constexpr int64_t kLongLineOfTwoStrides = 48;
  const bool is_dilated = *std::max_element(spec.dilation.begin(), spec.dilation.end()) > 1;
  const bool is_weight_gradient = spec.kind == ConvolutionKind::kBackwardWeight;
  if (spec.stride.size() != 2 || spec.groups < kMinGroups || spec.weight_sizes[0] > spec.groups) return false;
  if (is_weight_gradient && PositionsOf(spec) > kPositionsOfSmallWindow) return false;
  if (spec.kind == ConvolutionKind::kBackwardInput && is_dilated) return false;
  if (kernels.depthwise.max_length == 0) return true;
  if (is_weight_gradient) return spec.input_sizes[0] == 1 && DepthwiseByChannelsIsFaster(spec);
  const int64_t stride = spec.stride.back();
  return !HasLines(spec) || stride > 2 || spec.input_sizes.back() < (stride == 2 ? kLongLineOfTwoStrides : kLongLine);
}

// For several groups of more than one channel. The lanes of the tiles hold the pixels of a line, those of oneDNN's
// vectors hold channels. oneDNN has no fast code for groups whose channels do not fill half a vector: the tiles are up
// to 8 times as fast, except for volumes with strides, whose lines are short. On 13 shapes of groups whose channels
// fill vectors, oneDNN took 34 to 106 % of the time of the tiles.
bool OneDnnIsFasterForGroups(const ConvolutionSpec& spec, int64_t channels, int64_t made) {
  constexpr int64_t kChannelsOfVector = 16;
  constexpr int64_t kFewChannels = 4;
  const int64_t fewest_channels = std::min(channels, made);
  const bool is_strided = *std::max_element(spec.stride.begin(), spec.stride.end()) > 1;
  const auto fill = [&](int64_t lanes) { return channels % lanes == 0 && made % lanes == 0; };
  const bool fills_half = fill(kChannelsOfVector / 2);
  if (spec.stride.size() == 3) return fills_half || is_strided;
  if (!fills_half) return false;
  if (fewest_channels >= kChannelsOfVector && !is_strided && !fill(kChannelsOfVector)) return false;
  if (spec.kind == ConvolutionKind::kBackwardWeight) return fewest_channels > kFewChannels;
  const int64_t line = spec.output_sizes.back() / (spec.stride.back() > 1 ? 2 : 1);
  return line < 2 * fewest_channels;
}

// oneDNN copies the operands to layouts whose vectors hold 16 channels. That pays off
// - for volumes (1.1 to 5 times as fast),
// - for weight gradients of few channels that would otherwise be unfolded (1.1 to 2.5 times),
// - for windows of several positions that suit neither Winograd's algorithm nor the lanes (1.1 to 1.8 times).
// Backtape's own forms are faster for most 1 x 1 windows (up to 5 times), for images with fewer than 16 channels, and
// for many channels of small images.
bool OneDnnIsFaster(const ConvolutionSpec& spec, const TileKernels& kernels) {
  constexpr int64_t kChannelsOfVector = 16;
  if (HasUnits(spec)) return true;
  const int64_t channels = spec.weight_sizes[1];
  const int64_t made = spec.weight_sizes[0] / spec.groups;
  const int64_t fewest = std::min(channels, made);
  if (spec.groups > 1 && channels == 1) return OneDnnIsFasterForDepthwise(spec, kernels);
  if (spec.groups > 1) return OneDnnIsFasterForGroups(spec, channels, made);
  if (spec.stride.size() == 3) return true;
  if (spec.kind == ConvolutionKind::kBackwardWeight) {
    return fewest >= kChannelsOfVector && fewest < 128 && GatheringIsFaster(spec);
  }
  if (PositionsOf(spec) == 1) {
    const bool is_strided = *std::max_element(spec.stride.begin(), spec.stride.end()) > 1;
    if (spec.kind == ConvolutionKind::kBackwardInput && is_strided) return true;
    return PixelsOf(spec) <= kPixelsOfSmallImage && fewest >= 128;
  }
  if (fewest < kChannelsOfVector || spec.stride.size() == 1) return false;
  if (SmallImageIsFaster(spec)) return fewest < 64;
  return !(WinogradIsFaster(spec) && IsForWinograd(spec));
}

const TileKernels& KernelsFor(const ConvolutionSpec& spec, const TileSet& tiles) {
  return spec.dtype == DType::kFloat64 ? tiles.float64 : tiles.float32;
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakeOwnConvolution(const ConvolutionSpec& spec, const TileSet& tiles) {
  const TileKernels& kernels = KernelsFor(spec, tiles);
  if (spec.groups > 1 && DepthwiseByChannelsIsFaster(spec)) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call = MakeDepthwiseByChannels(spec, kernels);
    if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  }
  if (spec.groups > 1) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call = MakeDepthwiseConvolution(spec, kernels);
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
  const bool own_first = !OneDnnIsFaster(spec, KernelsFor(spec, tiles));
  absl::StatusOr<std::unique_ptr<DenseCall>> call =
      own_first ? MakeOwnConvolution(spec, tiles) : MakeOnednnConvolution(spec);
  if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  if (own_first && spec.dtype != DType::kFloat32) return call;
  return own_first ? MakeOnednnConvolution(spec) : MakeOwnConvolution(spec, tiles);
}

}  // namespace backtape::jit
