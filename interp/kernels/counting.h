#ifndef BACKTAPE_INTERP_KERNELS_COUNTING_H_
#define BACKTAPE_INTERP_KERNELS_COUNTING_H_

#include <cstdint>
#include <vector>

#include "backtape/tensor/tensor.h"

namespace backtape::kernels {

// The rows of a tensor along a dim, grouped by equality. NaN equals nothing and comes last.
struct UniqueGroups {
  std::vector<int64_t> first;    // for each group, one of its rows
  std::vector<int64_t> inverse;  // for each row, the number of its group
  std::vector<int64_t> counts;   // for each group, the number of its rows
};

// The number of different elements; with `consecutive`, of groups of adjacent equal elements.
int64_t CountElementGroups(const Tensor& self, bool consecutive);
// Returns groups in ascending order. With `consecutive`, only adjacent equal rows form a group, and groups have the
// order of the rows.
UniqueGroups GroupRows(const Tensor& self, int64_t dim, bool consecutive);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_COUNTING_H_
