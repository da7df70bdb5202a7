#ifndef BACKTAPE_TESTS_AUTOGRAD_VARIABLES_H_
#define BACKTAPE_TESTS_AUTOGRAD_VARIABLES_H_

#include <utility>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/variable.h"

// Names for tests of the tape: the ops without a prefix, and functions that make float64 variables and read their
// elements.
namespace backtape::tape_test {

using namespace ops;  // NOLINT

inline Variable Constant(std::vector<int64_t> sizes, std::vector<double> values) {
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}
inline Variable Constant(double value) { return Constant({}, {value}); }
// A leaf that requires grad.
inline Variable Leaf(std::vector<int64_t> sizes, std::vector<double> values) {
  return Constant(std::move(sizes), std::move(values)).set_requires_grad();
}
// The elements in row-major order.
inline std::vector<double> Values(const Variable& x) {
  std::vector<double> values;
  for (int64_t i = 0; i < x.numel(); ++i) values.push_back(x.item(i).to_double());
  return values;
}

}  // namespace backtape::tape_test

#endif  // BACKTAPE_TESTS_AUTOGRAD_VARIABLES_H_
