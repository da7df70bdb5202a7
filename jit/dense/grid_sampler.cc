#include "backtape/jit/dense/grid_sampler.h"

#include <algorithm>
#include <array>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape::jit {
namespace {

// Minimum number of samples that a piece computes; with fewer, it is not worth waking another thread.
constexpr int64_t kMinSamplesOfPiece = 1 << 13;

// The two neighbours of a position along one dim, -1 if outside the image.
struct Neighbours {
  int64_t at[2] = {-1, -1};
  double weight[2] = {0, 0};
  double slope[2] = {0, 0};  // derivative of the weight with respect to the grid's value
};

Neighbours NeighboursOf(double x, int64_t size, const kernels::Sampling& how) {
  const kernels::Coordinate c = kernels::Pad(kernels::Unnormalize(x, size, how.align_corners), size, how);
  // Rounds down without std::floor, which is a call if the compiler may only use SSE2.
  const auto truncated = static_cast<int64_t>(c.at);
  const int64_t first = truncated - (static_cast<double>(truncated) > c.at ? 1 : 0);
  const double t = c.at - static_cast<double>(first);
  Neighbours result;
  result.weight[0] = 1 - t;
  result.weight[1] = t;
  result.slope[0] = -c.slope;
  result.slope[1] = c.slope;
  if (first >= 0 && first < size) result.at[0] = first;
  if (first >= -1 && first + 1 < size) result.at[1] = first + 1;
  return result;
}

// T is the element type.
template <typename T, int kDims>
class GridSampler : public DenseCall {
 public:
  explicit GridSampler(const GridSamplerSpec& spec) : spec_(spec) {
    for (int d = 0; d < kDims; ++d) places_ *= spec.grid_sizes[d + 1];
    const int64_t images = spec.image_sizes[0];
    const int64_t units = spec.is_gradient ? images : images * places_;
    const int64_t samples = images * places_ * std::max<int64_t>(spec.image_sizes[1], 1);
    num_pieces_ = static_cast<int>(
        std::clamp<int64_t>(samples / kMinSamplesOfPiece, 1, std::clamp<int64_t>(units, 1, spec.max_pieces)));
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return 0; }
  std::string ToString() const override {
    return absl::StrCat(spec_.is_gradient ? "gradients of samples" : "samples", " of [",
                        absl::StrJoin(spec_.image_sizes, ", "), "] at ", places_, " places");
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte*) const override {
    const int64_t images = spec_.image_sizes[0];
    if (!spec_.is_gradient) {
      const int64_t all = images * places_;
      const int64_t begin = all * piece / num_pieces_, end = all * (piece + 1) / num_pieces_;
      for (int64_t i = begin; i < end;) {
        const int64_t image = i / places_, last = std::min(end, (image + 1) * places_);
        Sample(image, i - image * places_, last - image * places_, buffers);
        i = last;
      }
      return absl::OkStatus();
    }
    for (int64_t n = images * piece / num_pieces_; n < images * (piece + 1) / num_pieces_; ++n) {
      if (!spec_.image_gradient_strides.empty()) {
        Clear(0, static_cast<T*>(buffers[3]) + n * spec_.image_gradient_strides[0]);
      }
      AddGradients(n, buffers);
    }
    return absl::OkStatus();
  }

 private:
  static constexpr int kCorners = 1 << kDims;

  // An element that a sample reads: its offset in a channel of the image, its place in a channel of the image's
  // gradient, its weight, and the weight's derivatives with respect to the grid's values.
  struct Corner {
    int64_t at = 0;
    int64_t gradient_at = 0;
    T weight = 0;
    std::array<T, kDims> slopes = {};
  };
  struct Corners {
    int count = 0;
    std::array<Corner, kCorners> corners;
  };

  // The coordinates of the place with the row-major number `place`.
  std::array<int64_t, kDims> PlaceAt(int64_t place) const {
    std::array<int64_t, kDims> at;
    for (int d = kDims; d-- > 0;) {
      at[d] = place % spec_.grid_sizes[d + 1];
      place /= spec_.grid_sizes[d + 1];
    }
    return at;
  }

  // Moves to the next place in row-major order.
  void Advance(std::array<int64_t, kDims>& at) const {
    for (int d = kDims; d-- > 0;) {
      if (++at[d] < spec_.grid_sizes[d + 1]) return;
      at[d] = 0;
    }
  }

  // `skipped` is the number of dims before those of the place.
  static int64_t OffsetOf(const std::array<int64_t, kDims>& at, const DimVector& strides, int skipped) {
    int64_t offset = 0;
    for (int d = 0; d < kDims; ++d) offset += at[d] * strides[d + skipped];
    return offset;
  }

  // Positions are computed in float64, as in the interpreter, so that both engines choose the same elements.
  template <bool kHasGradients>
  Corners CornersAt(const T* grid) const {
    std::array<Neighbours, kDims> along;
    for (int d = 0; d < kDims; ++d) {
      const int axis = kDims - 1 - d;  // index of the grid's value
      along[d] = NeighboursOf(static_cast<double>(grid[axis * spec_.grid_strides[kDims + 1]]), spec_.image_sizes[d + 2],
                              spec_.sampling);
    }
    Corners result;
    for (int i = 0; i < kCorners; ++i) {
      Corner& corner = result.corners[result.count];
      corner.at = corner.gradient_at = 0;
      double weight = 1;
      bool is_inside = true;
      for (int d = 0; d < kDims; ++d) {
        const int side = i >> d & 1;
        const int64_t at = along[d].at[side];
        is_inside &= at >= 0;
        corner.at += at * spec_.image_strides[d + 2];
        if constexpr (kHasGradients) {
          if (!spec_.image_gradient_strides.empty()) corner.gradient_at += at * spec_.image_gradient_strides[d + 2];
        }
        weight *= along[d].weight[side];
      }
      if (!is_inside) continue;
      corner.weight = static_cast<T>(weight);
      if constexpr (kHasGradients) {
        for (int axis = 0; axis < kDims; ++axis) {
          double slope = 1;
          for (int d = 0; d < kDims; ++d) {
            const int side = i >> d & 1;
            slope *= d == kDims - 1 - axis ? along[d].slope[side] : along[d].weight[side];
          }
          corner.slopes[axis] = static_cast<T>(slope);
        }
      }
      ++result.count;
    }
    return result;
  }

