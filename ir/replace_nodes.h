#ifndef BACKTAPE_IR_REPLACE_NODES_H_
#define BACKTAPE_IR_REPLACE_NODES_H_

#include "absl/functional/function_ref.h"
#include "backtape/ir/graph.h"

namespace backtape {

// The argument that replaces a node among arguments; the node itself to keep it.
using NodeReplacement = absl::FunctionRef<Argument(Node* node)>;

// A copy of the argument in which each node, also inside sequences and dicts, is replaced by what `replacement`
// returns.
Argument ReplaceNodes(const Argument& argument, NodeReplacement replacement);

// Replaces the nodes among the arguments of `user`.
void ReplaceOperands(Node& user, NodeReplacement replacement);

// Replaces `from` in the arguments of all its users by `to`, which may be a constant. Does not erase `from`. Returns
// whether there was a user.
bool ReplaceUses(Node& from, const Argument& to);

}  // namespace backtape

#endif  // BACKTAPE_IR_REPLACE_NODES_H_
