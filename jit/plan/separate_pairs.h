#ifndef BACKTAPE_JIT_PLAN_SEPARATE_PAIRS_H_
#define BACKTAPE_JIT_PLAN_SEPARATE_PAIRS_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// Makes the chains of pairs (paired_reductions.h) that are reduced in parts private: copies the nodes of a chain that
// nodes outside the pair read too.
void SeparatePairs(Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_SEPARATE_PAIRS_H_
