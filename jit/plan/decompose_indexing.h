#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_INDEXING_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_INDEXING_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites indexing by tensors of integers: `index` and `take` become gathers along one dim, and `put` a scatter
// into the flattened tensor. `masked_scatter` gathers by a running count of the mask. An `index_put` with
// several indices becomes an `index_put` with one index, which selects rows of the merged dims (row_scatters.h).
// Indices may be negative; the indexed dims must have known sizes. index_fill and index_copy get such forms too;
// index_reduce becomes a scatter. An `index_put` of a single value by a mask becomes a selection. Returns false for
// other calls.
bool DecomposeIndexing(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_INDEXING_H_
