// Functional transforms of functions that draw random numbers or write their inputs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/passes/func/func.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Variable Values(std::vector<int64_t> sizes, std::vector<double> values) {
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

std::vector<double> ElementsOf(const Variable& variable) {
  std::vector<double> elements;
  const Variable flat = ops::reshape(variable, {-1});
  for (int64_t i = 0; i < flat.numel(); ++i) elements.push_back(flat.item(i).to_double());
  return elements;
}

// Two outputs with the same random factor, whose derivative is the factor itself.
variable_list TimesRandom(const variable_list& in) {
  const Variable y = ops::rand_like(in[0]) * in[0];
  return {y, y * 2};
}

TEST(FuncEffects, VjpUsesTheRandomNumbersOfItsOutputs) {
  const Variable ones = ops::ones({3}, DType::kFloat64);
  const func::VjpResult result = func::Vjp(TimesRandom, {ones});
  const std::vector<double> factor = ElementsOf(result.outputs[0]);
  for (int k = 0; k < 2; ++k) EXPECT_EQ(ElementsOf(result.vjp({ones, {}})[0]), factor);
  EXPECT_EQ(ElementsOf(result.vjp({{}, ones})[0]), ElementsOf(result.outputs[1]));
}

TEST(FuncEffects, JvpAndJacobiansDrawRandomNumbersOnce) {
  const Variable ones = ops::ones({3}, DType::kFloat64);
  const func::JvpResult jvp = func::Jvp(TimesRandom, {ones}, {ones});
  for (int k = 0; k < 2; ++k) EXPECT_EQ(ElementsOf(jvp.tangents[k]), ElementsOf(jvp.outputs[k]));
  for (const auto& jacobian : {func::Jacrev(TimesRandom), func::Jacfwd(TimesRandom)}) {
    const variable_list jacobians = jacobian({ones});
    ASSERT_EQ(jacobians.size(), 2u);
    EXPECT_EQ(ElementsOf(jacobians[0] * 2), ElementsOf(jacobians[1]));
    EXPECT_EQ(ElementsOf(ops::diagonal(jacobians[0])), ElementsOf(ops::sum(jacobians[0], {1})));
  }
  // Both arguments are multiplied by the same factor.
  const auto two = [](const variable_list& in) -> variable_list { return {ops::rand_like(in[0]) * (in[0] + in[1])}; };
  for (const auto& jacobian : {func::Jacrev(two, {0, 1}), func::Jacfwd(two, {0, 1}), func::Jacfwd(two, {1, 1})}) {
    const variable_list jacobians = jacobian({ones, ones});
    EXPECT_EQ(ElementsOf(jacobians[0]), ElementsOf(jacobians[1]));
  }
}

TEST(FuncEffects, UnusedRandomNumbersAreDrawnToo) {
  const auto f = [](const variable_list& in) -> variable_list {
    ops::rand_like(in[0]);
    return {ops::rand_like(in[0]) * in[0]};
  };
  const Variable ones = ops::ones({3}, DType::kFloat64);
  const auto drawn = [&](const std::function<Variable()>& program) {
    manual_seed(5);
    return ElementsOf(program());
  };
  const std::vector<double> expected = drawn([&] { return f({ones})[0]; });
  EXPECT_EQ(drawn([&] { return func::Vjp(f, {ones}).outputs[0]; }), expected);
  EXPECT_EQ(drawn([&] { return func::Jvp(f, {ones}, {ones}).outputs[0]; }), expected);
  EXPECT_EQ(drawn([&] { return ops::diagonal(func::Jacrev(f)({ones})[0]); }), expected);
  const auto same = func::Vmap(f, {.randomness = Randomness::kSame});
  EXPECT_EQ(drawn([&] { return ops::select(same({ops::ones({2, 3}, DType::kFloat64)})[0], 0, 0); }), expected);
}

