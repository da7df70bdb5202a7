#ifndef BACKTAPE_IR_SWITCH_CALLS_H_
#define BACKTAPE_IR_SWITCH_CALLS_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Replaces each call of switch (kSwitch in inlined_calls.h) by a binary search: a call of cond that compares the
// index with the number of the middle branch, and whose subgraphs are branches or contain further calls of cond. As in
// torch.switch, a negative index selects the first branch and an index that is too large selects the last branch.
// A switch with a single branch becomes a call of wrap. Returns whether anything changed. Fails if an argument is
// missing or of the wrong kind, or if a branch is missing or has the wrong number of inputs.
absl::StatusOr<bool> ReplaceSwitchCalls(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_SWITCH_CALLS_H_
