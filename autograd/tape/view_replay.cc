#include "backtape/autograd/tape/view_replay.h"

#include <utility>
#include <vector>

#include "backtape/autograd/ops/dispatch.h"

namespace backtape::internal {

Variable ReplayStep(const ViewStep& step, const Variable& source) {
  IValueList bound = step.args;
  bound[0] = ToIValue(source);
  const IValue result = Call(*step.library, step.op_id, bound);
  return ToVariable(result.is_list() ? result.list()[step.output] : result);
}

Variable ReplayViews(const ViewStep& last, const Variable& base) {
  std::vector<const ViewStep*> steps;
  for (const ViewStep* step = &last; step != nullptr; step = step->previous.get()) steps.push_back(step);
  Variable view = base;
  for (size_t i = steps.size(); i-- > 0;) view = ReplayStep(*steps[i], view);
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
    copy->output = steps[i]->output;
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
