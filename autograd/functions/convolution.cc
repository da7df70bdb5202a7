#include <array>
#include <tuple>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

// The three results of convolution_backward are linear in grad_output. The first is also linear in weight, and the
// second in input.
std::tuple<Variable, Variable, Variable> convolution_double_backward(
    const Variable& gginput, const Variable& ggweight, const Variable& ggbias, const Variable& grad_output,
    const Variable& input, const Variable& weight, const SymIntSpan& stride, const SymIntSpan& padding,
    const SymIntSpan& dilation, bool transposed, const SymIntSpan& output_padding, const SymInt& groups,
    std::array<bool, 3> mask) {
  const auto forward = [&](const Variable& x, const Variable& w) {
    return ops::convolution(x, w, Variable(), stride, padding, dilation, transposed, output_padding, groups);
  };
  const auto backward = [&](const Variable& x, const Variable& w, std::array<bool, 3> wanted) {
    return ops::convolution_backward(grad_output, x, w, std::nullopt, stride, padding, dilation, transposed,
                                     output_padding, groups, wanted);
  };
  Variable by_grad_output, by_input, by_weight;
  if (mask[0]) {
    const auto add = [&](const Variable& part) {
      by_grad_output = by_grad_output.defined() ? by_grad_output + part : part;
    };
    if (gginput.defined()) add(forward(gginput, weight));
    if (ggweight.defined()) add(forward(input, ggweight));
    if (ggbias.defined()) {
      std::vector<SymInt> channels(static_cast<size_t>(grad_output.dim()), 1);
      channels[1] = -1;
      add(ops::expand(ops::reshape(ggbias, channels), SymSizesOf(grad_output)));
    }
  }
  if (mask[1] && ggweight.defined()) by_input = std::get<0>(backward(input, ggweight, {true, false, false}));
  if (mask[2] && gginput.defined()) by_weight = std::get<1>(backward(gginput, weight, {false, true, false}));
  return {by_grad_output, by_input, by_weight};
}

}  // namespace backtape::formulas
