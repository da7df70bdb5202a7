#include "backtape/jit/plan/fill_forms.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/passes/layout_queries.h"
#include "backtape/passes/view_inverse.h"

namespace backtape::jit {
namespace {

bool UseFillForm(Rewriter& r) {
  const Node& node = *r.node();
  Argument value;
  if (node.is_call_to(OpId::zeros_like) || node.is_call_to(OpId::new_zeros)) value = int64_t{0};
  // The reference kernels fill these tensors with zeros too.
  if (node.is_call_to(OpId::new_empty) || node.is_call_to(OpId::new_empty_strided)) value = int64_t{0};
  if (node.is_call_to(OpId::ones_like) || node.is_call_to(OpId::new_ones)) value = int64_t{1};
  if (node.is_call_to(OpId::full_like)) value = NodeArguments(node).Value(1);
  if (!value.is_scalar() || !node.type().is_tensor()) return false;
  const TensorType& type = node.type().tensor();
  const std::optional<std::vector<int64_t>> order = DenseOrder(type);
  if (!order) return false;
  std::vector<int64_t> sizes;
  for (const int64_t dim : *order) {
    const SymInt& size = type.sizes[dim];
    if (!size.constant()) return false;
    sizes.push_back(*size.constant());
  }
  // This may change the strides of dims of size 1, by which a reader may recognise a channels-last tensor.
  TensorType filled = type;
  filled.strides = SymIntVector(order->size());
  SymInt stride = 1;
  for (size_t i = order->size(); i-- > 0;) {
    (*filled.strides)[static_cast<size_t>((*order)[i])] = stride;
    stride *= std::max<int64_t>(sizes[i], 1);
  }
  if (!MayTakeStridesOf(node, filled)) return false;
  Node* full = r.Call(OpId::full, {Argument::IntList(sizes), value}, {{"dtype", type.dtype}});
  // The permutation costs nothing, because loops that read a view of a filled tensor use the number itself.
  if (!std::is_sorted(order->begin(), order->end())) {
    full = r.Call(OpId::permute, {full, Argument::IntList(InversePermutation(*order))});
  }
  r.Replace(full);
  return true;
}

}  // namespace

absl::StatusOr<bool> UseFillForms(Graph& graph, ShapeEnv& env) { return RewriteEach(graph, env, UseFillForm); }

}  // namespace backtape::jit
