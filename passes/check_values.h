#ifndef BACKTAPE_PASSES_CHECK_VALUES_H_
#define BACKTAPE_PASSES_CHECK_VALUES_H_

#include <cstdint>
#include <string>

#include "absl/container/btree_map.h"
#include "absl/status/status.h"
#include "backtape/interp/compare.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

struct CheckValuesOptions {
  // One value per placeholder. If empty, random values of the placeholders' types are used.
  IValueList inputs;
  uint64_t seed = 0;    // for the random inputs and for the random numbers that the graphs draw
  Tolerance tolerance;  // by default, values must be equal; +0 and -0 always count as equal
  // A difference of floating-point values up to this fraction of the tensor's largest value is always accepted.
  double scale_tolerance = 0;
  // An absolute difference of floating-point values up to this is always accepted.
  double absolute_tolerance = 0;
  // Also accept differences that rounding explains, element by element (passes/bisect/rounding_noise.h).
  bool explain_by_rounding = false;
  // Values of get_attr targets that the graphs do not contain.
  absl::btree_map<std::string, Tensor> attributes;
};

// Runs a graph on these inputs. An error here is the program's own fault, not that of a pass.
absl::Status CheckRuns(const Graph& graph, const CheckValuesOptions& options = {});

// Prepares both graphs by ResolveForRun (passes/resolve_for_run.h), runs them in the interpreter on copies of the same
// inputs, with their strides, and compares the outputs and the final contents of the inputs.
// Returns a FailedPrecondition error that lists every value that differs, with the node that `after` returns there; an
// error of a run is returned unchanged. Random ops draw the same numbers in both graphs as long as they keep their
// names.
absl::Status CheckSameValues(const Graph& before, const Graph& after, const CheckValuesOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_CHECK_VALUES_H_
