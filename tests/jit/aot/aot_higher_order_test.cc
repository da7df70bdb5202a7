// Higher derivatives. With create_graph, backward runs these functions again, because their joint graphs do not have
// all derivatives.
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/jit/aot_function.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

// A straight-through estimator: the derivative of its Forward is 0.
struct RoundsStraightThrough : Function<RoundsStraightThrough> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext&, const Variable& x) { return ops::round(x); }
  static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
};

struct OnlyOnce : Function<OnlyOnce> {
  static constexpr bool is_traceable = true;
  static constexpr bool once_differentiable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    return x * x;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {grads[0] * context.saved_variables()[0] * 2};
  }
};

// The first three derivatives of a function at arguments that are themselves computed from leaves, and the numbers
// drawn afterwards.
std::vector<double> Derivatives(const VariableProgram& function, const Variable& weight) {
  std::vector<double> values;
  const auto add = [&](const Variable& value) {
    for (int64_t i = 0; i < value.numel(); ++i) values.push_back(value.item(i).to_double());
  };
  manual_seed(7);
  const Variable x = TestLeaf({3}, 1.3), scaled = x * weight;
  const variable_list results = function({scaled, x, scaled});
  Variable sum = ops::sum(results[0] * results[0]);
  for (size_t i = 1; i < results.size(); ++i) sum = sum + ops::sum(results[i] * results[i] * x);
  add(sum);
  for (int order = 1; order <= 3; ++order) {
    const variable_list grads =
        Grad({sum}, {x, weight}, {}, {.create_graph = true, .allow_unused = true, .materialize_grads = true});
    add(grads[0]);
    add(grads[1]);
    sum = ops::sum(grads[0] * grads[0]) + ops::sum(grads[1] * grads[0]);
  }
  add(ops::rand({2}, DType::kFloat64));
  return values;
}

void ExpectSameDerivatives(
    const std::function<variable_list(const variable_list& a, const Variable& weight)>& program) {
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    const Variable weight = TestLeaf({3}, 0.7);
    const VariableProgram eager = [&](const variable_list& a) { return program(a, weight); };
    AotFunction function(eager, {.engine = {.backend = backend}});
    const std::vector<double> expected = Derivatives(eager, weight);
    const std::vector<double> found = Derivatives([&](const variable_list& a) { return function(a); }, weight);
    EXPECT_EQ(function.stats().eager_runs, 0);
    EXPECT_FALSE(function.metadata()->higher_order_obstacle.empty());
    ASSERT_EQ(found.size(), expected.size());
    for (size_t i = 0; i < found.size(); ++i) {
      EXPECT_NEAR(found[i], expected[i], 1e-9 * (1 + std::abs(expected[i]))) << "value " << i;
    }
  }
}

TEST(AotHigherOrder, BackwardOfACustomFunction) {
  ExpectSameDerivatives([](const variable_list& a, const Variable& weight) -> variable_list {
    const Variable y = RoundsStraightThrough::Apply(a[0] * 3);
    return {y * y * y * a[2] * weight, ops::sin(a[1]) * y};
  });
}

TEST(AotHigherOrder, CustomFunctionsAndResultsThatAreViews) {
  ExpectSameDerivatives([](const variable_list& a, const Variable&) -> variable_list {
    const Variable y = ops::exp(RoundsStraightThrough::Apply(a[0]) * a[1]);
    return {ops::view(y, {3}), ops::unsqueeze(y, 0)};
  });
}

TEST(AotHigherOrder, CustomFunctionsAndRandomNumbers) {
  ExpectSameDerivatives([](const variable_list& a, const Variable& weight) -> variable_list {
    const Variable y = RoundsStraightThrough::Apply(a[0] * 3);
    return {ops::dropout(y * y * weight, 0.5, true), ops::rand_like(a[0]) * y * y};
  });
}

TEST(AotHigherOrder, RandomNumbersThatCantBeDrawnAgain) {
  ExpectSameDerivatives([](const variable_list& a, const Variable& weight) -> variable_list {
    return {a[0] * a[0] * weight * ops::exponential(a[1].detach())};
  });
}

TEST(AotHigherOrder, WritesInNoGradMode) {
  ExpectSameDerivatives([](const variable_list& a, const Variable& weight) -> variable_list {
    const Variable y = a[0] * 3;
    {
      const NoGradGuard no_grad;
      ops::mul_(y, a[1]);
    }
    return {ops::exp(y) * a[0] * weight};
  });
}

TEST(AotHigherOrder, WritesThroughViewsInNoGradMode) {
  ExpectSameDerivatives([](const variable_list& a, const Variable& weight) -> variable_list {
    const Variable y = a[0] * 3;
    {
      const NoGradGuard no_grad;
      ops::mul_(ops::view(y, {-1}), 2);
    }
    return {ops::exp(y) * a[0] * weight};
  });
}

TEST(AotHigherOrder, WritesThroughDetachedAliases) {
  ExpectSameDerivatives([](const variable_list& a, const Variable& weight) -> variable_list {
    const Variable y = a[0] * 3, alias = ops::view(y.detach().detach(), {-1});
    ops::abs_(alias);
    ops::mul_(y, -1);
    return {(y + alias) * a[1] * y * weight};
  });
}

