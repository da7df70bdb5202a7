#ifndef BACKTAPE_AUTOGRAD_FORWARD_DUAL_CALL_H_
#define BACKTAPE_AUTOGRAD_FORWARD_DUAL_CALL_H_

#include "backtape/autograd/ops/dispatch.h"

namespace backtape::internal {

// Calls an op, some of whose arguments have tangents, and sets the tangents of its results. Throws Unimplemented if the
// op is differentiable but has no forward-mode formula.
IValue CallDual(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_FORWARD_DUAL_CALL_H_
