#ifndef BACKTAPE_AUTOGRAD_CAPTURE_SIZE_PATTERN_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_SIZE_PATTERN_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// The requirements of code that was compiled for certain sizes. A size that is a constant of the code must be the same
// in each run. The sizes that share a symbol must be equal and at least 2, and must satisfy the guards.
class SizePattern {
 public:
  static constexpr int kStatic = -1;

  // Sizes with `is_dynamic` become symbols "s0", "s1", ..., with their values as hints. Sizes that are equal now and
  // were equal in `previous` (unless that is empty) share a symbol. 0 and 1 never become symbols.
  SizePattern(absl::Span<const int64_t> sizes, const std::vector<bool>& is_dynamic, absl::Span<const int64_t> previous);

  // The sizes with which the program is traced.
  absl::Span<const SymInt> values() const { return values_; }
  absl::Span<const int64_t> sizes() const { return sizes_; }
  bool has_symbols() const { return num_symbols_ > 0; }
  bool is_static(size_t i) const { return symbols_[i] == kStatic; }
  // Records the guards.
  ShapeEnv& shape_env() { return shape_env_; }

  bool Fits(absl::Span<const int64_t> sizes) const;

 private:
  std::vector<int64_t> sizes_;
  std::vector<int> symbols_;
  std::vector<SymInt> values_;
  int num_symbols_ = 0;
  ShapeEnv shape_env_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_SIZE_PATTERN_H_
