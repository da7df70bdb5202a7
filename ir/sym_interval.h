#ifndef BACKTAPE_IR_SYM_INTERVAL_H_
#define BACKTAPE_IR_SYM_INTERVAL_H_

#include <cstdint>
#include <functional>

#include "absl/strings/string_view.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// Inclusive bounds of an integer. kMin and kMax stand for minus and plus infinity.
struct SymInterval {
  static constexpr int64_t kMin = INT64_MIN;
  static constexpr int64_t kMax = INT64_MAX;
  int64_t min = kMin;
  int64_t max = kMax;

  bool operator==(const SymInterval&) const = default;
};

// Bounds that `expr` keeps while every symbol keeps those that `range_of` gives; not always the narrowest.
SymInterval IntervalOf(const SymInt& expr, const std::function<SymInterval(absl::string_view)>& range_of);

}  // namespace backtape

#endif  // BACKTAPE_IR_SYM_INTERVAL_H_
