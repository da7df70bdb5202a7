#include "backtape/autograd/custom/checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

Variable CheckpointLeaf(double first) {
  return Variable(Tensor::FromValues({4}, {first, first + 0.3, first + 0.6, first + 0.9}, DType::kFloat64))
      .set_requires_grad();
}

std::vector<double> ElementsOf(const Variable& variable) {
  std::vector<double> values;
  for (int64_t i = 0; i < variable.numel(); ++i) values.push_back(variable.item(i).to_double());
  return values;
}

// Values and first and second derivatives of a function, with respect to its input and a tensor that it captures.
std::vector<std::vector<double>> Derivatives(bool is_checkpointed) {
  const Variable x = CheckpointLeaf(-0.5), captured = CheckpointLeaf(0.2);
  const auto function = [&](const variable_list& in) -> variable_list {
    return {ops::dropout(ops::exp(ops::sin(in[0]) * captured), 0.5, true) * ops::rand_like(in[0])};
  };
  const Variable y = is_checkpointed ? Checkpoint(function, {x})[0] : function({x})[0];
  const Variable after = ops::rand_like(y);
  const variable_list first = Grad({ops::sum(y * y)}, {x, captured}, {}, {.create_graph = true});
  const variable_list second = Grad({ops::sum(first[0] * first[1])}, {x, captured});
  std::vector<std::vector<double>> all;
  for (const Variable& variable : {y, after, first[0], first[1], second[0], second[1], ops::rand_like(y)}) {
    all.push_back(ElementsOf(variable));
  }
  return all;
}

TEST(Checkpoint, HasTheDerivativesAndDrawsTheNumbersOfAPlainCall) {
  for (uint64_t seed = 0; seed < 10; ++seed) {
    manual_seed(seed);
    const auto expected = Derivatives(false);
    manual_seed(seed);
    EXPECT_EQ(Derivatives(true), expected);
  }
}

// The formulas of tangents save tensors, too.
TEST(Checkpoint, TakesDualTensors) {
  const Variable x = CheckpointLeaf(0.1);
  const auto gradients = [&x](bool is_checkpointed) {
    const auto function = [](const variable_list& in) -> variable_list { return {ops::sin(in[0]) * in[0]}; };
    const ForwardLevel level;
    const Variable dual = MakeDual(x, x * 2);
    const Variable y = is_checkpointed ? Checkpoint(function, {dual})[0] : function({dual})[0];
    const std::vector<TapePoint> points = {TapePoint(ops::sum(y)), TapePoint(ops::sum(UnpackDual(y).tangent))};
    std::vector<std::vector<double>> all;
    for (const TapePoint& point : points) {
      all.push_back(ElementsOf(Grad({point}, {x}, {}, {.retain_graph = true})[0]));
    }
    return all;
  };
  const std::vector<std::vector<double>> found = gradients(true), expected = gradients(false);
  for (size_t k = 0; k < expected.size(); ++k) {
    for (size_t i = 0; i < expected[k].size(); ++i) EXPECT_NEAR(found[k][i], expected[k][i], 1e-12);
  }
}

TEST(Checkpoint, RunsTheFunctionAgainOnceForEachBackward) {
  const Variable x = CheckpointLeaf(0.1);
  int runs = 0;
  const auto function = [&](const variable_list& in) -> variable_list {
    ++runs;
    return {ops::exp(ops::sin(in[0])) * ops::tanh(in[0])};
  };
  const Variable y = ops::sum(Checkpoint(function, {x})[0]);
  EXPECT_EQ(runs, 1);
  y.backward({}, {.retain_graph = true});
  EXPECT_EQ(runs, 2);
  y.backward();
  EXPECT_EQ(runs, 3);
  const Variable plain = CheckpointLeaf(0.1);
  const Variable z = ops::sum(function({plain})[0]);
  z.backward({}, {.retain_graph = true});
  z.backward();
  EXPECT_EQ(ElementsOf(x.grad()), ElementsOf(plain.grad()));
  const NoGradGuard no_grad;
  EXPECT_FALSE(Checkpoint(function, {x})[0].requires_grad());
}

TEST(Checkpoint, KeepsNoIntermediateValues) {
  const Variable x = CheckpointLeaf(0.1);
  WeakTensor intermediate;
  const Variable y = Checkpoint(
      [&](const variable_list& in) -> variable_list {
        const Variable inner = ops::exp(in[0]);
        intermediate = WeakTensor(inner);
        return {ops::sin(inner)};
      },
      {x})[0];
  EXPECT_FALSE(intermediate.Lock().defined());
  ops::sum(y).backward();
  EXPECT_TRUE(x.grad().defined());
}

