#include "backtape/tensor/float_limits.h"

#include <limits>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

struct Limits {
  double epsilon;
  double smallest_normal;
};

template <typename T>
Limits LimitsOf() {
  return {std::numeric_limits<T>::epsilon(), std::numeric_limits<T>::min()};
}

Limits LimitsOf(DType dtype) {
  switch (dtype) {
    case DType::kFloat16:
    case DType::kComplex32:
      return {0x1p-10, 0x1p-14};
    case DType::kBFloat16:
      return {0x1p-7, 0x1p-126};
    case DType::kFloat32:
    case DType::kComplex64:
      return LimitsOf<float>();
    case DType::kFloat64:
    case DType::kComplex128:
      return LimitsOf<double>();
    case DType::kFloat8E4M3FN:
      return {0x1p-3, 0x1p-6};
    case DType::kFloat8E5M2:
      return {0x1p-2, 0x1p-14};
    case DType::kFloat8E4M3FNUZ:
      return {0x1p-3, 0x1p-7};
    case DType::kFloat8E5M2FNUZ:
      return {0x1p-2, 0x1p-15};
    case DType::kFloat8E8M0FNU:
      return {1, 0x1p-127};
    case DType::kFloat4E2M1FNX2:
      return {0.5, 1};
    default:
      throw Error(absl::InvalidArgumentError(absl::StrCat(TorchName(dtype), " is not a floating-point dtype")));
  }
}

}  // namespace

double Epsilon(DType dtype) { return LimitsOf(dtype).epsilon; }
double SmallestNormal(DType dtype) { return LimitsOf(dtype).smallest_normal; }

}  // namespace backtape
