#ifndef BACKTAPE_AUTOGRAD_COMPOSITE_OPS_FOREACH_H_
#define BACKTAPE_AUTOGRAD_COMPOSITE_OPS_FOREACH_H_

#include "backtape/autograd/ops/dispatch.h"

namespace backtape {

// Calls an op on lists (ir/foreach.h) with autograd: calls the corresponding single-tensor op, which has the
// derivative, once per element.
IValue CallForeach(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_COMPOSITE_OPS_FOREACH_H_
