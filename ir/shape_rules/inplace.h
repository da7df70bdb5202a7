#ifndef BACKTAPE_IR_SHAPE_RULES_INPLACE_H_
#define BACKTAPE_IR_SHAPE_RULES_INPLACE_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {

enum class WriteInto : uint8_t { kDistinctElements, kExpandedToo };

// Returns self's type if the functional op's result can be written into self.
absl::StatusOr<IValue> WriteBackType(ShapeContext& ctx, const IValue& self, absl::StatusOr<IValue> functional_result,
                                     WriteInto accepted = WriteInto::kDistinctElements);

// The rule of an in-place op whose functional op has the rule `Functional`. The two schemas differ only in alias
// annotations, and promotion is the same, so `Functional` can run with the in-place op as its context.
template <ShapeRuleFn Functional>
absl::StatusOr<IValue> InplaceShapeRule(ShapeContext& ctx, absl::Span<const IValue> args) {
  return WriteBackType(ctx, args[0], Functional(ctx, args));
}

// For an op that writes one value to some or all elements (the tag fills_expanded). Elements that share memory cannot
// get different values, so self may be expanded.
template <ShapeRuleFn Functional>
absl::StatusOr<IValue> FillShapeRule(ShapeContext& ctx, absl::Span<const IValue> args) {
  return WriteBackType(ctx, args[0], Functional(ctx, args), WriteInto::kExpandedToo);
}

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULES_INPLACE_H_
