#include "backtape/autograd/engine/gradcheck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

Variable LeafOf(std::vector<double> values) {
  const Variable leaf(Tensor::FromValues({static_cast<int64_t>(values.size())}, values, DType::kFloat64));
  leaf.set_requires_grad();
  return leaf;
}

TEST(Gradcheck, PassesForCorrectDerivatives) {
  const VariableFunction function = [](const variable_list& x) -> variable_list {
    return {x[0] * ops::sin(x[1]), ops::sum(x[0])};
  };
  const variable_list inputs = {LeafOf({0.5, -2, 3}), LeafOf({1, 0.3, -0.7})};
  EXPECT_TRUE(Gradcheck(function, inputs).ok()) << Gradcheck(function, inputs);
  EXPECT_TRUE(Gradgradcheck(function, inputs).ok()) << Gradgradcheck(function, inputs);
}

TEST(Gradcheck, ReportsTheWorstElement) {
  // x * x whose backward returns half of the derivative.
  const VariableFunction function = [](const variable_list& x) -> variable_list { return {x[0] * ops::detach(x[0])}; };
  const absl::Status status = Gradcheck(function, {LeafOf({0, 4})});
  EXPECT_EQ(status.code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(status.message(), HasSubstr("wrong derivatives: 1 of 4"));
  EXPECT_THAT(status.message(),
              HasSubstr("result 0 at [1] with respect to input 0 at [1]: backward gives 4, central differences give "));
}

TEST(Gradcheck, OnlyTheSecondOrderIsWrong) {
  // x^3 with the right value and first derivative, but backward treats the derivative as a constant, so the second
  // derivative is wrong.
  const VariableFunction function = [](const variable_list& x) -> variable_list {
    const Variable c = ops::detach(x[0]);
    return {c * c * c + (x[0] - c) * (3 * c * c)};
  };
  EXPECT_TRUE(Gradcheck(function, {LeafOf({0.5, 2})}).ok());
  EXPECT_EQ(Gradgradcheck(function, {LeafOf({0.5, 2})}).code(), absl::StatusCode::kFailedPrecondition);
}

TEST(Gradcheck, ResultsThatDoNotDependOnInputsHaveZeroDerivatives) {
  const VariableFunction function = [](const variable_list& x) -> variable_list { return {ops::detach(x[0]) * 2}; };
  EXPECT_EQ(Gradcheck(function, {LeafOf({1})}).code(), absl::StatusCode::kFailedPrecondition);
}

TEST(Gradcheck, NothingToCompare) {
  const Variable constant(Tensor::FromValues({1}, {2}, DType::kFloat64));
  const VariableFunction function = [](const variable_list& x) -> variable_list { return {x[0] * 2}; };
  EXPECT_EQ(Gradcheck(function, {constant}).code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(Gradgradcheck(function, {constant}).code(), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace backtape
