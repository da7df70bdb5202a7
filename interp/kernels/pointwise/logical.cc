// Logical and bitwise ops, and shifts.
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise_loop.h"
#include "backtape/tensor/wrapping.h"

namespace backtape::kernels {
namespace {

absl::Status BitwiseAnd(const Operand& self, const Operand& other, const Tensor& out) {
  return Map<kIntegerOrBoolean>(out, {self, other}, [](auto x, auto y) { return x & y; });
}
absl::Status BitwiseOr(const Operand& self, const Operand& other, const Tensor& out) {
  return Map<kIntegerOrBoolean>(out, {self, other}, [](auto x, auto y) { return x | y; });
}
absl::Status BitwiseXor(const Operand& self, const Operand& other, const Tensor& out) {
  return Map<kIntegerOrBoolean>(out, {self, other}, [](auto x, auto y) { return x ^ y; });
}

// A negative shift count, or one of at least the width, shifts out all bits.
absl::Status LeftShift(const Operand& self, const Operand& other, const Tensor& out) {
  const int64_t bits = 8 * ItemSize(out.dtype());
  return Map<kInteger>(out, {self, other},
                       [bits](int64_t x, int64_t y) { return y < 0 || y >= bits ? 0 : WrappingShiftLeft(x, y); });
}
// Arithmetic shift: fills with copies of the sign bit.
absl::Status RightShift(const Operand& self, const Operand& other, const Tensor& out) {
  const int64_t most = out.dtype() == DType::kUInt8 ? 8 : 8 * ItemSize(out.dtype()) - 1;
  return Map<kInteger>(out, {self, other},
                       [most](int64_t x, int64_t y) { return x >> (y < 0 || y >= most ? most : y); });
}

}  // namespace

absl::Status logical_and(const Tensor& self, const Tensor& other, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self, other}, [](auto x, auto y) { return x && y; });
}
absl::Status logical_or(const Tensor& self, const Tensor& other, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self, other}, [](auto x, auto y) { return x || y; });
}
absl::Status logical_xor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self, other}, [](auto x, auto y) { return !x != !y; });
}
absl::Status logical_not(const Tensor& self, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self}, [](auto x) { return !x; });
}

absl::Status bitwise_and_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return BitwiseAnd(self, other, out);
}
absl::Status bitwise_and_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return BitwiseAnd(self, other, out);
}
absl::Status bitwise_and_Scalar_Tensor(const Scalar& self, const Tensor& other, const Tensor& out) {
  return BitwiseAnd(self, other, out);
}
absl::Status bitwise_or_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return BitwiseOr(self, other, out);
}
absl::Status bitwise_or_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return BitwiseOr(self, other, out);
}
absl::Status bitwise_or_Scalar_Tensor(const Scalar& self, const Tensor& other, const Tensor& out) {
  return BitwiseOr(self, other, out);
}
absl::Status bitwise_xor_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return BitwiseXor(self, other, out);
}
absl::Status bitwise_xor_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return BitwiseXor(self, other, out);
}
absl::Status bitwise_xor_Scalar_Tensor(const Scalar& self, const Tensor& other, const Tensor& out) {
  return BitwiseXor(self, other, out);
}
absl::Status bitwise_not(const Tensor& self, const Tensor& out) {
  return Map<kIntegerOrBoolean>(out, {self}, [](auto x) {
    if constexpr (std::is_same_v<decltype(x), bool>) {
      return !x;
    } else {
      return ~x;
    }
  });
}

absl::Status bitwise_left_shift_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return LeftShift(self, other, out);
}
absl::Status bitwise_left_shift_Tensor_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return LeftShift(self, other, out);
}
absl::Status bitwise_left_shift_Scalar_Tensor(const Scalar& self, const Tensor& other, const Tensor& out) {
  return LeftShift(self, other, out);
}
absl::Status bitwise_right_shift_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return RightShift(self, other, out);
}
absl::Status bitwise_right_shift_Tensor_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return RightShift(self, other, out);
}
absl::Status bitwise_right_shift_Scalar_Tensor(const Scalar& self, const Tensor& other, const Tensor& out) {
  return RightShift(self, other, out);
}

}  // namespace backtape::kernels
