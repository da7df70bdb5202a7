#ifndef BACKTAPE_PASSES_REMOVE_NOOP_VIEWS_AND_COPIES_H_
#define BACKTAPE_PASSES_REMOVE_NOOP_VIEWS_AND_COPIES_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct RemoveNoopViewsAndCopiesOptions {
  // Also remove copies (clone, _to_copy, lift_fresh_copy, copy) whose result may as well be the original.
  bool copies = true;
};

// Removes views that show what they view as it is (alias, detach, view to the same sizes, expand that repeats nothing,
// permute that keeps the order, slice of everything), merges view after view, expand after expand and permute after
// permute (transpose and t are permutes) into one, and removes copies to the same dtype and strides that nobody writes.
// Most of it needs known types. Views may go even where storage is written, since a view reads the same storage at the
// same time as what it views; copies may not.
absl::StatusOr<bool> RemoveNoopViewsAndCopies(Graph& graph, const RemoveNoopViewsAndCopiesOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_REMOVE_NOOP_VIEWS_AND_COPIES_H_
