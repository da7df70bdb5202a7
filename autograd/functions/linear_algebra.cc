// Derivatives of factorisations of real matrices and of the solvers that use them. M^T is the transpose of a matrix M,
// gM the gradient with respect to M, and dM a change of M. Each formula follows from writing <gM, dM> in terms of the
// changes of the op's arguments; the sources are the papers that PyTorch's torch/csrc/autograd/FunctionsManual.cpp
// names, above all Giles, "An extended collection of matrix derivative results" (2008).
#include <tuple>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tensor/error.h"

namespace backtape::formulas {
namespace {

Variable TransposeOf(const Variable& matrices) { return ops::transpose(matrices, -2, -1); }

Variable TriangleOf(const Variable& matrices, bool upper, bool without_diagonal = false) {
  return upper ? ops::triu(matrices, without_diagonal ? 1 : 0) : ops::tril(matrices, without_diagonal ? -1 : 0);
}

// a + b. An undefined operand counts as 0.
Variable SumOfDefined(const Variable& a, const Variable& b) {
  if (!a.defined()) return b;
  return b.defined() ? a + b : a;
}

// M - M^T.
Variable SkewPart(const Variable& matrices) { return matrices - TransposeOf(matrices); }

// ScaledColumns multiplies each column by its factor, ScaledRows each row.
Variable ScaledColumns(const Variable& matrices, const Variable& factors) {
  return matrices * ops::unsqueeze(factors, -2);
}
Variable ScaledRows(const Variable& matrices, const Variable& factors) {
  return matrices * ops::unsqueeze(factors, -1);
}

// Square matrices with `values` along the diagonal of n elements; values are [...] or [..., n].
Variable RepeatedDiagonal(const Variable& values, const SymInt& n) {
  std::vector<SymInt> sizes = SymSizesOf(values);
  sizes.push_back(n);
  return ops::diag_embed(ops::expand(ops::unsqueeze(values, -1), sizes));
}

// values_j - values_i at (i, j), and 1 on the diagonal, so that one can divide by it.
Variable Differences(const Variable& values) {
  return ops::unsqueeze(values, -2) - ops::unsqueeze(values, -1) + ops::diag_embed(ops::ones_like(values));
}

// Pads matrices [..., r, c] with rows or columns of zeros up to `size` along one of the last two dims.
Variable ZeroPadded(const Variable& matrices, int64_t dim, const SymInt& size) {
  const SymInt added = size - SymSizeOf(matrices, dim);
  if (added == SymInt(0)) return matrices;
  if (dim == -1) return ops::constant_pad_nd(matrices, {0, added});
  return ops::constant_pad_nd(matrices, {0, 0, 0, added});
}

}  // namespace

// A = L L^T: dL = L Phi(L^-1 dA L^-T), where Phi(M) is the lower triangle of M with half of its diagonal. A is
// symmetric, and so is the gradient that is returned.
Variable cholesky_backward(const Variable& gL, bool upper, const Variable& L) {
  const Variable factor = upper ? TransposeOf(L) : L;
  const Variable transposed = TransposeOf(factor);
  const Variable lower = ops::tril(ops::matmul(transposed, upper ? TransposeOf(gL) : gL));
  const Variable middle = (lower + TransposeOf(ops::tril(lower, -1))) * 0.5;
  const Variable left = ops::linalg_solve_triangular(transposed, middle, /*upper=*/true);
  return ops::linalg_solve_triangular(factor, left, /*upper=*/false, /*left=*/false);
}

// B = (L L^T)^-1: dB = -B (dL L^T + L dL^T) B. The op reads one triangle of the factor; the gradient of the other is 0.
Variable cholesky_inverse_backward(const Variable& grad, const Variable& L, bool upper, const Variable& inverse) {
  const Variable middle = ops::matmul(inverse, ops::matmul(grad + TransposeOf(grad), inverse));
  const Variable factor = TriangleOf(L, upper);
  return -TriangleOf(upper ? ops::matmul(factor, middle) : ops::matmul(middle, factor), upper);
}

// X = (L L^T)^-1 B. The op reads one triangle of the factor.
std::tuple<Variable, Variable> cholesky_solve_backward(const Variable& grad_x, const Variable& self,
                                                       const Variable& input2, const Variable& result, bool upper,
                                                       std::array<bool, 2> output_mask) {
  const Variable by_self = ops::cholesky_solve(grad_x, input2, upper);
  Variable by_factor;
  if (output_mask[1]) {
    const Variable product = ops::matmul(by_self, TransposeOf(result));
    const Variable both = product + TransposeOf(product);
    const Variable factor = TriangleOf(input2, upper);
    by_factor = -TriangleOf(upper ? ops::matmul(factor, both) : ops::matmul(both, factor), upper);
  }
  return {output_mask[0] ? by_self : Variable(), by_factor};
}

// op(A) X = B; the second result is A itself.
std::tuple<Variable, Variable> triangular_solve_backward(const Variable& grad_x, const Variable& grad_m,
                                                         const Variable& b, const Variable& a, const Variable& x,
                                                         bool upper, bool transpose, bool unitriangular,
                                                         std::array<bool, 2> output_mask) {
  Variable by_b, by_a;
  if (grad_x.defined()) {
    by_b = std::get<0>(ops::triangular_solve(grad_x, a, upper, !transpose, unitriangular));
    if (output_mask[1]) {
      by_a = -(transpose ? ops::matmul(x, TransposeOf(by_b)) : ops::matmul(by_b, TransposeOf(x)));
      by_a = TriangleOf(by_a, upper, unitriangular);
    }
  }
  if (output_mask[1]) by_a = SumOfDefined(by_a, grad_m);
  return {output_mask[0] ? by_b : Variable(), by_a};
}

// A X = B or X A = B.
std::tuple<Variable, Variable> linalg_solve_triangular_backward(const Variable& grad, const Variable& A,
                                                                const Variable& X, bool upper, bool left,
                                                                bool unitriangular, std::array<bool, 2> output_mask) {
  const Variable by_b = ops::linalg_solve_triangular(TransposeOf(A), grad, !upper, left, unitriangular);
  Variable by_a;
  if (output_mask[0]) {
    by_a = -(left ? ops::matmul(by_b, TransposeOf(X)) : ops::matmul(TransposeOf(X), by_b));
    by_a = TriangleOf(by_a, upper, unitriangular);
  }
  return {by_a, output_mask[1] ? by_b : Variable()};
}

// If A is square: with M = L^-1 P^T dA U^-1, dL = L tril(M, -1) and dU = triu(M) U.
// If A = [A1 A2] is wide, with U = [U1 U2]: M is computed from A1, and dU2 = L^-1 P^T dA2 - tril(M, -1) U2.
// If P^T A = [A1; A2] is tall, with L = [L1; L2]: M is computed from A1, and dL2 = dA2 U^-1 - L2 triu(M).
Variable linalg_lu_backward(const Variable& L_grad, const Variable& U_grad, const Variable& P, const Variable& L,
                            const Variable& U, bool pivot) {
  if (!L_grad.defined() && !U_grad.defined()) return {};
  const SymInt m = SymSizeOf(L, -2), n = SymSizeOf(U, -1), k = SymSizeOf(L, -1);
  // is_tall and is_wide are both true if symbolic sizes leave open whether m or n is larger: the additional rows or the
  // additional columns are then empty.
  const bool is_tall = !(k == m), is_wide = !(k == n);
  const auto first_rows = [&](const Variable& v) { return is_tall ? ops::narrow(v, -2, 0, k) : v; };
  const auto first_columns = [&](const Variable& v) { return is_wide ? ops::narrow(v, -1, 0, k) : v; };
  const Variable square_l = first_rows(L), square_u = first_columns(U);
  Variable strictly_lower, upper, rest_of_columns, rest_of_rows;
  if (L_grad.defined()) strictly_lower = ops::matmul(TransposeOf(square_l), first_rows(L_grad));
  if (U_grad.defined()) upper = ops::matmul(first_columns(U_grad), TransposeOf(square_u));
  if (is_wide && U_grad.defined()) {
    rest_of_columns = ops::narrow(U_grad, -1, k, n - k);
    strictly_lower =
        SumOfDefined(strictly_lower, -ops::matmul(rest_of_columns, TransposeOf(ops::narrow(U, -1, k, n - k))));
  }
  if (is_tall && L_grad.defined()) {
    rest_of_rows = ops::narrow(L_grad, -2, k, m - k);
    upper = SumOfDefined(upper, -ops::matmul(TransposeOf(ops::narrow(L, -2, k, m - k)), rest_of_rows));
  }
  const Variable middle = SumOfDefined(strictly_lower.defined() ? ops::tril(strictly_lower, -1) : strictly_lower,
                                       upper.defined() ? ops::triu(upper) : upper);
  const auto by_l = [&](const Variable& v) {
    return ops::linalg_solve_triangular(TransposeOf(square_l), v, /*upper=*/true, /*left=*/true,
                                        /*unitriangular=*/true);
  };
  const auto by_u = [&](const Variable& v) {
    return ops::linalg_solve_triangular(TransposeOf(square_u), v, /*upper=*/false, /*left=*/false);
  };
  Variable by_rows = by_l(by_u(middle));
  if (is_wide) {
    by_rows = rest_of_columns.defined() ? ops::cat({by_rows, by_l(rest_of_columns)}, -1) : ZeroPadded(by_rows, -1, n);
  }
  if (is_tall && rest_of_rows.defined()) {
    const Variable more = by_u(rest_of_rows);
    by_rows = ops::cat({by_rows, is_wide ? ZeroPadded(more, -1, n) : more}, -2);
  } else if (is_tall) {
    by_rows = ZeroPadded(by_rows, -2, m);
  }
  return pivot ? ops::matmul(P, by_rows) : by_rows;
}

Variable lu_factor_ex_backward(const Variable& grad, const Variable& LU, const Variable& pivs, bool pivot) {
  const auto [P, L, U] = ops::lu_unpack(LU, pivs, /*unpack_data=*/true, /*unpack_pivots=*/pivot);
  const SymInt k = SymSizeOf(L, -1);
  const Variable l_grad = k == SymSizeOf(LU, -1) ? grad : ops::narrow(grad, -1, 0, k);
  const Variable u_grad = k == SymSizeOf(LU, -2) ? grad : ops::narrow(grad, -2, 0, k);
  return linalg_lu_backward(ops::tril(l_grad, -1), ops::triu(u_grad), P, L, U, pivot);
}

Variable lu_unpack_backward(const Variable& L_grad, const Variable& U_grad, const SymInt& m, const SymInt& n) {
  Variable by_l, by_u;
  if (L_grad.defined()) by_l = ZeroPadded(ops::tril(L_grad, -1), -1, n);
  if (U_grad.defined()) by_u = ZeroPadded(ops::triu(U_grad), -2, m);
  return SumOfDefined(by_l, by_u);
}

// With A = P L U and gA as in linalg_solve_backward: gL = tril(P^T gA U^T, -1) and gU = triu(L^T P^T gA).
Variable linalg_lu_solve_LU(const Variable& gX, const Variable& LU, const Variable& pivots, const Variable& X,
                            bool left, bool adjoint) {
  const auto [P, L, U] = ops::lu_unpack(LU, pivots);
  const Variable by_b = ops::linalg_lu_solve(LU, pivots, gX, left, !adjoint);
  Variable by_a = left ? ops::matmul(by_b, TransposeOf(X)) : ops::matmul(TransposeOf(X), by_b);
  by_a = -(adjoint ? TransposeOf(by_a) : by_a);
  const Variable rows = ops::matmul(TransposeOf(P), by_a);
  return ops::tril(ops::matmul(rows, TransposeOf(U)), -1) + ops::triu(ops::matmul(TransposeOf(L), rows));
}

// A X = B: gB = A^-T gX, gA = -gB X^T; X A = B: gB = gX A^-T, gA = -X^T gB. Vectors are matrices of one column.
std::tuple<Variable, Variable> linalg_solve_backward(const Variable& gX, const Variable& X, const Variable& A,
                                                     bool left, std::array<bool, 2> mask) {
  bool is_vectors = DimOf(X) == DimOf(A) - 1;
  if (DimOf(X) == DimOf(A)) is_vectors = false;
  const auto as_matrices = [&](const Variable& v) { return is_vectors ? ops::unsqueeze(v, -1) : v; };
  const Variable solution = as_matrices(X);
  const Variable by_b = std::get<0>(ops::_linalg_solve_ex(TransposeOf(A), as_matrices(gX), left));
  Variable by_a;
  if (mask[0]) by_a = -(left ? ops::matmul(by_b, TransposeOf(solution)) : ops::matmul(TransposeOf(solution), by_b));
  if (!mask[1]) return {by_a, Variable()};
  return {by_a, is_vectors ? ops::squeeze(by_b, -1) : by_b};
}

// With P the pseudoinverse of A: dP = -P dA P + P P^T dA^T (I - A P) + (I - P A) dA^T P^T P (Golub and Pereyra, 1973).
// Here the formula is transposed, and ordered so that the intermediate products are small.
Variable pinv_backward(const Variable& grad, const Variable& pinvA, const Variable& A) {
  const Variable transposed = TransposeOf(pinvA), grad_transposed = TransposeOf(grad);
  if (SymLess(SymSizeOf(A, -1), SymSizeOf(A, -2))) {
    const Variable k = ops::matmul(pinvA, grad_transposed);
    const Variable left = ops::matmul(transposed, k);
    return ops::matmul(ops::matmul(grad_transposed - ops::matmul(A, k), pinvA), transposed) -
           TransposeOf(ops::matmul(k, pinvA)) + left - ops::matmul(ops::matmul(left, pinvA), A);
  }
  const Variable k = ops::matmul(grad_transposed, pinvA);
  const Variable right = ops::matmul(k, transposed);
  return right - TransposeOf(ops::matmul(pinvA, k)) - ops::matmul(ops::matmul(A, pinvA), right) +
         ops::matmul(ops::matmul(transposed, pinvA), grad_transposed - ops::matmul(k, A));
}

// dA^-1 = -A^-1 dA A^-1.
Variable linalg_inv_backward(const Variable& grad, const Variable& inverse) {
  const Variable transposed = TransposeOf(inverse);
  return -ops::matmul(transposed, ops::matmul(grad, transposed));
}

// d det A = det A <A^-T, dA>. If A is singular, the zeros on the diagonal of U are replaced by a tiny number, as in
// PyTorch.
Variable linalg_det_backward(const Variable& grad, const Variable& det, const Variable& A) {
  const SymInt n = SymSizeOf(A, -1);
  const auto [LU, pivots, info] = ops::linalg_lu_factor_ex(A);
  const Variable is_zero = ops::diagonal(LU, 0, -2, -1) == 0;
  const double epsilon = DTypeOf(A) == DType::kFloat64 ? 0x1p-52 : 0x1p-23;
  const Variable shift = ops::diag_embed(ops::_to_copy(is_zero, DTypeOf(A)) * epsilon);
  return ops::linalg_lu_solve(LU + shift, pivots, RepeatedDiagonal(grad * det, n), /*left=*/true, /*adjoint=*/true);
}

// d log |det A| = <A^-T, dA>.
Variable slogdet_backward(const Variable& grad_logabsdet, const Variable& A) {
  if (!grad_logabsdet.defined()) return {};
  return std::get<0>(ops::_linalg_solve_ex(TransposeOf(A), RepeatedDiagonal(grad_logabsdet, SymSizeOf(A, -1))));
}

// If R is square: with M = gR R^T - Q^T gQ, gA = (gQ + Q S) R^-T, where S is symmetric with M's upper triangle. If A =
// [A1 A2] is wide, with R = [R1 R2]: R2 = Q^T A2, so gA2 = Q gR2, and A2 gR2^T (with A2 = Q R2) is added to gQ.
Variable linalg_qr_backward(const Variable& gQ, const Variable& gR, const Variable& Q, const Variable& R,
                            absl::string_view mode) {
  if (mode == "r") {
    throw Error(absl::InvalidArgumentError(
        "the derivative of linalg_qr depends on Q, which is not computed when mode='r'; use mode='reduced'"));
  }
  const SymInt m = SymSizeOf(Q, -2), n = SymSizeOf(R, -1), k = SymSizeOf(R, -2);
  if (mode == "complete" && !SymLessEqual(m, n)) {
    throw Error(absl::InvalidArgumentError(
        "linalg_qr is not differentiable when mode='complete' and there are more rows than columns"));
  }
  if (!gQ.defined() && !gR.defined()) return {};
  // Also true if symbolic sizes leave open whether n is larger than k: the additional columns may then be empty.
  const bool is_wide = !(k == n);
  Variable by_q = gQ, by_r = gR, square_r = R, by_rest;
  if (is_wide) {
    square_r = ops::narrow(R, -1, 0, k);
    if (gR.defined()) {
      by_r = ops::narrow(gR, -1, 0, k);
      const Variable by_r2 = ops::narrow(gR, -1, k, n - k);
      by_rest = ops::matmul(Q, by_r2);
      const Variable a2 = ops::matmul(Q, ops::narrow(R, -1, k, n - k));
      by_q = SumOfDefined(by_q, ops::matmul(a2, TransposeOf(by_r2)));
    }
  }
  Variable middle;
  if (by_r.defined()) middle = ops::matmul(by_r, TransposeOf(square_r));
  if (by_q.defined()) middle = SumOfDefined(middle, -ops::matmul(TransposeOf(Q), by_q));
  const Variable upper = ops::triu(middle);
  const Variable symmetric = upper + TransposeOf(ops::triu(middle, 1));
  const Variable sum = SumOfDefined(ops::matmul(Q, symmetric), by_q);
  Variable by_square = ops::linalg_solve_triangular(TransposeOf(square_r), sum, /*upper=*/false, /*left=*/false);
  if (!is_wide) return by_square;
  return by_rest.defined() ? ops::cat({by_square, by_rest}, -1) : ZeroPadded(by_square, -1, n);
}

// A = V diag(L) V^T: gA = V (diag(gL) + (V^T gV) / (L_j - L_i)) V^T, where the diagonal of the quotient is 0. Equal
// eigenvalues give infinities, unless the gradient with respect to V is undefined.
Variable linalg_eigh_backward(const Variable& gL, const Variable& gV, const Variable& L, const Variable& V,
                              bool compute_v) {
  if (!compute_v) {
    throw Error(
        absl::InvalidArgumentError("the derivative of _linalg_eigh needs the eigenvectors; set compute_v to true"));
  }
  if (!gL.defined() && !gV.defined()) return {};
  if (!gV.defined()) return ops::matmul(ScaledColumns(V, gL), TransposeOf(V));
  // A symmetric part would change the lengths of the eigenvectors or the angles between them, which are fixed. Without
  // it the gradient is symmetric, as in PyTorch.
  Variable middle = SkewPart(ops::matmul(TransposeOf(V), gV)) / (Differences(L) * SymScalar(2));
  if (gL.defined()) middle = middle + ops::diag_embed(gL);
  return ops::matmul(V, ops::matmul(middle, TransposeOf(V)));
}

// A = U diag(S) V^T, with min(m, n) columns in U and V: with E_ij = S_j^2 - S_i^2, gA = U [ (skew(U^T gU) / E) S +
// S (skew(V^T gV) / E) + diag(gS) ] V^T, plus the parts of gU and gV outside the spans of U and V, divided by S.
Variable svd_backward(const Variable& gU, const Variable& gS, const Variable& gVh, const Variable& U, const Variable& S,
                      const Variable& Vh, bool full_matrices, bool compute_uv) {
  if (!compute_uv) {
    throw Error(
        absl::InvalidArgumentError("the derivative of _linalg_svd needs the singular vectors; set compute_uv to true"));
  }
  if (!gU.defined() && !gS.defined() && !gVh.defined()) return {};
  const SymInt m = SymSizeOf(U, -2), n = SymSizeOf(Vh, -1), k = SymSizeOf(S, -1);
  const auto columns = [&](const Variable& v) { return full_matrices && v.defined() ? ops::narrow(v, -1, 0, k) : v; };
  const auto rows = [&](const Variable& v) { return full_matrices && v.defined() ? ops::narrow(v, -2, 0, k) : v; };
  const Variable u = columns(U), by_u = columns(gU), vh = rows(Vh), by_vh = rows(gVh);
  if (!by_u.defined() && !by_vh.defined()) return ops::matmul(ScaledColumns(u, gS), vh);
  const Variable differences = Differences(S * S);
  Variable middle;
  if (by_u.defined()) middle = ScaledColumns(SkewPart(ops::matmul(TransposeOf(u), by_u)) / differences, S);
  if (by_vh.defined()) {
    middle = SumOfDefined(middle, ScaledRows(SkewPart(ops::matmul(vh, TransposeOf(by_vh))) / differences, S));
  }
  if (gS.defined()) middle = middle + ops::diag_embed(gS);
  Variable result = ops::matmul(ops::matmul(u, middle), vh);
  if (by_u.defined() && !(k == m)) {
    const Variable scaled = by_u / ops::unsqueeze(S, -2);
    result = result + ops::matmul(scaled - ops::matmul(u, ops::matmul(TransposeOf(u), scaled)), vh);
  }
  if (by_vh.defined() && !(k == n)) {
    const Variable scaled = by_vh / ops::unsqueeze(S, -1);
    result = result + ops::matmul(u, scaled - ops::matmul(ops::matmul(scaled, TransposeOf(vh)), vh));
  }
  return result;
}

// The differential of exp at A along G is the upper right block of exp([[A, G], [0, A]]) (Higham, "Functions of
// Matrices", 2008, section 10.6); its adjoint is the differential at A^T.
Variable linalg_matrix_exp_differential(const Variable& self, const Variable& grad, bool adjoint) {
  const SymInt n = SymSizeOf(self, -1);
  const Variable matrix = adjoint ? TransposeOf(self) : self;
  const Variable upper = ops::cat({matrix, grad}, -1);
  const Variable lower = ops::cat({ops::zeros_like(grad), matrix}, -1);
  const Variable blocks = ops::linalg_matrix_exp(ops::cat({upper, lower}, -2));
  return ops::slice(ops::slice(blocks, -2, 0, n), -1, n, n + n);
}

}  // namespace backtape::formulas
