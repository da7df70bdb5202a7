#ifndef BACKTAPE_IR_FOREACH_H_
#define BACKTAPE_IR_FOREACH_H_

#include <cstddef>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/ivalue.h"

// Ops on lists of tensors (`_foreach_add.List`), which the generator derives from ops on single tensors, their base
// ops. A list op calls its base op once for each element: call i takes element i of each list and the other arguments
// unchanged. Only builtin list ops have base ops here; a list op of a generated library has a kernel of its own.
namespace backtape {

// The base op that a builtin op on lists calls for each element; null for any other op.
const OpSchema* ForeachBase(const OpSchema& op);

// The index of the argument of `base` that corresponds to argument `k` of `op`: the one with the same name, else `k`.
size_t ForeachArgument(const OpSchema& op, const OpSchema& base, size_t k);

// The number of calls. Returns InvalidArgument if the bound list arguments differ in length or are empty.
absl::StatusOr<size_t> ForeachLength(const OpSchema& op, absl::Span<const IValue> args);

// The bound arguments of call `i` to `base`.
IValueList ForeachCall(const OpSchema& op, const OpSchema& base, absl::Span<const IValue> args, size_t i);

// The shape rule of ctx.op(), a builtin op on lists: returns a list with the base rule's result for each call, or None
// for an in-place op.
absl::StatusOr<IValue> ForeachShapeRule(ShapeContext& ctx, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_IR_FOREACH_H_
