#include "backtape/jit/dense/grid_sampler.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape::jit {
namespace {

// Minimum number of samples that a piece computes; with fewer, it is not worth waking another thread.
constexpr int64_t kMinSamplesOfPiece = 1 << 13;

// Number of places whose positions are computed together, so that the lanes of vectors hold different places.
constexpr int64_t kPlaces = 64;

// For places of a block: the two neighbours of their positions along one dim, and their weights.
struct Neighbours {
  alignas(64) double at[2][kPlaces];  // 0 if outside the image
  alignas(64) double weight[2][kPlaces];
  alignas(64) double slope[kPlaces];         // derivative of the second weight with respect to the grid's value
  alignas(64) double is_inside[2][kPlaces];  // 0 or 1
};

// The loop has no branches, so that the compiler can vectorise it. Native code needs a CPU with AVX2, whose vectors
// round down in one instruction. The target excludes fused multiply-adds, so that both engines compute the same
// positions. With kNearest, the first neighbour is the nearest element and has the weight 1.
template <bool kNearest, int64_t kPadding, bool kAlignCorners>
[[gnu::target("avx2")]] void FindNeighbours(const double* __restrict x, int64_t size, Neighbours& result) {
  constexpr kernels::Sampling kHow = {kernels::kLinearMode, kPadding, kAlignCorners};
  const double last = static_cast<double>(size - 1);
  for (int64_t p = 0; p < kPlaces; ++p) {
    const kernels::Coordinate c = kernels::Pad(kernels::Unnormalize(x[p], size, kAlignCorners), size, kHow);
    const double first = kNearest ? std::nearbyint(c.at) : std::floor(c.at), second = first + 1;
    const double t = kNearest ? 0 : c.at - first;
    const double has_first = (first >= 0 ? 1.0 : 0.0) * (first <= last ? 1.0 : 0.0);
    const double has_second = kNearest ? 0 : (second >= 0 ? 1.0 : 0.0) * (second <= last ? 1.0 : 0.0);
    result.at[0][p] = first * has_first;
    result.at[1][p] = second * has_second;
    result.weight[0][p] = 1 - t;
    result.weight[1][p] = t;
    result.slope[p] = kNearest ? 0 : c.slope;
    result.is_inside[0][p] = has_first;
    result.is_inside[1][p] = has_second;
  }
}

using FindNeighboursFunction = void (*)(const double*, int64_t, Neighbours&);

template <bool kNearest, int64_t kPadding>
FindNeighboursFunction FunctionFor(bool align_corners) {
  return align_corners ? FindNeighbours<kNearest, kPadding, true> : FindNeighbours<kNearest, kPadding, false>;
}

template <bool kNearest>
FindNeighboursFunction FunctionFor(int64_t padding, bool align_corners) {
  if (padding == kernels::kBorder) return FunctionFor<kNearest, kernels::kBorder>(align_corners);
  if (padding == kernels::kReflectionAtEdges) {
    return FunctionFor<kNearest, kernels::kReflectionAtEdges>(align_corners);
  }
  return FunctionFor<kNearest, 0>(align_corners);
}

FindNeighboursFunction FunctionFor(const kernels::Sampling& how) {
  const bool is_nearest = how.interpolation == kernels::kNearestMode;
  return is_nearest ? FunctionFor<true>(how.padding, how.align_corners)
                    : FunctionFor<false>(how.padding, how.align_corners);
}

// T is the element type.
template <typename T, int kDims>
class GridSampler : public DenseCall {
 public:
  explicit GridSampler(const GridSamplerSpec& spec)
      : spec_(spec),
        find_neighbours_(FunctionFor(spec.sampling)),
        corners_(spec.sampling.interpolation == kernels::kNearestMode ? 1 : kCorners) {
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
                        absl::StrJoin(spec_.image_sizes, ", "), "] at ", places_, " points");
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

  // For each place of a block, the elements that its sample reads. Corner i is on the side (i >> d & 1) along dim d. A
  // corner outside the image has the offset of some element inside it, whose value must not be used.
  struct Block {
    int64_t count = 0;
    Neighbours along[kDims];
    alignas(64) T weight[kCorners][kPlaces];
    alignas(64) T is_inside[kCorners][kPlaces];  // 0 or 1
    alignas(64) int32_t at[kCorners][kPlaces];   // offset in a channel of the image
    alignas(64) int32_t gradient_at[kCorners][kPlaces];
    int64_t sample_at[kPlaces], grid_gradient_at[kPlaces];
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

