#ifndef BACKTAPE_JIT_PLAN_TYPE_STRIDES_H_
#define BACKTAPE_JIT_PLAN_TYPE_STRIDES_H_

#include "backtape/tensor/tensor_type.h"

namespace backtape::jit {

// The strides of `type`; row-major ones if it states none.
SymIntVector StridesOf(const TensorType& type);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_TYPE_STRIDES_H_
