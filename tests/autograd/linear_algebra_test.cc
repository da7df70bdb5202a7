// Derivatives of factorisations of symmetric matrices. An op reads only one triangle, but its gradient is symmetric, so
// central differences of the op alone do not match it: each function makes its matrix symmetric first.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

Variable SquareLeaf(int64_t batch, int64_t n) {
  std::vector<double> values;
  for (int64_t i = 0; i < batch * n * n; ++i) values.push_back(2 * std::sin(0.3 + 0.7 * static_cast<double>(i)));
  const Variable leaf(Tensor::FromValues({batch, n, n}, values, DType::kFloat64));
  leaf.set_requires_grad();
  return leaf;
}

Variable Definite(const Variable& x) {
  const Variable product = ops::matmul(x, ops::transpose(x, -2, -1));
  return product + ops::eye(x.size(-1), DType::kFloat64);
}

void ExpectRightDerivatives(const VariableFunction& function, const variable_list& inputs) {
  const absl::Status first = Gradcheck(function, inputs);
  EXPECT_TRUE(first.ok()) << first;
  const absl::Status second = Gradgradcheck(function, inputs);
  EXPECT_TRUE(second.ok()) << second;
}

TEST(LinearAlgebra, Cholesky) {
  for (bool upper : {false, true}) {
    ExpectRightDerivatives(
        [upper](const variable_list& x) -> variable_list {
          return {std::get<0>(ops::linalg_cholesky_ex(Definite(x[0]), upper))};
        },
        {SquareLeaf(2, 3)});
  }
}

TEST(LinearAlgebra, InverseAndSolutionFromCholesky) {
  for (bool upper : {false, true}) {
    ExpectRightDerivatives(
        [upper](const variable_list& x) -> variable_list {
          const Variable factor = std::get<0>(ops::linalg_cholesky_ex(Definite(x[0]), upper));
          return {ops::cholesky_inverse(factor, upper), ops::cholesky_solve(x[1], factor, upper)};
        },
        {SquareLeaf(1, 3), SquareLeaf(1, 3)});
  }
}

// Functions of eigenvectors that do not depend on their signs.
TEST(LinearAlgebra, SymmetricEigenvalues) {
  for (absl::string_view triangle : {"L", "U"}) {
    ExpectRightDerivatives(
        [triangle](const variable_list& x) -> variable_list {
          const auto [values, vectors] = ops::_linalg_eigh(Definite(x[0]), triangle);
          return {values, vectors * vectors};
        },
        {SquareLeaf(2, 3)});
  }
}

TEST(LinearAlgebra, SingularValues) {
  ExpectRightDerivatives(
      [](const variable_list& x) -> variable_list {
        const auto [u, s, vh] = ops::_linalg_svd(ops::narrow(x[0], -1, 0, 2));
        return {u * u, s, vh * vh};
      },
      {SquareLeaf(2, 3)});
}

// The determinant of a singular matrix has a gradient too. Like PyTorch, Backtape computes it from a nearby matrix.
TEST(LinearAlgebra, DeterminantOfASingularMatrix) {
  const Variable a(Tensor::FromValues({2, 2}, {1, 2, 2, 4}, DType::kFloat64));
  a.set_requires_grad();
  const Variable det = std::get<0>(ops::_linalg_det(a));
  det.backward();
  EXPECT_EQ(det.item().to_double(), 0);
  EXPECT_TRUE(a.grad().defined());
}

TEST(LinearAlgebra, FailuresNameTheMatrix) {
  const Variable bad(Tensor::FromValues({2, 1, 1}, {1, -1}, DType::kFloat64));
  try {
    ops::linalg_cholesky_ex(bad, false, /*check_errors=*/true);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(error.status().message().find("(batch element 1)"), absl::string_view::npos) << error.status();
  }
}

// PyTorch computed the expected values.
TEST(LinearAlgebra, SpectralNorms) {
  const Variable a = Tensor::FromValues({2, 3}, {1, 2, 0, 0, 3, 4}, DType::kFloat64);
  a.set_requires_grad();
  EXPECT_NEAR(ops::linalg_matrix_norm(a, 2).item().to_double(), 5.16351661076931, 1e-12);
  EXPECT_NEAR(ops::linalg_matrix_norm(a, -2).item().to_double(), 1.82704576032167, 1e-12);
  ops::linalg_norm(a, 2).backward();
  EXPECT_NEAR(a.grad().item(1).to_double(), 0.177059701042, 1e-11);
  const Variable b = ops::view(ops::arange(12, DType::kFloat64), {2, 3, 2});
  const Variable kept = ops::linalg_matrix_norm(b, 2, {2, 0}, /*keepdim=*/true);
  EXPECT_EQ(kept.sizes(), (std::vector<int64_t>{1, 3, 1}));
  EXPECT_NEAR(kept.item(1).to_double(), 12.560725391999933, 1e-12);
  EXPECT_THROW(ops::linalg_matrix_norm(b, 2, {1, 1}), Error);
  EXPECT_THROW(ops::linalg_matrix_norm(a, 3), Error);
}

}  // namespace
}  // namespace backtape
