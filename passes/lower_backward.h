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
  // Decides about symbolic sizes; gets the guards.
  ShapeEnv* shape_env = nullptr;  // required
  // The values of the captured graph's numbers_i: constants of the lowered graph.
  absl::Span<const double> numbers = {};
};

// A captured backward at operator level: the functional form of each opaque call is traced with symbolic tensors. The
// types of the captured graph's placeholders must be known (a size that is a plain number becomes a constant).
//
// A new graph with the placeholders that are still read, of the same names. Every node carries the stack and sequence
// number of the forward op that its tape node belongs to, and the captured call as its origin; sums of gradients have
// their note. A grad() that was there is added to in place; a new one, in memory of its own, is an argument of
// compiled_autograd.ops.set_grad.
//
// InvalidArgument names the captured call that can't be lowered, and why: a call of a hook, for instance.
absl::StatusOr<std::unique_ptr<Graph>> LowerBackward(const Graph& captured, const CapturedBackward& forms,
                                                     const LowerBackwardOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_LOWER_BACKWARD_H_
