#ifndef BACKTAPE_IR_GRAPH_SIGNATURE_H_
#define BACKTAPE_IR_GRAPH_SIGNATURE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/signature.h"

namespace backtape {

// The items that a graph returns: those of a tuple or list, or the one value. Empty without an output node.
std::vector<const Argument*> ReturnedItems(const Graph& graph);

// Checks that the inputs name placeholders, each at most once and in their order; that no two parameters, buffers or
// constants share a target; and that there are as many outputs as the graph returns. Returns an InvalidArgument error
// that lists all problems.
absl::Status CheckSignature(const Signature& signature, const Graph& graph);

// The signature in the form that an ExportedProgram prints, one line for each input and output:
//   # inputs
//   p_weight: PARAMETER target='weight'
//   # outputs
//   add: USER_OUTPUT
// An output is listed under the name of its node, or as None.
std::string PrintSignature(const Signature& signature, const Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_GRAPH_SIGNATURE_H_
