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
#include "backtape/tensor/float_limits.h"

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

std::tuple<Variable, Variable> linalg_ldl_factor(const Variable& self, Flag hermitian) {
  const auto [factors, pivots, info] = ops::linalg_ldl_factor_ex(self, hermitian, /*check_errors=*/true);
  return {factors, pivots};
}
std::tuple<Variable, Variable, Variable> _lu_with_info(const Variable& self, Flag pivot, Flag check_errors) {
  return ops::linalg_lu_factor_ex(self, pivot, check_errors);
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
    Reject("linalg_householder_product",
           absl::StrCat("expected input with at least 2 dims and tau with one dim less than input, got tensors of ",
                        input.dim(), " and ", tau.dim(), " dims"));
  }
  const SymInt rows = SymSizeOf(input, -2), columns = SymSizeOf(input, -1), count = SymSizeOf(tau, -1);
  if (SymLess(rows, columns) || SymLess(columns, count)) {
    Reject("linalg_householder_product", absl::StrCat("expected rows >= columns >= reflections, got ", rows.ToString(),
                                                      ", ", columns.ToString(), " and ", count.ToString()));
  }
  const int64_t reflections = NumberOfCalls("linalg_householder_product", "reflections", count);
  const Variable one = ops::eye(rows, columns, input.dtype());
  const Variable vectors = ops::tril(input, -1) + one;
  Variable product = ops::expand(one, SymSizesOf(input));
  for (int64_t i = reflections - 1; i >= 0; --i) {
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
    Reject("linalg_tensorinv",
           absl::StrCat("ind must be at least 1 and less than the number of dims (", self.dim(), "), got ", ind));
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

namespace {

// The number of singular values above max(atol, rtol * largest). If only atol is given and positive, rtol is 0;
// otherwise it defaults to epsilon times the larger size.
Variable RankOf(const Variable& input, const Variable& atol, const Variable& rtol, bool hermitian) {
  const Variable values = hermitian ? ops::abs(linalg_eigvalsh(input, "L")) : linalg_svdvals(input, std::nullopt);
  if (SymSizeOf(values, -1) == SymInt(0)) return ops::sum(values > SymScalar(0), {-1});
  const SymInt rows = SymSizeOf(input, -2), columns = SymSizeOf(input, -1);
  const SymInt larger = SymLess(rows, columns) ? columns : rows;
  const Variable epsilon = ops::full({}, SymScalar(Epsilon(values.dtype())), values.dtype()) * SymScalar(larger);
  const Variable absolute = atol.defined() ? atol : ops::zeros({}, values.dtype());
  Variable relative = rtol;
  if (!rtol.defined()) relative = ops::where(absolute > SymScalar(0), ops::zeros({}, values.dtype()), epsilon);
  const Variable largest = ops::amax(values, {-1});
  const Variable limit = ops::maximum(absolute, relative * largest);
  return ops::sum(values > ops::unsqueeze(limit, -1), {-1});
}

Variable NumberOf(const Variable& like, std::optional<double> number) {
  return number.has_value() ? ops::full({}, SymScalar(*number), like.dtype()) : Variable();
}

}  // namespace

Variable linalg_matrix_rank_atol_rtol_tensor(const Variable& input, const Variable& atol, const Variable& rtol,
                                             Flag hermitian) {
  return RankOf(input, atol, rtol, hermitian);
}
Variable linalg_matrix_rank_atol_rtol_float(const Variable& self, std::optional<double> atol,
                                            std::optional<double> rtol, Flag hermitian) {
  return RankOf(self, NumberOf(self, atol), NumberOf(self, rtol), hermitian);
}
Variable linalg_matrix_rank(const Variable& self, double tol, Flag hermitian) {
  return RankOf(self, NumberOf(self, tol), NumberOf(self, 0.0), hermitian);
}
Variable linalg_matrix_rank_tol_tensor(const Variable& input, const Variable& tol, Flag hermitian) {
  return RankOf(input, tol, NumberOf(input, 0.0), hermitian);
}

Variable lu_solve(const Variable& self, const Variable& LU_data, const Variable& LU_pivots) {
  return ops::linalg_lu_solve(LU_data, LU_pivots, self, /*left=*/true, /*adjoint=*/false);
}

std::tuple<Variable, Variable, Variable> svd(const Variable& self, Flag some, Flag compute_uv) {
  if (self.dim() < 2) Reject("svd", absl::StrCat("expected at least 2 dims, got ", self.dim()));
  const auto [u, values, vh] = ops::_linalg_svd(self, /*full_matrices=*/!some, /*compute_uv=*/true);
  if (compute_uv) return {u, values, ops::transpose(vh, -2, -1)};
  // PyTorch returns zeros for the vectors.
  std::vector<SymInt> of_u = SymSizesOf(self), of_v = of_u;
  of_u.back() = of_u[of_u.size() - 2];
  of_v[of_v.size() - 2] = of_v.back();
  return {ops::zeros(of_u, self.dtype()), values, ops::zeros(of_v, self.dtype())};
}

// Applies the reflections of linalg_householder_product to `input3`, from the left or the right.
Variable ormqr(const Variable& self, const Variable& input2, const Variable& input3, Flag left, Flag transpose) {
  internal::RequireDefined("ormqr", {{"self", self}, {"input2", input2}, {"input3", input3}});
  if (self.dim() < 2 || input2.dim() != self.dim() - 1 || input3.dim() != self.dim()) {
    Reject("ormqr", absl::StrCat("expected self with at least 2 dims, input2 with one dim less than self, and input3 "
                                 "with the same number of dims as self, got tensors of ",
                                 self.dim(), ", ", input2.dim(), " and ", input3.dim(), " dims"));
  }
  const int64_t count = NumberOfCalls("ormqr", "reflections", SymSizeOf(input2, -1));
  const Variable vectors = ops::tril(self, -1) + ops::eye(SymSizeOf(self, -2), SymSizeOf(self, -1), self.dtype());
  // Q = H_1 H_2 ... H_k: its last factor is the first to act from the left.
  const bool last_first = left != transpose;
  Variable result = left ? input3 : ops::transpose(input3, -2, -1);
  for (int64_t n = 0; n < count; ++n) {
    const int64_t i = last_first ? count - 1 - n : n;
    const Variable v = ops::slice(vectors, -1, i, i + 1);
    const Variable scale = ops::unsqueeze(ops::slice(input2, -1, i, i + 1), -1);
    result = result - scale * v * ops::matmul(ops::transpose(v, -2, -1), result);
  }
  return left ? result : ops::transpose(result, -2, -1);
}

// A = U S V^T is U V^T times V S V^T.
std::tuple<Variable, Variable> linalg_polar(const Variable& A) {
  const auto [u, values, vh] = ops::_linalg_svd(A, /*full_matrices=*/false, /*compute_uv=*/true);
  const Variable scaled = ops::unsqueeze(values, -1) * vh;
  return {ops::matmul(u, vh), ops::matmul(ops::transpose(vh, -2, -1), scaled)};
}

Variable linalg_matrix_sqrth(const Variable& self) {
  const auto [values, vectors] = linalg_eigh(self, "L");
  const Variable scaled = vectors * ops::unsqueeze(ops::sqrt(values), -2);
  return ops::matmul(scaled, ops::transpose(vectors, -2, -1));
}

// Householder reflections as LAPACK returns them: R above and on the diagonal, the vectors below it.
std::tuple<Variable, Variable> geqrf(const Variable& self) {
  if (self.dim() < 2) Reject("geqrf", absl::StrCat("expected at least 2 dims, got ", self.dim()));
  const SymInt rows = SymSizeOf(self, -2), columns = SymSizeOf(self, -1);
  if (rows.is_symbolic() || columns.is_symbolic()) Reject("geqrf", "the sizes of the matrices must not be symbolic");
  const int64_t m = rows.value(), n = columns.value(), count = std::min(m, n);
  variable_list taus, finished;  // columns of the result
  Variable rest = self;
  for (int64_t i = 0; i < count; ++i) {
    const Variable above = ops::slice(rest, -2, 0, i), column = ops::slice(ops::slice(rest, -1, 0, 1), -2, i, m);
    const Variable first = ops::slice(column, -2, 0, 1), below = ops::slice(column, -2, 1, m - i);
    const Variable square = ops::sum(below * below, {-2}, /*keepdim=*/true);
    const Variable is_done = square == SymScalar(0);  // nothing to eliminate
    const Variable norm = ops::sqrt(first * first + square);
    const Variable beta = ops::where(is_done, first, ops::where(first >= SymScalar(0), -norm, norm));
    const Variable tau =
        ops::where(is_done, ops::zeros_like(first), (beta - first) / ops::where(is_done, ops::ones_like(beta), beta));
    const Variable tail = below / ops::where(is_done, ops::ones_like(beta), first - beta);
    taus.push_back(ops::squeeze(tau, -1));
    finished.push_back(ops::cat({ops::slice(ops::slice(rest, -1, 0, 1), -2, 0, i), beta, tail}, -2));
    if (i + 1 == n) break;
    const Variable others = ops::slice(rest, -1, 1, n - i), lower = ops::slice(others, -2, i, m);
    const Variable v = ops::cat({ops::ones_like(first), tail}, -2);
    const Variable reflected = lower - tau * v * ops::matmul(ops::transpose(v, -2, -1), lower);
    rest = ops::cat({ops::slice(others, -2, 0, i), reflected}, -2);
    if (i + 1 == count) finished.push_back(rest);
  }
  if (count == 0) {
    std::vector<SymInt> sizes = SymSizesOf(self);
    sizes.pop_back();
    sizes.back() = 0;
    return {ops::clone(self), ops::new_zeros(self, sizes)};
  }
  return {ops::cat(finished, -1), ops::cat(taus, -1)};
}

// The solution of least norm, by the pseudo-inverse. As in PyTorch, the other results may be empty. The residuals are
// computed if there are more rows than columns, but not by gelsy (the default). All drivers but gels compute the rank;
// gelsd and gelss compute the singular values.
std::tuple<Variable, Variable, Variable, Variable> linalg_lstsq(const Variable& self, const Variable& b,
                                                                std::optional<double> rcond,
                                                                std::optional<absl::string_view> driver) {
  const absl::string_view name = driver.value_or("gelsy");
  if (name != "gelsy" && name != "gels" && name != "gelsd" && name != "gelss") {
    Reject("linalg_lstsq", absl::StrCat("driver must be gels, gelsy, gelsd or gelss, got ", name));
  }
  if (self.dim() < 2 || b.dim() < 1)
    Reject("linalg_lstsq", "expected self with at least 2 dims and b with at least 1 dim");
  const SymInt rows = SymSizeOf(self, -2), columns = SymSizeOf(self, -1);
  const bool is_vector = b.dim() == self.dim() - 1;
  const Variable right = is_vector ? ops::unsqueeze(b, -1) : b;
  const SymInt larger = SymLess(rows, columns) ? columns : rows;
  const SymScalar share(rcond.value_or(Epsilon(self.dtype())));
  const Variable limit =
      rcond.has_value() ? ops::full({}, share, self.dtype()) : ops::full({}, share, self.dtype()) * SymScalar(larger);
  const Variable inverse = ops::linalg_pinv(self, ops::zeros({}, self.dtype()), limit, /*hermitian=*/false);
  const Variable solution = ops::matmul(inverse, right);
  Variable residuals = ops::zeros({SymInt(0)}, self.dtype());
  if (SymLess(columns, rows) && name != "gelsy") {
    const Variable missed = ops::matmul(self, solution) - right;
    residuals = ops::sum(missed * missed, {-2});
  }
  Variable rank = ops::zeros({SymInt(0)}, DType::kInt64), values = ops::zeros({SymInt(0)}, self.dtype());
  if (name != "gels") rank = RankOf(ops::detach(self), ops::zeros({}, self.dtype()), limit, /*hermitian=*/false);
  if (name == "gelsd" || name == "gelss") values = linalg_svdvals(self, std::nullopt);
  return {is_vector ? ops::squeeze(solution, -1) : solution, residuals, rank, values};
}

Variable pinverse(const Variable& self, double rcond) { return linalg_pinv(self, rcond, /*hermitian=*/false); }

}  // namespace backtape::decompositions
