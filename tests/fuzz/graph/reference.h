#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_REFERENCE_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_REFERENCE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "backtape/interp/executable.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/passes/bisect/rounding_noise.h"
#include "backtape/tests/support/native_tolerance.h"

namespace backtape::graph_fuzz {

// The status and results of a run, and its inputs after the run.
struct Outcome {
  absl::Status status;
  std::vector<IValue> values;
};

// Run on copies of the inputs.
Outcome RunOn(const Executable& executable, const IValueList& inputs);
Outcome Interpret(const Graph& graph, const IValueList& inputs);

absl::Status InferAllTypes(Graph& graph, ShapeEnv& env);
// Sets the types of placeholders from the inputs and infers all other types.
absl::Status SetTypes(Graph& graph, const IValueList& inputs);

// The interpreter's results for a graph, with which other results are compared.
class Reference {
 public:
  Reference(const Graph& graph, const IValueList& inputs, bool compare_strides = true);

  const Outcome& outcome() const { return outcome_; }

  // Returns "" if the results are equal up to rounding or both sides fail. If only the interpreter fails, its run is
  // repeated without dead code, because engines and passes may have removed the call that fails. If that run fails too
  // and all types can be inferred, it is repeated after ValuesPipeline (passes/pipelines.h), which also removes writes
  // that nothing reads, and after the passes for native code.
  std::string DifferenceOf(const Outcome& found, bool is_exact);

 private:
  void InterpretOptimised();
  std::string DifferenceOfValue(const IValue& found, size_t i, bool is_exact);
  // How far rounding may move the elements of value i, in float64; undefined if the graph cannot be run.
  Tensor NoiseOf(size_t i);

  bool compare_strides_;
  BoundGraph bound_;
  Outcome outcome_;
  LazyRoundingNoise noise_;
  testing::NativeTolerance tolerance_;
  bool is_without_dead_code_ = false;
};

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_REFERENCE_H_
