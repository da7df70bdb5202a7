// Derivatives of functional collectives. The loss is the sum of the losses of all ranks. As in PyTorch, each function
// waits for its own collectives.
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/ir/reduction.h"
#include "backtape/tensor/error.h"

namespace backtape::formulas {
namespace {

Variable WaitedAllReduce(const Variable& x, absl::string_view reduce_op, absl::string_view group_name) {
  return ops::wait_tensor(ops::all_reduce(x, reduce_op, group_name));
}

// Requires one of the reductions that are linear in each value.
Reduction RequireSumOrAvg(absl::string_view reduce_op, absl::string_view op) {
  const Reduction reduction = ParseReduction(reduce_op).value();
  if (reduction == Reduction::kSum || reduction == Reduction::kAvg) return reduction;
  throw Error(absl::UnimplementedError(
      absl::StrCat("the derivative of ", op, " supports only the reductions sum and avg, but got ", reduce_op)));
}

// 1 / n on each of the n ranks that hold the minimum or maximum of an element, 0 on the others. Counts of ranks are
// exact in float32, unlike in 16-bit floats.
Variable ShareOfExtremum(const Variable& input, const Variable& result, absl::string_view group_name) {
  const Variable extremum = ops::wait_tensor(result);
  const Variable holds =
      ops::logical_or(ops::eq(input, extremum), ops::logical_and(ops::isnan(input), ops::isnan(extremum)));
  const Variable held = ops::_to_copy(holds, DType::kFloat32);
  return held / WaitedAllReduce(held, "sum", group_name);
}

bool IsExtremum(Reduction reduction) { return reduction == Reduction::kMin || reduction == Reduction::kMax; }

[[noreturn]] void ThrowNoAllReduceDerivative(absl::string_view reduce_op) {
  throw Error(absl::UnimplementedError(absl::StrCat(
      "the derivative of all_reduce supports only the reductions sum, avg, min and max, but got ", reduce_op)));
}

}  // namespace

Variable all_reduce_backward(const Variable& grad, const Variable& input, const Variable& result,
                             absl::string_view reduce_op, absl::string_view group_name) {
  const Reduction reduction = ParseReduction(reduce_op).value();
  if (reduction == Reduction::kSum || reduction == Reduction::kAvg) {
    return WaitedAllReduce(grad, reduce_op, group_name);
  }
  if (!IsExtremum(reduction)) ThrowNoAllReduceDerivative(reduce_op);
  const Variable total = WaitedAllReduce(grad, "sum", group_name);
  const Variable share = ShareOfExtremum(input, result, group_name);
  return ops::where(share > 0, ops::_to_copy(total * share, total.dtype()), 0);
}

Variable all_reduce_jvp(const Variable& input_t, const Variable& input, const Variable& result,
                        absl::string_view reduce_op, absl::string_view group_name) {
  const Reduction reduction = ParseReduction(reduce_op).value();
  if (reduction == Reduction::kSum || reduction == Reduction::kAvg) {
    return WaitedAllReduce(input_t, reduce_op, group_name);
  }
  if (!IsExtremum(reduction)) ThrowNoAllReduceDerivative(reduce_op);
  const Variable share = ShareOfExtremum(input, result, group_name);
  const Variable part = ops::where(share > 0, ops::_to_copy(input_t * share, input_t.dtype()), 0);
  return WaitedAllReduce(part, "sum", group_name);
}

Variable broadcast_backward(const Variable& grad, int64_t src, absl::string_view group_name) {
  return ops::wait_tensor(ops::reduce_to_rank(grad, "sum", src, group_name));
}

Variable all_gather_into_tensor_backward(const Variable& grad, int64_t group_size, absl::string_view group_name) {
  return ops::wait_tensor(ops::reduce_scatter_tensor(grad, "sum", group_size, group_name));
}

Variable reduce_scatter_tensor_backward(const Variable& grad, absl::string_view reduce_op, int64_t group_size,
                                        absl::string_view group_name) {
  const Reduction reduction = RequireSumOrAvg(reduce_op, "reduce_scatter_tensor");
  const Variable gathered = ops::wait_tensor(ops::all_gather_into_tensor(grad, group_size, group_name));
  return reduction == Reduction::kSum ? gathered : gathered / group_size;
}

Variable reduce_scatter_tensor_jvp(const Variable& input_t, absl::string_view reduce_op, int64_t group_size,
                                   absl::string_view group_name) {
  RequireSumOrAvg(reduce_op, "reduce_scatter_tensor");
  return ops::wait_tensor(ops::reduce_scatter_tensor(input_t, reduce_op, group_size, group_name));
}

Variable all_to_all_single_backward(const Variable& grad, const SymIntSpan& output_split_sizes,
                                    const SymIntSpan& input_split_sizes, absl::string_view group_name) {
  return ops::wait_tensor(ops::all_to_all_single(grad, input_split_sizes, output_split_sizes, group_name));
}

Variable reduce_to_rank_backward(const Variable& grad, absl::string_view reduce_op, int64_t dst,
                                 absl::string_view group_name) {
  const Reduction reduction = RequireSumOrAvg(reduce_op, "reduce_to_rank");
  Variable from_rank = ops::wait_tensor(ops::broadcast(grad, dst, group_name));
  if (reduction == Reduction::kSum) return from_rank;
  // The number of ranks is known only at run time.
  return from_rank / WaitedAllReduce(ops::ones_like(grad), "sum", group_name);
}

Variable reduce_to_rank_jvp(const Variable& input_t, absl::string_view reduce_op, int64_t dst,
                            absl::string_view group_name) {
  RequireSumOrAvg(reduce_op, "reduce_to_rank");
  return ops::wait_tensor(ops::reduce_to_rank(input_t, reduce_op, dst, group_name));
}

}  // namespace backtape::formulas
