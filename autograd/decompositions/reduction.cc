// Statistics, norms and sums composed of other reductions.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::decompositions {
namespace {

using Dims = std::vector<int64_t>;

std::optional<SymScalar> Correction(bool unbiased) { return SymScalar(unbiased ? 1 : 0); }

bool IsIntegral(DType dtype) { return !IsFloatingPoint(dtype); }

Variable WithFloats(const Variable& x) { return IsIntegral(x.dtype()) ? ops::_to_copy(x, DType::kFloat32) : x; }

// The second (or first) element of each pair of neighbours along a dim.
Variable Neighbours(const Variable& x, int64_t dim, bool second) {
  const SymInt size = SymSizeOf(x, dim);
  return second ? ops::slice(x, dim, 1, size) : ops::slice(x, dim, 0, size - SymInt(1));
}

// The distances between neighbouring points x, in a shape that broadcasts with y. x may have a single dim.
Variable Steps(const Variable& y, const Variable& x, int64_t dim) {
  Variable points = x;
  if (x.dim() == 1 && y.dim() != 1) {
    std::vector<SymInt> sizes(static_cast<size_t>(y.dim()), 1);
    sizes[WrapSizedDim("trapezoid", dim, y.dim())] = SymSizeOf(x, 0);
    points = ops::view(x, sizes);
  }
  return Neighbours(points, dim, true) - Neighbours(points, dim, false);
}

void RequireNumbers(absl::string_view op, const variable_list& operands) {
  for (const Variable& operand : operands) {
    if (operand.dtype() == DType::kBool) Reject(op, "expected numbers, got bool");
  }
}

Variable SumOfNeighbours(const Variable& y, int64_t dim) {
  return Neighbours(y, dim, true) + Neighbours(y, dim, false);
}

// Returns [..., quantiles]: the dim of the values is removed, and the dim of the quantiles is the last.
// With `ignores_nan`, NaNs are left out, and the quantiles of a row without other elements are NaN.
Variable QuantilesAt(const Variable& self, const Variable& q, std::optional<int64_t> dim,
                     absl::string_view interpolation, bool ignores_nan = false) {
  if (q.dim() > 1) Reject("quantile", absl::StrCat("q must have 0 or 1 dims, got ", q.dim()));
  if (self.dtype() != DType::kFloat32 && self.dtype() != DType::kFloat64) {
    Reject("quantile", absl::StrCat("expected float32 or float64, got ", TorchName(self.dtype())));
  }
  if (q.dtype() != self.dtype()) {
    Reject("quantile", absl::StrCat("q must have the dtype of the input (", TorchName(self.dtype()), "), but has ",
                                    TorchName(q.dtype())));
  }
  // Sorts the values along the last dim and finds the two between which each quantile lies.
  const Variable flat = dim.has_value() ? self : ops::reshape(self, {-1});
  const int64_t at = WrapDim("quantile", dim.value_or(0), flat.dim());
  const Variable rows = movedim_int(flat.dim() == 0 ? ops::reshape(flat, {1}) : flat, at, -1);
  const Variable ordered = std::get<0>(ops::sort(rows, -1));
  const Variable numbers = ops::reshape(q, {-1});
  const Variable last = ops::full({}, SymScalar(SymSizeOf(rows, -1) - SymInt(1)), self.dtype());
  // The quantiles of a row with a NaN are NaN; NaNs are sorted to the end.
  const Variable has_nan = ops::any(ops::isnan(rows), -1, /*keepdim=*/true);
  Variable place = ops::where(has_nan, last, numbers * last);
  if (ignores_nan) {
    const Variable count = ops::sum(ops::logical_not(ops::isnan(rows)), {-1}, /*keepdim=*/true);
    place = ops::clamp_min(numbers * ops::_to_copy(count - SymScalar(1), self.dtype()), SymScalar(0));
  }
  const auto picked = [&ordered](const Variable& places) {
    return ops::gather(ordered, -1, ops::_to_copy(places, DType::kInt64));
  };
  Variable result;
  if (interpolation == "lower") {
    result = picked(ops::floor(place));
  } else if (interpolation == "higher") {
    result = picked(ops::ceil(place));
  } else if (interpolation == "nearest") {
    result = picked(ops::round(place));
  } else {
    const Variable below = ops::floor(place);
    const Variable low = picked(below), high = picked(ops::ceil(place));
    if (interpolation == "midpoint") {
      result = ops::lerp(low, high, SymScalar(0.5));
    } else if (interpolation == "linear") {
      result = ops::lerp(low, high, place - below);
    } else {
      Reject("quantile", absl::StrCat("unknown interpolation \"", interpolation,
                                      "\"; expected linear, lower, higher, midpoint or nearest"));
    }
  }
  return result;
}

// The singular values of the matrices in two dims, in the last dim.
Variable SingularValues(const Variable& x, int64_t rows, int64_t columns) {
  Dims order;
  for (int64_t d = 0; d < x.dim(); ++d) {
    if (d != rows && d != columns) order.push_back(d);
  }
  order.push_back(rows);
  order.push_back(columns);
  return linalg_svdvals(ops::permute(x, order), std::nullopt);
}

// The norms of matrices, with the two dims of the matrices as dims of size 1.
Variable WithDims(const Variable& norm, int64_t rows, int64_t columns) {
  return ops::unsqueeze(ops::unsqueeze(norm, std::min(rows, columns)), std::max(rows, columns));
}

}  // namespace

