// Predicates, minimum and maximum.
#include <cmath>
#include <optional>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/interp/kernels/pointwise_loop.h"

namespace backtape::kernels {
namespace {

absl::Status Equal(const Operand& self, const Operand& other, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self, other}, [](auto x, auto y) { return x == y; });
}
absl::Status NotEqual(const Operand& self, const Operand& other, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self, other}, [](auto x, auto y) { return x != y; });
}
absl::Status Less(const Operand& self, const Operand& other, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self, other}, [](auto x, auto y) { return x < y; });
}
absl::Status LessOrEqual(const Operand& self, const Operand& other, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self, other}, [](auto x, auto y) { return x <= y; });
}

absl::Status AtLeast(const Operand& self, const Operand& low, const Tensor& out) {
  return Map<kAllTypes>(out, {self, low}, [](auto x, auto y) { return Maximum(x, y); });
}
absl::Status AtMost(const Operand& self, const Operand& high, const Tensor& out) {
  return Map<kAllTypes>(out, {self, high}, [](auto x, auto y) { return Minimum(x, y); });
}
absl::Status Between(const Operand& self, const Operand& low, const Operand& high, const Tensor& out) {
  return Map<kNumbers>(out, {self, low, high}, [](auto x, auto y, auto z) { return Clamp(x, y, z); });
}

}  // namespace

absl::Status eq_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) { return Equal(self, other, out); }
absl::Status eq_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) { return Equal(self, other, out); }
absl::Status ne_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return NotEqual(self, other, out);
}
absl::Status ne_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return NotEqual(self, other, out);
}
absl::Status lt_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) { return Less(self, other, out); }
absl::Status lt_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) { return Less(self, other, out); }
absl::Status le_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return LessOrEqual(self, other, out);
}
absl::Status le_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return LessOrEqual(self, other, out);
}
absl::Status gt_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) { return Less(other, self, out); }
absl::Status gt_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) { return Less(other, self, out); }
absl::Status ge_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return LessOrEqual(other, self, out);
}
absl::Status ge_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return LessOrEqual(other, self, out);
}

absl::Status isnan(const Tensor& self, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self}, [](auto x) { return IsNan(x); });
}
absl::Status isinf(const Tensor& self, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self}, [](auto x) {
    if constexpr (kIsFloating<decltype(x)>) return std::isinf(x);
    return false;
  });
}
absl::Status isfinite(const Tensor& self, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self}, [](auto x) {
    if constexpr (kIsFloating<decltype(x)>) return std::isfinite(x);
    return true;
  });
}
absl::Status isposinf(const Tensor& self, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self}, [](auto x) {
    if constexpr (kIsFloating<decltype(x)>) return std::isinf(x) && x > 0;
    return false;
  });
}
absl::Status isneginf(const Tensor& self, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self}, [](auto x) {
    if constexpr (kIsFloating<decltype(x)>) return std::isinf(x) && x < 0;
    return false;
  });
}
absl::Status signbit(const Tensor& self, const Tensor& out) {
  return MapToBool<kAllTypes>(out, {self}, [](auto x) {
    if constexpr (kIsFloating<decltype(x)>) return std::signbit(x);
    return x < decltype(x){0};
  });
}

absl::Status maximum(const Tensor& self, const Tensor& other, const Tensor& out) { return AtLeast(self, other, out); }
absl::Status minimum(const Tensor& self, const Tensor& other, const Tensor& out) { return AtMost(self, other, out); }
// Prefers any number to NaN.
absl::Status fmax(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kAllTypes>(out, {self, other}, [](auto x, auto y) { return x >= y || IsNan(y) ? x : y; });
}
absl::Status fmin(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map<kAllTypes>(out, {self, other}, [](auto x, auto y) { return x <= y || IsNan(y) ? x : y; });
}

absl::Status clamp(const Tensor& self, std::optional<Scalar> min, std::optional<Scalar> max, const Tensor& out) {
  if (!max.has_value()) return AtLeast(self, *min, out);
  if (!min.has_value()) return AtMost(self, *max, out);
  return Between(self, *min, *max, out);
}
absl::Status clamp_Tensor(const Tensor& self, const Tensor& min, const Tensor& max, const Tensor& out) {
  if (!max.defined()) return AtLeast(self, min, out);
  if (!min.defined()) return AtMost(self, max, out);
  return Between(self, min, max, out);
}
absl::Status clamp_min(const Tensor& self, const Scalar& min, const Tensor& out) { return AtLeast(self, min, out); }
absl::Status clamp_min_Tensor(const Tensor& self, const Tensor& min, const Tensor& out) {
  return AtLeast(self, min, out);
}
absl::Status clamp_max(const Tensor& self, const Scalar& max, const Tensor& out) { return AtMost(self, max, out); }
absl::Status clamp_max_Tensor(const Tensor& self, const Tensor& max, const Tensor& out) {
  return AtMost(self, max, out);
}

}  // namespace backtape::kernels
