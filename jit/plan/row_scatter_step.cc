#include "backtape/jit/plan/row_scatter_step.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/row_scatters.h"

namespace backtape::jit {

Step MakeRowScatterStep(const Node& node, FallbackStep reference, Placement& placement) {
  const NodeArguments args(node);
  RowScatterStep action;
  action.to = placement.OperandOf(&node);
  if (node.op()->is(OpId::index_put)) {
    action.base = placement.OperandOf(args.NodeAt(0));
    action.index = placement.OperandOf(FirstIndexOf(args));
    action.rows = placement.OperandOf(args.NodeAt(2));
    action.accumulates = args.Value("accumulate").bool_value();
    action.counts_from_end = true;
  } else if (const std::optional<MaxPoolGradient> pool = MaxPoolGradientOf(node)) {
    action.rows = placement.OperandOf(args.NodeAt(0));
    action.index = placement.OperandOf(args.NodeAt(pool->index));
    action.batch_dims = node.type().tensor().dim() - pool->dims;
    action.place_dims = pool->dims;
  } else if (node.op()->is(OpId::index_add)) {
    action.base = placement.OperandOf(args.NodeAt(0));
    action.index = placement.OperandOf(args.NodeAt(2));
    action.rows = placement.OperandOf(args.NodeAt(3));
    action.batch_dims = DimOfIndexAdd(node);
    action.shares_index = true;
  } else {
    action.rows = placement.OperandOf(args.NodeAt(0));
    action.index = placement.OperandOf(args.NodeAt(1));
    action.skipped = args.Value("padding_idx").int_value();
  }
  std::vector<const Node*> nodes = {&node};
  const Node* const rows = RowsOf(node);
  const std::optional<GatheredRows> gathered = rows == nullptr ? std::nullopt : placement.InsteadOfRows(*rows);
  if (gathered) {
    action.rows = placement.OperandOf(gathered->table);
    action.source = placement.OperandOf(gathered->index);
    if (gathered->scales != nullptr) action.scales = placement.OperandOf(gathered->scales);
    action.gather = gathered->gather;
    if (placement.InsteadOfRows(*gathered->gather)) nodes.push_back(gathered->gather);
    if (gathered->gather != rows) nodes.push_back(rows);
  }
  if (BeginsAsZeros(node)) action.base.reset();
  // The reference kernel would need all operands in memory.
  if (!gathered && !BeginsAsZeros(node)) action.reference = std::move(reference);
  return Step{std::move(action), std::move(nodes), std::string(node.op()->name)};
}

}  // namespace backtape::jit