Variable std(const Variable& self, Flag unbiased) { return ops::std(self, std::nullopt, Correction(unbiased), false); }
Variable std_dim(const Variable& self, OptionalIntSpan dim, Flag unbiased, Flag keepdim) {
  return ops::std(self, dim, Correction(unbiased), keepdim);
}
Variable var(const Variable& self, Flag unbiased) { return ops::var(self, std::nullopt, Correction(unbiased), false); }
std::tuple<Variable, Variable> var_mean(const Variable& self, Flag unbiased) {
  return ops::var_mean(self, std::nullopt, Correction(unbiased), false);
}
std::tuple<Variable, Variable> var_mean_dim(const Variable& self, OptionalIntSpan dim, Flag unbiased, Flag keepdim) {
  return ops::var_mean(self, dim, Correction(unbiased), keepdim);
}
std::tuple<Variable, Variable> std_mean(const Variable& self, Flag unbiased) {
  return ops::std_mean(self, std::nullopt, Correction(unbiased), false);
}
std::tuple<Variable, Variable> std_mean_dim(const Variable& self, OptionalIntSpan dim, Flag unbiased, Flag keepdim) {
  return ops::std_mean(self, dim, Correction(unbiased), keepdim);
}

Variable nanmean(const Variable& self, OptionalIntSpan dim, Flag keepdim, std::optional<DType> dtype) {
  if (!IsFloatingPoint(self.dtype())) {
    Reject("nanmean", absl::StrCat("expected a tensor of floating-point dtype, got ", TorchName(self.dtype())));
  }
  const Variable count = ops::sum(ops::logical_not(ops::isnan(self)), dim, keepdim);
  return ops::nansum(self, dim, keepdim, dtype) / count;
}

Variable frobenius_norm_dim(const Variable& self, absl::Span<const int64_t> dim, Flag keepdim) {
  return ops::linalg_vector_norm(self, SymScalar(2), dim, keepdim);
}

Variable linalg_matrix_norm(const Variable& self, const SymScalar& ord, absl::Span<const int64_t> dim, Flag keepdim,
                            std::optional<DType> dtype) {
  if (dim.size() != 2 || self.dim() < 2) {
    Reject("linalg_matrix_norm", absl::StrCat("expected a pair of dims and a tensor of at least 2 dims, got [",
                                              absl::StrJoin(dim, ", "), "] and a ", self.dim(), "-D tensor"));
  }
  const Variable x = ConvertedTo(self, dtype);
  const int64_t rows = WrapDim("linalg_matrix_norm", dim[0], x.dim());
  const int64_t columns = WrapDim("linalg_matrix_norm", dim[1], x.dim());
  const double order = ToDouble(ord);
  const bool by_rows = std::isinf(order);
  if (std::abs(order) == 2) {
    if (rows == columns) Reject("linalg_matrix_norm", absl::StrCat("dim ", rows, " is given twice"));
    const Variable values = SingularValues(x, rows, columns);
    const Variable norm = order > 0 ? ops::amax(values, {-1}) : ops::amin(values, {-1});
    return keepdim ? WithDims(norm, rows, columns) : norm;
  }
  if (std::abs(order) != 1 && !by_rows) {
    Reject("linalg_matrix_norm",
           absl::StrCat("order ", order, " is not supported; the supported orders are 1, -1, 2, -2, inf and -inf"));
  }
  // The largest or smallest sum of absolute values of a column, or of a row.
  const int64_t summed = by_rows ? columns : rows, compared = by_rows ? rows : columns;
  const Variable sums = ops::linalg_vector_norm(x, SymScalar(1), {summed}, /*keepdim=*/true);
  const Variable norms = order > 0 ? ops::amax(sums, {compared}, true) : ops::amin(sums, {compared}, true);
  return keepdim ? norms : ops::squeeze(norms, absl::Span<const int64_t>({rows, columns}));
}

