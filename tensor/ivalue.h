#ifndef BACKTAPE_TENSOR_IVALUE_H_
#define BACKTAPE_TENSOR_IVALUE_H_

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

// Any value that an op takes or gives. A shape rule's IValues hold a TensorType where a kernel's hold a Tensor; all
// else is the same, which is why both are called through one interface. Lists and tuples are both a list here. Copies
// are cheap: lists and tensor types are shared and immutable.
class IValue {
 public:
  using TypePtr = std::shared_ptr<const TensorType>;
  using ListPtr = std::shared_ptr<const IValueList>;

  IValue() = default;                    // None
  IValue(Tensor v) : v_(std::move(v)) {  // NOLINT
    if (!std::get<Tensor>(v_).defined()) v_ = std::monostate{};
  }
  IValue(TensorType v) : v_(std::make_shared<const TensorType>(std::move(v))) {}  // NOLINT
  IValue(TypePtr v) : v_(std::move(v)) {}                                         // NOLINT
  IValue(SymInt v) : v_(std::move(v)) {}                                          // NOLINT
  IValue(int64_t v) : v_(SymInt(v)) {}                                            // NOLINT
  IValue(int v) : v_(SymInt(v)) {}                                                // NOLINT
  IValue(double v) : v_(v) {}                                                     // NOLINT
  IValue(bool v) : v_(v) {}                                                       // NOLINT
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
  // bool, plain int or float.
  bool is_scalar() const { return is_bool() || is_double() || (is_int() && !sym_int().is_symbolic()); }

  // Each needs that kind (std::bad_variant_access otherwise: a broken invariant of the caller).
  const Tensor& tensor() const { return std::get<Tensor>(v_); }
  const TensorType& tensor_type() const { return *std::get<TypePtr>(v_); }
  const TypePtr& tensor_type_ptr() const { return std::get<TypePtr>(v_); }
  const SymInt& sym_int() const { return std::get<SymInt>(v_); }
  double to_double() const { return std::get<double>(v_); }
  bool to_bool() const { return std::get<bool>(v_); }
  const std::string& string() const { return std::get<std::string>(v_); }
  DType dtype() const { return std::get<DType>(v_); }
  const Device& device() const { return std::get<Device>(v_); }
  Layout layout() const { return std::get<Layout>(v_); }
  MemoryFormat memory_format() const { return std::get<MemoryFormat>(v_); }
  const IValueList& list() const { return *std::get<ListPtr>(v_); }
  Scalar scalar() const;
  SymScalar sym_scalar() const;

  // "Tensor f32[2, 3]", "int", "None": for messages.
  std::string KindName() const;

 private:
  std::variant<std::monostate, Tensor, TypePtr, SymInt, double, bool, std::string, DType, Device, Layout, MemoryFormat,
               ListPtr>
      v_;
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_IVALUE_H_
