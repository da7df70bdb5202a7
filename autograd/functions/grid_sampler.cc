// Second derivatives of sampling at the positions of a grid. An output element is a weighted sum of the image's
// elements near its position. A weight is a product of one factor for each dim, and a factor is a piecewise polynomial
// in one coordinate (interp/kernels/grid_sampler.cc).
#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {
namespace {

constexpr int64_t kNearestMode = 1, kCubicMode = 2;  // values of interpolation_mode; 0 is linear
constexpr int64_t kBorder = 1, kReflection = 2;      // values of padding_mode; 0 is zeros

// One neighbouring element along one dim for each grid position, [N, positions]: its index, its weight, and the
// derivatives of the weight with respect to the grid coordinate. Outside of the image the weight is 0.
struct Neighbour {
  Variable at, weight, slope, curvature;
};

struct Coordinate {
  Variable at, slope;
};

Coordinate Clip(const Coordinate& c, const SymInt& size) {
  const SymScalar last = size - 1;
  const Variable is_inside = ops::logical_and(c.at > 0, c.at < last);
  return {ops::clamp(c.at, 0, last), ops::where(is_inside, c.slope, 0)};
}

Coordinate Reflect(const Coordinate& c, double low, const SymInt& span) {
  if (SymEqual(span, 0)) return {ops::zeros_like(c.at), ops::zeros_like(c.slope)};
  const Variable offset = c.at - low, distance = ops::abs(offset);
  const Variable extra = ops::fmod(distance, SymScalar(span));
  const Variable is_even = ops::fmod(ops::floor(distance / SymScalar(span)), 2) == 0;
  const Variable slope = ops::where(offset < 0, -c.slope, c.slope);
  return {ops::where(is_even, extra + low, SymScalar(span) - extra + low), ops::where(is_even, slope, -slope)};
}

Coordinate Pad(const Coordinate& c, const SymInt& size, int64_t padding_mode, bool align_corners) {
  if (padding_mode == kBorder) return Clip(c, size);
  if (padding_mode != kReflection) return c;
  return Clip(align_corners ? Reflect(c, 0, size - 1) : Reflect(c, -0.5, size), size);
}

// Adds the weight (a polynomial in t) and its derivatives. `polynomial`: the coefficients, constant term first.
Neighbour WithWeight(const Variable& position, const SymInt& size, const Coordinate& c, const Variable& t,
                     const std::array<double, 4>& polynomial) {
  const Variable is_inside = ops::logical_and(position >= 0, position <= SymScalar(size - 1));
  const auto evaluate = [&](const std::array<double, 4>& p) {
    return ops::where(is_inside, ((t * p[3] + p[2]) * t + p[1]) * t + p[0], 0);
  };
  const auto derivative = [](const std::array<double, 4>& p) {
    return std::array<double, 4>{p[1], 2 * p[2], 3 * p[3], 0};
  };
  return {ops::_to_copy(ops::clamp(position, 0, SymScalar(size - 1)), DType::kInt64), evaluate(polynomial),
          evaluate(derivative(polynomial)) * c.slope, evaluate(derivative(derivative(polynomial))) * c.slope * c.slope};
}

std::vector<Neighbour> NeighboursAlong(const Variable& x, const SymInt& size, int64_t interpolation_mode,
                                       int64_t padding_mode, bool align_corners) {
  const SymScalar span = align_corners ? size - 1 : size;
  const Variable slope = ops::full_like(x, 0.5) * span, from_border = (x + 1) * span / 2;
  const Coordinate raw = {align_corners ? from_border : from_border - 0.5, slope};
  if (interpolation_mode == kCubicMode) {
    constexpr double kA = -0.75;
    // The weights at the distances 1 + t, t, 1 - t and 2 - t.
    constexpr std::array<double, 4> kWeights[] = {
        {0, kA, -2 * kA, kA}, {1, 0, -(kA + 3), kA + 2}, {0, -kA, 2 * kA + 3, -(kA + 2)}, {0, 0, kA, -kA}};
    const Variable floor = ops::floor(raw.at), t = raw.at - floor;
    std::vector<Neighbour> result;
    for (int i = 0; i < 4; ++i) {
      const Variable position = Pad({floor + (i - 1), slope}, size, padding_mode, align_corners).at;
      result.push_back(WithWeight(position, size, raw, t, kWeights[i]));
    }
    return result;
  }
  const Coordinate c = Pad(raw, size, padding_mode, align_corners);
  if (interpolation_mode == kNearestMode) {
    return {WithWeight(ops::round(c.at), size, c, ops::zeros_like(c.at), {1, 0, 0, 0})};
  }
  const Variable floor = ops::floor(c.at), t = c.at - floor;
  return {WithWeight(floor, size, c, t, {1, -1, 0, 0}), WithWeight(floor + 1, size, c, t, {0, 1, 0, 0})};
}

// One choice of a neighbour along each dim. `chosen` is in the order of the image's dims.
struct Corner {
  std::vector<Neighbour> chosen;