Variable linalg_matrix_norm_str_ord(const Variable& self, absl::string_view ord, absl::Span<const int64_t> dim,
                                    Flag keepdim, std::optional<DType> dtype) {
  if (ord == "fro") return ops::linalg_vector_norm(self, SymScalar(2), dim, keepdim, dtype);
  if (ord != "nuc") Reject("linalg_matrix_norm", absl::StrCat("ord must be \"fro\" or \"nuc\", got \"", ord, "\""));
  if (dim.size() != 2) {
    Reject("linalg_matrix_norm",
           absl::StrCat("the nuclear norm needs a pair of dims, got [", absl::StrJoin(dim, ", "), "]"));
  }
  if (self.dim() < 2) {
    Reject("linalg_matrix_norm",
           absl::StrCat("the nuclear norm needs a tensor of at least 2 dims, got a ", self.dim(), "-D tensor"));
  }
  const int64_t rows = WrapDim("linalg_matrix_norm", dim[0], self.dim());
  const int64_t columns = WrapDim("linalg_matrix_norm", dim[1], self.dim());
  const Variable norm = ops::sum(SingularValues(ConvertedTo(self, dtype), rows, columns), {-1});
  return keepdim ? WithDims(norm, rows, columns) : norm;
}

Variable linalg_norm_ord_str(const Variable& self, absl::string_view ord, OptionalIntSpan dim, Flag keepdim,
                             std::optional<DType> dtype) {
  const Dims dims = dim.has_value() ? Dims((*dim).begin(), (*dim).end()) : Dims{-2, -1};
  return linalg_matrix_norm_str_ord(self, ord, dims, keepdim, dtype);
}

Variable linalg_cond(const Variable& self, const std::optional<SymScalar>& p) {
  const double order = p.has_value() ? ToDouble(*p) : 2;
  if (std::abs(order) == 2) {
    const Variable values = SingularValues(self, self.dim() - 2, self.dim() - 1);
    const Variable largest = ops::amax(values, {-1}), smallest = ops::amin(values, {-1});
    return order > 0 ? largest / smallest : smallest / largest;
  }
  const Dims matrix = {-2, -1};
  return linalg_matrix_norm(self, SymScalar(order), matrix, false, std::nullopt) *
         linalg_matrix_norm(linalg_inv(self), SymScalar(order), matrix, false, std::nullopt);
}
Variable linalg_cond_p_str(const Variable& self, absl::string_view p) {
  const Dims matrix = {-2, -1};
  if (p == "nuc" && !SymEqual(SymSizeOf(self, -2), SymSizeOf(self, -1)))
    Reject("linalg_cond", "expected square matrices for the nuclear norm");
  return linalg_matrix_norm_str_ord(self, p, matrix, false, std::nullopt) *
         linalg_matrix_norm_str_ord(linalg_inv(self), p, matrix, false, std::nullopt);
}

Variable linalg_norm(const Variable& self, const std::optional<SymScalar>& ord, OptionalIntSpan dim, Flag keepdim,
                     std::optional<DType> dtype) {
  const bool is_matrix = ord.has_value() && (dim.has_value() ? (*dim).size() == 2 : self.dim() == 2);
  if (is_matrix) {
    const Dims dims = dim.has_value() ? Dims((*dim).begin(), (*dim).end()) : Dims{-2, -1};
    return linalg_matrix_norm(self, *ord, dims, keepdim, dtype);
  }
  return ops::linalg_vector_norm(self, ord.value_or(SymScalar(2)), dim, keepdim, dtype);
}

