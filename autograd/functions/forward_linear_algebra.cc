// Tangents of factorisations of real matrices and of the solvers that use them. M^T is the transpose of a matrix M, and
// dM its tangent. linear_algebra.cc states the same formulas and implements their transposes.
#include <tuple>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tensor/error.h"

namespace backtape::formulas {
namespace {

Variable MatrixTranspose(const Variable& matrices) { return ops::transpose(matrices, -2, -1); }

Variable Diagonal(const Variable& matrices) { return ops::diagonal(matrices, 0, -2, -1); }

Variable TimesRow(const Variable& matrices, const Variable& factors) { return matrices * ops::unsqueeze(factors, -2); }

// values_j - values_i at (i, j), and 1 on the diagonal.
Variable DifferencesOf(const Variable& values) {
  return ops::unsqueeze(values, -2) - ops::unsqueeze(values, -1) + ops::diag_embed(ops::ones_like(values));
}

Variable Triangle(const Variable& matrices, bool upper, bool without_diagonal = false) {
  return upper ? ops::triu(matrices, without_diagonal ? 1 : 0) : ops::tril(matrices, without_diagonal ? -1 : 0);
}

// The tangent of F F^T, or of F^T F if F is upper, where F is one triangle of `factor`.
Variable SquareTangent(const Variable& factor, const Variable& tangent, bool upper) {
  const Variable f = Triangle(factor, upper), df = Triangle(tangent, upper);
  const Variable product = upper ? ops::matmul(MatrixTranspose(df), f) : ops::matmul(df, MatrixTranspose(f));
  return product + MatrixTranspose(product);
}

// tril(M, -1) - tril(M, -1)^T.
Variable SkewOfLower(const Variable& matrices) {
  const Variable lower = ops::tril(matrices, -1);
  return lower - MatrixTranspose(lower);
}

}  // namespace

// A = L L^T: dL = L Phi(L^-1 S L^-T), where S is the symmetric part of dA and Phi(M) is the lower triangle of M with
// half of its diagonal.
Variable cholesky_jvp(const Variable& dA, const Variable& L, bool upper) {
  const Variable factor = upper ? MatrixTranspose(L) : L;
  const Variable symmetric = (dA + MatrixTranspose(dA)) * 0.5;
  const Variable left = ops::linalg_solve_triangular(factor, symmetric, /*upper=*/false);
  const Variable both = ops::linalg_solve_triangular(MatrixTranspose(factor), left, /*upper=*/true, /*left=*/false);
  const Variable phi = ops::tril(both) - ops::diag_embed(Diagonal(both)) * 0.5;
  const Variable tangent = ops::matmul(factor, phi);
  return upper ? MatrixTranspose(tangent) : tangent;
}

// X = (F F^T)^-1: dX = -X (dF F^T + F dF^T) X. The op reads one triangle of the factor.
Variable cholesky_inverse_jvp(const Variable& F, const Variable& dF, const Variable& X, bool upper) {
  return -ops::matmul(X, ops::matmul(SquareTangent(F, dF, upper), X));
}

// X = (U U^T)^-1 B. The op reads one triangle of the factor.
Variable cholesky_solve_jvp(const Variable& X, const Variable& U, const Variable& dU, const Variable& dB, bool upper) {
  return ops::cholesky_solve(dB - ops::matmul(SquareTangent(U, dU, upper), X), U, upper);
}

// op(A) X = B.
Variable triangular_solve_jvp(const Variable& X, const Variable& A, const Variable& dA, const Variable& dB, bool upper,
                              bool transpose, bool unitriangular) {
  const Variable change = Triangle(dA, upper, unitriangular);
  const Variable right = dB - ops::matmul(transpose ? MatrixTranspose(change) : change, X);
  return std::get<0>(ops::triangular_solve(right, A, upper, transpose, unitriangular));
}

// A X = B or X A = B.
Variable linalg_solve_triangular_jvp(const Variable& dA, const Variable& dB, const Variable& A, const Variable& X,
                                     bool upper, bool left, bool unitriangular) {
  const Variable change = Triangle(dA, upper, unitriangular);
  const Variable right = dB - (left ? ops::matmul(change, X) : ops::matmul(X, change));
  return ops::linalg_solve_triangular(A, right, upper, left, unitriangular);
}

std::tuple<Variable, Variable> linalg_lu_jvp(const Variable& dA, const Variable& P, const Variable& L,
                                             const Variable& U, bool pivot) {
  const SymInt m = SymSizeOf(L, -2), n = SymSizeOf(U, -1), k = SymSizeOf(L, -1);
  // is_tall and is_wide are both true if symbolic sizes leave open whether m or n is larger: the additional rows or the
  // additional columns are then empty.
  const bool is_tall = !(k == m), is_wide = !(k == n);
  const Variable rows = pivot ? ops::matmul(MatrixTranspose(P), dA) : dA;
  const auto first_rows = [&](const Variable& v) { return is_tall ? ops::narrow(v, -2, 0, k) : v; };
  const auto first_columns = [&](const Variable& v) { return is_wide ? ops::narrow(v, -1, 0, k) : v; };
  const Variable square_l = first_rows(L), square_u = first_columns(U);
  const auto by_l = [&](const Variable& v) {
    return ops::linalg_solve_triangular(square_l, v, /*upper=*/false, /*left=*/true, /*unitriangular=*/true);
  };
  const auto by_u = [&](const Variable& v) {
    return ops::linalg_solve_triangular(square_u, v, /*upper=*/true, /*left=*/false);
  };
  const Variable middle = by_u(by_l(first_rows(first_columns(rows))));
  const Variable lower = ops::tril(middle, -1), upper = ops::triu(middle);
  Variable dL = ops::matmul(square_l, lower), dU = ops::matmul(upper, square_u);
  if (is_wide) {
    const Variable rest =
        by_l(first_rows(ops::narrow(rows, -1, k, n - k))) - ops::matmul(lower, ops::narrow(U, -1, k, n - k));
    dU = ops::cat({dU, rest}, -1);
  }
  if (is_tall) {
    const Variable rest =
        by_u(first_columns(ops::narrow(rows, -2, k, m - k))) - ops::matmul(ops::narrow(L, -2, k, m - k), upper);
    dL = ops::cat({dL, rest}, -2);
  }
  return {dL, dU};
}

Variable lu_factor_ex_jvp(const Variable& dA, const Variable& LU, const Variable& pivots, bool pivot) {
  const auto [P, L, U] = ops::lu_unpack(LU, pivots, /*unpack_data=*/true, /*unpack_pivots=*/pivot);
  const auto [dL, dU] = linalg_lu_jvp(dA, P, L, U, pivot);
  const SymInt k = SymSizeOf(L, -1);
  return ops::constant_pad_nd(dL, {0, SymSizeOf(LU, -1) - k}) +
         ops::constant_pad_nd(dU, {0, 0, 0, SymSizeOf(LU, -2) - k});
}

// With A = P L U: op(A) X = B or X op(A) = B.
Variable linalg_lu_solve_jvp(const Variable& X, const Variable& LU, const Variable& pivots, const Variable& dLU,
                             const Variable& dB, bool left, bool adjoint) {
  const auto [P, L, U] = ops::lu_unpack(LU, pivots);
  const Variable rows = ops::matmul(ops::tril(dLU, -1), U) + ops::matmul(L, ops::triu(dLU));
  const Variable dA = ops::matmul(P, rows);
  const Variable change = adjoint ? MatrixTranspose(dA) : dA;
  const Variable right = dB - (left ? ops::matmul(change, X) : ops::matmul(X, change));
  return ops::linalg_lu_solve(LU, pivots, right, left, adjoint);
}

// A X = B or X A = B. Vectors are matrices of one column.
Variable linalg_solve_jvp(const Variable& dA, const Variable& dB, const Variable& X, const Variable& A, bool left) {
  const bool is_vectors = DimOf(X) == DimOf(A) - 1;
  const auto as_matrices = [&](const Variable& v) { return is_vectors ? ops::unsqueeze(v, -1) : v; };
  const Variable solution = as_matrices(X);
  const Variable right = as_matrices(dB) - (left ? ops::matmul(dA, solution) : ops::matmul(solution, dA));
  const Variable tangent = std::get<0>(ops::_linalg_solve_ex(A, right, left));
  return is_vectors ? ops::squeeze(tangent, -1) : tangent;
}

// See pinv_backward.
Variable pinv_jvp(const Variable& A, const Variable& pinvA, const Variable& dA) {
  const Variable transposed = MatrixTranspose(pinvA), change = MatrixTranspose(dA);
  const Variable right =
      ops::matmul(ops::matmul(pinvA, transposed), change - ops::matmul(ops::matmul(change, A), pinvA));
  const Variable left = change - ops::matmul(pinvA, ops::matmul(A, change));
  return right + ops::matmul(left, ops::matmul(transposed, pinvA)) - ops::matmul(pinvA, ops::matmul(dA, pinvA));
}

Variable linalg_inv_jvp(const Variable& dA, const Variable& inverse) {
  return -ops::matmul(inverse, ops::matmul(dA, inverse));
}

// With M = Q^T dA R^-1: Q^T dQ is skew and dR R^-1 is upper triangular, so Q^T dQ is the skew matrix of M's
// lower triangle. For a wide A, R here is the factor of its first columns.
std::tuple<Variable, Variable> linalg_qr_jvp(const Variable& dA, const Variable& Q, const Variable& R,
                                             absl::string_view mode) {
  const SymInt m = SymSizeOf(Q, -2), n = SymSizeOf(R, -1), k = SymSizeOf(R, -2);
  if (mode == "r") {
    throw Error(absl::InvalidArgumentError(
        "the derivative of linalg_qr depends on Q, which is not computed when mode='r'; use mode='reduced'"));
  }
  if (mode == "complete" && !SymLessEqual(m, n)) {
    throw Error(absl::InvalidArgumentError(
        "linalg_qr is not differentiable when mode='complete' and there are more rows than columns"));
  }
  // If symbolic sizes leave open whether m or n is larger, both are true: dQ and dR then have the forms that are valid
  // for all sizes.
  const bool is_tall = !(k == m), is_wide = !(k == n);
  const Variable square_r = is_wide ? ops::narrow(R, -1, 0, k) : R;
  const Variable square_a = is_wide ? ops::narrow(dA, -1, 0, k) : dA;
  const Variable quotient = ops::linalg_solve_triangular(square_r, square_a, /*upper=*/true, /*left=*/false);
  const Variable middle = ops::matmul(MatrixTranspose(Q), quotient);
  const Variable skew = SkewOfLower(middle);
  const Variable upper = middle - skew;
  const Variable dQ = is_wide && !is_tall ? ops::matmul(Q, skew) : quotient - ops::matmul(Q, upper);
  if (!is_wide) return {dQ, ops::matmul(upper, R)};
  return {dQ, ops::matmul(MatrixTranspose(Q), dA) - ops::matmul(skew, R)};
}

// With M = V^T dA V: dL is the diagonal of M, and V^T dV is M / (L_j - L_i) off the diagonal.
std::tuple<Variable, Variable> linalg_eigh_jvp(const Variable& dA, const Variable& L, const Variable& V,
                                               bool compute_v) {
  if (!compute_v) {
    throw Error(
        absl::InvalidArgumentError("the derivative of _linalg_eigh needs the eigenvectors; set compute_v to true"));
  }
  const Variable middle = ops::matmul(MatrixTranspose(V), ops::matmul(dA, V));
  const Variable values = Diagonal(middle);
  const Variable rotation = (middle - ops::diag_embed(values)) / DifferencesOf(L);
  return {values, ops::matmul(V, rotation)};
}

// With M = U^T dA V and E_ij = S_j^2 - S_i^2: dS is the diagonal of M, U^T dU = (M S + S M^T) / E and V^T dV = (S M +
// M^T S) / E off the diagonal. The parts of dA outside the spans of U and V, divided by S, are added to dU and dV. The
// further columns of full matrices only stay orthogonal to the others.
std::tuple<Variable, Variable, Variable> linalg_svd_jvp(const Variable& dA, const Variable& full_U, const Variable& S,
                                                        const Variable& full_Vh, bool full_matrices, bool compute_uv) {
  if (!compute_uv) {
    throw Error(
        absl::InvalidArgumentError("the derivative of _linalg_svd needs the singular vectors; set compute_uv to true"));
  }
  const SymInt m = SymSizeOf(full_U, -2), n = SymSizeOf(full_Vh, -1), k = SymSizeOf(S, -1);
  const bool is_tall = !(k == m), is_wide = !(k == n);
  const Variable full_V = MatrixTranspose(full_Vh);
  const bool has_more_u = full_matrices && is_tall, has_more_v = full_matrices && is_wide;
  const Variable U = has_more_u ? ops::narrow(full_U, -1, 0, k) : full_U;
  const Variable V = has_more_v ? ops::narrow(full_V, -1, 0, k) : full_V;
  const Variable right = ops::matmul(dA, V), left = ops::matmul(MatrixTranspose(dA), U);
  const Variable middle = ops::matmul(MatrixTranspose(U), right);
  const Variable values = Diagonal(middle);
  const Variable rest = middle - ops::diag_embed(values);
  const Variable differences = DifferencesOf(S * S);
  const Variable by_columns = TimesRow(rest, S), by_rows = rest * ops::unsqueeze(S, -1);
  Variable dU = ops::matmul(U, (by_columns + MatrixTranspose(by_columns)) / differences);
  Variable dV = ops::matmul(V, (by_rows + MatrixTranspose(by_rows)) / differences);
  const Variable inverse = ops::reciprocal(S);
  if (is_tall) dU = dU + TimesRow(right - ops::matmul(U, middle), inverse);
  if (is_wide) dV = dV + TimesRow(left - ops::matmul(V, MatrixTranspose(middle)), inverse);
  const auto with_rest = [&](const Variable& vectors, const Variable& tangent, const Variable& rest) {
    return ops::cat({tangent, -ops::matmul(vectors, ops::matmul(MatrixTranspose(tangent), rest))}, -1);
  };
  if (has_more_u) dU = with_rest(U, dU, ops::narrow(full_U, -1, k, m - k));
  if (has_more_v) dV = with_rest(V, dV, ops::narrow(full_V, -1, k, n - k));
  return {dU, values, MatrixTranspose(dV)};
}

}  // namespace backtape::formulas
