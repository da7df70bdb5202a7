#ifndef BACKTAPE_IR_INLINE_SUBGRAPHS_H_
#define BACKTAPE_IR_INLINE_SUBGRAPHS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct InlineSubgraphsOptions {
  // Leaves calls of autograd functions as they are, because the derivatives of their nodes may differ from
  // `backward`.
  bool keep_autograd_functions = false;
};

// Replaces each call of a wrapper, and each call_module that names a subgraph, by the nodes of the subgraph, in the
// graph and in its subgraphs. The nodes keep their stacks and types, and their names where these are free. The results
// of a subgraph that runs with gradients disabled pass through aten.detach. The casts of wrap_with_autocast are added
// (ir/autocast.h). Erases subgraphs that are no longer used. Returns whether any call was replaced. Fails if a subgraph
// is missing, if the arguments or users of a call do not fit it, if autocast would cast inside of a nested subgraph (a
// branch of control flow, or a kept autograd function), or if the graph becomes too large. Calls of switch become calls
// of cond first.
absl::StatusOr<bool> InlineSubgraphs(Graph& graph, const InlineSubgraphsOptions& options = {});

// Erases the subgraphs that no get_attr or call_module node names, in the graph and in its subgraphs. Returns whether
// any subgraph was erased.
bool EraseUnusedSubgraphs(Graph& graph);

// Erases a call without uses, with the get_attr nodes and subgraphs that only this call uses.
void EraseCallAndSubgraphs(Graph& graph, Node* call);

}  // namespace backtape

#endif  // BACKTAPE_IR_INLINE_SUBGRAPHS_H_
