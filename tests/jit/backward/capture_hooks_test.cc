// User code that observes or changes a captured backward while it runs: what hooks see in grad(), what they write, and
// which hooks run. The eager engine, the interpreter and native code run each program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/jit/backward/same_as_engine.h"

namespace backtape {
namespace {

class CaptureHooksTest : public SameAsEngineTest {};
INSTANTIATE_TEST_SUITE_P(Engines, CaptureHooksTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

TEST_P(CaptureHooksTest, AHookSeesTheGradientsAccumulatedSoFar) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable a = Values({3}).set_requires_grad();
    const Variable b = Values({3}, 0.6).set_requires_grad();
    const Variable h = ops::sin(a);
    h.RegisterHook([&](const Variable& grad) {
      seen.log.push_back(
          absl::StrCat("grad ", TextOf(grad), " b.grad ", TextOf(b.grad()), " a.grad ", TextOf(a.grad())));
      return Variable();
    });
    ops::sum(h * b).backward();
    seen.values = {a.grad(), b.grad()};
    return seen;
  });
}

TEST_P(CaptureHooksTest, AHookWritesTheGradOfAnotherLeaf) {
  for (const bool accumulates_later : {false, true}) {
    SCOPED_TRACE(accumulates_later);
    ExpectAsTheEngine([=] {
      const Variable a = Values({3}).set_requires_grad();
      const Variable b = Values({3}, 0.6).set_requires_grad();
      const Variable h = ops::sin(accumulates_later ? a * b : a);
      h.RegisterHook([&](const Variable&) {
        b.set_grad(Tensor::Full({3}, 5.0, DType::kFloat64));
        return Variable();
      });
      ops::sum(accumulates_later ? h : h * b).backward();
      return Observed{.values = {a.grad(), b.grad()}, .log = {}};
    });
  }
}

TEST_P(CaptureHooksTest, AHookClearsTheGrad) {
  ExpectAsTheEngine([] {
    const Variable a = Values({3}).set_requires_grad();
    const Variable b = Values({3}, 0.6).set_requires_grad();
    b.set_grad(Values({3}, 0.1));
    const Variable h = ops::sin(a * b);
    h.RegisterHook([&](const Variable&) {
      b.set_grad({});
      return Variable();
    });
    ops::sum(h).backward();
    return Observed{.values = {a.grad(), b.grad()}, .log = {}};
  });
}

TEST_P(CaptureHooksTest, AHookFreezesALeaf) {
  ExpectAsTheEngine([] {
    const Variable a = Values({3}).set_requires_grad();
    const Variable b = Values({3}, 0.6).set_requires_grad();
    const Variable h = ops::sin(a * b);
    h.RegisterHook([&](const Variable&) {
      b.set_requires_grad(false);
      return Variable();
    });
    ops::sum(h).backward();
    return Observed{.values = {a.grad(), b.grad()}, .log = {}};
  });
}

// A checkpoint: recomputes its function in backward and accumulates into a weight that the outer tape uses too.
struct Checkpoint : Function<Checkpoint> {
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    return ops::sin(x * *weight);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const EnableGradGuard enable_grad;
    const Variable x = context.saved_variables()[0].detach();
    x.set_requires_grad();
    ops::sin(x * *weight).backward(grads[0]);
    return {x.grad()};
  }
  static const Variable* weight;
};
const Variable* Checkpoint::weight = nullptr;

TEST_P(CaptureHooksTest, AReentrantBackwardIntoASharedWeight) {
  for (const bool has_grad : {false, true}) {
    SCOPED_TRACE(has_grad);
    ExpectAsTheEngine([=] {
      const Variable w = Values({3}, 0.5).set_requires_grad();
      if (has_grad) w.set_grad(Values({3}, 0.25));
      Checkpoint::weight = &w;
      ops::sum(Checkpoint::Apply(w * 2) * w).backward();
      return Observed{.values = {w.grad()}, .log = {}};
    });
  }
}

TEST_P(CaptureHooksTest, AHookThatIsRemovedDuringBackwardDoesNotRun) {
  ExpectAsTheEngine([] {
    const Variable a = Values({3}).set_requires_grad();
    const Variable h = ops::sin(a);
    const Variable t = ops::exp(h);
    HookHandle handle = h.RegisterHook([](const Variable& grad) { return grad * 100; });
    t.RegisterHook([&](const Variable&) {
      handle.Remove();
      return Variable();
    });
    ops::sum(t).backward();
    return Observed{.values = {a.grad()}, .log = {}};
  });
}