Variable nuclear_norm_dim(const Variable& self, absl::Span<const int64_t> dim, Flag keepdim) {
  return linalg_matrix_norm_str_ord(self, "nuc", dim, keepdim, std::nullopt);
}
Variable nuclear_norm(const Variable& self, Flag keepdim) {
  if (self.dim() != 2) Reject("nuclear_norm", absl::StrCat("expected a matrix, got a ", self.dim(), "-D tensor"));
  return nuclear_norm_dim(self, Dims{0, 1}, keepdim);
}

// The gradient of max, min, median and mode: the gradient of each result goes to the selected element.
Variable value_selecting_reduction_backward(const Variable& grad, int64_t dim, const Variable& indices,
                                            const SymIntSpan& sizes, Flag keepdim) {
  const Variable zeros = ops::zeros(sizes, grad.dtype());
  if (keepdim || sizes.get().empty()) return ops::scatter(zeros, dim, indices, grad);
  return ops::scatter(zeros, dim, ops::unsqueeze(indices, dim), ops::unsqueeze(grad, dim));
}

Variable isin_Tensor_Scalar(const Variable& elements, const SymScalar& test_element, Flag assume_unique, Flag invert) {
  RequireNumbers("isin", {elements});
  return invert ? ops::ne(elements, test_element) : ops::eq(elements, test_element);
}
Variable isin_Scalar_Tensor(const SymScalar& element, const Variable& test_elements, Flag assume_unique, Flag invert) {
  RequireNumbers("isin", {test_elements});
  const Variable found = ops::any(ops::eq(test_elements, element));
  return invert ? ops::logical_not(found) : found;
}

Variable sum_to_size(const Variable& self, const SymIntSpan& size) {
  const absl::Span<const SymInt> sizes = size.get();
  const int64_t extra = self.dim() - static_cast<int64_t>(sizes.size());
  if (extra < 0)
    Reject("sum_to_size", absl::StrCat("the size has more dims than the tensor: ", sizes.size(), " and ", self.dim()));
  Dims leading, kept;
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (d < extra) {
      leading.push_back(d);
    } else if (SymEqual(sizes[d - extra], 1) && !SymEqual(SymSizeOf(self, d), 1)) {
      kept.push_back(d);
    }
  }
  Variable result = self;
  if (!kept.empty()) result = ops::sum(result, kept, /*keepdim=*/true);
  if (!leading.empty()) result = ops::sum(result, leading);
  return result;
}

Variable isclose(const Variable& self, const Variable& other, double rtol, double atol, Flag equal_nan) {
  Variable close = self == other;
  if (equal_nan && IsFloatingPoint(self.dtype())) {
    close = ops::logical_or(close, ops::logical_and(ops::isnan(self), ops::isnan(other)));
  }
  if (rtol == 0 && atol == 0) return close;
  const Variable allowed = SymScalar(atol) + ops::abs(WithFloats(other) * SymScalar(rtol));
  const Variable error = ops::abs(self - other);
  return ops::logical_or(close, ops::logical_and(ops::isfinite(error), error <= allowed));
}

Variable float_power_Tensor_Tensor(const Variable& self, const Variable& exponent) {
  return ops::pow(ConvertedTo(self, DType::kFloat64), ConvertedTo(exponent, DType::kFloat64));
}
Variable float_power_Tensor_Scalar(const Variable& self, const SymScalar& exponent) {
  return ops::pow(ConvertedTo(self, DType::kFloat64), SymScalar(ToDouble(exponent)));
}
Variable float_power_Scalar(const SymScalar& self, const Variable& exponent) {
  return ops::pow(SymScalar(ToDouble(self)), ConvertedTo(exponent, DType::kFloat64));
}

Variable special_round(const Variable& self, int64_t decimals) {
  if (decimals == 0) return ops::round(self);
  const double power = std::pow(10.0, static_cast<double>(std::abs(decimals)));
  return decimals > 0 ? ops::round(self * SymScalar(power)) / SymScalar(power)
                      : ops::round(self / SymScalar(power)) * SymScalar(power);
}

