// Kernels of codegen_spec/ops/pointwise.yaml.

#include <cmath>

#include "backtape/interp/kernel_declarations.h"

namespace backtape::kernels {
namespace {

// A tensor's element at a row-major position of the broadcast sizes.
double At(const Tensor& tensor, const Tensor& out, int64_t position) {
  int64_t index = 0;
  int64_t scale = 1;
  for (int64_t i = 1; i <= out.dim(); ++i) {
    const int64_t coordinate = position % out.size(-i);
    position /= out.size(-i);
    if (i > tensor.dim()) continue;
    if (tensor.size(-i) != 1) index += coordinate * scale;
    scale *= tensor.size(-i);
  }
  return tensor.item(index).to_double();
}

template <typename F>
absl::Status ForEach(const Tensor& out, const F& value_at) {
  Tensor values = Tensor::Empty(out.sizes(), DType::kFloat64);
  for (int64_t i = 0; i < out.numel(); ++i) values.data<double>()[i] = value_at(i);
  CopyElements(values, out);
  return absl::OkStatus();
}

}  // namespace

absl::Status add_Tensor(const Tensor& self, const Tensor& other, const Scalar& alpha, const Tensor& out) {
  return ForEach(out, [&](int64_t i) { return At(self, out, i) + alpha.to_double() * At(other, out, i); });
}

absl::Status gt_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return ForEach(out, [&](int64_t i) { return At(self, out, i) > other.to_double() ? 1.0 : 0.0; });
}

absl::Status mul_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return ForEach(out, [&](int64_t i) { return At(self, out, i) * At(other, out, i); });
}

absl::Status relu(const Tensor& self, const Tensor& out) {
  return ForEach(out, [&](int64_t i) {
    const double x = At(self, out, i);
    return x < 0 ? 0.0 : x;
  });
}

absl::Status sigmoid(const Tensor& self, const Tensor& out) {
  return ForEach(out, [&](int64_t i) { return 1 / (1 + std::exp(-At(self, out, i))); });
}

absl::Status where_self(const Tensor& condition, const Tensor& self, const Tensor& other, const Tensor& out) {
  return ForEach(out, [&](int64_t i) { return At(At(condition, out, i) != 0 ? self : other, out, i); });
}

}  // namespace backtape::kernels
