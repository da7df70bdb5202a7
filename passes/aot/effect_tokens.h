#ifndef BACKTAPE_PASSES_AOT_EFFECT_TOKENS_H_
#define BACKTAPE_PASSES_AOT_EFFECT_TOKENS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Makes the order of calls that are made for their effects alone (checks; ops without results) explicit, as AOTAutograd
// does: the graph takes a token, a first placeholder "token" of type f32[0]; each of these calls becomes
// torch.ops.higher_order.with_effects(token, op, arguments...), which returns the next token; and the last token is the
// graph's first output. ReplaceEffectCalls (ir/effect_calls.h) is the inverse, except that the token stays. A signature
// states the token's role. Returns the number of these calls; without any, nothing changes.
absl::StatusOr<int> AddEffectTokens(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_EFFECT_TOKENS_H_
