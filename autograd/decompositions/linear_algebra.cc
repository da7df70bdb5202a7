// Linear algebra ops composed of factorisations.
#include <algorithm>
#include <limits>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/autograd/ops/symbolic_sizes.h"

namespace backtape::decompositions {

Variable linalg_inv(const Variable& A) { return std::get<0>(ops::linalg_inv_ex(A, /*check_errors=*/true)); }

Variable linalg_det(const Variable& A) { return std::get<0>(ops::_linalg_det(A)); }

std::tuple<Variable, Variable> linalg_slogdet(const Variable& A) {
  const auto [sign, logabsdet, lu, pivots] = ops::_linalg_slogdet(A);
  return {sign, logabsdet};
}

// NaN for a negative determinant.
Variable logdet(const Variable& self) {
  const auto [sign, logabsdet, lu, pivots] = ops::_linalg_slogdet(self);
  return ops::where(sign == -1.0, std::numeric_limits<double>::quiet_NaN(), logabsdet);
}

Variable linalg_cholesky(const Variable& self, Flag upper) {
  return std::get<0>(ops::linalg_cholesky_ex(self, upper, /*check_errors=*/true));
}

Variable linalg_solve(const Variable& A, const Variable& B, Flag left) {
  return std::get<0>(ops::_linalg_solve_ex(A, B, left, /*check_errors=*/true));
}
std::tuple<Variable, Variable> linalg_solve_ex(const Variable& A, const Variable& B, Flag left, Flag check_errors) {
  const auto [result, lu, pivots, info] = ops::_linalg_solve_ex(A, B, left, check_errors);
  return {result, info};
}

std::tuple<Variable, Variable> linalg_lu_factor(const Variable& A, Flag pivot) {
  const auto [lu, pivots, info] = ops::linalg_lu_factor_ex(A, pivot, /*check_errors=*/true);
  return {lu, pivots};
}

std::tuple<Variable, Variable> linalg_eigh(const Variable& self, absl::string_view UPLO) {
  return ops::_linalg_eigh(self, UPLO, /*compute_v=*/true);
}
// The eigenvectors are needed for the gradient.
Variable linalg_eigvalsh(const Variable& self, absl::string_view UPLO) {
  return std::get<0>(ops::_linalg_eigh(self, UPLO, /*compute_v=*/true));
}

std::tuple<Variable, Variable, Variable> linalg_svd(const Variable& A, Flag full_matrices,
                                                    std::optional<absl::string_view> driver) {
  return ops::_linalg_svd(A, full_matrices, /*compute_uv=*/true, driver);
}
// The singular vectors are needed for the gradient.
Variable linalg_svdvals(const Variable& A, std::optional<absl::string_view> driver) {
  return std::get<1>(ops::_linalg_svd(A, /*full_matrices=*/false, /*compute_uv=*/true, driver));
}

// The first columns of H_1 H_2 ... H_k with H_i = I - tau_i v_i v_i^T. v_i is column i of the input below the diagonal,
// 1 on the diagonal, and 0 above it. The reflections are applied to the columns of the identity, the last one first.
Variable linalg_householder_product(const Variable& input, const Variable& tau) {
  internal::RequireDefined("linalg_householder_product", {{"input", input}, {"tau", tau}});
  if (input.dim() < 2 || tau.dim() != input.dim() - 1) {
    Reject("linalg_householder_product", absl::StrCat("expected matrices and one vector for each, got tensors of ",
                                                      input.dim(), " and ", tau.dim(), " dims"));
  }
  const SymInt rows = SymSizeOf(input, -2), columns = SymSizeOf(input, -1), count = SymSizeOf(tau, -1);
  if (SymLess(rows, columns) || SymLess(columns, count)) {
    Reject("linalg_householder_product", absl::StrCat("expected rows >= columns >= reflections, got ", rows.ToString(),
                                                      ", ", columns.ToString(), " and ", count.ToString()));
  }
  if (count.is_symbolic())
    Reject("linalg_householder_product",
           absl::StrCat("the number of reflections must not be symbolic, got ", count.ToString()));
  const Variable one = ops::eye(rows, columns, input.dtype());
  const Variable vectors = ops::tril(input, -1) + one;
  Variable product = ops::expand(one, SymSizesOf(input));
  for (int64_t i = count.value() - 1; i >= 0; --i) {
    const Variable v = ops::slice(vectors, -1, i, i + 1);
    const Variable scale = ops::unsqueeze(ops::slice(tau, -1, i, i + 1), -1);
    product = product - scale * v * ops::matmul(ops::transpose(v, -2, -1), product);
  }
  // The result is column-major, as LAPACK writes it.
  return ops::transpose(ops::clone(ops::transpose(product, -2, -1), MemoryFormat::kContiguous), -2, -1);
}

Variable linalg_pinv_atol_rtol_float(const Variable& self, std::optional<double> atol, std::optional<double> rtol,
                                     Flag hermitian) {
  const auto tolerance = [&](std::optional<double> number) {
    return number.has_value() ? ops::full({}, SymScalar(*number), self.dtype()) : Variable();
  };
  return ops::linalg_pinv(self, tolerance(atol), tolerance(rtol), hermitian);
}

// `rcond` is relative to the largest singular value; nothing else is cut off.
Variable linalg_pinv(const Variable& self, double rcond, Flag hermitian) {
  return linalg_pinv_atol_rtol_float(self, 0.0, rcond, hermitian);
}
Variable linalg_pinv_rcond_tensor(const Variable& self, const Variable& rcond, Flag hermitian) {
  return ops::linalg_pinv(self, ops::zeros({}, self.dtype()), rcond, hermitian);
}
// The powers 0 to N - 1 of the elements, in the last dim.
Variable linalg_vander(const Variable& x, const std::optional<SymInt>& N) {
  if (x.dim() < 1) Reject("linalg_vander", "expected a tensor of at least 1 dim");
  const SymInt count = N.value_or(SymSizeOf(x, -1));
  const Variable powers = ops::arange(SymScalar(count), DType::kInt64);
  // Powers are products, as in PyTorch, so that their rounding is the same.
  std::vector<SymInt> sizes = SymSizesOf(x);
  sizes.push_back(count);
  const Variable factors = ops::where(powers == 0, ops::ones({}, x.dtype()), ops::expand(ops::unsqueeze(x, -1), sizes));
  return ops::cumprod(factors, -1);
}

Variable linalg_tensorinv(const Variable& self, int64_t ind) {
  if (ind < 1 || ind >= self.dim())
    Reject("linalg_tensorinv", absl::StrCat("ind must be between 1 and ", self.dim() - 1, ", got ", ind));
  const std::vector<SymInt> sizes = SymSizesOf(self);
  std::vector<SymInt> inverse(sizes.begin() + ind, sizes.end());
  inverse.insert(inverse.end(), sizes.begin(), sizes.begin() + ind);
  SymInt columns = 1;
  for (size_t d = static_cast<size_t>(ind); d < sizes.size(); ++d) columns = columns * sizes[d];
  return ops::reshape(linalg_inv(ops::reshape(self, {SymInt(-1), columns})), inverse);
}

// Solves tensordot(self, x, x.dim()) = other.
Variable linalg_tensorsolve(const Variable& self, const Variable& other, OptionalIntSpan dims) {
  Variable x = self;
  if (dims.has_value()) {
    std::vector<int64_t> order, moved;
    for (const int64_t dim : *dims) moved.push_back(WrapDim("linalg_tensorsolve", dim, x.dim()));
    for (int64_t d = 0; d < x.dim(); ++d) {
      if (std::find(moved.begin(), moved.end(), d) == moved.end()) order.push_back(d);
    }
    order.insert(order.end(), moved.begin(), moved.end());
    x = ops::permute(x, order);
  }
  const std::vector<SymInt> sizes = SymSizesOf(x);
  if (other.dim() > x.dim()) {
    Reject("linalg_tensorsolve",
           absl::StrCat("other must not have more dims than self, got ", other.dim(), " and ", x.dim()));
  }
  const std::vector<SymInt> solution(sizes.begin() + other.dim(), sizes.end());
  SymInt count = 1;
  for (const SymInt& size : solution) count = count * size;
  const Variable rows = ops::reshape(x, {count, count});
  return ops::reshape(linalg_solve(rows, ops::reshape(other, {SymInt(-1)}), true), solution);
}

Variable pinverse(const Variable& self, double rcond) { return linalg_pinv(self, rcond, /*hermitian=*/false); }

}  // namespace backtape::decompositions
