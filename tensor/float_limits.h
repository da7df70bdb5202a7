#ifndef BACKTAPE_TENSOR_FLOAT_LIMITS_H_
#define BACKTAPE_TENSOR_FLOAT_LIMITS_H_

#include "backtape/tensor/dtype.h"

namespace backtape {

// Properties of a floating-point dtype, or of a complex dtype's parts, as torch.finfo states them; dtype.h has the
// largest finite value. The functions throw backtape::Error for other dtypes.

// The difference between 1 and the next larger number.
double Epsilon(DType dtype);
// The smallest positive number that is not denormal.
double SmallestNormal(DType dtype);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_FLOAT_LIMITS_H_
