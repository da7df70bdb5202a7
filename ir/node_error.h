#ifndef BACKTAPE_IR_NODE_ERROR_H_
#define BACKTAPE_IR_NODE_ERROR_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/ir/node.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// "%mm (aten.mm.default)"; "%x (placeholder)".
std::string DescribeNode(const Node& node);

// "%x f32[2, 3], %w f32[4, 5]": the operands with their types. `values`, one per operand if given, supplies the types.
std::string DescribeOperands(const Node& node, absl::Span<const IValue> values = {});

// Adds the node to a status: its name and op, the types of its arguments, and the user's source line.
//   node %mm (aten.mm.default): inner sizes 3 and 4 differ
//     arguments: %x f32[2, 3], %w f32[4, 5]
//     at model.py:12 in forward: y = x @ w
// The result refers to the node (NodesOf). It does not refer to the nodes of `status`, which belong to subgraphs.
absl::Status NodeError(const absl::Status& status, const Node& node, absl::Span<const IValue> values = {});

// A node to which an error refers: its name, and the names of the nodes from which it was made (Provenance::origins).
struct ErrorNode {
  std::string name;
  std::vector<std::string> origins;
};
// The nodes to which an error refers; empty for errors that no node caused.
std::vector<ErrorNode> NodesOf(const absl::Status& status);
// Makes the status refer to one more node; its message stays as it is. `status` must be an error.
void AddErrorNode(const Node& node, absl::Status& status);
// Returns `error`, which then refers to the nodes of `cause` instead of its own.
absl::Status WithNodesOf(const absl::Status& cause, absl::Status error);

}  // namespace backtape

#endif  // BACKTAPE_IR_NODE_ERROR_H_
