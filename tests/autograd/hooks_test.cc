#include "backtape/autograd/variable/hooks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TensorHook Times(double factor, std::vector<int>* log = nullptr, int entry = 0) {
  return [=](const Variable& grad) {
    if (log != nullptr) log->push_back(entry);
    return mul(grad, Constant(factor));
  };
}

NodePreHook PreTimes(double factor, std::vector<int>* log, int entry) {
  return [=](const variable_list& grads) {
    log->push_back(entry);
    variable_list out;
    for (const Variable& grad : grads) out.push_back(mul(grad, Constant(factor)));
    return out;
  };
}

BackwardOptions Into(std::initializer_list<TapePoint> inputs, bool retain_graph = true) {
  return {.retain_graph = retain_graph, .inputs = inputs};
}

TEST(Hooks, TensorHooksComeBeforeNodeHooks) {
  std::vector<int> log;
  const Variable a = Leaf({}, {1});
  const Variable b = mul(a, Constant(1));
  b.grad_fn()->RegisterPreHook(PreTimes(2, &log, 2));
  b.RegisterHook(Times(3, &log, 1));
  b.grad_fn()->RegisterPreHook(PreTimes(2, &log, 2));
  TapeNode& accumulator = *b.grad_fn()->next_edge(0).node;
  a.RegisterHook(Times(3, &log, 1));
  accumulator.RegisterPreHook(PreTimes(2, &log, 2));
  a.RegisterHook(Times(3, &log, 1));

  b.backward({}, {.retain_graph = true});
  EXPECT_THAT(log, ElementsAre(1, 2, 2, 1, 1, 2));
  EXPECT_THAT(Values(a.grad()), ElementsAre(3 * 2 * 2 * 3 * 3 * 2));
  log.clear();
  EXPECT_THAT(Values(Grad({b}, {a}, {}, {.retain_graph = true})[0]), ElementsAre(3 * 2 * 2 * 3 * 3));
  EXPECT_THAT(log, ElementsAre(1, 2, 2, 1, 1));
  log.clear();
  b.backward({}, Into({b}));
  EXPECT_THAT(log, ElementsAre(1, 2, 2));
  EXPECT_THAT(Values(b.grad()), ElementsAre(3)) << "the gradient is retained after tensor hooks and before node hooks";
}

TEST(Hooks, HooksThatRunForEachChoiceOfInputs) {
  int tensor_hooks = 0;
  int pre_hooks = 0;
  int post_hooks = 0;
  const auto on_tensor = [&](const Variable&) {
    ++tensor_hooks;
    return Variable();
  };
  const auto before = [&](const variable_list&) {
    ++pre_hooks;
    return variable_list();
  };
  const auto after = [&](const variable_list&, const variable_list&) {
    ++post_hooks;
    return variable_list();
  };
  const Variable a = Leaf({}, {5});
  const Variable b = mul(a, a);
  const Variable c = mul(b, b);
  const std::shared_ptr<TapeNode> accumulator = b.grad_fn()->next_edge(0).node;
  a.RegisterHook(on_tensor);
  accumulator->RegisterPreHook(before);
  accumulator->RegisterPostHook(after);
  b.RegisterHook(on_tensor);
  b.grad_fn()->RegisterPreHook(before);
  b.grad_fn()->RegisterPostHook(after);
  const auto take = [&] {
    const std::vector<int> counts = {tensor_hooks, post_hooks, pre_hooks};
    tensor_hooks = post_hooks = pre_hooks = 0;
    return counts;
  };
  Grad({c}, {b}, {}, {.retain_graph = true});
  EXPECT_THAT(take(), ElementsAre(1, 0, 0));
  Grad({c}, {a, b}, {}, {.retain_graph = true});
  EXPECT_THAT(take(), ElementsAre(2, 1, 1));
  c.backward({}, {.retain_graph = true});
  EXPECT_THAT(take(), ElementsAre(2, 2, 2));
  c.backward({}, Into({a, b}));
  EXPECT_THAT(take(), ElementsAre(2, 2, 2));
}

