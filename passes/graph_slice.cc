#include "backtape/passes/graph_slice.h"

#include <algorithm>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/replace_nodes.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

bool OpensLevel(const Node& node) {
  return CallsFunctorch(node, "._vmap_increment_nesting") || CallsFunctorch(node, "._enter_dual_level");
}
bool ClosesLevel(const Node& node) {
  return CallsFunctorch(node, "._vmap_decrement_nesting") || CallsFunctorch(node, "._exit_dual_level");
}

// A Python-level call that may write its first operand: x.add_(1), operator.setitem.
bool WritesInPlace(const Node& node) {
  if (node.op() != nullptr) return MayWrite(node);
  const absl::string_view target = node.target();
  return target == "operator.setitem" || (absl::EndsWith(target, "_") && !absl::EndsWith(target, "__"));
}

// The first of the nodes that share memory with the node through views and in-place ops.
const Node* MemoryOf(const Node* node) {
  while (const Node* const viewed = ViewedOf(*node)) node = viewed;
  return node;
}

// Nodes whose values are needed, and the memory of these values.
class Needed {
 public:
  void Insert(const Node* node) {
    nodes_.insert(node);
    memory_.insert(MemoryOf(node));
  }
  bool contains(const Node* node) const { return nodes_.contains(node); }

  // Whether the call may write a needed value. A write to the result of an op counts only if a needed value shares its
  // memory: the ops that have replaced a Python-level call may write their own results, but the call is copied instead.
  bool MayBeWrittenBy(const Node& node) const {
    if (!WritesInPlace(node)) return false;
    if (node.op() == nullptr || !node.op()->has_tag(kTagInplace) || node.num_operands() == 0) return true;
    const Node* const written = MemoryOf(node.operand(0));
    return !written->is_call() || written->op() == nullptr || memory_.contains(written);
  }

 private:
  absl::flat_hash_set<const Node*> nodes_, memory_;
};

}  // namespace

bool CallsFunctorch(const Node& node, absl::string_view function) {
  if (node.opcode() != Opcode::kCallFunction || node.op() != nullptr) return false;
  const absl::string_view target = node.target();
  return absl::EndsWith(target, function) &&
         (absl::StartsWith(target, "torch._functorch.") || absl::StartsWith(target, "torch._C._functorch."));
}

std::vector<Node*> CallsBetween(absl::Span<Node* const> roots, absl::Span<Node* const> targets, const Node* end) {
  absl::flat_hash_set<const Node*> dependent(roots.begin(), roots.end());
  Node* first = roots.empty() ? nullptr : roots[0];
  // The root that comes first in the graph.
  for (Node* node = first; node != nullptr; node = node->prev()) {
    if (dependent.contains(node)) first = node;
  }
  std::vector<Node*> calls;
  std::vector<const Node*> open;
  absl::flat_hash_set<const Node*> levels;  // calls that open or close a level between the roots and the end
  for (Node* node = first; node != nullptr && node != end; node = node->next()) {
    if (!node->is_call() || dependent.contains(node)) continue;
    if (OpensLevel(*node)) {
      calls.push_back(node);
      open.push_back(node);
    } else if (ClosesLevel(*node)) {
      if (open.empty()) continue;
      levels.insert(open.back());
      levels.insert(node);
      open.pop_back();
      calls.push_back(node);
    } else {
      bool depends = false;
      for (size_t i = 0; i < node->num_operands(); ++i) depends |= dependent.contains(node->operand(i));
      if (!depends) continue;
      dependent.insert(node);
      calls.push_back(node);
    }
  }
  Needed needed;
  for (const Node* target : targets) needed.Insert(target);
  std::vector<Node*> kept;
  for (auto it = calls.rbegin(); it != calls.rend(); ++it) {
    Node* const node = *it;
    const bool is_level = levels.contains(node);
    if (!is_level && (OpensLevel(*node) || ClosesLevel(*node))) continue;
    if (!is_level && !needed.contains(node) && !needed.MayBeWrittenBy(*node)) continue;
    kept.push_back(node);
    for (size_t i = 0; i < node->num_operands(); ++i) needed.Insert(node->operand(i));
  }
  std::reverse(kept.begin(), kept.end());
  return kept;
}

