#include "backtape/ir/argument_value.h"

#include <optional>
#include <utility>

#include "backtape/ir/infer_types.h"
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
  if (!constant) return absl::UnimplementedError("an argument of this kind can't be evaluated");
  return *std::move(constant);
}

}  // namespace backtape
