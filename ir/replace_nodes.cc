#include "backtape/ir/replace_nodes.h"

#include <utility>

namespace backtape {

Argument ReplaceNodes(const Argument& argument, absl::FunctionRef<Argument(Node* node)> replacement) {
  if (argument.is_node()) return replacement(argument.node());
  if (argument.is_sequence()) {
    Argument::Sequence copy{argument.sequence().kind, {}};
    copy.items.reserve(argument.items().size());
    for (const Argument& item : argument.items()) copy.items.push_back(ReplaceNodes(item, replacement));
    return copy;
  }
  if (argument.is_dict()) {
    Argument::Dict copy;
    for (const auto& [key, item] : argument.dict().items) copy.items.emplace_back(key, ReplaceNodes(item, replacement));
    return copy;
  }
  return argument;
}

}  // namespace backtape
