#ifndef BACKTAPE_PASSES_RESOLVE_FOR_RUN_H_
#define BACKTAPE_PASSES_RESOLVE_FOR_RUN_H_

#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/bisect/bound_graph.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

// Sets the types and strides that the graph does not state to those of the placeholders' values. A graph() text usually
// has no types, and many texts have no strides.
void StateTypes(Graph& graph, const IValueList& inputs);

// Prepares a graph for a run on these inputs (one for each placeholder) and values of attributes: replaces calls of
// Python-level targets and of composite ops by calls of ops with kernels, using the types of the values. The
// resolved graph is correct for other sizes of symbolic dims too, unless calls cannot be resolved for all sizes. If an
// op takes only a number, and the graph reads this number from an input (x.item()), all floats that are read from
// inputs become constants. Does not change a graph without such calls. Returns the errors of ResolvePythonTargets;
// `notes` is that of its options.
absl::Status ResolveForRun(Graph& graph, const IValueList& inputs,
                           const absl::btree_map<std::string, Tensor>& attributes,
                           std::vector<std::string>* notes = nullptr);

// A prepared copy of the graph with its inputs and the values of its attributes.
absl::StatusOr<BoundGraph> BindForRun(const Graph& graph, const IValueList& inputs,
                                      const absl::btree_map<std::string, Tensor>& attributes, uint64_t seed);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_RESOLVE_FOR_RUN_H_
