// Sampling of images and volumes at the positions of a grid, whose last dim holds x, y (and z) in [-1, 1] from edge to
// edge. Positions and weights match PyTorch's (aten/src/ATen/native/GridSamplerUtils.h).
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/grid_coordinates.h"

namespace backtape::kernels {
namespace {

// An element along one dim (-1 if outside), its weight, and the weight's derivative with respect to the grid's value.
struct DimSample {
  int64_t at = -1;
  double weight = 0;
  double slope = 0;
};

int64_t InsideOr(int64_t i, int64_t size) { return i >= 0 && i < size ? i : -1; }

// The weights of four neighbours at distances 1 + t, t, 1 - t, 2 - t, with a = -0.75, and their derivatives with
// respect to t.
std::array<std::array<double, 2>, 4> CubicWeights(double t) {
  constexpr double kA = -0.75;
  std::array<std::array<double, 2>, 4> result;
  const double distances[] = {t + 1, t, 1 - t, 2 - t}, signs[] = {1, 1, -1, -1};
  for (int i = 0; i < 4; ++i) {
    const double x = distances[i];
    result[i] =
        x <= 1 ? std::array<double, 2>{((kA + 2) * x - (kA + 3)) * x * x + 1, (3 * (kA + 2) * x - 2 * (kA + 3)) * x}
               : std::array<double, 2>{((x - 5) * x + 8) * x * kA - 4 * kA, ((3 * x - 10) * x + 8) * kA};
    result[i][1] *= signs[i];
  }
  return result;
}

using DimSamples = absl::InlinedVector<DimSample, 4>;

DimSamples SamplesAlong(double x, int64_t size, const Sampling& how) {
  Coordinate c = Unnormalize(x, size, how.align_corners);
  if (how.interpolation == kCubicMode) {
    const double slope = c.slope;
    if (!std::isfinite(c.at) || std::fabs(c.at) > 0x1p30) c.at = -100;
    const double floor = std::floor(c.at);
    const auto weights = CubicWeights(c.at - floor);
    DimSamples samples;
    for (int i = 0; i < 4; ++i) {
      const Coordinate neighbour = Pad({floor - 1 + i, 1}, size, how);
      samples.push_back({InsideOr(static_cast<int64_t>(neighbour.at), size), weights[i][0], weights[i][1] * slope});
    }
    return samples;
  }
  c = Pad(c, size, how);
  if (how.interpolation == kNearestMode)
    return DimSamples{DimSample{InsideOr(static_cast<int64_t>(std::nearbyint(c.at)), size), 1, 0}};
  const double floor = std::floor(c.at), t = c.at - floor;
  const int64_t first = static_cast<int64_t>(floor);
  return DimSamples{DimSample{InsideOr(first, size), 1 - t, -c.slope},
                    DimSample{InsideOr(first + 1, size), t, c.slope}};
}

// One element of a sample: its index in the plane, its weight, and the weight's derivatives with respect to x, y, z.
struct Corner {
  int64_t at = 0;
  double weight = 0;
  std::array<double, 3> slopes = {0, 0, 0};
};

using Corners = absl::InlinedVector<Corner, 16>;

// The elements to read for position `place`: x, y (and z), in a plane of sizes (D,) H, W. Returns only those inside the
// plane.
Corners CornersAt(const double* place, absl::Span<const int64_t> plane, const Sampling& how) {
  const int dims = static_cast<int>(plane.size());
  Corners corners = {Corner{0, 1, {1, 1, 1}}};
  for (int d = 0; d < dims; ++d) {
    const int axis = dims - 1 - d;  // index of the grid's coordinate
    Corners next;
    for (const DimSample& sample : SamplesAlong(place[axis], plane[d], how)) {
      if (sample.at < 0) continue;
      for (Corner corner : corners) {
        corner.at = corner.at * plane[d] + sample.at;
        corner.weight *= sample.weight;
        for (int k = 0; k < dims; ++k) corner.slopes[k] *= k == axis ? sample.slope : sample.weight;
        next.push_back(corner);
      }
    }
    corners = std::move(next);
  }
  return corners;
}

// Sizes of row-major buffers: input [N, C, ...], output [N, C, ...], grid [N, ..., dims].
struct Shapes {
  int64_t batch, channels, dims;
  int64_t in_plane = 1, out_plane = 1;
  DimVector plane;

