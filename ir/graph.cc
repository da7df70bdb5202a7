#include "backtape/ir/graph.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/naming.h"
#include "backtape/ir/signature.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

// Gap between the order numbers of neighbouring nodes, so that insertions seldom renumber.
constexpr uint64_t kOrderStep = uint64_t{1} << 24;

[[noreturn]] void ThrowMisused(absl::string_view message) { throw Error(absl::FailedPreconditionError(message)); }

}  // namespace

Graph::Graph(const OpTable& ops) : ops_(&ops), signature_(std::make_unique<const Signature>()) {}

Graph::~Graph() {
  // Uses disappear with the nodes, so there is no need to unlink them one by one.
  for (Node* node = first_; node != nullptr;) {
    Node* next = node->next_;
    delete node;
    node = next;
  }
}

void Graph::set_signature(Signature signature) { signature_ = std::make_unique<const Signature>(std::move(signature)); }

std::vector<Node*> Graph::placeholders() const {
  std::vector<Node*> found;
  for (Node* node : nodes()) {
    if (!node->is_placeholder()) break;
    found.push_back(node);
  }
  return found;
}

Node* Graph::output() const {
  for (Node* node = last_; node != nullptr; node = node->prev_) {
    if (node->is_output()) return node;
  }
  return nullptr;
}

Graph* Graph::FindSubgraph(absl::string_view name) const {
  const auto it = subgraphs_.find(name);
  return it == subgraphs_.end() ? nullptr : it->second.get();
}

Node* Graph::Find(absl::string_view name) const {
  const auto it = by_name_.find(name);
  return it == by_name_.end() ? nullptr : it->second;
}

Node* Graph::Create(Opcode opcode, absl::string_view target, ArgumentList args, KeywordArguments kwargs,
                    absl::string_view name) {
  const OpSchema* op = opcode == Opcode::kCallFunction ? ops_->Find(target) : nullptr;
  // FX would derive the name "mul_tensor" from the target of an overload, but PyTorch's tracer passes "mul", and users
  // know these names.
  const std::string candidate =
      name.empty() ? (op != nullptr ? SnakeCaseName(op->name) : SnakeCaseName(target)) : std::string(name);
  std::unique_ptr<Node> made(new Node(this, opcode, next_id_++));
  Node* const node = made.get();
  node->target_ = Intern(target);
  node->op_ = op;
  node->name_ = UniqueName(candidate);
  node->args_ = std::move(args);
  node->kwargs_ = std::move(kwargs);
  const auto named = by_name_.emplace(node->name_, node).first;
  try {
    node->IndexOperands();
  } catch (...) {  // out of memory: leave the graph unchanged
    by_name_.erase(named);
    throw;
  }
  Link(made.release(), insertion_point_);
  return node;
}

Node* Graph::Placeholder(absl::string_view name, ValueType type) {
  Node* node = Create(Opcode::kPlaceholder, name, {}, {}, name);
  // The target is the name of the argument, which must be unique among the arguments.
  if (node->name_ != name) {
    for (const Node* other : placeholders()) {
      if (other == node || other->target() != name) continue;
      node->target_ = Intern(node->name_);
      break;
    }
  }
  node->set_type(std::move(type));
  return node;
}

Node* Graph::GetAttr(absl::string_view target, absl::string_view name) {
  return Create(Opcode::kGetAttr, target, {}, {}, name);
}

Node* Graph::Call(const OpSchema& op, ArgumentList args, KeywordArguments kwargs, absl::string_view name) {
  return Create(Opcode::kCallFunction, op.Target(), std::move(args), std::move(kwargs), name);
}

Node* Graph::Call(OpId op, ArgumentList args, KeywordArguments kwargs, absl::string_view name) {
  return Call(ops_->at(op), std::move(args), std::move(kwargs), name);
}

Node* Graph::Call(absl::string_view qualified_name, ArgumentList args, KeywordArguments kwargs,
                  absl::string_view name) {
  const OpSchema* op = ops_->Find(qualified_name);
  if (op == nullptr) throw Error(absl::NotFoundError(absl::StrCat("unknown op `", qualified_name, "`")));
  return Call(*op, std::move(args), std::move(kwargs), name);
}

Node* Graph::Output(Argument value) {
  ArgumentList args;
  args.push_back(std::move(value));
  return Create(Opcode::kOutput, "output", std::move(args), {}, "output");
}

void Graph::Erase(Node* node) {
  if (node->graph_ != this) ThrowMisused(absl::StrCat("node %", node->name_, " belongs to another graph"));
  if (node->has_uses()) ThrowMisused(absl::StrCat("node %", node->name_, " still has uses"));
  if (insertion_point_ == node) insertion_point_ = node->next_;
  node->DropOperands();
  Unlink(node);
  by_name_.erase(node->name_);
  delete node;
}

void Graph::ReplaceAllUsesWith(Node* from, Node* to, Flag except_in_to) {
  if (from == to) return;
  to->ReserveUses(from->uses_.size());
  size_t num_kept = 0;
  for (const Use use : from->uses_) {
    if (except_in_to && use.user == to) {
      use.user->operands_[use.operand_index].use_index = static_cast<uint32_t>(num_kept);
      from->uses_[num_kept++] = use;
    } else {
      *use.user->operands_[use.operand_index].leaf = to;
      use.user->AddUse(to, use.operand_index);
    }
  }
  from->uses_.resize(num_kept);
}

void Graph::MoveBefore(Node* node, Node* before) {
  if (node == before || node->next_ == before) return;
  if (insertion_point_ == node) insertion_point_ = node->next_;
  Unlink(node);
  Link(node, before);
}

