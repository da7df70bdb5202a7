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

// "%x f32[2, 3], %w f32[4, 5]": the operands with their types. `values`, one per operand if given, supplies the types.
std::string DescribeOperands(const Node& node, absl::Span<const IValue> values = {});

// Adds the node to a status: its name and op, the types of its arguments, and the user's source line.
//   node %mm (aten.mm.default): inner sizes 3 and 4 differ
//     arguments: %x f32[2, 3], %w f32[4, 5]
//     at model.py:12 in forward: y = x @ w
absl::Status NodeError(const absl::Status& status, const Node& node, absl::Span<const IValue> values = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_NODE_ERROR_H_
