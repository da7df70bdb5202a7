#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/tensor/error.h"

namespace backtape::ops {
namespace {

Variable Converted(const Variable& self, std::optional<DType> dtype) {
  return dtype.has_value() && *dtype != self.dtype() ? _to_copy(self, *dtype) : self;
}

// One size for each spatial dim.
std::vector<SymInt> ForAllDims(absl::Span<const SymInt> sizes, int64_t rank) {
  if (sizes.size() == 1) return std::vector<SymInt>(static_cast<size_t>(rank), sizes[0]);
  return std::vector<SymInt>(sizes.begin(), sizes.end());
}

Variable Convolve(int64_t rank, const Variable& input, const Variable& weight, const Variable& bias,
                  absl::Span<const SymInt> stride, absl::Span<const SymInt> padding, absl::Span<const SymInt> dilation,
                  const SymInt& groups) {
  const bool is_batched = input.dim() == rank + 2;
  if (!is_batched && input.dim() != rank + 1) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat("conv", rank, "d takes an input of ", rank + 1, " or ", rank + 2, " dims, got ", input.dim())));
  }
  const std::vector<SymInt> no_padding(static_cast<size_t>(rank), 0);
  const Variable result =
      convolution(is_batched ? input : unsqueeze(input, 0), weight, bias, ForAllDims(stride, rank),
                  ForAllDims(padding, rank), ForAllDims(dilation, rank), /*transposed=*/false, no_padding, groups);
  return is_batched ? result : squeeze(result, 0);
}

}  // namespace

Variable softmax(const Variable& self, int64_t dim, std::optional<DType> dtype) {
  internal::RequireDefined("softmax", {{"self", self}});
  return _softmax(Converted(self, dtype), dim, /*half_to_float=*/false);
}

Variable log_softmax(const Variable& self, int64_t dim, std::optional<DType> dtype) {
  internal::RequireDefined("log_softmax", {{"self", self}});
  return _log_softmax(Converted(self, dtype), dim, /*half_to_float=*/false);
}

Variable logsigmoid(const Variable& self) {
  internal::RequireDefined("logsigmoid", {{"self", self}});
  return std::get<0>(log_sigmoid_forward(self));
}

Variable layer_norm(const Variable& input, const SymIntSpan& normalized_shape, const Variable& weight,
                    const Variable& bias, double eps) {
  internal::RequireDefined("layer_norm", {{"input", input}});
  return std::get<0>(native_layer_norm(input, normalized_shape, weight, bias, eps));
}

Variable group_norm(const Variable& input, int64_t num_groups, const Variable& weight, const Variable& bias,
                    double eps) {
  internal::RequireDefined("group_norm", {{"input", input}});
  const SymInt samples = SymSizeOf(input, 0), channels = SymSizeOf(input, 1);
  SymInt places = 1;
  for (int64_t d = 2; d < input.dim(); ++d) places *= SymSizeOf(input, d);
  return std::get<0>(native_group_norm(input, weight, bias, samples, channels, places, num_groups, eps));
}

Variable batch_norm(const Variable& input, const Variable& weight, const Variable& bias, const Variable& running_mean,
                    const Variable& running_var, bool training, double momentum, double eps) {
  internal::RequireDefined("batch_norm", {{"input", input}});
  return std::get<0>(native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps));
}

Variable conv1d(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                const SymIntSpan& padding, const SymIntSpan& dilation, const SymInt& groups) {
  internal::RequireDefined("conv1d", {{"input", input}, {"weight", weight}});
  return Convolve(1, input, weight, bias, stride, padding, dilation, groups);
}

Variable conv2d(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                const SymIntSpan& padding, const SymIntSpan& dilation, const SymInt& groups) {
  internal::RequireDefined("conv2d", {{"input", input}, {"weight", weight}});
  return Convolve(2, input, weight, bias, stride, padding, dilation, groups);
}

Variable max_pool2d(const Variable& self, absl::Span<const int64_t> kernel_size, absl::Span<const int64_t> stride,
                    absl::Span<const int64_t> padding, absl::Span<const int64_t> dilation, bool ceil_mode) {
  internal::RequireDefined("max_pool2d", {{"self", self}});
  return std::get<0>(max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}

Variable flatten(const Variable& self, int64_t start_dim, int64_t end_dim) {
  internal::RequireDefined("flatten", {{"self", self}});
  const int64_t rank = self.dim();
  if (rank == 0) return reshape(self, {1});
  const int64_t first = start_dim < 0 ? start_dim + rank : start_dim;
  const int64_t last = end_dim < 0 ? end_dim + rank : end_dim;
  if (first < 0 || last >= rank || first > last) {
    throw Error(absl::InvalidArgumentError(absl::StrCat("flatten: start_dim ", start_dim, " and end_dim ", end_dim,
                                                        " are not dims in order of a ", rank, "-D tensor")));
  }
  if (first == last) return self;
  std::vector<SymInt> sizes;
  for (int64_t d = 0; d < rank; ++d) {
    if (d <= first || d > last) sizes.push_back(SymSizeOf(self, d));
    if (d > first && d <= last) sizes.back() = sizes.back() * SymSizeOf(self, d);
  }
  return reshape(self, sizes);
}

Variable ravel(const Variable& self) {
  internal::RequireDefined("ravel", {{"self", self}});
  return view(contiguous(self), {-1});
}

Variable to(const Variable& self, DType dtype) {
  internal::RequireDefined("to", {{"self", self}});
  return self.to(dtype);
}

}  // namespace backtape::ops
