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
  // One value for each placeholder; none: random ones from the placeholders' types.
  IValueList inputs;
  uint64_t seed = 0;    // of these, and of what the graphs draw
  Tolerance tolerance;  // by default equal; the zeros are equal in any case
  // Floating-point values: a largest difference, relative to the largest value of the tensor, that passes in any case.
  double scale_tolerance = 0;
  // Also accept what rounding explains, element by element (passes/bisect/rounding_noise.h).
  bool explain_by_rounding = false;
  // Values of get_attr targets, besides those that the graphs carry.
  absl::btree_map<std::string, Tensor> attributes;
};

// Runs a graph on these inputs: what fails here is the program's own fault, not that of a pass.
absl::Status CheckRuns(const Graph& graph, const CheckValuesOptions& options = {});

// Runs both graphs on the interpreter, on the same inputs, and compares what they return and what they leave in
// their inputs. FailedPrecondition reports every value that differs, with the node that `after` returns there; an error
// of a run is returned as it is. Calls that draw random numbers draw the same in both while they keep their names.
absl::Status CheckSameValues(const Graph& before, const Graph& after, const CheckValuesOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_CHECK_VALUES_H_
