// Backward ops under their names in PyTorch before 2.0, in terms of today's ops.
#include <array>
#include <optional>
#include <tuple>
#include <vector>

#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"

namespace backtape::decompositions {
namespace {

using Scales = std::optional<absl::Span<const double>>;

std::vector<SymInt> SpatialSizes(const Variable& grad_output, int64_t spatial) {
  if (grad_output.dim() != spatial + 2) {
    Reject("upsample backward",
           absl::StrCat("expected a grad_output of rank ", spatial + 2, ", but got rank ", grad_output.dim()));
  }
  std::vector<SymInt> sizes = SymSizesOf(grad_output);
  sizes.erase(sizes.begin(), sizes.begin() + 2);
  return sizes;
}

std::optional<double> ScaleOf(const Scales& scales, size_t i) {
  if (!scales.has_value()) return std::nullopt;
  if (i >= scales->size()) {
    Reject("upsample backward", absl::StrCat("scale_factors must have a number for each spatial dim, got ",
                                             scales->size(), scales->size() == 1 ? " number" : " numbers"));
  }
  return (*scales)[i];
}

}  // namespace

std::tuple<Variable, Variable> prelu_backward(const Variable& grad_output, const Variable& self,
                                              const Variable& weight) {
  return formulas::prelu_backward(grad_output, self, weight, {true, true});
}

Variable upsample_nearest1d_backward_vec(const Variable& grad_output, const OptionalSymIntSpan& output_size,
                                         const SymIntSpan& input_size, Scales scale_factors) {
  return ops::upsample_nearest1d_backward(grad_output, SpatialSizes(grad_output, 1), input_size,
                                          ScaleOf(scale_factors, 0));
}
Variable upsample_nearest2d_backward_vec(const Variable& grad_output, const OptionalSymIntSpan& output_size,
                                         const SymIntSpan& input_size, Scales scale_factors) {
  return ops::upsample_nearest2d_backward(grad_output, SpatialSizes(grad_output, 2), input_size,
                                          ScaleOf(scale_factors, 0), ScaleOf(scale_factors, 1));
}
Variable upsample_nearest3d_backward_vec(const Variable& grad_output, const OptionalSymIntSpan& output_size,
                                         const SymIntSpan& input_size, Scales scale_factors) {
  return ops::upsample_nearest3d_backward(grad_output, SpatialSizes(grad_output, 3), input_size,
                                          ScaleOf(scale_factors, 0), ScaleOf(scale_factors, 1),
                                          ScaleOf(scale_factors, 2));
}
Variable upsample_linear1d_backward_vec(const Variable& grad_output, const OptionalSymIntSpan& output_size,
                                        const SymIntSpan& input_size, Flag align_corners, Scales scale_factors) {
  return ops::upsample_linear1d_backward(grad_output, SpatialSizes(grad_output, 1), input_size, align_corners,
                                         ScaleOf(scale_factors, 0));
}
Variable upsample_bilinear2d_backward_vec(const Variable& grad_output, const OptionalSymIntSpan& output_size,
                                          const SymIntSpan& input_size, Flag align_corners, Scales scale_factors) {
  return ops::upsample_bilinear2d_backward(grad_output, SpatialSizes(grad_output, 2), input_size, align_corners,
                                           ScaleOf(scale_factors, 0), ScaleOf(scale_factors, 1));
}
Variable upsample_trilinear3d_backward_vec(const Variable& grad_output, const OptionalSymIntSpan& output_size,
                                           const SymIntSpan& input_size, Flag align_corners, Scales scale_factors) {
  return ops::upsample_trilinear3d_backward(grad_output, SpatialSizes(grad_output, 3), input_size, align_corners,
                                            ScaleOf(scale_factors, 0), ScaleOf(scale_factors, 1),
                                            ScaleOf(scale_factors, 2));
}
Variable upsample_bicubic2d_backward_vec(const Variable& grad_output, const OptionalSymIntSpan& output_size,
                                         const SymIntSpan& input_size, Flag align_corners, Scales scale_factors) {
  return ops::upsample_bicubic2d_backward(grad_output, SpatialSizes(grad_output, 2), input_size, align_corners,
                                          ScaleOf(scale_factors, 0), ScaleOf(scale_factors, 1));
}

}  // namespace backtape::decompositions
