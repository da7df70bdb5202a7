#ifndef BACKTAPE_AUTOGRAD_FUNCTIONS_DIMS_H_
#define BACKTAPE_AUTOGRAD_FUNCTIONS_DIMS_H_

#include <cstdint>
#include <vector>

#include "backtape/autograd/variable/list_parameters.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/sym_int.h"

// Helpers for dims in derivative functions. The forward op has checked the dims.
namespace backtape::formulas {

// `dim` counted from the front; 0 for a 0-dim tensor.
inline int64_t WrappedDim(int64_t dim, int64_t rank) { return dim < 0 ? dim + (rank == 0 ? 1 : rank) : dim; }

// The dims of a reduction, ascending; None and an empty list mean all dims.
std::vector<int64_t> ReducedDims(const OptionalIntSpan& dims, int64_t rank);

// How many elements of a tensor with these sizes are reduced to one element.
SymInt ReducedCount(absl::Span<const SymInt> sizes, absl::Span<const int64_t> dims);

// Inserts dims of size 1 where a reduction without keepdim removed dims. `dims` are ascending.
Variable RestoreDims(const Variable& reduced, absl::Span<const int64_t> dims, bool keepdim);

}  // namespace backtape::formulas

#endif  // BACKTAPE_AUTOGRAD_FUNCTIONS_DIMS_H_
