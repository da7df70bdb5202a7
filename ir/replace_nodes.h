#ifndef BACKTAPE_IR_REPLACE_NODES_H_
#define BACKTAPE_IR_REPLACE_NODES_H_

#include "absl/functional/function_ref.h"
#include "backtape/ir/graph.h"

namespace backtape {

// A copy of the argument in which each node, also inside sequences and dicts, is replaced by what `replacement`
// returns.
Argument ReplaceNodes(const Argument& argument, absl::FunctionRef<Argument(Node* node)> replacement);

}  // namespace backtape

#endif  // BACKTAPE_IR_REPLACE_NODES_H_
