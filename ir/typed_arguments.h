#ifndef BACKTAPE_IR_TYPED_ARGUMENTS_H_
#define BACKTAPE_IR_TYPED_ARGUMENTS_H_

#include <array>
#include <cstdint>
#include <optional>

#include "absl/container/inlined_vector.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/ivalue.h"

// Converts bound IValues to the parameter types of typed shape rules and kernels. Used only by their adapters
// (ir/typed_shape_rule.h, interp/typed_kernel.h).
namespace backtape::typed_arguments {

// Converts one value. Types for which shape rules and kernels differ are specialised in their own headers.
template <typename T>
T ToValue(const IValue& value);

template <>
inline int64_t ToValue<int64_t>(const IValue& value) {
  return value.sym_int().value();
}
template <>
inline double ToValue<double>(const IValue& value) {
  return value.float_value();
}
template <>
inline bool ToValue<bool>(const IValue& value) {
  return value.bool_value();
}
template <>
inline absl::string_view ToValue<absl::string_view>(const IValue& value) {
  return value.string();
}
template <>
inline DType ToValue<DType>(const IValue& value) {
  return value.dtype();
}
template <>
inline Layout ToValue<Layout>(const IValue& value) {
  return value.layout();
}
template <>
inline MemoryFormat ToValue<MemoryFormat>(const IValue& value) {
  return value.memory_format();
}
template <>
inline Device ToValue<Device>(const IValue& value) {
  return value.device();
}

// Holds an argument for a parameter of type T. It owns what T points to, so it must outlive the call; a temporary in
// the call expression lives long enough. Does not allocate for lists of up to 6 elements.
template <typename T>
class Argument {
 public:
  explicit Argument(const IValue& value) : value_(ToValue<T>(value)) {}
  T get() const { return value_; }

 private:
  T value_;
};

template <typename T>
class Argument<const T&> {
 public:
  explicit Argument(const IValue& value) : value_(ToValue<T>(value)) {}
  const T& get() const { return value_; }

 private:
  T value_;
};

template <>
class Argument<const Device&> {
 public:
  explicit Argument(const IValue& value) : value_(value.device()) {}
  const Device& get() const { return value_; }

 private:
  const Device& value_;
};

template <typename T>
class Argument<std::optional<T>> {
 public:
  explicit Argument(const IValue& value) {
    if (!value.is_none()) value_.emplace(value);
  }
  std::optional<T> get() const {
    if (!value_.has_value()) return std::nullopt;
    return value_->get();
  }

 private:
  std::optional<Argument<T>> value_;
};

template <typename T>
class Argument<absl::Span<const T>> {
 public:
  explicit Argument(const IValue& value) {
    values_.reserve(value.list().size());
    for (const IValue& item : value.list()) values_.push_back(ToValue<T>(item));
  }
  absl::Span<const T> get() const { return values_; }

 private:
  absl::InlinedVector<T, 6> values_;
};

template <size_t N>
class Argument<std::array<bool, N>> {
 public:
  explicit Argument(const IValue& value) {
    for (size_t i = 0; i < N; ++i) values_[i] = value.list()[i].bool_value();
  }
  const std::array<bool, N>& get() const { return values_; }

 private:
  std::array<bool, N> values_;
};

}  // namespace backtape::typed_arguments

#endif  // BACKTAPE_IR_TYPED_ARGUMENTS_H_
