#include "backtape/jit/plan/type_strides.h"

namespace backtape::jit {

SymIntVector StridesOf(const TensorType& type) {
  return type.strides.has_value() ? *type.strides : ContiguousStrides(type.sizes);
}

}  // namespace backtape::jit
