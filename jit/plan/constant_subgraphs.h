#ifndef BACKTAPE_JIT_PLAN_CONSTANT_SUBGRAPHS_H_
#define BACKTAPE_JIT_PLAN_CONSTANT_SUBGRAPHS_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// Computes what follows from calls without tensor operands (aten.arange, aten.full, ...) with the reference kernels,
// and puts it into the graph as attributes, which take the provenance of what they replace. Left as they are:
// parameters (get_attr), whose values are the owner's; random and impure calls; what fails, which then fails when it
// runs; products and convolutions; values of more than 4 MB; and large values that cost less to compute where they are
// needed than to read. Calls that nothing reads any longer stay behind. True when something was replaced.
bool FoldConstantSubgraphs(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_CONSTANT_SUBGRAPHS_H_
