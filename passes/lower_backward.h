#ifndef BACKTAPE_PASSES_LOWER_BACKWARD_H_
#define BACKTAPE_PASSES_LOWER_BACKWARD_H_

#include <memory>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/autograd/capture/captured_backward.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

struct LowerBackwardOptions {
  const OpLibrary* library = &BuiltinLibrary();
  // Decides questions about symbolic sizes and collects the guards.
  ShapeEnv* shape_env = nullptr;  // required
  // The values of the captured graph's numbers_i, which become constants of the lowered graph.
  absl::Span<const double> numbers = {};
};

// Lowers a captured backward to ops: the functional form of each opaque call is traced with symbolic tensors. The types
// of the captured graph's placeholders must be known; a size that is a plain number becomes a constant.
//
// Returns a new graph with those placeholders that are still read, under the same names. Every node carries the stack
// and sequence number of the forward op of its tape node, and has the captured call as its origin; gradient sums carry
// a note. A gradient is added in place to an existing grad(); a new grad() gets memory of its own and becomes an
// argument of compiled_autograd.ops.set_grad.
//
// Returns an error that names the captured call that cannot be lowered and the reason, for example a hook.
absl::StatusOr<std::unique_ptr<Graph>> LowerBackward(const Graph& captured, const CapturedBackward& forms,
                                                     const LowerBackwardOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_LOWER_BACKWARD_H_
