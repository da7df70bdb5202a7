#ifndef BACKTAPE_IR_EFFECT_CALLS_H_
#define BACKTAPE_IR_EFFECT_CALLS_H_

#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/node.h"
#include "backtape/ir/op_schema.h"

namespace backtape {

// The target of AOTAutograd's effect calls. It is not an op, but graphs may call it.
inline constexpr absl::string_view kWithEffects = "torch.ops.higher_order.with_effects";

// The known op that a with_effects call names; null if the node is not such a call, or if the op is unknown.
const OpSchema* FindWrappedOp(const Graph& graph, const Node& node);

// AOTAutograd wraps calls with side effects (checks, prints) as torch.ops.higher_order.with_effects(token, op,
// args...). Such a call returns a new token, followed by the op's results; the tokens keep the calls in order. This
// function replaces each such call, in place, by a call of the op itself; uses of the returned token become uses of
// the token that was passed in. Also replaces calls that write copies (ir/functionalized_calls.h). Calls of unknown
// ops are left unchanged. Returns whether any call was replaced.
bool ReplaceEffectCalls(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_EFFECT_CALLS_H_
