#include "backtape/autograd/functions/dims.h"

#include <algorithm>
#include <numeric>

#include "backtape/autograd/ops.h"

namespace backtape::formulas {

std::vector<int64_t> ReducedDims(const OptionalIntSpan& dims, int64_t rank) {
  std::vector<int64_t> result;
  if (!dims.has_value() || (*dims).empty()) {
    result.resize(rank);
    std::iota(result.begin(), result.end(), 0);
    return result;
  }
  if (rank == 0) return result;
  for (int64_t dim : *dims) result.push_back(WrappedDim(dim, rank));
  std::sort(result.begin(), result.end());
  return result;
}

SymInt ReducedCount(absl::Span<const SymInt> sizes, absl::Span<const int64_t> dims) {
  SymInt count = 1;
  for (int64_t dim : dims) count *= sizes[dim];
  return count;
}

Variable RestoreDims(const Variable& reduced, absl::Span<const int64_t> dims, bool keepdim) {
  if (keepdim) return reduced;
  Variable result = reduced;
  for (int64_t dim : dims) result = ops::unsqueeze(result, dim);
  return result;
}

}  // namespace backtape::formulas
