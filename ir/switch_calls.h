#ifndef BACKTAPE_IR_SWITCH_CALLS_H_
#define BACKTAPE_IR_SWITCH_CALLS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Replaces each call of switch (kSwitch in wrapper_targets.h) by a call of cond that compares the index with the number
// in the middle. The subgraphs of cond are the branches, or hold another such call. An index below 0 selects the first
// branch, one that is too large the last: torch.switch clamps the index in the same way. Returns whether anything
// changed. Fails if an argument is missing or of the wrong kind, or if a branch is missing or has another number of
// inputs.
absl::StatusOr<bool> ReplaceSwitchCalls(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_SWITCH_CALLS_H_
