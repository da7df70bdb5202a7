#ifndef BACKTAPE_PASSES_FULL_CALL_H_
#define BACKTAPE_PASSES_FULL_CALL_H_

#include "backtape/ir/graph.h"
#include "backtape/tensor/scalar.h"

namespace backtape {

// Creates a call of aten.full with the sizes, dtype and device of `old`, like CallFor (passes/rewrite.h). Reads
// symbolic sizes from placeholders. Returns null if no placeholder has one of them, if the dtype cannot be stored, or
// if the op table has no aten.full.
Node* FullFor(Graph& graph, Node* old, const Scalar& value);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_FULL_CALL_H_
