#ifndef BACKTAPE_AUTOGRAD_TAPE_ARGUMENT_CONVERSION_H_
#define BACKTAPE_AUTOGRAD_TAPE_ARGUMENT_CONVERSION_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/tape/input_metadata.h"
#include "backtape/autograd/tape/saved_visitor.h"
#include "backtape/autograd/tape/tensor_options.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/sym_scalar.h"

namespace backtape {

// The value as an argument of a functional form. FromArgument<T>(ToArgument(v)) == v.
template <typename T>
IValue ToArgument(const T& value) {
  ArgumentCollector visitor;
  visitor.Value(value);
  return std::move(visitor.Take()[0]);
}
inline IValue ToArgument(const Variable& value) { return ToIValue(value); }
inline IValue ToArgument(const variable_list& values) { return ToIValueList(values); }

namespace internal {
[[noreturn]] void ThrowWrongArgumentKind(absl::string_view wanted, const IValue& found);

// Has the static member `T Convert(const IValue&)`; specialised for each kind.
template <typename T>
struct ArgumentConverter;
}  // namespace internal

// The argument as a C++ value. Throws backtape::Error if it is of another kind.
template <typename T>
T FromArgument(const IValue& value) {
  return internal::ArgumentConverter<T>::Convert(value);
}

// Converts arguments in order. Throws backtape::Error when there are too few.
class ArgumentReader {
 public:
  explicit ArgumentReader(absl::Span<const IValue> args) : args_(args) {}
  template <typename T>
  T Next() {
    return FromArgument<T>(NextValue());
  }
  // Throws unless all arguments were read.
  void Finish() const;

 private:
  const IValue& NextValue();
  absl::Span<const IValue> args_;
  size_t next_ = 0;
};

namespace internal {

template <>
struct ArgumentConverter<Variable> {
  static Variable Convert(const IValue& value);
};
template <>
struct ArgumentConverter<variable_list> {
  static variable_list Convert(const IValue& value);
};
template <>
struct ArgumentConverter<SymInt> {
  static SymInt Convert(const IValue& value);
};
template <>
struct ArgumentConverter<int64_t> {
  static int64_t Convert(const IValue& value);
};
template <>
struct ArgumentConverter<size_t> {
  static size_t Convert(const IValue& value) { return static_cast<size_t>(ArgumentConverter<int64_t>::Convert(value)); }
};
template <>
struct ArgumentConverter<bool> {
  static bool Convert(const IValue& value);
};
template <>
struct ArgumentConverter<double> {
  static double Convert(const IValue& value);
};
template <>
struct ArgumentConverter<std::string> {
  static std::string Convert(const IValue& value);
};
template <>
struct ArgumentConverter<DType> {
  static DType Convert(const IValue& value);
};
template <>
struct ArgumentConverter<Layout> {
  static Layout Convert(const IValue& value);
};
template <>
struct ArgumentConverter<MemoryFormat> {
  static MemoryFormat Convert(const IValue& value);
};
template <>
struct ArgumentConverter<Device> {
  static Device Convert(const IValue& value);
};
template <>
struct ArgumentConverter<SymScalar> {
  static SymScalar Convert(const IValue& value);
};
template <>
struct ArgumentConverter<TensorOptions> {
  static TensorOptions Convert(const IValue& value);
};
template <>
struct ArgumentConverter<TypeAndSize> {
  static TypeAndSize Convert(const IValue& value);
};
template <>
struct ArgumentConverter<TensorGeometry> {
  static TensorGeometry Convert(const IValue& value);
};
template <>
struct ArgumentConverter<VariableInfo> {
  static VariableInfo Convert(const IValue& value);
};
template <>
struct ArgumentConverter<InputMetadata> {
  static InputMetadata Convert(const IValue& value);
};
template <>
struct ArgumentConverter<IValue> {
  static IValue Convert(const IValue& value) { return value; }
};
// The items of a list. Throws backtape::Error unless it has `size` items (any number if negative).
const ivalue_list& ArgumentItems(const IValue& value, int64_t size);

template <typename T>
struct ArgumentConverter<std::optional<T>> {
  static std::optional<T> Convert(const IValue& value) {
    if (value.is_none()) return std::nullopt;
    return ArgumentConverter<T>::Convert(value);
  }
};
template <typename T>
struct ArgumentConverter<std::vector<T>> {
  static std::vector<T> Convert(const IValue& value) {
    std::vector<T> out;
    const ivalue_list& items = ArgumentItems(value, -1);
    out.reserve(items.size());
    for (const IValue& item : items) out.push_back(ArgumentConverter<T>::Convert(item));
    return out;
  }
};
template <size_t N>
struct ArgumentConverter<std::array<bool, N>> {
  static std::array<bool, N> Convert(const IValue& value) {
    std::array<bool, N> out;
    const ivalue_list& items = ArgumentItems(value, static_cast<int64_t>(N));
    for (size_t i = 0; i < N; ++i) out[i] = ArgumentConverter<bool>::Convert(items[i]);
    return out;
  }
};

}  // namespace internal

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_ARGUMENT_CONVERSION_H_
