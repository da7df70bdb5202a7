#include "backtape/autograd/tape/view_replay.h"

#include <vector>

#include "backtape/autograd/ops/dispatch.h"

namespace backtape::internal {

Variable ReplayViews(const ViewStep& last, const Variable& base) {
  std::vector<const ViewStep*> steps;
  for (const ViewStep* step = &last; step != nullptr; step = step->previous.get()) steps.push_back(step);
  Variable view = base;
  for (size_t i = steps.size(); i-- > 0;) {
    ivalue_list bound = steps[i]->args;
    bound[0] = view;
    view = ToVariable(Call(*steps[i]->library, steps[i]->op_id, bound));
  }
  return view;
}

}  // namespace backtape::internal
