#ifndef BACKTAPE_IR_FOREACH_H_
#define BACKTAPE_IR_FOREACH_H_

#include <cstddef>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/ivalue.h"

// Ops on lists of tensors (`_foreach_add.List`), made by the generator from ops on one tensor, their base: call i takes
// element i of each list, and the other arguments as they are. Only builtin ops have such forms.
namespace backtape {

// The op that a builtin op on lists calls for each element; null for all others.
const OpSchema* ForeachBase(const OpSchema& op);

// The argument of `base` that argument `k` of `op` is: the one of the same name, else the k-th.
size_t ForeachArgument(const OpSchema& op, const OpSchema& base, size_t k);

// The number of calls. InvalidArgument when lists among the bound arguments differ in length, or are empty.
absl::StatusOr<size_t> ForeachLength(const OpSchema& op, absl::Span<const IValue> args);

// The bound arguments of call `i` of `base`.
IValueList ForeachCall(const OpSchema& op, const OpSchema& base, absl::Span<const IValue> args, size_t i);

// The shape rule of ctx.op(): a list of what the rule of the base op says of each call. For builtin ops.
absl::StatusOr<IValue> ForeachShapeRule(ShapeContext& ctx, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_IR_FOREACH_H_
