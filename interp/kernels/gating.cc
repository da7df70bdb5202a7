// Gated linear units and weight normalisation.
#include <algorithm>
#include <cmath>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

// Marks every dim except `dim`, for a norm over all other dims.
std::vector<bool> AllDimsBut(int64_t dim, int64_t rank) {
  std::vector<bool> reduced(rank, true);
  if (rank > 0) reduced[Wrap(dim, rank)] = false;
  return reduced;
}

}  // namespace

absl::Status glu(const Tensor& self, int64_t dim, const Tensor& out) {
  dim = Wrap(dim, self.dim());
  const int64_t half = self.size(dim) / 2;
  std::vector<double> result = ReadDense<double>(Slice(self, dim, 0, half));
  const std::vector<double> gates = ReadDense<double>(Slice(self, dim, half, half));
  for (size_t i = 0; i < result.size(); ++i) result[i] *= Sigmoid(gates[i]);
  WriteDense(result, out);
  return absl::OkStatus();
}

absl::Status glu_backward(const Tensor& grad_output, const Tensor& self, int64_t dim, const Tensor& out) {
  dim = Wrap(dim, self.dim());
  const int64_t half = self.size(dim) / 2;
  std::vector<double> by_value = ReadDense<double>(grad_output);
  std::vector<double> by_gate = ReadDense<double>(Slice(self, dim, 0, half));
  const std::vector<double> gates = ReadDense<double>(Slice(self, dim, half, half));
  for (size_t i = 0; i < gates.size(); ++i) {
    const double gate = Sigmoid(gates[i]);
    by_value[i] *= gate;
    by_gate[i] *= by_value[i] * (1 - gate);
  }
  WriteDense(by_value, Slice(out, dim, 0, half));
  WriteDense(by_gate, Slice(out, dim, half, half));
  return absl::OkStatus();
}

absl::Status _weight_norm_interface(const Tensor& v, const Tensor& g, int64_t dim, const Tensor& out0,
                                    const Tensor& out1) {
  const Rows<double> rows = ReadRows<double>(v, AllDimsBut(dim, v.dim()));
  const std::vector<double> sizes = ReadDense<double>(g);
  std::vector<double> norms(rows.count);
  Rows<double> scaled = rows;
  const bool is_double = v.dtype() == DType::kFloat64;
  for (int64_t r = 0; r < rows.count; ++r) {
    // As in PyTorch, squares may underflow or overflow in float32.
    for (double x : rows.row(r)) norms[r] += is_double ? x * x : static_cast<double>(static_cast<float>(x * x));
    norms[r] = std::sqrt(norms[r]);
    for (double& x : scaled.row(r)) x *= sizes[r] / norms[r];
  }
  WriteDense(norms, out1);
  const int64_t kept = v.dim() == 0 ? 0 : Wrap(dim, v.dim());
  WriteDense(scaled.values, MoveDim(out0, kept, 0));
  return absl::OkStatus();
}

// The gradients of w = v g / |v|.
absl::Status _weight_norm_interface_backward(const Tensor& grad_w, const Tensor& saved_v, const Tensor& saved_g,
                                             const Tensor& saved_norms, int64_t dim, const Tensor& out0,
                                             const Tensor& out1) {
  const std::vector<bool> reduced = AllDimsBut(dim, saved_v.dim());
  const Rows<double> v = ReadRows<double>(saved_v, reduced);
  Rows<double> grads = ReadRows<double>(grad_w, reduced);
  const std::vector<double> sizes = ReadDense<double>(saved_g), norms = ReadDense<double>(saved_norms);
  std::vector<double> by_size(v.count);
  for (int64_t r = 0; r < v.count; ++r) {
    double product = 0;
    for (int64_t i = 0; i < v.length; ++i) product += grads.row(r)[i] * v.row(r)[i];
    by_size[r] = product / norms[r];
    for (int64_t i = 0; i < v.length; ++i) {
      double& x = grads.row(r)[i];
      x = sizes[r] / norms[r] * (x - v.row(r)[i] * product / (norms[r] * norms[r]));
    }
  }
  const int64_t kept = saved_v.dim() == 0 ? 0 : Wrap(dim, saved_v.dim());
  WriteDense(grads.values, MoveDim(out0, kept, 0));
  WriteDense(by_size, out1);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
