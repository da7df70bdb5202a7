#ifndef BACKTAPE_JIT_PLAN_CONSTANT_SUBGRAPHS_H_
#define BACKTAPE_JIT_PLAN_CONSTANT_SUBGRAPHS_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// Evaluates, with the reference kernels, the values that depend only on calls without tensor operands (aten.arange,
// aten.full, ...). Replaces them by attributes, or by aten.full if all elements are equal, with the provenance of the
// replaced nodes. The following values are not folded:
// - parameters (get_attr), which belong to the caller;
// - results of random and impure calls, of products and of convolutions;
// - results of calls that fail, so that they fail when the graph runs;
// - values of more than 4 MB, and all further values once 4 million elements have been computed;
// - large values that are cheaper to recompute in their readers than to load.
// Calls without remaining readers stay in the graph. Returns whether anything was replaced.
bool FoldConstantSubgraphs(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_CONSTANT_SUBGRAPHS_H_
