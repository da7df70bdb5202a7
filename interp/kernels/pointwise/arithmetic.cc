// Sums, products and related ops.
#include <numeric>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/interp/kernels/pointwise_loop.h"

namespace backtape::kernels {
namespace {

bool IsOne(const Scalar& number) { return number.to_double() == 1; }

// self + alpha * other.
absl::Status AddScaled(const Operand& self, const Operand& other, const Scalar& alpha, const Tensor& out) {
  if (IsOne(alpha)) return Map<kAllTypes>(out, {self, other}, [](auto x, auto y) { return Add(x, y); });
  return Map<kAllTypes>(out, {self, other, alpha}, [](auto x, auto y, auto a) { return Add(x, Multiply(a, y)); });
}

// self - alpha * other.
absl::Status SubtractScaled(const Operand& self, const Operand& other, const Scalar& alpha, const Tensor& out) {
  if (IsOne(alpha)) return Map<kNumbers>(out, {self, other}, [](auto x, auto y) { return Subtract(x, y); });
  return Map<kNumbers>(out, {self, other, alpha}, [](auto x, auto y, auto a) { return Subtract(x, Multiply(a, y)); });
}

absl::Status Product(const Operand& self, const Operand& other, const Tensor& out) {
  return Map<kAllTypes>(out, {self, LoneNumberUnrounded(other, out)}, [](auto x, auto y) { return Multiply(x, y); });
}

absl::Status Interpolate(const Tensor& self, const Tensor& end, const Operand& weight, const Tensor& out) {
  return Map<kFloats>(out, {self, end, weight}, [](auto from, auto to, auto w) {
    using T = decltype(from);
    // Interpolates from the nearer end, which is exact at both ends.
    return std::abs(w) < T{0.5} ? from + w * (to - from) : to - (to - from) * (1 - w);
  });
}

}  // namespace

absl::Status add_Tensor(const Tensor& self, const Tensor& other, const Scalar& alpha, const Tensor& out) {
  return AddScaled(self, other, alpha, out);
}
absl::Status add_Scalar(const Tensor& self, const Scalar& other, const Scalar& alpha, const Tensor& out) {
  return AddScaled(self, other, alpha, out);
}
absl::Status sub_Tensor(const Tensor& self, const Tensor& other, const Scalar& alpha, const Tensor& out) {
  return SubtractScaled(self, other, alpha, out);
}
absl::Status sub_Scalar(const Tensor& self, const Scalar& other, const Scalar& alpha, const Tensor& out) {
  return SubtractScaled(self, other, alpha, out);
}
absl::Status rsub_Tensor(const Tensor& self, const Tensor& other, const Scalar& alpha, const Tensor& out) {
  return SubtractScaled(other, self, alpha, out);
}
absl::Status rsub_Scalar(const Tensor& self, const Scalar& other, const Scalar& alpha, const Tensor& out) {
  return SubtractScaled(other, self, alpha, out);
}

absl::Status mul_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Product(self, other, out);
}
absl::Status mul_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return Product(self, other, out);
}

absl::Status addcmul(const Tensor& self, const Tensor& tensor1, const Tensor& tensor2, const Scalar& value,
                     const Tensor& out) {
  return Map<kNumbers>(out, {self, tensor1, tensor2, Operand(value).Unrounded()},
                       [](auto x, auto y, auto z, auto v) { return Add(x, Multiply(Multiply(v, y), z)); });
}
absl::Status addcdiv(const Tensor& self, const Tensor& tensor1, const Tensor& tensor2, const Scalar& value,
                     const Tensor& out) {
  return Map<kFloats>(out, {self, tensor1, tensor2, Operand(value).Unrounded()},
                      [](auto x, auto y, auto z, auto v) { return x + v * y / z; });
}

absl::Status lerp_Tensor(const Tensor& self, const Tensor& end, const Tensor& weight, const Tensor& out) {
  return Interpolate(self, end, weight, out);
}
absl::Status lerp_Scalar(const Tensor& self, const Tensor& end, const Scalar& weight, const Tensor& out) {
  return Interpolate(self, end, Operand(weight).Unrounded(), out);
}

absl::Status neg(const Tensor& self, const Tensor& out) {
  return Map<kNumbers>(out, {self}, [](auto x) { return Negate(x); });
}

// Complex dtypes are not supported; the conjugate of a real number is the number itself.
absl::Status _conj_physical(const Tensor& self, const Tensor& out) {
  return Map<kAllTypes>(out, {self}, [](auto x) { return x; });
}

absl::Status abs(const Tensor& self, const Tensor& out) {
  return Map<kNumbers>(out, {self}, [](auto x) {
    if constexpr (kIsFloating<decltype(x)>) return std::abs(x);
    return x < 0 ? Negate(x) : x;
  });
}

absl::Status square(const Tensor& self, const Tensor& out) {
  return Map<kNumbers>(out, {self}, [](auto x) { return Multiply(x, x); });
}

absl::Status native_dropout_backward(const Tensor& grad_output, const Tensor& mask, double scale, const Tensor& out) {
  return Map<kFloats>(out, {grad_output, mask, Operand(scale).Unrounded()},
                      [](auto grad, auto kept, auto s) { return grad * (kept * s); });
}

}  // namespace backtape::kernels
