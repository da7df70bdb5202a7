#ifndef BACKTAPE_IR_NODE_ERROR_H_
#define BACKTAPE_IR_NODE_ERROR_H_

#include <string>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/ir/node.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// "%mm (aten.mm.default)"; "%x (placeholder)".
std::string DescribeNode(const Node& node);

// "%x f32[2, 3], %w f32[4, 5]": the node's operands with their types, from `values` (one for each operand) when given.
std::string DescribeOperands(const Node& node, absl::Span<const IValue> values = {});

// The status with the node around its message: name and op, types of the arguments, the user's line:
//   node %mm (aten.mm.default): inner sizes 3 and 4 differ
//     arguments: %x f32[2, 3], %w f32[4, 5]
//     at model.py:12 in forward: y = x @ w
absl::Status NodeError(const absl::Status& status, const Node& node, absl::Span<const IValue> values = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_NODE_ERROR_H_