TEST(Hooks, RetainedGradientSeesTensorHooksBeforeAndAfterIt) {
  const Variable a = Leaf({}, {1});
  const Variable b = mul(a, Constant(1));
  b.RegisterHook(Times(2));
  b.retain_grad();
  b.RegisterHook(Times(2));
  b.backward();
  EXPECT_THAT(Values(b.grad()), ElementsAre(4));
}

TEST(Hooks, PostHooksOfAccumulatorsSeeTensorHooks) {
  const Variable a = Leaf({}, {1});
  const Variable b = mul(a, Constant(1));
  a.RegisterHook(Times(2));
  std::vector<double> seen;
  b.grad_fn()->next_edge(0).node->RegisterPostHook([&](const variable_list& inputs, const variable_list& outputs) {
    EXPECT_TRUE(inputs.empty());
    seen = Values(outputs[0]);
    return variable_list();
  });
  b.backward();
  EXPECT_THAT(seen, ElementsAre(2));
}

TEST(Hooks, PreHooksAreFifoAndMayRemoveThemselves) {
  std::vector<int> log;
  const Variable a = Leaf({}, {1});
  const Variable b = mul(a, Constant(1));
  HookHandle handle;
  handle = b.grad_fn()->RegisterPreHook([&](const variable_list&) {
    log.push_back(1);
    handle.Remove();
    return variable_list();
  });
  b.grad_fn()->RegisterPreHook(PreTimes(1, &log, 2));
  b.backward({}, {.retain_graph = true});
  b.backward();
  EXPECT_THAT(log, ElementsAre(1, 2, 2));
}

TEST(Hooks, AbsentGradientsAreUndefined) {
  const Variable a = Leaf({2}, {1, 2});
  const variable_list parts = unbind(mul(a, Constant(1)));
  bool seen = false;
  parts[0].grad_fn()->RegisterPreHook([&](const variable_list& grads) {
    EXPECT_EQ(grads.size(), 2u);
    EXPECT_TRUE(grads[0].defined());
    EXPECT_FALSE(grads[1].defined());
    seen = true;
    return variable_list();
  });
  bool other = false;
  parts[1].RegisterHook([&](const Variable& grad) {
    EXPECT_FALSE(grad.defined());
    other = true;
    return Variable();
  });
  parts[1].retain_grad();
  parts[0].backward();
  EXPECT_TRUE(seen);
  EXPECT_TRUE(other);
  EXPECT_FALSE(parts[1].grad().defined());
  EXPECT_THAT(Values(a.grad()), ElementsAre(1, 0));
}

// Returns no gradient for its second argument.
struct FirstOnly : Function<FirstOnly> {
  static Variable Forward(FunctionContext&, const Variable& x, const Variable& y) { return x * y; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0], Variable()}; }
};

TEST(Hooks, HooksOfALeafWithoutAGradient) {
  const Variable a = Leaf({}, {2});
  const Variable b = Leaf({}, {3});
  std::vector<int> log;
  b.RegisterHook([&](const Variable& grad) {
    log.push_back(grad.defined() ? 1 : 0);
    return Variable();
  });
  b.RegisterPostAccumulateGradHook([&](const Variable& leaf) { log.push_back(leaf.grad().defined() ? 3 : 2); });
  FirstOnly::Apply(a, b).backward();
  EXPECT_THAT(log, ElementsAre(0, 2));
  FirstOnly::Apply(a, b * 1).backward();
  EXPECT_THAT(log, ElementsAre(0, 2, 0, 2));
  EXPECT_THAT(Values(a.grad()), ElementsAre(2));
}

TEST(Hooks, AnUndefinedGradientCannotBeReplaced) {
  const Variable a = Leaf({}, {2});
  const Variable b = Leaf({}, {3});
  b.RegisterHook([](const Variable&) { return Constant(1); });
  EXPECT_THAT([&] { FirstOnly::Apply(a, b).backward(); },
              ThrowsError(HasSubstr("a hook cannot replace an undefined gradient")));
}