TEST(FuncEffects, JacobiansOfSeveralOutputsAndInputs) {
  const auto f = [](const variable_list& in) -> variable_list {
    return {ops::mv(in[0], in[1]), ops::ones({2}, DType::kFloat64), ops::sum(in[1] * in[1])};
  };
  const Variable a = Values({2, 3}, {1, 2, 3, 4, 5, 6}), b = Values({3}, {-1, 0.5, 2});
  const variable_list reverse = func::Jacrev(f, {1, 0})({a, b}), forward = func::Jacfwd(f, {1, 0})({a, b});
  ASSERT_EQ(reverse.size(), 6u);
  for (const variable_list& jacobians : {reverse, forward}) {
    EXPECT_EQ(ElementsOf(jacobians[0]), ElementsOf(a));
    EXPECT_THAT(ElementsOf(jacobians[1]), ElementsAre(-1, 0.5, 2, 0, 0, 0, 0, 0, 0, -1, 0.5, 2));
    EXPECT_THAT(ElementsOf(jacobians[2]), ElementsAre(0, 0, 0, 0, 0, 0));
    EXPECT_EQ(ElementsOf(jacobians[3]), std::vector<double>(12, 0));
    EXPECT_THAT(ElementsOf(jacobians[4]), ElementsAre(-2, 1, 4));
    EXPECT_THAT(jacobians[5].sizes(), ElementsAre(2, 3));
  }
}

TEST(FuncEffects, ForwardModeWritesAnInputOnce) {
  const auto f = [](const variable_list& in) -> variable_list {
    ops::mul_(in[0], 2);
    return {in[0] * 1, in[0] * in[0]};
  };
  const Variable a = Values({2}, {1, 2});
  const func::JvpResult jvp = func::Jvp(f, {a}, {ops::ones_like(a)});
  EXPECT_THAT(ElementsOf(jvp.tangents[1]), ElementsAre(8, 16));
  EXPECT_THAT(ElementsOf(a), ElementsAre(2, 4));
  const Variable b = Values({2}, {1, 2});
  EXPECT_THAT(ElementsOf(func::Jacfwd(f)({b})[1]), ElementsAre(8, 0, 0, 16));
  EXPECT_THAT(ElementsOf(b), ElementsAre(2, 4));
}

TEST(FuncEffects, VmapWritesInputsWithAnyBatchDim) {
  const auto f = [](const variable_list& in) -> variable_list {
    ops::mul_(in[0], 2);
    return {ops::sum(in[0])};
  };
  const Variable a = Values({2, 3}, {1, 2, 3, 4, 5, 6});
  EXPECT_THAT(ElementsOf(func::Vmap(f, {.in_dims = {1}})({a})[0]), ElementsAre(10, 14, 18));
  EXPECT_THAT(ElementsOf(a), ElementsAre(2, 4, 6, 8, 10, 12));
  func::Vmap(f)({ops::t(a)});
  EXPECT_THAT(ElementsOf(a), ElementsAre(4, 8, 12, 16, 20, 24));
  func::Vmap(f)({a});
  EXPECT_THAT(ElementsOf(a), ElementsAre(8, 16, 24, 32, 40, 48));
}

TEST(FuncEffects, EmptyFunctionsAreRefused) {
  const func::TensorFunction empty;
  const Variable a = Values({3}, {1, 2, 3});
  const auto refused = ThrowsError("a hook or function must be callable; found an empty function");
  EXPECT_THAT([&] { func::Vmap(empty)({a}); }, refused);
  EXPECT_THAT([&] { func::Grad(empty)({a}); }, refused);
  EXPECT_THAT([&] { func::Jvp(empty, {a}, {a}); }, refused);
  EXPECT_THAT([&] { func::Vjp(empty, {a}); }, refused);
  EXPECT_THAT([&] { func::Jacrev(empty)({a}); }, refused);
  EXPECT_THAT([&] { func::Jacfwd(empty)({a}); }, refused);
  EXPECT_THAT([&] { func::Hessian(empty)({a}); }, refused);
}

TEST(FuncEffects, InputsThatDoNotExist) {
  const auto f = [](const variable_list& in) -> variable_list { return {ops::sum(in[0])}; };
  const Variable a = Values({3}, {1, 2, 3});
  const auto refused = ThrowsError("there is no input 5; the function has 1 input");
  EXPECT_THAT([&] { func::Grad(f, {5})({a}); }, refused);
  EXPECT_THAT([&] { func::Jacrev(f, {5})({a}); }, refused);
  EXPECT_THAT([&] { func::Jacfwd(f, {0, 5})({a}); }, refused);
  EXPECT_THAT([&] { func::Hessian(f, 5)({a}); }, refused);
}

