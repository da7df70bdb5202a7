#ifndef BACKTAPE_IR_SHAPE_RULES_CHOOSE_SIZE_H_
#define BACKTAPE_IR_SHAPE_RULES_CHOOSE_SIZE_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/sym_int.h"

namespace backtape::shape_rules {

// The smaller and the larger of two sizes. Without evidence, the result keeps a Min or Max: a guess could make a size
// wrong for some runs.
inline SymInt SmallerSize(ShapeContext& ctx, const SymInt& a, const SymInt& b, absl::string_view reason) {
  const std::optional<bool> is_less = ctx.TrySmaller(a, b, reason);
  if (!is_less.has_value()) return SymInt::Min(a, b);
  return *is_less ? a : b;
}

inline SymInt LargerSize(ShapeContext& ctx, const SymInt& a, const SymInt& b, absl::string_view reason) {
  const std::optional<bool> is_less = ctx.TrySmaller(a, b, reason);
  if (!is_less.has_value()) return SymInt::Max(a, b);
  return *is_less ? b : a;
}

}  // namespace backtape::shape_rules

#endif  // BACKTAPE_IR_SHAPE_RULES_CHOOSE_SIZE_H_
