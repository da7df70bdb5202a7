#include "backtape/ir/number_placeholders.h"

#include <vector>

#include "absl/container/flat_hash_set.h"

#include "backtape/ir/op_id.h"

namespace backtape {
namespace {

bool Holds(const Argument& argument, const Node* node) {
  if (argument.is_node()) return argument.node() == node;
  if (!argument.is_sequence()) return false;
  for (const Argument& item : argument.items()) {
    if (Holds(item, node)) return true;
  }
  return false;
}

bool IsSize(const ArgSchema& schema) { return schema.type == SchemaType::kInt || schema.type == SchemaType::kSymInt; }

// True if the call passes the node where its schema expects an integer.
bool TakesAsSize(const Node& call, const Node* node) {
  const OpSchema& op = *call.op();
  for (size_t i = 0; i < call.args().size() && i < op.args.size(); ++i) {
    if (IsSize(op.args[i]) && Holds(call.args()[i], node)) return true;
  }
  for (const auto& [key, value] : call.kwargs()) {
    for (const ArgSchema& arg : op.args) {
      if (arg.name == key && IsSize(arg) && Holds(value, node)) return true;
    }
  }
  return false;
}

bool IsUsedAsSize(const Node& placeholder) {
  absl::flat_hash_set<const Node*> seen = {&placeholder};
  std::vector<const Node*> pending = {&placeholder};
  while (!pending.empty()) {
    const Node* const at = pending.back();
    pending.pop_back();
    for (const Use& use : at->uses_unordered()) {
      const Node* const user = use.user;
      if (user->op() == nullptr) continue;
      if (!user->op()->has_tag(kTagPython)) {
        if (TakesAsSize(*user, at)) return true;
      } else if (!user->is_call_to(OpId::operator_getitem) && seen.insert(user).second) {
        pending.push_back(user);
      }
    }
  }
  return false;
}

}  // namespace

void StateNumberPlaceholders(Graph& graph) {
  for (Node* node : graph.placeholders()) {
    const ValueType& type = node->type();
    const bool is_stated = type.is_opaque() && (type.opaque() == "torch.SymInt" || type.opaque() == "int");
    if (is_stated || (!type.is_known() && IsUsedAsSize(*node))) node->set_type(ValueType(SymInt::Symbol(node->name())));
  }
}

}  // namespace backtape