TEST(FuncEffects, TangentsAndCotangentsHaveTheSizesOfTheirTensors) {
  const auto f = [](const variable_list& in) -> variable_list { return {in[0] * 2}; };
  const Variable a = Values({3}, {1, 2, 3}), one = Values({1}, {1});
  EXPECT_THAT([&] { func::Jvp(f, {a}, {one}); },
              ThrowsError(HasSubstr("tangent 0 must have the sizes of f64[3]; found f64[1]")));
  EXPECT_THAT([&] { func::Vjp(f, {a}).vjp({one}); },
              ThrowsError(HasSubstr("cotangent 0 must have the sizes of f64[3]; found f64[1]")));
  const Variable ones = ops::ones({3}, DType::kFloat32);
  EXPECT_EQ(func::Vjp(f, {a}).vjp({ones})[0].dtype(), DType::kFloat64);
  EXPECT_EQ(func::Jvp(f, {a}, {ones}).tangents[0].dtype(), DType::kFloat64);
}

TEST(FuncEffects, ALiteralMayBeDetachedAndWritten) {
  const auto f = [](const variable_list& in) -> variable_list {
    const Variable literal = Values({3}, {0, 0, 0}), alias = literal.detach();
    ops::add_(alias, 2);
    return {ops::sum(in[0] * alias)};
  };
  EXPECT_THAT(ElementsOf(func::Grad(f)({Values({3}, {1, 2, 3})})[0]), ElementsAre(2, 2, 2));
}

TEST(FuncEffects, JacobiansNeedKnownSizes) {
  const auto f = [](const variable_list& in) -> variable_list { return {ops::masked_select(in[0], in[0] > 1)}; };
  for (const auto& jacobian : {func::Jacrev(f), func::Jacfwd(f)}) {
    EXPECT_THAT(
        [&] {
          jacobian({Values({3}, {1, 2, 3})});
        },
        ThrowsError(HasSubstr("sizes depend on values; output 0")));
  }
}

TEST(FuncEffects, OutputsOfAVjpThatAreWrittenThroughViews) {
  const auto f = [](const variable_list& in) -> variable_list {
    const Variable y = in[0] * 2;
    ops::mul_(ops::view(y, {3, 1}), 3);
    return {y};
  };
  const Variable a = Values({3}, {1, 2, 3});
  const func::VjpResult result = func::Vjp(f, {a});
  for (int k = 0; k < 2; ++k) {
    EXPECT_THAT(ElementsOf(result.outputs[0]), ElementsAre(6, 12, 18));
    EXPECT_THAT(ElementsOf(result.vjp({ops::ones_like(a)})[0]), ElementsAre(6, 6, 6));
  }
}

TEST(FuncEffects, PrimalsOfAVjpMustNotBeWritten) {
  const auto f = [](const variable_list& in) -> variable_list { return {ops::sin(in[0]) + in[1]}; };
  const Variable a = Values({2}, {1, 2}), b = Values({2}, {3, 4});
  const func::VjpResult result = func::Vjp(f, {a, b});
  ops::mul_(b, 2);  // no gradient reads it
  EXPECT_THAT(ElementsOf(result.vjp({ops::ones_like(a)})[1]), ElementsAre(1, 1));
  ops::mul_(a, 2);
  EXPECT_THAT([&] { result.vjp({ops::ones_like(a)}); }, ThrowsError(HasSubstr("modified by an inplace operation")));
  const func::VjpResult of_exp =
      func::Vjp([](const variable_list& in) -> variable_list { return {ops::exp(in[0])}; }, {b});
  ops::mul_(of_exp.outputs[0], 10);
  EXPECT_THAT([&] { of_exp.vjp({ops::ones_like(b)}); }, ThrowsError(HasSubstr("modified by an inplace operation")));
}

}  // namespace
}  // namespace backtape
