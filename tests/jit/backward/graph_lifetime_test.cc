// Lifetimes of the tape, its saved values and the activations with captured backwards.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/jit/backward/compiled_backward_fixture.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class GraphLifetimeTest : public CompiledBackwardTest {};
INSTANTIATE_TEST_SUITE_P(Engines, GraphLifetimeTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

// The run owns the input list: a saved value is released once the last node that reads it has run.
TEST_P(GraphLifetimeTest, ActivationsDieDuringTheRun) {
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 3; ++i) {
    const Variable x = Values({4}).set_requires_grad();
    std::weak_ptr<Storage> activations[3];
    std::vector<bool> alive;
    Variable y = x;
    for (auto& activation : activations) {
      y = ops::exp(y);
      activation = y.storage();
      // Runs when the gradient of y is complete, after the nodes that consume y.
      y.RegisterHook([&](const Variable&) {
        for (const auto& a : activations) alive.push_back(!a.expired());
        return Variable();
      });
    }
    // An edge owns the tape, but not the result.
    const Edge edge = std::exchange(y, Variable()).gradient_edge();
    Backward({TapePoint(edge)}, {Values({4}, 0.9)});
    // The hooks of the third, second and first result each recorded three of these values. Each node saved its result.
    EXPECT_THAT(alive, ElementsAre(true, true, true, true, true, false, true, false, false));
    for (const auto& activation : activations) EXPECT_TRUE(activation.expired());
  }
  EXPECT_EQ(captures(), 1);
}

TEST_P(GraphLifetimeTest, RetainedGraphsRunOnBothEnginesInAnyOrder) {
  const Variable x = Values({3}).set_requires_grad();
  const Variable loss = ops::sum(ops::exp(x) * x);
  const auto grad = [&](bool retain) {
    return Grad({TapePoint(loss)}, {TapePoint(x)}, {}, {.retain_graph = retain})[0];
  };
  const Variable expected = grad(true);
  for (const bool is_compiled : {true, false, true, true, false}) {
    const CompiledBackward::Scope scope(is_compiled ? &compiled_ : nullptr);
    ExpectNear(grad(true), expected, 1e-12);
  }
  {
    const auto scope = compiled_.Enable();
    ExpectNear(grad(false), expected, 1e-12);
    EXPECT_THROW(grad(false), Error);
  }
  EXPECT_THROW(grad(true), Error);
  EXPECT_EQ(captures(), 1);
}

TEST_P(GraphLifetimeTest, AFailureCachesNoCode) {
  const Variable x = Values({3}).set_requires_grad();
  const Variable loss = ops::sum(ops::exp(x));
  const auto scope = compiled_.Enable();
  ops::sum(ops::exp(x)).backward();
  loss.backward();
  for (int i = 0; i < 2; ++i) {
    try {
      loss.backward();
      FAIL() << "nothing was thrown";
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr("a second time"));
    }
  }
  const Variable before = ops::clone(x.grad());
  ops::sum(ops::exp(x)).backward();
  ExpectNear(x.grad(), before + ops::exp(x.detach()), 1e-12);
  EXPECT_EQ(captures(), 2) << "one capture without and one with a grad()";
}

TEST_P(GraphLifetimeTest, HooksAreNotCalledAtCapture) {
  const Variable x = Values({3}).set_requires_grad();
  int calls = 0;
  int calls_at_capture = -1;
  const Variable y = x * x;
  y.RegisterHook([&](const Variable&) { return ++calls, Variable(); });
  y.grad_fn()->RegisterPreHook([&](const variable_list&) { return ++calls, variable_list(); });
  y.grad_fn()->RegisterPostHook([&](const variable_list&, const variable_list&) { return ++calls, variable_list(); });
  x.RegisterPostAccumulateGradHook([&](const Variable&) { ++calls; });
  compiled_.set_on_capture([&](const Graph&) { calls_at_capture = calls; });
  const auto scope = compiled_.Enable();
  ops::sum(y).backward();
  EXPECT_EQ(calls_at_capture, 0);
  EXPECT_EQ(calls, 4);
}

// In PyTorch this fails with an internal assertion.
TEST_P(GraphLifetimeTest, ACapturedBackwardInsideAnother) {
  const Variable inner = Values({3}, 0.7).set_requires_grad();
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 3; ++i) {
    const Variable x = Values({3}).set_requires_grad();
    x.RegisterHook([&](const Variable&) {
      const EnableGradGuard grad_mode;
      const Variable y = ops::sin(inner);
      y.RegisterHook([&](const Variable&) {
        const EnableGradGuard grad_mode_again;
        const Variable z = Values({3}, 0.2).set_requires_grad();
        ops::sum(z * z).backward();
        ExpectNear(z.grad(), 2 * z.detach(), 1e-12);
        return Variable();
      });
      inner.set_grad({});
      ops::sum(y).backward();
      return Variable();
    });
    ops::sum(x * x).backward();
    ExpectNear(x.grad(), 2 * x.detach(), 1e-12);
    ExpectNear(inner.grad(), ops::cos(inner.detach()), 1e-12);
  }
  EXPECT_EQ(captures(), 3);
  EXPECT_EQ(compiled_.stats().hits, 6);
}

}  // namespace
}  // namespace backtape
