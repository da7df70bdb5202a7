#ifndef BACKTAPE_JIT_PLAN_INPUT_WRITES_H_
#define BACKTAPE_JIT_PLAN_INPUT_WRITES_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/jit/plan/concat_places.h"
#include "backtape/jit/plan/unit_order.h"
#include "backtape/jit/plan/value_table.h"

// The copy_ calls at the end of a functional graph store new values of inputs. With this analysis, the kernel that
// computes such a value writes it directly into the input's memory, without a temporary and a copy.
namespace backtape::jit {

// Prepares the graph for planning: inserts a copy before each write whose source is only part of a value, has another
// dtype or other sizes, or is also returned to the caller. The kernel that computes the source can then write the copy
// into the input. Also inserts a copy if the source is an input that the graph writes too, because all inputs are
// written at the end, one after the other. Returns whether anything changed.
absl::StatusOr<bool> SeparateInputWrites(Graph& graph, ShapeEnv& env);

// For each value, the input in whose memory it is created, or kNoNode. Conditions: a single copy_ writes the input and
// overwrites all of it, and its source has no other place (`places`) and is not returned. Every reader of the input's
// old value must run in an earlier unit, which is added to `order` as a requirement, or in the value's own unit. In
// the latter case the caller must still prove that the kernel reads each old element before it overwrites it
// (CanReuseMemory).
std::vector<NodeIndex> PlaceInInputs(const ValueTable& values, const std::vector<bool>& is_returned,
                                     const std::vector<std::optional<ConcatPlace>>& places, UnitOrder& order);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_INPUT_WRITES_H_
