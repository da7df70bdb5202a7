#ifndef BACKTAPE_JIT_PLAN_SIZES_OF_ONE_H_
#define BACKTAPE_JIT_PLAN_SIZES_OF_ONE_H_

#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// States the size 1 in the types of nodes wherever `env` knows that an expression, such as (Min(2, s0) + 1)//2, is 1.
// Plans need this number to see that a dim broadcasts. The types then hold only for runs that SizeCheck accepts. A size
// that is a single symbol is left unchanged, because types of placeholders define the symbols, and no plan covers runs
// in which a symbol is 1. Returns whether anything changed.
bool StateSizesOfOne(Graph& graph, const ShapeEnv& env);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_SIZES_OF_ONE_H_
