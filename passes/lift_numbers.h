#ifndef BACKTAPE_PASSES_LIFT_NUMBERS_H_
#define BACKTAPE_PASSES_LIFT_NUMBERS_H_

#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"

namespace backtape {

// A backward that was lowered again with other numbers (passes/lower_backward.h).
struct LoweredWith {
  const Graph* graph = nullptr;
  absl::Span<const double> numbers;
};

// Turns the numbers marked in `is_lifted` into inputs of `graph`, which was lowered with `numbers`: 0-dim float64
// placeholders "numbers_i", marked as wrapped numbers, after the existing placeholders. The uses of a number are found
// by comparing `graph` with `others`, in which each lifted number has another value: each difference must be a lifted
// number as the second operand of add, sub, mul or div.
//
// Returns FailedPrecondition for any other difference: the number then affects control flow, or something else is
// computed from it. `graph` is then unchanged.
absl::Status LiftNumbers(Graph& graph, absl::Span<const double> numbers, const std::vector<bool>& is_lifted,
                         absl::Span<const LoweredWith> others);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_LIFT_NUMBERS_H_
