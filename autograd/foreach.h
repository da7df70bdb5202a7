#ifndef BACKTAPE_AUTOGRAD_FOREACH_H_
#define BACKTAPE_AUTOGRAD_FOREACH_H_

#include "backtape/autograd/dispatch.h"

namespace backtape {

// An op on lists (ir/foreach.h) on the tape: calls of the op on one tensor, which has the derivative.
IValue CallForeach(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_FOREACH_H_
