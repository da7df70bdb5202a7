// Numbers of a captured program that change between its calls.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/number.h"
#include "backtape/jit/captured_step.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::FloatNear;
using ::testing::HasSubstr;
using ::testing::Pointwise;

Variable Constant(std::vector<double> values) {
  return Tensor::FromValues({static_cast<int64_t>(values.size())}, values, DType::kFloat32);
}

std::vector<float> ElementsOf(const Tensor& tensor) {
  std::vector<float> values;
  for (int64_t i = 0; i < tensor.numel(); ++i) values.push_back(static_cast<float>(tensor.item(i).to_double()));
  return values;
}

// Equal except for rounding: native code fuses a product and a sum, so the product is not rounded.
auto HasElementsOf(const Tensor& tensor) { return Pointwise(FloatNear(1e-5F), ElementsOf(tensor)); }

// One parameter, whose step takes its learning rate from `rate`.
struct Trained {
  Variable parameter = Constant({1.5, -2});

  Trained() { parameter.set_requires_grad(); }
  template <typename Rate>
  variable_list Step(const Variable& x, const Rate& rate) {
    const Variable loss = ops::sum(parameter * parameter * x);
    parameter.set_grad({});
    loss.backward();
    const NoGradGuard no_grad;
    parameter -= parameter.grad() * rate;
    return {loss.detach()};
  }
};

class StepNumbersTest : public ::testing::TestWithParam<Backend> {
 protected:
  EngineOptions Engine() const {
    EngineOptions options;
    options.backend = GetParam();
    return options;
  }
  const Variable x_ = Constant({0.5, 0.25});
};
INSTANTIATE_TEST_SUITE_P(Engines, StepNumbersTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         [](const auto& info) { return info.param == Backend::kNative ? "Native" : "Interpreter"; });

// Compares calls of a captured program with eager ones. Before each call, its number takes the next of these values.
template <typename AnyNumber>
void ExpectEagerValues(CapturedStep& step, Trained& captured, AnyNumber& number, const Variable& x,
                       const std::vector<double>& numbers) {
  Trained eager;
  for (const double value : numbers) {
    number = value;
    EXPECT_THAT(ElementsOf(step({x})[0]), HasElementsOf(eager.Step(x, value)[0])) << value;
    EXPECT_THAT(ElementsOf(captured.parameter), HasElementsOf(eager.parameter)) << value;
  }
}

const std::vector<double>& Rates() {
  static const std::vector<double> rates = {0.1, 0.1, 0.1, 0.1, 0.05, 0.05, 0.3, 0, 1, -0.25};
  return rates;
}

TEST_P(StepNumbersTest, ANumberIsReadInEachCall) {
  Trained trained;
  Number rate = 0.5;
  CapturedStep step([&](const variable_list& batch) { return trained.Step(batch[0], rate); }, Engine());
  ExpectEagerValues(step, trained, rate, x_, Rates());
  EXPECT_EQ(step.captures(), 1);
  EXPECT_EQ(step.stats().eager_runs, 0);
  EXPECT_EQ(rate.value(), -0.25);
}

// The value of a Number is not known while the program is traced, so it cannot become a constant by mistake.
TEST_P(StepNumbersTest, ANumberHasNoValueInATrace) {
  Number rate = 0.5;
  CapturedStep step([&](const variable_list& batch) -> variable_list { return {batch[0] * rate.value()}; }, Engine());
  EXPECT_THAT(ElementsOf(step({x_})[0]), HasElementsOf(x_ * 0.5));
  rate = 0.25;
  EXPECT_THAT(ElementsOf(step({x_})[0]), HasElementsOf(x_ * 0.25));
  ASSERT_EQ(step.stats().eager_reasons.size(), 1u);
  EXPECT_THAT(step.stats().eager_reasons.begin()->first, HasSubstr("cannot read the value of a Number"));
}

TEST_P(StepNumbersTest, ANumberKeepsTheDTypeOfTensors) {
  Number scale = 3;
  CapturedStep step(
      [&](const variable_list& batch) -> variable_list {
        return {batch[0] * scale, scale + ops::sum(batch[0]), 1 - scale};
      },
      Engine());
  for (const double value : {3.0, 4.5}) {
    scale = value;
    const variable_list results = step({x_});
    EXPECT_EQ(results[0].dtype(), DType::kFloat32);
    EXPECT_EQ(results[1].dtype(), DType::kFloat32);
    EXPECT_THAT(ElementsOf(results[0]), HasElementsOf(x_ * value));
    EXPECT_EQ(ElementsOf(results[1]), std::vector<float>{static_cast<float>(value + 0.75)});
    EXPECT_EQ(ElementsOf(results[2]), std::vector<float>{static_cast<float>(1 - value)});
  }
}