TEST(AotHigherOrder, WritesThatPutOnlyAnAliasOnTheTape) {
  ExpectSameDerivatives([](const variable_list& a, const Variable& weight) -> variable_list {
    const Variable y = a[0].detach() * 3, alias = ops::detach(y);
    ops::mul_(alias, a[0]);
    return {alias * y * a[0] * weight};
  });
}

TEST(AotHigherOrder, OnlyTheAliasIsReadAfterItWasPutOnTheTape) {
  const Variable y = TestLeaf({3}, 0.2);
  AotFunction function([](const variable_list& a) -> variable_list {
    const Variable alias = ops::clone(a[0].detach()).detach();
    ops::mul_(alias, a[0]);
    return {alias * alias};
  });
  const Variable first = Grad({ops::sum(function({y})[0])}, {y}, {}, {.create_graph = true})[0];
  EXPECT_EQ(function.metadata()->higher_order_obstacle, "");
  // The derivative of (c * y)^2, in which c is the constant value of y.
  EXPECT_NEAR(Grad({ops::sum(first)}, {y})[0].item(0).to_double(), 2 * 0.2 * 0.2, 1e-9);
}

// An op that is not differentiable with respect to running_mean does not reject it in no-grad mode.
TEST(AotHigherOrder, ArgumentsWithoutADerivativeInNoGradMode) {
  const VariableProgram program = [](const variable_list& a) -> variable_list {
    const NoGradGuard no_grad;
    const Variable factor = std::get<0>(
        ops::_native_batch_norm_legit_no_training(ops::view(a[0], {1, 3}), {}, {}, a[0], ops::exp(a[0]), 0.1, 1e-5));
    const EnableGradGuard grad;
    return {a[0] * a[0] * ops::view(factor, {3}) + a[0] * a[0]};
  };
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    AotFunction function(program, {.engine = {.backend = backend}});
    const Variable x = TestLeaf({3}, 0.2);
    const Variable first = Grad({ops::sum(function({x})[0])}, {x}, {}, {.create_graph = true})[0];
    // As x is its own running mean, the factor is 0.
    EXPECT_EQ(Grad({ops::sum(first)}, {x})[0].item(0).to_double(), 2);
    EXPECT_EQ(function.stats().eager_runs, 0);
  }
}

std::string ErrorOfCreateGraph(const VariableProgram& program) {
  AotFunction function(program);
  const Variable x = TestLeaf({3}, 0.1), y = x * 2;
  const Variable result = function({y})[0];
  try {
    const Variable first = Grad({ops::sum(result)}, {x}, {}, {.create_graph = true})[0];
    Grad({ops::sum(first)}, {x});
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(AotHigherOrder, AProgramThatWritesItsArgumentsDoesNotRunAgain) {
  const std::string error = ErrorOfCreateGraph([](const variable_list& a) -> variable_list {
    ops::mul_(a[0], 2);
    return {RoundsStraightThrough::Apply(a[0])};
  });
  EXPECT_THAT(error, HasSubstr("it calls the custom function RoundsStraightThrough, so the program would have to run "
                               "again, but the program changes an argument"));
}

TEST(AotHigherOrder, AProgramThatHasChangedDoesNotRunAgain) {
  double factor = 2;
  Variable captured = TestLeaf({3}, 0.2);
  const VariableProgram program = [&](const variable_list& a) -> variable_list {
    return {RoundsStraightThrough::Apply(a[0]) * factor * captured};
  };
  AotFunction function(program);
  for (const bool changes_number : {true, false}) {
    const Variable x = TestLeaf({3}, 0.1), result = ops::sum(function({x})[0]);
    if (changes_number) {
      factor = 3;
    } else {
      captured = TestLeaf({3}, 0.7);
    }
    std::string error;
    try {
      Grad({result}, {x}, {}, {.create_graph = true});
    } catch (const Error& e) {
      error = e.what();
    }
    EXPECT_THAT(error, HasSubstr("the program has changed since the call"));
  }
}

TEST(AotHigherOrder, FunctionsThatAreDifferentiableOnce) {
  const std::string error =
      ErrorOfCreateGraph([](const variable_list& a) -> variable_list { return {OnlyOnce::Apply(a[0])}; });
  EXPECT_THAT(error, HasSubstr("differentiate twice"));
}

// The gradient of `computed` goes on to `leaf`, which the function also uses.
TEST(AotHigherOrder, ACapturedTensorComputedFromAnother) {
  const Variable x = TestLeaf({3}, 0.1);
  Variable expected;
  for (const bool is_compiled : {false, true}) {
    const Variable leaf = TestLeaf({3}, 0.3), computed = leaf * 2;
    const VariableProgram program = [&](const variable_list& a) -> variable_list { return {a[0] * leaf * computed}; };
    AotFunction function(program);
    const Variable result = is_compiled ? function({x})[0] : program({x})[0];
    ops::sum(result).backward();
    if (!is_compiled) expected = leaf.grad();
    for (int64_t i = 0; i < 3; ++i) EXPECT_EQ(leaf.grad().item(i).to_double(), expected.item(i).to_double());
    if (!is_compiled) continue;
    ASSERT_EQ(function.stats().eager_runs, 1);
    EXPECT_THAT(function.stats().eager_reasons.begin()->first, HasSubstr("one of which was computed from the other"));
  }
}

}  // namespace
}  // namespace backtape
