// What the generator can't know of the ops: kernels, a shape rule, a function that a formula calls.
#include <cmath>

#include "backtape/autograd/ops.h"
#include "bent/derivative_functions.h"
#include "bent/kernel_declarations.h"
#include "bent/shape_rule_declarations.h"

namespace bent {

using backtape::Scalar;
using backtape::Tensor;
using backtape::Variable;

namespace kernels {

absl::Status bend(const Tensor& self, const Scalar& slope, const Tensor& out) {
  const Tensor x = self.To(backtape::DType::kFloat64);  // row-major
  Tensor y = Tensor::Empty(x.sizes(), x.dtype());
  const double* const from = x.data<double>();
  double* const to = y.data<double>();
  for (int64_t i = 0; i < x.numel(); ++i) {
    to[i] = (std::sqrt(from[i] * from[i] + 1) - 1) * slope.to_double() + from[i];
  }
  backtape::CopyElements(y, out);
  return absl::OkStatus();
}

absl::Status pair_sums(const Tensor& self, const Tensor& out) {
  const Tensor x = self.To(backtape::DType::kFloat64);
  Tensor y = Tensor::Empty(out.sizes(), x.dtype());
  for (int64_t i = 0; i < y.numel(); ++i) y.data<double>()[i] = x.data<double>()[i] + x.data<double>()[i + 1];
  backtape::CopyElements(y, out);
  return absl::OkStatus();
}

}  // namespace kernels

namespace shape_rules {

absl::StatusOr<backtape::TensorType> pair_sums(backtape::ShapeContext& ctx, const backtape::TensorType& self) {
  if (self.dim() != 1) return absl::InvalidArgumentError("pair_sums takes a vector");
  return backtape::TensorType::Contiguous(self.dtype, {self.sizes[0] - 1});
}

}  // namespace shape_rules

namespace formulas {

// Each element is in the sums left and right of it.
Variable spread(const Variable& grad, const backtape::SymIntSpan& sizes) {
  const Variable left = backtape::ops::constant_pad_nd(grad, {0, 1});
  const Variable right = backtape::ops::constant_pad_nd(grad, {1, 0});
  return backtape::ops::add(left, right);
}

}  // namespace formulas

}  // namespace bent
