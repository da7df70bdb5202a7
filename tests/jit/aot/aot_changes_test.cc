// Programs of AotFunctions that change between calls, and the tensors that they capture.
#include "backtape/jit/aot_function.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

// A functional update: the program captures another tensor in each call.
TEST(AotFunction, FollowsACapturedVariableThatIsAssigned) {
  for (const StepChecks checks : {StepChecks::kDoubling, StepChecks::kEveryCall}) {
    const Variable x = TestValues({3}, 0.4);
    std::vector<double> values[2];
    for (int k = 0; k < 2; ++k) {
      Variable w = TestLeaf({3}, 0.9);
      const VariableProgram program = [&](const variable_list& a) -> variable_list { return {ops::sum(a[0] * w * w)}; };
      AotFunction function(program, {.checks = checks});
      for (int call = 0; call < 8; ++call) {
        const Variable loss = k == 0 ? program({x})[0] : function({x})[0];
        w = (w - Grad({loss}, {w})[0] * 0.1).detach();
        w.set_requires_grad();
        values[k].push_back(loss.item(0).to_double());
      }
      EXPECT_EQ(function.stats().eager_runs > 0, k == 1 && checks == StepChecks::kDoubling);
    }
    for (size_t i = 0; i < values[0].size(); ++i) EXPECT_NEAR(values[0][i], values[1][i], 1e-12) << "call " << i;
  }
}

TEST(AotFunction, ALateChangeOfTheProgramThrows) {
  const Variable x = TestLeaf({3}, 0.4);
  double factor = 2;
  AotFunction function([&](const variable_list& a) -> variable_list { return {a[0] * factor}; });
  for (int call = 0; call < 5; ++call) function({x});
  factor = 3;
  function({x});  // not checked
  std::string error;
  for (int call = 0; call < 4 && error.empty(); ++call) {
    try {
      function({x});
    } catch (const Error& e) {
      error = e.what();
    }
  }
  EXPECT_THAT(error, HasSubstr("the program of an AotFunction has changed since it was captured"));
  EXPECT_EQ(function({x})[0].item(0).to_double(), x.item(0).to_double() * 3);
}

// While the captured tensor is frozen, calls run eagerly. Later the engine runs a hook of it. Neither is a change of
// the program.
TEST(AotFunction, FreezingAndHooksOfCapturedTensorsDoNotCountAsChanges) {
  const Variable w = TestLeaf({3}, 0.4);
  int hook_calls = 0;
  AotFunction function([&](const variable_list& a) -> variable_list { return {a[0] * w}; });
  const auto call = [&] { ops::sum(function({TestLeaf({3}, 0.1)})[0]).backward(); };
  for (int i = 0; i < 5; ++i) call();
  w.set_requires_grad(false);
  for (int i = 0; i < 4; ++i) call();
  EXPECT_EQ(function.stats().eager_runs, 4);
  w.set_requires_grad();
  for (int i = 0; i < 4; ++i) call();
  EXPECT_EQ(function.stats().eager_runs, 4);
  w.RegisterHook([&](const Variable&) -> Variable {
    ++hook_calls;
    return {};
  });
  for (int i = 0; i < 9; ++i) call();
  EXPECT_EQ(hook_calls, 9);
  EXPECT_EQ(function.stats().forward_compiles, 1);
}

TEST(AotFunction, CompilesInNoGradModeWithComputedCapturedTensors) {
  const Variable leaf = TestLeaf({3}, 0.3), computed = leaf * 2;
  AotFunction function([&](const variable_list& a) -> variable_list { return {a[0] * leaf * computed}; });
  const NoGradGuard no_grad;
  function({TestValues({3})});
  EXPECT_EQ(function.stats().eager_runs, 0);
}

TEST(AotFunction, AProgramThatWritesATemporaryRunsEagerly) {
  AotFunction function([](const variable_list& a) -> variable_list {
    const Variable literal = Tensor::FromValues({3}, std::vector<double>{0, 0, 0}, DType::kFloat64);
    ops::add_(literal, a[0]);
    return {literal * 1};
  });
  const Variable x = TestValues({3});
  for (int call = 0; call < 4; ++call) EXPECT_EQ(function({x})[0].item(1).to_double(), x.item(1).to_double());
}

TEST(AotFunction, RandomOpsThatCantBeDrawnAgainDoNotCountAsChanges) {
  AotFunction function([](const variable_list& a) -> variable_list { return {a[0] * ops::exponential(a[0])}; });
  for (int call = 0; call < 5; ++call) function({TestLeaf({3}, 0.4)});
  EXPECT_EQ(function.stats().eager_runs, 0);
  EXPECT_EQ(function.stats().forward_compiles, 1);
}

// The literal is another tensor in each trace.
TEST(AotFunction, LiteralsDoNotCountAsChanges) {
  AotFunction function([](const variable_list& a) -> variable_list {
    return {a[0] * Variable(Tensor::FromValues({3}, std::vector<double>{1, 2, 3}, DType::kFloat64))};
  });
  for (int call = 0; call < 4; ++call) function({TestLeaf({3}, 0.4)});
  EXPECT_EQ(function.stats().eager_runs, 0);
  EXPECT_EQ(function.stats().forward_compiles, 1);
  EXPECT_GT(function.stats().checks, 1);
}

}  // namespace
}  // namespace backtape
