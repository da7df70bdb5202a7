// The order in which backward runs nodes, how programs change it, and how they query it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> Names(const std::vector<std::shared_ptr<TapeNode>>& nodes) {
  std::vector<std::string> names;
  for (const auto& node : nodes) names.emplace_back(node->Name());
  return names;
}

// Queries the predicted order in a tensor hook of `first`, and records the order in which the nodes of `watched` run.
// `watched` must name all nodes that run.
class OrderCheck {
 public:
  OrderCheck(const Variable& first, const variable_list& watched) {
    first.RegisterHook([this](const Variable&) {
      predicted = CurrentGraphTaskExecutionOrder();
      return Variable();
    });
    for (const Variable& variable : watched) {
      const std::shared_ptr<TapeNode> node = variable.gradient_edge().node;
      node->RegisterPreHook([this, node = node.get()](const variable_list&) {
        observed.push_back(node->shared_from_this());
        return variable_list();
      });
    }
  }
  std::vector<std::shared_ptr<TapeNode>> predicted, observed;
};

// The tests have the names of the cases of PyTorch's test_current_graph_task_execution_order.
TEST(ExecutionOrder, ASinglePath) {
  const Variable a = Leaf({}, {1});
  const Variable b = clone(a);
  const Variable c = sin(b);
  const Variable d = exp(c);
  OrderCheck check(d, {a, b, c, d});
  d.backward();
  EXPECT_EQ(check.predicted, check.observed);
  EXPECT_THAT(Names(check.predicted), ElementsAre("ExpBackward0", "SinBackward0", "CloneBackward0", "AccumulateGrad"));
  EXPECT_THAT(CurrentGraphTaskExecutionOrder(), IsEmpty());
}

TEST(ExecutionOrder, SeveralPathsInTheOrderOfSequenceNumbers) {
  const Variable a = Leaf({}, {1});
  const Variable b = Leaf({}, {2});
  const Variable c = Leaf({}, {3});
  const Variable d = sin(a);
  const Variable e = cos(b);
  const Variable f = mul(d, c);
  const Variable y = add(f, e);
  OrderCheck check(y, {a, b, c, d, e, f, y});
  y.backward();
  EXPECT_EQ(check.predicted, check.observed);
  EXPECT_THAT(Names(check.predicted), ElementsAre("AddBackward0", "MulBackward0", "AccumulateGrad", "CosBackward0",
                                                  "AccumulateGrad", "SinBackward0", "AccumulateGrad"));
}

TEST(ExecutionOrder, AnAccumulatorWithSeveralInputs) {
  const Variable a = Leaf({}, {1});
  const Variable b = sin(a);
  const Variable c = cos(a);
  const Variable y = mul(mul(b, c), a);
  OrderCheck check(y, {a, b, c, y});
  y.backward();
  EXPECT_THAT(Names(check.observed), ElementsAre("MulBackward0", "CosBackward0", "SinBackward0", "AccumulateGrad"));
  EXPECT_THAT(Names(check.predicted),
              ElementsAre("MulBackward0", "MulBackward0", "CosBackward0", "SinBackward0", "AccumulateGrad"));
}

TEST(ExecutionOrder, SeveralRoots) {
  const Variable a = Leaf({}, {1});
  const Variable b = sin(a);
  const Variable c = cos(b);
  const Variable d = exp(b);
  OrderCheck check(d, {a, b, c, d});
  Backward({c, d});
  EXPECT_EQ(check.predicted, check.observed);
  EXPECT_THAT(Names(check.predicted), ElementsAre("ExpBackward0", "CosBackward0", "SinBackward0", "AccumulateGrad"));
}

TEST(ExecutionOrder, ANextNodeThatDoesNotExist) {
  const Variable a = Leaf({}, {1});
  const Variable y = mul(Constant(2), sin(a));
  OrderCheck check(y, {a, y});
  y.backward();
  EXPECT_THAT(Names(check.predicted), ElementsAre("MulBackward0", "SinBackward0", "AccumulateGrad"));
}

