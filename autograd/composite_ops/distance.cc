// Gradients of distances, composed of ops that have derivatives.
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

#include "backtape/autograd/composite_ops/composite_ops.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/quotients.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::composite_ops {
namespace {

IValue Tensors(const std::tuple<Variable, Variable>& results) {
  return IValue(IValueList{ToIValue(std::get<0>(results)), ToIValue(std::get<1>(results))});
}

// grad times the derivative of the distances with respect to the differences, [..., length]; 0 where the derivative
// does not exist.
Variable TimesSlope(const Variable& grad, const Variable& difference, double p, const Variable& distance) {
  if (p == 0) return ops::zeros_like(difference);
  if (p == 1) return grad * ops::sgn(difference);
  if (std::isinf(p)) return ops::where(ops::abs(difference) == distance, grad * ops::sgn(difference), 0);
  // The gradient of a distance of 0 may be infinite.
  return ops::masked_fill(grad * formulas::NormSlope(difference, distance, p), distance == 0, 0);
}

// The first and the second row of each pair of n rows, in the order (0, 1), (0, 2), ..., (1, 2), ... The number of
// pairs whose first row is before row i is i (2 n - 1 - i) / 2, so the first row of pair k is the last i for which this
// number is at most k.
std::pair<Variable, Variable> PairsOfRows(const SymInt& n) {
  const SymInt width = n * 2 - 1;
  const Variable pair = ops::arange(SymInt::FloorDiv(n * (n - 1), 2), DType::kFloat64);
  const Variable first = ops::floor((SymScalar(width) - ops::sqrt(SymScalar(width * width) - pair * 8)) / 2);
  const Variable second = pair - first * (SymScalar(width) - first) / 2 + first + 1;
  return {ops::_to_copy(first, DType::kInt64), ops::_to_copy(second, DType::kInt64)};
}

}  // namespace

IValue _cdist_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Variable x1 = ToVariable(args[1]), x2 = ToVariable(args[2]);
  const Variable differences = ops::unsqueeze(x1, -2) - ops::unsqueeze(x2, -3);
  if (SymEqual(SymNumelOf(differences), 0)) {
    const Variable nothing = ops::where(ops::zeros_like(x1, DType::kBool), x1, 0);
    return ToIValue(nothing);
  }
  const Variable slopes = TimesSlope(ops::unsqueeze(ToVariable(args[0]), -1), differences, args[3].float_value(),
                                     ops::unsqueeze(ToVariable(args[4]), -1));
  return ToIValue(ops::sum(slopes, {-2}));
}

IValue _pdist_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Variable x = ToVariable(args[1]);
  const auto [first, second] = PairsOfRows(SymSizeOf(x, 0));
  const Variable differences = ops::index_select(x, 0, first) - ops::index_select(x, 0, second);
  const Variable slopes = TimesSlope(ops::unsqueeze(ToVariable(args[0]), -1), differences, args[2].float_value(),
                                     ops::unsqueeze(ToVariable(args[3]), -1));
  const Variable sums = ops::index_add(ops::zeros_like(x), 0, first, slopes);
  return ToIValue(ops::index_add(sums, 0, second, -slopes));
}

IValue _weight_norm_interface_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  return Tensors(formulas::_weight_norm_differentiable_backward(
      ToVariable(args[0]), ToVariable(args[1]), ToVariable(args[2]), ToVariable(args[3]), args[4].sym_int().value()));
}

}  // namespace backtape::composite_ops
