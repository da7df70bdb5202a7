// Custom functions in functional transforms: Vmap, Grad, Jvp, Jacrev, Jacfwd, Hessian.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/interp/compare.h"
#include "backtape/passes/func/func.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

Variable Numbers(std::vector<int64_t> sizes, double first) {
  int64_t count = 1;
  for (const int64_t size : sizes) count *= size;
  std::vector<double> values;
  for (int64_t i = 0; i < count; ++i) values.push_back(first + 0.25 * static_cast<double>(i));
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

Variable Diagonal(const Variable& v) { return ops::eye(SymInt(3), DType::kFloat64) * v; }

void ExpectSame(const Variable& found, const Variable& expected) {
  const Difference difference = Compare(found, expected, {.rtol = 1e-12, .atol = 1e-14});
  EXPECT_TRUE(difference.ok()) << difference.mismatch << difference.ToString(expected);
}

// x^3 * y. Forward hides its ops from differentiation. The function's own derivatives are twice the true ones, so
// results show whether a transform uses them.
template <typename T>
struct CubeTimes : Function<T> {
  static Variable Forward(const Variable& x, const Variable& y, double scale) {
    const Variable hidden = x.detach();
    return hidden * hidden * hidden * y.detach() * scale;
  }
  static void SetupContext(FunctionContext& context, const std::tuple<Variable, Variable, double>& inputs,
                           const Variable&) {
    context.save_for_backward({std::get<0>(inputs), std::get<1>(inputs)});
    context.saved_data["scale"] = std::get<2>(inputs);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const Variable &x = context.saved_variables()[0], &y = context.saved_variables()[1];
    const Variable grad = grads[0] * (2 * context.saved_data["scale"].float_value());
    return {grad * 3 * x * x * y, grad * x * x * x, Variable()};
  }
  static variable_list Jvp(FunctionContext& context, variable_list tangents) {
    const Variable &x = context.saved_variables()[0], &y = context.saved_variables()[1];
    const double scale = 2 * context.saved_data["scale"].float_value();
    return {(tangents[0] * 3 * x * x * y + tangents[1] * x * x * x) * scale};
  }
};

struct NoRule : CubeTimes<NoRule> {};
struct Generated : CubeTimes<Generated> {
  static constexpr bool generate_vmap_rule = true;
};
// The hand-written rule calls the function itself for the whole batch.
struct WithRule : CubeTimes<WithRule> {
  static inline int calls = 0;
  static VmapResult Vmap(const VmapInfo& info, const std::vector<BatchDim>& in_dims, const Variable& x,
                         const Variable& y, double scale) {
    ++calls;
    EXPECT_EQ(in_dims.size(), 3u);
    EXPECT_FALSE(in_dims[2].has_value());
    EXPECT_EQ(info.batch_size, SymInt(4));
    const auto last = [](const Variable& v, const BatchDim& dim) {
      return dim.has_value() ? ops::transpose(v, *dim, -1) : ops::unsqueeze(v, -1);
    };
    return {{WithRule::Apply(last(x, in_dims[0]), last(y, in_dims[1]), scale)}, {-1}};
  }
};

template <typename T>
variable_list Call(const variable_list& in) {
  return {T::Apply(in[0], in[1], 0.5)};
}
template <typename T>
variable_list Total(const variable_list& in) {
  return {ops::sum(T::Apply(in[0], in[1], 0.5))};
}

// Calls `f` for each sample and stacks the outputs.
variable_list Loop(const func::TensorFunction& f, const variable_list& inputs, const std::vector<BatchDim>& dims) {
  std::vector<variable_list> outputs;
  for (int64_t i = 0; i < 4; ++i) {
    variable_list sample;
    for (size_t k = 0; k < inputs.size(); ++k) {
      sample.push_back(dims[k].has_value() ? ops::select(inputs[k], *dims[k], i) : inputs[k]);
    }
    const variable_list results = f(sample);
    outputs.resize(results.size());
    for (size_t k = 0; k < results.size(); ++k) outputs[k].push_back(results[k]);
  }
  variable_list stacked;
  for (const variable_list& samples : outputs) stacked.push_back(ops::stack(samples));
  return stacked;
}

const std::vector<std::vector<BatchDim>> kDims = {{0, 0}, {1, 0}, {0, std::nullopt}, {std::nullopt, 0}};

variable_list InputsFor(const std::vector<BatchDim>& dims) {
  variable_list inputs;
  for (size_t k = 0; k < dims.size(); ++k) {
    const double first = 0.5 + static_cast<double>(k);
    inputs.push_back(!dims[k].has_value()     ? Numbers({3}, first)
                     : dims[k] == BatchDim(0) ? Numbers({4, 3}, first)
                                              : Numbers({3, 4}, first));
  }
  return inputs;
}

template <typename T>
class FuncCustomFunction : public ::testing::Test {};
using WithSupport = ::testing::Types<Generated, WithRule>;
TYPED_TEST_SUITE(FuncCustomFunction, WithSupport);

TYPED_TEST(FuncCustomFunction, VmapEqualsALoop) {
  for (const std::vector<BatchDim>& dims : kDims) {
    const variable_list inputs = InputsFor(dims);
    ExpectSame(func::Vmap(Call<TypeParam>, {.in_dims = dims})(inputs)[0], Loop(Call<TypeParam>, inputs, dims)[0]);
  }
}

TYPED_TEST(FuncCustomFunction, VmapOfGradEqualsALoop) {
  for (const std::vector<BatchDim>& dims : kDims) {
    const variable_list inputs = InputsFor(dims);
    const func::TensorFunction grad = func::Grad(Total<TypeParam>, {0, 1});
    const variable_list found = func::Vmap(grad, {.in_dims = dims})(inputs);
    const variable_list expected = Loop(grad, inputs, dims);
    ExpectSame(found[0], expected[0]);
    ExpectSame(found[1], expected[1]);
  }
}

TYPED_TEST(FuncCustomFunction, GradOfVmapUsesBackward) {
  for (const std::vector<BatchDim>& dims : kDims) {
    const variable_list inputs = InputsFor(dims);
    const func::TensorFunction total = [&](const variable_list& in) -> variable_list {
      return {ops::sum(func::Vmap(Call<TypeParam>, {.in_dims = dims})(in)[0])};
    };
    const func::TensorFunction expected_total = [&](const variable_list& in) -> variable_list {
      return {ops::sum(Loop(Call<TypeParam>, in, dims)[0])};
    };
    const variable_list found = func::Grad(total, {0, 1})(inputs);
    variable_list leaves;
    for (const Variable& input : inputs) leaves.push_back(input.detach().set_requires_grad());
    const variable_list expected = Grad({expected_total(leaves)[0]}, {leaves[0], leaves[1]});
    ExpectSame(found[0], expected[0]);
    ExpectSame(found[1], expected[1]);
    // The tape also uses the function's own derivative.
    const variable_list of_tape = Grad({total(leaves)[0]}, {leaves[0], leaves[1]});
    ExpectSame(of_tape[0], expected[0]);
    ExpectSame(of_tape[1], expected[1]);
  }
}

TYPED_TEST(FuncCustomFunction, JvpOfVmapUsesJvp) {
  for (const std::vector<BatchDim>& dims : kDims) {
    const variable_list inputs = InputsFor(dims);
    variable_list tangents;
    for (const Variable& input : inputs) tangents.push_back(ops::cos(input));
    const func::JvpResult found = func::Jvp(func::Vmap(Call<TypeParam>, {.in_dims = dims}), inputs, tangents);
    // Both tangents are twice the true one.
    const func::TensorFunction loop = [&](const variable_list& in) { return Loop(Call<TypeParam>, in, dims); };
    ExpectSame(found.outputs[0], loop(inputs)[0]);
    ExpectSame(found.tangents[0], func::Jvp(loop, inputs, tangents).tangents[0]);
  }
}

TYPED_TEST(FuncCustomFunction, NestedVmap) {
  const Variable x = Numbers({4}, 0.5), y = Numbers({4}, 2);
  const func::TensorFunction inner = func::Vmap(Call<TypeParam>, {.in_dims = {std::nullopt, 0}});
  const func::TensorFunction outer = func::Vmap(inner, {.in_dims = {0, std::nullopt}});
  const Variable expected = 0.5 * ops::unsqueeze(x * x * x, 1) * ops::unsqueeze(y, 0);
  ExpectSame(outer({x, y})[0], expected);
}

TEST(FuncCustomFunctionRules, TheHandWrittenRuleIsCalled) {
  WithRule::calls = 0;
  func::Vmap(Call<WithRule>)(InputsFor({0, 0}));
  EXPECT_GT(WithRule::calls, 0);
}

TEST(FuncCustomFunctionRules, WithoutARuleBatchingIsAnError) {
  EXPECT_THAT(
      [] {
        func::Vmap(Call<NoRule>)(InputsFor({0, 0}));
      },
      ThrowsError(HasSubstr("You tried to vmap over NoRule, but it does not have vmap support")));
  // No argument of the call is batched.
  const Variable y = Numbers({3}, 1);
  const auto f = [&](const variable_list& in) -> variable_list { return {in[0] + Call<NoRule>({y, y})[0]}; };
  ExpectSame(func::Vmap(f)({Numbers({4, 3}, 0)})[0], Numbers({4, 3}, 0) + Call<NoRule>({y, y})[0]);
}

TEST(FuncCustomFunctionRules, GradUsesBackwardWithoutARule) {
  const Variable x = Numbers({3}, 0.5), y = Numbers({3}, 2);
  const variable_list grads = func::Grad(Total<NoRule>, {0, 1})({x, y});
  ExpectSame(grads[0], 3 * x * x * y);
  ExpectSame(grads[1], x * x * x);
}

TEST(FuncCustomFunctionRules, GradOfGradUsesBackwardTwice) {
  const Variable x = Numbers({}, 0.5), y = Numbers({}, 2);
  const auto slope = [](const variable_list& in) -> variable_list { return {func::Grad(Total<NoRule>)(in)[0]}; };
  ExpectSame(func::Grad(slope)({x, y})[0], 6 * x * y);
}

TEST(FuncCustomFunctionRules, JvpAndJacobians) {
  const Variable x = Numbers({3}, 0.5), y = Numbers({3}, 2);
  const func::JvpResult jvp = func::Jvp(Call<NoRule>, {x, y}, {ops::ones_like(x), Variable()});
  ExpectSame(jvp.tangents[0], 3 * x * x * y);
  const Variable expected = Diagonal(3 * x * x * y);
  ExpectSame(func::Jacrev(Call<Generated>)({x, y})[0], expected);
  ExpectSame(func::Jacfwd(Call<Generated>)({x, y})[0], expected);
  // The ops of Jvp are differentiated for the second derivative, so it is not doubled again.
  ExpectSame(func::Hessian(Total<Generated>)({x, y})[0], Diagonal(6 * x * y));
}

struct ContextStyle : Function<ContextStyle> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x * 1; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
};

