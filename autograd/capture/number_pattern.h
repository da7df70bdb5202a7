#ifndef BACKTAPE_AUTOGRAD_CAPTURE_NUMBER_PATTERN_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_NUMBER_PATTERN_H_

#include <vector>

#include "absl/types/span.h"

namespace backtape {

// The requirements of code that was compiled for certain floating-point numbers: a number that is a constant of the
// code must have the same bits in each run, and a number that was lifted into an input must still be liftable.
class NumberPattern {
 public:
  // Lifts the numbers with `is_dynamic` if they are liftable.
  NumberPattern(absl::Span<const double> numbers, const std::vector<bool>& is_dynamic);

  absl::Span<const double> numbers() const { return numbers_; }
  bool is_lifted(size_t i) const { return is_lifted_[i]; }
  const std::vector<bool>& lifted() const { return is_lifted_; }
  bool has_lifted() const { return has_lifted_; }

  bool Fits(absl::Span<const double> numbers) const;

  // Whether the number is finite and not 0, 1 or -1, for which derivative formulas have special cases.
  static bool IsLiftable(double number);

 private:
  std::vector<double> numbers_;
  std::vector<bool> is_lifted_;
  bool has_lifted_ = false;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_NUMBER_PATTERN_H_
