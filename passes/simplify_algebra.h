#ifndef BACKTAPE_PASSES_SIMPLIFY_ALGEBRA_H_
#define BACKTAPE_PASSES_SIMPLIFY_ALGEBRA_H_

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/algebra_rule_info.h"

namespace backtape {

struct SimplifyAlgebraOptions {
  // Treat +0 and -0 as equal: x + 0 -> x.
  bool allow_signed_zero = false;
  // Assume that no operand is infinite or NaN: x * 0 -> 0, also in matrix products. Implies allow_signed_zero. Not part
  // of any standard pipeline, because it can make a NaN disappear. (For the same reason, XLA folds x * 0 for integers
  // only.)
  bool assume_finite = false;
};

// All rules, in the order in which they are tried.
absl::Span<const AlgebraRuleInfo> AlgebraRules();

// Applies algebraic identities until none matches, in one walk over the graph. Does not change dtypes, sizes or
// observable strides, and does not touch operands that are written in place.
absl::StatusOr<bool> SimplifyAlgebra(Graph& graph, const SimplifyAlgebraOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_SIMPLIFY_ALGEBRA_H_
