// Hooks. The tests correspond to PyTorch's tests of the same names in test/test_autograd.py and
// test/cpp/api/autograd.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
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
using ::testing::Pair;

TensorHook Expecting(double expected, int* count, double factor = 1) {
  return [=](const Variable& grad) {
    ++*count;
    EXPECT_THAT(Values(grad), ElementsAre(expected));
    return mul(grad, Constant(factor));
  };
}

TensorHook Never() {
  return [](const Variable&) -> Variable { throw Error(absl::InternalError("this hook must not run")); };
}

// Returns 2 x and 3 x.
struct DoubleMul : Function<DoubleMul> {
  static variable_list Forward(FunctionContext&, const Variable& x) { return {x * 2, x * 3}; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * 2 + grads[1] * 3}; }
};

// --- retains_grad hooks ---

TEST(RetainsGrad, InplaceMultipleOutputs) {
  const Variable b = Leaf({2}, {0.5, 3});
  const variable_list first = DoubleMul::Apply(b);
  first[0].retain_grad();
  first[1].retain_grad();
  mul_(first[0], Constant(2));
  EXPECT_TRUE(first[0].retains_grad());
  sum(first[0] + first[1]).backward();
  const variable_list second = DoubleMul::Apply(b.detach().set_requires_grad());
  mul_(second[0], Constant(2));
  const variable_list expected = Grad({sum(second[0] + second[1])}, {second[0], second[1]});
  EXPECT_EQ(Values(first[0].grad()), Values(expected[0]));
  EXPECT_EQ(Values(first[1].grad()), Values(expected[1]));
}

TEST(RetainsGrad, OfABaseThatNeverRequiredGrad) {
  const Variable base = Constant({2}, {2, 3});
  const Variable view = slice(base, 0, 0, 1);
  const Variable w = Leaf({1}, {5});
  mul_(view, w);
  base.retain_grad();
  view.retain_grad();
  sum(base).backward();
  EXPECT_THAT(Values(base.grad()), ElementsAre(1, 1));
  EXPECT_FALSE(view.grad().defined()) << "the sum uses the base";
  EXPECT_THAT(Values(w.grad()), ElementsAre(2));
}

TEST(CustomAutogradTest, HooksInplace) {
  const Variable a = mul(Leaf({}, {1}), Constant(1));
  int before = 0, after = 0;
  a.RegisterHook(Expecting(2, &before));
  mul_(a, Constant(2));
  a.RegisterHook(Expecting(1, &after));
  sum(a).backward();
  EXPECT_EQ(before, 1);
  EXPECT_EQ(after, 1);
}

TEST(CustomAutogradTest, HooksInplaceWithRetainsGrad) {
  const Variable a = mul(Leaf({}, {1}), Constant(1));
  int before = 0, after = 0;
  a.RegisterHook(Expecting(2, &before));
  a.retain_grad();
  a.RegisterHook(Expecting(2, &before));
  mul_(a, Constant(2));
  a.RegisterHook(Expecting(1, &after));
  a.backward();
  EXPECT_EQ(before, 2);
  EXPECT_EQ(after, 1);
  EXPECT_TRUE(a.retains_grad());
  EXPECT_THAT(Values(a.grad()), ElementsAre(1));
}

TEST(CustomAutogradTest, HooksInplaceTwiceWithRetainsGrad) {
  const Variable a = mul(Leaf({}, {1}), Constant(1));
  int first = 0, second = 0, last = 0;
  a.RegisterHook(Expecting(4, &first));
  a.retain_grad();
  mul_(a, Constant(2));
  a.RegisterHook(Expecting(2, &second));
  mul_(a, Constant(2));
  a.RegisterHook(Expecting(1, &last));
  a.backward();
  EXPECT_THAT((std::vector<int>{first, second, last}), ElementsAre(1, 1, 1));
  EXPECT_TRUE(a.retains_grad());
  EXPECT_THAT(Values(a.grad()), ElementsAre(1));
}

// --- Tensor hooks and writes in place ---

