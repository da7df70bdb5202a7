#ifndef BACKTAPE_PASSES_VIEW_INVERSE_H_
#define BACKTAPE_PASSES_VIEW_INVERSE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "backtape/ir/graph.h"
#include "backtape/tensor/tensor_type.h"

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

// Dims from the outermost to the innermost, when elements of the type's strides lie dense in that order; symbolic sizes
// and strides are compared by their forms. nullopt for other strides.
std::optional<std::vector<int64_t>> DenseOrder(const TensorType& type);

// The permutation that undoes one.
std::vector<int64_t> InversePermutation(const std::vector<int64_t>& order);

// Row-major `value`: itself when it is known to be, else a clone.
Node* MakeContiguous(Graph& graph, Node* before, Node* value);

// `value` with the strides of `type`, row-major where it has none; itself where its own strides are those or not known,
// or where the type's strides leave gaps.
Node* MakeStridesLike(Graph& graph, Node* before, const ValueType& type, Node* value);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_VIEW_INVERSE_H_
