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
