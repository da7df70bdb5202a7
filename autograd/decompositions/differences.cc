// torch.gradient: differences along dims, divided by the distances of the points.
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::decompositions {
namespace {

using Dims = std::vector<int64_t>;

Dims DimsOf(const Variable& self, std::optional<int64_t> dim) {
  if (dim.has_value()) return {*dim};
  Dims dims;
  for (int64_t d = 0; d < self.dim(); ++d) dims.push_back(d);
  return dims;
}

void RequireSizes(const Variable& self, int64_t dim, int64_t edge_order) {
  if (edge_order != 1 && edge_order != 2) {
    Reject("gradient", absl::StrCat("edge_order must be 1 or 2, got ", edge_order));
  }
  if (SymLess(SymSizeOf(self, dim), SymInt(edge_order + 1))) {
    Reject("gradient", absl::StrCat("the size of dim ", dim, " must be at least edge_order + 1 = ", edge_order + 1,
                                    ", but is ", SymSizeOf(self, dim).ToString()));
  }
}

// Elements `start` to `end` - 1 of a dim. A negative start, and an end of 0 or less, count from the end of the dim.
class Along {
 public:
  Along(const Variable& x, int64_t dim) : x_(x), dim_(dim), size_(SymSizeOf(x, dim)) {}
  Variable operator()(int64_t start, int64_t end) const {
    return ops::slice(x_, dim_, start < 0 ? size_ + SymInt(start) : SymInt(start),
                      end <= 0 ? size_ + SymInt(end) : SymInt(end));
  }

 private:
  const Variable& x_;
  int64_t dim_;
  SymInt size_;
};

Variable Uniform(const Variable& self, int64_t dim, const SymScalar& spacing, int64_t edge_order) {
  const Along f(self, dim);
  const double step = ToDouble(spacing);
  Variable first, last;
  if (edge_order == 1) {
    first = f(1, 2) - f(0, 1);
    last = f(-1, 0) - f(-2, -1);
  } else {
    first = f(1, 2) * SymScalar(2) - f(0, 1) * SymScalar(1.5) - f(2, 3) * SymScalar(0.5);
    last = f(-1, 0) * SymScalar(1.5) - f(-2, -1) * SymScalar(2) + f(-3, -2) * SymScalar(0.5);
  }
  const Variable inside = (f(2, 0) - f(0, -2)) / SymScalar(2 * step);
  return ops::cat({first / SymScalar(step), inside, last / SymScalar(step)}, dim);
}

// `points` holds the coordinates along the dim.
Variable AtPoints(const Variable& self, int64_t dim, const Variable& points, int64_t edge_order) {
  if (points.dim() != 1 || !SymEqual(SymSizeOf(points, 0), SymSizeOf(self, dim))) {
    Reject("gradient", absl::StrCat("the coordinates for dim ", dim, " must be a 1-D tensor of ",
                                    SymSizeOf(self, dim).ToString(), " elements, got ", points.type().ToString()));
  }
  std::vector<SymInt> sizes(static_cast<size_t>(self.dim()), SymInt(1));
  sizes[dim] = SymInt(-1);
  const Variable steps = ops::reshape(diff(points, 1, -1), sizes);
  const Along f(self, dim), h(steps, dim);
  const Variable before = h(0, -1), after = h(1, 0);
  const Variable inside = f(0, -2) * (-after / (before * (before + after))) +
                          f(1, -1) * ((after - before) / (before * after)) +
                          f(2, 0) * (before / (after * (before + after)));
  if (edge_order == 1) {
    return ops::cat({(f(1, 2) - f(0, 1)) / h(0, 1), inside, (f(-1, 0) - f(-2, -1)) / h(-1, 0)}, dim);
  }
  const Variable a = h(0, 1), b = h(1, 2), c = h(-2, -1), d = h(-1, 0);
  const Variable first = f(0, 1) * (-(a * SymScalar(2) + b) / (a * (a + b))) + f(1, 2) * ((a + b) / (a * b)) -
                         f(2, 3) * (a / (b * (a + b)));
  const Variable last = f(-3, -2) * (d / (c * (c + d))) - f(-2, -1) * ((d + c) / (c * d)) +
                        f(-1, 0) * ((d * SymScalar(2) + c) / (d * (c + d)));
  return ops::cat({first, inside, last}, dim);
}

variable_list UniformOver(const Variable& self, const Dims& dims, absl::Span<const SymScalar> spacing,
                          int64_t edge_order) {
  if (spacing.size() != dims.size() && spacing.size() != 1) {
    Reject("gradient",
           absl::StrCat("expected one spacing, or one for each of the ", dims.size(), " dims, got ", spacing.size()));
  }
  variable_list results;
  for (size_t i = 0; i < dims.size(); ++i) {
    const int64_t dim = WrapSizedDim("gradient", dims[i], self.dim());
    RequireSizes(self, dim, edge_order);
    results.push_back(Uniform(self, dim, spacing[spacing.size() == 1 ? 0 : i], edge_order));
  }
  return results;
}

variable_list AtPointsOver(const Variable& self, const Dims& dims, absl::Span<const Variable> points,
                           int64_t edge_order) {
  if (points.size() != dims.size()) {
    Reject("gradient", absl::StrCat("expected one tensor of coordinates for each of the ", dims.size(), " dims, got ",
                                    points.size()));
  }
  variable_list results;
  for (size_t i = 0; i < dims.size(); ++i) {
    const int64_t dim = WrapSizedDim("gradient", dims[i], self.dim());
    RequireSizes(self, dim, edge_order);
    results.push_back(AtPoints(self, dim, points[i], edge_order));
  }
  return results;
}

}  // namespace

variable_list gradient_scalarint(const Variable& self, const std::optional<SymScalar>& spacing,
                                 std::optional<int64_t> dim, int64_t edge_order) {
  return UniformOver(self, DimsOf(self, dim), {spacing.value_or(SymScalar(1))}, edge_order);
}
variable_list gradient_scalararray(const Variable& self, const SymScalar& spacing, absl::Span<const int64_t> dim,
                                   int64_t edge_order) {
  return UniformOver(self, Dims(dim.begin(), dim.end()), {spacing}, edge_order);
}
variable_list gradient_array(const Variable& self, absl::Span<const int64_t> dim, int64_t edge_order) {
  return UniformOver(self, Dims(dim.begin(), dim.end()), {SymScalar(1)}, edge_order);
}
variable_list gradient_scalarrayint(const Variable& self, absl::Span<const SymScalar> spacing,
                                    std::optional<int64_t> dim, int64_t edge_order) {
  return UniformOver(self, DimsOf(self, dim), spacing, edge_order);
}
variable_list gradient_scalarrayarray(const Variable& self, absl::Span<const SymScalar> spacing,
                                      absl::Span<const int64_t> dim, int64_t edge_order) {
  return UniformOver(self, Dims(dim.begin(), dim.end()), spacing, edge_order);
}
variable_list gradient_tensorarrayint(const Variable& self, absl::Span<const Variable> spacing,
                                      std::optional<int64_t> dim, int64_t edge_order) {
  return AtPointsOver(self, DimsOf(self, dim), spacing, edge_order);
}
variable_list gradient_tensorarray(const Variable& self, absl::Span<const Variable> spacing,
                                   absl::Span<const int64_t> dim, int64_t edge_order) {
  return AtPointsOver(self, Dims(dim.begin(), dim.end()), spacing, edge_order);
}

}  // namespace backtape::decompositions
