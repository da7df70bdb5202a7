#ifndef BACKTAPE_INTERP_COLLECTIVES_REDUCTION_H_
#define BACKTAPE_INTERP_COLLECTIVES_REDUCTION_H_

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "absl/types/span.h"
#include "backtape/ir/reduction.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

// Combines two values of a compute type, double, float or an integer type; kAvg adds them. Integers wrap.
template <typename T>
T CombineValues(Reduction reduction, T a, T b) {
  switch (reduction) {
    case Reduction::kSum:
    case Reduction::kAvg:
      if constexpr (std::is_floating_point_v<T>) {
        return a + b;
      } else {
        return static_cast<T>(static_cast<std::make_unsigned_t<T>>(a) + static_cast<std::make_unsigned_t<T>>(b));
      }
    case Reduction::kProduct:
      if constexpr (std::is_floating_point_v<T>) {
        return a * b;
      } else {
        // In 64 bits, because the promotion of a small unsigned type to int could overflow.
        return static_cast<T>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
      }
    case Reduction::kMin:
      if constexpr (std::is_floating_point_v<T>) {
        if (std::isnan(a) || std::isnan(b)) return a + b;
      }
      return std::min(a, b);
    case Reduction::kMax:
      if constexpr (std::is_floating_point_v<T>) {
        if (std::isnan(a) || std::isnan(b)) return a + b;
      }
      return std::max(a, b);
    case Reduction::kBitAnd:
    case Reduction::kBitOr:
    case Reduction::kBitXor:
      if constexpr (std::is_integral_v<T>) {
        if (reduction == Reduction::kBitAnd) return static_cast<T>(a & b);
        return static_cast<T>(reduction == Reduction::kBitOr ? a | b : a ^ b);
      }
  }
  return a;
}

// Sets `out` to the reduction of the inputs, in their order. Floats are combined in float64 and rounded once. All
// tensors have the same dtype and number of elements; `out` may be one of the inputs.
void ReduceValues(Reduction reduction, absl::Span<const Tensor> inputs, const Tensor& out);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_COLLECTIVES_REDUCTION_H_
