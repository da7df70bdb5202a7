#ifndef BACKTAPE_TENSOR_ROUNDED_TO_H_
#define BACKTAPE_TENSOR_ROUNDED_TO_H_

#include "backtape/tensor/dtype.h"
#include "backtape/tensor/half.h"

namespace backtape {

// `value` rounded to the nearest number of a floating-point dtype.
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

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_ROUNDED_TO_H_
