#include "backtape/tensor/ivalue.h"

#include <algorithm>
#include "absl/strings/str_cat.h"
#include "backtape/tensor/error.h"

namespace backtape {

IValue::IValue(const Scalar& v) {
  if (v.is_bool()) {
    v_ = v.to_bool();
  } else if (v.is_integer()) {
    v_ = SymInt(v.to_int64());
  } else {
    v_ = v.to_double();
  }
}

Scalar IValue::scalar() const {
  if (!is_scalar()) ThrowWrongKind("number");
  if (is_bool()) return Scalar(bool_value());
  if (is_int()) return Scalar(sym_int().value());
  return Scalar(float_value());
}

IValue::IValue(const SymScalar& v) {
  if (v.is_floating_point()) {
    v_ = v.number;
  } else if (v.dtype == DType::kBool) {
    v_ = v.integer != SymInt(0);
  } else {
    v_ = v.integer;
  }
}

SymScalar IValue::sym_scalar() const {
  if (is_bool()) return bool_value();
  if (is_int()) return sym_int();
  if (!is_double()) ThrowWrongKind("number");
  return float_value();
}

void IValue::ThrowWrongKind(const char* wanted) const {
  throw Error(absl::InternalError(absl::StrCat("expected a value of kind ", wanted, ", found ", KindName())));
}

std::string IValue::KindName() const {
  if (is_none()) return "None";
  const auto is_null = [this]<typename T>(std::type_identity<T>) {
    const T* pointer = std::get_if<T>(&v_);
    return pointer != nullptr && *pointer == nullptr;
  };
  if (is_null(std::type_identity<TypePtr>()) || is_null(std::type_identity<ListPtr>())) {
    return "a value that was moved from";
  }
  if (is_tensor()) return tensor().defined() ? absl::StrCat("Tensor ", tensor().type().ToString()) : "undefined Tensor";
  if (is_tensor_type()) return absl::StrCat("Tensor ", tensor_type().ToString());
  if (is_int()) return sym_int().is_symbolic() ? "SymInt" : "int";
  if (is_double()) return "float";
  if (is_bool()) return "bool";
  if (is_string()) return "str";
  if (is_dtype()) return "dtype";
  if (is_device()) return "device";
  if (is_layout()) return "layout";
  if (is_memory_format()) return "memory_format";
  return absl::StrCat("list of ", list().size(), list().size() == 1 ? " element" : " elements");
}

bool HoldsTensor(const IValue& value) {
  if (!value.is_list()) return value.is_tensor();
  return std::any_of(value.list().begin(), value.list().end(), HoldsTensor);
}

}  // namespace backtape
