#ifndef BACKTAPE_IR_GEOMETRY_WRITES_H_
#define BACKTAPE_IR_GEOMETRY_WRITES_H_

#include "backtape/ir/graph.h"

namespace backtape {

// True for the in-place form of a view (t_, squeeze_, resize_), which changes a tensor's sizes and strides but no
// element.
bool WritesGeometry(const OpTable& ops, const OpSchema& op);

// Replaces each such call by the out-of-place view; later uses of the tensor, and of results of in-place calls on it,
// become uses of the view. Earlier views of the tensor keep their sizes. Two effects differ from PyTorch: a tensor that
// the caller passed in keeps its sizes, and a resize_ to more elements leaves earlier views in the old memory. Returns
// whether any call was replaced.
bool ReplaceGeometryWrites(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_GEOMETRY_WRITES_H_