TEST(FuncCustomFunctionRules, TransformsNeedSetupContext) {
  const auto f = [](const variable_list& in) -> variable_list { return {ops::sum(ContextStyle::Apply(in[0]))}; };
  EXPECT_THAT([&] { func::Grad(f)({Numbers({3}, 0)}); },
              ThrowsError(HasSubstr("In order to use the custom function ContextStyle in functional transforms")));
}

template <int kMode>
struct WrongRule : Function<WrongRule<kMode>> {
  static Variable Forward(const Variable& x) { return x * 1; }
  static void SetupContext(FunctionContext&, const std::tuple<Variable>&, const Variable&) {}
  static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
  static VmapResult Vmap(const VmapInfo&, const std::vector<BatchDim>&, const Variable& x) {
    if (kMode == 0) return {{x}, {}};
    if (kMode == 1) return {{x}, {5}};
    return {{x}, {1}};
  }
};

TEST(FuncCustomFunctionRules, ResultsOfRulesAreChecked) {
  const auto vmap = [](auto apply) {
    func::Vmap([apply](const variable_list& in) -> variable_list { return {apply(in[0])}; })({Numbers({4, 3}, 0)});
  };
  EXPECT_THAT([&] { vmap([](const Variable& x) { return WrongRule<0>::Apply(x); }); },
              ThrowsError(HasSubstr("Vmap of function WrongRule returned 0 out_dims for 1 output")));
  EXPECT_THAT([&] { vmap([](const Variable& x) { return WrongRule<1>::Apply(x); }); },
              ThrowsError(HasSubstr("returned out_dim 5 for output 0, which has 2 dims")));
  EXPECT_THAT([&] { vmap([](const Variable& x) { return WrongRule<2>::Apply(x); }); },
              ThrowsError(HasSubstr("with the size 3 in its batch dim, but the batch size is 4")));
}

