// Several threads use the same leaves, views and tapes. ThreadSanitizer checks that their accesses are ordered.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "backtape/autograd/capture/compiled_backward.h"
#include "backtape/autograd/composite/geometry.h"
#include "backtape/autograd/custom/checkpoint.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/tape/replace_data.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/view_info.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"
#include "backtape/tests/support/deadline.h"

namespace backtape::tape_test {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr int kThreads = 4, kRounds = 20;

// Lets threads wait for each other. What they do afterwards is not ordered. Each of `count` threads arrives equally
// often.
class Rendezvous {
 public:
  explicit Rendezvous(int count) : count_(count) {}
  void ArriveAndWait() {
    const int all = arrived_++ / count_ * count_ + count_;
    while (arrived_ < all) std::this_thread::yield();
  }

 private:
  const int count_;
  std::atomic<int> arrived_ = 0;
};

// Calls body(0), body(1), ... on threads of their own, all at once.
void OnThreads(int count, const std::function<void(int)>& body) {
  const Deadline deadline;
  Rendezvous start(count);
  std::vector<std::thread> threads;
  for (int t = 0; t < count; ++t) {
    threads.emplace_back([&, t] {
      start.ArriveAndWait();
      body(t);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

// Each thread multiplies the view by a leaf of its own. Expects that the gradient of that leaf is the view.
void UseOnThreads(const Variable& view) {
  OnThreads(kThreads, [&](int) {
    const Variable factor = Leaf({2, 2}, {1, 1, 1, 1});
    sum(mul(view, factor)).backward({}, {.retain_graph = true});
    EXPECT_EQ(Values(factor.grad()), Values(view));
  });
}

// The write makes the view's node out of date, and each thread that uses the view finds that out.
TEST(Concurrency, ThreadsUseAViewOfALeafThatWasWritten) {
  const Variable leaf = Leaf({2, 2}, {1, 2, 3, 4});
  const Variable view = t(leaf);
  for (int round = 0; round < kRounds; ++round) {
    {
      const NoGradGuard no_grad;
      add_(leaf, Constant(1));
    }
    UseOnThreads(view);
  }
  EXPECT_THAT(Values(leaf.grad()), Each(kThreads * kRounds));
}

TEST(Concurrency, ThreadsUseAViewWhoseBaseWasPutOnTheTape) {
  const Variable leaf = Leaf({2, 2}, {1, 2, 3, 4});
  for (int round = 0; round < kRounds; ++round) {
    const Variable base = Constant({2, 2}, {5, 6, 7, 8});
    const Variable view = t(base);
    mul_(base, leaf);
    UseOnThreads(view);
  }
  const double count = kThreads * kRounds;
  EXPECT_THAT(Values(leaf.grad()), ElementsAre(5 * count, 6 * count, 7 * count, 8 * count));
}

TEST(Concurrency, OneThreadAsksForTheNodeOfAViewAndOneWhetherItRequiresGrad) {
  for (int round = 0; round < kRounds; ++round) {
    const Variable base = Constant({2, 2}, {5, 6, 7, 8});
    const Variable view = t(base);
    mul_(base, Leaf({2, 2}, {1, 2, 3, 4}));
    OnThreads(2, [&](int thread) {
      if (thread == 0) {
        EXPECT_EQ(view.grad_fn()->Name(), "TBackward0");
      } else {
        EXPECT_TRUE(view.requires_grad());
      }
    });
  }
}

// The error describes a view whose node another thread is making again.
TEST(Concurrency, ABackwardFailsWhileAnotherThreadUsesTheView) {
  for (int round = 0; round < kRounds; ++round) {
    const Variable base = mul(Leaf({2, 2}, {1, 2, 3, 4}), Constant(2));
    const Variable view = t(base);
    const Variable y = sum(mul(view, view));
    add_(base, Constant(1));
    OnThreads(2, [&](int thread) {
      if (thread == 0) {
        EXPECT_EQ(view.grad_fn()->Name(), "TBackward0");
      } else {
        EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("modified by an inplace operation")));
      }
    });
  }
}

// Only the number of handles shows this thread that the other one has finished reading the steps.
TEST(Concurrency, AChainOfViewStepsThatAnotherThreadHasRead) {
  auto first = std::make_shared<ViewStep>();
  auto last = std::make_shared<ViewStep>();
  last->previous = first;
  std::thread other([step = std::shared_ptr<const ViewStep>(std::move(first))]() mutable {
    EXPECT_EQ(step->previous, nullptr);
    step = nullptr;
  });
  while (last->previous.use_count() > 1) std::this_thread::yield();
  last = nullptr;
  other.join();
}

// Each backward calls the function again, with the same weight and constant.
TEST(Concurrency, CheckpointedCallsShareTheirArguments) {
  for (int round = 0; round < kRounds; ++round) {
    bool is_backward = false;
    Rendezvous again(2);
    const auto function = [&](const variable_list& in) -> variable_list {
      if (is_backward) again.ArriveAndWait();
      return {exp(mul(in[0], in[1]))};
    };
    const Variable weight = Leaf({2}, {2, 3}), constant = Constant({2}, {5, 7});
    variable_list own, results;
    for (int thread = 0; thread < 2; ++thread) {
      const Variable& x = own.emplace_back(Leaf({2}, {0, 0}));
      results.push_back(sum(mul(Checkpoint(function, {x, weight})[0], Checkpoint(function, {x, constant})[0])));
    }
    is_backward = true;
    OnThreads(2, [&](int thread) { results[static_cast<size_t>(thread)].backward(); });
    for (const Variable& x : own) EXPECT_THAT(Values(x.grad()), ElementsAre(2 + 5, 3 + 7));
    EXPECT_THAT(Values(weight.grad()), Each(0));
  }
}

// The threads meet after both have read the retained gradient. If a lock were held there, they would deadlock.
TEST(Concurrency, RetainedGradientsOfOneTape) {
  const Variable x = Leaf({2}, {2, 3});
  const Variable h = mul(x, x);
  h.retain_grad();
  const Variable y = sum(mul(h, Constant(3)));
  y.backward({}, {.retain_graph = true});
  Rendezvous sum_of_gradients(2);
  OnThreads(2, [&](int) {
    const OpObserverScope observer([&](const ObservedOp& call) {
      if (call.op.is(OpId::add_Tensor)) sum_of_gradients.ArriveAndWait();
    });
    for (int round = 0; round < kRounds; ++round) y.backward({}, {.retain_graph = true});
  });
  EXPECT_THAT(Values(h.grad()), Each(3 * (1 + 2 * kRounds)));
}

// Each backward calls retain_grad of its input.
TEST(Concurrency, ThreadsAccumulateIntoAnInputThatIsNotALeaf) {
  const Variable leaf = Leaf({2}, {2, 3});
  variable_list inputs, sums;
  for (int i = 0; i < 10 * kRounds; ++i) {
    inputs.push_back(mul(leaf, Constant(2)));
    for (int thread = 0; thread < 2; ++thread) sums.push_back(sum(mul(inputs.back(), Constant(3))));
  }
  Rendezvous next(2);
  OnThreads(2, [&](int thread) {
    for (size_t i = 0; i < inputs.size(); ++i) {
      const Variable& y = sums[2 * i + static_cast<size_t>(thread)];
      next.ArriveAndWait();
      Backward({y}, {}, {.retain_graph = true, .inputs = {inputs[i]}});
    }
  });
  for (const Variable& input : inputs) EXPECT_THAT(Values(input.grad()), Each(6));
}

// SetInPlace makes later tapes end at a new accumulator of the leaf, while earlier ones keep theirs.
TEST(Concurrency, TapesEndAtTwoAccumulatorsOfOneLeaf) {
  const Variable leaf = Leaf({2}, {2, 3});
  variable_list sums = {sum(mul(leaf, Constant(3)))};
  {
    const NoGradGuard no_grad;
    SetInPlace(leaf, Constant({2}, {5, 7}));
  }
  sums.push_back(sum(mul(leaf, Constant(5))));
  OnThreads(2, [&](int thread) {
    const Variable& y = sums[static_cast<size_t>(thread)];
    for (int round = 0; round < kRounds; ++round) y.backward({}, {.retain_graph = true});
  });
  EXPECT_THAT(Values(leaf.grad()), Each((3 + 5) * kRounds));
}

TEST(Concurrency, ThreadsRunOneRetainedTape) {
  const Variable x = Leaf({2}, {2, 3});
  const Variable h = mul(x, x);
  h.retain_grad();
  const Variable y =
      sum(Checkpoint([](const variable_list& in) -> variable_list { return {mul(in[0], in[0])}; }, {h})[0]);
  OnThreads(kThreads, [&](int) {
    for (int round = 0; round < kRounds; ++round) y.backward({}, {.retain_graph = true});
  });
  constexpr int kCount = kThreads * kRounds;
  EXPECT_THAT(Values(h.grad()), ElementsAre(8 * kCount, 18 * kCount));
  EXPECT_THAT(Values(x.grad()), ElementsAre(32 * kCount, 108 * kCount));
}

// Each thread tries to release the tape, and exactly one of them can use the values that the tape saved.
TEST(Concurrency, OneThreadReleasesATapeThatOthersRun) {
  for (int round = 0; round < kRounds; ++round) {
    const Variable x = Leaf({2}, {2, 3});
    const Variable y = sum(exp(mul(x, x)));
    std::atomic<int> failures = 0;
    OnThreads(kThreads, [&](int) {
      try {
        Grad({y}, {x});
      } catch (const Error& error) {
        EXPECT_THAT(std::string(error.status().message()), HasSubstr("a second time"));
        ++failures;
      }
    });
    EXPECT_LT(failures, kThreads);
  }
}

// A gradient that only the engine holds becomes grad(), and later gradients are added to it in place. Only the number
// of handles shows the engine that the other thread has finished reading the gradient.
TEST(Concurrency, AnotherThreadHasReadTheGradient) {
  for (int round = 0; round < kRounds; ++round) {
    const Variable x = Leaf({2}, {2, 3}), factor = Constant({2}, {5, 7});
    std::thread reader;
    HookHandle hook = x.RegisterHook([&](const Variable& grad) {
      const int64_t handles = grad.use_count();
      reader = std::thread([copy = Variable(grad)]() mutable {
        EXPECT_THAT(Values(copy), ElementsAre(5, 7));
        copy = Variable();
      });
      while (grad.use_count() > handles) std::this_thread::yield();
      return Variable();
    });
    sum(mul(x, factor)).backward();
    hook.Remove();
    const Variable first = x.grad();
    sum(mul(x, factor)).backward();
    reader.join();
    EXPECT_TRUE(x.grad().is_same(first));
    EXPECT_THAT(Values(x.grad()), ElementsAre(10, 14));
  }
}

TEST(Concurrency, HooksOfSeparateTapesChangeTheirOwnHooks) {
  const Variable shared = Leaf({2}, {2, 3});
  OnThreads(kThreads, [&](int) {
    for (int round = 0; round < kRounds; ++round) {
      const Variable own = mul(shared, Constant(2));
      int calls = 0;
      HookHandle added;
      own.RegisterHook([&](const Variable&) {
        ++calls;
        added = own.RegisterHook([&](const Variable& grad) {
          calls += 10;
          return mul(grad, Constant(2));
        });
        return Variable();
      });
      const Variable y = sum(own);
      y.backward({}, {.retain_graph = true});
      EXPECT_EQ(calls, 1);
      y.backward({}, {.retain_graph = true});
      EXPECT_EQ(calls, 12);
      added.Remove();
      y.backward();
      EXPECT_EQ(calls, 23);
    }
  });
  // The gradient is 2 in the first backward and 4 in each of the others, in which a hook doubles it.
  EXPECT_THAT(Values(shared.grad()), Each(kThreads * kRounds * (2 + 4 + 4)));
}

// One thread adds the first hooks, and more of them, while the others run them.
TEST(Concurrency, AThreadAddsHooksWhileOthersRunBackward) {
  for (int round = 0; round < kRounds; ++round) {
    const Variable leaf = Leaf({2}, {2, 3});
    const Variable own = mul(leaf, Constant(2));
    const Variable y = sum(own);
    std::atomic<int> calls = 0;
    const auto count = [&](const auto&...) { ++calls; };
    OnThreads(kThreads, [&](int thread) {
      if (thread > 0) return y.backward({}, {.retain_graph = true});
      for (int i = 0; i < 4; ++i) {
        HookHandle removed = leaf.RegisterHook([&](const Variable&) { return count(), Variable(); });
        leaf.RegisterPostAccumulateGradHook(count);
        own.RegisterHook([&](const Variable&) { return count(), Variable(); });
        y.RegisterHook([&](const Variable&) { return count(), Variable(); });
        own.grad_fn()->RegisterPreHook([&](const variable_list&) { return count(), variable_list(); });
        own.grad_fn()->RegisterPostHook(
            [&](const variable_list&, const variable_list&) { return count(), variable_list(); });
        removed.Remove();
      }
    });
    EXPECT_THAT(Values(leaf.grad()), Each(2 * (kThreads - 1)));
    calls = 0;
    y.backward();
    EXPECT_EQ(calls, 20);
  }
}

// The hooks are added to a tensor whose sizes were changed in place. A view that was made before the change derives its
// new node from the unnamed tensor that took over the former sizes (geometry_write.h), and each added hook changes the
// place of that tensor on the tape.
TEST(Concurrency, AThreadAddsHooksWhileOthersUseOlderViews) {
  constexpr int kViews = 16;
  for (int round = 0; round < kRounds; ++round) {
    const Variable leaf = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
    const Variable x = mul(leaf, Constant(2));
    std::vector<Variable> older;
    for (int i = 0; i < kThreads * kViews; ++i) older.push_back(select(x, 0, 1));
    t_(x);
    mul_(x, Constant(3));  // the nodes of the views are out of date
    std::atomic<int> calls = 0;
    OnThreads(kThreads, [&](int thread) {
      for (int i = 0; i < kViews; ++i) {
        const Variable& view = older[thread * kViews + i];
        if (thread == 0) {
          x.RegisterHook([&](const Variable&) { return ++calls, Variable(); });
        } else {
          EXPECT_TRUE(view.requires_grad());
          EXPECT_NE(view.grad_fn(), nullptr);
        }
      }
    });
    sum(older.back()).backward();
    EXPECT_EQ(calls, kViews);
    EXPECT_THAT(Values(leaf.grad()), ElementsAre(0, 0, 0, 6, 6, 6));
  }
}

// Captures each piece of a backward, and then lets the engine run it.
CompiledBackward CapturingOnly() {
  return CompiledBackward([](const BackwardToCompile&) { return absl::UnimplementedError("captures only"); });
}

// The log is called after the tape was read and before it is captured.
TEST(Concurrency, AThreadAddsAHookWhileABackwardIsCaptured) {
  for (const bool has_pieces : {false, true}) {
    const Variable leaf = Leaf({2}, {2, 3});
    const Variable h = mul(leaf, Constant(2));
    const Variable y = sum(mul(h, Constant(3)));
    int calls = 0;
    const auto count = [&](const Variable&) { return ++calls, Variable(); };
    if (has_pieces) y.RegisterHook(count);
    CompiledBackward compiled = CapturingOnly();
    bool is_added = false;
    compiled.set_log([&](absl::string_view) {
      if (!std::exchange(is_added, true)) std::thread([&] { h.RegisterHook(count); }).join();
    });
    const CompiledBackward::Scope scope = compiled.Enable();
    for (int i = 1; i <= 2; ++i) {
      y.backward({}, {.retain_graph = true});
      EXPECT_EQ(calls, has_pieces ? 2 * i : i);
      EXPECT_THAT(Values(leaf.grad()), Each(6 * i));
    }
    EXPECT_TRUE(is_added);
  }
}

TEST(Concurrency, AThreadAddsHooksWhileOthersCaptureBackwards) {
  for (int round = 0; round < 5; ++round) {
    const Variable leaf = Leaf({2}, {2, 3});
    const Variable own = mul(leaf, Constant(2));
    const Variable y = sum(own);
    OnThreads(3, [&](int thread) {
      for (int i = 0; i < 4; ++i) {
        if (thread > 0) {
          CompiledBackward compiled = CapturingOnly();
          const CompiledBackward::Scope scope = compiled.Enable();
          y.backward({}, {.retain_graph = true});
          continue;
        }
        HookHandle removed = leaf.RegisterHook([](const Variable&) { return Variable(); });
        own.RegisterHook([](const Variable&) { return Variable(); });
        y.grad_fn()->RegisterPreHook([](const variable_list&) { return variable_list(); });
        own.grad_fn()->RegisterPostHook([](const variable_list&, const variable_list&) { return variable_list(); });
        removed.Remove();
      }
    });
    EXPECT_THAT(Values(leaf.grad()), Each(2 * 2 * 4));
  }
}

// The gradients of dual tensors have tangents, and so has the sum of them in grad(), until their levels end.
TEST(Concurrency, ForwardLevelsOfThreadsShareAPrimal) {
  const Variable primal = Leaf({2}, {2, 3});
  const Variable view = primal.unsqueeze(0);
  OnThreads(kThreads, [&](int thread) {
    const double factor = thread + 1;
    for (int round = 0; round < kRounds; ++round) {
      const ForwardLevel level;
      const Variable dual = MakeDual(primal, Constant({2}, {factor, factor}));
      const DualParts y = UnpackDual(mul(dual, mul(primal, view)));
      EXPECT_THAT(Values(y.tangent), ElementsAre(4 * factor, 9 * factor));
      sum(y.primal).backward();
    }
  });
  EXPECT_THAT(Values(primal.grad()), ElementsAre(12 * kThreads * kRounds, 27 * kThreads * kRounds));
}

// The base got its tangent after the view was made, so each thread finds the tangent of the view through its base.
TEST(Concurrency, ThreadsReadTheTangentOfAView) {
  for (int round = 0; round < kRounds; ++round) {
    const ForwardLevel level;
    const Variable base = Constant({2}, {1, 1});
    const Variable view = base.unsqueeze(0);
    mul_(base, MakeDual(Constant({2}, {2, 3}), Constant({2}, {5, 7})));
    OnThreads(kThreads, [&](int) {
      EXPECT_THAT(Values(UnpackDual(mul(view, Constant(2)), level).tangent), ElementsAre(10, 14));
      EXPECT_THAT(Values(UnpackDual(view, level).tangent), ElementsAre(5, 7));
    });
    // The tangent of the view shares memory with that of its base.
    mul_(view, Constant(3));
    EXPECT_THAT(Values(UnpackDual(base).tangent), ElementsAre(15, 21));
  }
}

TEST(Concurrency, ALevelEndsWhileAnotherThreadUsesItsTangents) {
  for (int round = 0; round < kRounds; ++round) {
    const Variable leaf = Leaf({2}, {2, 3});
    leaf.set_grad(Constant({2}, {0, 0}));  // to which the dual gradient is added, with its tangent
    Rendezvous has_grad(2);
    OnThreads(2, [&](int thread) {
      if (thread == 0) {
        const ForwardLevel level;
        const Variable dual = MakeDual(leaf, Constant({2}, {1, 1}));
        sum(mul(dual, dual)).backward();
        EXPECT_THAT(Values(UnpackDual(leaf.grad()).tangent), ElementsAre(2, 2));
        has_grad.ArriveAndWait();
      } else {
        has_grad.ArriveAndWait();
        sum(mul(leaf, leaf)).backward();
      }
    });
    EXPECT_THAT(Values(leaf.grad()), ElementsAre(8, 12));
  }
}

}  // namespace
}  // namespace backtape::tape_test