// Gradients of broadcast operands are summed to the operands' sizes before a post-hook sees them.
TEST(Hooks, PostHooksSeeGradientsOfTheInputsSizes) {
  const Variable a = Leaf({2}, {1, 2});
  const Variable b = Leaf({3, 2}, {1, 2, 3, 4, 5, 6});
  const Variable c = mul(a, b);
  std::vector<std::vector<int64_t>> sizes;
  c.grad_fn()->RegisterPostHook([&](const variable_list& inputs, const variable_list&) {
    for (const Variable& grad : inputs) sizes.emplace_back(grad.sizes().begin(), grad.sizes().end());
    return variable_list();
  });
  sum(c).backward();
  EXPECT_THAT(sizes, ElementsAre(std::vector<int64_t>{2}, std::vector<int64_t>{3, 2}));
}

// A root that depends on no input of Grad still runs its tensor hooks if it is the only root.
TEST(Hooks, HooksOfAnUnneededRootStillRun) {
  const Variable a = Leaf({}, {1});
  const Variable other = Leaf({}, {1});
  const Variable b = mul(a, Constant(2));
  const Variable c = mul(other, Constant(2));
  std::vector<int> log;
  b.RegisterHook(Times(3, &log, 1));
  b.retain_grad();
  b.grad_fn()->RegisterPreHook(PreTimes(2, &log, 2));
  EXPECT_FALSE(Grad({b}, {other}, {}, {.retain_graph = true, .allow_unused = true})[0].defined());
  EXPECT_THAT(log, ElementsAre(1));
  EXPECT_THAT(Values(b.grad()), ElementsAre(3));
  b.backward({}, Into({other}));
  EXPECT_THAT(log, ElementsAre(1, 1));
  EXPECT_FALSE(other.grad().defined());
  Grad({b, c}, {other}, {}, {.retain_graph = true});
  EXPECT_THAT(log, ElementsAre(1, 1));
}

TEST(Hooks, PostHooksReplaceGradients) {
  const Variable a = Leaf({}, {1});
  const Variable b = mul(a, Constant(1));
  b.grad_fn()->RegisterPostHook([](const variable_list& inputs, const variable_list& outputs) {
    return variable_list{mul(inputs[0], Constant(7)), inputs[1]};
  });
  b.backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(7));
}

TEST(Hooks, MayNotChangeDtypeOrSizes) {
  const Variable a = Leaf({}, {1});
  const Variable b = mul(a, Constant(1));
  b.RegisterHook([](const Variable&) { return Constant({2}, {1, 1}); });
  EXPECT_THAT([&] { b.backward(); }, ThrowsError(HasSubstr("expected f64[]; found f64[2]")));
  const Variable c = mul(a, Constant(1));
  c.grad_fn()->RegisterPreHook([](const variable_list&) { return variable_list(2); });
  EXPECT_THAT([&] { c.backward(); },
              ThrowsError(HasSubstr("a node pre-hook returned 2 gradients; expected 1 or none")));
}

TEST(Hooks, InPlaceOpsLeaveOldHooksWithTheOldVersion) {
  const Variable leaf = Leaf({}, {1});
  const Variable a = mul(leaf, Constant(4));
  std::vector<double> before;
  std::vector<double> after;
  a.RegisterHook([&](const Variable& grad) {
    before = Values(grad);
    return Variable();
  });
  mul_(a, Constant(2));
  a.RegisterHook([&](const Variable& grad) {
    after = Values(grad);
    return Variable();
  });
  mul_(a, Constant(2));
  a.backward();
  EXPECT_THAT(before, ElementsAre(4));
  EXPECT_THAT(after, ElementsAre(2));
  EXPECT_THAT(Values(leaf.grad()), ElementsAre(16));
}

