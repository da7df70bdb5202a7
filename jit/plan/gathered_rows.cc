#include "backtape/jit/plan/gathered_rows.h"

#include <algorithm>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/row_scatters.h"
#include "backtape/jit/plan/type_strides.h"
#include "backtape/passes/alias_analysis.h"

namespace backtape::jit {
namespace {

// Whether the index has consecutive positions along its first dim, and the same position along the others.
bool IsIndexOfRows(const Node* index) {
  if (index == nullptr || !index->type().is_tensor()) return false;
  const TensorType& type = index->type().tensor();
  const SymIntVector strides = StridesOf(type);
  if (type.dtype != DType::kInt64 || type.dim() < 2 || !(strides[0] == SymInt(1))) return false;
  for (size_t d = 1; d < strides.size(); ++d) {
    if (!(strides[d] == SymInt(0)) && !(type.sizes[d] == SymInt(1))) return false;
  }
  return true;
}

std::optional<GatheredRows> GatherOf(const Node& node) {
  if (!node.is_call_to(OpId::gather) || !IsScattered(&node)) return std::nullopt;
  const NodeArguments args(node);
  const Node* const table = args.NodeAt(0);
  const Node* const index = args.NodeAt(2);
  const Argument dim = args.Value("dim");
  if (!IsScattered(table) || !dim.is_int() || !IsIndexOfRows(index)) return std::nullopt;
  const SymIntVector& rows = table->type().tensor().sizes;
  const SymIntVector& sizes = index->type().tensor().sizes;
  const auto rank = static_cast<int64_t>(rows.size());
  if (sizes.size() != rows.size() || (dim.int_value() != 0 && dim.int_value() != -rank)) return std::nullopt;
  if (!std::equal(sizes.begin() + 1, sizes.end(), rows.begin() + 1)) return std::nullopt;
  return GatheredRows{&node, table, index, nullptr};
}

// Whether there is a scale for each row, or for each of several parts of a row.
bool AreScalesOf(const Node* scales, const Node& rows) {
  if (!IsScattered(scales)) return false;
  const TensorType& type = scales->type().tensor();
  const TensorType& full = rows.type().tensor();
  if (type.dtype != full.dtype || type.dim() != full.dim() || !(type.sizes[0] == full.sizes[0])) return false;
  bool is_shared = false;  // whether the elements along an earlier dim share a scale
  for (size_t d = 1; d < type.sizes.size(); ++d) {
    const bool is_one = type.sizes[d] == SymInt(1);
    if (is_shared ? !is_one : !is_one && !(type.sizes[d] == full.sizes[d])) return false;
    is_shared |= is_one && !(full.sizes[d] == SymInt(1));
  }
  // If no elements share a scale, an elementwise kernel multiplies them just as fast.
  return is_shared;
}

std::optional<GatheredRows> GatheredRowsOf(const Node& node) {
  if (!node.is_call_to(OpId::mul_Tensor)) return GatherOf(node);
  const NodeArguments args(node);
  for (const size_t k : {size_t{0}, size_t{1}}) {
    const Node* const rows = args.NodeAt(k);
    const Node* const scales = args.NodeAt(1 - k);
    if (rows == nullptr || scales == nullptr) continue;
    std::optional<GatheredRows> found = GatherOf(*rows);
    if (!found || !AreScalesOf(scales, *rows) || !IsScattered(&node)) continue;
    if (!(node.type().tensor().sizes == rows->type().tensor().sizes)) continue;
    found->scales = scales;
    return found;
  }
  return std::nullopt;
}

bool ReadsAsRows(const Node& scatter, const Node& rows, bool is_scaled) {
  if (!IsRowScatter(scatter) || RowsOf(scatter) != &rows) return false;
  const NodeArguments args(scatter);
  const bool is_put = scatter.is_call_to(OpId::index_put), is_add = scatter.is_call_to(OpId::index_add);
  if (is_add && DimOfIndexAdd(scatter) != 0) return false;
  const Node* const index = is_put ? FirstIndexOf(args) : args.NodeAt(is_add ? 2 : 1);
  if (index == nullptr || index->type().tensor().dim() != 1) return false;
  if (!(index->type().tensor().sizes[0] == rows.type().tensor().sizes[0])) return false;
  if (is_scaled && is_put && !args.Value("accumulate").bool_value()) return false;
  // The rows must not also be another operand, such as the result's initial value.
  int reads = 0;
  for (size_t k = 0; k < scatter.num_operands(); ++k) reads += scatter.operand(k) == &rows ? 1 : 0;
  return reads == 1;
}

}  // namespace

absl::flat_hash_map<const Node*, GatheredRows> RowsOnlyGathered(const Graph& graph,
                                                                const absl::flat_hash_set<const Node*>& written) {
  absl::flat_hash_map<const Node*, GatheredRows> found;
  const auto add = [&](const Node& node) {
    if (!node.has_uses()) return;
    const std::optional<GatheredRows> rows = GatheredRowsOf(node);
    if (!rows) return;
    for (const Use& use : node.uses_unordered()) {
      const bool is_before_scaled = rows->scales == nullptr && found.contains(use.user);
      if (!is_before_scaled && !ReadsAsRows(*use.user, node, rows->scales != nullptr)) return;
    }
    for (const Node* operand : {rows->table, rows->index, rows->scales}) {
      if (operand != nullptr && written.contains(StorageOf(operand))) return;
    }
    found.emplace(&node, *rows);
  };
  for (const Node* node : graph.nodes()) {
    if (node->is_call_to(OpId::mul_Tensor)) add(*node);
  }
  for (const Node* node : graph.nodes()) {
    if (node->is_call_to(OpId::gather)) add(*node);
  }
  return found;
}

}  // namespace backtape::jit