  void Sample(int64_t image, int64_t begin, int64_t end, absl::Span<void* const> buffers) const {
    const T* const from = static_cast<const T*>(buffers[0]) + image * spec_.image_strides[0];
    const T* const grid = static_cast<const T*>(buffers[1]) + image * spec_.grid_strides[0];
    T* const to = static_cast<T*>(buffers[2]) + image * spec_.sample_strides[0];
    const int64_t channels = spec_.image_sizes[1], step = spec_.image_strides[1], to_step = spec_.sample_strides[1];
    std::array<int64_t, kDims> at = PlaceAt(begin);
    for (int64_t place = begin; place < end; ++place, Advance(at)) {
      const Corners found = CornersAt<false>(grid + OffsetOf(at, spec_.grid_strides, 1));
      T* const out = to + OffsetOf(at, spec_.sample_strides, 2);
      for (int64_t c = 0; c < channels; ++c) {
        T sum = 0;
        for (int i = 0; i < found.count; ++i) {
          sum += found.corners[i].weight * from[c * step + found.corners[i].at];
        }
        out[c * to_step] = sum;
      }
    }
  }

  void AddGradients(int64_t image, absl::Span<void* const> buffers) const {
    const T* const gradient = static_cast<const T*>(buffers[0]) + image * spec_.sample_strides[0];
    const T* const from = static_cast<const T*>(buffers[1]) + image * spec_.image_strides[0];
    const T* const grid = static_cast<const T*>(buffers[2]) + image * spec_.grid_strides[0];
    const bool has_image = !spec_.image_gradient_strides.empty(), has_grid = !spec_.grid_gradient_strides.empty();
    T* const by_image = has_image ? static_cast<T*>(buffers[3]) + image * spec_.image_gradient_strides[0] : nullptr;
    T* const by_grid =
        has_grid ? static_cast<T*>(buffers[has_image ? 4 : 3]) + image * spec_.grid_gradient_strides[0] : nullptr;
    const int64_t channels = spec_.image_sizes[1], step = spec_.image_strides[1];
    const int64_t gradient_step = spec_.sample_strides[1];
    const int64_t by_image_step = has_image ? spec_.image_gradient_strides[1] : 0;
    std::array<int64_t, kDims> at = {};
    for (int64_t place = 0; place < places_; ++place, Advance(at)) {
      const Corners found = CornersAt<true>(grid + OffsetOf(at, spec_.grid_strides, 1));
      const T* const g = gradient + OffsetOf(at, spec_.sample_strides, 2);
      std::array<T, kDims> slopes = {};
      for (int i = 0; i < found.count; ++i) {
        const Corner& corner = found.corners[i];
        T by_weight = 0;
        for (int64_t c = 0; c < channels; ++c) {
          if (has_image) by_image[c * by_image_step + corner.gradient_at] += corner.weight * g[c * gradient_step];
          by_weight += g[c * gradient_step] * from[c * step + corner.at];
        }
        for (int axis = 0; axis < kDims; ++axis) slopes[axis] += corner.slopes[axis] * by_weight;
      }
      if (!has_grid) continue;
      T* const out = by_grid + OffsetOf(at, spec_.grid_gradient_strides, 1);
      for (int axis = 0; axis < kDims; ++axis) out[axis * spec_.grid_gradient_strides[kDims + 1]] = slopes[axis];
    }
  }

  // Sets the elements of the dims after `dim`, which are those of one image, to 0.
  void Clear(int dim, T* to) const {
    if (dim == kDims + 1) {
      *to = 0;
      return;
    }
    const int64_t size = spec_.image_sizes[dim + 1], stride = spec_.image_gradient_strides[dim + 1];
    if (dim == kDims && stride == 1) {
      std::fill_n(to, size, T{0});
      return;
    }
    for (int64_t i = 0; i < size; ++i) Clear(dim + 1, to + i * stride);
  }

  GridSamplerSpec spec_;
  int64_t places_ = 1;  // of one image
  int num_pieces_ = 1;
};

template <typename T>
std::unique_ptr<DenseCall> MakeGridSamplerOf(const GridSamplerSpec& spec) {
  if (spec.image_sizes.size() == 4) return std::make_unique<GridSampler<T, 2>>(spec);
  return std::make_unique<GridSampler<T, 3>>(spec);
}

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeGridSampler(const GridSamplerSpec& spec) {
  if (spec.sampling.interpolation != kernels::kLinearMode) {
    return absl::UnimplementedError("only linear interpolation has a native grid sampler");
  }
  if (spec.dtype == DType::kFloat32) return MakeGridSamplerOf<float>(spec);
  if (spec.dtype == DType::kFloat64) return MakeGridSamplerOf<double>(spec);
  return absl::UnimplementedError(absl::StrCat("grid samplers do not support ", TorchName(spec.dtype)));
}

}  // namespace backtape::jit
