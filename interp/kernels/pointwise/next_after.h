#ifndef BACKTAPE_INTERP_KERNELS_POINTWISE_NEXT_AFTER_H_
#define BACKTAPE_INTERP_KERNELS_POINTWISE_NEXT_AFTER_H_

#include <cmath>
#include <cstdint>

namespace backtape::kernels {

// std::nextafter for a 16-bit float, Float16 or BFloat16. `x` and `y` are numbers of that type.
template <typename Half>
float NextAfter(float x, float y) {
  if (std::isnan(x) || std::isnan(y)) return x + y;
  if (x == y) return y;
  uint16_t bits = Half(x).bits;
  if (x == 0) {
    bits = y > 0 ? 0x0001 : 0x8001;
  } else if ((x < y) == (x > 0)) {
    ++bits;  // away from zero
  } else {
    --bits;
  }
  return static_cast<float>(Half::FromBits(bits));
}

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_POINTWISE_NEXT_AFTER_H_
