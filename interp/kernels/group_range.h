#ifndef BACKTAPE_INTERP_KERNELS_GROUP_RANGE_H_
#define BACKTAPE_INTERP_KERNELS_GROUP_RANGE_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"

namespace backtape::kernels {

// The rows, columns or terms of one group of a grouped product (aten._grouped_mm).
struct GroupRange {
  int64_t begin = 0;
  int64_t end = 0;
};

// `begin` is the end of the previous group, or 0. OutOfRange if the ends are not ascending or exceed `limit`.
inline absl::StatusOr<GroupRange> RangeOfGroup(int64_t begin, int64_t end, int64_t group, int64_t limit) {
  if (begin < 0 || begin > end || end > limit) {
    return absl::OutOfRangeError(absl::StrCat("offs must be ascending and not exceed ", limit, ", but group ", group,
                                              " is the range from ", begin, " to ", end));
  }
  return GroupRange{begin, end};
}

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_GROUP_RANGE_H_
