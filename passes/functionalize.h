#ifndef BACKTAPE_PASSES_FUNCTIONALIZE_H_
#define BACKTAPE_PASSES_FUNCTIONALIZE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct FunctionalizeOptions {
  // Leave a write of a whole placeholder or attribute when it is the only one and none but the output reads it
  // afterwards: it does what the copy_ at the end would.
  bool keep_last_writes = false;
  // Gets a sentence for each write that was left in the graph, with the reason.
  std::vector<std::string>* notes = nullptr;
};

// Replaces writes by new values. Each in-place op becomes the op that computes what it writes; a write through views is
// carried to the storage's first tensor (transposed back, select_scatter, slice_scatter, ...), and later reads, of that
// tensor or of any view of it, read from the new value. Filled memory (empty, then fill_ or zero_) becomes aten.full.
//
// The caller sees the same: for each placeholder or attribute that was written, one copy_ of its last value stands at
// the end, as AOTAutograd writes it, and what the graph returns of it is read after that copy.
//
// Where a write of some storage can't be expressed (unknown op, overlapping view, an op that writes without a
// functional form), all writes of that storage stay, with a note. Run before the passes that ask the alias analysis:
// they leave written values alone.
absl::StatusOr<bool> Functionalize(Graph& graph, const FunctionalizeOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_FUNCTIONALIZE_H_
