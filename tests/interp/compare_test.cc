#include "backtape/interp/compare.h"

#include <gtest/gtest.h>

#include <cmath>

namespace backtape {
namespace {

Tensor F64(std::initializer_list<double> values) {
  return Tensor::FromValues({static_cast<int64_t>(values.size())}, std::vector<double>(values), DType::kFloat64);
}

TEST(Compare, NaNEqualsNaNAndZerosAreEqual) {
  EXPECT_TRUE(Compare(F64({NAN, 0.0, INFINITY}), F64({NAN, -0.0, INFINITY}), {}).ok());
}

TEST(Compare, NaNOnOneSideIsOutsideEveryTolerance) {
  EXPECT_FALSE(Compare(F64({NAN}), F64({1}), {.rtol = 1e9, .atol = 1e9}).ok());
  EXPECT_FALSE(Compare(F64({1}), F64({NAN}), {.rtol = 1e9, .atol = 1e9}).ok());
  EXPECT_FALSE(Compare(F64({INFINITY}), F64({-INFINITY}), {.rtol = 1, .atol = 1e9}).ok());
}

TEST(Compare, ToleranceIsRelativePlusAbsolute) {
  EXPECT_TRUE(Compare(F64({100.5}), F64({100}), {.rtol = 0.004, .atol = 0.1}).ok());
  EXPECT_FALSE(Compare(F64({100.6}), F64({100}), {.rtol = 0.004, .atol = 0.1}).ok());
}

TEST(Compare, ReportsPositionAndSize) {
  const Tensor expected = Tensor::FromValues({2, 2}, {1, 2, 3, 4}, DType::kFloat32);
  const Tensor actual = Tensor::FromValues({2, 2}, {1, 2, 3.5, 4}, DType::kFloat32);
  const Difference difference = Compare(actual, expected, {});
  EXPECT_EQ(difference.ToString(expected),
            "1 of 4 elements are outside the tolerance; worst at [1, 0]: found 3.5, expected 3");
  EXPECT_DOUBLE_EQ(difference.relative_to_scale, 0.125);
}

TEST(Compare, TheWorstIsOutsideTheTolerance) {
  const Difference difference = Compare(F64({1000.5, 1.25}), F64({1000, 1}), {.rtol = 0.01, .atol = 0});
  EXPECT_EQ(difference.num_outside, 1);
  EXPECT_EQ(difference.worst_index, 1);
  EXPECT_EQ(difference.max_absolute, 0.5);
}

TEST(Compare, AFewElementsMayDifferByTheLargestAllowedDifference) {
  const Tensor expected = Tensor::Full({100}, 1.0, DType::kFloat64);
  const Tensor allowed = Tensor::Full({100}, 0.0, DType::kFloat64);
  allowed.data<double>()[7] = 0.5;
  allowed.data<double>()[8] = INFINITY;
  const auto num_outside = [&](int num_changed, double change, int64_t num_elements) {
    const Tensor actual = Tensor::Full({100}, 1.0, DType::kFloat64);
    for (int i = 0; i < num_changed; ++i) actual.data<double>()[i] += change;
    const auto part = [num_elements](const Tensor& tensor) {
      return Tensor::FromValues({num_elements},
                                std::vector<double>(tensor.data<double>(), tensor.data<double>() + num_elements),
                                DType::kFloat64);
    };
    return Compare(part(actual), part(expected), {.allowed = part(allowed)}).num_outside;
  };
  EXPECT_EQ(num_outside(2, 0.5, 100), 0);
  EXPECT_EQ(num_outside(3, 0.5, 100), 3);
  EXPECT_EQ(num_outside(2, 0.75, 100), 2);
  EXPECT_EQ(num_outside(1, 0.5, 10), 0);
  EXPECT_EQ(num_outside(2, 0.5, 10), 2);
  EXPECT_EQ(num_outside(1, 0.5, 9), 1);
}

TEST(Compare, LargeIntegersAreComparedExactly) {
  const int64_t big = (int64_t{1} << 53) + 1;
  Tensor a = Tensor::Full({1}, Scalar(big), DType::kInt64);
  Tensor b = Tensor::Full({1}, Scalar(big - 1), DType::kInt64);
  EXPECT_FALSE(Compare(a, b, {}).ok());
  EXPECT_TRUE(Compare(a, a, {}).ok());
}

TEST(Compare, DtypeAndSizesMustAgree) {
  EXPECT_EQ(Compare(F64({1}), Tensor::FromValues({1}, {1}, DType::kFloat32), {}).mismatch,
            "expected f32[1], found f64[1]");
  EXPECT_EQ(Compare(F64({1}), F64({1, 2}), {}).mismatch, "expected f64[2], found f64[1]");
  EXPECT_EQ(Compare(Tensor(), F64({1}), {}).mismatch, "expected f64[1], found None");
}

}  // namespace
}  // namespace backtape
