#ifndef BACKTAPE_PASSES_SIMPLIFY_ALGEBRA_H_
#define BACKTAPE_PASSES_SIMPLIFY_ALGEBRA_H_

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/algebra_rule_info.h"

namespace backtape {

struct SimplifyAlgebraOptions {
  // Take +0 and -0 for the same: x + 0 -> x.
  bool allow_signed_zero = false;
  // Take it that no operand is infinite or NaN: x * 0 -> 0, also in matrix products. Sets allow_signed_zero too. Part
  // of no standard pipeline, because it changes values (a NaN disappears), as in XLA, which folds x * 0 for integers
  // only.
  bool assume_finite = false;
};

// Every rule, in the order they are tried.
absl::Span<const AlgebraRuleInfo> AlgebraRules();

// Applies algebraic identities until none fits, in one walk over the graph. No rule changes dtypes, sizes, or strides
// that anybody could see; operands that are written in place are left alone.
absl::StatusOr<bool> SimplifyAlgebra(Graph& graph, const SimplifyAlgebraOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_SIMPLIFY_ALGEBRA_H_
