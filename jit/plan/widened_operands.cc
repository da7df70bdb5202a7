#include "backtape/jit/plan/widened_operands.h"

#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/loop_op.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/passes/layout_queries.h"
#include "backtape/passes/rewrite.h"

namespace backtape::jit {
namespace {

bool IsWidening(const Node& node) {
  if (!node.is_call_to(OpId::_to_copy) || node.num_operands() != 1) return false;
  const ValueType& from = node.operand(0)->type();
  if (!from.is_tensor() || !node.type().is_tensor()) return false;
  return IsHalf(from.tensor().dtype) && node.type().tensor().dtype == DType::kFloat32 &&
         HaveSameStrides(from.tensor(), node.type().tensor());
}

bool IsSumCall(const Node& node) {
  return node.is_call_to(OpId::sum_dim_IntList) || node.is_call_to(OpId::sum) || node.is_call_to(OpId::mean_dim) ||
         node.is_call_to(OpId::mean);
}

// Replaces operand k of a float32 call by `narrow`, if the call then still has the same type. Returns whether it did.
bool TryBypass(Node& user, size_t k, Node* narrow) {
  Node* const wide = user.operand(k);
  const KeywordArguments kwargs = user.kwargs();
  if (IsSumCall(user) && NodeArguments(user).IsDefault("dtype")) {
    KeywordArguments with_dtype = kwargs;
    with_dtype.emplace_back("dtype", DType::kFloat32);
    user.SetKwargs(std::move(with_dtype));
  }
  user.SetOperand(k, narrow);
  ShapeEnv env;
  const absl::StatusOr<ValueType> type = InferType(user, env);
  const bool is_same = type.ok() && type->is_tensor() && type->tensor().dtype == DType::kFloat32 &&
                       HaveSameStrides(type->tensor(), user.type().tensor()) && LoopOpOf(user).has_value();
  if (is_same) return true;
  user.SetOperand(k, wide);
  user.SetKwargs(kwargs);
  return false;
}

// The schema of `user` if it is a view of its first argument `node`; otherwise null.
const OpSchema* ViewSchema(const Node& user, const Node* node) {
  const OpSchema* const op = user.op();
  return op != nullptr && op->has_tag(kTagView) && user.operand(0) == node ? op : nullptr;
}

bool IsReadInLoopsOnly(const Node* node) {
  return absl::c_all_of(node->users(), [&](const Node* user) {
    return ViewSchema(*user, node) != nullptr ? IsReadInLoopsOnly(user) : LoopOpOf(*user).has_value();
  });
}

// Widens the views of a value instead of the value, so that loops read the result of the conversion itself. Adds the
// conversions to `widenings`.
bool MovePastViews(Graph& graph, Node* widening, std::vector<Node*>& widenings) {
  if (!IsReadInLoopsOnly(widening)) return false;
  bool changed = false;
  for (Node* const view : widening->users()) {
    const OpSchema* const op = ViewSchema(*view, widening);
    if (op == nullptr) continue;
    ArgumentList args = view->args();
    args[0] = widening->operand(0);
    Node* const narrow = CallFor(graph, view, *op, std::move(args), view->kwargs());
    Node* const wide = CallFor(graph, view, OpId::_to_copy, {narrow}, {{"dtype", DType::kFloat32}});
    const TensorType& seen = view->type().tensor();
    // Views of this view need the same strides and offset, which their types state.
    if (!IsWidening(*wide) || !HaveSameStrides(wide->type().tensor(), seen) ||
        wide->type().tensor().storage_offset != seen.storage_offset) {
      graph.Erase(wide);
      graph.Erase(narrow);
      continue;
    }
    ReplaceNode(graph, view, wide);
    widenings.push_back(wide);
    changed = true;
  }
  return changed;
}

}  // namespace

const Node* Unwidened(const Node* node) { return node != nullptr && IsWidening(*node) ? node->operand(0) : node; }

bool BypassWidening(Graph& graph) {
  bool changed = false;
  std::vector<Node*> widenings;
  for (Node* node : graph.nodes()) {
    if (IsWidening(*node)) widenings.push_back(node);
  }
  for (size_t i = 0; i < widenings.size(); ++i) changed |= MovePastViews(graph, widenings[i], widenings);
  // The largest first, because a call can read only one of its operands directly.
  absl::c_stable_sort(widenings, [](const Node* a, const Node* b) {
    return a->type().tensor().numel().constant().value_or(0) > b->type().tensor().numel().constant().value_or(0);
  });
  for (Node* const node : widenings) {
    for (Node* const user : node->users()) {
      // Comparisons of the 16-bit values would compute in 16 bits and might return other results.
      if (!user->type().is_tensor() || user->type().tensor().dtype != DType::kFloat32 || !LoopOpOf(*user)) continue;
      for (size_t k = 0; k < user->num_operands(); ++k) {
        if (user->operand(k) == node) changed |= TryBypass(*user, k, node->operand(0));
      }
    }
    if (!node->has_uses()) {
      graph.Erase(node);
      changed = true;
    }
  }
  return changed;
}

}  // namespace backtape::jit
