#include "backtape/ir/node_arguments.h"

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "backtape/ir/argument_value.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/tensor/check.h"

namespace backtape {

std::optional<Argument> DefaultArgument(const ArgSchema& schema) {
  if (!schema.has_default) return std::nullopt;
  return CanonicalArgument(schema, ConstantArgument(DefaultOf(schema)));
}

Argument CanonicalArgument(const ArgSchema& schema, const Argument& arg) {
  if (arg.is_sequence() && !arg.is_slice()) {
    std::vector<Argument> items;
    items.reserve(arg.items().size());
    ArgSchema element = schema;
    element.is_list = false;
    for (const Argument& item : arg.items()) items.push_back(CanonicalArgument(element, item));
    return Argument::List(std::move(items));
  }
  if (arg.is_none()) return arg;
  if (schema.is_list && schema.list_size > 0) {
    ArgSchema element = schema;
    element.is_list = false;
    return Argument::List(std::vector<Argument>(schema.list_size, CanonicalArgument(element, arg)));
  }
  if (schema.type == SchemaType::kFloat && arg.is_int()) return static_cast<double>(arg.int_value());
  return arg;
}

std::optional<std::vector<int64_t>> IntegersOf(const Argument& argument) {
  if (argument.is_int()) return std::vector<int64_t>{argument.int_value()};
  if (!argument.is_sequence()) return std::nullopt;
  std::vector<int64_t> numbers;
  for (const Argument& item : argument.items()) {
    if (!item.is_int()) return std::nullopt;
    numbers.push_back(item.int_value());
  }
  return numbers;
}

NodeArguments::NodeArguments(const Node& node) : op_(*node.op()) {
  BACKTAPE_DCHECK(node.op() != nullptr);
  given_.resize(op_.args.size(), nullptr);
  for (size_t i = 0; i < node.args().size() && i < given_.size(); ++i) given_[i] = &node.args()[i];
  for (const auto& [key, arg] : node.kwargs()) {
    if (const size_t i = IndexOf(key); i < given_.size()) given_[i] = &arg;
  }
}

const Argument* NodeArguments::Given(absl::string_view name) const { return Given(IndexOf(name)); }

bool NodeArguments::IsDefault(size_t i) const {
  const Argument* given = Given(i);
  if (given == nullptr) return true;
  if (!op_.args[i].has_default) return false;
  return CanonicalArgument(op_.args[i], *given) == *DefaultArgument(op_.args[i]);
}

bool NodeArguments::IsDefault(absl::string_view name) const { return IsDefault(IndexOf(name)); }

Argument NodeArguments::Value(size_t i) const {
  if (i >= given_.size()) return {};
  if (given_[i] != nullptr) return CanonicalArgument(op_.args[i], *given_[i]);
  return DefaultArgument(op_.args[i]).value_or(Argument());
}

Argument NodeArguments::Value(absl::string_view name) const { return Value(IndexOf(name)); }

size_t NodeArguments::IndexOf(absl::string_view name) const {
  for (size_t i = 0; i < op_.args.size(); ++i) {
    if (op_.args[i].name == name) return i;
  }
  return std::numeric_limits<size_t>::max();
}

}  // namespace backtape
