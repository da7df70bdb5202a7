#ifndef BACKTAPE_TENSOR_IVALUE_H_
#define BACKTAPE_TENSOR_IVALUE_H_

#include <concepts>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "backtape/tensor/device.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/scalar.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tensor/sym_scalar.h"
#include "backtape/tensor/tensor.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

class IValue;
using IValueList = std::vector<IValue>;

// Any value that an op takes or returns. Where a kernel's IValue holds a Tensor, a shape rule's holds a TensorType;
// everything else is the same, so kernels and shape rules have the same interface. A tuple is stored as a list. Copies
// are cheap, because lists and tensor types are shared and immutable. A value that was moved from keeps its kind; its
// tensor is then undefined, and reading its list or tensor type throws backtape::Error.
class IValue {
 public:
  using TypePtr = std::shared_ptr<const TensorType>;
  using ListPtr = std::shared_ptr<const IValueList>;

  IValue() = default;                    // None
  IValue(Tensor v) : v_(std::move(v)) {  // NOLINT
    if (!std::get<Tensor>(v_).defined()) v_ = std::monostate{};
  }
  IValue(TensorType v) : v_(std::make_shared<const TensorType>(std::move(v))) {}  // NOLINT
  IValue(TypePtr v) {                                                             // NOLINT
    if (v != nullptr) v_ = std::move(v);
  }
  IValue(SymInt v) : v_(std::move(v)) {}  // NOLINT
  IValue(int64_t v) : v_(SymInt(v)) {}    // NOLINT
  IValue(int v) : v_(SymInt(v)) {}        // NOLINT
  IValue(double v) : v_(v) {}             // NOLINT
  // Accepts only bool itself, so that a pointer does not convert to bool.
  template <std::same_as<bool> T>
  IValue(T v) : v_(v) {}                                                          // NOLINT
  IValue(std::string v) : v_(std::move(v)) {}                                     // NOLINT
  IValue(const char* v) : v_(std::string(v)) {}                                   // NOLINT
  IValue(DType v) : v_(v) {}                                                      // NOLINT
  IValue(Device v) : v_(std::move(v)) {}                                          // NOLINT
  IValue(Layout v) : v_(v) {}                                                     // NOLINT
  IValue(MemoryFormat v) : v_(v) {}                                               // NOLINT
  IValue(IValueList v) : v_(std::make_shared<const IValueList>(std::move(v))) {}  // NOLINT
  IValue(const Scalar& v);                                                        // NOLINT
  IValue(const SymScalar& v);                                                     // NOLINT

  bool is_none() const { return std::holds_alternative<std::monostate>(v_); }
  bool is_tensor() const { return std::holds_alternative<Tensor>(v_); }
  bool is_tensor_type() const { return std::holds_alternative<TypePtr>(v_); }
  bool is_int() const { return std::holds_alternative<SymInt>(v_); }
  bool is_double() const { return std::holds_alternative<double>(v_); }
  bool is_bool() const { return std::holds_alternative<bool>(v_); }
  bool is_string() const { return std::holds_alternative<std::string>(v_); }
  bool is_dtype() const { return std::holds_alternative<DType>(v_); }
  bool is_device() const { return std::holds_alternative<Device>(v_); }
  bool is_layout() const { return std::holds_alternative<Layout>(v_); }
  bool is_memory_format() const { return std::holds_alternative<MemoryFormat>(v_); }
  bool is_list() const { return std::holds_alternative<ListPtr>(v_); }
  // True for bool, float, and an int that is not symbolic.
  bool is_scalar() const { return is_bool() || is_double() || (is_int() && !sym_int().is_symbolic()); }

  // Each accessor throws backtape::Error ("expected a value of kind Tensor, found None") if the value has another kind.
  const Tensor& tensor() const { return As<Tensor>("Tensor"); }
  const TensorType& tensor_type() const { return Pointee<TypePtr>("tensor type"); }
  const TypePtr& tensor_type_ptr() const { return As<TypePtr>("tensor type"); }
  const SymInt& sym_int() const { return As<SymInt>("int"); }
  double float_value() const { return As<double>("float"); }
  bool bool_value() const { return As<bool>("bool"); }
  const std::string& string() const { return As<std::string>("str"); }
  DType dtype() const { return As<DType>("dtype"); }
  const Device& device() const { return As<Device>("device"); }
  Layout layout() const { return As<Layout>("layout"); }
  MemoryFormat memory_format() const { return As<MemoryFormat>("memory_format"); }
  const IValueList& list() const { return Pointee<ListPtr>("list"); }
  Scalar scalar() const;
  SymScalar sym_scalar() const;

  // For messages: "Tensor f32[2, 3]", "int", "None".
  std::string KindName() const;

 private:
  template <typename T>
  const T& As(const char* wanted) const {
    const T* value = std::get_if<T>(&v_);
    if (value == nullptr) [[unlikely]] {
      ThrowWrongKind(wanted);
    }
    return *value;
  }
  template <typename T>
  const typename T::element_type& Pointee(const char* wanted) const {
    const T& pointer = As<T>(wanted);
    if (pointer == nullptr) [[unlikely]] {
      ThrowWrongKind(wanted);
    }
    return *pointer;
  }
  [[noreturn]] void ThrowWrongKind(const char* wanted) const;

  std::variant<std::monostate, Tensor, TypePtr, SymInt, double, bool, std::string, DType, Device, Layout, MemoryFormat,
               ListPtr>
      v_;
};

// True for a tensor, and for a list that contains one.
bool HoldsTensor(const IValue& value);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_IVALUE_H_
