#ifndef BACKTAPE_PASSES_AOT_EFFECT_TOKENS_H_
#define BACKTAPE_PASSES_AOT_EFFECT_TOKENS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Some calls are made only for their effects (checks; ops without results). This function makes their order explicit,
// as AOTAutograd does. The graph takes a token: a first placeholder "token" of type f32[0]. Each of these calls
// becomes torch.ops.higher_order.with_effects(token, op, arguments...), which returns the next token. The last token
// is the graph's first output. ReplaceEffectCalls (ir/effect_calls.h) is the inverse, except that the token stays. If
// the graph has a signature, it states the token's role. Returns the number of these calls; if it is 0, nothing
// changes.
absl::StatusOr<int> AddEffectTokens(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_EFFECT_TOKENS_H_
