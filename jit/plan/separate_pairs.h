#ifndef BACKTAPE_JIT_PLAN_SEPARATE_PAIRS_H_
#define BACKTAPE_JIT_PLAN_SEPARATE_PAIRS_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// For each pair of reductions (paired_reductions.h) that is computed in parts: copies its chain if nodes outside the
// pair read any node of the chain too. The copy is then private to the pair. Returns whether anything changed.
bool SeparatePairs(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_SEPARATE_PAIRS_H_
