#ifndef BACKTAPE_AUTOGRAD_PACKING_H_
#define BACKTAPE_AUTOGRAD_PACKING_H_

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/input_metadata.h"
#include "backtape/autograd/saved_variable.h"
#include "backtape/autograd/tensor_options.h"
#include "backtape/autograd/variable.h"
#include "backtape/tensor/sym_scalar.h"

namespace backtape {

// Walks over what a tape node saved. A node hands over its members with Visit, by name and in the order of the
// parameters of its functional form; every kind of member comes down to the few primitives that a visitor implements.
// Kinds that do not can't be saved: they don't compile.
class SavedVisitor {
 public:
  virtual ~SavedVisitor() = default;

  // `is_output`: of the forward op, so that unpacking needs the node.
  void Visit(absl::string_view name, SavedVariable& value, bool is_output) {
    Begin(name);
    Tensor(value, is_output);
  }
  void Visit(absl::string_view name, std::vector<SavedVariable>& values, bool is_output = false) {
    Begin(name);
    BeginList(values.size());
    for (SavedVariable& value : values) Tensor(value, is_output);
    EndList();
  }
  template <typename T>
  void Visit(absl::string_view name, const T& value) {
    Begin(name);
    Value(value);
  }

  void Value(const SymInt& v) { Size(v); }
  void Value(int64_t v) { Int(v); }
  void Value(int v) { Int(v); }
  void Value(size_t v) { Int(static_cast<int64_t>(v)); }
  void Value(bool v) { Bool(v); }
  void Value(double v) { Double(v); }
  void Value(const std::string& v) { String(v); }
  void Value(DType v) { Enum(v); }
  void Value(Layout v) { Enum(v); }
  void Value(MemoryFormat v) { Enum(v); }
  void Value(const Device& v) { Enum(v); }
  void Value(const SymScalar& v);
  void Value(const TensorOptions& v);
  void Value(const TypeAndSize& v);
  void Value(const TensorGeometry& v);
  void Value(const VariableInfo& v);
  void Value(const InputMetadata& v);
  // Of what kind is known at run time only. Its integers count as sizes; throws "packing is not implemented for type
  // ..." for a kind that is no saved value (a TensorType).
  template <std::same_as<IValue> T>
  void Value(const T& v) {
    AnyKind(v);
  }
  template <typename T>
  void Value(const std::optional<T>& v) {
    if (v.has_value()) {
      Value(*v);
    } else {
      None();
    }
  }
  template <typename T>
  void Value(const std::vector<T>& values) {
    BeginList(values.size());
    for (const auto& value : values) Value(static_cast<const T&>(value));
    EndList();
  }
  template <size_t N>
  void Value(const std::array<bool, N>& values) {
    BeginList(N);
    for (bool value : values) Bool(value);
    EndList();
  }

 protected:
  // A member begins.
  virtual void Begin(absl::string_view name) {}
  virtual void Tensor(SavedVariable& value, bool is_output) = 0;
  // A size or another number that comes from one: may be symbolic, and may change from run to run.
  virtual void Size(const SymInt& value) = 0;
  // Everything below is a constant of the program.
  virtual void Int(int64_t value) = 0;
  virtual void Bool(bool value) = 0;
  virtual void Double(double value) = 0;
  virtual void String(absl::string_view value) = 0;
  virtual void Enum(const IValue& value) = 0;  // a dtype, layout, memory format or device
  virtual void None() = 0;
  virtual void BeginList(size_t size) = 0;
  virtual void EndList() = 0;

 private:
  void AnyKind(const IValue& v);
};

// Collects members as IValues. How to represent a tensor and a size may be changed in a derived class.
class PackingVisitor : public SavedVisitor {
 public:
  // `node`: whose saved outputs are unpacked; null when there are none.
  explicit PackingVisitor(std::shared_ptr<TapeNode> node = nullptr) : node_(std::move(node)) {}
  // One for each member or Value, in order.
  ivalue_list Take() { return std::move(values_); }
  const std::vector<std::string>& names() const { return names_; }

 protected:
  virtual IValue PackTensor(SavedVariable& value, bool is_output);
  virtual IValue PackSize(const SymInt& value) { return value; }

 private:
  void Begin(absl::string_view name) override { names_.emplace_back(name); }
  void Tensor(SavedVariable& value, bool is_output) override { Add(PackTensor(value, is_output)); }
  void Size(const SymInt& value) override { Add(PackSize(value)); }
  void Int(int64_t value) override { Add(value); }
  void Bool(bool value) override { Add(value); }
  void Double(double value) override { Add(value); }
  void String(absl::string_view value) override { Add(std::string(value)); }
  void Enum(const IValue& value) override { Add(value); }
  void None() override { Add(IValue()); }
  void BeginList(size_t size) override;
  void EndList() override;
  void Add(IValue value);

  std::shared_ptr<TapeNode> node_;
  std::vector<std::string> names_;
  ivalue_list values_;
  std::vector<ivalue_list> open_;
};

// The value as the functional form takes it; Unpack<T>(Pack(v)) == v.
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

// Takes packed arguments apart, in order. Throws when there are too few.
class PackedReader {
 public:
  explicit PackedReader(absl::Span<const IValue> args) : args_(args) {}
  template <typename T>
  T Next() {
    return Unpack<T>(NextValue());
  }
  // Throws unless all were read.
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
// The items of a list of `size` (any number when negative).
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

#endif  // BACKTAPE_AUTOGRAD_PACKING_H_
