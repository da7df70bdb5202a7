#ifndef BACKTAPE_INTERP_COMPARE_H_
#define BACKTAPE_INTERP_COMPARE_H_

#include <string>

#include "backtape/tensor/tensor.h"

namespace backtape {

// How close is close enough: |actual - expected| <= atol + rtol * |expected| for each element, or at most what
// `allowed` has for it.
struct Tolerance {
  double rtol = 0;
  double atol = 0;
  Tensor allowed = {};  // float64, row-major, of the same sizes; undefined: nothing more
};

// What two tensors differ by. NaN equals NaN, an infinity equals the same infinity, and the zeros are equal.
struct Difference {
  // Not empty: they can't be compared ("expected f32[2, 3], found f32[3, 2]"); everything below is then 0.
  std::string mismatch;
  int64_t num_elements = 0;
  int64_t num_outside = 0;       // elements outside the tolerance
  double max_absolute = 0;       // infinity where only one side is NaN or infinite
  double max_relative = 0;       // largest |a - e| / |e| over elements with e != 0
  double scale = 0;              // largest finite |e|
  double relative_to_scale = 0;  // max_absolute / scale; max_absolute where that is 0
  int64_t worst_index = -1;      // row-major position of max_absolute; -1 when all are equal
  double worst_actual = 0;
  double worst_expected = 0;

  bool ok() const { return mismatch.empty() && num_outside == 0; }
  // "3 of 6 elements outside the tolerance; worst at [1, 2]: found 1.5, expected 1".
  std::string ToString(const Tensor& expected) const;
};

// Dtypes and sizes must be equal; strides are free. Integers and bool are compared as such, so 64-bit ones exactly.
Difference Compare(const Tensor& actual, const Tensor& expected, const Tolerance& tolerance);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_COMPARE_H_
