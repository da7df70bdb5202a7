#ifndef BACKTAPE_AUTOGRAD_COMPOSITE_OPS_FOREACH_H_
#define BACKTAPE_AUTOGRAD_COMPOSITE_OPS_FOREACH_H_

#include "backtape/autograd/ops/dispatch.h"

namespace backtape {

// Calls an op on lists (ir/foreach.h) on the tape, as one call per element of the op on a tensor, which has the
// derivative.
IValue CallForeach(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_COMPOSITE_OPS_FOREACH_H_
