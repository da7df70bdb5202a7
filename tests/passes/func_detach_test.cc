// Functional transforms of functions that take values off the tape or write tensors. The expected values are closed
// forms, with which torch.func agrees.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/interp/compare.h"
#include "backtape/passes/func/func.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

Variable Point() { return Tensor::FromValues({3}, std::vector<double>{0.5, -1.25, 2}, DType::kFloat64); }

void ExpectEqualTo(const Variable& found, const Variable& expected) {
  const Difference difference = Compare(found, expected, {.rtol = 1e-12, .atol = 1e-14});
  EXPECT_TRUE(difference.ok()) << difference.mismatch << difference.ToString(expected);
}

// sum(x^2 sin(x)), in which sin(x) is a constant.
variable_list WithDetach(const variable_list& in) { return {ops::sum(in[0] * in[0] * ops::sin(in[0]).detach())}; }
variable_list WithNoGrad(const variable_list& in) {
  Variable factor;
  {
    const NoGradGuard no_grad;
    factor = ops::sin(in[0]);
  }
  return {ops::sum(in[0] * in[0] * factor)};
}
// Backward without create_graph makes constants, too.
variable_list WithGradient(const variable_list& in) {
  const Variable leaf = in[0].detach();
  leaf.set_requires_grad();
  const EnableGradGuard enable_grad;
  const Variable slope = Grad({ops::sum(ops::cos(leaf))}, {leaf})[0];
  return {ops::sum(in[0] * in[0] * (slope * -1.0))};
}

TEST(FuncDetach, DetachedValuesAreConstantsAtEveryOrder) {
  const Variable x = Point();
  for (const auto f : {WithDetach, WithNoGrad, WithGradient}) {
    const auto sum_of_gradient = [f](const variable_list& in) -> variable_list {
      return {ops::sum(func::Grad(f)(in)[0])};
    };
    ExpectEqualTo(func::Grad(f)({x})[0], 2 * x * ops::sin(x));
    ExpectEqualTo(func::Grad(sum_of_gradient)({x})[0], 2 * ops::sin(x));
    ExpectEqualTo(func::Jacrev(func::Jacrev(f))({x})[0], ops::diag_embed(2 * ops::sin(x)));
    // No-grad mode has no effect on the forward mode of Hessian.
    const Variable rest = f == &WithNoGrad ? 2 * x * ops::cos(x) : ops::zeros_like(x);
    ExpectEqualTo(func::Hessian(f)({x})[0], ops::diag_embed(2 * ops::sin(x) + rest));
    const Variable batch = ops::stack({x, x * 2});
    ExpectEqualTo(func::Vmap(func::Grad(f))({batch})[0], 2 * batch * ops::sin(batch));
    const auto of_batch = [f](const variable_list& in) -> variable_list { return {ops::sum(func::Vmap(f)(in)[0])}; };
    ExpectEqualTo(func::Grad(of_batch)({batch})[0], 2 * batch * ops::sin(batch));
  }
}

TEST(FuncDetach, NoGradModeHasNoEffectOnForwardMode) {
  const Variable x = Point(), ones = ops::ones_like(x);
  const Variable partial = ops::sum(2 * x * ops::sin(x)), full = partial + ops::sum(x * x * ops::cos(x));
  ExpectEqualTo(func::Jvp(WithDetach, {x}, {ones}).tangents[0], partial);
  ExpectEqualTo(func::Jvp(WithNoGrad, {x}, {ones}).tangents[0], full);
  const auto of_batch = [](const variable_list& in) -> variable_list {
    return {ops::sum(func::Vmap(WithNoGrad)({ops::unsqueeze(in[0], 0)})[0])};
  };
  ExpectEqualTo(func::Jvp(of_batch, {x}, {ones}).tangents[0], full);
}

