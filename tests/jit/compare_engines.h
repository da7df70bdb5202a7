#ifndef BACKTAPE_TESTS_JIT_COMPARE_ENGINES_H_
#define BACKTAPE_TESTS_JIT_COMPARE_ENGINES_H_

#include <memory>
#include <string>
#include <utility>

#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/compiler.h"
#include "gtest/gtest.h"

namespace backtape::testing {

// A graph from the text of its method: arguments, body and return.
inline std::unique_ptr<Graph> ReadMethod(const std::string& text) {
  absl::StatusOr<GraphText> read = ReadGraph("class G(torch.nn.Module):\n    def forward(self, " + text);
  EXPECT_TRUE(read.ok()) << read.status();
  return read.ok() ? std::move(read->graph) : nullptr;
}

// Compiles it, with every way of running kernels and with dead memory poisoned, runs it on random inputs, and expects
// the interpreter's results and no node on a reference kernel. Gives the plan's text.
inline std::string ExpectSameAsInterpreter(const std::string& text, double tolerance = 1e-4, int64_t s0 = 7) {
  const std::unique_ptr<Graph> graph = ReadMethod(text);
  if (graph == nullptr) return "";
  RandomInputsOptions random;
  random.symbols["s0"] = s0;
  const absl::StatusOr<IValueList> inputs = RandomInputs(*graph, random);
  EXPECT_TRUE(inputs.ok()) << inputs.status();
  const auto interpreter = CompileForInterpreter(*graph);
  EXPECT_TRUE(interpreter.ok()) << interpreter.status();
  if (!inputs.ok() || !interpreter.ok()) return "";
  const absl::StatusOr<IValueList> expected = (*interpreter)->Run(*inputs);
  EXPECT_TRUE(expected.ok()) << expected.status();
  std::string plan;
  for (int variant = 0; variant < 3; ++variant) {
    NativeOptions options;
    options.num_threads = 1 + variant;
    options.cpu = variant == 1 ? NativeCpu::kAvx2 : NativeCpu::kHost;
    options.poison_dead_memory = variant != 0;
    const auto native = CompileNative(*graph, options);
    EXPECT_TRUE(native.ok()) << native.status();
    if (!native.ok() || !expected.ok()) return "";
    const CompileReport report = (*native)->Report();
    EXPECT_TRUE(report.is_native && report.fallback_nodes.empty()) << report.ToString();
    plan = (*native)->PlanText(/*with_kernels=*/false);
    const absl::StatusOr<IValueList> found = (*native)->Run(*inputs);
    EXPECT_TRUE(found.ok()) << found.status();
    if (!found.ok()) continue;
    for (size_t i = 0; i < found->size(); ++i) {
      if (!(*expected)[i].is_tensor()) continue;
      const Difference difference = Compare((*found)[i].tensor(), (*expected)[i].tensor(), {tolerance, tolerance});
      EXPECT_TRUE(difference.ok()) << "out" << i << ": " << difference.ToString((*expected)[i].tensor()) << "\n"
                                   << (*native)->PlanText(true);
    }
  }
  return plan;
}

// How often `what` stands in `text`.
inline int CountOf(const std::string& text, const std::string& what) {
  int count = 0;
  for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_JIT_COMPARE_ENGINES_H_