// The program counts its steps in C++, and so is different in each call. This is noticed before compiled code could use
// an old number.
TEST_P(StepNumbersTest, AStepCountIsRightInEachCall) {
  Trained trained, eager;
  int count = 0, eager_count = 0;
  const auto rate = [](int n) { return 0.1 / (1 - std::pow(0.9, n)); };
  CapturedStep step([&](const variable_list& batch) { return trained.Step(batch[0], rate(++count)); }, Engine());
  for (int i = 0; i < 12; ++i) {
    EXPECT_THAT(ElementsOf(step({x_})[0]), HasElementsOf(eager.Step(x_, rate(++eager_count))[0])) << i;
    EXPECT_THAT(ElementsOf(trained.parameter), HasElementsOf(eager.parameter)) << i;
  }
  EXPECT_EQ(count, 12) << "the program runs once in each call";
  EXPECT_EQ(step.captures(), 4);
  EXPECT_EQ(step.stats().eager_runs, 8);
  EXPECT_THAT(step.stats().eager_reasons.begin()->first,
              AllOf(HasSubstr("the program changes between calls"), HasSubstr("argument 1 changed from ")));
}

// A number that only the first step uses is not used again.
TEST_P(StepNumbersTest, AFirstStepThatIsSpecial) {
  Trained trained, eager;
  bool is_first = true, is_first_eager = true;
  const auto rate = [](bool& first) { return std::exchange(first, false) ? 0.5 : 0.125; };
  CapturedStep step([&](const variable_list& batch) { return trained.Step(batch[0], rate(is_first)); }, Engine());
  for (int i = 0; i < 9; ++i) {
    step({x_});
    eager.Step(x_, rate(is_first_eager));
    EXPECT_THAT(ElementsOf(trained.parameter), HasElementsOf(eager.parameter)) << i;
  }
  EXPECT_EQ(step.captures(), 2);
  EXPECT_EQ(step.stats().eager_runs, 0);
}

// A later change is an error as soon as it is noticed, and nothing is written.
TEST_P(StepNumbersTest, ALateChangeIsAnError) {
  Trained trained;
  double rate = 0.1;
  CapturedStep step([&](const variable_list& batch) { return trained.Step(batch[0], rate); }, Engine());
  for (int i = 0; i < 6; ++i) step({x_});
  rate = 0.05;
  std::vector<float> before;
  std::string message;
  int calls = 0;
  while (message.empty() && ++calls < 100) {
    before = ElementsOf(trained.parameter);
    try {
      step({x_});
    } catch (const Error& error) {
      EXPECT_EQ(error.status().code(), absl::StatusCode::kFailedPrecondition);
      message = std::string(error.status().message());
    }
  }
  EXPECT_LE(calls, 8);
  EXPECT_EQ(ElementsOf(trained.parameter), before);
  EXPECT_THAT(message, AllOf(HasSubstr("has changed since it was captured"), HasSubstr("from 0.1 to 0.05"),
                             HasSubstr("must be a Number")));
  Trained eager;
  eager.parameter.data<float>()[0] = trained.parameter.data<float>()[0];
  eager.parameter.data<float>()[1] = trained.parameter.data<float>()[1];
  step({x_});
  eager.Step(x_, rate);
  EXPECT_THAT(ElementsOf(trained.parameter), HasElementsOf(eager.parameter)) << "later calls run eagerly";
  EXPECT_EQ(step.stats().eager_runs, 1);
}

TEST_P(StepNumbersTest, CheckingEveryCallIsAlwaysRight) {
  Trained trained;
  double rate = 0.5;
  CapturedStep step([&](const variable_list& batch) { return trained.Step(batch[0], rate); }, Engine(), {},
                    StepChecks::kEveryCall);
  ExpectEagerValues(step, trained, rate, x_, Rates());
  EXPECT_EQ(step.stats().checks, 9);
  EXPECT_EQ(step.captures(), 6) << "one for each run of equal numbers";
  EXPECT_EQ(step.stats().eager_runs, 0);
}

TEST_P(StepNumbersTest, WithoutChecksTheProgramIsTracedOnce) {
  Trained trained;
  int traces = 0;
  CapturedStep step(
      [&](const variable_list& batch) {
        ++traces;
        return trained.Step(batch[0], 0.1);
      },
      Engine(), {}, StepChecks::kNever);
  for (int i = 0; i < 20; ++i) step({x_});
  EXPECT_EQ(traces, 1);
  EXPECT_EQ(step.stats().checks, 0);
}

// The number of traces grows with the logarithm of the number of calls.
TEST_P(StepNumbersTest, ChecksBecomeRare) {
  Trained trained;
  int traces = 0;
  CapturedStep step(
      [&](const variable_list& batch) {
        ++traces;
        return trained.Step(batch[0], 0.1);
      },
      Engine());
  for (int i = 0; i < 66; ++i) step({x_});
  EXPECT_EQ(step.stats().checks, 7) << "at reuse 1, 2, 4, 8, 16, 32 and 64";
  EXPECT_EQ(traces, 8);
  EXPECT_EQ(step.captures(), 1);
  EXPECT_EQ(step.stats().hits, 65);
}

}  // namespace
}  // namespace backtape
