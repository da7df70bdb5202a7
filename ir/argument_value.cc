#include "backtape/ir/argument_value.h"

#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {

absl::StatusOr<IValue> ValueOfArgument(const Argument& argument,
                                       absl::FunctionRef<absl::StatusOr<IValue>(const Node& node)> value_of) {
  if (argument.is_node()) return value_of(*argument.node());
  if (argument.is_dict()) {
    IValueList values;
    values.reserve(argument.dict().items.size());
    for (const auto& [key, item] : argument.dict().items) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOfArgument(item, value_of));
      values.push_back(std::move(value));
    }
    return IValue(std::move(values));
  }
  if (argument.is_sequence()) {
    IValueList values;
    values.reserve(argument.items().size());
    for (const Argument& item : argument.items()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOfArgument(item, value_of));
      values.push_back(std::move(value));
    }
    return IValue(std::move(values));
  }
  std::optional<IValue> constant = ShapeValueOf(argument);
  if (!constant) {
    return absl::UnimplementedError(
        argument.is_symbol()
            ? absl::StrCat("cannot evaluate the argument ", argument.symbol(),
                           ": names of ops, functions and unsupported dtypes have no value")
            : "cannot evaluate an argument: complex numbers and integers that do not fit in 64 bits are "
              "not supported");
  }
  return *std::move(constant);
}

Argument ConstantArgument(const IValue& value) {
  if (value.is_none()) return {};
  if (value.is_int()) return value.sym_int().value();
  if (value.is_double()) return value.float_value();
  if (value.is_bool()) return value.bool_value();
  if (value.is_string()) return value.string();
  if (value.is_dtype()) return value.dtype();
  if (value.is_device()) return value.device();
  if (value.is_layout()) return value.layout();
  if (value.is_memory_format()) return value.memory_format();
  BACKTAPE_CHECK(value.is_list()) << "an argument cannot hold a value of kind " << value.KindName();
  std::vector<Argument> items;
  items.reserve(value.list().size());
  for (const IValue& item : value.list()) items.push_back(ConstantArgument(item));
  return Argument::List(std::move(items));
}

}  // namespace backtape