TEST(TensorHooks, Inplace) {
  const Variable a = Leaf({}, {1});
  const Variable b = clone(a);
  int first = 0, second = 0;
  b.RegisterHook(Expecting(4, &first, 2));
  mul_(b, Constant(2));
  b.RegisterHook(Expecting(1, &second, 2));
  sum(b).backward();
  EXPECT_EQ(first, 1);
  EXPECT_EQ(second, 1);
  EXPECT_THAT(Values(a.grad()), ElementsAre(8));
}

TEST(TensorHooks, InplaceMultipleOutputs) {
  const Variable a = Leaf({}, {1});
  const variable_list outputs = DoubleMul::Apply(clone(a));
  int first = 0, other = 0, second = 0;
  outputs[0].RegisterHook(Expecting(2, &first));
  outputs[1].RegisterHook(Expecting(1, &other));
  mul_(outputs[0], Constant(2));
  outputs[0].RegisterHook(Expecting(1, &second));
  (outputs[0] + outputs[1]).backward();
  EXPECT_THAT((std::vector<int>{first, other, second}), ElementsAre(1, 1, 1));
  EXPECT_THAT(Values(a.grad()), ElementsAre(2 * 2 + 3));
}

TEST(TensorHooks, InplaceOverView) {
  const Variable base = clone(Leaf({1}, {1}));
  const Variable view = slice(base, 0, 0, 1);
  const Variable other = slice(base, 0, 0, 1);
  view.RegisterHook(Never());
  other.RegisterHook(Never());
  mul_(base, Constant(2));
  EXPECT_NE(other.grad_fn(), nullptr);  // a new node, because the base was written
  int count = 0;
  other.RegisterHook(Expecting(1, &count));
  sum(view + other).backward();
  EXPECT_EQ(count, 1);
}

// --- Node hooks ---

TEST(NodeHooks, Hooks) {
  const Variable x = Leaf({2}, {1, 1});
  const Variable y = Leaf({2}, {2, 3});
  int counter = 0;
  const auto by = [&](int step) {
    return [&counter, step](const Variable&) {
      counter += step;
      return Variable();
    };
  };
  const Variable z = x * x + x * y * 2 + y;
  x.RegisterHook([](const Variable&) { return Variable(); });
  HookHandle one = z.RegisterHook(by(1));
  const BackwardOptions retain = {.retain_graph = true};
  sum(z).backward({}, retain);
  EXPECT_EQ(counter, 1);
  HookHandle two = z.RegisterHook(by(2));
  sum(z).backward({}, retain);
  EXPECT_EQ(counter, 4);
  two.Remove();
  sum(z).backward({}, retain);
  EXPECT_EQ(counter, 5);
  one.Remove();
  z.RegisterHook([](const Variable& grad) { return grad * 2; });
  y.set_grad({});
  sum(z).backward();
  EXPECT_THAT(Values(y.grad()), ElementsAre((1 * 2 + 1) * 2, (1 * 2 + 1) * 2));
}

TEST(NodeHooks, AccumulateGradPosthooksShouldNotExecute) {
  const Variable a = Leaf({}, {1}), b = Leaf({}, {1});
  a.RegisterHook(Never());
  const Variable c = clone(a);
  c.grad_fn()->next_edge(0).node->RegisterPostHook([](const variable_list&, const variable_list&) -> variable_list {
    throw Error(absl::InternalError("this hook must not run"));
  });
  BackwardOptions options;
  options.inputs.emplace_back(b);
  (a + b + c).backward({}, options);
  EXPECT_THAT(Values(b.grad()), ElementsAre(1));
}

// --- Undefined gradients ---

std::string Defined(const variable_list& grads) {
  std::string text;
  for (const Variable& grad : grads) absl::StrAppend(&text, grad.defined() ? "1" : "-");
  return text;
}

// The second gradient is never defined.
struct NoneGradient : Function<NoneGradient> {
  static variable_list Forward(FunctionContext& context, const Variable& x, const Variable& y) {
    EXPECT_TRUE(context.needs_input_grad(0));
    return {x * 1, y * 1};
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0], Variable()}; }
};

