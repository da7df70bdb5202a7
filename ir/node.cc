#include "backtape/ir/node.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "absl/strings/match.h"
#include "absl/strings/strip.h"

namespace backtape {

absl::string_view ToString(Opcode opcode) {
  switch (opcode) {
    case Opcode::kPlaceholder:
      return "placeholder";
    case Opcode::kGetAttr:
      return "get_attr";
    case Opcode::kCallFunction:
      return "call_function";
    case Opcode::kCallMethod:
      return "call_method";
    case Opcode::kCallModule:
      return "call_module";
    case Opcode::kOutput:
      return "output";
  }
  return "?";
}

const Argument* Node::FindKwarg(absl::string_view name) const {
  for (const auto& [key, value] : kwargs_) {
    if (key == name) return &value;
  }
  return nullptr;
}

void Node::SetArgs(ArgumentList args) {
  DropOperands();
  args_ = std::move(args);
  IndexOperands();
}

void Node::SetKwargs(KeywordArguments kwargs) {
  DropOperands();
  kwargs_ = std::move(kwargs);
  IndexOperands();
}

void Node::SetArgsAndKwargs(ArgumentList args, KeywordArguments kwargs) {
  DropOperands();
  args_ = std::move(args);
  kwargs_ = std::move(kwargs);
  IndexOperands();
}

void Node::IndexOperands() {
  const auto add = [this](Argument& leaf) { operands_.push_back({&leaf, 0}); };
  for (Argument& arg : args_) arg.ForEachNode(add);
  for (auto& [key, arg] : kwargs_) arg.ForEachNode(add);
  uint32_t added = 0;
  try {
    for (; added < operands_.size(); ++added) AddUse(operands_[added].leaf->node(), added);
  } catch (...) {  // out of memory: remove all uses by this node, which may be destroyed
    while (added > 0) RemoveUse(--added);
    operands_.clear();
    throw;
  }
}

void Node::DropOperands() {
  for (uint32_t i = 0; i < operands_.size(); ++i) RemoveUse(i);
  operands_.clear();
}

void Node::AddUse(Node* def, uint32_t operand_index) {
  def->uses_.push_back({this, operand_index});
  operands_[operand_index].use_index = static_cast<uint32_t>(def->uses_.size() - 1);
}

void Node::ReserveUses(size_t more) {
  const size_t needed = uses_.size() + more;
  if (needed > uses_.capacity()) uses_.reserve(std::max(needed, 2 * uses_.capacity()));
}

void Node::RemoveUse(uint32_t operand_index) {
  const Operand& operand = operands_[operand_index];
  std::vector<Use>& uses = operand.leaf->node()->uses_;
  const Use moved = uses.back();
  uses[operand.use_index] = moved;
  moved.user->operands_[moved.operand_index].use_index = operand.use_index;
  uses.pop_back();
}

void Node::SetOperand(size_t i, Node* value) {
  const auto index = static_cast<uint32_t>(i);
  value->ReserveUses(1);
  RemoveUse(index);
  operands_[i].leaf->v_ = value;
  AddUse(value, index);
}

std::vector<Node*> Node::users() const {
  std::vector<Node*> users;
  users.reserve(uses_.size());
  for (const Use& use : uses_) users.push_back(use.user);
  std::sort(users.begin(), users.end(), [](const Node* a, const Node* b) { return a->IsBefore(b); });
  users.erase(std::unique(users.begin(), users.end()), users.end());
  return users;
}

size_t Node::num_users() const {
  if (uses_.size() <= 1) return uses_.size();
  absl::InlinedVector<const Node*, 8> users;
  for (const Use& use : uses_) users.push_back(use.user);
  std::sort(users.begin(), users.end(), [](const Node* a, const Node* b) { return a->order_ < b->order_; });
  return std::unique(users.begin(), users.end()) - users.begin();
}

bool Node::is_impure() const {
  if (is_placeholder() || is_output()) return true;
  if (opcode_ == Opcode::kGetAttr) return false;
  if (op_ == nullptr) return true;
  if (op_->has_tag(kTagInplace) || op_->has_tag(kTagNondeterministic)) return true;
  if (op_->returns.empty() && !op_->has_tag(kTagPython)) return true;  // called only for its side effects
  return std::any_of(op_->args.begin(), op_->args.end(), [](const ArgSchema& arg) { return arg.is_written; });
}

}  // namespace backtape
