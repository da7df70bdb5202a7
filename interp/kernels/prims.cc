// Prims that torch.compile's decompositions leave in graphs.
#include <cmath>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {

absl::Status prims_convert_element_type(const Tensor& a, DType dtype, const Tensor& out) {
  CopyElements(a, out);
  return absl::OkStatus();
}

absl::Status prims_iota(int64_t length, int64_t start, int64_t step, DType dtype, const Device& device,
                        bool requires_grad, const Tensor& out) {
  std::vector<int64_t> values(length);
  for (int64_t i = 0; i < length; ++i) values[i] = start + i * step;
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status prims_rev(const Tensor& a, absl::Span<const int64_t> dims, const Tensor& out) {
  return flip(a, dims, out);
}

// Like a fused multiply-add, does not round the product before the addition.
absl::Status prims_fma(const Tensor& a, const Tensor& b, const Tensor& c, const Tensor& out) {
  std::vector<double> values = ReadDense<double>(Expand(a, out.sizes()));
  const std::vector<double> factors = ReadDense<double>(Expand(b, out.sizes()));
  const std::vector<double> addends = ReadDense<double>(Expand(c, out.sizes()));
  for (size_t i = 0; i < values.size(); ++i) values[i] = std::fma(values[i], factors[i], addends[i]);
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status prims_inductor_force_stride_order(const Tensor& input, absl::Span<const int64_t> stride,
                                               const Tensor& out) {
  CopyElements(input, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
