#ifndef BACKTAPE_IR_VALUE_TYPE_H_
#define BACKTAPE_IR_VALUE_TYPE_H_

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// A type given in the text and kept verbatim: "Sym(zf0)", "Sym(Eq(s0, 1))".
struct OpaqueType {
  std::string text;
  bool operator==(const OpaqueType&) const = default;
};

// The known part of a node's value: nothing, a tensor type, a symbolic integer ("Sym(s0 + 1)"), a list (a call with
// several outputs), the value None, or a verbatim text. Copies are cheap, because tensor types and lists are shared and
// immutable.
class ValueType {
 public:
  using TensorPtr = std::shared_ptr<const TensorType>;
  using ListPtr = std::shared_ptr<const std::vector<ValueType>>;
  struct NoneType {
    bool operator==(const NoneType&) const = default;
  };

  ValueType() = default;
  ValueType(TensorType type) : v_(std::make_shared<const TensorType>(std::move(type))) {}  // NOLINT
  ValueType(TensorPtr type) : v_(std::move(type)) {}                                       // NOLINT
  ValueType(SymInt value) : v_(std::move(value)) {}                                        // NOLINT
  ValueType(NoneType) : v_(NoneType{}) {}                                                  // NOLINT
  ValueType(std::vector<ValueType> list)
      : v_(std::make_shared<const std::vector<ValueType>>(std::move(list))) {}  // NOLINT
  ValueType(OpaqueType text) : v_(std::move(text)) {}                           // NOLINT

  bool is_known() const { return !std::holds_alternative<std::monostate>(v_); }
  bool is_tensor() const { return std::holds_alternative<TensorPtr>(v_); }
  bool is_sym_int() const { return std::holds_alternative<SymInt>(v_); }
  bool is_none() const { return std::holds_alternative<NoneType>(v_); }
  bool is_list() const { return std::holds_alternative<ListPtr>(v_); }
  bool is_opaque() const { return std::holds_alternative<OpaqueType>(v_); }

  const TensorType& tensor() const { return *std::get<TensorPtr>(v_); }
  const TensorPtr& tensor_ptr() const { return std::get<TensorPtr>(v_); }
  const SymInt& sym_int() const { return std::get<SymInt>(v_); }
  const std::vector<ValueType>& list() const { return *std::get<ListPtr>(v_); }
  const std::string& opaque() const { return std::get<OpaqueType>(v_).text; }

  // Compares by content.
  friend bool operator==(const ValueType& a, const ValueType& b);

  // "f32[2, 3]", "Sym(s0)", "(f32[2], i64[2])", "None", "?".
  std::string ToString(bool with_strides_and_device = false) const;

  // The type of a shape rule's result or of a run-time value. Unknown unless it is a tensor, an integer, None or a
  // list.
  static ValueType Of(const IValue& value);

 private:
  std::variant<std::monostate, TensorPtr, SymInt, NoneType, ListPtr, OpaqueType> v_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_VALUE_TYPE_H_
