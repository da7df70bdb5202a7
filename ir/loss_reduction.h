#ifndef BACKTAPE_IR_LOSS_REDUCTION_H_
#define BACKTAPE_IR_LOSS_REDUCTION_H_

#include <cstdint>

namespace backtape {

// Values of the argument `reduction` of losses, as in at::Reduction: the losses of the elements, their mean or their
// sum.
inline constexpr int64_t kNoReduction = 0;
inline constexpr int64_t kMeanReduction = 1;
inline constexpr int64_t kSumReduction = 2;

}  // namespace backtape

#endif  // BACKTAPE_IR_LOSS_REDUCTION_H_
