#ifndef BACKTAPE_IR_EFFECT_CALLS_H_
#define BACKTAPE_IR_EFFECT_CALLS_H_

#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"

namespace backtape {

// A target that texts may call although it is not an op.
inline constexpr absl::string_view kWithEffects = "torch.ops.higher_order.with_effects";

// Replaces calls of torch.ops.higher_order.with_effects(token, op, args...) by calls of the op itself, which stay where
// they are: AOTAutograd wraps calls that are made for what they do (checks, prints) so, and returns a token before their
// results to keep their order. Every token becomes the one that was passed in. Calls of unknown ops stay. Returns whether
// any call was replaced.
bool ReplaceEffectCalls(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_EFFECT_CALLS_H_
