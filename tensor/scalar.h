#ifndef BACKTAPE_TENSOR_SCALAR_H_
#define BACKTAPE_TENSOR_SCALAR_H_

#include <concepts>
#include <cstdint>

#include "backtape/tensor/dtype.h"

namespace backtape {

// A Python number: bool, int or float. Its dtype in type promotion is bool, int64 or float64 (as a wrapped number).
class Scalar {
 public:
  Scalar() : Scalar(int64_t{0}) {}
  // Accepts only bool itself, so that a pointer does not convert to bool.
  template <std::same_as<bool> T>
  Scalar(T v) : kind_(DType::kBool), int_(v) {}             // NOLINT: implicit like numbers
  Scalar(int64_t v) : kind_(DType::kInt64), int_(v) {}      // NOLINT
  Scalar(int v) : Scalar(static_cast<int64_t>(v)) {}        // NOLINT
  Scalar(double v) : kind_(DType::kFloat64), double_(v) {}  // NOLINT

  DType dtype() const { return kind_; }
  bool is_bool() const { return kind_ == DType::kBool; }
  bool is_integer() const { return kind_ == DType::kInt64; }
  bool is_floating_point() const { return kind_ == DType::kFloat64; }

  double to_double() const { return is_floating_point() ? double_ : static_cast<double>(int_); }
  // Truncates a floating-point value towards zero. NaN and values out of range become INT64_MIN, as in x86's
  // conversion.
  int64_t to_int64() const;
  bool to_bool() const { return is_floating_point() ? double_ != 0 : int_ != 0; }

 private:
  DType kind_;
  union {
    int64_t int_;
    double double_;
  };
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_SCALAR_H_
