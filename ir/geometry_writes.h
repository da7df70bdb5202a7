#ifndef BACKTAPE_IR_GEOMETRY_WRITES_H_
#define BACKTAPE_IR_GEOMETRY_WRITES_H_

#include "backtape/ir/graph.h"

namespace backtape {

// True for the in-place form of a view (t_, squeeze_): it changes the sizes and strides of a tensor, and no element.
bool WritesGeometry(const OpTable& ops, const OpSchema& op);

// Replaces each such call by the view, which whatever reads the tensor afterwards then reads: under any of the names
// that in-place calls gave it. Views of the tensor that were made before keep their sizes. A tensor that the caller
// passed in keeps its sizes too, where PyTorch would change those of the caller's tensor. Returns whether any call was
// replaced.
bool ReplaceGeometryWrites(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_GEOMETRY_WRITES_H_