TEST(Hooks, RetainedGradientIsOfTheLatestVersion) {
  const Variable leaf = Leaf({}, {1});
  const Variable a = mul(leaf, Constant(4));
  std::vector<double> before;
  a.RegisterHook([&](const Variable& grad) {
    before = Values(grad);
    return Variable();
  });
  a.retain_grad();
  mul_(a, Constant(2));
  mul_(a, Constant(2));
  EXPECT_TRUE(a.retains_grad());
  a.backward();
  EXPECT_THAT(before, ElementsAre(4));
  EXPECT_THAT(Values(a.grad()), ElementsAre(1));
}

TEST(Hooks, RetainedGradientOverAView) {
  const Variable base = mul(Leaf({1}, {1}), Constant(1));
  const Variable view = slice(base, 0, 0, 1);
  const Variable other = slice(base, 0, 0, 1);
  view.retain_grad();
  other.retain_grad();
  mul_(view, Constant(2));
  sum(add(view, other)).backward();
  EXPECT_THAT(Values(view.grad()), ElementsAre(1));
  EXPECT_THAT(Values(other.grad()), ElementsAre(1));
}

TEST(Hooks, RetainGradIsIdempotentAndAccumulates) {
  const Variable a = Leaf({}, {3});
  const Variable b = mul(a, a);
  b.retain_grad();
  b.retain_grad();
  const Variable y = mul(b, Constant(2));
  y.backward({}, {.retain_graph = true});
  EXPECT_THAT(Values(b.grad()), ElementsAre(2));
  y.backward();
  EXPECT_THAT(Values(b.grad()), ElementsAre(4));
  a.retain_grad();
  EXPECT_FALSE(a.retains_grad()) << "retain_grad has no effect on leaves";
}

TEST(Hooks, RetainGradKeepsNothingAlive) {
  const Variable a = Leaf({}, {3});
  WeakTensor weak;
  Variable y;
  {
    const Variable b = mul(a, Constant(2));
    b.retain_grad();
    weak = WeakTensor(b);
    y = mul(b, Constant(2));
  }
  EXPECT_FALSE(weak.Lock().defined());
  y.backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(4));
}

TEST(Hooks, PostAccumulateOrder) {
  const Variable a = Leaf({}, {1});
  const Variable b = mul(a, Constant(1));
  TapeNode& accumulator = *b.grad_fn()->next_edge(0).node;
  a.RegisterHook([](const Variable& grad) { return add(grad, Constant(-2)); });
  std::vector<std::string> log;
  accumulator.RegisterPreHook([&](const variable_list& grads) {
    log.emplace_back("pre");
    return variable_list{mul(grads[0], Constant(0.2))};
  });
  a.RegisterPostAccumulateGradHook([&](const Variable& leaf) {
    log.emplace_back("accumulated");
    EXPECT_THAT(Values(leaf.grad()), ElementsAre(::testing::DoubleEq(10 * (1.0 - 2) * 0.2 / 10)));
  });
  a.RegisterPostAccumulateGradHook([&](const Variable&) { log.emplace_back("accumulated too"); });
  accumulator.RegisterPostHook([&](const variable_list&, const variable_list&) {
    log.emplace_back("post");
    return variable_list();
  });
  b.backward();
  EXPECT_THAT(log, ElementsAre("pre", "accumulated", "accumulated too", "post"));
}

TEST(Hooks, PostAccumulateOnLeavesOnly) {
  const Variable a = Leaf({}, {1});
  EXPECT_THAT([&] { mul(a, a).RegisterPostAccumulateGradHook([](const Variable&) {}); },
              ThrowsError(HasSubstr("post accumulate grad hooks cannot be registered on non-leaf tensors")));
  EXPECT_THAT([&] { Constant(1).RegisterHook([](const Variable&) { return Variable(); }); },
              ThrowsError(HasSubstr("cannot register a hook on a tensor that doesn't require gradient")));
}

TEST(Hooks, PostAccumulateDiesWithTheTensor) {
  const auto captured = std::make_shared<int>(1);
  {
    const Variable a = Leaf({}, {1});
    a.RegisterPostAccumulateGradHook([captured](const Variable&) {});
    mul(a, a).backward();
    EXPECT_EQ(captured.use_count(), 2);
  }
  EXPECT_EQ(captured.use_count(), 1);
}

