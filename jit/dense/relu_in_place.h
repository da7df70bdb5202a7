#ifndef BACKTAPE_JIT_DENSE_RELU_IN_PLACE_H_
#define BACKTAPE_JIT_DENSE_RELU_IN_PLACE_H_

#include "backtape/tensor/dtype.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// Elements in memory: `strides` are in elements, and the dims may be in any order.
struct StridedElements {
  DType dtype = DType::kFloat32;
  DimVector sizes;
  DimVector strides;
};

// Replaces negative elements by 0 and keeps NaN, which oneDNN's own relu replaces by 0. Only for float32 and bfloat16.
void ReluInPlace(const StridedElements& elements, void* data);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_RELU_IN_PLACE_H_
