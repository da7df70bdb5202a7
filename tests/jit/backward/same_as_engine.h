#ifndef BACKTAPE_TESTS_JIT_BACKWARD_SAME_AS_ENGINE_H_
#define BACKTAPE_TESTS_JIT_BACKWARD_SAME_AS_ENGINE_H_

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "backtape/tensor/error.h"
#include "backtape/tests/jit/backward/compiled_backward_fixture.h"

namespace backtape {

// The values and events that a program observes in its backwards.
struct Observed {
  variable_list values;
  std::vector<std::string> log;
};

inline Observed Observe(const std::function<Observed()>& step) {
  try {
    return step();
  } catch (const Error& error) {
    return {.values = {}, .log = {error.what()}};
  }
}

inline void ExpectSame(const Observed& actual, const Observed& expected) {
  EXPECT_EQ(actual.log, expected.log);
  ASSERT_EQ(actual.values.size(), expected.values.size());
  for (size_t i = 0; i < expected.values.size(); ++i) {
    SCOPED_TRACE(i);
    ASSERT_EQ(actual.values[i].defined(), expected.values[i].defined());
    if (expected.values[i].defined()) ExpectNear(actual.values[i], expected.values[i], 1e-12);
  }
}

// Expects a program to observe the same with captured backwards as with the eager engine. This must hold on both
// backends, in the run that captures and in a run that uses the cache. The program builds its tapes in each run.
class SameAsEngineTest : public CompiledBackwardTest {
 protected:
  void ExpectAsTheEngine(const std::function<Observed()>& step) {
    const Observed expected = Observe(step);
    for (int run = 0; run < 3; ++run) {
      SCOPED_TRACE(run);
      const auto scope = compiled_.Enable();
      ExpectSame(Observe(step), expected);
    }
    EXPECT_GE(captures(), 1);
  }
};

// A gradient as a hook saw it: "0.1 0.2 0.3" or "undefined".
inline std::string TextOf(const Variable& x) {
  if (!x.defined()) return "undefined";
  std::string text;
  for (const double value : ToVector(x)) absl::StrAppend(&text, text.empty() ? "" : " ", value);
  return text;
}

}  // namespace backtape

#endif  // BACKTAPE_TESTS_JIT_BACKWARD_SAME_AS_ENGINE_H_