  Shapes(const Tensor& input, const Tensor& grid)
      : batch(input.size(0)), channels(input.size(1)), dims(input.dim() - 2) {
    for (int64_t d = 2; d < input.dim(); ++d) {
      plane.push_back(input.size(d));
      in_plane *= input.size(d);
      out_plane *= grid.size(d - 1);
    }
  }
};

absl::Status Sample(const Tensor& input, const Tensor& grid, const Sampling& how, const Tensor& out) {
  const Shapes shapes(input, grid);
  const std::vector<double> in = ReadDense<double>(input), places = ReadDense<double>(grid);
  std::vector<double> result(out.numel());
  for (int64_t i = 0; i < shapes.batch * shapes.out_plane; ++i) {
    const int64_t n = i / shapes.out_plane, place = i % shapes.out_plane;
    for (const Corner& corner : CornersAt(&places[i * shapes.dims], shapes.plane, how)) {
      for (int64_t c = 0; c < shapes.channels; ++c) {
        const int64_t image = n * shapes.channels + c;
        result[image * shapes.out_plane + place] += corner.weight * in[image * shapes.in_plane + corner.at];
      }
    }
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

absl::Status SampleBackward(const Tensor& grad_output, const Tensor& input, const Tensor& grid, const Sampling& how,
                            const Tensor& out0, const Tensor& out1) {
  const Shapes shapes(input, grid);
  const std::vector<double> in = ReadDense<double>(input), places = ReadDense<double>(grid);
  const std::vector<double> grads = ReadDense<double>(grad_output);
  std::vector<double> by_input(input.numel()), by_grid(grid.numel());
  for (int64_t i = 0; i < shapes.batch * shapes.out_plane; ++i) {
    const int64_t n = i / shapes.out_plane, place = i % shapes.out_plane;
    for (const Corner& corner : CornersAt(&places[i * shapes.dims], shapes.plane, how)) {
      double by_weight = 0;
      for (int64_t c = 0; c < shapes.channels; ++c) {
        const int64_t image = n * shapes.channels + c, at = image * shapes.in_plane + corner.at;
        const double grad = grads[image * shapes.out_plane + place];
        by_input[at] += corner.weight * grad;
        by_weight += grad * in[at];
      }
      // In nearest mode, the gradient of the grid is 0, even if the element is infinite (0 * inf would be NaN).
      if (how.interpolation == kNearestMode) continue;
      for (int64_t k = 0; k < shapes.dims; ++k) by_grid[i * shapes.dims + k] += corner.slopes[k] * by_weight;
    }
  }
  if (out0.defined()) WriteDense(by_input, out0);
  if (out1.defined()) WriteDense(by_grid, out1);
  return absl::OkStatus();
}

}  // namespace

absl::Status grid_sampler_2d(const Tensor& input, const Tensor& grid, int64_t interpolation_mode, int64_t padding_mode,
                             bool align_corners, const Tensor& out) {
  return Sample(input, grid, {interpolation_mode, padding_mode, align_corners}, out);
}

absl::Status grid_sampler_3d(const Tensor& input, const Tensor& grid, int64_t interpolation_mode, int64_t padding_mode,
                             bool align_corners, const Tensor& out) {
  return Sample(input, grid, {interpolation_mode, padding_mode, align_corners}, out);
}

absl::Status grid_sampler_2d_backward(const Tensor& grad_output, const Tensor& input, const Tensor& grid,
                                      int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
                                      std::array<bool, 2> output_mask, const Tensor& out0, const Tensor& out1) {
  return SampleBackward(grad_output, input, grid, {interpolation_mode, padding_mode, align_corners}, out0, out1);
}

absl::Status grid_sampler_3d_backward(const Tensor& grad_output, const Tensor& input, const Tensor& grid,
                                      int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
                                      std::array<bool, 2> output_mask, const Tensor& out0, const Tensor& out1) {
  return SampleBackward(grad_output, input, grid, {interpolation_mode, padding_mode, align_corners}, out0, out1);
}

}  // namespace backtape::kernels
