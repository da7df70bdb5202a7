#include "backtape/autograd/capture/number_pattern.h"

#include <cmath>
#include <cstdint>

#include "absl/base/casts.h"

namespace backtape {

NumberPattern::NumberPattern(absl::Span<const double> numbers, const std::vector<bool>& is_dynamic)
    : numbers_(numbers.begin(), numbers.end()), is_lifted_(numbers.size(), false) {
  for (size_t i = 0; i < numbers.size(); ++i) {
    is_lifted_[i] = is_dynamic[i] && IsLiftable(numbers[i]);
    has_lifted_ = has_lifted_ || is_lifted_[i];
  }
}

bool NumberPattern::Fits(absl::Span<const double> numbers) const {
  for (size_t i = 0; i < numbers.size(); ++i) {
    if (is_lifted_[i] ? !IsLiftable(numbers[i])
                      : absl::bit_cast<uint64_t>(numbers[i]) != absl::bit_cast<uint64_t>(numbers_[i])) {
      return false;
    }
  }
  return true;
}

bool NumberPattern::IsLiftable(double number) {
  return std::isfinite(number) && number != 0 && number != 1 && number != -1;
}

}  // namespace backtape
