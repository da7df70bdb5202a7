#ifndef BACKTAPE_JIT_EMIT_LANE_FUNCTIONS_H_
#define BACKTAPE_JIT_EMIT_LANE_FUNCTIONS_H_

#include "backtape/jit/emit/simd.h"
#include "backtape/jit/kernel_ir/opcode.h"

namespace backtape::jit {

// Scalar functions that native code calls for operations without vector instructions. Null if there is none.
LaneFunction LaneConversion(Lane from, Lane to);
// `op` with operands and result of one type; integers narrower than 32 bits are passed as int32.
LaneFunction LaneFunctionOf(Op op, Lane lane);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_LANE_FUNCTIONS_H_
