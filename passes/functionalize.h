#ifndef BACKTAPE_PASSES_FUNCTIONALIZE_H_
#define BACKTAPE_PASSES_FUNCTIONALIZE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct FunctionalizeOptions {
  // Keep a write to a placeholder or attribute if it is the only one, does not go through a view, and only the output
  // reads the tensor afterwards. Such a write has the effect of the final copy_.
  bool keep_last_writes = false;
  // Keep the derivatives of the graph: a write through an alias that autograd does not relate to the tensor (detach,
  // no_grad_alias) becomes a call of detached_write or no_grad_write. By default, only values stay the same.
  bool keep_derivatives = false;
  // Receives a sentence for each storage whose writes cannot be replaced, with the reason, and one if the graph calls
  // autograd functions, which lose their own backward.
  std::vector<std::string>* notes = nullptr;
};

// Makes the graph plain (ir/plain_graph.h) and replaces writes by new values. Each in-place op becomes the op that
// computes the value it writes. A write through views is propagated to the tensor that owns the storage (transposed
// back, select_scatter, slice_scatter, ...). Later reads of that tensor, or of any view of it, read the new value. An
// allocation that is then filled (empty, then fill_ or zero_) becomes aten.full.
//
// The caller sees no difference: for each placeholder or attribute that was written, a copy_ of its last value is added
// at the end, as AOTAutograd does, and outputs that refer to it are read after that copy.
//
// If some write to a storage cannot be expressed (an unknown op, an op without a functional form, an overlapping view),
// all writes to that storage remain, with a note. A write of one value to an expanded tensor can be expressed. Run this
// pass before those that use the alias analysis, because they leave written values alone.
absl::StatusOr<bool> Functionalize(Graph& graph, const FunctionalizeOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_FUNCTIONALIZE_H_
