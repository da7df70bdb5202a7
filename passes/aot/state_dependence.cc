#include "backtape/passes/aot/state_dependence.h"

#include <algorithm>

#include "backtape/autograd/engine/tape_walk.h"

namespace backtape {

bool DependOnEachOther(absl::Span<const Variable> state) {
  if (std::count_if(state.begin(), state.end(), [](const Variable& v) { return v.requires_grad(); }) < 2) return false;
  for (const Variable& computed : state) {
    if (!computed.requires_grad() || computed.is_leaf()) continue;
    const Edge root = computed.gradient_edge();
    internal::TapeWalk walk;
    walk.Reset({root});
    for (const Variable& other : state) {
      if (!other.requires_grad()) continue;
      const Edge edge = other.gradient_edge();
      if (edge.node != root.node && walk.PositionOf(edge.node.get()) != internal::TapeWalk::kNowhere) return true;
    }
  }
  return false;
}

}  // namespace backtape
