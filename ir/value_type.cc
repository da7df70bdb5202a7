#include "backtape/ir/value_type.h"

#include "absl/strings/str_cat.h"

namespace backtape {

bool operator==(const ValueType& a, const ValueType& b) {
  if (a.v_.index() != b.v_.index()) return false;
  if (a.is_tensor()) return a.tensor_ptr() == b.tensor_ptr() || a.tensor() == b.tensor();
  if (a.is_list()) return a.list() == b.list();
  return a.v_ == b.v_;
}

std::string ValueType::ToString(bool with_strides_and_device) const {
  if (is_tensor()) return tensor().ToString(with_strides_and_device);
  if (is_sym_int()) return absl::StrCat("Sym(", sym_int().ToString(), ")");
  if (is_none()) return "None";
  if (is_opaque()) return opaque();
  if (!is_list()) return "?";
  std::string text = "(";
  for (const ValueType& item : list()) {
    absl::StrAppend(&text, text.size() > 1 ? ", " : "", item.ToString(with_strides_and_device));
  }
  return text + ")";
}

ValueType ValueType::Of(const IValue& value) {
  if (value.is_tensor_type()) return value.tensor_type_ptr();
  if (value.is_tensor()) return value.tensor().type();
  if (value.is_int()) return value.sym_int();
  if (value.is_none()) return NoneType{};
  if (!value.is_list()) return {};
  std::vector<ValueType> items;
  items.reserve(value.list().size());
  for (const IValue& item : value.list()) items.push_back(Of(item));
  return items;
}

}  // namespace backtape
