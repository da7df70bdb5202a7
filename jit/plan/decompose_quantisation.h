#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_QUANTISATION_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_QUANTISATION_H_

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites fake quantisation into pointwise ops. Returns false for other calls.
bool DecomposeQuantisation(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_QUANTISATION_H_
