#ifndef BACKTAPE_IR_MAX_PARTS_H_
#define BACKTAPE_IR_MAX_PARTS_H_

#include <cstdint>

namespace backtape {

// The most outputs that a call of split or tensor_split may have; more than any real program has.
inline constexpr int64_t kMaxParts = int64_t{1} << 20;

}  // namespace backtape

#endif  // BACKTAPE_IR_MAX_PARTS_H_
