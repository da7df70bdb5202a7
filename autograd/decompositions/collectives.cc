// Collectives on lists: one call for each tensor.
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/ops.h"

namespace backtape::decompositions {
namespace {

template <typename F>
variable_list CallForEach(absl::Span<const Variable> tensors, const F& call) {
  variable_list results;
  for (const Variable& tensor : tensors) results.push_back(call(tensor));
  return results;
}

}  // namespace

variable_list _c10d_functional_all_reduce_coalesced(absl::Span<const Variable> inputs, absl::string_view reduce_op,
                                                    absl::string_view group_name) {
  return CallForEach(inputs, [&](const Variable& x) { return ops::all_reduce(x, reduce_op, group_name); });
}

variable_list _c10d_functional_all_gather_into_tensor_coalesced(absl::Span<const Variable> inputs, int64_t group_size,
                                                                absl::string_view group_name) {
  return CallForEach(inputs, [&](const Variable& x) { return ops::all_gather_into_tensor(x, group_size, group_name); });
}

variable_list _c10d_functional_reduce_scatter_tensor_coalesced(absl::Span<const Variable> inputs,
                                                               absl::string_view reduce_op, int64_t group_size,
                                                               absl::string_view group_name) {
  return CallForEach(
      inputs, [&](const Variable& x) { return ops::reduce_scatter_tensor(x, reduce_op, group_size, group_name); });
}

variable_list _c10d_functional_wait_tensors(absl::Span<const Variable> tensors) {
  return CallForEach(tensors, [](const Variable& x) { return ops::wait_tensor(x); });
}

}  // namespace backtape::decompositions
