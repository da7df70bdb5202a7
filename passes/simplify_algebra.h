#ifndef BACKTAPE_PASSES_SIMPLIFY_ALGEBRA_H_
#define BACKTAPE_PASSES_SIMPLIFY_ALGEBRA_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct SimplifyAlgebraOptions {
  // Take +0 and -0 for the same: x + 0 -> x.
  bool allow_signed_zero = false;
  // Take it that no operand is infinite or NaN: x * 0 -> 0, also in matrix products. Sets allow_signed_zero too. Part
  // of no standard pipeline, because it changes values (a NaN disappears), as in XLA, which folds x * 0 for integers
  // only.
  bool assume_finite = false;
};

// What must hold for a rule to keep values.
enum class AlgebraCondition : uint8_t {
  kExact,       // bit for bit, whatever the operands (the payload of a NaN aside)
  kSignedZero,  // but for the sign of a zero
  kFinite,      // for finite operands, but for the sign of a zero
};

struct AlgebraRuleInfo {
  absl::string_view name;
  absl::string_view doc;  // "x * 1 -> x"
  AlgebraCondition condition;
};
// Every rule, in the order they are tried.
absl::Span<const AlgebraRuleInfo> AlgebraRules();

// Applies algebraic identities until none fits, in one walk over the graph. No rule changes dtypes, sizes, or strides
// that anybody could see; operands that are written in place are left alone.
absl::StatusOr<bool> SimplifyAlgebra(Graph& graph, const SimplifyAlgebraOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_SIMPLIFY_ALGEBRA_H_
