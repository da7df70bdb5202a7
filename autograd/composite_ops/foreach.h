#ifndef BACKTAPE_AUTOGRAD_COMPOSITE_OPS_FOREACH_H_
#define BACKTAPE_AUTOGRAD_COMPOSITE_OPS_FOREACH_H_

#include "backtape/autograd/ops/dispatch.h"

namespace backtape {

// Calls an op on lists (ir/foreach.h) with autograd: calls the corresponding single-tensor op, which has the
// derivative, once per element.
IValue CallForeach(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// The in-place ops on lists in generated libraries. They return None. Elements are written in order, so a tensor that
// occurs twice in the list is written twice.

// Calls the in-place op on single tensors for each element.
IValue CallForeachInplace(const OpLibrary& library, int op_id, int single, absl::Span<const IValue> args);
template <int kSingle>
IValue CallForeachInplace(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  return CallForeachInplace(library, op_id, kSingle, args);
}

// For each element, calls the functional op on lists of one element, then copies the result into the tensor.
IValue CallForeachThenCopy(const OpLibrary& library, int op_id, int functional, absl::Span<const IValue> args);
template <int kFunctional>
IValue CallForeachThenCopy(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  return CallForeachThenCopy(library, op_id, kFunctional, args);
}

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_COMPOSITE_OPS_FOREACH_H_
