#include "backtape/passes/rewrite.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/replace_nodes.h"
#include "backtape/passes/layout_queries.h"
#include "backtape/tensor/check.h"

namespace backtape {
namespace {

// Merges sorted origins. Passes that walk forwards mostly add a few origins near the end of a long list.
void MergeOrigins(const Provenance& from, Provenance& into) {
  constexpr size_t kFew = 8;
  if (from.origins.size() > kFew) {
    Provenance only_origins;
    only_origins.origins = from.origins;
    into.Merge(only_origins);
    return;
  }
  for (const OriginId origin : from.origins) {
    const auto it = std::lower_bound(into.origins.begin(), into.origins.end(), origin);
    if (it == into.origins.end() || *it != origin) into.origins.insert(it, origin);
  }
}

Argument WithConstants(const Argument& arg, const absl::flat_hash_map<Node*, Argument>& constants) {
  return ReplaceNodes(arg, [&constants](Node* node) -> Argument {
    const auto it = constants.find(node);
    return it == constants.end() ? Argument(node) : it->second;
  });
}

}  // namespace

void MergeProvenance(const Provenance& from, Node* into) {
  Provenance& target = into->mutable_provenance();
  MergeOrigins(from, target);
  if (!into->is_call()) return;
  if (!target.has_stack()) target.stack = from.stack;
  if (target.sequence_number < 0) target.sequence_number = from.sequence_number;
  if (target.forward_node.empty()) target.forward_node = from.forward_node;
}

void ReplaceNode(Graph& graph, Node* old, Node* replacement) {
  BACKTAPE_DCHECK(replacement->IsBefore(old)) << "%" << replacement->name() << " does not come before %" << old->name();
  MergeProvenance(old->provenance(), replacement);
  if (!replacement->type().is_known() && old->type().is_known()) {
    if (old->type().is_tensor()) {
      TensorType type = old->type().tensor();
      type.strides.reset();
      type.storage_offset = 0;
      replacement->set_type(std::move(type));
    } else {
      replacement->set_type(old->type());
    }
  }
  graph.ReplaceAllUsesWith(old, replacement);
  if (!old->is_impure()) graph.Erase(old);
}

Node* CallFor(Graph& graph, Node* old, const OpSchema& op, ArgumentList args, KeywordArguments kwargs) {
  Node* const saved = graph.insertion_point();
  graph.set_insertion_point(old);
  Node* node = graph.Call(op, std::move(args), std::move(kwargs));
  graph.set_insertion_point(saved);
  node->set_provenance(old->provenance());
  ShapeEnv env;
  absl::StatusOr<ValueType> type = InferType(*node, env);
  if (type.ok()) node->set_type(*std::move(type));
  return node;
}

Node* CallFor(Graph& graph, Node* old, OpId op, ArgumentList args, KeywordArguments kwargs) {
  return CallFor(graph, old, graph.ops().at(op), std::move(args), std::move(kwargs));
}

void SetUniqueName(Graph& graph, Node* node, absl::string_view name) {
  const std::string wanted(name);
  Node* const holder = graph.Find(wanted);
  if (holder == node) return;
  for (int i = 1; holder != nullptr && holder->name() == wanted; ++i) {
    graph.Rename(holder, absl::StrCat(wanted, "_", i));
  }
  graph.Rename(node, wanted);
}

void ReplaceByNew(Graph& graph, AliasAnalysis& aliases, Node* old, Node* made) {
  aliases.AddNode(made);
  aliases.Unite(made, old);
  ReplaceNode(graph, old, made);
}

bool ReplaceByEqual(Graph& graph, AliasAnalysis& aliases, Node* old, Node* same) {
  if (!HaveSameType(*old, *same) || !aliases.MayReplaceByAlias(old, same)) return false;
  if (!MayTakeStridesOf(*old, same->type().tensor())) return false;
  aliases.Unite(old, same);
  ReplaceNode(graph, old, same);
  return true;
}

void ReplaceByConstants(Graph& graph, const absl::flat_hash_map<Node*, Argument>& constants) {
  std::vector<Node*> keys;
  for (const auto& [node, constant] : constants) keys.push_back(node);
  std::sort(keys.begin(), keys.end(), [](const Node* a, const Node* b) { return a->IsBefore(b); });
  for (Node* key : keys) {
    while (key->has_uses()) {
      Node* user = key->uses_unordered().back().user;
      ArgumentList args;
      for (const Argument& arg : user->args()) args.push_back(WithConstants(arg, constants));
      KeywordArguments kwargs;
      for (const auto& [name, arg] : user->kwargs()) kwargs.emplace_back(name, WithConstants(arg, constants));
      user->SetArgsAndKwargs(std::move(args), std::move(kwargs));
    }
    graph.Erase(key);
  }
}

}  // namespace backtape