TEST(UndefinedGradients, HookNone) {
  const Variable x = Leaf({2}, {1, 1});
  const variable_list r = NoneGradient::Apply(x, Constant({2}, {1, 1}));
  int count = 0;
  const auto hook = [&](const Variable& grad) {
    EXPECT_TRUE(grad.defined());
    ++count;
    return Variable();
  };
  r[0].RegisterHook(hook);
  r[1].RegisterHook(hook);
  sum(r[0] + r[1]).backward();
  EXPECT_EQ(count, 2);
}

// As in PyTorch, hooks of all kinds are called even if the gradient is undefined. Nodes whose gradients are all
// undefined run, and so do the nodes after them.
TEST(UndefinedGradients, EveryHookIsCalled) {
  std::vector<std::string> log;
  const Variable x = Leaf({2}, {1, 1}), y = Leaf({2}, {1, 1});
  const auto on_tensor = [&](const char* name) {
    return [&log, name](const Variable& grad) {
      log.push_back(absl::StrCat(name, " ", Defined({grad})));
      return Variable();
    };
  };
  y.RegisterHook(on_tensor("leaf"));
  y.RegisterPostAccumulateGradHook(
      [&](const Variable& leaf) { log.push_back(absl::StrCat("accumulated ", Defined({leaf.grad()}))); });
  const auto accumulator = y.grad_accumulator();
  accumulator->RegisterPreHook([&](const variable_list& grads) {
    log.push_back(absl::StrCat("accumulator pre ", Defined(grads)));
    return variable_list();
  });
  accumulator->RegisterPostHook([&](const variable_list& inputs, const variable_list& outputs) {
    log.push_back(absl::StrCat("accumulator post ", inputs.size(), " ", Defined(outputs)));
    return variable_list();
  });
  const Variable middle = y * 1;
  middle.RegisterHook(on_tensor("middle"));
  middle.retain_grad();
  middle.grad_fn()->RegisterPreHook([&](const variable_list& grads) {
    log.push_back(absl::StrCat("pre ", Defined(grads)));
    return variable_list();
  });
  middle.grad_fn()->RegisterPostHook([&](const variable_list& inputs, const variable_list& outputs) {
    log.push_back(absl::StrCat("post ", Defined(inputs), " ", Defined(outputs)));
    return variable_list();
  });
  const variable_list r = NoneGradient::Apply(x, middle);
  r[1].RegisterHook(on_tensor("result"));
  sum(r[0] + r[1]).backward();
  EXPECT_THAT(log, ElementsAre("result 1", "middle -", "pre -", ::testing::StartsWith("post -"), "leaf -",
                               "accumulator pre -", "accumulated -", "accumulator post 0 -"));
  EXPECT_FALSE(middle.grad().defined());
  EXPECT_FALSE(y.grad().defined());
  EXPECT_THAT(Values(x.grad()), ElementsAre(1, 1));
}

struct Unmaterialised : Function<Unmaterialised> {
  static inline std::vector<std::string> log;
  static variable_list Forward(FunctionContext& context, const Variable& x) {
    context.set_materialize_grads(false);
    return {x * 1, x * 2};
  }
  static variable_list Backward(FunctionContext&, variable_list grads) {
    log.push_back(absl::StrCat("backward ", Defined(grads)));
    return {grads[0]};
  }
};

TEST(UndefinedGradients, CustomFunctionsWithoutMaterialisedGradients) {
  std::vector<std::string>& log = Unmaterialised::log;
  log.clear();
  const Variable x = Leaf({2}, {1, 1});
  const variable_list r = Unmaterialised::Apply(x);
  for (size_t i = 0; i < 2; ++i) {
    r[i].RegisterHook([&log, i](const Variable& grad) {
      log.push_back(absl::StrCat("hook ", i, " ", Defined({grad})));
      return Variable();
    });
  }
  r[0].grad_fn()->RegisterPreHook([&](const variable_list& grads) {
    log.push_back(absl::StrCat("pre ", Defined(grads)));
    return variable_list();
  });
  sum(r[1]).backward();
  EXPECT_THAT(log, ElementsAre("hook 0 -", "hook 1 1", "pre -1", "backward -1"));
  EXPECT_FALSE(x.grad().defined());
}

// --- Post-accumulate-grad hooks ---

