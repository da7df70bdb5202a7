#include "backtape/jit/dense/depthwise_weight_gradient.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/half.h"

namespace backtape::jit {
namespace {

// The copies of small images are concatenated up to this many elements, so that the dot products are long.
constexpr int64_t kMaxConcatenated = 4096;

// Window positions of one line that read the same copy of the image. This copy has the pixels whose coordinate has the
// remainder `residue` modulo the stride. For position first + step * j, the dot product begins at element shift +
// shift_step * j of the copy.
struct Chain {
  int64_t first = 0, step = 1, count = 0;
  int64_t residue = 0, shift = 0, shift_step = 1;
  int64_t sums = 0;  // the index of the chain's first sum among the sums of a window line
};

// The chains along one dim.
std::vector<Chain> ChainsOf(int64_t window, int64_t stride, int64_t dilation) {
  const int64_t common = std::gcd(stride, dilation);
  std::vector<Chain> chains;
  for (int64_t first = 0; first < std::min(window, stride / common); ++first) {
    Chain chain;
    chain.first = first;
    chain.step = stride / common;
    chain.count = (window - first + chain.step - 1) / chain.step;
    chain.residue = first * dilation % stride;
    chain.shift = first * dilation / stride;
    chain.shift_step = dilation / common;
    chains.push_back(chain);
  }
  return chains;
}

int64_t LargestShift(const std::vector<Chain>& chains) {
  int64_t largest = 0;
  for (const Chain& chain : chains) largest = std::max(largest, chain.shift + chain.shift_step * (chain.count - 1));
  return largest;
}

template <typename T, typename E>
class DepthwiseWeightGradient : public DenseCall {
 public:
  DepthwiseWeightGradient(const ConvolutionSpec& spec, const TileKernels& kernels)
      : spec_(spec), thin_(kernels.thin), geometry_(spec), lanes_(kernels.lanes) {
    const ConvolutionGeometry& g = geometry_;
    columns_ = ChainsOf(g.window[2], g.stride[2], g.dilation[2]);
    lines_ = ChainsOf(g.window[1], g.stride[1], g.dilation[1]);
    int64_t beyond = 0;  // elements that the unused dot products of a group read after the end of the copy
    for (Chain& chain : columns_) {
      chain.sums = sums_of_line_;
      const int64_t padded = RowsOf(chain.count);
      sums_of_line_ += (chain.count + padded - 1) / padded * padded;
      beyond = std::max(beyond, padded * chain.shift_step);
    }
    pitch_ = g.grid[2] + LargestShift(columns_);
    copied_lines_ = g.grid[1] + LargestShift(lines_);
    plane_ = copied_lines_ * pitch_;
    const bool is_empty = g.grid[1] == 0 || g.grid[2] == 0 || g.batch == 0;
    images_ = is_empty ? 0 : std::clamp<int64_t>(kMaxConcatenated / plane_, 1, g.batch);
    image_elements_ = RoundUp(images_ * plane_ + beyond + 2 * lanes_);
    grid_elements_ = RoundUp(images_ * plane_ + lanes_);
    const int64_t channels = g.groups * g.grid_channels;
    const int64_t work = g.batch * channels * Product(g.grid) * Product(g.window);
    num_pieces_ = static_cast<int>(std::clamp<int64_t>(
        work / kMinWorkOfPiece, 1, std::min<int64_t>(spec.max_pieces, std::max<int64_t>(channels, 1))));
    scratch_of_piece_ = (image_elements_ + grid_elements_ + RoundUp(g.window[1] * sums_of_line_)) * kItem;
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return num_pieces_ * scratch_of_piece_; }
  std::string ToString() const override { return absl::StrCat(Describe(spec_), " (channel by channel)"); }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte* scratch) const override {
    const ConvolutionGeometry& g = geometry_;
    T* const image = reinterpret_cast<T*>(scratch + piece * scratch_of_piece_);
    T* const grid = image + image_elements_;
    T* const sums = grid + grid_elements_;
    std::fill_n(image, image_elements_, T{0});
    std::fill_n(grid, grid_elements_, T{0});
    const int64_t channels = g.groups * g.grid_channels;
    for (int64_t c = channels * piece / num_pieces_; c < channels * (piece + 1) / num_pieces_; ++c) {
      std::fill_n(sums, g.window[1] * sums_of_line_, T{0});
      const E* const image_at = static_cast<const E*>(buffers[0]) + c / g.grid_channels * g.image_layout.channel;
      const E* const grid_at = static_cast<const E*>(buffers[2]) + c * g.grid_layout.channel;
      for (int64_t n = 0; images_ > 0 && n < g.batch; n += images_) {
        AddImages(image_at + n * g.image_layout.batch, grid_at + n * g.grid_layout.batch,
                  std::min(images_, g.batch - n), image, grid, sums);
      }
      Write(sums, static_cast<E*>(buffers[1]) + c * g.weight_layout.batch);
    }
    return absl::OkStatus();
  }

 private:
  static constexpr int64_t kItem = sizeof(T);
  static int64_t RoundUp(int64_t elements) { return (elements + 15) / 16 * 16; }

