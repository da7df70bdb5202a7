#ifndef BACKTAPE_AUTOGRAD_NUMBER_PATTERN_H_
#define BACKTAPE_AUTOGRAD_NUMBER_PATTERN_H_

#include <vector>

#include "absl/types/span.h"

namespace backtape {

// What code that was compiled for certain floating-point numbers requires of the numbers of a run: each has the same
// bits, or, where it is lifted into an input, any value that IsLiftable.
class NumberPattern {
 public:
  // Lifts the numbers with `is_dynamic` that can be.
  NumberPattern(absl::Span<const double> numbers, const std::vector<bool>& is_dynamic);

  absl::Span<const double> numbers() const { return numbers_; }
  bool is_lifted(size_t i) const { return is_lifted_[i]; }
  const std::vector<bool>& lifted() const { return is_lifted_; }
  bool has_lifted() const { return has_lifted_; }

  bool Fits(absl::Span<const double> numbers) const;

  // Finite, and not 0, 1 or -1, for which derivative formulas have cases of their own.
  static bool IsLiftable(double number);

 private:
  std::vector<double> numbers_;
  std::vector<bool> is_lifted_;
  bool has_lifted_ = false;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_NUMBER_PATTERN_H_
