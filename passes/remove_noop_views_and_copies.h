#ifndef BACKTAPE_PASSES_REMOVE_NOOP_VIEWS_AND_COPIES_H_
#define BACKTAPE_PASSES_REMOVE_NOOP_VIEWS_AND_COPIES_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct RemoveNoopViewsAndCopiesOptions {
  // Also remove copies (clone, _to_copy, lift_fresh_copy, copy, no_grad_write, detached_write, slice_scatter of a whole
  // dim) whose result can be replaced by the original.
  bool copies = true;
  // Keep the derivatives of the graph: do not remove detach (except a detach of a detach), no_grad_alias, no_grad_write
  // and detached_write of floating-point tensors. By default, only values stay the same.
  bool keep_derivatives = false;
};

// Removes views that do not change their operand (alias, detach, no_grad_alias, view to the same sizes, expand without
// repetition, permute that keeps the order, slice of everything). Merges consecutive views, expands and permutes
// (including transpose and t) into one. Removes copies that keep dtype and strides, if reading the original instead is
// not observable. Most of this needs known types. Views of written storage can be removed too, because they show the
// same writes as their operand; copies cannot.
absl::StatusOr<bool> RemoveNoopViewsAndCopies(Graph& graph, const RemoveNoopViewsAndCopiesOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_REMOVE_NOOP_VIEWS_AND_COPIES_H_
