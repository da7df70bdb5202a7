// Pooling and sampling under the names that programs use.
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/rows_as_images.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/required_arguments.h"

namespace backtape::decompositions {
namespace {

bool AllOne(absl::Span<const SymInt> sizes) {
  for (const SymInt& size : sizes) {
    if (!(size == SymInt(1))) return false;
  }
  return true;
}

}  // namespace

// As in PyTorch, an output of one element is computed as a mean.
Variable adaptive_avg_pool2d(const Variable& self, const SymIntSpan& output_size) {
  if (AllOne(output_size) && self.dim() >= 2) return ops::mean(self, {-1, -2}, /*keepdim=*/true);
  return ops::_adaptive_avg_pool2d(self, output_size);
}
Variable adaptive_avg_pool3d(const Variable& self, const SymIntSpan& output_size) {
  if (AllOne(output_size) && self.dim() >= 3) return ops::mean(self, {-1, -2, -3}, /*keepdim=*/true);
  return ops::_adaptive_avg_pool3d(self, output_size);
}

std::tuple<Variable, Variable> adaptive_max_pool1d(const Variable& self, absl::Span<const int64_t> output_size) {
  const auto [values, indices] = ops::adaptive_max_pool2d(
      RowsAsImages("adaptive_max_pool1d", self), WithHeight(1, output_size, "adaptive_max_pool1d", "output_size"));
  return {ops::squeeze(values, -2), ops::squeeze(indices, -2)};
}

std::tuple<Variable, Variable> max_pool1d_with_indices(const Variable& self, absl::Span<const int64_t> kernel_size,
                                                       absl::Span<const int64_t> stride,
                                                       absl::Span<const int64_t> padding,
                                                       absl::Span<const int64_t> dilation, Flag ceil_mode) {
  const auto [values, indices] = ops::max_pool2d_with_indices(
      RowsAsImages("max_pool1d", self), WithHeight(1, kernel_size, "max_pool1d", "kernel_size"),
      WithHeight(1, stride, "max_pool1d", "stride"), WithHeight(0, padding, "max_pool1d", "padding"),
      WithHeight(1, dilation, "max_pool1d", "dilation"), ceil_mode);
  return {ops::squeeze(values, -2), ops::squeeze(indices, -2)};
}
Variable max_pool1d(const Variable& self, absl::Span<const int64_t> kernel_size, absl::Span<const int64_t> stride,
                    absl::Span<const int64_t> padding, absl::Span<const int64_t> dilation, Flag ceil_mode) {
  return std::get<0>(max_pool1d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}

Variable max_pool2d(const Variable& self, absl::Span<const int64_t> kernel_size, absl::Span<const int64_t> stride,
                    absl::Span<const int64_t> padding, absl::Span<const int64_t> dilation, Flag ceil_mode) {
  internal::RequireDefined("max_pool2d", {{"self", self}});
  return std::get<0>(ops::max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}
Variable max_pool3d(const Variable& self, absl::Span<const int64_t> kernel_size, absl::Span<const int64_t> stride,
                    absl::Span<const int64_t> padding, absl::Span<const int64_t> dilation, Flag ceil_mode) {
  return std::get<0>(ops::max_pool3d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}

Variable grid_sampler(const Variable& input, const Variable& grid, int64_t interpolation_mode, int64_t padding_mode,
                      Flag align_corners) {
  if (input.dim() == 5) return ops::grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners);
  if (input.dim() != 4) Reject("grid_sampler", absl::StrCat("expected 4D or 5D input, got ", input.dim(), "D"));
  return ops::grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners);
}

std::tuple<Variable, Variable, Variable, Variable> embedding_bag(const Variable& weight, const Variable& indices,
                                                                 const Variable& offsets, Flag scale_grad_by_freq,
                                                                 int64_t mode, Flag sparse,
                                                                 const Variable& per_sample_weights,
                                                                 Flag include_last_offset) {
  return ops::_embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights,
                             include_last_offset);
}
std::tuple<Variable, Variable, Variable, Variable> embedding_bag_padding_idx(
    const Variable& weight, const Variable& indices, const Variable& offsets, Flag scale_grad_by_freq, int64_t mode,
    Flag sparse, const Variable& per_sample_weights, Flag include_last_offset, std::optional<int64_t> padding_idx) {
  int64_t row = padding_idx.value_or(-1);
  if (padding_idx.has_value() && row < 0) {
    const SymInt rows = SymSizeOf(weight, 0);
    if (rows.is_symbolic())
      Reject("embedding_bag",
             absl::StrCat("a negative padding_idx is not supported for a symbolic number of rows; got padding_idx ",
                          row, " and ", rows.ToString(), " rows"));
    row += rows.value();
  }
  return ops::_embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights,
                             include_last_offset, row);
}

}  // namespace backtape::decompositions
