#ifndef BACKTAPE_PASSES_LAYOUT_QUERIES_H_
#define BACKTAPE_PASSES_LAYOUT_QUERIES_H_

#include "backtape/ir/node.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// Whether a change of the strides of `node` could be observed: it is returned, or an op reads its strides, directly or
// after ops that pass layouts on. Returns true if the search takes too long.
bool StridesMatter(const Node& node);

// Whether both have strides, and these are equal except in dims of one element, where strides have no effect.
bool HaveSameStrides(const TensorType& a, const TensorType& b);

// Whether both types are known and equal in dtype, sizes and device.
bool HaveSameType(const Node& a, const Node& b);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_LAYOUT_QUERIES_H_
