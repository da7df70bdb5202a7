#ifndef BACKTAPE_INTERP_KERNELS_COUNTING_H_
#define BACKTAPE_INTERP_KERNELS_COUNTING_H_

#include <cstdint>
#include <vector>

#include "backtape/tensor/tensor.h"

namespace backtape::kernels {

// Rows of a tensor along a dim, or its elements, sorted into groups of equals. NaN equals nothing, and comes last.
struct UniqueGroups {
  std::vector<int64_t> first;    // of each group, a row that it holds
  std::vector<int64_t> inverse;  // of each row, the number of its group
  std::vector<int64_t> counts;   // of each group
};

// Groups in ascending order; with `consecutive`, of neighbours that are equal, in the order of the rows.
UniqueGroups GroupElements(const Tensor& self, bool consecutive);
// As GroupElements, for rows along `dim`.
UniqueGroups GroupRows(const Tensor& self, int64_t dim, bool consecutive);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_COUNTING_H_
