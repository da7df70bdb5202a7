#ifndef BACKTAPE_JIT_PLAN_PICK_ALONG_H_
#define BACKTAPE_JIT_PLAN_PICK_ALONG_H_

#include <cstdint>

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// self[.., index, ..] along one dim, which is replaced by the dims of `index` (non-negative integers, any rank).
Node* PickAlong(Rewriter& r, Node* self, int64_t dim, Node* index);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PICK_ALONG_H_
