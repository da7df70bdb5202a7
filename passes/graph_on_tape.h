#ifndef BACKTAPE_PASSES_GRAPH_ON_TAPE_H_
#define BACKTAPE_PASSES_GRAPH_ON_TAPE_H_

#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Runs a graph as an eager program: one variable for each placeholder, one (undefined for None) for each item of the
// output. Throws backtape::Error, which names the node. Placeholders must be tensors, and attributes must have values.
variable_list RunGraphOnTape(const Graph& graph, absl::Span<const Variable> inputs, const OpLibrary& library);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_GRAPH_ON_TAPE_H_
