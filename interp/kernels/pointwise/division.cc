// Quotients and remainders. Integer division by 0 is an error; floating-point division gives infinities and NaN.
#include <numeric>
#include <optional>

#include "absl/strings/string_view.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/interp/kernels/pointwise_loop.h"

namespace backtape::kernels {
namespace {

// Maps the element function `divide`, and reports integer divisors of 0.
template <typename F>
absl::Status MapDivision(const Operand& self, const Operand& other, const Tensor& out, const F& divide) {
  bool found_zero = false;
  const auto guarded = [&found_zero, divide](auto x, auto y) {
    if constexpr (!kIsFloating<decltype(y)>) {
      if (y == 0) {
        found_zero = true;
        return y;
      }
    }
    return divide(x, y);
  };
  const absl::Status status = Map<kNumbers>(out, {self, other}, guarded);
  return found_zero ? absl::InvalidArgumentError("ZeroDivisionError: division of an integer by zero") : status;
}

absl::Status TrueQuotient(const Operand& self, const Operand& other, const Tensor& out) {
  return Map<kFloats>(out, {self, LoneNumberUnrounded(other, out)}, [](auto x, auto y) { return x / y; });
}

absl::Status FloorQuotient(const Operand& self, const Operand& other, const Tensor& out) {
  return MapDivision(self, LoneNumberUnrounded(other, out), out, [](auto x, auto y) { return FloorDivide(x, y); });
}

absl::Status Quotient(const Operand& self, const Operand& other, std::optional<absl::string_view> rounding_mode,
                      const Tensor& out) {
  if (!rounding_mode.has_value()) return TrueQuotient(self, other, out);
  if (*rounding_mode == "floor") return FloorQuotient(self, other, out);
  return MapDivision(self, LoneNumberUnrounded(other, out), out, [](auto x, auto y) { return TruncDivide(x, y); });
}

absl::Status FloorRest(const Operand& self, const Operand& other, const Tensor& out) {
  return MapDivision(self, other, out, [](auto x, auto y) { return Remainder(x, y); });
}

absl::Status TruncRest(const Operand& self, const Operand& other, const Tensor& out) {
  return MapDivision(self, other, out, [](auto x, auto y) { return Fmod(x, y); });
}

uint64_t Magnitude(int64_t x) { return x < 0 ? -static_cast<uint64_t>(x) : static_cast<uint64_t>(x); }

}  // namespace

absl::Status div_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return TrueQuotient(self, other, out);
}
absl::Status div_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return TrueQuotient(self, other, out);
}
absl::Status div_Tensor_mode(const Tensor& self, const Tensor& other, std::optional<absl::string_view> rounding_mode,
                             const Tensor& out) {
  return Quotient(self, other, rounding_mode, out);
}
absl::Status div_Scalar_mode(const Tensor& self, const Scalar& other, std::optional<absl::string_view> rounding_mode,
                             const Tensor& out) {
  return Quotient(self, other, rounding_mode, out);
}

absl::Status floor_divide(const Tensor& self, const Tensor& other, const Tensor& out) {
  return FloorQuotient(self, other, out);
}
absl::Status floor_divide_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return FloorQuotient(self, other, out);
}

absl::Status remainder_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return FloorRest(self, other, out);
}
absl::Status remainder_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return FloorRest(self, other, out);
}
absl::Status remainder_Scalar_Tensor(const Scalar& self, const Tensor& other, const Tensor& out) {
  return FloorRest(self, other, out);
}

absl::Status fmod_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return TruncRest(self, other, out);
}
absl::Status fmod_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return TruncRest(self, other, out);
}

absl::Status reciprocal(const Tensor& self, const Tensor& out) {
  return Map<kFloats>(out, {self}, [](auto x) { return 1 / x; });
}

absl::Status gcd(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kInteger>(out, {self, other}, [](int64_t x, int64_t y) { return std::gcd(Magnitude(x), Magnitude(y)); });
}

absl::Status lcm(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kInteger>(out, {self, other}, [](int64_t x, int64_t y) -> int64_t {
    const int64_t divisor = static_cast<int64_t>(std::gcd(Magnitude(x), Magnitude(y)));
    if (divisor == 0) return 0;
    return static_cast<int64_t>(Magnitude(Multiply(TruncDivide(x, divisor), y)));
  });
}

}  // namespace backtape::kernels
