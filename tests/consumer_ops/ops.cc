// The hand-written parts of the ops: kernels, shape rules, and a helper function that a formula calls.
#include <array>
#include <cmath>
#include <optional>

#include "backtape/autograd/ops.h"
#include "bent/derivative_functions.h"
#include "bent/kernel_declarations.h"
#include "bent/shape_rule_declarations.h"

namespace bent {

using backtape::Scalar;
using backtape::Tensor;
using backtape::Variable;

namespace kernels {
namespace {

// The values of x as a row-major float64 tensor of the shape of `out`.
Tensor Operand(const Tensor& x, const Tensor& out) {
  Tensor values = Tensor::Empty(out.sizes(), backtape::DType::kFloat64);
  backtape::CopyElements(x, values);
  return values;
}

}  // namespace

absl::Status bend(const Tensor& self, const Scalar& slope, const Tensor& out) {
  const Tensor values = Operand(self, out);
  double* const v = values.data<double>();
  for (int64_t i = 0; i < values.numel(); ++i) v[i] += (std::sqrt(v[i] * v[i] + 1) - 1) * slope.to_double();
  backtape::CopyElements(values, out);
  return absl::OkStatus();
}

absl::Status bend_backward(const Tensor& grad_output, const Tensor& self, const Scalar& slope, const Tensor& out) {
  const Tensor grads = Operand(grad_output, out);
  const Tensor values = Operand(self, out);
  const double* const v = values.data<double>();
  double* const g = grads.data<double>();
  for (int64_t i = 0; i < values.numel(); ++i) g[i] *= v[i] / std::sqrt(v[i] * v[i] + 1) * slope.to_double() + 1;
  backtape::CopyElements(grads, out);
  return absl::OkStatus();
}

absl::Status pair_sums(const Tensor& self, const Tensor& out) {
  const Tensor x = self.To(backtape::DType::kFloat64);
  const Tensor y = Tensor::Empty(out.sizes(), x.dtype());
  for (int64_t i = 0; i < y.numel(); ++i) y.data<double>()[i] = x.data<double>()[i] + x.data<double>()[i + 1];
  backtape::CopyElements(y, out);
  return absl::OkStatus();
}

absl::Status tally(const Tensor& self, const Tensor& total, const Tensor& out) {
  for (int64_t i = 0; i < self.numel(); ++i) total.data<double>()[0] += self.item(i).to_double();
  backtape::CopyElements(self, out);
  return absl::OkStatus();
}

absl::Status polar(const Tensor& x, const Tensor& y, const Tensor& r, const Tensor& theta) {
  for (int64_t i = 0; i < x.numel(); ++i) {
    r.data<double>()[i] = std::hypot(x.item(i).to_double(), y.item(i).to_double());
    theta.data<double>()[i] = std::atan2(y.item(i).to_double(), x.item(i).to_double());
  }
  return absl::OkStatus();
}

}  // namespace kernels

namespace shape_rules {

absl::StatusOr<backtape::TensorType> pair_sums(backtape::ShapeContext& ctx, const backtape::TensorType& self) {
  if (self.dim() != 1) return absl::InvalidArgumentError("pair_sums takes a vector");
  return backtape::TensorType::Contiguous(self.dtype, {self.sizes[0] - 1});
}

absl::StatusOr<backtape::TensorType> evens(backtape::ShapeContext& ctx, const backtape::TensorType& self) {
  if (self.dim() != 1) return absl::InvalidArgumentError("evens takes a vector");
  backtape::TensorType view = self;
  view.sizes = {backtape::SymInt::FloorDiv(self.sizes[0] + 1, 2)};
  if (self.strides.has_value()) view.strides = backtape::SymIntVector{(*self.strides)[0] * 2};
  return view;
}

absl::StatusOr<backtape::TensorType> tally(backtape::ShapeContext& ctx, const backtape::TensorType& self,
                                           const backtape::TensorType& total) {
  if (total.dim() != 0 || total.dtype != backtape::DType::kFloat64) {
    return absl::InvalidArgumentError("total must be a float64 scalar");
  }
  return backtape::TensorType::Contiguous(self.dtype, self.sizes);
}

absl::StatusOr<std::array<std::optional<backtape::TensorType>, 2>> polar(backtape::ShapeContext& ctx,
                                                                         const backtape::TensorType& x,
                                                                         const backtape::TensorType& y) {
  if (x.sizes != y.sizes || x.dtype != backtape::DType::kFloat64 || y.dtype != x.dtype) {
    return absl::InvalidArgumentError("x and y must be float64 and have the same sizes");
  }
  const auto type = backtape::TensorType::Contiguous(x.dtype, x.sizes);
  return std::array<std::optional<backtape::TensorType>, 2>{type, type};
}

}  // namespace shape_rules

namespace formulas {

// Each element contributes to the sums on its left and right.
Variable spread(const Variable& grad, const backtape::SymIntSpan& sizes) {
  const Variable left = backtape::ops::constant_pad_nd(grad, {0, 1});
  const Variable right = backtape::ops::constant_pad_nd(grad, {1, 0});
  return backtape::ops::add(left, right);
}

Variable spread_evens(const Variable& grad, const backtape::SymIntSpan& sizes) {
  const backtape::SymInt size = sizes.get()[0];
  return backtape::ops::slice_backward(grad, {size}, 0, 0, size, 2);
}

}  // namespace formulas

}  // namespace bent
