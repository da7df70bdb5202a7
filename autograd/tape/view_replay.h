#ifndef BACKTAPE_AUTOGRAD_TAPE_VIEW_REPLAY_H_
#define BACKTAPE_AUTOGRAD_TAPE_VIEW_REPLAY_H_

#include "backtape/autograd/variable/variable.h"
#include "backtape/autograd/variable/view_info.h"

namespace backtape::internal {

// Applies the chain of view ops that ends with `last` to another base. On the tape when grad mode is on.
Variable ReplayViews(const ViewStep& last, const Variable& base);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_TAPE_VIEW_REPLAY_H_
