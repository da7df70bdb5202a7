#ifndef BACKTAPE_AUTOGRAD_FUNCTIONS_DIMS_H_
#define BACKTAPE_AUTOGRAD_FUNCTIONS_DIMS_H_

#include <cstdint>
#include <vector>

#include "backtape/autograd/list_arguments.h"
#include "backtape/autograd/variable.h"
#include "backtape/tensor/sym_int.h"

// Dims as derivative functions meet them. The forward op has checked them.
namespace backtape::formulas {

// `dim` counted from the front; 0 for a 0-dim tensor.
inline int64_t WrappedDim(int64_t dim, int64_t rank) { return dim < 0 ? dim + (rank == 0 ? 1 : rank) : dim; }

// Which dims a reduction goes over, ascending; None and no dims at all mean every dim.
std::vector<int64_t> ReducedDims(const OptionalIntSpan& dims, int64_t rank);

// How many elements of a tensor of `sizes` are reduced to one.
SymInt ReducedCount(absl::Span<const SymInt> sizes, absl::Span<const int64_t> dims);

// Puts dims of size 1 where a reduction without keepdim took dims away. `dims` ascend.
Variable RestoreDims(const Variable& reduced, absl::Span<const int64_t> dims, bool keepdim);

}  // namespace backtape::formulas

#endif  // BACKTAPE_AUTOGRAD_FUNCTIONS_DIMS_H_
