#ifndef BACKTAPE_INTERP_KERNELS_ASCENDING_ORDER_H_
#define BACKTAPE_INTERP_KERNELS_ASCENDING_ORDER_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"

namespace backtape::kernels {

// Indices of the elements in ascending order: zeros are equal, and NaN is above all numbers. The sort is stable. T is
// double or int64_t.
template <typename T>
std::vector<int64_t> AscendingOrder(absl::Span<const T> values);

extern template std::vector<int64_t> AscendingOrder(absl::Span<const double>);
extern template std::vector<int64_t> AscendingOrder(absl::Span<const int64_t>);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_ASCENDING_ORDER_H_
