#include "backtape/autograd/ops/generator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

Variable Ones(std::vector<int64_t> sizes) { return Tensor::Full(sizes, 1.0, DType::kFloat64); }

std::vector<double> DrawnValues(const Variable& x) {
  std::vector<double> values;
  for (int64_t i = 0; i < x.numel(); ++i) values.push_back(x.item(i).to_double());
  return values;
}

TEST(Generator, EachCallTakesTheNextStream) {
  Generator generator(5);
  EXPECT_EQ(generator.NextStream(), (RandomStream{5, 0}));
  EXPECT_EQ(generator.NextStream(), (RandomStream{5 + kCallSeedStep, 0}));
  EXPECT_EQ(generator.TakeCalls(3), 5 + 2 * kCallSeedStep);
  EXPECT_EQ(generator.NextStream(), (RandomStream{5 + 5 * kCallSeedStep, 0}));
  generator.manual_seed(6);
  EXPECT_EQ(generator.initial_seed(), 6u);
  EXPECT_EQ(generator.NextStream(), (RandomStream{6, 0}));
}

TEST(Generator, ASeedRestartsTheNumbersOfEagerOps) {
  manual_seed(3);
  const Variable first = ops::rand({4}), second = ops::rand({4});
  EXPECT_NE(DrawnValues(first), DrawnValues(second));
  manual_seed(3);
  EXPECT_EQ(DrawnValues(ops::rand({4})), DrawnValues(first));
  EXPECT_EQ(DrawnValues(ops::rand_like(second)), DrawnValues(second));
  const Variable x = Ones({4});
  x.uniform_(2.0, 3.0);
  EXPECT_THAT(DrawnValues(x), ::testing::Each(::testing::AllOf(::testing::Ge(2), ::testing::Lt(3))));
}

TEST(Dropout, GradientsUseTheMaskOfTheForward) {
  const Variable x = Ones({50});
  x.set_requires_grad();
  manual_seed(1);
  const Variable y = ops::dropout(x, 0.75, true);
  const Variable gradient = Grad({y}, {x}, {Ones({50})})[0];
  EXPECT_EQ(DrawnValues(gradient), DrawnValues(y));  // 0 or 4
  EXPECT_THAT(DrawnValues(y), ::testing::Contains(4.0));
  EXPECT_THAT(DrawnValues(y), ::testing::Contains(0.0));
}

TEST(Dropout, GradientsMatchCentralDifferences) {
  const Variable x = Tensor::FromValues({4}, {0.5, -1, 2, 3}, DType::kFloat64);
  x.set_requires_grad();
  const VariableFunction functions[] = {
      [](const variable_list& inputs) -> variable_list { return {ops::dropout(inputs[0] * inputs[0], 0.5, true)}; },
      [](const variable_list& inputs) -> variable_list {
        return {std::get<0>(ops::native_dropout(inputs[0] * inputs[0], 0.25, std::nullopt))};
      },
      [](const variable_list& inputs) -> variable_list {
        return {std::get<0>(ops::native_dropout(inputs[0], 0.25, false))};
      }};
  for (const VariableFunction& function : functions) {
    const VariableFunction seeded = [&](const variable_list& inputs) {
      manual_seed(9);
      return function(inputs);
    };
    EXPECT_EQ(Gradcheck(seeded, {x}), absl::OkStatus());
    EXPECT_EQ(Gradgradcheck(seeded, {x}), absl::OkStatus());
  }
}

// As in PyTorch, which multiplies by 0.
TEST(Dropout, OfAllElementsDrawsNoNumbers) {
  const Variable x = Tensor::FromValues({2}, {3, std::numeric_limits<double>::infinity()}, DType::kFloat64);
  manual_seed(7);
  const Variable expected = ops::rand({2});
  manual_seed(7);
  const Variable y = ops::dropout(x, 1.0, true);
  EXPECT_EQ(y.item(0).to_double(), 0);
  EXPECT_TRUE(std::isnan(y.item(1).to_double()));
  EXPECT_EQ(ops::rand({2}).item(1).to_double(), expected.item(1).to_double());
}

TEST(Dropout, ReturnsTheInputIfNothingIsDropped) {
  const Variable x = Ones({3});
  EXPECT_TRUE(ops::dropout(x, 0.5, false).is_same(x));
  EXPECT_TRUE(ops::dropout(x, 0.0, true).is_same(x));
  try {
    ops::dropout(x, 1.5, false);
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("dropout probability has to be between 0 and 1, but got 1.5"));
  }
}

TEST(Generator, ContinuesFromAState) {
  Generator generator(7);
  generator.NextStream();
  const Generator::State state = generator.state();
  EXPECT_EQ(state, (Generator::State{.seed = 7, .offset = 1}));
  const RandomStream second = generator.NextStream();
  Generator other;
  other.set_state(state);
  EXPECT_EQ(other.NextStream(), second);
  EXPECT_EQ(other.initial_seed(), 7);
  other.TakeCalls(5);
  EXPECT_EQ(other.state().offset, 7);
}

TEST(RandomOps, HaveNoGradientForTheirParameters) {
  const Variable x = Ones({3}) * 0.5;
  x.set_requires_grad();
  for (const Variable& y : {ops::bernoulli(x), ops::uniform(x), ops::normal(x, 1.0), ops::exponential(x)}) {
    EXPECT_TRUE(y.requires_grad());
    EXPECT_THAT(DrawnValues(Grad({y}, {x}, {Ones({3})})[0]), ::testing::Each(0.0));
  }
  EXPECT_FALSE(ops::rand_like(x).requires_grad());
}

}  // namespace
}  // namespace backtape
