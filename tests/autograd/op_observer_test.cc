// Observers see each op that runs eagerly, and the tape node on whose behalf it runs.
#include "backtape/autograd/ops/op_observer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// "SumBackward0:12", with the line that made the node; "none" for null.
std::string NodeAndLine(const TapeNode* node) {
  if (node == nullptr) return "none";
  return absl::StrCat(node->Name(), ":", node->creation_stack().Resolve()->frames.at(0).line);
}

class OpLog {
 public:
  OpLog()
      : scope_([this](const ObservedOp& call) {
          lines_.push_back(absl::StrCat(call.op.QualifiedName(), " ", NodeAndLine(call.node)));
        }) {}
  const std::vector<std::string>& lines() const { return lines_; }

 private:
  std::vector<std::string> lines_;
  OpObserverScope scope_;
};

// The trace of PyTorch's pull request 90867. (Unlike this trace, PyTorch 2.15 detaches once, and calls _is_any_true
// instead of any.)
TEST(OpObserver, TheTraceOfABackwardInAnomalyMode) {
  const AnomalyModeGuard anomaly;
  const Variable two = Tensor::WrapNumber(2);
  const Variable three = Tensor::WrapNumber(3);
  const Variable x = rand({10}).set_requires_grad();
  const int first = __LINE__ + 1;
  const Variable y = mul(x, two);
  const Variable z = div(y, three);
  const Variable loss = sum(z);
  const OpLog log;
  loss.backward();
  const auto at = [&](const char* op, const char* node, int line) {
    return absl::StrCat(op, " ", node, ":", first + line);
  };
  EXPECT_THAT(
      log.lines(),
      ElementsAre("aten.ones_like.default none", at("aten.expand.default", "SumBackward0", 2),
                  at("aten.isnan.default", "SumBackward0", 2), at("aten.any.default", "SumBackward0", 2),
                  at("aten._local_scalar_dense.default", "SumBackward0", 2), at("aten.div.Tensor", "DivBackward0", 1),
                  at("aten.isnan.default", "DivBackward0", 1), at("aten.any.default", "DivBackward0", 1),
                  at("aten._local_scalar_dense.default", "DivBackward0", 1), at("aten.mul.Tensor", "MulBackward0", 0),
                  at("aten.isnan.default", "MulBackward0", 0), at("aten.any.default", "MulBackward0", 0),
                  at("aten._local_scalar_dense.default", "MulBackward0", 0),
                  at("aten.detach.default", "AccumulateGrad", 0), at("aten.detach.default", "AccumulateGrad", 0)));
}

// Names of the nodes at which the observed ops ran.
std::vector<std::string> NodesOf(const std::function<void()>& program, absl::string_view op) {
  std::vector<std::string> nodes;
  const OpObserverScope scope([&](const ObservedOp& call) {
    if (call.op.name == op) nodes.emplace_back(call.node == nullptr ? "none" : call.node->Name());
  });
  program();
  return nodes;
}

TEST(OpObserver, OpsOfHooksAndSumsRunUnderTheirNode) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = exp(a);
  b.RegisterHook([](const Variable& grad) { return neg(grad); });
  b.grad_fn()->RegisterPreHook([](const variable_list& grads) { return variable_list{neg(grads[0])}; });
  b.grad_fn()->RegisterPostHook(
      [](const variable_list& inputs, const variable_list&) { return variable_list{neg(inputs[0])}; });
  a.RegisterPostAccumulateGradHook([](const Variable& leaf) { leaf.set_grad(neg(leaf.grad())); });
  const Variable y = sum(b);
  EXPECT_THAT(NodesOf([&] { y.backward({}, {.retain_graph = true}); }, "neg"),
              ElementsAre("ExpBackward0", "ExpBackward0", "ExpBackward0", "AccumulateGrad"));
  const Variable c = mul(a, a);
  const Variable s = sin(c);
  const Variable d = sum(add(s, cos(c)));
  EXPECT_THAT(NodesOf([&] { d.backward(); }, "add"), ElementsAre("SinBackward0", "MulBackward0"));
}

TEST(OpObserver, SeesTheArgumentsAndTheResult) {
  const Variable x = Constant({2}, {2, 3});
  std::vector<double> product;
  size_t num_args = 0;
  {
    const OpObserverScope scope([&](const ObservedOp& call) {
      num_args = call.args.size();
      product = Values(ToVariable(call.result));
    });
    mul(x, x);
  }
  EXPECT_EQ(num_args, 2);
  EXPECT_THAT(product, ElementsAre(4, 9));
}

TEST(OpObserver, InnerScopesComeFirstAndTheirOpsAreNotObserved) {
  std::vector<std::string> log;
  const Variable x = Constant({2}, {2, 3});
  const OpObserverScope outer([&](const ObservedOp& call) { log.push_back(absl::StrCat("outer ", call.op.name)); });
  {
    const OpObserverScope inner([&](const ObservedOp& call) {
      neg(ToVariable(call.result));
      log.push_back(absl::StrCat("inner ", call.op.name));
    });
    exp(x);
  }
  sin(x);
  EXPECT_THAT(log, ElementsAre("inner exp", "outer exp", "outer sin"));
}

TEST(OpObserver, AnErrorThatTheObserverThrowsIsThrownByTheOp) {
  const Variable x = Constant({2}, {2, 3});
  int calls = 0;
  const OpObserverScope scope([&](const ObservedOp&) {
    if (++calls == 1) throw Error(absl::AbortedError("stop here"));
  });
  EXPECT_THAT([&] { exp(x); }, ThrowsError(HasSubstr("stop here")));
  exp(x);
  EXPECT_EQ(calls, 2) << "the scope stays active";
  EXPECT_THAT([] { const OpObserverScope empty{OpObserver()}; }, ThrowsError(HasSubstr("must be callable")));
}

// Asks for the current node in every place where user code runs.
TEST(CurrentNode, IsKnownInAllHooksAndRestoredAfterANestedBackward) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = exp(a);
  std::vector<std::string> log;
  const auto note = [&](const char* where) {
    log.push_back(absl::StrCat(where, " ", CurrentTapeNode() == nullptr ? "none" : CurrentTapeNode()->Name()));
  };
  b.RegisterHook([&](const Variable&) {
    note("tensor hook");
    const EnableGradGuard grad_mode;
    const Variable inner = Leaf({}, {3});
    inner.RegisterHook([&](const Variable&) {
      note("nested");
      return Variable();
    });
    mul(inner, inner).backward();
    note("after nested");
    return Variable();
  });
  b.grad_fn()->RegisterPreHook([&](const variable_list&) {
    note("pre-hook");
    QueueFinalCallback([&] { note("final callback"); });
    return variable_list();
  });
  b.grad_fn()->RegisterPostHook([&](const variable_list&, const variable_list&) {
    note("post-hook");
    return variable_list();
  });
  a.RegisterHook([&](const Variable&) {
    note("leaf hook");
    return Variable();
  });
  a.RegisterPostAccumulateGradHook([&](const Variable&) { note("post-accumulate hook"); });
  note("before");
  sum(b).backward();
  note("after");
  EXPECT_THAT(
      log, ElementsAre("before none", "tensor hook ExpBackward0", "nested AccumulateGrad", "after nested ExpBackward0",
                       "pre-hook ExpBackward0", "post-hook ExpBackward0", "leaf hook AccumulateGrad",
                       "post-accumulate hook AccumulateGrad", "final callback none", "after none"));
}

}  // namespace
}  // namespace backtape::tape_test
