#ifndef BACKTAPE_PASSES_FULL_CALL_H_
#define BACKTAPE_PASSES_FULL_CALL_H_

#include "backtape/ir/graph.h"
#include "backtape/tensor/scalar.h"

namespace backtape {

// A call of aten.full with the sizes, dtype and device of `old`, made as CallFor (passes/rewrite.h) makes calls; symbolic
// sizes are read from placeholders. Null when no placeholder has one of them, the dtype can't be stored, or the op table
// has no aten.full.
Node* FullFor(Graph& graph, Node* old, const Scalar& value);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_FULL_CALL_H_
