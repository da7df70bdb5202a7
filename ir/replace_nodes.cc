#include "backtape/ir/replace_nodes.h"

#include <utility>
#include <vector>

namespace backtape {

Argument ReplaceNodes(const Argument& argument, NodeReplacement replacement) {
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

void ReplaceOperands(Node& user, NodeReplacement replacement) {
  ArgumentList args;
  for (const Argument& argument : user.args()) args.push_back(ReplaceNodes(argument, replacement));
  KeywordArguments kwargs;
  for (const auto& [key, argument] : user.kwargs()) kwargs.emplace_back(key, ReplaceNodes(argument, replacement));
  user.SetArgsAndKwargs(std::move(args), std::move(kwargs));
}

bool ReplaceUses(Node& from, const Argument& to) {
  const std::vector<Node*> users = from.users();
  for (Node* const user : users) {
    ReplaceOperands(*user, [&](Node* node) { return node == &from ? to : Argument(node); });
  }
  return !users.empty();
}

}  // namespace backtape
