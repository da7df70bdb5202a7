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

// Compiles a graph for the engine under test.
using EngineCompiler = std::function<absl::StatusOr<std::unique_ptr<Executable>>(const Graph&)>;

struct EngineTolerance {
  // The largest accepted difference, relative to the largest value of a tensor. By default, the tolerance of the
  // narrowest dtype to which the value was rounded (passes/rounding.h), plus the difference that rounding explains for
  // each element (rounding_noise.h). Integers and bool must be equal; by default, elements that rounding alone can
  // change are excepted.
  std::optional<double> rtol;
  double atol = 0;  // absolute differences up to this are always accepted
};

// A value for which the engine disagrees with the interpreter.
struct ValueDifference {
  // The node of the compared graph that returns it, or the placeholder that holds it after the run.
  const Node* node = nullptr;
  Difference difference;
  double rtol = 0;  // the allowed relative difference
  Tensor expected;  // the interpreter's value
  Tensor found;     // the engine's value; undefined if there is none
};

struct EngineComparison {
  // The values beyond the tolerance, in graph order.
  std::vector<ValueDifference> outside;
  // The differences of all returned tensors and numbers; numbers count as 0-dim tensors.
  absl::flat_hash_map<const Node*, ValueDifference> returned;
  // The error of the engine's compiler or run, if the interpreter succeeded.
  absl::Status engine_error;

  bool differs() const { return !outside.empty() || !engine_error.ok(); }
};

// Runs a graph on both engines with copies of its values, and compares its outputs and the final contents of its
// inputs. Fails only if the interpreter does.
absl::StatusOr<EngineComparison> CompareWithInterpreter(const BoundGraph& bound, const EngineCompiler& engine,
                                                        const EngineTolerance& tolerance);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_COMPARE_ENGINES_H_
