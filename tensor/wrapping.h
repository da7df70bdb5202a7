#ifndef BACKTAPE_TENSOR_WRAPPING_H_
#define BACKTAPE_TENSOR_WRAPPING_H_

#include <cstdint>

namespace backtape {

// 64-bit integer arithmetic modulo 2^64, without undefined behaviour; PyTorch's kernels wrap the same way.
inline int64_t WrappingAdd(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
}
inline int64_t WrappingSub(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) - static_cast<uint64_t>(b));
}
inline int64_t WrappingMul(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
}
// `count` must be in [0, 63].
inline int64_t WrappingShiftLeft(int64_t a, int64_t count) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) << count);
}
// `exponent` must not be negative.
inline int64_t WrappingPow(int64_t base, int64_t exponent) {
  int64_t result = 1;
  for (; exponent > 0; exponent >>= 1) {
    if (exponent & 1) result = WrappingMul(result, base);
    base = WrappingMul(base, base);
  }
  return result;
}

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_WRAPPING_H_
