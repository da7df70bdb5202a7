#ifndef BACKTAPE_PASSES_LIFT_NUMBERS_H_
#define BACKTAPE_PASSES_LIFT_NUMBERS_H_

#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"

namespace backtape {

// One graph, lowered with other numbers (passes/lower_backward.h).
struct LoweredWith {
  const Graph* graph = nullptr;
  absl::Span<const double> numbers;
};

// Makes the numbers with `is_lifted` inputs of `graph`, which was lowered with `numbers`: 0-dim float64 placeholders
// "numbers_i", marked as wrapped numbers, after those there are. What is done with a number is found by comparing with
// `others`, in which each lifted number has another value: each difference must be one of them as the second operand of
// add, sub, mul or div.
//
// FailedPrecondition for any other difference: the number decides something, or something is computed from it. The
// graph may have been changed then.
absl::Status LiftNumbers(Graph& graph, absl::Span<const double> numbers, const std::vector<bool>& is_lifted,
                         absl::Span<const LoweredWith> others);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_LIFT_NUMBERS_H_
