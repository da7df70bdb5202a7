#ifndef BACKTAPE_JIT_PLAN_INPUT_WRITES_H_
#define BACKTAPE_JIT_PLAN_INPUT_WRITES_H_

#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "backtape/ir/graph.h"
#include "backtape/jit/plan/concat_places.h"
#include "backtape/jit/plan/unit_order.h"
#include "backtape/jit/plan/value_table.h"

// New values of inputs, the copy_ of each at the end of a functional graph, without temporaries and without a second
// pass: what computes one writes it into the input's memory.
namespace backtape::jit {

// On the graph, before it is a plan: what a write copies becomes a value of its own with the input's dtype and sizes,
// where it is not yet (a view, another dtype, a result that the caller gets too), so that it is made in the kernel that
// has the elements at hand. Inputs are written after everything else: what a write copies from an input that another
// one writes is taken before.
absl::Status SeparateInputWrites(Graph& graph);

// For each value: the input in whose memory it is made; kNoNode for none. Such an input is written as a whole by one
// copy_, whose source has no other place (`places`) and goes to no caller; whatever reads the old value does so in
// earlier units, which `order` is told, or in the value's own. Whether that one's kernel does so in time is for its
// maker to prove (MayTakePlace).
std::vector<NodeIndex> PlaceInInputs(const ValueTable& values, const std::vector<bool>& is_returned,
                                     const std::vector<std::optional<ConcatPlace>>& places, UnitOrder& order);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_INPUT_WRITES_H_
