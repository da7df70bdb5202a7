#ifndef BACKTAPE_JIT_PLAN_SPREAD_LISTS_H_
#define BACKTAPE_JIT_PLAN_SPREAD_LISTS_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// Makes `operator.getitem` with an index from 0 on the only use of values of list type: where the graph returns or
// passes on a whole list (`return (topk,)`, `cat(split)`), its items take the list's place; negative indices are
// counted from the front. All types must be known.
void SpreadLists(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_SPREAD_LISTS_H_
