// Undefined gradients in captured backwards. Some are known when the tape is traced, others only after a custom
// function has run.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/jit/backward/same_as_engine.h"

namespace backtape {
namespace {

class CaptureUndefinedTest : public SameAsEngineTest {};
INSTANTIATE_TEST_SUITE_P(Engines, CaptureUndefinedTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

// Returns no gradient for its second argument.
template <bool kTraceable>
struct OneGradient : Function<OneGradient<kTraceable>> {
  static constexpr bool is_traceable = kTraceable;
  static Variable Forward(FunctionContext&, const Variable& x, const Variable& y) { return x * y; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0], Variable()}; }
};

template <typename F>
Observed StepWithOneGradient(F apply, bool has_hook_in_between) {
  Observed seen;
  const Variable x = Values({3}).set_requires_grad();
  const Variable y = Values({3}, 0.6).set_requires_grad();
  y.RegisterHook([&](const Variable&) {
    seen.log.emplace_back("tensor hook");
    return Variable();
  });
  y.RegisterPostAccumulateGradHook([&](const Variable&) { seen.log.emplace_back("accumulated"); });
  const Variable z = ops::sin(y * 3);
  if (has_hook_in_between) {
    z.RegisterHook([&](const Variable&) {
      seen.log.emplace_back("hook");
      return Variable();
    });
    z.grad_fn()->RegisterPreHook([&](const variable_list& grads) {
      seen.log.push_back(absl::StrCat("pre ", TextOf(grads[0])));
      return variable_list();
    });
    z.grad_fn()->RegisterPostHook([&](const variable_list& outputs, const variable_list&) {
      seen.log.push_back(absl::StrCat("post ", TextOf(outputs[0])));
      return variable_list();
    });
  }
  ops::sum(apply(x, z)).backward();
  seen.values = {x.grad(), y.grad()};
  return seen;
}

TEST_P(CaptureUndefinedTest, AGradientOfATraceableFunction) {
  for (const bool has_hook : {false, true}) {
    SCOPED_TRACE(has_hook);
    ExpectAsTheEngine([&] {
      return StepWithOneGradient([](const Variable& x, const Variable& y) { return OneGradient<true>::Apply(x, y); },
                                 has_hook);
    });
  }
}

TEST_P(CaptureUndefinedTest, AGradientOfANonTraceableFunction) {
  for (const bool has_hook : {false, true}) {
    SCOPED_TRACE(has_hook);
    ExpectAsTheEngine([&] {
      return StepWithOneGradient([](const Variable& x, const Variable& y) { return OneGradient<false>::Apply(x, y); },
                                 has_hook);
    });
  }
}

// The sum of a defined and an undefined gradient is the defined one.
TEST_P(CaptureUndefinedTest, AddedToADefinedGradient) {
  ExpectAsTheEngine([] {
    const Variable x = Values({3}).set_requires_grad();
    const Variable y = ops::sin(x);
    ops::sum(OneGradient<true>::Apply(x, y) + y).backward();
    return Observed{.values = {x.grad()}, .log = {}};
  });
}

// Returns a gradient only in every other run. Its type does not show this.
struct Sometimes : Function<Sometimes> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x * 2; }
  static variable_list Backward(FunctionContext&, variable_list grads) {
    return {++num_runs % 2 == 0 ? grads[0] * 2 : Variable()};
  }
  static int num_runs;
};
int Sometimes::num_runs = 0;

TEST_P(CaptureUndefinedTest, DefinedInSomeRunsOnly) {
  ExpectAsTheEngine([] {
    Observed seen;
    Sometimes::num_runs = 0;
    for (int i = 0; i < 4; ++i) {
      const Variable x = Values({3}).set_requires_grad();
      ops::sum(Sometimes::Apply(ops::exp(x))).backward();
      seen.values.push_back(x.grad());
    }
    return seen;
  });
}

// Receives an undefined gradient for an output that is not used, because materialisation is off.
struct SeesWhatComes : Function<SeesWhatComes> {
  static constexpr bool is_traceable = true;
  static variable_list Forward(FunctionContext& context, const Variable& x) {
    context.set_materialize_grads(false);
    return {x * 2, x * 3};
  }
  static variable_list Backward(FunctionContext&, variable_list grads) {
    return {grads[1].defined() ? grads[0] + grads[1] : grads[0] * 2};
  }
};

TEST_P(CaptureUndefinedTest, AtAFunctionThatDoesNotMaterialiseThem) {
  ExpectAsTheEngine([] {
    const Variable x = Values({3}).set_requires_grad();
    ops::sum(SeesWhatComes::Apply(ops::exp(x))[0]).backward();
    return Observed{.values = {x.grad()}, .log = {}};
  });
}

}  // namespace
}  // namespace backtape