  // The number of dot products computed together for a chain.
  int64_t RowsOf(int64_t count) const {
    return std::min<int64_t>(static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(count))), thin_.sums);
  }

  void AddImages(const E* image_at, const E* grid_at, int64_t images, T* image, T* grid, T* sums) const {
    const ConvolutionGeometry& g = geometry_;
    SpatialBox box;
    box.count = {1, g.grid[1], pitch_};
    for (int64_t n = 0; n < images; ++n) {
      CopyBox(grid_at + n * g.grid_layout.batch, g.grid, g.grid_layout.at, box, grid + n * plane_, {0, pitch_});
    }
    std::fill_n(grid + images * plane_, lanes_, T{0});  // the dot products read whole vectors
    box.count = {1, copied_lines_, pitch_};
    box.step = {1, g.stride[1], g.stride[2]};
    // No two chains have the same residue, so each pair of chains needs its own copy.
    for (const Chain& line : lines_) {
      for (const Chain& column : columns_) {
        box.first = {0, line.residue - g.padding[1], column.residue - g.padding[2]};
        for (int64_t n = 0; n < images; ++n) {
          CopyBox(image_at + n * g.image_layout.batch, g.image, g.image_layout.at, box, image + n * plane_,
                  {0, pitch_});
        }
        const bool is_finite = IsFinite(image);
        for (int64_t i = 0; i < line.count; ++i) {
          const T* const from = image + (line.shift + line.shift_step * i) * pitch_ + column.shift;
          T* const to = sums + (line.first + line.step * i) * sums_of_line_ + column.sums;
          if (is_finite) {
            AddDots(from, grid, images, column, to);
          } else {
            AddByLine(from, grid, images, column, to);
          }
        }
      }
    }
  }

  // Adds to several sums in turn, because each addition to a single sum would wait for the previous one.
  bool IsFinite(const T* image) const {
    constexpr int64_t kSums = 16;  // divides image_elements_
    T zeros[kSums] = {};
    for (int64_t i = 0; i < image_elements_; i += kSums) {
      for (int64_t j = 0; j < kSums; ++j) zeros[j] += image[i + j] * T{0};
    }
    return std::all_of(zeros, zeros + kSums, [](T zero) { return zero == 0; });
  }

  // The zeros between the lines of the gradient multiply pixels that the window does not cover.
  void AddDots(const T* from, const T* grid, int64_t images, const Chain& chain, T* to) const {
    const int64_t rows = RowsOf(chain.count);
    DotCall call;
    call.a_row = chain.shift_step * kItem;
    call.b = grid;
    const int64_t terms = (images - 1) * plane_ + (geometry_.grid[1] - 1) * pitch_ + geometry_.grid[2];
    call.vectors = (terms + lanes_ - 1) / lanes_;
    call.groups = 1;
    const DotFunction function = thin_.dots[std::countr_zero(static_cast<uint64_t>(rows))][0];
    for (int64_t i = 0; i < chain.count; i += rows) {
      call.a = from + i * chain.shift_step;
      call.out = to + i;
      call.init = to + i;
      function(&call);
    }
  }

  // Multiplies line by line without these zeros, because an infinite pixel times zero would be NaN.
  void AddByLine(const T* from, const T* grid, int64_t images, const Chain& chain, T* to) const {
    for (int64_t i = 0; i < chain.count; ++i) {
      for (int64_t n = 0; n < images; ++n) {
        for (int64_t y = 0; y < geometry_.grid[1]; ++y) {
          const int64_t line = n * plane_ + y * pitch_;
          const T* const pixels = from + i * chain.shift_step + line;
          for (int64_t x = 0; x < geometry_.grid[2]; ++x) to[i] += pixels[x] * grid[line + x];
        }
      }
    }
  }

  void Write(const T* sums, E* weight) const {
    const ConvolutionGeometry& g = geometry_;
    for (int64_t h = 0; h < g.window[1]; ++h) {
      for (const Chain& chain : columns_) {
        for (int64_t i = 0; i < chain.count; ++i) {
          weight[Dot({0, h, chain.first + chain.step * i}, g.weight_layout.at)] =
              ConvertElement<E>(sums[h * sums_of_line_ + chain.sums + i]);
        }
      }
    }
  }

  ConvolutionSpec spec_;
  ThinKernels thin_;
  ConvolutionGeometry geometry_;
  int64_t lanes_ = 0;
  std::vector<Chain> columns_;
  std::vector<Chain> lines_;
  int64_t sums_of_line_ = 0;
  int64_t pitch_ = 0;  // distance between the lines of both copies
  int64_t copied_lines_ = 0;
  int64_t plane_ = 0;   // elements of the copy of an image
  int64_t images_ = 0;  // number of images copied together
  int64_t image_elements_ = 0;
  int64_t grid_elements_ = 0;
  int num_pieces_ = 1;
  int64_t scratch_of_piece_ = 0;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeDepthwiseWeightGradient(const ConvolutionSpec& spec,
                                                                       const TileKernels& kernels) {
  const ConvolutionGeometry g(spec);
  const bool has_depth = g.window[0] != 1 || g.image[0] != 1 || g.grid[0] != 1;
  const bool has_kernels = kernels.lanes > 0 && kernels.thin.sums > 0;
  if (spec.kind != ConvolutionKind::kBackwardWeight || g.image_channels != 1 || has_depth || !has_kernels) {
    return absl::UnimplementedError("the call is not the weight gradient of a depthwise convolution in two dims");
  }
  switch (spec.dtype) {
    case DType::kFloat64:
      return std::make_unique<DepthwiseWeightGradient<double, double>>(spec, kernels);
    case DType::kBFloat16:
      return std::make_unique<DepthwiseWeightGradient<float, BFloat16>>(spec, kernels);
    case DType::kFloat16:
      return std::make_unique<DepthwiseWeightGradient<float, Float16>>(spec, kernels);
    case DType::kFloat32:
      return std::make_unique<DepthwiseWeightGradient<float, float>>(spec, kernels);
    default:
      return absl::UnimplementedError(
          absl::StrCat("depthwise weight gradients do not support ", TorchName(spec.dtype)));
  }
}

}  // namespace backtape::jit
