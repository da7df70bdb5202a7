// Convolution ops for 1 to 3 spatial dims, as calls of the op `convolution`.
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"

namespace backtape::decompositions {
namespace {

// One number for each spatial dim.
std::vector<SymInt> ForEachDim(const SymIntSpan& sizes, int64_t spatial) {
  if (sizes.get().size() == 1) return std::vector<SymInt>(static_cast<size_t>(spatial), sizes.get()[0]);
  return std::vector<SymInt>(sizes.get().begin(), sizes.get().end());
}

Variable ConvolveBatch(int64_t spatial, bool transposed, const Variable& input, const Variable& weight,
                       const Variable& bias, const SymIntSpan& stride, const SymIntSpan& padding,
                       const SymIntSpan& dilation, const SymIntSpan& output_padding, const SymInt& groups) {
  const std::string name = absl::StrCat(transposed ? "conv_transpose" : "conv", spatial, "d");
  internal::RequireDefined(name, {{"input", input}, {"weight", weight}});
  const bool is_batched = input.dim() == spatial + 2;
  if (!is_batched && input.dim() != spatial + 1) {
    Reject(name, absl::StrCat("expected an input of ", spatial + 1, " or ", spatial + 2, " dims, got ", input.dim()));
  }
  const Variable result =
      ops::convolution(is_batched ? input : ops::unsqueeze(input, 0), weight, bias, ForEachDim(stride, spatial),
                       ForEachDim(padding, spatial), ForEachDim(dilation, spatial), transposed,
                       ForEachDim(output_padding, spatial), groups);
  return is_batched ? result : ops::squeeze(result, 0);
}

Variable ConvolvePlain(int64_t spatial, const Variable& input, const Variable& weight, const Variable& bias,
                       const SymIntSpan& stride, const SymIntSpan& padding, const SymIntSpan& dilation,
                       const SymInt& groups) {
  return ConvolveBatch(spatial, false, input, weight, bias, stride, padding, dilation, {0}, groups);
}

// Padding by name: "valid" means no padding, "same" keeps the sizes. An odd element of padding is added at the end of
// the input.
Variable ConvolveNamed(int64_t spatial, const Variable& input, const Variable& weight, const Variable& bias,
                       const SymIntSpan& stride, absl::string_view padding, const SymIntSpan& dilation,
                       const SymInt& groups) {
  const std::string name = absl::StrCat("conv", spatial, "d");
  if (padding == "valid") return ConvolvePlain(spatial, input, weight, bias, stride, {0}, dilation, groups);
  if (padding != "same") Reject(name, absl::StrCat("padding must be \"valid\" or \"same\"; got \"", padding, "\""));
  for (const SymInt& step : stride.get()) {
    if (step != SymInt(1)) Reject(name, absl::StrCat("padding \"same\" needs a stride of 1, got ", step.ToString()));
  }
  const std::vector<SymInt> steps = ForEachDim(dilation, spatial);
  std::vector<SymInt> left, extra(static_cast<size_t>(2 * spatial), 0);
  bool is_even = true;
  for (int64_t d = 0; d < spatial; ++d) {
    const SymInt total = steps[d] * (SymSizeOf(weight, d + 2) - SymInt(1));
    left.push_back(SymInt::FloorDiv(total, 2));
    const SymInt rest = SymInt::Mod(total, 2);
    if (SymEqual(rest, 0)) continue;
    is_even = false;
    extra[2 * (spatial - 1 - d) + 1] = rest;
  }
  const Variable padded = is_even ? input : ops::constant_pad_nd(input, extra);
  return ConvolvePlain(spatial, padded, weight, bias, stride, left, dilation, groups);
}

}  // namespace

Variable conv1d(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                const SymIntSpan& padding, const SymIntSpan& dilation, const SymInt& groups) {
  return ConvolvePlain(1, input, weight, bias, stride, padding, dilation, groups);
}
Variable conv2d(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                const SymIntSpan& padding, const SymIntSpan& dilation, const SymInt& groups) {
  return ConvolvePlain(2, input, weight, bias, stride, padding, dilation, groups);
}
Variable conv3d(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                const SymIntSpan& padding, const SymIntSpan& dilation, const SymInt& groups) {
  return ConvolvePlain(3, input, weight, bias, stride, padding, dilation, groups);
}

Variable conv1d_padding(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                        absl::string_view padding, const SymIntSpan& dilation, const SymInt& groups) {
  return ConvolveNamed(1, input, weight, bias, stride, padding, dilation, groups);
}
Variable conv2d_padding(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                        absl::string_view padding, const SymIntSpan& dilation, const SymInt& groups) {
  return ConvolveNamed(2, input, weight, bias, stride, padding, dilation, groups);
}
Variable conv3d_padding(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                        absl::string_view padding, const SymIntSpan& dilation, const SymInt& groups) {
  return ConvolveNamed(3, input, weight, bias, stride, padding, dilation, groups);
}

Variable conv_transpose1d(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                          const SymIntSpan& padding, const SymIntSpan& output_padding, const SymInt& groups,
                          const SymIntSpan& dilation) {
  return ConvolveBatch(1, true, input, weight, bias, stride, padding, dilation, output_padding, groups);
}
Variable conv_transpose2d_input(const Variable& input, const Variable& weight, const Variable& bias,
                                const SymIntSpan& stride, const SymIntSpan& padding, const SymIntSpan& output_padding,
                                const SymInt& groups, const SymIntSpan& dilation) {
  return ConvolveBatch(2, true, input, weight, bias, stride, padding, dilation, output_padding, groups);
}
Variable conv_transpose3d_input(const Variable& input, const Variable& weight, const Variable& bias,
                                const SymIntSpan& stride, const SymIntSpan& padding, const SymIntSpan& output_padding,
                                const SymInt& groups, const SymIntSpan& dilation) {
  return ConvolveBatch(3, true, input, weight, bias, stride, padding, dilation, output_padding, groups);
}

Variable _convolution(const Variable& input, const Variable& weight, const Variable& bias, const SymIntSpan& stride,
                      const SymIntSpan& padding, const SymIntSpan& dilation, Flag transposed,
                      const SymIntSpan& output_padding, const SymInt& groups, Flag, Flag, Flag, Flag) {
  return ops::convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups);
}

Variable conv_tbc(const Variable& self, const Variable& weight, const Variable& bias, int64_t pad) {
  // The input is [time, batch, channels]; the weight is [time, input channels, output channels].
  const Variable result = conv1d(ops::permute(self, {1, 2, 0}), ops::permute(weight, {2, 1, 0}), bias, {1}, {pad});
  return ops::permute(result, {2, 0, 1});
}

}  // namespace backtape::decompositions
