#ifndef BACKTAPE_PASSES_VIEW_INVERSE_H_
#define BACKTAPE_PASSES_VIEW_INVERSE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "backtape/ir/graph.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// Propagation of a write through a view to the viewed tensor.

// The tensor that `view` refers to: its first operand or, for a getitem of split and similar ops, the tensor that was
// split. Null if it is not a view that can be written through: arguments that are not plain numbers, unknown types, or
// an op missing from the table.
Node* InvertibleViewSource(const Node& view);

// True for an expanded tensor. It can be written through only if all elements get the same value.
bool MayRepeatElements(const Node& view);

// True if the view is known to have all elements of its source.
bool HasAllElements(const Node& view);

// Returns `source` with the elements of `view` replaced by `value`. Creates calls directly before `before`, with its
// provenance. `view` must be invertible, and `source` must have the type of the tensor that it views.
Node* WriteThroughView(Graph& graph, Node* before, const Node& view, Node* source, Node* value);

// True if WriteThroughView reads `source`, which may otherwise be null.
bool ReadsSource(const Node& view);

// The dims from outermost to innermost if the type's elements are dense in that order; symbolic sizes and strides are
// compared by form. Returns nullopt for other strides.
std::optional<std::vector<int64_t>> DenseOrder(const TensorType& type);

// The inverse permutation.
std::vector<int64_t> InversePermutation(const std::vector<int64_t>& order);

// Returns `value` if it is known to be row-major, otherwise a clone that is.
Node* MakeContiguous(Graph& graph, Node* before, Node* value);

// `value` with the strides of `type`, or row-major if that has none. Returns `value` itself if its strides match or are
// unknown. Strides of `type` that are not dense are ignored if they contain symbols or let elements share memory.
Node* MakeStridesLike(Graph& graph, Node* before, const ValueType& type, Node* value);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_VIEW_INVERSE_H_