// A function with a list of inputs, an output without a gradient, values saved for forward mode, and undefined
// gradients.
struct ManyThings : Function<ManyThings> {
  static constexpr bool generate_vmap_rule = true;
  static variable_list Forward(const variable_list& xs) {
    const Variable y = xs[0].detach() * xs[1].detach();
    return {y, ops::sum(xs[0].detach()), y * 3};
  }
  static void SetupContext(FunctionContext& context, const std::tuple<variable_list>& inputs,
                           const variable_list& outputs) {
    context.set_materialize_grads(false);
    context.mark_non_differentiable({outputs[1]});
    const variable_list& xs = std::get<0>(inputs);
    context.save_for_backward({xs[0], xs[1], Variable()});
    context.save_for_forward({xs[1], xs[0]});
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const variable_list& saved = context.saved_variables();
    EXPECT_FALSE(saved[2].defined());
    EXPECT_FALSE(grads[1].defined());
    Variable grad = grads[0];
    if (grads[2].defined()) grad = grad.defined() ? grad + grads[2] * 3 : grads[2] * 3;
    return {grad * saved[1], grad * saved[0]};
  }
  static variable_list Jvp(FunctionContext& context, variable_list tangents) {
    const variable_list& saved = context.saved_variables();
    Variable t = tangents[0].defined() ? tangents[0] * saved[0] : Variable();
    if (tangents[1].defined()) t = t.defined() ? t + tangents[1] * saved[1] : tangents[1] * saved[1];
    return {t, Variable(), t * 3};
  }
};

