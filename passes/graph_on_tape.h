#ifndef BACKTAPE_PASSES_GRAPH_ON_TAPE_H_
#define BACKTAPE_PASSES_GRAPH_ON_TAPE_H_

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"

namespace backtape {

using NodeValues = absl::flat_hash_map<const Node*, IValue>;

// The value of an argument whose nodes have values. Unimplemented for slices.
absl::StatusOr<IValue> ValueOnTape(const Argument& argument, const NodeValues& values);

// Runs one call of a graph with autograd: on the tape, and recorded if a tracer is active. Throws backtape::Error or
// returns a status, which does not name the node.
absl::StatusOr<IValue> CallOnTape(const Node& call, const NodeValues& values, const OpLibrary& library);

// Runs a graph as an eager program: one variable for each placeholder, one (undefined for None) for each item of the
// output. Throws backtape::Error, which names the node. Placeholders must be tensors, and attributes have values.
variable_list RunGraphOnTape(const Graph& graph, absl::Span<const Variable> inputs, const OpLibrary& library);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_GRAPH_ON_TAPE_H_
