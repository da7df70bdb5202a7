#ifndef BACKTAPE_JIT_DENSE_TRANSPOSE_RUNS_H_
#define BACKTAPE_JIT_DENSE_TRANSPOSE_RUNS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"

namespace backtape::jit {

// The dims whose elements are adjacent in one of two layouts of a tensor, innermost first, and the number of these
// elements. Without such a dim, a run has one element.
struct TransposeRun {
  std::vector<size_t> dims;
  int64_t length = 1;
};

struct TransposeRuns {
  TransposeRun from;
  TransposeRun to;  // has no dim of `from`
};

// Finds runs that are long enough for a transposition in registers, if there are any. Strides are in elements.
inline TransposeRuns FindTransposeRuns(absl::Span<const int64_t> sizes, absl::Span<const int64_t> from_strides,
                                       absl::Span<const int64_t> to_strides) {
  constexpr int64_t kLongEnough = 16;
  TransposeRuns runs;
  std::vector<bool> is_taken(sizes.size(), false);
  const auto extend = [&](TransposeRun& run, absl::Span<const int64_t> strides) {
    for (size_t d = 0; d < sizes.size(); ++d) {
      if (is_taken[d] || sizes[d] == 1 || strides[d] != run.length) continue;
      is_taken[d] = true;
      run.dims.push_back(d);
      run.length *= sizes[d];
      return true;
    }
    return false;
  };
  extend(runs.from, from_strides);
  extend(runs.to, to_strides);
  while (runs.from.length < kLongEnough || runs.to.length < kLongEnough) {
    const bool prefers_from = runs.from.length <= runs.to.length;
    if (prefers_from && extend(runs.from, from_strides)) continue;
    if (runs.to.length < kLongEnough && extend(runs.to, to_strides)) continue;
    if (prefers_from || runs.from.length >= kLongEnough || !extend(runs.from, from_strides)) break;
  }
  return runs;
}

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_TRANSPOSE_RUNS_H_
