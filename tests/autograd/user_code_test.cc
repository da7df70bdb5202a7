// No lock is held while user code runs: hooks, observers, functions and destructors may use the nodes and leaves that
// are being processed, and may wait for other threads that do.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <any>
#include <functional>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "backtape/autograd/custom/checkpoint.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"
#include "backtape/tests/support/deadline.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// How the user code runs its own backward.
using Runner = void (*)(const std::function<void()>&);
void RunHere(const std::function<void()>& run) { run(); }
void RunInAnotherThread(const std::function<void()>& run) { std::thread(run).join(); }

class UserCode : public ::testing::TestWithParam<Runner> {
 private:
  const Deadline deadline_;
};

INSTANTIATE_TEST_SUITE_P(Threads, UserCode, ::testing::Values(&RunHere, &RunInAnotherThread),
                         [](const auto& info) { return info.index == 0 ? "SameThread" : "OtherThread"; });

Variable GradOf(const Variable& output, const Variable& input) {
  return Grad({output}, {input}, {}, {.retain_graph = true})[0];
}

TEST_P(UserCode, AnUnpackHookRunsTheSameNode) {
  const Variable a = Leaf({2}, {2, 3}), b = Leaf({2}, {5, 7});
  const Variable y = mul(a, b), total = sum(y);
  int calls = 0;
  Variable inner;
  const auto unpack = [&](const Variable& packed) {
    if (++calls == 1) GetParam()([&] { inner = GradOf(total, b); });
    return packed;
  };
  y.grad_fn()->RawSaved("self").RegisterHooks([](const Variable& x) { return x; }, unpack);
  EXPECT_THAT(Values(GradOf(total, b)), ElementsAre(2, 3));
  EXPECT_THAT(Values(inner), ElementsAre(2, 3));
  EXPECT_EQ(calls, 2);
}

struct SavedProduct : Function<SavedProduct> {
  static Variable Forward(FunctionContext& context, const Variable& a, const Variable& b) {
    context.save_for_backward({a, b});
    return mul(a, b);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const variable_list saved = context.saved_variables();
    return {mul(grads[0], saved[1]), mul(grads[0], saved[0])};
  }
};

TEST_P(UserCode, AnUnpackHookRunsTheSameCustomFunction) {
  const Variable a = Leaf({2}, {2, 3}), b = Leaf({2}, {5, 7});
  int calls = 0;
  Variable inner, total;
  {
    const SavedTensorsHooksGuard hooks([](const Variable& x) { return x; },
                                       [&](const Variable& packed) {
                                         if (++calls == 1) GetParam()([&] { inner = GradOf(total, b); });
                                         return packed;
                                       });
    total = SavedProduct::Apply(a, b);
  }
  total = sum(total);
  EXPECT_THAT(Values(GradOf(total, b)), ElementsAre(2, 3));
  EXPECT_THAT(Values(inner), ElementsAre(2, 3));
  EXPECT_EQ(calls, 4);  // two saved variables, in two backwards
}

// The hook releases the values that its own backward is about to read.
TEST_P(UserCode, AnUnpackHookReleasesTheNode) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = mul(a, a), total = sum(y);
  bool is_nested = false;
  y.grad_fn()->RawSaved("self").RegisterHooks([](const Variable& x) { return x; },
                                              [&](const Variable& packed) {
                                                if (!std::exchange(is_nested, true)) {
                                                  GetParam()([&] { total.backward(); });
                                                }
                                                return packed;
                                              });
  EXPECT_THAT([&] { total.backward(); }, ThrowsError(HasSubstr("backward through the graph a second time")));
  EXPECT_THAT(Values(a.grad()), ElementsAre(4, 6));
}

TEST_P(UserCode, AnObserverRunsBackwardToTheSameLeaf) {
  for (const bool has_grad : {false, true}) {
    const Variable a = Leaf({2}, {2, 3});
    if (has_grad) a.set_grad(Constant({2}, {100, 100}));
    bool is_nested = false;
    {
      const OpObserverScope observer([&](const ObservedOp& call) {
        const bool accumulates = call.node != nullptr && call.node->Name() == "AccumulateGrad";
        if (!accumulates || std::exchange(is_nested, true)) return;
        GetParam()([&] { sum(mul(a, Constant(10))).backward(); });
      });
      a.grad_accumulator()->operator()({expand(Constant(1), {2})});
    }
    EXPECT_TRUE(is_nested);
    const double sum = 11 + (has_grad ? 100 : 0);
    EXPECT_THAT(Values(a.grad()), ElementsAre(sum, sum));
  }
}

TEST_P(UserCode, ACheckpointedFunctionRunsBackwardThroughItself) {
  const Variable x = Leaf({2}, {2, 3});
  int runs = 0;
  Variable total, inner;
  const auto function = [&](const variable_list& inputs) -> variable_list {
    if (++runs == 2) GetParam()([&] { inner = GradOf(total, x); });
    return {mul(inputs[0], inputs[0])};
  };
  total = sum(Checkpoint(function, {x})[0]);
  EXPECT_THAT(Values(GradOf(total, x)), ElementsAre(4, 6));
  EXPECT_THAT(Values(inner), ElementsAre(4, 6));
  EXPECT_EQ(runs, 3);
}

// Runs a function when it is destroyed.
struct AtEnd {
  explicit AtEnd(std::function<void()> f) : function(std::move(f)) {}
  ~AtEnd() { function(); }
  AtEnd(const AtEnd&) = delete;
  AtEnd& operator=(const AtEnd&) = delete;
  std::function<void()> function;
};

TEST_P(UserCode, TheDestructorOfAPackedValueUsesTheNode) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = mul(a, a);
  bool is_destroyed = false;
  y.grad_fn()->RawSaved("self").RegisterHooks(
      [&](const Variable& x) {
        return std::pair(x, std::make_shared<AtEnd>([&] {
                           is_destroyed = true;
                           GetParam()([&] {
                             EXPECT_THAT([&] { y.grad_fn()->CheckMayRun(); }, ThrowsError(HasSubstr("a second time")));
                           });
                         }));
      },
      [](const std::pair<Variable, std::shared_ptr<AtEnd>>& packed) { return packed.first; });
  sum(y).backward();
  EXPECT_TRUE(is_destroyed);
  EXPECT_THAT(Values(a.grad()), ElementsAre(4, 6));
}

}  // namespace
}  // namespace backtape::tape_test
