#ifndef BACKTAPE_IR_SYM_INTERVAL_H_
#define BACKTAPE_IR_SYM_INTERVAL_H_

#include <cstdint>
#include <functional>

#include "absl/strings/string_view.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// Inclusive bounds of an integer. kMin and kMax represent minus and plus infinity.
struct SymInterval {
  static constexpr int64_t kMin = INT64_MIN;
  static constexpr int64_t kMax = INT64_MAX;
  int64_t min = kMin;
  int64_t max = kMax;

  bool operator==(const SymInterval&) const = default;
};

// Bounds of `expr` if every symbol stays within range_of(symbol). The bounds are not always the tightest ones.
SymInterval IntervalOf(const SymInt& expr, const std::function<SymInterval(absl::string_view)>& range_of);

// Whether `a` is known to be at least `b` if every symbol is at least `min_of(symbol)`.
bool IsAtLeast(const SymInt& a, const SymInt& b, const std::function<int64_t(absl::string_view)>& min_of);

}  // namespace backtape

#endif  // BACKTAPE_IR_SYM_INTERVAL_H_
