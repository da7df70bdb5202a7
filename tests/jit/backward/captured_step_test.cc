// Whole training steps as one executable.
#include "backtape/jit/captured_step.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/replace_data.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/jit/aot_function.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

Variable InitialValues(std::vector<int64_t> sizes, double first = 0.3) {
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<double> values;
  for (int64_t i = 0; i < numel; ++i) {
    const double value = first + 0.37 * static_cast<double>(i);
    values.push_back(value - std::floor(value) - 0.5);
  }
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

// A model with momentum SGD.
struct Model {
  variable_list parameters = {InitialValues({8, 3}, 0.1), InitialValues({8}, 0.3), InitialValues({2, 8}, 0.6),
                              InitialValues({2}, 0.7)};
  variable_list momenta;
  Model() {
    for (const Variable& p : parameters) {
      p.set_requires_grad();
      momenta.push_back(Tensor::Full(p.sizes(), Scalar(0.0), DType::kFloat64));
    }
  }
  variable_list Step(const variable_list& batch) {
    const Variable h = ops::tanh(ops::linear(batch[0], parameters[0], parameters[1]));
    const Variable loss = ops::mse_loss(ops::linear(h, parameters[2], parameters[3]), batch[1]);
    for (const Variable& p : parameters) p.set_grad({});
    loss.backward();
    const NoGradGuard no_grad;
    for (size_t i = 0; i < parameters.size(); ++i) {
      ops::mul_(momenta[i], 0.9);
      ops::add_(momenta[i], parameters[i].grad());
      ops::sub_(parameters[i], momenta[i] * 0.05);
    }
    return {loss.detach()};
  }
};

class CapturedStepTest : public ::testing::TestWithParam<Backend> {};
INSTANTIATE_TEST_SUITE_P(Engines, CapturedStepTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         [](const auto& info) { return info.param == Backend::kNative ? "Native" : "Interpreted"; });

// The losses of consecutive runs of a step with dropout.
std::vector<double> DropoutLosses(Backend backend, uint64_t seed) {
  const Variable w = InitialValues({8, 3}, 0.1);
  w.set_requires_grad();
  CapturedStep step(
      [&](const variable_list& batch) -> variable_list {
        const Variable loss = ops::dropout(ops::linear(batch[0], w), 0.5, true).pow(2).mean();
        const Variable gradient = Grad({loss}, {w})[0];
        const NoGradGuard no_grad;
        return {loss.detach(), gradient.sum()};
      },
      {.backend = backend});
  manual_seed(seed);
  std::vector<double> losses;
  for (int i = 0; i < 5; ++i) {
    for (const Variable& result : step({InitialValues({4, 3})})) losses.push_back(result.item().to_double());
  }
  EXPECT_EQ(step.captures(), 1);
  return losses;
}

TEST_P(CapturedStepTest, EachRunDrawsNewNumbers) {
  const std::vector<double> losses = DropoutLosses(GetParam(), 1);
  for (size_t i = 2; i < losses.size(); i += 2) EXPECT_NE(losses[i], losses[i - 2]);
  EXPECT_EQ(DropoutLosses(GetParam(), 1), losses);
  EXPECT_NE(DropoutLosses(GetParam(), 2), losses);
  const std::vector<double> expected = DropoutLosses(Backend::kInterpreter, 1);
  for (size_t i = 0; i < losses.size(); ++i) EXPECT_NEAR(losses[i], expected[i], 1e-12);
}

TEST_P(CapturedStepTest, LossesAndParametersMatchEager) {
  Model eager;
  Model model;
  CapturedStep step([&](const variable_list& batch) { return model.Step(batch); }, {.backend = GetParam()});
  double first = 0;
  double last = 0;
  for (int i = 0; i < 200; ++i) {
    const variable_list batch = {InitialValues({4, 3}, 0.01 * i), InitialValues({4, 2}, 0.5)};
    const double expected = eager.Step(batch)[0].item().to_double();
    last = step(batch)[0].item().to_double();
    ASSERT_NEAR(last, expected, 1e-10 * std::abs(expected)) << "step " << i;
    if (i == 0) first = last;
  }
  EXPECT_LT(last, 0.8 * first);
  EXPECT_EQ(step.captures(), 1);
  for (size_t p = 0; p < model.parameters.size(); ++p) {
    for (int64_t i = 0; i < model.parameters[p].numel(); ++i) {
      EXPECT_NEAR(model.parameters[p].item(i).to_double(), eager.parameters[p].item(i).to_double(), 1e-10);
    }
    ASSERT_TRUE(model.parameters[p].grad().defined());
    for (int64_t i = 0; i < model.parameters[p].numel(); ++i) {
      EXPECT_NEAR(model.parameters[p].grad().item(i).to_double(), eager.parameters[p].grad().item(i).to_double(),
                  1e-10);
    }
    EXPECT_GT(model.parameters[p].version(), 0);
  }
}

TEST_P(CapturedStepTest, BatchesOfOtherSizes) {
  Model eager;
  Model model;
  CapturedStep step([&](const variable_list& batch) { return model.Step(batch); }, {.backend = GetParam()});
  for (int64_t size = 4; size < 12; ++size) {
    const variable_list batch = {InitialValues({size, 3}, 0.02), InitialValues({size, 2}, 0.5)};
    const double expected = eager.Step(batch)[0].item().to_double();
    ASSERT_NEAR(step(batch)[0].item().to_double(), expected, 1e-10 * std::abs(expected)) << size;
  }
  EXPECT_EQ(step.captures(), 2) << "the first with static, the second with symbolic sizes";
}

TEST_P(CapturedStepTest, EagerCodeMayChangeParametersBetweenCalls) {
  Model model;
  CapturedStep step([&](const variable_list& batch) { return model.Step(batch); }, {.backend = GetParam()});
  const variable_list batch = {InitialValues({4, 3}), InitialValues({4, 2}, 0.5)};
  step(batch);
  Model eager;
  eager.Step(batch);
  {
    const NoGradGuard no_grad;
    ops::mul_(model.parameters[0], 0.5);
    ops::mul_(eager.parameters[0], 0.5);
  }
  EXPECT_NEAR(step(batch)[0].item().to_double(), eager.Step(batch)[0].item().to_double(), 1e-12);
  // The parameters are still ordinary leaves.
  model.parameters[0].set_grad({});
  ops::sum(model.parameters[0] * 2).backward();
  EXPECT_EQ(model.parameters[0].grad().item(0).to_double(), 2);
}

// New data of the same type is used without another trace; data of another type needs one. If the data overlaps other
// state that the step reads, the step runs eagerly.
TEST_P(CapturedStepTest, ReplacedDataIsUsed) {
  const Variable w = InitialValues({3}).set_requires_grad();
  const Variable other = InitialValues({3}, 0.5);
  CapturedStep step(
      [&](const variable_list&) -> variable_list {
        const Variable gradient = Grad({ops::sum(ops::pow(w, 3.0))}, {w})[0];
        const NoGradGuard no_grad;
        ops::sub_(w, gradient);
        return {ops::sum(gradient) + ops::sum(other)};
      },
      {.backend = GetParam()});
  const auto expect_step = [&](int captures) {
    const Variable before = ops::clone(w.detach());
    const Variable expected = ops::sum(3 * before * before);
    const Variable result = step(variable_list())[0];
    EXPECT_NEAR(w.item(0).to_double(), (before - 3 * before * before).item(0).to_double(), 1e-12);
    EXPECT_NEAR(result.item(0).to_double(), expected.item(0).to_double() + ops::sum(other).item(0).to_double(), 1e-12);
    EXPECT_EQ(step.captures(), captures);
  };
  expect_step(1);
  SetData(w, InitialValues({3}, 0.7));
  expect_step(1);
  SetData(w, InitialValues({5}, 0.2));
  expect_step(2);
  {
    const NoGradGuard no_grad;
    SetInPlace(w, InitialValues({5}, 0.9));
  }
  expect_step(2);
  EXPECT_EQ(step.stats().eager_runs, 0);
  SetData(w, other);  // the step writes `other` too, so it runs eagerly
  expect_step(2);
  EXPECT_EQ(step.stats().eager_runs, 1);
}

// A leaf's accumulator knows the sizes of the leaf. The step must not keep the accumulator of the old data alive.
TEST_P(CapturedStepTest, ALeafMayGetDataOfOtherSizes) {
  const Variable w = InitialValues({3}).set_requires_grad();
  CapturedStep step(
      [&](const variable_list&) -> variable_list {
        w.set_grad({});
        ops::sum(w * w).backward();
        return {};
      },
      {.backend = GetParam()});
  for (const std::vector<int64_t>& sizes : std::vector<std::vector<int64_t>>{{3}, {2, 2}, {3}, {5}}) {
    w.set_grad({});
    SetData(w, InitialValues(sizes, 0.7));
    for (int call = 0; call < 2; ++call) step(variable_list());
    EXPECT_EQ(w.grad().sizes(), sizes);
    EXPECT_EQ(w.grad().item(1).to_double(), 2 * w.item(1).to_double());
  }
  EXPECT_EQ(step.stats().eager_runs, 0);
}

TEST(CapturedStepMisuse, EmptyAndMovedPrograms) {
  const auto refused = ThrowsError("a hook or function must be callable; found an empty function");
  CapturedStep empty{VariableProgram()};
  EXPECT_THAT([&] { empty(variable_list()); }, refused);
  CapturedStep step([](const variable_list& inputs) { return inputs; });
  CapturedStep moved(std::move(step));
  EXPECT_THAT([&] { step(variable_list()); }, refused);  // NOLINT: used after a move on purpose
  EXPECT_EQ(moved({InitialValues({2})}).size(), 1);

  AotFunction empty_function{VariableProgram()};
  EXPECT_THAT([&] { empty_function(variable_list()); }, refused);
  AotFunction function([](const variable_list& inputs) { return inputs; });
  AotFunction moved_function(std::move(function));
  EXPECT_THAT([&] { function(variable_list()); }, refused);  // NOLINT
  EXPECT_EQ(function.stats().hits, 0);                       // NOLINT
  EXPECT_EQ(function.metadata(), nullptr);                   // NOLINT
  EXPECT_EQ(moved_function({InitialValues({2})}).size(), 1);
}

TEST_P(CapturedStepTest, DumpsTheStages) {
  std::string traced;
  Model model;
  CapturedStep step([&](const variable_list& batch) { return model.Step(batch); },
                    {.backend = GetParam(), .dump = [&](absl::string_view stage, const std::string& text) {
                       if (stage == "traced") traced = text;
                     }});
  step({InitialValues({4, 3}), InitialValues({4, 2}, 0.5)});
  EXPECT_THAT(traced, HasSubstr("captured_step_test.cc:"));
  EXPECT_THAT(traced, HasSubstr("aten.tanh_backward"));
  EXPECT_THAT(traced, HasSubstr("aten.sub_.Tensor(state_"));
}

// Native code writes new parameters and momenta directly to the memory of the old ones.
TEST(CapturedStepPlanTest, UpdatesInPlace) {
  Model model;
  CapturedStep step([&](const variable_list& batch) { return model.Step(batch); }, {.backend = Backend::kNative});
  step({InitialValues({4, 3}), InitialValues({4, 2}, 0.5)});
  const auto* native = dynamic_cast<const NativeExecutable*>(step.executable());
  ASSERT_NE(native, nullptr);
  const std::string plan = native->PlanText(false);
  size_t in_place = 0;
  for (size_t at = plan.find(" in place of "); at != std::string::npos; at = plan.find(" in place of ", at + 1)) {
    ++in_place;
  }
  EXPECT_EQ(in_place, model.parameters.size() + model.momenta.size()) << plan;
  EXPECT_EQ(plan.find(" kernel copy:"), std::string::npos) << plan;
}

TEST_P(CapturedStepTest, ExceptionsOfTheProgram) {
  const Variable w = InitialValues({3});
  CapturedStep reads([&](const variable_list& x) -> variable_list { return {x[0] * x[0].item(0).to_double()}; },
                     {.backend = GetParam()});
  EXPECT_EQ(reads({w})[0].item(0).to_double(), w.item(0).to_double() * w.item(0).to_double());
  EXPECT_EQ(reads.stats().eager_runs, 1) << "elements of traced tensors cannot be read";
  CapturedStep step([&](const variable_list& x) -> variable_list { return {ops::mm(x[0], w)}; },
                    {.backend = GetParam()});
  EXPECT_THROW(step({w}), Error);
  EXPECT_FALSE(w.is_symbolic());
  EXPECT_EQ((w + w).item(0).to_double(), 2 * w.item(0).to_double()) << "the failed trace has no effect";
}

}  // namespace
}  // namespace backtape
