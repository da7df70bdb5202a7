#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_VECTORS_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_VECTORS_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites products with vectors (mv, addmv, dot, addr, cross) and sums of products (addbmm) into matrix products, or
// into products of elements and sums. Rewrites products (mm, bmm) into products of elements and sums if a factor or
// each matrix of a batch is small, or if a 16-bit factor is multiplied with a vector. Rewrites traces, distances
// between rows, and the gradients of these distances into reductions. Returns false for other calls.
bool DecomposeVectors(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_VECTORS_H_