  Variable Position(absl::Span<const SymInt> plane) const {
    Variable at = chosen[0].at;
    for (size_t d = 1; d < plane.size(); ++d) at = at * SymScalar(plane[d]) + chosen[d].at;
    return at;
  }
  // The derivative of the weight with respect to the coordinates of the dims in `by`.
  Variable Derivative(absl::Span<const size_t> by) const {
    Variable product;
    for (size_t d = 0; d < chosen.size(); ++d) {
      const auto order = std::count(by.begin(), by.end(), d);
      const Variable& factor = order == 0 ? chosen[d].weight : order == 1 ? chosen[d].slope : chosen[d].curvature;
      product = product.defined() ? product * factor : factor;
    }
    return product;
  }
};

std::vector<Corner> Corners(const std::vector<std::vector<Neighbour>>& neighbours) {
  std::vector<Corner> corners = {Corner()};
  for (const std::vector<Neighbour>& along : neighbours) {
    std::vector<Corner> next;
    for (const Corner& corner : corners) {
      for (const Neighbour& neighbour : along) {
        next.push_back(corner);
        next.back().chosen.push_back(neighbour);
      }
    }
    corners = std::move(next);
  }
  return corners;
}

void Accumulate(Variable& sum, const Variable& term) { sum = sum.defined() ? sum + term : term; }

std::tuple<Variable, Variable, Variable> DoubleBackward(const Variable& grad_grad_input, const Variable& grad_grad_grid,
                                                        const Variable& grad_output, const Variable& input,
                                                        const Variable& grid, int64_t interpolation_mode,
                                                        int64_t padding_mode, bool align_corners,
                                                        std::array<bool, 3> mask) {
  const std::vector<SymInt> sizes = SymSizesOf(input);
  const size_t dims = sizes.size() - 2;
  const std::vector<SymInt> plane(sizes.begin() + 2, sizes.end());
  const SymInt &samples = sizes[0], &channels = sizes[1];
  const auto flat = [&](const Variable& x) { return ops::reshape(x, {samples, channels, -1}); };
  // Dim d of the image corresponds to coordinate dims - 1 - d.
  const auto coordinate = [&](const Variable& x, size_t d) {
    return ops::reshape(ops::select(x, -1, static_cast<int64_t>(dims - 1 - d)), {samples, -1});
  };
  std::vector<std::vector<Neighbour>> neighbours;
  for (size_t d = 0; d < dims; ++d) {
    neighbours.push_back(
        NeighboursAlong(coordinate(grid, d), plane[d], interpolation_mode, padding_mode, align_corners));
  }
  const Variable image = flat(input), grads = flat(grad_output);
  Variable by_output, by_input, by_places[3];
  for (const Corner& corner : Corners(neighbours)) {
    const Variable at = ops::unsqueeze(corner.Position(plane), 1);
    const auto read = [&](const Variable& x) {
      return ops::gather(flat(x), 2, ops::expand(at, {samples, channels, SymSizeOf(at, 2)}));
    };
    const auto along = [](const Variable& x) { return ops::unsqueeze(x, 1); };
    if (grad_grad_input.defined()) {
      const Variable elements = read(grad_grad_input);
      Accumulate(by_output, elements * along(corner.Derivative({})));
      for (size_t d = 0; d < dims; ++d) {
        Accumulate(by_places[d], corner.Derivative({d}) * ops::sum(grads * elements, {1}));
      }
    }
    if (grad_grad_grid.defined()) {
      const Variable elements = read(input);
      Variable change;  // the change of the weight when the grid moves by grad_grad_grid
      for (size_t d = 0; d < dims; ++d) Accumulate(change, corner.Derivative({d}) * coordinate(grad_grad_grid, d));
      Accumulate(by_output, elements * along(change));
      const Variable index = ops::expand(at, {samples, channels, SymSizeOf(at, 2)});
      if (!by_input.defined()) by_input = ops::zeros_like(image);
      by_input = ops::scatter_add(by_input, 2, index, grads * along(change));
      const Variable products = ops::sum(grads * elements, {1});
      for (size_t d = 0; d < dims; ++d) {
        for (size_t e = 0; e < dims; ++e) {
          Accumulate(by_places[d], corner.Derivative({d, e}) * coordinate(grad_grad_grid, e) * products);
        }
      }
    }
  }
  Variable by_grid;
  if (by_places[0].defined()) {
    std::vector<Variable> coordinates;
    for (size_t k = 0; k < dims; ++k) coordinates.push_back(by_places[dims - 1 - k]);
    by_grid = ops::reshape(ops::stack(coordinates, -1), SymSizesOf(grid));
  }
  if (by_output.defined()) by_output = ops::reshape(by_output, SymSizesOf(grad_output));
  if (by_input.defined()) by_input = ops::reshape(by_input, sizes);
  return {mask[0] ? by_output : Variable(), mask[1] ? by_input : Variable(), mask[2] ? by_grid : Variable()};
}

}  // namespace

std::tuple<Variable, Variable, Variable> grid_sampler_2d_double_backward(
    const Variable& grad_grad_input, const Variable& grad_grad_grid, const Variable& grad_output, const Variable& input,
    const Variable& grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
    std::array<bool, 3> mask) {
  return DoubleBackward(grad_grad_input, grad_grad_grid, grad_output, input, grid, interpolation_mode, padding_mode,
                        align_corners, mask);
}

std::tuple<Variable, Variable, Variable> grid_sampler_3d_double_backward(
    const Variable& grad_grad_input, const Variable& grad_grad_grid, const Variable& grad_output, const Variable& input,
    const Variable& grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
    std::array<bool, 3> mask) {
  return DoubleBackward(grad_grad_input, grad_grad_grid, grad_output, input, grid, interpolation_mode, padding_mode,
                        align_corners, mask);
}

}  // namespace backtape::formulas
