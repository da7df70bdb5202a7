#include "backtape/autograd/tape/view_replay.h"

#include <utility>
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

namespace {

std::shared_ptr<const ViewStep> CopySteps(std::shared_ptr<const ViewStep> first, const ViewStep& last,
                                          const ViewStep* before) {
  std::vector<const ViewStep*> steps;
  for (const ViewStep* step = &last; step != nullptr && step != before; step = step->previous.get()) {
    steps.push_back(step);
  }
  for (size_t i = steps.size(); i-- > 0;) {
    auto copy = std::make_shared<ViewStep>();
    copy->previous = std::move(first);
    copy->library = steps[i]->library;
    copy->op_id = steps[i]->op_id;
    copy->args = steps[i]->args;
    first = std::move(copy);
  }
  return first;
}

}  // namespace

std::shared_ptr<const ViewStep> StepsAfter(const ViewStep& last, const ViewStep* before) {
  return CopySteps(nullptr, last, before);
}

std::shared_ptr<const ViewStep> JoinSteps(std::shared_ptr<const ViewStep> first, const ViewStep& then) {
  return CopySteps(std::move(first), then, nullptr);
}

}  // namespace backtape::internal
