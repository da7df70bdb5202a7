#ifndef BACKTAPE_JIT_EMIT_MATH_H_
#define BACKTAPE_JIT_EMIT_MATH_H_

#include "backtape/jit/emit/simd.h"
#include "backtape/jit/kernel_ir/opcode.h"

namespace backtape::jit {

// Emits one instruction of class kArithmetic or kFloat on float vectors; `a` must be in a register. A function without
// a vector form is computed by calling a scalar function for each lane.
Vector EmitFloat(Simd& simd, Op op, const Vector& a, const Vector& b, const Vector& c);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_MATH_H_
