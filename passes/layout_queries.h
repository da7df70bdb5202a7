#ifndef BACKTAPE_PASSES_LAYOUT_QUERIES_H_
#define BACKTAPE_PASSES_LAYOUT_QUERIES_H_

#include "backtape/ir/node.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// True if a change of the strides of `node` could be observed, directly or through ops that propagate layouts: the
// node, a view of it or a result with stated strides is returned; an op reads the strides; or an op writes to a
// value that is a view or a copy, depending on the strides. Also true if the search takes too long.
bool StridesMatter(const Node& node);

// True if both have strides, and these are equal except in dims of size 1, where strides have no effect.
bool HaveSameStrides(const TensorType& a, const TensorType& b);

// True if nothing can observe that `node` gets the strides of `other`, which has its sizes: they are equal, or they do
// not matter. Strides in dims of size 1 have no effect on memory, but in PyTorch they decide whether an operand
// counts as channels-last, and thereby the layout of results.
bool MayTakeStridesOf(const Node& node, const TensorType& other);

// False if both are tensors whose strides are known and differ.
bool MayHaveSameStrides(const ValueType& a, const ValueType& b);

// True if a stride is 0 over a size other than 1, so that elements share memory.
bool IsExpanded(const ValueType& type);

// True if both types are known and equal in dtype, sizes, device and whether they are wrapped numbers.
bool HaveSameType(const Node& a, const Node& b);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_LAYOUT_QUERIES_H_
