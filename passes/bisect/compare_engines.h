#ifndef BACKTAPE_PASSES_BISECT_COMPARE_ENGINES_H_
#define BACKTAPE_PASSES_BISECT_COMPARE_ENGINES_H_

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/executable.h"
#include "backtape/passes/bisect/bound_graph.h"

namespace backtape {

// Makes a graph ready on the engine that is looked into.
using EngineCompiler = std::function<absl::StatusOr<std::unique_ptr<Executable>>(const Graph&)>;

struct EngineTolerance {
  // Largest difference, relative to the largest value of a tensor. By default that of the narrowest dtype that it was
  // rounded to (passes/rounding.h), and for each element whatever more rounding explains (rounding_noise.h). Integers
  // and bool must be equal.
  std::optional<double> rtol;
  double atol = 0;  // a largest difference that is always accepted
};

// A value on which the engine does not agree with the interpreter.
struct ValueDifference {
  // That returns it, or the placeholder that holds it when the run is done, of the graph that was run.
  const Node* node = nullptr;
  Difference difference;
  double rtol = 0;  // that was allowed
  Tensor expected;  // the interpreter's
  Tensor found;     // undefined where there is none
};

struct EngineComparison {
  // Those beyond the tolerance, in graph order.
  std::vector<ValueDifference> outside;
  // Of the nodes that are returned (tensors alone).
  absl::flat_hash_map<const Node*, ValueDifference> returned;
  // What the engine's compiler or run gave, where the interpreter's gave none.
  absl::Status engine_error;

  bool differs() const { return !outside.empty() || !engine_error.ok(); }
};

// Runs a graph on both engines, on copies of its values, and compares what it returns and leaves in its inputs. Errors:
// those of the interpreter.
absl::StatusOr<EngineComparison> CompareWithInterpreter(const BoundGraph& bound, const EngineCompiler& engine,
                                                        const EngineTolerance& tolerance);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_COMPARE_ENGINES_H_
