#ifndef BACKTAPE_AUTOGRAD_TAPE_VIEW_REPLAY_H_
#define BACKTAPE_AUTOGRAD_TAPE_VIEW_REPLAY_H_

#include <memory>

#include "backtape/autograd/variable/variable.h"
#include "backtape/autograd/variable/view_info.h"

namespace backtape::internal {

// Applies one view op to another tensor. Records it on the tape if grad mode is on.
Variable ReplayStep(const ViewStep& step, const Variable& source);

// Applies the chain of view ops that ends with `last` to another base. Records them on the tape if grad mode is on.
Variable ReplayViews(const ViewStep& last, const Variable& base);

// The part of the chain that comes after the step `before`; the whole chain if that is null.
std::shared_ptr<const ViewStep> StepsAfter(const ViewStep& last, const ViewStep* before);
// The chain `first`, then the chain `then`.
std::shared_ptr<const ViewStep> JoinSteps(std::shared_ptr<const ViewStep> first, const ViewStep& then);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_TAPE_VIEW_REPLAY_H_
