// Tangents of factorisations whose factors are not unique, which are therefore not compared with PyTorch's.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::testing {
namespace {

Variable Wave(int64_t rows, int64_t columns, double step) {
  std::vector<double> values(rows * columns);
  for (size_t i = 0; i < values.size(); ++i) values[i] = std::sin(1 + step * static_cast<double>(i));
  return Tensor::FromValues({rows, columns}, values, DType::kFloat64);
}

Variable Transposed(const Variable& matrix) { return ops::transpose(matrix, -2, -1); }

// Largest absolute element.
double SizeOf(const Variable& x) { return Tensor(ops::amax(ops::abs(x))).item(0).to_double(); }

TEST(FullSvd, TangentsAreThoseOfOrthogonalFactorsOfTheMatrix) {
  constexpr double kTolerance = 1e-11;
  for (const auto& [rows, columns] : {std::pair<int64_t, int64_t>(4, 2), {2, 4}, {3, 3}}) {
    const ForwardLevel level;
    const Variable tangent = Wave(rows, columns, 0.9);
    const auto [u, s, vh] = ops::_linalg_svd(MakeDual(Wave(rows, columns, 1.7), tangent), /*full_matrices=*/true);
    const int64_t k = std::min(rows, columns);
    const Variable product = ops::mm(ops::mm(ops::narrow(u, -1, 0, k), ops::diag_embed(s)), ops::narrow(vh, -2, 0, k));
    EXPECT_LT(SizeOf(UnpackDual(product).tangent - tangent), kTolerance) << rows << " x " << columns;
    for (const Variable& factor : {u, vh}) {
      EXPECT_LT(SizeOf(UnpackDual(ops::mm(Transposed(factor), factor)).tangent), kTolerance);
      EXPECT_GT(SizeOf(UnpackDual(factor).tangent), 0.01);
    }
  }
}

}  // namespace
}  // namespace backtape::testing
