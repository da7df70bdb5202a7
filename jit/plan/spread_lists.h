#ifndef BACKTAPE_JIT_PLAN_SPREAD_LISTS_H_
#define BACKTAPE_JIT_PLAN_SPREAD_LISTS_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// Makes `operator.getitem` with a non-negative index the only use of list-typed values. Where the graph returns or
// passes on a whole list (`return (topk,)`, `cat(split)`), its items replace it. All types must be known. Returns
// whether anything changed.
bool SpreadLists(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_SPREAD_LISTS_H_