Node* GraphSlice::AddInput(const Node* node, IValue value, ValueType type) {
  Node* const placeholder = graph_->Placeholder(node->name(), std::move(type));
  inputs_.push_back(std::move(value));
  copies_.emplace(node, placeholder);
  return placeholder;
}

absl::Status GraphSlice::AddTensor(Node* node) {
  BACKTAPE_ASSIGN_OR_RETURN(const IValue value, ValueOf(node));
  if (!value.is_tensor()) {
    return absl::NotFoundError(absl::StrCat(purpose_, ": a value of kind ", value.KindName(), " is not supported"));
  }
  AddInput(node, value, value.tensor().type());
  return absl::OkStatus();
}

absl::Status GraphSlice::Capture(const Node& node, size_t count, const std::function<bool(const Node*)>& is_inside) {
  for (size_t i = 0; i < std::min(count, node.num_operands()); ++i) {
    Node* const operand = node.operand(i);
    if (is_inside(operand) || copies_.contains(operand) || constants_.contains(operand)) continue;
    BACKTAPE_ASSIGN_OR_RETURN(const IValue value, ValueOf(operand));
    if (value.is_tensor()) {
      AddInput(operand, value, value.tensor().type());
    } else if (value.is_int() && value.sym_int().is_symbolic()) {
      AddInput(operand, value, ValueType(value.sym_int()));
    } else {
      BACKTAPE_ASSIGN_OR_RETURN(Argument constant, ConstantOf(value));
      constants_.emplace(operand, std::move(constant));
    }
  }
  return absl::OkStatus();
}

void GraphSlice::Copy(const Node& node) {
  const auto copy = [this](Node* operand) -> Argument {
    const auto constant = constants_.find(operand);
    return constant != constants_.end() ? constant->second : Argument(copies_.at(operand));
  };
  ArgumentList args;
  for (const Argument& argument : node.args()) args.push_back(ReplaceNodes(argument, copy));
  KeywordArguments kwargs;
  for (const auto& [key, argument] : node.kwargs()) kwargs.emplace_back(key, ReplaceNodes(argument, copy));
  Node* const made = node.op() != nullptr ? graph_->Call(*node.op(), std::move(args), std::move(kwargs), node.name())
                                          : graph_->Create(node.opcode(), node.target(), std::move(args),
                                                           std::move(kwargs), node.name());
  made->mutable_provenance().stack = node.provenance().stack;
  copies_.emplace(&node, made);
}

Node* GraphSlice::CopyOf(const Node* node) const {
  const auto copy = copies_.find(node);
  return copy == copies_.end() ? nullptr : copy->second;
}

absl::StatusOr<IValue> GraphSlice::ValueOf(Node* node) const {
  std::optional<IValue> value = context_.value_of(Argument(node));
  if (!value.has_value()) return absl::NotFoundError(absl::StrCat("the type of %", node->name(), " is unknown"));
  return *std::move(value);
}

absl::Status GraphSlice::CheckWrites() const {
  const AliasAnalysis aliases(*graph_);
  for (const Node* placeholder : graph_->placeholders()) {
    if (!aliases.IsWritten(placeholder)) continue;
    return absl::NotFoundError(absl::StrCat(purpose_, ": the region writes %", placeholder->name(),
                                            ", which is computed outside of it; this is not supported"));
  }
  return absl::OkStatus();
}

absl::StatusOr<Argument> GraphSlice::ConstantOf(const IValue& value) const {
  if (value.is_none()) return Argument();
  if (value.is_int() && !value.sym_int().is_symbolic()) return Argument(value.sym_int().value());
  if (value.is_bool()) return Argument(value.bool_value());
  if (value.is_double()) return Argument(value.float_value());
  if (value.is_dtype()) return Argument(value.dtype());
  if (value.is_string()) return Argument(value.string());
  if (value.is_list()) {
    ArgumentList items;
    for (const IValue& item : value.list()) {
      BACKTAPE_ASSIGN_OR_RETURN(Argument one, ConstantOf(item));
      items.push_back(std::move(one));
    }
    return Argument::Tuple(std::move(items));
  }
  return absl::NotFoundError(absl::StrCat(purpose_, ": the region reads a value of kind ", value.KindName(),
                                          ", which is computed outside of it; this is not supported"));
}

}  // namespace backtape::internal
