#ifndef BACKTAPE_INTERP_COMPARE_H_
#define BACKTAPE_INTERP_COMPARE_H_

#include <string>

#include "backtape/tensor/tensor.h"

namespace backtape {

// Accepts an element if |actual - expected| <= atol + rtol * |expected|, or if the difference is at most the element's
// value in `allowed`. In addition, up to 2 % of the elements (a single one in a tensor of 10 to 99 elements) may differ
// by up to the largest finite value in `allowed`. The reason is that `allowed` is estimated from samples: a rare event,
// such as a changed sign of an input of a ReLU, may have hit other elements in the samples than in this comparison.
struct Tolerance {
  double rtol = 0;
  double atol = 0;
  Tensor allowed = {};  // row-major float64 of the same sizes; if undefined, no extra tolerance
};

// The difference between two tensors. NaN equals NaN, an infinity equals the same infinity, and +0 equals -0.
struct Difference {
  // If not empty, the tensors cannot be compared ("expected f32[2, 3], found f32[3, 2]") and the numbers below are 0.
  std::string mismatch;
  int64_t num_elements = 0;
  int64_t num_outside = 0;       // elements outside the tolerance
  double max_absolute = 0;       // infinity if only one side is NaN or infinite
  double max_relative = 0;       // largest |actual - expected| / |expected| where expected != 0
  double scale = 0;              // largest finite |expected|
  double relative_to_scale = 0;  // max_absolute / scale, or max_absolute if scale is 0
  int64_t worst_index = -1;      // row-major index of the worst element; -1 if all are equal
  double worst_actual = 0;
  double worst_expected = 0;

  bool ok() const { return mismatch.empty() && num_outside == 0; }
  // "3 of 6 elements are outside the tolerance; worst at [1, 2]: found 1.5, expected 1".
  std::string ToString(const Tensor& expected) const;
};

// Dtypes and sizes must be equal; strides may differ. Differences are computed in float64, but two different 64-bit
// integers never count as equal.
Difference Compare(const Tensor& actual, const Tensor& expected, const Tolerance& tolerance);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_COMPARE_H_
