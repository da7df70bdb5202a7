#ifndef BACKTAPE_AUTOGRAD_TAPE_SAVED_VISITOR_H_
#define BACKTAPE_AUTOGRAD_TAPE_SAVED_VISITOR_H_

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/tape/input_metadata.h"
#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/autograd/tape/tensor_options.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/flag.h"
#include "backtape/tensor/sym_scalar.h"

namespace backtape {

// Visits the values that a tape node saved. A node passes its members to Visit, by name and in the order of the
// parameters of its functional form; every kind of member is reduced to the few primitives that a visitor implements. A
// member of another kind does not compile.
class SavedVisitor {
 public:
  virtual ~SavedVisitor() = default;

  // `is_output`: the value is an output of the forward op, so unpacking it needs the node.
  void Visit(absl::string_view name, SavedVariable& value, Flag is_output) {
    Begin(name);
    Tensor(value, is_output);
  }
  void Visit(absl::string_view name, std::vector<SavedVariable>& values, Flag is_output = false) {
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
  template <std::same_as<bool> T>
  void Value(T v) {
    Bool(v);
  }
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
  // A value whose kind is known only at run time. Its integers count as sizes. Throws "packing is not implemented for
  // type ..." for a kind that cannot be saved (a TensorType).
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
  // Called before the values of each member.
  virtual void Begin(absl::string_view name) {}
  virtual void Tensor(SavedVariable& value, Flag is_output) = 0;
  // A size, or an integer computed from sizes: may be symbolic, and may differ between runs.
  virtual void Size(const SymInt& value) = 0;
  // The values below are constants of the program.
  virtual void Int(int64_t value) = 0;
  virtual void Bool(Flag value) = 0;
  virtual void Double(double value) = 0;
  virtual void String(absl::string_view value) = 0;
  virtual void Enum(const IValue& value) = 0;  // a dtype, layout, memory format or device
  virtual void None() = 0;
  virtual void BeginList(size_t size) = 0;
  virtual void EndList() = 0;
  // For implementations of Tensor(): whether the saved variable is a temporary that was made from an IValue.
  bool is_temporary() const { return is_temporary_; }

 private:
  void AnyKind(const IValue& v);

  bool is_temporary_ = false;
};

// Collects members as IValues, the arguments of the functional form (argument_conversion.h).
class ArgumentCollector final : public SavedVisitor {
 public:
  // `node` owns the saved outputs; null when there are none.
  explicit ArgumentCollector(std::shared_ptr<TapeNode> node = nullptr) : node_(std::move(node)) {}
  // The values, one for each member or call of Value, in order.
  ivalue_list Take() { return std::move(values_); }
  const std::vector<std::string>& names() const { return names_; }

 private:
  void Begin(absl::string_view name) override { names_.emplace_back(name); }
  void Tensor(SavedVariable& value, Flag is_output) override { Add(value.Unpack(is_output ? node_ : nullptr)); }
  void Size(const SymInt& value) override { Add(value); }
  void Int(int64_t value) override { Add(value); }
  void Bool(Flag value) override { Add(static_cast<bool>(value)); }
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

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_SAVED_VISITOR_H_
