#ifndef BACKTAPE_INTERP_KERNELS_ROUNDING_H_
#define BACKTAPE_INTERP_KERNELS_ROUNDING_H_

#include "backtape/tensor/dtype.h"
#include "backtape/tensor/half.h"

namespace backtape::kernels {

// The nearest number of a floating-point dtype.
inline double RoundedTo(DType dtype, double value) {
  switch (dtype) {
    case DType::kFloat16:
      return static_cast<float>(Float16(static_cast<float>(value)));
    case DType::kBFloat16:
      return static_cast<float>(BFloat16(static_cast<float>(value)));
    case DType::kFloat32:
      return static_cast<float>(value);
    default:
      return value;
  }
}

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_ROUNDING_H_
