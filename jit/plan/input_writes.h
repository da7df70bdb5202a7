#ifndef BACKTAPE_JIT_PLAN_INPUT_WRITES_H_
#define BACKTAPE_JIT_PLAN_INPUT_WRITES_H_

#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "backtape/ir/graph.h"
#include "backtape/jit/plan/concat_places.h"
#include "backtape/jit/plan/unit_order.h"
#include "backtape/jit/plan/value_table.h"

// New values of inputs, that is, the copy_ calls at the end of a functional graph, without temporaries and without a
// second pass: the kernel that computes such a value writes it into the input's memory.
namespace backtape::jit {

// Prepares the graph for planning: makes the source of each write a separate value with the input's dtype and sizes if
// it is not one already (it is a view, has another dtype, or is also returned to the caller), so that the kernel that
// has its elements at hand writes it. Inputs are written after everything else, so a value that one write copies from
// an input that another write changes is copied before.
absl::Status SeparateInputWrites(Graph& graph);

// For each value, the input in whose memory it is created, or kNoNode. Conditions: one copy_ overwrites the whole
// input; its source has no other place (`places`) and is not returned; and every reader of the old value runs in an
// earlier unit, which is added to `order` as a requirement, or in the value's own unit. In the latter case the kernel
// builder must still prove that the kernel reads in time (MayTakePlace).
std::vector<NodeIndex> PlaceInInputs(const ValueTable& values, const std::vector<bool>& is_returned,
                                     const std::vector<std::optional<ConcatPlace>>& places, UnitOrder& order);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_INPUT_WRITES_H_
