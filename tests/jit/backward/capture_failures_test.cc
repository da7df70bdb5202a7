// If a backward cannot be captured or compiled, or its compiled code fails, the eager engine runs it and the reason is
// reported. The cache remains usable.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/jit/backward/same_as_engine.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

class CaptureFailuresTest : public SameAsEngineTest {};
INSTANTIATE_TEST_SUITE_P(Engines, CaptureFailuresTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

// Claims to be traceable, but reads an element.
struct Reads : Function<Reads> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    return x * 2;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {grads[0] * context.saved_variables()[0].item(0).to_double()};
  }
};

TEST_P(CaptureFailuresTest, ACompilerThatAlwaysFails) {
  ExpectAsTheEngine([] {
    const Variable x = Values({3}).set_requires_grad();
    for (int i = 0; i < 2; ++i) ops::sum(Reads::Apply(ops::sin(x))).backward();
    return Observed{.values = {x.grad()}, .log = {}};
  });
  EXPECT_EQ(compiled_.stats().engine_runs, 6);
}

TEST_P(CaptureFailuresTest, ACompilerThatFailsForManySizes) {
  const auto scope = compiled_.Enable();
  for (const int64_t length : {3, 4, 5, 6, 7, 3}) {
    const Variable x = Values({length}).set_requires_grad();
    ops::sum(Reads::Apply(x)).backward();
    ExpectNear(x.grad(), Tensor::Full({length}, x.item(0).to_double(), DType::kFloat64), 1e-12);
  }
  EXPECT_LE(compiles(), 2) << "after two failures the engine runs the structure";
  EXPECT_EQ(compiled_.stats().engine_runs, 6);
}

TEST(CaptureFailures, ACompilerThatFailsOnce) {
  int calls = 0;
  const BackwardCompiler good = MakeBackwardCompiler({.backend = Backend::kInterpreter});
  CompiledBackward compiled(
      [&](const BackwardToCompile& backward) -> absl::StatusOr<std::unique_ptr<BackwardFunction>> {
        if (calls++ == 0) return absl::InternalError("no code today");
        return good(backward);
      });
  std::vector<std::string> lines;
  compiled.set_log([&](absl::string_view line) { lines.emplace_back(line); });
  const auto scope = compiled.Enable();
  for (const int64_t length : {3, 3, 4, 4}) {
    const Variable x = Values({length}).set_requires_grad();
    ops::sum(ops::sin(x)).backward();
    ExpectNear(x.grad(), ops::cos(x.detach()), 1e-12);
  }
  EXPECT_THAT(compiled.stats().engine_reasons, ElementsAre(Pair("no code today", 2)));
  EXPECT_EQ(compiled.stats().hits, 1) << "only length 4 is a hit";
  EXPECT_THAT(lines, ::testing::Contains("run by the engine: no code today"));
}

// Other threads may add hooks during a backward. Here a callback does so after the tape was read. As in eager mode, the
// hook runs if its node has not run yet.
TEST(CaptureFailures, AHookThatIsAddedDuringTheCapture) {
  for (const bool has_other_hook : {false, true}) {
    for (const bool adds_on_capture : {false, true}) {
      SCOPED_TRACE(absl::StrCat("several pieces: ", has_other_hook, ", on_capture: ", adds_on_capture));
      CompiledBackward compiled(MakeBackwardCompiler({.backend = Backend::kInterpreter}));
      const Variable x = Values({3}).set_requires_grad(), y = ops::sin(x), z = ops::exp(y);
      int num_calls = 0;
      bool is_added = false;
      const auto add = [&] {
        if (!std::exchange(is_added, true)) {
          y.RegisterHook([&](const Variable&) {
            ++num_calls;
            return Variable();
          });
        }
      };
      if (has_other_hook) z.RegisterHook([](const Variable&) { return Variable(); });
      compiled.set_log([&](absl::string_view) {
        if (!adds_on_capture) add();
      });
      compiled.set_on_capture([&](const Graph&) {
        if (adds_on_capture) add();
      });
      const auto scope = compiled.Enable();
      ops::sum(z).backward({}, {.retain_graph = true});
      EXPECT_TRUE(is_added);
      EXPECT_EQ(num_calls, has_other_hook || !adds_on_capture ? 1 : 0);
      ops::sum(z).backward();
      EXPECT_EQ(num_calls, has_other_hook || !adds_on_capture ? 2 : 1);
      ExpectNear(x.grad(), ops::exp(ops::sin(x.detach())) * ops::cos(x.detach()) * 2, 1e-12);
    }
  }
}

TEST_P(CaptureFailuresTest, TheEngineReportsAReleasedSavedValue) {
  ExpectAsTheEngine([] {
    const Variable x = Values({3}).set_requires_grad();
    const Variable loss = ops::sum(ops::exp(x));
    loss.backward();
    loss.backward();
    return Observed();
  });
  EXPECT_THAT(compiled_.stats().engine_reasons.begin()->first, HasSubstr("a second time"));
}

TEST_P(CaptureFailuresTest, OneRootTwice) {
  ExpectAsTheEngine([] {
    const Variable x = Values({3}).set_requires_grad();
    const Variable y = ops::sum(x * x);
    const Variable z = ops::sum(ops::sin(x));
    Backward({TapePoint(y), TapePoint(z), TapePoint(y)});
    return Observed{.values = {x.grad()}, .log = {}};
  });
}

TEST_P(CaptureFailuresTest, ALeafAsTheRoot) {
  const auto scope = compiled_.Enable();
  const Variable x = Values({3}).set_requires_grad();
  x.backward(Values({3}, 0.7));
  x.backward(Values({3}, 0.7));
  ExpectNear(x.grad(), Values({3}, 0.7) * 2, 1e-12);
}

// The gradient of a mean is an expanded scalar.
TEST_P(CaptureFailuresTest, AnExpandedGradientBecomesGradAndIsAddedTo) {
  for (const bool is_transposed : {false, true}) {
    SCOPED_TRACE(is_transposed);
    ExpectAsTheEngine([=] {
      Observed seen;
      const Variable x = (is_transposed ? ops::t(Values({3, 4})).detach() : Values({4, 3})).set_requires_grad();
      for (int i = 0; i < 3; ++i) {
        ops::mean(x).backward();
        seen.values.push_back(ops::clone(x.grad()));
        seen.log.push_back(absl::StrCat(x.grad().stride(0), " ", x.grad().stride(1)));
      }
      return seen;
    });
  }
}

// Captured code assumes that the grad() tensors it writes overlap no other tensor.
TEST_P(CaptureFailuresTest, GradsThatShareMemory) {
  for (const bool overlap : {false, true}) {
    SCOPED_TRACE(overlap);
    ExpectAsTheEngine([=] {
      const Variable a = Values({3}).set_requires_grad();
      const Variable b = Values({3}, 0.6).set_requires_grad();
      const Variable flat = Tensor::Full({6}, 0.5, DType::kFloat64);
      a.set_grad(ops::slice(flat, 0, 0, 3));
      b.set_grad(overlap ? ops::slice(flat, 0, 2, 5) : ops::slice(flat, 0, 3, 6));
      ops::sum(ops::sin(a) * b * b).backward();
      return Observed{.values = {a.grad(), b.grad(), flat}, .log = {}};
    });
    EXPECT_EQ(compiled_.stats().engine_runs, overlap ? 3 : 0);
  }
}

}  // namespace
}  // namespace backtape
