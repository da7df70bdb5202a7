#ifndef BACKTAPE_TENSOR_INTEGER_RANGE_H_
#define BACKTAPE_TENSOR_INTEGER_RANGE_H_

#include <algorithm>
#include <cstdint>
#include <limits>

#include "backtape/tensor/dtype.h"
#include "backtape/tensor/scalar.h"

namespace backtape {

// The range of integers between a dtype's least and greatest finite values, clamped to 64 bits.
struct IntegerRange {
  int64_t least;
  int64_t greatest;
};

inline IntegerRange IntegerRangeOf(DType dtype) {
  switch (dtype) {
    case DType::kBool:
      return {0, 1};
    case DType::kUInt8:
      return {0, std::numeric_limits<uint8_t>::max()};
    case DType::kInt8:
      return {std::numeric_limits<int8_t>::min(), std::numeric_limits<int8_t>::max()};
    case DType::kInt16:
      return {std::numeric_limits<int16_t>::min(), std::numeric_limits<int16_t>::max()};
    case DType::kInt32:
      return {std::numeric_limits<int32_t>::min(), std::numeric_limits<int32_t>::max()};
    case DType::kFloat16:
      return {-65504, 65504};
    default:
      return {std::numeric_limits<int64_t>::min(), std::numeric_limits<int64_t>::max()};
  }
}

// The element that a tensor of an integer dtype has after `value` was written to it: the value modulo 2^bits.
inline int64_t WrappedTo(DType dtype, int64_t value) {
  switch (dtype) {
    case DType::kUInt8:
      return static_cast<uint8_t>(value);
    case DType::kInt8:
      return static_cast<int8_t>(value);
    case DType::kInt16:
      return static_cast<int16_t>(value);
    case DType::kInt32:
      return static_cast<int32_t>(value);
    default:
      return value;
  }
}

// If both `bound` and `dtype` are integer, `bound` clamped to the dtype's range; otherwise `bound` unchanged.
inline Scalar SaturatedTo(DType dtype, const Scalar& bound) {
  if (!IsInteger(dtype) || !bound.is_integer()) return bound;
  const IntegerRange range = IntegerRangeOf(dtype);
  return Scalar(std::clamp(bound.to_int64(), range.least, range.greatest));
}

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_INTEGER_RANGE_H_