Variable argsort(const Variable& self, int64_t dim, Flag descending) {
  return std::get<1>(ops::sort(self, dim, descending));
}
Variable argsort_stable(const Variable& self, Flag stable, int64_t dim, Flag descending) {
  return std::get<1>(ops::sort(self, std::optional<bool>(stable), dim, descending));
}
Variable msort(const Variable& self) { return std::get<0>(ops::sort(self, 0, false)); }

Variable diff(const Variable& self, int64_t n, int64_t dim, const Variable& prepend, const Variable& append) {
  if (n < 0) Reject("diff", absl::StrCat("n must not be negative, got ", n));
  Variable x = self;
  if (prepend.defined() || append.defined()) {
    variable_list parts;
    if (prepend.defined()) parts.push_back(prepend);
    parts.push_back(self);
    if (append.defined()) parts.push_back(append);
    x = ops::cat(parts, dim);
  }
  if (n == 0) return ops::clone(x);
  for (int64_t i = 0; i < n; ++i) {
    const Variable after = Neighbours(x, dim, true), before = Neighbours(x, dim, false);
    x = x.dtype() == DType::kBool ? ops::logical_xor(after, before) : after - before;
  }
  return x;
}

Variable trapezoid_x(const Variable& y, const Variable& x, int64_t dim) {
  RequireNumbers("trapezoid", {y, x});
  return ops::sum(Steps(y, x, dim) * SumOfNeighbours(y, dim), {dim}) / SymScalar(2.0);
}
Variable trapezoid_dx(const Variable& y, const SymScalar& dx, int64_t dim) {
  RequireNumbers("trapezoid", {y});
  // PyTorch sums 8-bit integers in 64 bits, but adds the first and the last one in 8 bits.
  if (SymEqual(SymSizeOf(y, dim), 0)) return ops::sum(y, {dim}, false, y.dtype());
  return (ops::sum(y, {dim}) - (ops::select(y, dim, 0) + ops::select(y, dim, -1)) * SymScalar(0.5)) *
         SymScalar(ToDouble(dx));
}
Variable trapz_dx(const Variable& y, double dx, int64_t dim) { return trapezoid_dx(y, SymScalar(dx), dim); }
Variable cumulative_trapezoid_x(const Variable& y, const Variable& x, int64_t dim) {
  RequireNumbers("cumulative_trapezoid", {y, x});
  return ops::cumsum(Steps(y, x, dim) * SumOfNeighbours(y, dim), dim) / SymScalar(2.0);
}
Variable cumulative_trapezoid_dx(const Variable& y, const SymScalar& dx, int64_t dim) {
  RequireNumbers("cumulative_trapezoid", {y});
  return ops::cumsum(SumOfNeighbours(y, dim), dim) * SymScalar(ToDouble(dx) / 2);
}

// Rows are variables, columns observations.
Variable cov(const Variable& self, int64_t correction, const Variable& fweights, const Variable& aweights) {
  if (self.dim() > 2) Reject("cov", absl::StrCat("expected at most 2 dims, got ", self.dim()));
  const Variable x = self.dim() < 2 ? ops::view(self, {1, -1}) : self;
  Variable weights;
  if (fweights.defined()) weights = fweights;
  if (aweights.defined()) weights = weights.defined() ? weights * aweights : aweights;
  Variable mean, norm;
  if (weights.defined()) {
    const Variable total = ops::sum(weights);
    mean = ops::sum(x * weights, {1}) / total;
    if (!aweights.defined()) {
      norm = total - SymScalar(correction);
    } else {
      norm = total - ops::sum(weights * aweights) / total * SymScalar(correction);
    }
  } else {
    mean = ops::sum(x, {1}) / SymScalar(SymSizeOf(x, 1));
    norm = ops::full({}, SymScalar(SymSizeOf(x, 1) - SymInt(correction)), WithFloats(x).dtype());
  }
  norm = ops::clamp_min(norm, SymScalar(0));
  const Variable centred = x - ops::unsqueeze(mean, 1);
  const Variable products = ops::mm(centred, ops::t(weights.defined() ? centred * weights : centred)) / norm;
  return SymEqual(SymSizeOf(x, 0), 1) ? ops::squeeze(products) : products;
}
Variable corrcoef(const Variable& self) {
  const Variable c = cov(self);
  if (c.dim() == 0) return c / c;
  const Variable deviations = ops::sqrt(ops::diagonal(c));
  return ops::clamp(c / ops::unsqueeze(deviations, 1) / ops::unsqueeze(deviations, 0),
                    std::optional<SymScalar>(SymScalar(-1)), std::optional<SymScalar>(SymScalar(1)));
}

