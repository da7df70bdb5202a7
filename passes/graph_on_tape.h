#ifndef BACKTAPE_PASSES_GRAPH_ON_TAPE_H_
#define BACKTAPE_PASSES_GRAPH_ON_TAPE_H_

#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Runs a graph as an eager program: one value for each placeholder. Returns the value of the output, whose tuples
// become lists. Attributes must have values. Control flow and autograd functions are not supported. Throws
// backtape::Error, which names the node.
IValue RunOnTape(const Graph& graph, const IValueList& inputs, const OpLibrary& library);

// Runs a graph on variables: one for each placeholder, one (undefined for None) for each item of the output, which must
// be a tensor or None.
variable_list RunGraphOnTape(const Graph& graph, absl::Span<const Variable> inputs, const OpLibrary& library);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_GRAPH_ON_TAPE_H_