TEST(Checkpoint, Nested) {
  const auto inner = [](const variable_list& in) -> variable_list { return {ops::sin(ops::exp(in[0]))}; };
  const auto outer = [&](const variable_list& in) -> variable_list {
    return {ops::tanh(Checkpoint(inner, {ops::cos(in[0])})[0])};
  };
  const Variable x = CheckpointLeaf(0.1), plain = CheckpointLeaf(0.1);
  ops::sum(Checkpoint(outer, {x})[0]).backward();
  ops::sum(ops::tanh(inner({ops::cos(plain)})[0])).backward();
  EXPECT_EQ(ElementsOf(x.grad()), ElementsOf(plain.grad()));
}

// The backward inside of the function needs saved tensors before the function has returned.
TEST(Checkpoint, AFunctionThatDifferentiates) {
  const auto function = [](const variable_list& in) -> variable_list {
    const Variable y = ops::exp(in[0]);
    return {ops::sin(Grad({ops::sum(y * y)}, {in[0]}, {}, {.create_graph = true})[0]) * y};
  };
  std::vector<std::vector<double>> gradients;
  for (const bool is_checkpointed : {false, true}) {
    const Variable x = CheckpointLeaf(-0.5);
    const Variable y = is_checkpointed ? Checkpoint(function, {x})[0] : function({x})[0];
    ops::sum(y).backward();
    gradients.push_back(ElementsOf(x.grad()));
  }
  EXPECT_EQ(gradients[1], gradients[0]);
}

// The second run that this backward causes must not see what the function does afterwards.
TEST(Checkpoint, MayWriteASavedTensorAfterABackwardInside) {
  for (const bool saves_more : {false, true}) {
    const auto function = [&](const variable_list& in) -> variable_list {
      const Variable y = ops::exp(in[0]);
      const Variable slope = Grad({ops::sum(y)}, {in[0]})[0];
      const NoGradGuard no_grad;
      ops::add_(y, 1.0);
      const EnableGradGuard grad_mode;
      return {slope, saves_more ? ops::sin(in[0]) : in[0] * 2.0};
    };
    const Variable x = CheckpointLeaf(0.1);
    const variable_list results = Checkpoint(function, {x});
    EXPECT_DOUBLE_EQ(results[0].item(0).to_double(), std::exp(0.1));
    ops::sum(results[1]).backward();
    EXPECT_DOUBLE_EQ(x.grad().item(0).to_double(), saves_more ? std::cos(0.1) : 2);
  }
}

TEST(Checkpoint, MustNotWriteASavedTensorBeforeABackwardInside) {
  bool again = false;
  const auto function = [&](const variable_list& in) -> variable_list {
    const Variable y = ops::exp(in[0]);
    if (again) {
      const NoGradGuard no_grad;
      ops::add_(y, 1.0);
    }
    return {ops::sin(in[0]) * Grad({ops::sum(y)}, {in[0]})[0]};
  };
  const Variable y = ops::sum(Checkpoint(function, {CheckpointLeaf(0.1)})[0]);
  again = true;
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("tensor 0 (f64[4]), which a checkpointed function saved")));
}

TEST(Checkpoint, MayWriteASavedTensorThatNoGradientNeeds) {
  const Variable x = CheckpointLeaf(0.1);
  const auto writes_saved = [](const variable_list& in) -> variable_list {
    const Variable constant = ops::clone(in[1]);
    const Variable unused = ops::exp(in[0]) * constant;  // saves the constant, but is not in the result
    ops::add_(constant, 1.0);
    return {ops::sin(in[0])};
  };
  const Variable y = ops::sum(Checkpoint(writes_saved, {x, CheckpointLeaf(1.0).detach()})[0]);
  y.backward();
  EXPECT_DOUBLE_EQ(x.grad().item(0).to_double(), std::cos(0.1));
}

TEST(Checkpoint, FunctionsThatDifferTheSecondTimeAreErrors) {
  const Variable x = CheckpointLeaf(0.1);
  bool again = false;
  const auto fewer = [&](const variable_list& in) -> variable_list {
    return {again ? ops::sin(in[0]) : ops::sin(ops::exp(in[0]))};
  };
  Variable y = ops::sum(Checkpoint(fewer, {x})[0]);
  again = true;
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("saved 2 tensors for backward, but 1 when it ran again")));

  const auto writes_saved = [](const variable_list& in) -> variable_list {
    const Variable inner = ops::exp(in[0]);
    const NoGradGuard no_grad;
    ops::add_(inner, 1.0);
    return {inner};
  };
  y = ops::sum(Checkpoint(writes_saved, {x})[0]);
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("has been modified by an inplace operation")));

  const Variable input = x * 1.0;
  y = ops::sum(Checkpoint([](const variable_list& in) -> variable_list { return {ops::exp(in[0])}; }, {input})[0]);
  ops::add_(input, 1.0);
  EXPECT_THAT([&] { y.backward(); },
              ThrowsError(HasSubstr("input 0 of a checkpointed function has been modified by an inplace operation")));
  EXPECT_THAT(
      [&] { Checkpoint([](const variable_list& in) -> variable_list { return {ops::mul_(in[0], 2.0)}; }, {input}); },
      ThrowsError(HasSubstr("was written by the function itself")));
}

}  // namespace
}  // namespace backtape