namespace {

Variable Quantile(const Variable& self, const Variable& q, std::optional<int64_t> dim, bool keepdim,
                  absl::string_view interpolation, bool ignores_nan) {
  Variable result = QuantilesAt(self, q, dim, interpolation, ignores_nan);
  if (keepdim) {
    if (dim.has_value()) {
      result = ops::unsqueeze(result, WrapDim("quantile", *dim, self.dim()));
    } else {
      std::vector<SymInt> sizes(static_cast<size_t>(self.dim()), 1);
      sizes.push_back(-1);
      result = ops::reshape(result, sizes);
    }
  }
  if (q.dim() == 0) return ops::squeeze(result, -1);
  return movedim_int(result, -1, 0);
}

}  // namespace

Variable quantile(const Variable& self, const Variable& q, std::optional<int64_t> dim, Flag keepdim,
                  absl::string_view interpolation) {
  return Quantile(self, q, dim, keepdim, interpolation, /*ignores_nan=*/false);
}
Variable nanquantile(const Variable& self, const Variable& q, std::optional<int64_t> dim, Flag keepdim,
                     absl::string_view interpolation) {
  return Quantile(self, q, dim, keepdim, interpolation, /*ignores_nan=*/true);
}
Variable nanquantile_scalar(const Variable& self, double q, std::optional<int64_t> dim, Flag keepdim,
                            absl::string_view interpolation) {
  return nanquantile(self, ops::full({}, SymScalar(q), self.dtype()), dim, keepdim, interpolation);
}
Variable quantile_scalar(const Variable& self, double q, std::optional<int64_t> dim, Flag keepdim,
                         absl::string_view interpolation) {
  return quantile(self, ops::full({}, SymScalar(q), self.dtype()), dim, keepdim, interpolation);
}

std::tuple<Variable, Variable> _unique(const Variable& self, Flag sorted, Flag return_inverse) {
  const auto [values, inverse, counts] = ops::_unique2(self, sorted, return_inverse);
  return {values, inverse};
}

Variable isreal(const Variable& self) { return ops::ones_like(self, DType::kBool); }

Variable special_multigammaln(const Variable& self, int64_t p) {
  if (p < 1) Reject("special_multigammaln", absl::StrCat("p must be at least 1, got ", p));
  // The sum of lgamma(x - i / 2), plus a constant.
  const Variable shifts = ops::arange(SymScalar(-static_cast<double>(p) / 2 + 0.5), SymScalar(0.5), SymScalar(0.5),
                                      WithFloats(self).dtype());
  const Variable sums = ops::sum(ops::lgamma(ops::unsqueeze(self, -1) + shifts), {-1});
  return sums + SymScalar(static_cast<double>(p * (p - 1)) / 4 * std::log(std::numbers::pi));
}

Variable renorm(const Variable& self, const SymScalar& p, int64_t dim, const SymScalar& maxnorm) {
  Dims others;
  const int64_t at = WrapDim("renorm", dim, self.dim());
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (d != at) others.push_back(d);
  }
  const Variable norms = ops::linalg_vector_norm(self, p, others, /*keepdim=*/true);
  // As in PyTorch, the result is slightly below the limit, so that rounding cannot exceed it.
  constexpr double kEpsilon = 1e-7;
  const double limit = ToDouble(maxnorm);
  const Variable factor =
      ops::where(norms > SymScalar(limit), SymScalar(limit) / (norms + SymScalar(kEpsilon)), ops::ones_like(norms));
  return self * factor;
}

variable_list nonzero_numpy(const Variable& self) {
  if (self.dim() == 0) return ops::unbind(ops::nonzero(ops::unsqueeze(self, 0)), 1);
  return ops::unbind(ops::nonzero(self), 1);
}

}  // namespace backtape::decompositions