TEST(Hooks, OptimiserInsideBackward) {
  const Variable a = Leaf({}, {3});
  const HookHandle handle = a.RegisterPostAccumulateGradHook([](const Variable& leaf) { leaf.set_grad({}); });
  mul(a, a).backward();
  EXPECT_FALSE(a.grad().defined());
  HookHandle(handle).Remove();
  mul(a, a).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(6));
}

// No lock is held while a hook runs.
TEST(Hooks, APostAccumulateHookMayRunBackwardToTheSameLeaf) {
  const Variable a = Leaf({}, {3});
  int depth = 0;
  a.RegisterPostAccumulateGradHook([&](const Variable& leaf) {
    if (++depth > 1) return;
    const EnableGradGuard grad_mode;
    mul(leaf, Constant(2)).backward();
  });
  mul(a, Constant(5)).backward();
  EXPECT_EQ(depth, 2);
  EXPECT_THAT(Values(a.grad()), ElementsAre(7));
}

TEST(Hooks, APostAccumulateHookMayAddAndRemoveHooks) {
  const Variable a = Leaf({}, {3});
  std::vector<int> log;
  HookHandle first, second;
  first = a.RegisterPostAccumulateGradHook([&](const Variable& leaf) {
    log.push_back(1);
    first.Remove();
    second.Remove();
    leaf.RegisterPostAccumulateGradHook([&](const Variable&) { log.push_back(3); });
  });
  second = a.RegisterPostAccumulateGradHook([&](const Variable&) { log.push_back(2); });
  mul(a, a).backward();
  EXPECT_THAT(log, ElementsAre(1, 2)) << "changes to the list of hooks take effect from the next run on";
  mul(a, a).backward();
  EXPECT_THAT(log, ElementsAre(1, 2, 3));
}

// The hook makes the node's list of outputs with hooks grow while the engine iterates over it.
TEST(Hooks, ATensorHookMayRegisterHooksOnOtherOutputsOfItsNode) {
  const Variable a = Leaf({4}, {1, 2, 3, 4});
  const variable_list parts = split(mul(a, Constant(1)), 1, 0);
  int added = 0;
  bool is_done = false;
  parts[0].RegisterHook([&](const Variable&) {
    if (std::exchange(is_done, true)) return Variable();
    for (int i = 1; i < 4; ++i) {
      parts[i].RegisterHook([&](const Variable&) {
        ++added;
        return Variable();
      });
    }
    return Variable();
  });
  parts[1].RegisterHook([](const Variable& grad) { return mul(grad, Constant(10)); });
  const Variable y = sum(cat(parts));
  y.backward({}, {.retain_graph = true});
  EXPECT_THAT(Values(a.grad()), ElementsAre(1, 10, 1, 1));
  const int in_the_first_run = added;
  y.backward();
  EXPECT_EQ(added - in_the_first_run, 3);
}

TEST(Hooks, AHookRemovedByAnEarlierHookStillRunsInThatPass) {
  const Variable a = Leaf({}, {1});
  const Variable b = mul(a, Constant(2));
  HookHandle second;
  b.RegisterHook([&](const Variable&) {
    second.Remove();
    return Variable();
  });
  second = b.RegisterHook(Times(100));
  b.backward({}, {.retain_graph = true});
  EXPECT_THAT(Values(a.grad()), ElementsAre(200));
  b.backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(202));
}

// The hook releases every other reference to the tape.
TEST(Hooks, AHookMayDropTheTape) {
  const Variable a = Leaf({}, {1});
  Variable b = mul(a, Constant(2));
  b.RegisterHook([&](const Variable&) {
    b = Variable();
    return Variable();
  });
  b.RegisterHook(Times(10));
  Variable y = mul(b, Constant(3));
  Backward({std::exchange(y, Variable())});
  EXPECT_THAT(Values(a.grad()), ElementsAre(60));
}

}  // namespace
}  // namespace backtape::tape_test