TEST(ExecutionOrder, TwoInputsOnOnePath) {
  const Variable a = Leaf({}, {1});
  const Variable b = sin(a);
  const Variable c = cos(b);
  OrderCheck check(c, {a, b, c});
  BackwardOptions options;
  options.inputs = {a, b};
  c.backward({}, options);
  EXPECT_EQ(check.predicted, check.observed);
  EXPECT_THAT(Names(check.predicted), ElementsAre("CosBackward0", "SinBackward0", "AccumulateGrad"));
}

// If Grad returns the gradient of a tensor, the node of the tensor does not run, but the hooks of the tensor do.
TEST(ExecutionOrder, InputsThatSelectAPartOfTheTape) {
  const Variable a = Leaf({}, {1});
  const Variable b = Leaf({}, {2});
  const Variable c = sin(a);
  const Variable d = cos(b);
  const Variable y = mul(c, d);
  OrderCheck check(y, {a, c, y});
  Grad({y}, {c}, {}, {.retain_graph = true});
  EXPECT_THAT(Names(check.predicted), ElementsAre("MulBackward0", "SinBackward0"));
  check.predicted.clear();
  check.observed.clear();
  BackwardOptions options;
  options.inputs.emplace_back(a);
  y.backward({}, options);
  EXPECT_EQ(check.predicted, check.observed);
  EXPECT_THAT(Names(check.predicted), ElementsAre("MulBackward0", "SinBackward0", "AccumulateGrad"));
}

TEST(ExecutionOrder, OfANestedBackward) {
  const Variable a = Leaf({}, {1});
  const Variable b = sin(a);
  const Variable c = Leaf({}, {1});
  std::vector<std::string> log;
  const auto note = [&](const Variable&) {
    for (const std::string& name : Names(CurrentGraphTaskExecutionOrder())) log.push_back(name);
    log.push_back(absl::StrCat(CurrentGraphTaskRoots()[0].node->Name(), CurrentGraphTaskId() >= 0 ? "." : "?"));
    return Variable();
  };
  b.RegisterHook([&](const Variable& grad) {
    note(grad);
    const EnableGradGuard grad_mode;
    const Variable d = exp(c);
    d.RegisterHook(note);
    d.backward();
    note(grad);
    return Variable();
  });
  EXPECT_EQ(CurrentGraphTaskId(), -1);
  b.backward();
  EXPECT_EQ(CurrentGraphTaskId(), -1);
  EXPECT_THAT(log, ElementsAre("SinBackward0", "AccumulateGrad", "SinBackward0.", "ExpBackward0", "AccumulateGrad",
                               "ExpBackward0.", "SinBackward0", "AccumulateGrad", "SinBackward0."));
}

TEST(ExecutionOrder, WillRunAgreesWithTheOrder) {
  const Variable a = Leaf({}, {1});
  const Variable b = Leaf({}, {2});
  const Variable c = sin(a);
  const Variable d = cos(b);
  const Variable y = mul(c, d);
  int checks = 0;
  y.RegisterHook([&](const Variable&) {
    const auto order = CurrentGraphTaskExecutionOrder();
    for (const Variable& variable : {a, b, c, d, y}) {
      const std::shared_ptr<TapeNode> node = variable.gradient_edge().node;
      EXPECT_EQ(WillRun(node.get()), std::find(order.begin(), order.end(), node) != order.end()) << node->Name();
    }
    EXPECT_FALSE(WillRun(sin(a).gradient_edge().node.get())) << "a node of another tape";
    ++checks;
    return Variable();
  });
  y.backward({}, {.retain_graph = true});
  Grad({y}, {a}, {}, {.retain_graph = true});
  Grad({y}, {d});
  EXPECT_EQ(checks, 3);
}

