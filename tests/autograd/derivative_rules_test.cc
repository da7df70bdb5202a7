// Corner cases in which derivatives must behave like PyTorch's.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsNan;

Variable Classes(std::vector<double> values) {
  const auto size = static_cast<int64_t>(values.size());
  return Tensor::FromValues({size}, values, DType::kInt64);
}

// If an argument without a derivative formula requires grad, calling the op is an error.
TEST(DerivativeRules, AnArgumentWithoutAFormulaMustNotRequireGrad) {
  const Variable x = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  const Variable weight = Leaf({3}, {1, 2, 3});
  const Variable target = Classes({0, 2});
  EXPECT_THAT(
      [&] { nll_loss(x, target, weight); },
      ThrowsError("The function 'nll_loss_forward' is not differentiable with respect to argument 'weight'. This "
                  "input cannot have requires_grad True."));
  EXPECT_THAT([&] { nll_loss(x.detach(), target, weight); }, ThrowsError(HasSubstr("argument 'weight'")));
  EXPECT_THAT([&] { cross_entropy(x, target, weight); }, ThrowsError(HasSubstr("argument 'weight'")));
  const Variable mean = Leaf({3}, {0, 0, 0});
  const Variable variance = Constant({3}, {1, 1, 1});
  EXPECT_THAT(
      [&] { batch_norm(x, {}, {}, mean, variance, false); },
      ThrowsError(HasSubstr("'native_batch_norm' is not differentiable with respect to argument 'running_mean'")));
  EXPECT_THAT([&] { batch_norm(x, {}, {}, variance, mean, true); }, ThrowsError(HasSubstr("'running_var'")));
  const NoGradGuard no_grad;
  EXPECT_EQ(nll_loss(x, target, weight).dim(), 0);
}

// The derivative formulas divide by x, and the derivative of 1 / x overflows long before 1 / x does. PyTorch takes the
// first derivative as constant within an epsilon of 0.
TEST(DerivativeRules, SecondDerivativesOfBesselFunctionsNearZero) {
  const Variable x = Leaf({4}, {1e-300, -1e-170, 1e-16, 0});
  for (const Variable& y : {special_i1(x), special_i1e(x)}) {
    const Variable first = Grad({sum(y)}, {x}, {}, {.create_graph = true})[0];
    EXPECT_THAT(Values(first), Each(0.5));
    EXPECT_THAT(Values(Grad({sum(first)}, {x})[0]), Each(0));
  }
}

// These derivatives do not exist; they are taken as 0. (PyTorch returns NaN.)
TEST(DerivativeRules, SecondDerivativesAtADivisorOfZero) {
  const Variable x = Leaf({2, 2}, {0, 0, 0, 0});
  for (const Variable& y : {linalg_vector_norm(x, 2), linalg_vector_norm(x, 3), linalg_vector_norm(x, 1.5),
                            ops::std(x, std::vector<int64_t>{1}), atan2(x, x * 2)}) {
    const Variable first = Grad({sum(y)}, {x}, {}, {.create_graph = true})[0];
    EXPECT_THAT(Values(first), Each(0));
    EXPECT_THAT(Values(Grad({sum(first * (x + 1))}, {x})[0]), Each(0));
  }
}

TEST(DerivativeRules, ExtremaOverDimsWithNaN) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Variable x = Leaf({2, 2}, {1, nan, 3, 3});
  for (const Variable& result : {amax(x, {1}), amin(x, {1})}) {
    const std::vector<double> gradient = Values(Grad({sum(result)}, {x})[0]);
    EXPECT_THAT((std::vector<double>{gradient[0], gradient[1]}), Each(IsNan()));
    EXPECT_EQ(gradient[2], 0.5) << "equal extrema share the gradient";
    EXPECT_EQ(gradient[3], 0.5);
  }
  EXPECT_THAT(Values(Grad({amax(x, {0, 1})}, {x})[0]), Each(IsNan()));
  EXPECT_THAT(Values(Grad({max(x)}, {x})[0]), ElementsAre(0, 1, 0, 0)) << "the maximum of all elements is the NaN";
  const auto [smallest, largest] = aminmax(x);
  EXPECT_THAT(Values(Grad({smallest}, {x}, {}, {.retain_graph = true})[0]), Each(IsNan()));
  EXPECT_THAT(Values(Grad({largest}, {x})[0]), Each(IsNan()));
}

// As in PyTorch, backward needs the input of these ops, not their result, so the result may be overwritten.
TEST(DerivativeRules, ResultsThatMayBeWritten) {
  const Variable x = Leaf({3}, {-1, 0.5, 7});
  const Variable clipped = relu6(x);
  mul_(clipped, x);
  sum(clipped).backward();
  EXPECT_THAT(Values(x.grad()), ElementsAre(0, 1, 6));
  const Variable p = Leaf({1}, {0.5});
  const Variable quantile = erfinv(p);
  mul_(quantile, 2);
  quantile.backward();
  const double value = erfinv(p.detach()).item().to_double();
  EXPECT_NEAR(p.grad().item().to_double(), std::exp(value * value) * std::sqrt(M_PI), 1e-12);
}

// As in PyTorch, the statistics of group norm are differentiable. First and second derivatives are compared with
// central differences.
TEST(DerivativeRules, StatisticsOfGroupNorm) {
  const std::vector<double> values = {0.3, -0.7, 1.1, 0.2, 0.9, -0.4, 0.5, 1.7, -1.2, 0.6, 0.8, -0.1};
  const Variable x = Leaf({1, 4, 3}, values);
  const Variable weight = Leaf({4}, {1, 0.5, 2, -1});
  const auto statistics = [](const variable_list& in) -> variable_list {
    const auto [y, mean, rstd] = native_group_norm(in[0], in[1], {}, 1, 4, 3, 2, 1e-5);
    return {mean, rstd, sum(y * y) + sum(mean * rstd)};
  };
  for (const absl::Status& status : {Gradcheck(statistics, {x, weight}), Gradgradcheck(statistics, {x, weight})}) {
    EXPECT_TRUE(status.ok()) << status;
  }
  const variable_list outputs = statistics({x, weight});
  EXPECT_TRUE(Grad({sum(outputs[1])}, {x}, {}, {.retain_graph = true})[0].defined());
}

// The gradient of a cumulative product of single elements is the given one, which is a constant here.
TEST(DerivativeRules, CumulativeProductsOfSingleElements) {
  const Variable x = Leaf({1, 2}, {3, 4});
  for (const Variable& y : {cumprod(x, 0), cumprod(ops::select(x, 1, 0), 0)}) {
    const Variable gradient = Grad({sum(y)}, {x}, {}, {.create_graph = true})[0];
    EXPECT_FALSE(gradient.requires_grad());
  }
  EXPECT_TRUE(Grad({sum(cumprod(x, 1))}, {x}, {}, {.create_graph = true})[0].requires_grad());
}

}  // namespace
}  // namespace backtape::tape_test
