// Compares functional transforms with closed forms, with torch.func, and with each other.
#include "backtape/passes/func/func.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <utility>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/interp/compare.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

Variable F64(std::vector<int64_t> sizes, std::vector<double> values) {
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

void ExpectNear(const Variable& found, const Variable& expected) {
  const Difference difference = Compare(found, expected, {.rtol = 1e-12, .atol = 1e-14});
  EXPECT_TRUE(difference.ok()) << difference.mismatch << difference.ToString(expected);
}

// sum(sin(x) * x[0])
variable_list Wave(const variable_list& in) { return {ops::sum(ops::sin(in[0]) * ops::select(in[0], 0, 0))}; }

const Variable kX = F64({3}, {0.5, -1.25, 2});

TEST(Func, GradAndValueAndGrad) {
  const variable_list both = func::ValueAndGrad(Wave)({kX});
  ASSERT_EQ(both.size(), 2u);
  ExpectNear(both[0], Wave({kX})[0]);
  ExpectNear(func::Grad(Wave)({kX})[0], both[1]);
  const Variable x = kX.detach();
  x.set_requires_grad();
  ExpectNear(both[1], Grad({Wave({x})[0]}, {x})[0]);
}

TEST(Func, GradNeedsANumber) {
  EXPECT_THAT([] { func::Grad([](const variable_list& in) { return variable_list{in[0] * 2}; })({kX}); },
              ThrowsError(HasSubstr("first output is a scalar of floating-point dtype, found f64[3]")));
  EXPECT_THAT([] { func::Grad(Wave, {1})({kX}); }, ThrowsError(HasSubstr("there is no input 1")));
}

TEST(Func, AnInputThatIsNotUsedHasZeroGradient) {
  const auto f = [](const variable_list& in) -> variable_list { return {ops::sum(in[0])}; };
  ExpectNear(func::Grad(f, {1})({kX, kX})[0], ops::zeros_like(kX));
  ExpectNear(func::Jacfwd(f, {1})({kX, kX})[0], ops::zeros_like(kX));
}

TEST(Func, JvpAndVjpAreTransposed) {
  const auto f = [](const variable_list& in) -> variable_list { return {ops::tanh(in[0]) * in[1], ops::sum(in[1])}; };
  const variable_list primals = {kX, F64({3}, {1, 2, 3})};
  const variable_list directions = {F64({3}, {0.25, 1, -1}), F64({3}, {-2, 0.5, 1})};
  const variable_list weights = {F64({3}, {1, -3, 0.5}), F64({}, {2})};
  const auto [outputs, tangents] = func::Jvp(f, primals, directions);
  const auto [same, vjp] = func::Vjp(f, primals);
  ExpectNear(outputs[0], same[0]);
  const variable_list gradients = vjp(weights);
  const Variable forward = ops::sum(tangents[0] * weights[0]) + tangents[1] * weights[1];
  const Variable reverse = ops::sum(gradients[0] * directions[0]) + ops::sum(gradients[1] * directions[1]);
  ExpectNear(forward, reverse);
}

TEST(Func, JacobiansOfBothModesAgree) {
  const auto f = [](const variable_list& in) -> variable_list {
    return {ops::softmax(ops::mv(in[1], in[0]), 0), ops::sum(in[0] * in[0])};
  };
  const variable_list in = {kX, F64({2, 3}, {1, -0.5, 0.25, 2, 1, -1})};
  const variable_list reverse = func::Jacrev(f, {0, 1})(in);
  const variable_list forward = func::Jacfwd(f, {0, 1})(in);
  ASSERT_EQ(reverse.size(), 4u);
  EXPECT_THAT(reverse[1].sizes(), ::testing::ElementsAre(2, 2, 3));
  for (size_t i = 0; i < 4; ++i) ExpectNear(reverse[i], forward[i]);
}

TEST(Func, HessianOfAWave) {
  const variable_list hessian = func::Hessian(Wave)({kX});
  ASSERT_EQ(hessian.size(), 1u);
  ExpectNear(hessian[0], func::Jacrev(func::Grad(Wave))({kX})[0]);
  // d2/dx1 dx0 = cos(x1), d2/dx1^2 = -x0 sin(x1).
  EXPECT_NEAR(hessian[0].item(1).to_double(), std::cos(-1.25), 1e-14);
  EXPECT_NEAR(hessian[0].item(4).to_double(), -0.5 * std::sin(-1.25), 1e-14);
}

// Covers all combinations of modes. The derivative with respect to a zero is the product of the other factors, not a
// quotient.
TEST(Func, SecondDerivativesOfACumulativeProductWithAZero) {
  const std::vector<std::pair<Variable, Variable>> cases = {
      {F64({4}, {2, 0, 3, -1.5}), F64({4, 4}, {0, -14, 0, 0, -14, 0, -8, 18, 0, -8, 0, 0, 0, 18, 0, 0})},
      {F64({5}, {2, 0, 3, 0, -1.5}),
       F64({5, 5}, {0, -0.5, 0, 0, 0, -0.5, 0, 1, 15.75, 0, 0, 1, 0, 0, 0, 0, 15.75, 0, 0, 0, 0, 0, 0, 0, 0})},
  };
  for (const auto& [x, expected] : cases) {
    const Variable weights = ops::slice(F64({5}, {1, -2, 0.5, 3, 0.25}), 0, 0, SymSizeOf(x, 0), 1);
    const auto f = [&weights](const variable_list& in) -> variable_list {
      return {ops::sum(ops::cumprod(in[0], 0) * weights)};
    };
    ExpectNear(func::Hessian(f)({x})[0], expected);
    ExpectNear(func::Jacrev(func::Grad(f))({x})[0], expected);
    ExpectNear(func::Jacrev(func::Jacfwd(f))({x})[0], expected);
    ExpectNear(func::Jacfwd(func::Jacfwd(f))({x})[0], expected);
    const Variable leaf = x.detach();
    leaf.set_requires_grad();
    const Variable gradient = Grad({f({leaf})[0]}, {leaf}, {}, {.create_graph = true})[0];
    for (int64_t i = 0; i < x.size(0); ++i) {
      ExpectNear(Grad({ops::select(gradient, 0, i)}, {leaf}, {}, {.retain_graph = true})[0],
                 ops::select(expected, 0, i));
    }
  }
}

// The norm of a zero vector has no derivative; it is taken as 0, as PyTorch does. PyTorch's second derivatives are NaN.
TEST(Func, DerivativesOfTheCosineOfAZeroVector) {
  const auto f = [](const variable_list& in) -> variable_list {
    return {ops::sum(decompositions::cosine_similarity(in[0], in[1], 1, 1e-8))};
  };
  const Variable x = F64({2, 2}, {0, 0, 1, 2}), y = F64({2, 2}, {1, 2, 2, -1});
  ExpectNear(func::Grad(f)({x, y})[0], F64({2, 2}, {44721359.549995795, 89442719.09999159, 0.4, -0.2}));
  const Variable hessian = func::Hessian(f)({x, y})[0];
  EXPECT_TRUE(ops::isfinite(hessian).all().item().to_bool());
  ExpectNear(ops::select(hessian, 0, 0), ops::zeros_like(ops::select(hessian, 0, 0)));
}

TEST(Func, VmapOfGradIsTheGradientOfEachSample) {
  const auto loss = [](const variable_list& in) -> variable_list {
    return {ops::sum(ops::tanh(ops::mv(in[0], in[1])))};
  };
  const Variable w = F64({2, 3}, {1, -0.5, 0.25, 2, 1, -1});
  const Variable xs = F64({4, 3}, {1, 2, 3, -1, 0, 1, 0.5, 0.25, 2, 3, -2, 1});
  const Variable each = func::Vmap(func::Grad(loss), {.in_dims = {std::nullopt, 0}})({w, xs})[0];
  for (int64_t i = 0; i < 4; ++i) {
    ExpectNear(ops::select(each, 0, i), func::Grad(loss)({w, ops::select(xs, 0, i)})[0]);
  }
  const Variable hessians = func::Vmap(func::Hessian(loss, 1), {.in_dims = {std::nullopt, 0}})({w, xs})[0];
  ExpectNear(ops::select(hessians, 0, 2), func::Hessian(loss, 1)({w, ops::select(xs, 0, 2)})[0]);
}

TEST(Func, GradOfVmapDifferentiatesABatch) {
  const auto batch = [](const variable_list& in) -> variable_list { return {ops::sum(func::Vmap(Wave)({in[0]})[0])}; };
  const Variable xs = F64({2, 3}, {1, 2, 3, -1, 0, 1});
  ExpectNear(func::Grad(batch)({xs})[0], func::Vmap(func::Grad(Wave))({xs})[0]);
}

TEST(Func, NestedVmapIsAnOuterProduct) {
  const auto product = [](const variable_list& in) -> variable_list { return {in[0] * in[1]}; };
  const func::TensorFunction rows =
      func::Vmap(func::Vmap(product, {.in_dims = {std::nullopt, 0}}), {.in_dims = {0, std::nullopt}});
  ExpectNear(rows({kX, kX})[0], ops::unsqueeze(kX, 1) * kX);
}

TEST(Func, OtherTensorsOfTheFunctionAreTheSameForAllSamples) {
  const Variable w = F64({3}, {1, 2, 3});
  w.set_requires_grad();
  const auto f = [&](const variable_list& in) -> variable_list { return {ops::dot(in[0], w)}; };
  const Variable ys = func::Vmap(f, {.in_dims = {-1}})({F64({3, 2}, {1, 2, 0, 1, 1, 1})})[0];
  ExpectNear(ys.detach(), F64({2}, {4, 7}));
  ExpectNear(Grad({ops::sum(ys)}, {w})[0], F64({3}, {3, 1, 2}));
}

TEST(Func, VmapRefusesWrongBatches) {
  const auto f = [](const variable_list& in) -> variable_list { return {in[0] + in[1]}; };
  EXPECT_THAT([&] { func::Vmap(f)({kX, F64({2}, {1, 2})}); }, ThrowsError(HasSubstr("different sizes: 3 and 2")));
  EXPECT_THAT(
      [&] {
        func::Vmap(f, {.in_dims = {std::nullopt}})({kX, kX});
      },
      ThrowsError(HasSubstr("with a batch dim")));
  EXPECT_THAT([&] { func::Vmap(f, {.in_dims = {0, 1}})({kX, kX}); }, ThrowsError(HasSubstr("input 1 is 1")));
}

// Values that torch.func computed (tests/passes/func_values.py).
#include "backtape/tests/passes/func_values.inc"

TEST(Func, ValuesOfTorchFunc) {
  const auto loss = [](const variable_list& in) -> variable_list {
    const Variable hidden = ops::tanh(ops::linear(in[2], in[0]));
    return {ops::mean(ops::softmax(ops::mv(in[1], hidden), 0) * hidden)};
  };
  const Variable w1 = F64({3, 2}, {0.5, -1, 0.25, 2, -0.75, 1});
  const Variable w2 = F64({3, 3}, {1, 0.5, -0.5, 0.25, -1, 2, 0, 1, -0.25});
  const Variable xs = F64({2, 2}, {1, -0.5, 0.25, 2});
  const func::VmapOptions samples = {.in_dims = {std::nullopt, std::nullopt, 0}};
  ExpectNear(func::Vmap(loss, samples)({w1, w2, xs})[0], F64({2}, kLosses));
  ExpectNear(func::Vmap(func::Grad(loss), samples)({w1, w2, xs})[0], F64({2, 3, 2}, kGradients));
  ExpectNear(func::Vmap(func::Jacrev(loss, {1}), samples)({w1, w2, xs})[0], F64({2, 3, 3}, kJacobians));
  ExpectNear(func::Vmap(func::Hessian(loss, 2), samples)({w1, w2, xs})[0], F64({2, 2, 2}, kHessians));
}

}  // namespace
}  // namespace backtape
