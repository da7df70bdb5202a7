#ifndef BACKTAPE_TESTS_JIT_COMPARE_ENGINES_H_
#define BACKTAPE_TESTS_JIT_COMPARE_ENGINES_H_

#include <memory>
#include <string>

#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape::testing {

// Compiles the graph for several numbers of threads and both instruction sets, with and without poisoned dead memory,
// and runs it on random inputs. Expects the interpreter's results and no node on a reference kernel. Returns the text
// of the plan.
inline std::string ExpectSameAsInterpreter(const std::string& text, double tolerance = 1e-4, int64_t s0 = 7,
                                           bool with_kernels = false) {
  const std::unique_ptr<Graph> graph = ReadForward(text);
  if (graph == nullptr) return "";
  const IValueList inputs = RandomInputsOf(*graph, s0);
  const auto interpreter = CompileForInterpreter(*graph);
  EXPECT_TRUE(interpreter.ok()) << interpreter.status();
  if (!interpreter.ok()) return "";
  const absl::StatusOr<IValueList> expected = (*interpreter)->Run(inputs);
  EXPECT_TRUE(expected.ok()) << expected.status();
  if (!expected.ok()) return "";
  std::string plan;
  for (int variant = 0; variant < 3; ++variant) {
    NativeOptions options;
    options.num_threads = 1 + variant;
    options.cpu = variant == 1 ? NativeCpu::kAvx2 : NativeCpu::kHost;
    options.poison_dead_memory = variant != 0;
    options.share_small_work = variant == 2;
    const auto native = CompileNative(*graph, options);
    EXPECT_TRUE(native.ok()) << native.status();
    if (!native.ok()) return "";
    const CompileReport report = (*native)->Report();
    EXPECT_TRUE(report.is_native && report.fallback_nodes.empty()) << report.ToString();
    plan = (*native)->PlanText(with_kernels);
    const absl::StatusOr<IValueList> found = (*native)->Run(inputs);
    EXPECT_TRUE(found.ok()) << found.status();
    if (!found.ok()) return plan;
    for (size_t i = 0; i < found->size(); ++i) {
      if (!(*expected)[i].is_tensor()) continue;
      const Difference difference = Compare((*found)[i].tensor(), (*expected)[i].tensor(), {tolerance, tolerance});
      EXPECT_TRUE(difference.ok()) << "out" << i << ": " << difference.ToString((*expected)[i].tensor()) << "\n"
                                   << (*native)->PlanText(true);
    }
  }
  return plan;
}

// For values of about 1 that both engines round a few times.
inline double ToleranceOfDType(const std::string& dtype) {
  return dtype == "bf16" ? 1e-2 : dtype == "f16" ? 2e-3 : dtype == "f64" ? 1e-6 : 1e-5;
}

// The number of occurrences of `what` in `text`.
inline int CountOf(const std::string& text, const std::string& what) {
  int count = 0;
  for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_JIT_COMPARE_ENGINES_H_
