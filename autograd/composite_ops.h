#ifndef BACKTAPE_AUTOGRAD_COMPOSITE_OPS_H_
#define BACKTAPE_AUTOGRAD_COMPOSITE_OPS_H_

#include "backtape/autograd/dispatch.h"

// Ops with the tag composite, boxed: on the tape they are calls of other ops, which have the derivatives. For the
// builtin library's table only.
namespace backtape::composite_ops {

// The first output of native_dropout; in evaluation, and where nothing is dropped, the input itself, as in PyTorch.
IValue dropout(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape::composite_ops

#endif  // BACKTAPE_AUTOGRAD_COMPOSITE_OPS_H_
