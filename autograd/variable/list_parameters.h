#ifndef BACKTAPE_AUTOGRAD_VARIABLE_LIST_PARAMETERS_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_LIST_PARAMETERS_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/types/span.h"
#include "backtape/tensor/sym_int.h"

// Parameter types of typed ops for lists of integers, so that `ops::view(x, {2, n})` and `ops::sum(x, {0})` can be
// written as in Python. They point into their arguments, so use them only for parameters.
namespace backtape {

// A list of sizes: from a braced list, or from a vector or span of SymInt or int64_t.
class SymIntSpan {
 public:
  SymIntSpan(std::initializer_list<SymInt> values) : span_(values.begin(), values.size()) {}         // NOLINT: implicit
  SymIntSpan(absl::Span<const SymInt> values) : span_(values) {}                                     // NOLINT
  SymIntSpan(const std::vector<SymInt>& values) : span_(values) {}                                   // NOLINT
  SymIntSpan(absl::Span<const int64_t> values) : own_(values.begin(), values.end()), span_(own_) {}  // NOLINT
  SymIntSpan(const SymIntVector& values) : span_(values) {}                                          // NOLINT
  SymIntSpan(const std::vector<int64_t>& values) : SymIntSpan(absl::Span<const int64_t>(values)) {}  // NOLINT
  SymIntSpan(const SymIntSpan&) = delete;
  SymIntSpan& operator=(const SymIntSpan&) = delete;

  absl::Span<const SymInt> get() const { return span_; }
  operator absl::Span<const SymInt>() const { return span_; }  // NOLINT

 private:
  absl::InlinedVector<SymInt, 5> own_;  // of a list of plain numbers
  absl::Span<const SymInt> span_;
};

// A list that may be None (std::nullopt).
class OptionalSymIntSpan {
 public:
  OptionalSymIntSpan(std::nullopt_t) {}                                        // NOLINT
  OptionalSymIntSpan(std::initializer_list<SymInt> values) : span_(values) {}  // NOLINT
  template <typename T>
  OptionalSymIntSpan(absl::Span<const T> values) : span_(std::in_place, values) {}  // NOLINT
  template <typename T>
  OptionalSymIntSpan(const std::vector<T>& values) : span_(std::in_place, values) {}  // NOLINT
  template <typename T>
  OptionalSymIntSpan(const std::optional<std::vector<T>>& values) {  // NOLINT
    if (values.has_value()) span_.emplace(*values);
  }

  bool has_value() const { return span_.has_value(); }
  absl::Span<const SymInt> operator*() const { return span_->get(); }

 private:
  std::optional<SymIntSpan> span_;
};

class OptionalIntSpan {
 public:
  OptionalIntSpan(std::nullopt_t) {}                                                                  // NOLINT
  OptionalIntSpan(std::initializer_list<int64_t> values) : span_({values.begin(), values.size()}) {}  // NOLINT
  OptionalIntSpan(absl::Span<const int64_t> values) : span_(values) {}                                // NOLINT
  OptionalIntSpan(const std::vector<int64_t>& values) : span_(values) {}                              // NOLINT
  OptionalIntSpan(const std::optional<std::vector<int64_t>>& values) {                                // NOLINT
    if (values.has_value()) span_ = *values;
  }

  bool has_value() const { return span_.has_value(); }
  absl::Span<const int64_t> operator*() const { return *span_; }

 private:
  std::optional<absl::Span<const int64_t>> span_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_LIST_PARAMETERS_H_
