#ifndef BACKTAPE_JIT_PLAN_CONSTANT_SUBGRAPHS_H_
#define BACKTAPE_JIT_PLAN_CONSTANT_SUBGRAPHS_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// Evaluates, with the reference kernels, what depends only on calls without tensor operands (aten.arange, aten.full,
// ...), and replaces it by attributes with the provenance of the replaced nodes. Not folded: parameters (get_attr),
// whose values belong to the owner; random and impure calls; calls that fail, so that they fail when the graph runs;
// products and convolutions; values of more than 4 MB, and all further values when 4 million elements have been
// computed; large values that are cheaper to recompute in their readers than to load. Calls without remaining readers
// stay in the graph. Returns whether anything was replaced.
bool FoldConstantSubgraphs(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_CONSTANT_SUBGRAPHS_H_