TEST_P(CaptureHooksTest, HooksThatAreAddedDuringBackwardRun) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable a = Values({3}).set_requires_grad();
    const Variable h = ops::sin(a);
    const Variable t = ops::exp(h);
    t.RegisterHook([&](const Variable&) {
      h.RegisterHook([&](const Variable& grad) {
        seen.log.emplace_back("tensor");
        return grad * 3;
      });
      h.grad_fn()->RegisterPreHook([&](const variable_list& grads) -> variable_list {
        seen.log.emplace_back("pre");
        return {grads[0] * 5};
      });
      h.grad_fn()->RegisterPostHook([&](const variable_list& outputs, const variable_list&) -> variable_list {
        seen.log.emplace_back("post");
        return {outputs[0] * 7};
      });
      a.RegisterPostAccumulateGradHook([&](const Variable& leaf) { seen.log.push_back(TextOf(leaf.grad())); });
      return Variable();
    });
    ops::sum(t).backward();
    seen.values = {a.grad()};
    return seen;
  });
}

// The first hook of a tensor registers another hook on the tensor and one on its node.
TEST_P(CaptureHooksTest, AHookAddsHooksToItsOwnNode) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable a = Values({3}).set_requires_grad();
    const Variable h = ops::sin(a);
    h.RegisterHook([&](const Variable&) {
      seen.log.emplace_back("first");
      h.RegisterHook([&](const Variable&) {
        seen.log.emplace_back("second");
        return Variable();
      });
      h.grad_fn()->RegisterPostHook([&](const variable_list&, const variable_list&) {
        seen.log.emplace_back("post");
        return variable_list();
      });
      return Variable();
    });
    ops::sum(h).backward();
    seen.values = {a.grad()};
    return seen;
  });
}

TEST_P(CaptureHooksTest, AHookThatOverwritesASavedValueIsAnError) {
  ExpectAsTheEngine([] {
    const Variable a = Values({3}).set_requires_grad();
    const Variable b = Values({3}, 0.8).set_requires_grad();
    const Variable h = ops::exp(a);
    const Variable t = ops::sin(h) * b;
    t.RegisterHook([&](const Variable&) {
      const NoGradGuard no_grad;
      const Variable data = h.detach();
      ops::mul_(data, 2);
      return Variable();
    });
    Observed seen;
    try {
      ops::sum(t).backward();
    } catch (const Error& error) {
      seen.log.emplace_back(error.what());
    }
    // The gradient of b is accumulated before the error; the gradient of a is not.
    seen.values = {a.grad(), b.grad()};
    return seen;
  });
}

TEST_P(CaptureHooksTest, AnErrorOfAHookKeepsAccumulatedGradients) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable a = Values({3}).set_requires_grad();
    const Variable b = Values({3}, 0.6).set_requires_grad();
    const Variable h = ops::sin(a);
    h.RegisterHook([](const Variable&) -> Variable { throw Error(absl::InternalError("not today")); });
    try {
      ops::sum(h * b).backward();
    } catch (const Error& error) {
      seen.log.emplace_back(error.what());
    }
    seen.values = {a.grad(), b.grad()};
    // The cache remains usable.
    ops::sum(ops::sin(a) * b).backward();
    seen.values.push_back(a.grad());
    return seen;
  });
}

// Gradients are added in the engine's order, even if a hook splits the captured code between the additions.
TEST_P(CaptureHooksTest, SumsOfManyGradientsAcrossHooks) {
  ExpectAsTheEngine([] {
    const Variable a = Values({5}).set_requires_grad();
    const Variable h = ops::exp(a);
    Variable sum;
    for (int i = 0; i < 6; ++i) {
      const Variable term = ops::sin(h * (1.0 + i));
      if (i % 2 == 0) term.RegisterHook([](const Variable& grad) { return grad * 0.7; });
      sum = sum.defined() ? sum + term : term;
    }
    ops::sum(sum).backward();
    return Observed{.values = {a.grad()}, .log = {}};
  });
}

TEST_P(CaptureHooksTest, GradWithHooksAndSeveralInputs) {
  ExpectAsTheEngine([] {
    const Variable a = Values({3}).set_requires_grad();
    const Variable b = Values({3}, 0.6).set_requires_grad();
    const Variable h = ops::sin(a);
    const Variable t = h * b;
    h.RegisterHook([](const Variable& grad) { return grad * 2; });
    const variable_list grads =
        Grad({TapePoint(ops::sum(ops::exp(t)))}, {TapePoint(h), TapePoint(t), TapePoint(a), TapePoint(b)});
    return Observed{.values = grads, .log = {}};
  });
}

TEST_P(CaptureHooksTest, ASecondStepWithHooksIsACacheHit) {
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 4; ++i) {
    const Variable a = Values({3}).set_requires_grad();
    const Variable h = ops::sin(a);
    h.RegisterHook([](const Variable& grad) { return grad * 2; });
    ops::sum(ops::exp(h)).backward();
  }
  EXPECT_EQ(captures(), 1);
  EXPECT_EQ(compiles(), 1);
  EXPECT_EQ(compiled_.stats().hits, 3);
  EXPECT_EQ(compiled_.stats().pieces_compiled, 2);
  EXPECT_EQ(compiled_.stats().engine_runs, 0);
}

}  // namespace
}  // namespace backtape
