// Saved-tensor hooks in captured backwards, captured steps and functions that are compiled ahead of their backward.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/jit/aot_function.h"
#include "backtape/jit/captured_step.h"
#include "backtape/tests/jit/backward/same_as_engine.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class SavedTensorsHooksCapture : public SameAsEngineTest {};
INSTANTIATE_TEST_SUITE_P(Engines, SavedTensorsHooksCapture, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

Variable Detached(const Variable& x) { return x.detach(); }
Variable Unchanged(const Variable& x) { return x; }

// Each hook runs as often as without capture, and all hooks run in the same order.
TEST_P(SavedTensorsHooksCapture, CallsInTheOrderOfTheEngine) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable x = Values({3}).set_requires_grad();
    const SavedTensorsHooksGuard hooks(
        [&](const Variable& saved) {
          seen.log.push_back(absl::StrCat("pack ", TextOf(saved)));
          return ops::clone(saved.detach());
        },
        [&](const Variable& packed) {
          seen.log.push_back(absl::StrCat("unpack ", TextOf(packed), " for ", CurrentTapeNode()->Name()));
          return packed;
        });
    const Variable y = ops::exp(x);
    y.RegisterHook([&](const Variable& grad) {
      seen.log.push_back(absl::StrCat("hook ", TextOf(grad)));
      return Variable();
    });
    const Variable z = ops::sin(y) * ops::tanh(y);
    z.backward(Values({3}, 0.7));
    seen.values = {x.grad()};
    return seen;
  });
}

TEST_P(SavedTensorsHooksCapture, OneTensorOfARetainedGraph) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable x = Values({3}).set_requires_grad();
    const Variable y = ops::exp(x);
    const Variable z = ops::sum(ops::sin(y) * y);
    y.grad_fn()->RawSaved("result").RegisterHooks(Detached, [&](const Variable& packed) {
      seen.log.emplace_back("unpack");
      return packed * 2;
    });
    z.backward({}, {.retain_graph = true});
    z.backward();
    seen.values = {x.grad()};
    return seen;
  });
}

TEST_P(SavedTensorsHooksCapture, AnErrorOfAHook) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable x = Values({3}).set_requires_grad();
    const SavedTensorsHooksGuard hooks(
        Detached, [](const Variable&) -> Variable { throw Error(absl::DataLossError("no file")); });
    const Variable y = ops::sum(ops::exp(ops::sin(x)));
    try {
      y.backward();
    } catch (const Error& error) {
      seen.log.emplace_back(error.what());
    }
    seen.values = {x.grad()};
    return seen;
  });
}

// The graph of a whole backward calls the hooks; compiled pieces begin at the nodes that need the values.
TEST_P(SavedTensorsHooksCapture, AreCallsOfTheGraphAndRunCompiled) {
  std::string text;
  compiled_.set_on_capture([&](const Graph& graph) { text = PrintGraph(graph, TextStyle()); });
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 3; ++i) {
    const Variable x = Values({3}, 0.1 * i).set_requires_grad();
    const SavedTensorsHooksGuard hooks(Detached, Unchanged);
    ops::sum(ops::sin(ops::exp(x))).backward();
    ExpectNear(x.grad(), ops::cos(ops::exp(x.detach())) * ops::exp(x.detach()), 1e-12);
  }
  EXPECT_THAT(text, HasSubstr("hook_type: unpack_hook"));
  EXPECT_EQ(captures(), 1);
  EXPECT_EQ(compiled_.stats().hits, 2);
  EXPECT_EQ(compiled_.stats().engine_runs, 0);
}

TEST_P(SavedTensorsHooksCapture, CapturedStepsRunEagerly) {
  const auto train = [](bool is_outside, auto run) {
    std::vector<double> losses;
    const Variable w = Values({3}).set_requires_grad();
    int packs = 0;
    const auto pack = [&](const Variable& x) {
      ++packs;
      return x.to(DType::kBFloat16);
    };
    const auto unpack = [](const Variable& x) { return x.to(DType::kFloat64); };
    const auto step = [&](const variable_list& in) -> variable_list {
      std::optional<SavedTensorsHooksGuard> hooks;
      if (!is_outside) hooks.emplace(pack, unpack);
      const Variable loss = ops::sum(ops::sin(w * in[0]));
      const Variable grad = Grad({loss}, {w})[0];
      const NoGradGuard no_grad;
      ops::sub_(w, grad * 0.1);
      return {loss.detach()};
    };
    run(step, is_outside, pack, unpack, losses);
    losses.push_back(packs);
    return losses;
  };
  for (const bool is_outside : {false, true}) {
    const auto eager = train(is_outside, [](auto step, bool outside, auto pack, auto unpack, auto& losses) {
      for (int i = 0; i < 3; ++i) {
        std::optional<SavedTensorsHooksGuard> hooks;
        if (outside && i > 0) hooks.emplace(pack, unpack);
        losses.push_back(step({Values({3}, 0.4)})[0].item(0).to_double());
      }
    });
    const auto captured = train(is_outside, [](auto step, bool outside, auto pack, auto unpack, auto& losses) {
      CapturedStep captured_step(step, {.backend = GetParam()});
      for (int i = 0; i < 3; ++i) {
        std::optional<SavedTensorsHooksGuard> hooks;
        if (outside && i > 0) hooks.emplace(pack, unpack);
        losses.push_back(captured_step({Values({3}, 0.4)})[0].item(0).to_double());
      }
      EXPECT_EQ(captured_step.stats().eager_runs, outside ? 2 : 3);
      EXPECT_THAT(captured_step.stats().eager_reasons.begin()->first, HasSubstr("saved-tensor hook"));
    });
    EXPECT_EQ(eager.back(), captured.back());
    for (size_t i = 0; i < eager.size(); ++i) EXPECT_NEAR(eager[i], captured[i], 1e-12);
  }
}

// The hooks apply to what the compiled forward saves. Lossless ones do not change the gradients.
TEST_P(SavedTensorsHooksCapture, AotFunctionsPackWhatTheirForwardSaves) {
  const auto f = [](const variable_list& in) -> variable_list { return {ops::sum(ops::sin(ops::exp(in[0]) * in[1]))}; };
  AotOptions options;
  options.engine.backend = GetParam();
  AotFunction function(f, options);
  for (int i = 0; i < 2; ++i) {
    const Variable x = Values({3}, 0.1 * i).set_requires_grad(), y = Values({3}, 0.6).set_requires_grad();
    const Variable a = x.detach().set_requires_grad(), b = y.detach().set_requires_grad();
    int packs = 0, unpacks = 0;
    {
      const SavedTensorsHooksGuard hooks(
          [&](const Variable& saved) {
            EXPECT_FALSE(saved.is_symbolic());
            ++packs;
            return ops::clone(saved.detach());
          },
          [&](const Variable& packed) {
            ++unpacks;
            return packed;
          });
      const Variable z = function({x, y})[0];
      EXPECT_GT(packs, 0);
      EXPECT_EQ(unpacks, 0);
      const variable_list first = Grad({z}, {x, y}, {}, {.create_graph = true});
      ops::sum(first[0] * first[1]).backward();
    }
    EXPECT_GT(unpacks, 0);
    const variable_list first = Grad({f({a, b})[0]}, {a, b}, {}, {.create_graph = true});
    ops::sum(first[0] * first[1]).backward();
    ExpectNear(x.grad(), a.grad(), 1e-12);
    ExpectNear(y.grad(), b.grad(), 1e-12);
  }
  EXPECT_EQ(function.stats().eager_runs, 0);
}

}  // namespace
}  // namespace backtape
