#ifndef BACKTAPE_JIT_PLAN_DECOMPOSE_INDEXING_H_
#define BACKTAPE_JIT_PLAN_DECOMPOSE_INDEXING_H_

#include "absl/strings/string_view.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Rewrites indexing by tensors of integers: `index` becomes a gather along one dim, and `index_put` with several
// indices becomes one whose single index selects rows of merged dims (row_scatters.h). Indices may be negative; the
// indexed dims must have known sizes. Returns false for other calls and for masks.
bool DecomposeIndexing(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_DECOMPOSE_INDEXING_H_
