#include "backtape/passes/alias_analysis.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "backtape/ir/aliasing.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/check.h"

namespace backtape {
namespace {

// True for "operator.iadd" and similar. The only plain operator that starts with "i" is invert.
bool IsAugmentedAssignment(const OpSchema& op) {
  return op.has_tag(kTagPython) && absl::StartsWith(op.name, "i") && absl::EndsWith(op.infix, "=");
}

bool IsNumber(const ValueType& type) { return type.is_sym_int() || type.is_none(); }

template <typename F>
void ForEachNodeIn(const Argument& arg, F&& f) {
  if (arg.is_node()) {
    f(arg.node());
  } else if (arg.is_sequence()) {
    for (const Argument& item : arg.items()) ForEachNodeIn(item, f);
  } else if (arg.is_dict()) {
    for (const auto& [key, item] : arg.dict().items) ForEachNodeIn(item, f);
  }
}

bool ChangesGeometry(const Node& node) {
  const OpSchema& op = *node.op();
  if (!op.has_tag(kTagInplace)) return false;
  return op.has_tag(kTagView) || (op.functional_id >= 0 && node.graph()->ops().at(op.functional_id).has_tag(kTagView));
}

// True if each output of a multi-output call has storage of its own.
bool HasFreshOutputs(const Node& call) {
  if (call.op() == nullptr || call.op()->has_tag(kTagView) || call.op()->has_tag(kTagPython)) return false;
  return std::all_of(call.op()->returns.begin(), call.op()->returns.end(),
                     [](const ReturnSchema& r) { return r.alias_set == 0; });
}

}  // namespace

bool WritesArgument(const Node& node, size_t i) {
  const OpSchema& op = *node.op();
  if (i == 0 && op.has_tag(kTagInplace)) return true;
  if (!op.args[i].is_written) return false;
  const int training_argument = TrainingArgument(op);
  if (training_argument < 0) return true;
  const NodeArguments args(node);
  const Argument training = args.Value(training_argument);
  return args.NodeAt(i) != nullptr && !(training.is_bool() && !training.bool_value());
}

bool SharesAliasSetWithReturn(const OpSchema& op, size_t i) {
  const char alias_set = op.args[i].alias_set;
  return alias_set != 0 && std::any_of(op.returns.begin(), op.returns.end(),
                                       [&](const ReturnSchema& r) { return r.alias_set == alias_set; });
}

bool AddressesStorage(const OpSchema& op) {
  return op.ns == "aten" && (absl::StartsWith(op.name, "as_strided") || op.is(OpId::sym_storage_offset));
}

const Node* ViewedOf(const Node& node) {
  if (!node.is_call() || node.op() == nullptr || node.num_operands() == 0) return nullptr;
  const bool may_share =
      node.is_call_to(OpId::operator_getitem) || node.op()->has_tag(kTagInplace) || MayViewFirstArgument(*node.op());
  return may_share ? node.operand(0) : nullptr;
}

const Node* StorageOf(const Node* node) {
  while (node->op() != nullptr && node->num_operands() > 0) {
    const bool is_item = node->is_call_to(OpId::operator_getitem);
    const Node* const source = node->operand(0);
    if (!node->op()->has_tag(kTagView) &&
        !(is_item && source->op() != nullptr && source->op()->has_tag(kTagView) && source->type().is_list())) {
      break;
    }
    node = source;
  }
  return node;
}

void VisitWritten(const Node& node, absl::FunctionRef<void(const Node*)> visit) {
  if (!node.is_call() || node.op() == nullptr || node.op()->has_tag(kTagPython)) return;
  const NodeArguments args(node);
  for (size_t i = 0; i < node.op()->args.size(); ++i) {
    if (args.Given(i) != nullptr && WritesArgument(node, i)) ForEachNodeIn(*args.Given(i), visit);
  }
}

bool MayWrite(const Node& node) {
  if (!node.is_call()) return false;
  const OpSchema* op = node.op();
  if (op == nullptr) return !IsHigherOrderCall(node);
  if (IsAugmentedAssignment(*op)) {
    return !node.args().empty() && node.args()[0].is_node() && !IsNumber(node.args()[0].node()->type());
  }
  if (op->has_tag(kTagInplace)) return true;
  for (size_t i = 0; i < op->args.size(); ++i) {
    if (WritesArgument(node, i)) return true;
  }
  return false;
}

AliasAnalysis::AliasAnalysis(const Graph& graph) {
  elements_.reserve(graph.num_nodes());
  uint32_t position = 0;
  for (const Node* node : graph.nodes()) {
    AddIfMissing(node);
    Visit(*node, ++position);
  }
}

bool AliasAnalysis::IsStable(const Node* node) const {
  const ClassInfo& info = Info(node);
  return info.last_read <= info.first_write;
}

bool AliasAnalysis::MayReplaceByAlias(const Node* copy, const Node* original) const {
  if (MayShareStorage(copy, original)) return !HasGeometryChange(copy);
  const ClassInfo& a = Info(copy);
  const ClassInfo& b = Info(original);
  if (a.geometry_changes || b.geometry_changes || a.is_addressed_from_start) return false;
  if (std::max(a.last_read, b.last_read) > std::min(a.first_write, b.first_write)) return false;
  // A call that writes one of them must not read the other.
  if (a.last_read == b.first_write || b.last_read == a.first_write) return false;
  // The caller must see writes to its own tensors, and no other changes to them.
  if ((a.first_write != kNever && b.is_external) || (b.first_write != kNever && a.is_external)) return false;
  return a.num_returned == 0 || !(b.is_external || b.num_returned > 0);
}

uint32_t AliasAnalysis::Find(uint32_t element) const {
  while (parent_[element] != element) element = parent_[element] = parent_[parent_[element]];
  return element;
}

uint32_t AliasAnalysis::Element(const Node* node) const {
  const auto it = elements_.find(node);
  BACKTAPE_CHECK(it != elements_.end()) << "%" << node->name() << " was created after the alias analysis";
  return it->second;
}

uint32_t AliasAnalysis::AddElement(const Node* node) {
  const auto element = static_cast<uint32_t>(parent_.size());
  // A new node may have the address of an erased one.
  elements_.insert_or_assign(node, element);
  parent_.push_back(element);
  info_.emplace_back();
  return element;
}

void AliasAnalysis::AddIfMissing(const Node* node) {
  if (!elements_.contains(node)) AddElement(node);
}

void AliasAnalysis::UniteElements(uint32_t a, uint32_t b) {
  if (a == b) return;
  if (a > b) std::swap(a, b);
  parent_[b] = a;
  const ClassInfo& from = info_[b];
  ClassInfo& into = info_[a];
  into.first_write = std::min(into.first_write, from.first_write);
  into.last_read = std::max(into.last_read, from.last_read);
  into.is_external |= from.is_external;
  into.num_returned += from.num_returned;
  into.geometry_changes |= from.geometry_changes;
  into.is_addressed_from_start |= from.is_addressed_from_start;
}

void AliasAnalysis::Read(const Node* node, uint32_t position) {
  uint32_t& last = Info(node).last_read;
  last = std::max(last, position);
}

void AliasAnalysis::Write(const Node* node, uint32_t position) {
  uint32_t& first = Info(node).first_write;
  first = std::min(first, position);
}

void AliasAnalysis::Visit(const Node& node, uint32_t position) {
  for (size_t i = 0; i < node.num_operands(); ++i) AddIfMissing(node.operand(i));
  switch (node.opcode()) {
    case Opcode::kPlaceholder:
      Info(&node).is_external = true;
      return;
    case Opcode::kGetAttr: {
      Info(&node).is_external = true;
      const auto [it, inserted] = outputs_read_.emplace(std::pair<const Node*, int64_t>(nullptr, 0), &node);
      // Attributes may be tied, so all of them form one class.
      if (!inserted) Unite(&node, it->second);
      return;
    }
    case Opcode::kOutput:
      for (size_t i = 0; i < node.num_operands(); ++i) {
        Read(node.operand(i), position);
        ++Info(node.operand(i)).num_returned;
      }
      return;
    default:
      if (IsHigherOrderCall(node)) {
        // The call reads its operands, and its results have memory of their own.
        for (size_t i = 0; i < node.num_operands(); ++i) Read(node.operand(i), position);
      } else if (node.op() == nullptr && node.graph()->functions().contains(std::string(node.target()))) {
        // A custom function writes no argument, but its results may be views of its arguments.
        for (size_t i = 0; i < node.num_operands(); ++i) {
          Read(node.operand(i), position);
          Unite(&node, node.operand(i));
        }
      } else if (node.op() == nullptr) {
        VisitUnknown(node, position);
      } else if (node.is_call_to(OpId::operator_getitem)) {
        VisitGetItem(node, position);
      } else {
        VisitCall(node, position);
      }
  }
}

void AliasAnalysis::VisitCall(const Node& node, uint32_t position) {
  const OpSchema& op = *node.op();
  if (op.has_tag(kTagPython)) {
    for (size_t i = 0; i < node.num_operands(); ++i) Read(node.operand(i), position);
    if (MayWrite(node)) {
      Write(node.args()[0].node(), position);
      Unite(&node, node.args()[0].node());
    }
    // Python's "+x" returns x itself for a tensor.
    if (op.is(OpId::operator_pos) && node.num_operands() == 1) Unite(&node, node.operand(0));
    return;
  }
  if (AddressesStorage(op) && !node.args().empty() && node.args()[0].is_node()) {
    Info(node.args()[0].node()).is_addressed_from_start = true;
  }
  if (op.has_tag(kTagMetadata)) return;
  const NodeArguments args(node);
  for (size_t i = 0; i < op.args.size(); ++i) {
    const Argument* arg = args.Given(i);
    if (arg == nullptr) continue;
    const bool is_aliased =
        (i == 0 && (op.has_tag(kTagView) || op.has_tag(kTagInplace))) || SharesAliasSetWithReturn(op, i);
    const bool is_written = WritesArgument(node, i);
    ForEachNodeIn(*arg, [&](const Node* operand) {
      if (is_written) {
        Write(operand, position);
      } else if (!is_aliased) {
        Read(operand, position);
      }
      if (is_aliased) Unite(&node, operand);
    });
  }
  if (ChangesGeometry(node)) Info(&node).geometry_changes = true;
}

void AliasAnalysis::VisitGetItem(const Node& node, uint32_t position) {
  if (node.args().size() != 2 || !node.args()[0].is_node()) return VisitUnknown(node, position);
  const Node* source = node.args()[0].node();
  const bool is_higher_order = IsHigherOrderCall(*source);
  const bool has_several = source->op() != nullptr && source->op()->returns.size() > 1;
  if ((is_higher_order || (has_several && HasFreshOutputs(*source))) && node.args()[1].is_int()) {
    // All reads of the same output refer to the same tensor; different outputs are separate tensors.
    const int64_t written = node.args()[1].int_value();
    const size_t count = !is_higher_order           ? source->op()->returns.size()
                         : source->type().is_list() ? source->type().list().size()
                                                    : 0;
    const int64_t index = written < 0 ? written + static_cast<int64_t>(count) : written;
    const auto [it, inserted] = outputs_read_.emplace(std::make_pair(source, index), &node);
    if (!inserted) Unite(&node, it->second);
    return;
  }
  Unite(&node, source);
}

void AliasAnalysis::VisitUnknown(const Node& node, uint32_t position) {
  for (size_t i = 0; i < node.num_operands(); ++i) {
    Read(node.operand(i), position);
    Write(node.operand(i), position);
    Unite(&node, node.operand(i));
  }
  // The unknown call may also keep its operands and change them later.
  ClassInfo& info = Info(&node);
  info.last_read = kNever - 1;
  info.first_write = std::min(info.first_write, position);
  info.is_external = true;
}

}  // namespace backtape
