#ifndef BACKTAPE_INTERP_NAN_CHECK_H_
#define BACKTAPE_INTERP_NAN_CHECK_H_

#include "backtape/interp/executable.h"

namespace backtape {

// The number of NaN elements of a value: a tensor, or the tensors of a list. Returns ResourceExhausted if memory runs
// out.
absl::StatusOr<int64_t> TryCountNaN(const IValue& value);

// Returns a hook that ends a run at the first node whose value contains a NaN although no operand does. The error names
// the node, its op, the operands with the ranges of their values, and the user's source line. A NaN that comes from a
// placeholder is reported as such, at the node that first reads it.
NodeHook NaNCheck();

}  // namespace backtape

#endif  // BACKTAPE_INTERP_NAN_CHECK_H_
