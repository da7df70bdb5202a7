#include "backtape/jit/plan/input_writes.h"

#include <algorithm>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Whether the caller receives the node's memory.
bool IsReturned(const Node& node) {
  std::vector<const Node*> views = {&node};
  while (!views.empty()) {
    const Node* const view = views.back();
    views.pop_back();
    for (const Use& use : view->uses_unordered()) {
      if (use.user->is_output()) return true;
      if (use.user->op() != nullptr && use.user->op()->has_tag(kTagView)) views.push_back(use.user);
    }
  }
  return false;
}

bool IsRowMajorFromStart(const TensorType& type) {
  return type.storage_offset == SymInt(0) && StridesOf(type) == ContiguousStrides(type.sizes);
}

// Whether both types describe the same row-major memory.
bool IsSameMemory(const TensorType& a, const TensorType& b) {
  return a.dtype == b.dtype && IsRowMajorFromStart(a) && IsRowMajorFromStart(b) && a.numel() == b.numel();
}

// Inserts, before `write`, a copy of its source with the dtype of the destination, and with its sizes if they are
// constant.
bool TakeBefore(Rewriter& rewriter) {
  Node* const write = rewriter.node();
  const TensorType& to = write->operand(0)->type().tensor();
  Node* value = write->operand(1);
  std::vector<int64_t> sizes;
  for (const SymInt& size : to.sizes) {
    if (size.constant()) sizes.push_back(*size.constant());
  }
  if (!(value->type().tensor().sizes == to.sizes) && sizes.size() == to.sizes.size()) {
    value = rewriter.Call(OpId::expand, {value, Argument::IntList(sizes)});
  }
  value =
      value->type().tensor().dtype == to.dtype
          ? rewriter.Call(OpId::clone, {value}, {{"memory_format", MemoryFormat::kContiguous}})
          : rewriter.Call(OpId::_to_copy, {value}, {{"dtype", to.dtype}, {"memory_format", MemoryFormat::kContiguous}});
  write->SetOperand(1, value);
  return true;
}

}  // namespace

absl::StatusOr<bool> SeparateInputWrites(Graph& graph, ShapeEnv& env) {
  bool changed = false;
  absl::flat_hash_set<const Node*> written;
  std::vector<Node*> writes;
  for (Node* node : graph.nodes()) {
    if (!node->is_call_to(OpId::copy_) || !StorageOf(node->operand(0))->is_placeholder()) continue;
    written.insert(StorageOf(node->operand(0)));
    writes.push_back(node);
  }
  for (Node* write : writes) {
    const Node* const value = write->operand(1);
    const Node* const from = StorageOf(value);
    bool is_taken_before = written.contains(from);
    if (from->is_call() && write->operand(0)->is_placeholder() && value->type().is_tensor()) {
      const TensorType& to = write->operand(0)->type().tensor();
      const bool is_whole = from->type().is_tensor() && IsSameMemory(from->type().tensor(), to) &&
                            IsRowMajorFromStart(value->type().tensor()) && value->type().tensor().sizes == to.sizes;
      is_taken_before |= !is_whole || IsReturned(*from);
    }
    if (is_taken_before) {
      BACKTAPE_RETURN_IF_ERROR(Rewrite(graph, write, env, TakeBefore).status());
      changed = true;
    }
  }
  return changed;
}

std::vector<NodeIndex> PlaceInInputs(const ValueTable& values, const std::vector<bool>& is_returned,
                                     const std::vector<std::optional<ConcatPlace>>& places, UnitOrder& order) {
  std::vector<NodeIndex> input_of(values.size(), kNoNode);
  std::vector<int> num_writes(values.size(), 0);
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values.size()); ++i) {
    if (values.at(i).kind == ValueKind::kWriteBack) ++num_writes[values.at(i).root];
  }
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values.size()); ++i) {
    const ValueInfo& write = values.at(i);
    if (write.kind != ValueKind::kWriteBack || num_writes[write.root] != 1) continue;
    const Node& to = *write.node->operand(0);
    const Node& from = *write.node->operand(1);
    const NodeIndex value = values.RootOf(&from);
    const ValueInfo& info = values.at(value);
    if (!to.is_placeholder() || is_returned[value] || places[value]) continue;
    if ((info.kind != ValueKind::kLoop && info.kind != ValueKind::kDense) || input_of[value] != kNoNode) continue;
    const TensorType& type = from.type().tensor();
    if (!(type.sizes == to.type().tensor().sizes) || !IsRowMajorFromStart(type)) continue;
    if (!IsSameMemory(info.node->type().tensor(), to.type().tensor())) continue;
    const int unit = order.UnitOf(value);
    const absl::Span<const int> readers = order.ReadersOf(write.root);
    const bool comes_last = std::all_of(readers.begin(), readers.end(), [&](int reader) {
      return reader == unit ? info.kind == ValueKind::kLoop : order.Require(reader, unit);
    });
    if (comes_last) input_of[value] = write.root;
  }
  return input_of;
}

}  // namespace backtape::jit