TEST(FuncCustomFunctionRules, GeneratedRulesKeepEverything) {
  // The sizes are [3] and [], so the gradient of the second input is a sum.
  const auto f = [](const variable_list& in) { return ManyThings::Apply(variable_list{in[0], in[1]}); };
  const std::vector<BatchDim> dims = {0, std::nullopt};
  const variable_list inputs = {Numbers({4, 3}, 0.5), Numbers({}, 2)};
  const variable_list found = func::Vmap(f, {.in_dims = dims})(inputs), expected = Loop(f, inputs, dims);
  for (size_t i = 0; i < 3; ++i) ExpectSame(found[i], expected[i]);
  const auto total = [&](bool is_vmap) -> func::TensorFunction {
    return [&, is_vmap](const variable_list& in) -> variable_list {
      const variable_list out = is_vmap ? func::Vmap(f, {.in_dims = dims})(in) : Loop(f, in, dims);
      return {ops::sum(out[2] * out[2])};
    };
  };
  const variable_list grads = func::Grad(total(true), {0, 1})(inputs);
  const variable_list expected_grads = func::Grad(total(false), {0, 1})(inputs);
  ExpectSame(grads[0], expected_grads[0]);
  ExpectSame(grads[1], expected_grads[1]);
  const variable_list tangents = {Variable(), Numbers({}, 1)};
  ExpectSame(func::Jvp(total(true), inputs, tangents).tangents[0],
             func::Jvp(total(false), inputs, tangents).tangents[0]);
}

struct WritesInput : Function<WritesInput> {
  static constexpr bool generate_vmap_rule = true;
  static Variable Forward(const Variable& x) { return ops::mul_(x, 2); }
  static void SetupContext(FunctionContext& context, const std::tuple<Variable>& inputs, const Variable&) {
    context.mark_dirty({std::get<0>(inputs)});
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * 2}; }
};

TEST(FuncCustomFunctionRules, WritesOfInputsAreRefused) {
  EXPECT_THAT(
      [&] {
        func::Vmap([](const variable_list& in) -> variable_list { return {WritesInput::Apply(in[0])}; })(
            {Numbers({4, 3}, 0)});
      },
      ThrowsError(HasSubstr("Function WritesInput writes an input, which functional transforms do not support")));
}

}  // namespace
}  // namespace backtape
