#ifndef BACKTAPE_INTERP_NAN_CHECK_H_
#define BACKTAPE_INTERP_NAN_CHECK_H_

#include "backtape/interp/executable.h"

namespace backtape {

// How many elements of a value (a tensor, or the tensors of a list) are NaN. ResourceExhausted without memory.
absl::StatusOr<int64_t> TryCountNaN(const IValue& value);
// The same for eager code: throws backtape::Error.
int64_t CountNaN(const IValue& value);

// A hook that ends a run at the first node whose value holds a NaN while none of its operands does, and whose status
// names the node, its op, the operands with their ranges of values, and the user's line. A NaN that comes in with a
// placeholder is reported at the node that first reads it, as such.
NodeHook NaNCheck();

}  // namespace backtape

#endif  // BACKTAPE_INTERP_NAN_CHECK_H_
