#ifndef BACKTAPE_JIT_KERNEL_IR_SCALAR_H_
#define BACKTAPE_JIT_KERNEL_IR_SCALAR_H_

#include <cstdint>

#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit::scalar {

// What the instructions of kernels mean, one value at a time.

// A value: floats in `number`, all others in `integer` (sign- or zero-extended).
struct Value {
  double number = 0;
  int64_t integer = 0;
};

// Rounded or wrapped as values of `type` are.
Value Number(DType type, double v);
Value Integer(DType type, int64_t v);

// The element `i` behind `base`, of any dtype; the 16-bit floats as float32.
Value LoadElement(const void* base, int64_t i, DType dtype);
void StoreElement(void* base, int64_t i, DType dtype, const Value& v);

Value ConvertValue(const Value& v, DType from, DType to);
// CHECKs that the op is one of integers.
Value IntegerOp(Op op, DType type, int64_t a, int64_t b);
// In double, not rounded to `type`. CHECKs that the op is one of floats.
double NumberOp(Op op, DType type, double a, double b, double c);

template <typename T>
bool Compare(Op op, T a, T b) {
  switch (op) {
    case Op::kEq:
      return a == b;
    case Op::kNe:
      return a != b;
    case Op::kLt:
      return a < b;
    case Op::kLe:
      return a <= b;
    case Op::kGt:
      return a > b;
    default:
      return a >= b;
  }
}

// What a reduction begins with, and the op that adds a term to it.
Value Initial(Op op, DType type);
Op Combiner(Op op);

}  // namespace backtape::jit::scalar

#endif  // BACKTAPE_JIT_KERNEL_IR_SCALAR_H_
