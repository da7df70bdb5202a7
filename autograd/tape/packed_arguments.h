#ifndef BACKTAPE_AUTOGRAD_TAPE_PACKED_ARGUMENTS_H_
#define BACKTAPE_AUTOGRAD_TAPE_PACKED_ARGUMENTS_H_

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

// The value as an argument of a functional form. Unpack<T>(Pack(v)) == v.
template <typename T>
IValue Pack(const T& value) {
  PackingVisitor visitor;
  visitor.Value(value);
  return std::move(visitor.Take()[0]);
}
inline IValue Pack(const Variable& value) { return value; }
inline IValue Pack(const variable_list& values) { return ToIValueList(values); }

namespace internal {
[[noreturn]] void ThrowWrongPackedKind(absl::string_view wanted, const IValue& found);

// Unpacker<T>::Unpack(IValue); specialised for each kind.
template <typename T>
struct Unpacker;
}  // namespace internal

// Throws backtape::Error when the value is of another kind.
template <typename T>
T Unpack(const IValue& value) {
  return internal::Unpacker<T>::Unpack(value);
}

// Unpacks arguments in order. Throws backtape::Error when there are too few.
class PackedReader {
 public:
  explicit PackedReader(absl::Span<const IValue> args) : args_(args) {}
  template <typename T>
  T Next() {
    return Unpack<T>(NextValue());
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
struct Unpacker<Variable> {
  static Variable Unpack(const IValue& value);
};
template <>
struct Unpacker<variable_list> {
  static variable_list Unpack(const IValue& value);
};
template <>
struct Unpacker<SymInt> {
  static SymInt Unpack(const IValue& value);
};
template <>
struct Unpacker<int64_t> {
  static int64_t Unpack(const IValue& value);
};
template <>
struct Unpacker<size_t> {
  static size_t Unpack(const IValue& value) { return static_cast<size_t>(Unpacker<int64_t>::Unpack(value)); }
};
template <>
struct Unpacker<bool> {
  static bool Unpack(const IValue& value);
};
template <>
struct Unpacker<double> {
  static double Unpack(const IValue& value);
};
template <>
struct Unpacker<std::string> {
  static std::string Unpack(const IValue& value);
};
template <>
struct Unpacker<DType> {
  static DType Unpack(const IValue& value);
};
template <>
struct Unpacker<Layout> {
  static Layout Unpack(const IValue& value);
};
template <>
struct Unpacker<MemoryFormat> {
  static MemoryFormat Unpack(const IValue& value);
};
template <>
struct Unpacker<Device> {
  static Device Unpack(const IValue& value);
};
template <>
struct Unpacker<SymScalar> {
  static SymScalar Unpack(const IValue& value);
};
template <>
struct Unpacker<TensorOptions> {
  static TensorOptions Unpack(const IValue& value);
};
template <>
struct Unpacker<TypeAndSize> {
  static TypeAndSize Unpack(const IValue& value);
};
template <>
struct Unpacker<TensorGeometry> {
  static TensorGeometry Unpack(const IValue& value);
};
template <>
struct Unpacker<VariableInfo> {
  static VariableInfo Unpack(const IValue& value);
};
template <>
struct Unpacker<InputMetadata> {
  static InputMetadata Unpack(const IValue& value);
};
template <>
struct Unpacker<IValue> {
  static IValue Unpack(const IValue& value) { return value; }
};
// The items of a list. Throws backtape::Error unless it has `size` items (any number if negative).
const ivalue_list& UnpackItems(const IValue& value, int64_t size);

template <typename T>
struct Unpacker<std::optional<T>> {
  static std::optional<T> Unpack(const IValue& value) {
    if (value.is_none()) return std::nullopt;
    return Unpacker<T>::Unpack(value);
  }
};
template <typename T>
struct Unpacker<std::vector<T>> {
  static std::vector<T> Unpack(const IValue& value) {
    std::vector<T> out;
    const ivalue_list& items = UnpackItems(value, -1);
    out.reserve(items.size());
    for (const IValue& item : items) out.push_back(Unpacker<T>::Unpack(item));
    return out;
  }
};
template <size_t N>
struct Unpacker<std::array<bool, N>> {
  static std::array<bool, N> Unpack(const IValue& value) {
    std::array<bool, N> out;
    const ivalue_list& items = UnpackItems(value, static_cast<int64_t>(N));
    for (size_t i = 0; i < N; ++i) out[i] = Unpacker<bool>::Unpack(items[i]);
    return out;
  }
};

}  // namespace internal

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_PACKED_ARGUMENTS_H_
