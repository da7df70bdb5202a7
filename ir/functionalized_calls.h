#ifndef BACKTAPE_IR_FUNCTIONALIZED_CALLS_H_
#define BACKTAPE_IR_FUNCTIONALIZED_CALLS_H_

#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"

namespace backtape {

// AOTAutograd wraps calls of user-defined ops that write arguments, as
//   torch.ops.higher_order.auto_functionalized(op, x = x, ...)
//   torch.ops.higher_order.auto_functionalized_v2(op, ..., _x_base_index = 0, _all_bases = [base])
// Such a call writes to copies and leaves the arguments unchanged. It returns the op's results (None for an op without
// results), followed by the copies. The first form copies each written argument. The second form copies the tensors in
// _all_bases, of which the written arguments are views.
bool IsFunctionalizedTarget(absl::string_view target);

// If the op is known, replaces such a call by calls that copy the tensors and make the views, and a call of the op
// itself. Calls of unknown ops, and calls with arguments other than these, are left unchanged. Returns whether
// any call was replaced.
bool ReplaceFunctionalizedCalls(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_FUNCTIONALIZED_CALLS_H_
