#ifndef BACKTAPE_JIT_PLAN_WIDENED_FACTORS_H_
#define BACKTAPE_JIT_PLAN_WIDENED_FACTORS_H_

#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Replaces a matrix product or convolution of 16-bit floats by one of float32, whose results are rounded, unless oneDNN
// computes it faster with the CPU's units for bfloat16. Loops convert the factors and the results as fast as the memory
// allows; a dense kernel that converts each element by itself is up to 20 times as slow. Returns whether it replaced
// the call.
bool WidenFactors(Rewriter& r);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_WIDENED_FACTORS_H_
