// Functional transforms whose tangents or batches differ in strides from the tensors of the function. The expected
// values are closed forms, with which torch.func agrees.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/passes/func/func.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;

Variable Filled(std::vector<int64_t> sizes, std::vector<double> values) {
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}
std::vector<double> ListOf(const Variable& x) {
  std::vector<double> values;
  for (int64_t i = 0; i < x.numel(); ++i) values.push_back(x.item(i).to_double());
  return values;
}

// The tangent of the sum is expanded, which `view` does not allow.
TEST(FuncLayout, ViewOfABroadcastSum) {
  const Variable x = Filled({2}, {1, 2}), other = Filled({2, 2}, {3, 4, 5, 6});
  const auto f = [&](const variable_list& in) -> variable_list { return {ops::view(in[0] + other, {4})}; };
  EXPECT_THAT(ListOf(func::Jacfwd(f)({x})[0]), ElementsAre(1, 0, 0, 1, 1, 0, 0, 1));
}

// as_strided reads the tangent of the sum as if it had the strides of the sum.
TEST(FuncLayout, AsStridedOfABroadcastSum) {
  const Variable x = Filled({2}, {1, 2}), other = Filled({2, 2}, {3, 4, 5, 6});
  const auto f = [&](const variable_list& in) -> variable_list {
    return {ops::as_strided(in[0] + other, {2}, {2}, 1)};
  };
  EXPECT_THAT(ListOf(func::Jacfwd(f)({x})[0]), ElementsAre(0, 1, 0, 1));
  EXPECT_THAT(ListOf(func::Jacrev(f)({x})[0]), ElementsAre(0, 1, 0, 1));
  EXPECT_THAT(ListOf(func::Jvp(f, {x}, {Filled({2}, {10, 20})}).tangents[0]), ElementsAre(20, 20));
}

TEST(FuncLayout, WriteOfABroadcastDifference) {
  const Variable x = Filled({1}, {3}), other = Filled({3}, {1, 2, 4}), factors = Filled({3}, {1, 2, 3});
  const auto f = [&](const variable_list& in) -> variable_list { return {ops::mul_(other - in[0] * in[0], factors)}; };
  EXPECT_THAT(ListOf(func::Jacfwd(f)({x})[0]), ElementsAre(-6, -12, -18));
  const auto hidden = [&](const variable_list& in) -> variable_list {
    const Variable difference = other - in[0] * in[0];
    const NoGradGuard no_grad;
    return {ops::add_(difference, in[0])};
  };
  EXPECT_THAT(ListOf(func::Jacfwd(hidden)({x})[0]), ElementsAre(-5, -5, -5));
}

// A write shows in a view that was made by as_strided.
TEST(FuncLayout, WriteOfATensorWithStridedView) {
  const Variable x = Filled({3}, {1, 2, 3});
  const auto f = [](const variable_list& in) -> variable_list {
    const Variable product = in[0] * 5.0;
    const Variable view = ops::as_strided(product, {2}, {2}, 0);
    ops::mul_(product, 2.0);
    return {view * 1.0};
  };
  EXPECT_THAT(ListOf(func::Jacfwd(f)({x})[0]), ElementsAre(10, 0, 0, 0, 0, 10));
  EXPECT_THAT(ListOf(func::Jacrev(f)({x})[0]), ElementsAre(10, 0, 0, 0, 0, 10));
}

}  // namespace
}  // namespace backtape
