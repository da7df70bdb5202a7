#include "backtape/tensor/scalar.h"

#include "backtape/tensor/element_access.h"

namespace backtape {

int64_t Scalar::to_int64() const { return is_floating_point() ? ConvertElement<int64_t>(double_) : int_; }

}  // namespace backtape