TEST(FuncDetach, AWriteInNoGradModeChangesOnlyTheValue) {
  const auto f = [](const variable_list& in) -> variable_list {
    const Variable y = in[0] * 3;
    const NoGradGuard no_grad;
    ops::mul_(y, 2);
    const EnableGradGuard enable_grad;
    return {ops::sum(y * in[0])};
  };
  const Variable x = Point();
  const variable_list both = func::ValueAndGrad(f)({x});
  ExpectEqualTo(both[0], ops::sum(6 * x * x));
  ExpectEqualTo(both[1], 9 * x);
}

// The second derivative of layer_norm contains detached values.
TEST(FuncDetach, ThirdDerivativesOfLayerNorm) {
  const Variable x = ops::reshape(ops::linspace(-1, 2, 8, DType::kFloat64), {1, 4, 2});
  const Variable weight = ops::cos(ops::arange(8, DType::kFloat64) * 3).view({1, 4, 2});
  const auto f = [&](const variable_list& in) -> variable_list {
    return {ops::sum(ops::pow(ops::layer_norm(in[0], {4, 2}), 3) * weight)};
  };
  const auto first = [&](const variable_list& in) -> variable_list {
    return {ops::sum(func::Grad(f)(in)[0] * weight)};
  };
  const auto second = [&](const variable_list& in) -> variable_list {
    return {ops::sum(func::Grad(first)(in)[0] * weight)};
  };
  const Variable leaf = x.detach();
  leaf.set_requires_grad();
  const Variable a = Grad({f({leaf})[0]}, {leaf}, {}, {.create_graph = true})[0];
  const Variable b = Grad({ops::sum(a * weight)}, {leaf}, {}, {.create_graph = true})[0];
  const Variable c = Grad({ops::sum(b * weight)}, {leaf})[0];
  const Difference difference = Compare(func::Grad(second)({x})[0], c, {.rtol = 1e-9, .atol = 1e-9});
  EXPECT_TRUE(difference.ok()) << difference.ToString(c);
}

TEST(FuncDetach, FunctionsThatAreDifferentiatedMustNotWrite) {
  const Variable captured = Point(), x = Point();
  const auto writes_captured = [&](const variable_list& in) -> variable_list {
    ops::add_(ops::select(captured, 0, 1), 1);
    return {ops::sum(in[0] * captured)};
  };
  const auto writes_input = [](const variable_list& in) -> variable_list {
    ops::mul_(in[0], 2);
    return {ops::sum(in[0] * in[0])};
  };
  const auto refuses_captured = ThrowsError(HasSubstr("would mutate a captured Tensor. This is not supported"));
  const auto refuses_input = ThrowsError(HasSubstr("a leaf Variable that requires grad is being used in an in-place"));
  EXPECT_THAT([&] { func::Grad(writes_captured)({x}); }, refuses_captured);
  EXPECT_THAT([&] { func::Vjp(writes_captured, {x}); }, refuses_captured);
  EXPECT_THAT([&] { func::Jvp(writes_captured, {x}, {x}); }, refuses_captured);
  EXPECT_THAT([&] { func::Jacrev(writes_captured)({x}); }, refuses_captured);
  EXPECT_THAT([&] { func::Jacfwd(writes_captured)({x}); }, refuses_captured);
  EXPECT_THAT([&] { func::Grad(writes_input)({x}); }, refuses_input);
  EXPECT_THAT([&] { func::Vjp(writes_input, {x}); }, refuses_input);
  EXPECT_THAT([&] { func::Jacrev(writes_input)({x}); }, refuses_input);
  ExpectEqualTo(captured, Point());
  ExpectEqualTo(x, Point());
  // A tensor that the function itself makes is not captured.
  const auto accumulates = [](const variable_list& in) -> variable_list {
    const Variable total = Tensor::Full({}, 0.0, DType::kFloat64);
    for (int64_t i = 0; i < 3; ++i) ops::add_(total, ops::pow(ops::select(in[0], 0, i), 2));
    return {total};
  };
  ExpectEqualTo(func::Grad(accumulates)({x})[0], 2 * x);
}

}  // namespace
}  // namespace backtape