TEST(PostAccumulateGradHook, MultipleHooks) {
  const Variable tensor = Leaf({}, {3});
  const auto store = [&](double factor) {
    return tensor.RegisterPostAccumulateGradHook([factor](const Variable& leaf) {
      const NoGradGuard no_grad;
      leaf.set_grad(leaf.grad() * factor);
    });
  };
  const HookHandle first = store(2);
  store(5);
  (tensor * 1).backward();
  EXPECT_THAT(Values(tensor.grad()), ElementsAre(10));
  HookHandle(first).Remove();
  tensor.set_grad({});
  (tensor * 1).backward();
  EXPECT_THAT(Values(tensor.grad()), ElementsAre(5));
}

TEST(PostAccumulateGradHook, MultipleTensors) {
  const Variable a = Leaf({}, {3}), b = Leaf({}, {5});
  std::vector<std::pair<bool, double>> log;
  const auto hook = [&](const Variable& leaf) { log.emplace_back(leaf.is_same(a), Values(leaf.grad())[0]); };
  a.RegisterPostAccumulateGradHook(hook);
  b.RegisterPostAccumulateGradHook(hook);
  (a * b).backward();
  EXPECT_THAT(log, ::testing::UnorderedElementsAre(Pair(true, 5), Pair(false, 3)));
}

// PyTorch throws "hooks should return None." after such a hook has run. In Backtape such a hook does not compile.
template <typename F>
concept CanBePostAccumulateHook = requires(const Variable& v, F hook) {
  v.RegisterPostAccumulateGradHook(hook);
};
using ReturnsAVariable = Variable (*)(const Variable&);
using ReturnsNothing = void (*)(const Variable&);
static_assert(!CanBePostAccumulateHook<ReturnsAVariable>);
static_assert(CanBePostAccumulateHook<ReturnsNothing>);

TEST(PostAccumulateGradHook, Ordering) {
  const Variable tensor = Leaf({}, {1});
  const Variable b = tensor * 1;
  TapeNode& accumulator = *b.grad_fn()->next_edge(0).node;
  tensor.RegisterPostAccumulateGradHook([](const Variable& leaf) { leaf.set_grad(leaf.grad() + 0.5); });
  accumulator.RegisterPostHook([&](const variable_list&, const variable_list&) {
    tensor.set_grad(tensor.grad() * 10);
    return variable_list();
  });
  accumulator.RegisterPreHook([](const variable_list& grads) { return variable_list{grads[0] / 5}; });
  tensor.RegisterHook([](const Variable& grad) { return grad - 2; });
  b.backward();
  EXPECT_THAT(Values(tensor.grad()), ElementsAre(::testing::DoubleEq(((1.0 - 2) / 5 + 0.5) * 10)));
}

// An optimiser that steps inside backward has the same effect as one that steps after it, with fewer gradients alive
// at once.
TEST(PostAccumulateGradHook, EndToEnd) {
  const auto train = [](bool is_inside) {
    variable_list parameters;
    for (int i = 0; i < 4; ++i) parameters.push_back(Leaf({2}, {0.5 + i, 1.0 + i}));
    size_t most = 0;
    const auto update = [&](const Variable& p) {
      const NoGradGuard no_grad;
      size_t alive = 0;
      for (const Variable& other : parameters) alive += other.grad().defined() ? 1 : 0;
      most = std::max(most, alive);
      sub_(p, p.grad() * 0.1);
      p.set_grad({});
    };
    if (is_inside) {
      for (const Variable& p : parameters) p.RegisterPostAccumulateGradHook(update);
    }
    for (int step = 0; step < 3; ++step) {
      Variable x = Constant({2}, {1, 2});
      for (const Variable& p : parameters) x = tanh(x * p);
      sum(x).backward();
      if (is_inside) continue;
      for (const Variable& p : parameters) update(p);
    }
    std::vector<double> values;
    for (const Variable& p : parameters) {
      for (const double v : Values(p)) values.push_back(v);
    }
    return std::pair(values, most);
  };
  const auto [inside, alive_inside] = train(true);
  const auto [after, alive_after] = train(false);
  EXPECT_EQ(inside, after);
  EXPECT_EQ(alive_inside, 1u);
  EXPECT_EQ(alive_after, 4u);
}

}  // namespace
}  // namespace backtape::tape_test