  // Fills the block with the places from `at` on, which it advances. Positions are computed in float64, as in the
  // interpreter, so that both engines choose the same elements.
  [[gnu::target("avx2")]] void FindCorners(const T* grid, int64_t count, std::array<int64_t, kDims>& at,
                                           Block& block) const {
    alignas(64) double x[kDims][kPlaces];
    block.count = count;
    const int64_t axis_step = spec_.grid_strides[kDims + 1];
    const bool has_grid = !spec_.grid_gradient_strides.empty();
    for (int64_t p = 0; p < count; ++p, Advance(at)) {
      const T* const values = grid + OffsetOf(at, spec_.grid_strides, 1);
      for (int d = 0; d < kDims; ++d) x[d][p] = static_cast<double>(values[(kDims - 1 - d) * axis_step]);
      block.sample_at[p] = OffsetOf(at, spec_.sample_strides, 2);
      block.grid_gradient_at[p] = has_grid ? OffsetOf(at, spec_.grid_gradient_strides, 1) : 0;
    }
    for (int d = 0; d < kDims; ++d) {
      std::fill(x[d] + count, x[d] + kPlaces, 0.0);
      find_neighbours_(x[d], spec_.image_sizes[d + 2], block.along[d]);
    }
    for (int i = 0; i < corners_; ++i) {
      SetOffsets(i, spec_.image_strides, block.along, block.at[i]);
      if (!spec_.image_gradient_strides.empty()) {
        SetOffsets(i, spec_.image_gradient_strides, block.along, block.gradient_at[i]);
      }
      for (int64_t p = 0; p < kPlaces; ++p) {
        double weight = 1, is_inside = 1;
        for (int d = 0; d < kDims; ++d) {
          weight *= block.along[d].weight[i >> d & 1][p];
          is_inside *= block.along[d].is_inside[i >> d & 1][p];
        }
        block.weight[i][p] = static_cast<T>(weight);
        block.is_inside[i][p] = static_cast<T>(is_inside);
      }
    }
  }

  [[gnu::target("avx2")]] static void SetOffsets(int corner, const DimVector& strides, const Neighbours* along,
                                                 int32_t* __restrict to) {
    double step[kDims];
    for (int d = 0; d < kDims; ++d) step[d] = static_cast<double>(strides[d + 2]);
    for (int64_t p = 0; p < kPlaces; ++p) {
      double offset = 0;
      for (int d = 0; d < kDims; ++d) offset += along[d].at[corner >> d & 1][p] * step[d];
      to[p] = static_cast<int32_t>(offset);
    }
  }

  [[gnu::target("avx2")]] void Sample(int64_t image, int64_t begin, int64_t end,
                                      absl::Span<void* const> buffers) const {
    const T* const from = static_cast<const T*>(buffers[0]) + image * spec_.image_strides[0];
    const T* const grid = static_cast<const T*>(buffers[1]) + image * spec_.grid_strides[0];
    T* const to = static_cast<T*>(buffers[2]) + image * spec_.sample_strides[0];
    const int64_t channels = spec_.image_sizes[1], step = spec_.image_strides[1], to_step = spec_.sample_strides[1];
    const bool channels_are_last = step == 1 && to_step == 1 && channels > 1;
    std::array<int64_t, kDims> at = PlaceAt(begin);
    Block block;
    for (int64_t place = begin; place < end; place += kPlaces) {
      FindCorners(grid, std::min(kPlaces, end - place), at, block);
      if (channels_are_last) {
        for (int64_t p = 0; p < block.count; ++p) SampleChannels(block, p, from, channels, to + block.sample_at[p]);
        continue;
      }
      for (int64_t c = 0; c < channels; ++c) {
        alignas(64) T sums[kPlaces];
        SampleChannel(block, from + c * step, sums);
        for (int64_t p = 0; p < block.count; ++p) to[c * to_step + block.sample_at[p]] = sums[p];
      }
    }
  }

  // Adds the corners in order, as the interpreter does; those outside the image add nothing, not even 0 times infinity.
  [[gnu::target("avx2")]] void SampleChannel(const Block& block, const T* __restrict from, T* __restrict sums) const {
    if (corners_ == 1) {
      for (int64_t p = 0; p < kPlaces; ++p) {
        const T nearest = from[block.at[0][p]];
        sums[p] = block.is_inside[0][p] != 0 ? nearest : 0;
      }
      return;
    }
    for (int64_t p = 0; p < kPlaces; ++p) {
      T sum = 0;
      for (int i = 0; i < kCorners; ++i) {
        const T term = block.weight[i][p] * from[block.at[i][p]];
        sum += block.is_inside[i][p] != 0 ? term : 0;
      }
      sums[p] = sum;
    }
  }

  [[gnu::target("avx2")]] void SampleChannels(const Block& block, int64_t p, const T* __restrict from, int64_t channels,
                                              T* __restrict to) const {
    std::fill_n(to, channels, T{0});
    for (int i = 0; i < corners_; ++i) {
      if (block.is_inside[i][p] == 0) continue;
      const T weight = block.weight[i][p];
      const T* const corner = from + block.at[i][p];
      for (int64_t c = 0; c < channels; ++c) to[c] += weight * corner[c];
    }
  }

