#include "backtape/jit/plan/row_scatters.h"

#include <string>
#include <utility>

#include "backtape/jit/plan/value_table.h"
#include "backtape/passes/call_arguments.h"

namespace backtape::jit {
namespace {

bool LiesInRows(const Node* node) {
  if (node == nullptr || !node->type().is_tensor()) return false;
  const TensorType& type = node->type().tensor();
  return StridesOf(type) == ContiguousStrides(type.sizes);
}

bool IsIndex(const Node* node) {
  return LiesInRows(node) &&
         (node->type().tensor().dtype == DType::kInt64 || node->type().tensor().dtype == DType::kInt32);
}

bool IsScattered(const Node* node) {
  return LiesInRows(node) &&
         (node->type().tensor().dtype == DType::kFloat32 || node->type().tensor().dtype == DType::kFloat64);
}

// Of index_put: the one index, when it is that of the first dim.
Node* FirstIndex(const CallArguments& args) {
  const Argument indices = args.Value("indices");
  if (!indices.is_sequence() || indices.items().empty() || !indices.items()[0].is_node()) return nullptr;
  for (size_t i = 1; i < indices.items().size(); ++i) {
    if (!indices.items()[i].is_none()) return nullptr;
  }
  return indices.items()[0].node();
}

}  // namespace

bool IsRowScatter(const Node& node) {
  const bool is_embedding = node.is_call_to("aten.embedding_dense_backward.default");
  const bool is_index_add = node.is_call_to("aten.index_add.default");
  if ((!is_embedding && !is_index_add && !node.is_call_to("aten.index_put.default")) || !IsScattered(&node))
    return false;
  const CallArguments args(node);
  if (is_index_add) {
    const Argument dim = args.Value("dim");
    return IsScattered(args.NodeAt(0)) && IsScattered(args.NodeAt(3)) && IsIndex(args.NodeAt(2)) &&
           node.type().tensor().dim() > 0 && (dim.to_int() == 0 || dim.to_int() == -node.type().tensor().dim()) &&
           args.Value("alpha").scalar().to_double() == 1;
  }
  if (is_embedding) {
    return IsScattered(args.NodeAt(0)) && IsIndex(args.NodeAt(1)) && args.Value("padding_idx").is_int() &&
           args.Value("scale_grad_by_freq").is_bool() && !args.Value("scale_grad_by_freq").to_bool();
  }
  const Node* index = FirstIndex(args);
  if (!IsScattered(args.NodeAt(0)) || !IsScattered(args.NodeAt(2)) || !IsIndex(index)) return false;
  if (!args.Value("accumulate").is_bool()) return false;
  const SymIntVector& self = args.NodeAt(0)->type().tensor().sizes;
  SymIntVector rows = index->type().tensor().sizes;
  rows.insert(rows.end(), self.begin() + 1, self.end());
  return args.NodeAt(2)->type().tensor().sizes == rows;
}

Step MakeRowScatterStep(const Node& node, FallbackStep reference, Placement& placement) {
  const CallArguments args(node);
  RowScatterStep action;
  action.to = placement.OperandOf(&node);
  if (node.op()->name == "index_put") {
    action.base = placement.OperandOf(args.NodeAt(0));
    action.index = placement.OperandOf(FirstIndex(args));
    action.rows = placement.OperandOf(args.NodeAt(2));
    action.accumulates = args.Value("accumulate").to_bool();
    action.counts_from_end = true;
  } else if (node.op()->name == "index_add") {
    action.base = placement.OperandOf(args.NodeAt(0));
    action.index = placement.OperandOf(args.NodeAt(2));
    action.rows = placement.OperandOf(args.NodeAt(3));
  } else {
    action.rows = placement.OperandOf(args.NodeAt(0));
    action.index = placement.OperandOf(args.NodeAt(1));
    action.skipped = args.Value("padding_idx").to_int();
  }
  action.reference = std::move(reference);
  return Step{std::move(action), {&node}, std::string(node.op()->name)};
}

}  // namespace backtape::jit