bool Graph::Rename(Node* node, absl::string_view name) {
  if (node->name_ == name) return true;
  if (by_name_.contains(name)) return false;
  std::string new_name(name);
  by_name_.erase(node->name_);
  node->name_ = std::move(new_name);
  by_name_.emplace(node->name_, node);
  return true;
}

OriginId Graph::AddOrigin(Origin origin) {
  origins_.push_back(std::move(origin));
  return static_cast<OriginId>(origins_.size() - 1);
}

std::unique_ptr<Graph> Graph::Clone() const {
  auto copy = std::make_unique<Graph>(*ops_);
  copy->attributes_ = attributes_;
  for (const auto& [name, subgraph] : subgraphs_) copy->subgraphs_.emplace(name, subgraph->Clone());
  copy->functions_ = functions_;
  copy->origins_ = origins_;
  copy->set_signature(signature());
  copy->next_suffix_ = next_suffix_;
  // Two passes, because an ill-formed graph may use a node before its definition.
  absl::flat_hash_map<const Node*, Node*> copies;
  copies.reserve(num_nodes_);
  for (Node* node : nodes()) {
    std::unique_ptr<Node> made(new Node(copy.get(), node->opcode_, node->id_));
    Node* const twin = made.get();
    twin->target_ = copy->Intern(node->target_);
    twin->op_ = node->op_;
    twin->name_ = node->name_;
    copy->by_name_.emplace(twin->name_, twin);
    twin->type_ = node->type_;
    twin->provenance_ = node->provenance_;
    copies.emplace(node, twin);
    copy->Link(made.release(), nullptr);
  }
  for (Node* node : nodes()) {
    Node* twin = copies.at(node);
    twin->args_ = node->args_;
    twin->kwargs_ = node->kwargs_;
    const auto translate = [&copies](Argument& leaf) { leaf = copies.at(leaf.node()); };
    for (Argument& arg : twin->args_) arg.ForEachNode(translate);
    for (auto& [key, arg] : twin->kwargs_) arg.ForEachNode(translate);
    twin->IndexOperands();
  }
  copy->next_id_ = next_id_;
  return copy;
}

std::string Graph::UniqueName(absl::string_view candidate) {
  if (!by_name_.contains(candidate)) return std::string(candidate);
  // As in FX: strip a trailing number, then continue from the last number that was appended to that base.
  absl::string_view base = candidate;
  while (!base.empty() && absl::ascii_isdigit(base.back())) base.remove_suffix(1);
  if (base.size() < candidate.size() && base.size() > 1 && base.back() == '_') {
    base.remove_suffix(1);
  } else {
    base = candidate;
  }
  int& suffix = next_suffix_[std::string(base)];
  std::string name;
  do {
    name = absl::StrCat(base, "_", ++suffix);
  } while (by_name_.contains(name));
  return name;
}

void Graph::Link(Node* node, Node* before) {
  node->next_ = before;
  node->prev_ = before != nullptr ? before->prev_ : last_;
  (node->prev_ != nullptr ? node->prev_->next_ : first_) = node;
  (before != nullptr ? before->prev_ : last_) = node;
  ++num_nodes_;
  AssignOrder(node);
}

void Graph::Unlink(Node* node) {
  (node->prev_ != nullptr ? node->prev_->next_ : first_) = node->next_;
  (node->next_ != nullptr ? node->next_->prev_ : last_) = node->prev_;
  node->prev_ = node->next_ = nullptr;
  --num_nodes_;
}

void Graph::AssignOrder(Node* node) {
  const uint64_t low = node->prev_ != nullptr ? node->prev_->order_ : 0;
  if (node->next_ == nullptr) {
    node->order_ = low + kOrderStep;
    return;
  }
  const uint64_t high = node->next_->order_;
  if (high - low >= 2) {
    node->order_ = low + (high - low) / 2;
    return;
  }
  RenumberAround(node);
}

// Spreads the order numbers of the nodes in the smallest aligned, sparse enough range around the node. The density
// limit decreases as the range grows, so an insertion costs amortised time logarithmic in the graph's length, wherever
// it happens.
void Graph::RenumberAround(Node* node) {
  constexpr double kDensityBase = 1.5;  // between 1 (accepts any density) and 2 (accepts none)
  const uint64_t at = node->prev_ != nullptr ? node->prev_->order_ : 0;
  Node* first = node;
  Node* last = node;
  uint64_t count = 1;
  double capacity = 1;
  for (int bits = 1; bits < 63; ++bits) {
    const uint64_t begin = at >> bits << bits;
    const uint64_t end = begin + (uint64_t{1} << bits);
    for (; first->prev_ != nullptr && first->prev_->order_ >= begin; first = first->prev_) ++count;
    for (; last->next_ != nullptr && last->next_->order_ < end; last = last->next_) ++count;
    capacity *= 2 / kDensityBase;
    const uint64_t step = (end - begin) / (count + 1);
    if (static_cast<double>(count) > capacity || step < 2) continue;
    uint64_t order = begin;
    for (Node* each = first; each != last->next_; each = each->next_) each->order_ = order += step;
    return;
  }
  uint64_t order = 0;
  for (Node* each : nodes()) each->order_ = order += kOrderStep;
}

absl::string_view Graph::Intern(absl::string_view text) {
  const auto it = targets_.find(text);
  return it != targets_.end() ? absl::string_view(*it) : absl::string_view(*targets_.emplace(text).first);
}

}  // namespace backtape
