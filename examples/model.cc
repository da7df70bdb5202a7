#include "backtape/examples/model.h"

#include <vector>

namespace backtape::examples {

Variable Initialiser::Normal(absl::Span<const int64_t> sizes, double scale) {
  std::normal_distribution<float> normal(0, static_cast<float>(scale));
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<double> values;
  values.reserve(numel);
  for (int64_t i = 0; i < numel; ++i) values.push_back(normal(random_));
  return Variable(Tensor::FromValues(sizes, values, dtype_)).set_requires_grad();
}

Variable Initialiser::Constant(absl::Span<const int64_t> sizes, double value) const {
  return Variable(Tensor::Full(sizes, Scalar(value), dtype_)).set_requires_grad();
}

}  // namespace backtape::examples
