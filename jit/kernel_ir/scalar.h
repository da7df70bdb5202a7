#ifndef BACKTAPE_JIT_KERNEL_IR_SCALAR_H_
#define BACKTAPE_JIT_KERNEL_IR_SCALAR_H_

#include <cstdint>

#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit::scalar {

// The meaning of kernel instructions, for one value at a time.

// A value: floats in `number`, other types in `integer` (sign- or zero-extended).
struct Value {
  double number = 0;
  int64_t integer = 0;
};

// `v` rounded or wrapped to `type`.
Value Number(DType type, double v);
Value Integer(DType type, int64_t v);

// Element `i` of the array at `base`, of any dtype; 16-bit floats are returned as float32.
Value LoadElement(const void* base, int64_t i, DType dtype);
void StoreElement(void* base, int64_t i, DType dtype, const Value& v);

Value ConvertValue(const Value& v, DType from, DType to);
// CHECKs that the op is an integer operation.
Value IntegerOp(Op op, DType type, int64_t a, int64_t b);
// Computed in double, not rounded to `type`. CHECKs that the op is a floating-point operation.
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

// The initial value of a reduction, and the op that adds a term to it.
Value Initial(Op op, DType type);
Op Combiner(Op op);

}  // namespace backtape::jit::scalar

#endif  // BACKTAPE_JIT_KERNEL_IR_SCALAR_H_
