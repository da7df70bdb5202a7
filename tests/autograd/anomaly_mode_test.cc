// The current node, anomaly mode, and the creation stacks of nodes.
#include "backtape/autograd/variable/anomaly_mode.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/autograd/hand_written_nodes.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

std::string Line(int line) { return "anomaly_mode_test.cc:" + std::to_string(line); }

// The innermost line of user code when the node was made, as "file:line".
std::string MadeAt(const Variable& x) {
  const StackFrame& frame = x.grad_fn()->creation_stack().Resolve()->frames.at(0);
  return frame.file.substr(frame.file.rfind('/') + 1) + ":" + std::to_string(frame.line);
}

TEST(CallStack, NodesKnowTheLineThatMadeThem) {
  const Variable a = Leaf({}, {2});
  const Variable b = mul(a, Constant(2));
  EXPECT_EQ(MadeAt(b), Line(__LINE__ - 1));
  const Variable y = sum(mul(b, b));
  EXPECT_EQ(MadeAt(y), Line(__LINE__ - 1));
  const StackFrame& frame = b.grad_fn()->creation_stack().Resolve()->frames.at(0);
  EXPECT_EQ(frame.code, "const Variable b = mul(a, Constant(2));");
  EXPECT_THAT(frame.function, HasSubstr("TestBody"));
}

Variable Helper(const Variable& a) { return mul(a, a); }

TEST(CallStack, HasTheCallers) {
  const Variable b = Helper(Leaf({}, {2}));
  const int line = __LINE__ - 1;
  const auto stack = b.grad_fn()->creation_stack().Resolve();
  EXPECT_THAT(stack->frames.at(0).function, HasSubstr("Helper"));
  EXPECT_EQ(stack->frames.at(1).line, line);
  EXPECT_THAT(stack->frames.at(1).file, EndsWith("anomaly_mode_test.cc"));
}

TEST(CallStack, EqualStacksShareMemory) {
  std::vector<Variable> made;
  for (int i = 0; i < 2; ++i) made.push_back(Helper(Leaf({}, {2})));
  EXPECT_EQ(&made[0].grad_fn()->creation_stack().addresses(), &made[1].grad_fn()->creation_stack().addresses());
}

TEST(CurrentNode, IsTheRunningNode) {
  EXPECT_EQ(CurrentTapeNode(), nullptr);
  class Node final : public TapeNode {
   public:
    absl::string_view Name() const override { return "Asks"; }
    variable_list Apply(variable_list&&) override {
      EXPECT_EQ(CurrentTapeNode(), this);
      return {};
    }
  };
  (*MakeNode<Node>())({});
  EXPECT_EQ(CurrentTapeNode(), nullptr);
}

// A finite value whose backward computes 0 * inf.
Variable NaNInBackward(const Variable& a) { return mul(mul(a, Constant(0)), Constant(INFINITY)); }

TEST(AnomalyMode, ANaNIsReportedWithTheForwardLine) {
  const Variable a = Leaf({}, {2});
  const AnomalyModeGuard anomaly;
  const Variable b = mul(a, Constant(0));
  const int line = __LINE__ - 1;
  const Variable y = mul(b, Constant(INFINITY));
  EXPECT_THAT([&] { y.backward(); },
              ThrowsError(AllOf(HasSubstr("Function 'MulBackward0' returned nan values in its 0th output."),
                                HasSubstr("Error detected in MulBackward0."), HasSubstr(Line(line)))));
}

TEST(AnomalyMode, WithoutTheCheckNaNsPass) {
  const Variable a = Leaf({}, {2});
  const AnomalyModeGuard anomaly(true, /*check_nan=*/false);
  NaNInBackward(a).backward();
  EXPECT_TRUE(std::isnan(Values(a.grad())[0]));
}

TEST(AnomalyMode, OffByDefault) {
  const Variable a = Leaf({}, {2});
  NaNInBackward(a).backward();
  EXPECT_TRUE(std::isnan(Values(a.grad())[0]));
}

TEST(AnomalyMode, NestedDerivativesReportTheWholeChain) {
  const Variable a = Leaf({}, {2});
  const Variable zero = Leaf({}, {0});
  const AnomalyModeGuard anomaly;
  const Variable y = mul(a, zero);
  const int line = __LINE__ - 1;
  const Variable first = Grad({y}, {a}, {Constant(1).set_requires_grad()}, {.create_graph = true})[0];
  EXPECT_EQ(first.grad_fn()->anomaly_parent(), y.grad_fn());
  EXPECT_THAT(
      [&] { first.backward(Constant(INFINITY)); },
      ThrowsError(AllOf(HasSubstr("Error detected in MulBackward0."),
                        HasSubstr("that induced the previous calculation, MulBackward0"), HasSubstr(Line(line)))));
}

TEST(AnomalyMode, ErrorsOfNodesAreReportedWithTheForwardLine) {
  const Variable a = Leaf({}, {2});
  const Variable y = hand::log(a);
  const int line = __LINE__ - 1;
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(Not(HasSubstr(Line(line)))));
  const AnomalyModeGuard anomaly;
  EXPECT_THAT([&] { y.backward(); },
              ThrowsError(AllOf(HasSubstr("'log' is not implemented"), HasSubstr("Error detected in NotImplemented"),
                                HasSubstr(Line(line)))));
}

}  // namespace
}  // namespace backtape::tape_test