// PyTorch's test_set_sequence_nr: a number changes the order of ready nodes, but not of nodes that depend on each
// other.
TEST(ExecutionOrder, SetSequenceNumber) {
  const Variable x = Leaf({}, {1});
  const Variable y = Leaf({}, {2});
  const Variable z = Leaf({}, {3});
  const Variable a = add(x, y);
  const Variable b = add(y, z);
  const Variable c = add(a, b);
  const auto run = [&] {
    std::vector<std::string> log;
    std::vector<HookHandle> hooks;
    for (const auto& [name, variable] : {std::pair("a", a), std::pair("b", b), std::pair("c", c)}) {
      hooks.push_back(variable.RegisterHook([&log, name = name](const Variable&) {
        log.emplace_back(name);
        return Variable();
      }));
    }
    c.backward({}, {.retain_graph = true});
    for (HookHandle& hook : hooks) hook.Remove();
    return log;
  };
  EXPECT_THAT(run(), ElementsAre("c", "b", "a"));
  a.grad_fn()->set_sequence_number(100'000);
  b.grad_fn()->set_sequence_number(99'999);
  c.grad_fn()->set_sequence_number(99'998);
  EXPECT_EQ(a.grad_fn()->sequence_number(), 100'000);
  EXPECT_THAT(run(), ElementsAre("c", "a", "b"));
  for (const Variable& variable : {a, b, c}) variable.grad_fn()->ResetSequenceNumber();
  EXPECT_EQ(a.grad_fn()->sequence_number(), a.grad_fn()->creation_number());
  EXPECT_THAT(run(), ElementsAre("c", "b", "a"));
  // Megatron does this to start a collective before the work that it overlaps with.
  a.grad_fn()->set_sequence_number(TapeNode::kRunFirst);
  EXPECT_THAT(run(), ElementsAre("c", "a", "b"));
  a.grad_fn()->ResetSequenceNumber();
  EXPECT_THAT(run(), ElementsAre("c", "b", "a"));
}

// Nodes with equal numbers run in the order in which PyTorch runs them.
TEST(ExecutionOrder, EqualNumbersAreDeterministic) {
  const Variable a = Leaf({}, {1});
  const variable_list parts = {sin(a), cos(a), exp(a)};
  for (const Variable& part : parts) part.grad_fn()->set_sequence_number(0);
  const Variable y = add(add(parts[0], parts[1]), parts[2]);
  OrderCheck check(y, {});
  for (int i = 0; i < 3; ++i) {
    y.backward({}, {.retain_graph = true});
    EXPECT_THAT(Names(check.predicted), ElementsAre("AddBackward0", "AddBackward0", "ExpBackward0", "SinBackward0",
                                                    "CosBackward0", "AccumulateGrad"))
        << "nodes with the numbers 0, 0, 0";
  }
}

// A node whose forward outputs are on the given devices. Devices are only labels: all values are in the CPU's memory.
// The node logs when it runs.
class OnDevices final : public TapeNode {
 public:
  OnDevices(std::string name, const std::vector<std::string>& devices, std::vector<std::string>* log)
      : name_(std::move(name)), log_(log) {
    for (const std::string& device : devices) {
      if (device.empty()) {
        AddUndefinedInput();
        continue;
      }
      TensorType type = TensorType::Contiguous(DType::kFloat64, {});
      type.device = *Device::Parse(device);
      AddInputMetadata(type);
    }
  }
  absl::string_view Name() const override { return name_; }
  variable_list Apply(variable_list&& grads) override {
    log_->push_back(name_);
    variable_list results(num_outputs());
    for (Variable& result : results) {
      for (const Variable& grad : grads) {
        if (grad.defined()) result = grad;
      }
    }
    return results;
  }

 private:
  std::string name_;
  std::vector<std::string>* log_;
};

class ReadyQueue : public ::testing::Test {
 protected:
  std::shared_ptr<TapeNode> Make(std::string name, const std::vector<std::string>& devices) {
    return MakeNode<OnDevices>(std::move(name), devices, &log_);
  }
  // Runs backward from the nodes, with a gradient for input 0 of each.
  void Run(const std::vector<std::shared_ptr<TapeNode>>& roots) {
    log_.clear();
    std::vector<TapePoint> points;
    variable_list grads;
    for (const auto& root : roots) {
      points.emplace_back(Edge(root, 0));
      grads.push_back(Constant(1));
    }
    Backward(points, grads);
  }
  std::vector<std::string> log_;
};

TEST_F(ReadyQueue, IsThatOfTheFirstInputThatIsNotOnTheCpu) {
  const auto device = [&](const std::vector<std::string>& devices) {
    return Make("node", devices)->device().ToString();
  };
  EXPECT_EQ(device({"cuda:0", "cuda:1"}), "cuda:0");
  EXPECT_EQ(device({"cuda:1", "cuda:0"}), "cuda:1");
  EXPECT_EQ(device({"cpu", "cuda:1"}), "cuda:1");
  EXPECT_EQ(device({"", "cuda:1"}), "cuda:1");
  EXPECT_EQ(device({"cpu", "cpu"}), "cpu");
  EXPECT_EQ(device({}), "cpu");
  EXPECT_EQ(sin(Leaf({}, {1})).grad_fn()->device().ToString(), "cpu");
}

// `both` belongs to an op with outputs on two devices. It waits in the queue of the first device, cuda:0, whichever
// gradient arrives last, and has priority there. If its last gradient comes from cuda:1, the nodes in the queue of
// cuda:1 run before it.
TEST_F(ReadyQueue, DoesNotDependOnTheGradientThatArrivesLast) {
  for (const bool first_device_is_last : {false, true}) {
    const auto both = Make("both", {"cuda:0", "cuda:1"});
    const auto rest0 = Make("rest0", {"cuda:0"});
    const auto rest1 = Make("rest1", {"cuda:1"});
    const auto to0 = Make("to0", {"cuda:0"});
    const auto to1 = Make("to1", {"cuda:1"});
    to0->set_next_edges({Edge(both, 0), Edge(rest0, 0)});
    to1->set_next_edges({Edge(both, 1), Edge(rest1, 0)});
    both->set_sequence_number(TapeNode::kRunFirst);
    Run(first_device_is_last ? std::vector{to1, to0} : std::vector{to0, to1});
    if (first_device_is_last) {
      EXPECT_THAT(log_, ElementsAre("to1", "rest1", "to0", "both", "rest0"));
    } else {
      EXPECT_THAT(log_, ElementsAre("to0", "rest0", "to1", "rest1", "both"));
    }
  }
}

TEST_F(ReadyQueue, AnAbsentFirstGradientChangesNothing) {
  const auto both = Make("both", {"cuda:0", "cuda:1"});
  const auto rest0 = Make("rest0", {"cuda:0"});
  const auto rest1 = Make("rest1", {"cuda:1"});
  const auto root = Make("root", {"cuda:1"});
  root->set_next_edges({Edge(both, 1), Edge(rest0, 0), Edge(rest1, 0)});
  both->set_sequence_number(TapeNode::kRunFirst);
  Run({root});
  EXPECT_THAT(log_, ElementsAre("root", "rest1", "both", "rest0")) << "only the gradient of input 1 is defined";
}

// PyTorch's order: the CPU's queue belongs to the calling thread.
TEST_F(ReadyQueue, TheCpuComesBeforeOtherDevices) {
  const auto on_cpu = Make("cpu", {"cpu"});
  const auto on_gpu = Make("cuda:0", {"cuda:0"});
  const auto after_gpu = Make("after cuda:0", {"cuda:0"});
  on_gpu->set_next_edges({Edge(after_gpu, 0)});
  on_gpu->set_sequence_number(TapeNode::kRunFirst);
  Run({on_gpu, on_cpu});
  EXPECT_THAT(log_, ElementsAre("cpu", "cuda:0", "after cuda:0"));
}

}  // namespace
}  // namespace backtape::tape_test
