#ifndef BACKTAPE_PASSES_VIEW_INVERSE_H_
#define BACKTAPE_PASSES_VIEW_INVERSE_H_

#include "backtape/ir/graph.h"

namespace backtape {

// How a write through a view changes what was viewed.

// The tensor that `view` views: its first operand, or for a getitem of split and the like the tensor that was split.
// Null when it is no view that can be written through: a view whose elements overlap, arguments that are not plain
// numbers, types that are not known, an op that the table does not have.
Node* InvertibleViewSource(const Node& view);

// The tensor `source` with the elements that `view` shows replaced by `value`. Calls go directly before `before` and
// take its provenance. `view` must be invertible; `source` has the type of the tensor that it views.
Node* WriteThroughView(Graph& graph, Node* before, const Node& view, Node* source, Node* value);

// Whether WriteThroughView reads `source`. If not, it may be null.
bool ReadsSource(const Node& view);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_VIEW_INVERSE_H_
