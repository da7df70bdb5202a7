#include "backtape/passes/partition/extract_graphs.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/btree_set.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/rewrite.h"

namespace backtape {
namespace {

Argument CopyOf(const Argument& value, const Graph& into) {
  Argument copy = value;
  copy.ForEachNode([&](Argument& leaf) { leaf = Argument(into.Find(leaf.node()->name())); });
  return copy;
}

// Makes the graph return these items as a tuple.
void Return(Graph& graph, ArgumentList items) {
  graph.set_signature({});  // it described the joint graph
  graph.output()->SetArgs({Argument::Tuple(std::move(items))});
}

// The specs of `count` outputs of the joint graph, from `first` on; empty if its signature has no outputs.
std::vector<OutputSpec> OutputSpecs(const Signature& joint, size_t first, size_t count) {
  if (joint.outputs.empty()) return {};
  const auto begin = joint.outputs.begin() + static_cast<int64_t>(first);
  return {begin, begin + static_cast<int64_t>(count)};
}

// Sets the signature of a part of the joint graph, given the joint graph's signature: the placeholders that the part
// has taken over keep their roles; the others are saved values.
void SetSignature(Graph& graph, const Signature& joint, std::vector<OutputSpec> outputs) {
  if (joint.empty()) return;
  Signature signature;
  for (const Node* node : graph.placeholders()) {
    const InputSpec* const known = joint.FindPlaceholder(node->name());
    signature.inputs.push_back(known != nullptr ? *known : InputSpec{InputKind::kOther, node->name(), "saved"});
  }
  signature.outputs = std::move(outputs);
  graph.set_signature(std::move(signature));
}

// Erases all calls and attributes outside of `kept`, and the placeholders for which `is_unwanted` holds.
template <typename F>
void EraseOthers(Graph& graph, const NodeSet& kept, F&& is_unwanted) {
  for (Node* node = graph.last(); node != nullptr;) {
    Node* const previous = node->prev();
    const bool is_erased = node->is_placeholder() ? is_unwanted(*node) : !node->is_output() && !kept.contains(node);
    if (is_erased) graph.Erase(node);
    node = previous;
  }
  EraseUnusedSubgraphs(graph);
}

// The output, the roots, and all that they need.
NodeSet Needed(const Graph& graph, const NodeSet& roots) {
  NodeSet needed = roots;
  needed.insert(graph.output());
  for (const Node* node = graph.last(); node != nullptr; node = node->prev()) {
    if (!needed.contains(node)) continue;
    for (size_t i = 0; i < node->num_operands(); ++i) needed.insert(node->operand(i));
  }
  return needed;
}

// The calls of `side` that have effects and depend on a tangent (or on none, without `is_after_tangents`), as nodes of
// `graph`.
NodeSet Effects(const Graph& graph, const NodeSet& side, const JointRoles& roles, bool is_after_tangents) {
  NodeSet effects;
  for (const Node* node : side) {
    if (!HasEffect(*node)) continue;
    if (roles.after_tangents.contains(node) == is_after_tangents) effects.insert(graph.Find(node->name()));
  }
  return effects;
}

// Replaces all uses of the node by a new placeholder with its name and type, at the beginning of the graph.
Node* MakePlaceholder(Graph& graph, Node* node) {
  const std::string name = node->name();
  graph.set_insertion_point(graph.first());
  Node* const made = graph.Placeholder(name, node->type());
  graph.set_insertion_point(nullptr);
  graph.ReplaceAllUsesWith(node, made);
  MergeProvenance(node->provenance(), made);
  SetUniqueName(graph, made, name);
  return made;
}

// Moves each call that does not depend on a tangent to just before its first user.
void MoveToFirstUse(Graph& graph, const NodeSet& after_tangents) {
  std::vector<Node*> calls;
  for (Node* node : graph.nodes()) {
    if (!node->is_placeholder() && !node->is_output()) calls.push_back(node);
  }
  NodeSet placed;
  std::vector<std::pair<Node*, size_t>> stack;  // a node, and the next of its operands to place
  const auto place = [&](Node* root, Node* before) {
    stack.emplace_back(root, 0);
    while (!stack.empty()) {
      auto& [node, next] = stack.back();
      if (next < node->num_operands()) {
        Node* const operand = node->operand(next++);
        if (!operand->is_placeholder() && !placed.contains(operand)) stack.emplace_back(operand, 0);
        continue;
      }
      if (placed.insert(node).second && node != before) graph.MoveBefore(node, before);
      stack.pop_back();
    }
  };
  for (Node* node : calls) {
    if (after_tangents.contains(node) || HasEffect(*node)) place(node, graph.output());
  }
  for (size_t i = 0; i < graph.output()->num_operands(); ++i) {
    Node* const operand = graph.output()->operand(i);
    if (!operand->is_placeholder() && !placed.contains(operand)) place(operand, graph.output());
  }
}

}  // namespace

void SaveSymbols(const JointRoles& roles, SavedValues& saved) {
  absl::btree_set<std::string> known;
  absl::btree_set<std::string> used;
  const auto visit = [&](const ValueType& type) {
    if (type.is_sym_int()) {
      for (const std::string& symbol : type.sym_int().symbols()) {
        (type.sym_int() == SymInt::Symbol(symbol) ? known : used).insert(symbol);
      }
    }
    if (!type.is_tensor()) return;
    for (const SymInt& size : type.tensor().sizes) {
      for (const std::string& symbol : size.symbols()) {
        used.insert(symbol);
        if (size == SymInt::Symbol(symbol)) known.insert(symbol);
      }
    }
  };
  for (const std::vector<const Node*>* list : {&saved.tensors, &saved.sizes}) {
    for (const Node* node : *list) visit(node->type());
  }
  for (const Node* node : roles.tangents) visit(node->type());
  for (const Node* node : roles.inputs) {
    if (!node->type().is_sym_int()) continue;
    for (const std::string& symbol : used) {
      if (known.contains(symbol) || !(node->type().sym_int() == SymInt::Symbol(symbol))) continue;
      saved.sizes.push_back(node);
    }
  }
  std::sort(saved.sizes.begin(), saved.sizes.end(), [](const Node* a, const Node* b) { return a->IsBefore(b); });
  saved.sizes.erase(std::unique(saved.sizes.begin(), saved.sizes.end()), saved.sizes.end());
}

std::unique_ptr<Graph> ExtractForward(const Graph& joint, const JointRoles& roles, const SavedValues& saved) {
  std::unique_ptr<Graph> forward = joint.Clone();
  ArgumentList items;
  for (const Argument& item : roles.forward_outputs) items.push_back(CopyOf(item, *forward));
  for (const Node* node : saved.tensors) items.emplace_back(forward->Find(node->name()));
  for (const Node* node : saved.sizes) items.emplace_back(forward->Find(node->name()));
  const size_t num_outputs = items.size();
  Return(*forward, std::move(items));
  NodeSet tangents;
  for (const Node* node : roles.tangents) tangents.insert(forward->Find(node->name()));
  const NodeSet kept = Needed(*forward, Effects(*forward, roles.in_forward, roles, false));
  EraseOthers(*forward, kept, [&](const Node& placeholder) { return tangents.contains(&placeholder); });
  std::vector<OutputSpec> outputs = OutputSpecs(joint.signature(), 0, roles.forward_outputs.size());
  if (!outputs.empty()) outputs.resize(num_outputs, OutputSpec{OutputKind::kOther, {}, "saved"});
  SetSignature(*forward, joint.signature(), std::move(outputs));
  return forward;
}

std::unique_ptr<Graph> ExtractBackward(const Graph& joint, const JointRoles& roles, const SavedValues& saved) {
  std::unique_ptr<Graph> backward = joint.Clone();
  ArgumentList items;
  for (const Argument& item : roles.gradients) items.push_back(CopyOf(item, *backward));
  Return(*backward, std::move(items));
  NodeSet after_tangents;
  for (const Node* node : roles.after_tangents) after_tangents.insert(backward->Find(node->name()));
  const NodeSet effects = Effects(*backward, roles.in_backward, roles, true);

  NodeSet placeholders;
  std::vector<Node*> inputs;
  for (const auto& list :
       {saved.sizes, saved.tensors, std::vector<const Node*>(roles.tangents.begin(), roles.tangents.end())}) {
    for (const Node* given : list) {
      Node* const node = backward->Find(given->name());
      inputs.push_back(node->is_placeholder() ? node : MakePlaceholder(*backward, node));
      placeholders.insert(inputs.back());
    }
  }
  Node* first_call = backward->first();
  while (first_call->is_placeholder()) first_call = first_call->next();
  for (Node* node : inputs) backward->MoveBefore(node, first_call);

  const NodeSet kept = Needed(*backward, effects);
  EraseOthers(*backward, kept, [&](const Node& placeholder) { return !placeholders.contains(&placeholder); });
  MoveToFirstUse(*backward, after_tangents);
  SetSignature(*backward, joint.signature(),
               OutputSpecs(joint.signature(), roles.forward_outputs.size(), roles.gradients.size()));
  return backward;
}

}  // namespace backtape
