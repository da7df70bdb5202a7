#ifndef BACKTAPE_TENSOR_CHECKED_H_
#define BACKTAPE_TENSOR_CHECKED_H_

#include <cstdint>
#include <optional>

// Overflow-checked arithmetic on sizes, strides, offsets and byte counts. A result that does not fit in 64 bits is
// nullopt; the saturating forms, for estimates and bounds, return the nearest representable number instead. SymInt's
// operators (tensor/sym_int.h) report overflow through SymInt::overflowed().
namespace backtape {

inline std::optional<int64_t> CheckedAdd(int64_t a, int64_t b) {
  int64_t sum = 0;
  if (__builtin_add_overflow(a, b, &sum)) return std::nullopt;
  return sum;
}
inline std::optional<int64_t> CheckedSub(int64_t a, int64_t b) {
  int64_t difference = 0;
  if (__builtin_sub_overflow(a, b, &difference)) return std::nullopt;
  return difference;
}
inline std::optional<int64_t> CheckedMul(int64_t a, int64_t b) {
  int64_t product = 0;
  if (__builtin_mul_overflow(a, b, &product)) return std::nullopt;
  return product;
}
// `exponent` must not be negative.
inline std::optional<int64_t> CheckedPow(int64_t base, int64_t exponent) {
  // Bases other than 0, 1 and -1 overflow within 64 steps; with these three, the loop would run `exponent` times.
  if (base == 0 || base == 1) return exponent == 0 ? 1 : base;
  if (base == -1) return exponent % 2 == 0 ? 1 : -1;
  std::optional<int64_t> power = 1;
  for (; exponent > 0 && power.has_value(); --exponent) power = CheckedMul(*power, base);
  return power;
}

inline int64_t SaturatingAdd(int64_t a, int64_t b) { return CheckedAdd(a, b).value_or(b < 0 ? INT64_MIN : INT64_MAX); }
inline int64_t SaturatingMul(int64_t a, int64_t b) {
  return CheckedMul(a, b).value_or((a < 0) == (b < 0) ? INT64_MAX : INT64_MIN);
}

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_CHECKED_H_