  [[gnu::target("avx2")]] void AddGradients(int64_t image, absl::Span<void* const> buffers) const {
    const T* const gradient = static_cast<const T*>(buffers[0]) + image * spec_.sample_strides[0];
    const T* const from = static_cast<const T*>(buffers[1]) + image * spec_.image_strides[0];
    const T* const grid = static_cast<const T*>(buffers[2]) + image * spec_.grid_strides[0];
    const bool has_image = !spec_.image_gradient_strides.empty(), has_grid = !spec_.grid_gradient_strides.empty();
    T* const by_image = has_image ? static_cast<T*>(buffers[3]) + image * spec_.image_gradient_strides[0] : nullptr;
    T* const by_grid =
        has_grid ? static_cast<T*>(buffers[has_image ? 4 : 3]) + image * spec_.grid_gradient_strides[0] : nullptr;
    const int64_t channels = spec_.image_sizes[1];
    std::array<int64_t, kDims> at = {};
    Block block;
    for (int64_t place = 0; place < places_; place += kPlaces) {
      FindCorners(grid, std::min(kPlaces, places_ - place), at, block);
      alignas(64) T by_weight[kCorners][kPlaces] = {};
      for (int64_t c = 0; c < channels; ++c) {
        alignas(64) T g[kPlaces] = {};
        const T* const of_channel = gradient + c * spec_.sample_strides[1];
        for (int64_t p = 0; p < block.count; ++p) g[p] = of_channel[block.sample_at[p]];
        if (has_image) AddToImage(block, g, by_image + c * spec_.image_gradient_strides[1]);
        if (has_grid && corners_ > 1) AddByWeight(block, g, from + c * spec_.image_strides[1], by_weight);
      }
      if (has_grid && corners_ > 1) StoreByGrid(block, by_weight, by_grid);
      if (has_grid && corners_ == 1) ClearGrid(block, by_grid);
    }
  }

  [[gnu::target("avx2")]] void AddToImage(const Block& block, const T* __restrict g, T* __restrict by_image) const {
    for (int64_t p = 0; p < block.count; ++p) {
      for (int i = 0; i < corners_; ++i) {
        if (block.is_inside[i][p] != 0) by_image[block.gradient_at[i][p]] += block.weight[i][p] * g[p];
      }
    }
  }

  [[gnu::target("avx2")]] static void AddByWeight(const Block& block, const T* __restrict g, const T* __restrict from,
                                                  T (&by_weight)[kCorners][kPlaces]) {
    for (int i = 0; i < kCorners; ++i) {
      T* const __restrict sums = by_weight[i];
      for (int64_t p = 0; p < kPlaces; ++p) sums[p] += g[p] * from[block.at[i][p]];
    }
  }

  [[gnu::target("avx2")]] void StoreByGrid(const Block& block, const T (&by_weight)[kCorners][kPlaces],
                                           T* by_grid) const {
    for (int axis = 0; axis < kDims; ++axis) {
      alignas(64) T slopes[kPlaces] = {};
      for (int i = 0; i < kCorners; ++i) {
        for (int64_t p = 0; p < kPlaces; ++p) {
          double slope = 1;
          for (int d = 0; d < kDims; ++d) {
            const int side = i >> d & 1;
            const Neighbours& along = block.along[d];
            slope *= d == kDims - 1 - axis ? (side == 0 ? -along.slope[p] : along.slope[p]) : along.weight[side][p];
          }
          const T term = static_cast<T>(slope) * by_weight[i][p];
          slopes[p] += block.is_inside[i][p] != 0 ? term : 0;
        }
      }
      T* const out = by_grid + axis * spec_.grid_gradient_strides[kDims + 1];
      for (int64_t p = 0; p < block.count; ++p) out[block.grid_gradient_at[p]] = slopes[p];
    }
  }

  // The nearest element does not depend on small changes of the grid.
  void ClearGrid(const Block& block, T* by_grid) const {
    for (int axis = 0; axis < kDims; ++axis) {
      T* const out = by_grid + axis * spec_.grid_gradient_strides[kDims + 1];
      for (int64_t p = 0; p < block.count; ++p) out[block.grid_gradient_at[p]] = 0;
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
  FindNeighboursFunction find_neighbours_;
  int corners_;         // that a sample reads
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
  if (spec.sampling.interpolation != kernels::kLinearMode && spec.sampling.interpolation != kernels::kNearestMode) {
    return absl::UnimplementedError("the native grid sampler does not support cubic interpolation");
  }
  for (const DimVector* strides : {&spec.image_strides, &spec.image_gradient_strides}) {
    int64_t last = 0;
    for (size_t d = 2; d < strides->size(); ++d) last += (spec.image_sizes[d] - 1) * (*strides)[d];
    if (last > std::numeric_limits<int32_t>::max()) {
      return absl::UnimplementedError("a channel of the image is too large for the native grid sampler");
    }
  }
  if (spec.dtype == DType::kFloat32) return MakeGridSamplerOf<float>(spec);
  if (spec.dtype == DType::kFloat64) return MakeGridSamplerOf<double>(spec);
  return absl::UnimplementedError(absl::StrCat("the native grid sampler does not support ", TorchName(spec.dtype)));
}

}  // namespace backtape::jit
