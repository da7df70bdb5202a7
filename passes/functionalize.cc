#include "backtape/passes/functionalize.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/expand_foreach_writes.h"
#include "backtape/passes/functional_forms.h"
#include "backtape/passes/layout_queries.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/state_views.h"
#include "backtape/passes/subgraph_passes.h"
#include "backtape/passes/view_inverse.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// A storage, identified by the first node that has it.
struct Base {
  Node* node = nullptr;
  int num_writes = 0;
  uint32_t last_read = 0;  // position of the last use, except by views, metadata ops and the output
  uint32_t last_write = 0;
  Node* last_writer = nullptr;
  bool is_frozen = false;               // its writes remain in the graph
  bool is_active = false;               // its writes are removed
  const Node* inexact_alias = nullptr;  // a call, such as reshape or as_strided, whose result may share its storage
  uint32_t version = 0;                 // number of new values so far, while rewriting
  bool has_seen_write = false;          // a write that autograd relates to the tensor itself
  bool has_other_strides = false;       // the newest value's strides may not allow all views
};

// Whether the value is a number or None.
bool HasNoMemory(const Node& node) {
  if (node.type().is_sym_int() || node.type().is_none()) return true;
  const OpSchema* const op = node.op();
  return op != nullptr && op->returns.size() == 1 && op->returns[0].type != SchemaType::kTensor &&
         op->returns[0].type != SchemaType::kAny;
}

class Functionalizer {
 public:
  Functionalizer(Graph& graph, const FunctionalizeOptions& options) : graph_(graph), options_(options) {}

  absl::StatusOr<bool> Run() {
    output_ = graph_.output();
    if (output_ == nullptr) return absl::FailedPreconditionError("the graph has no output node");
    uint32_t position = 0;
    for (Node* node : graph_.nodes()) Register(node, ++position);
    FreezeWhatCannotBeExpressed();
    bool any = false;
    LeaveLastWrites();
    for (Base& base : bases_) any |= base.is_active = base.num_writes > 0 && !base.is_frozen && !IsFinalCopy(base);
    if (!any) return false;
    for (Node* node = graph_.first(); node != output_;) {
      Node* const next = node->next();
      Rewrite(node);
      node = next;
    }
    CopyBackToTheCaller();
    Substitute(output_);
    for (auto it = dead_.rbegin(); it != dead_.rend(); ++it) graph_.Erase(*it);
    return true;
  }

 private:
  // --- Finding the tensor of each node ---

  // In-place results, and repeated reads of one output, are the same tensor as another node.
  Node* Canonical(Node* node) const {
    const auto it = same_as_.find(node);
    return it == same_as_.end() ? node : it->second;
  }
  Base& BaseOf(const Node* node) { return bases_[base_index_.at(node)]; }
  const Base& BaseOf(const Node* node) const { return bases_[base_index_.at(node)]; }
  Node* ParentOf(const Node* node) const {
    const auto it = parent_.find(node);
    return it == parent_.end() ? nullptr : it->second;
  }

  void AddBase(Node* node) {
    base_index_[node] = bases_.size();
    bases_.emplace_back().node = node;
  }
  void AddAlias(Node* node, Node* viewed) {
    parent_[node] = Canonical(viewed);
    base_index_[node] = base_index_.at(viewed);
  }
  void AddSame(Node* node, Node* other) {
    same_as_[node] = Canonical(other);
    base_index_[node] = base_index_.at(other);
  }

  void Register(Node* node, uint32_t position) {
    if (node->is_placeholder() || !node->is_call()) {
      if (node->opcode() == Opcode::kGetAttr) {
        const auto [it, inserted] = attributes_.emplace(node->target(), node);
        if (!inserted) return AddSame(node, it->second);
      }
      return AddBase(node);
    }
    const OpSchema* op = node->op();
    if (IsHigherOrderCall(*node)) {
      Read(*node, position);
      return AddBase(node);
    }
    if (op == nullptr) return RegisterUnknown(node, "does not call a known op and may write to its arguments");
    if (node->is_call_to(OpId::operator_getitem)) return RegisterGetItem(node, position);
    if (op->has_tag(kTagPython)) {
      if (MayWrite(*node)) return RegisterUnknown(node, "is an augmented assignment, which may write to its arguments");
      if (op->is(OpId::operator_pos) && node->num_operands() == 1) return AddAlias(node, node->operand(0));
      Read(*node, position);
      return AddBase(node);
    }
    if (op->has_tag(kTagMetadata)) return AddBase(node);
    if (op->has_tag(kTagView) && !op->has_tag(kTagInplace)) return RegisterView(node);
    RegisterCall(node, position);
  }

  void RegisterUnknown(Node* node, absl::string_view what) {
    AddBase(node);
    for (size_t i = 0; i < node->num_operands(); ++i) {
      if (HasNoMemory(*node->operand(i))) continue;
      Base& base = BaseOf(node->operand(i));
      ++base.num_writes;
      Freeze(base, *node, what);
    }
    bases_.back().is_frozen = true;
  }

  void RegisterGetItem(Node* node, uint32_t position) {
    if (node->args().size() != 2 || !node->args()[0].is_node()) {
      return RegisterUnknown(node, "may share memory with any of its operands");
    }
    Node* const source = node->args()[0].node();
    const OpSchema* op = source->op();
    size_t num_outputs = 0;
    if (IsHigherOrderCall(*source)) {
      num_outputs = source->type().is_list() ? source->type().list().size() : 1;
    } else if (op != nullptr && !op->has_tag(kTagView) && !op->has_tag(kTagPython) && op->returns.size() > 1) {
      num_outputs = op->returns.size();
    }
    if (num_outputs == 0 || !node->args()[1].is_int()) return AddAlias(node, source);
    const int64_t written = node->args()[1].int_value();
    const int64_t index = written < 0 ? written + static_cast<int64_t>(num_outputs) : written;
    const auto [it, inserted] = outputs_.emplace(std::make_pair(source, index), node);
    if (inserted) {
      AddBase(node);
    } else {
      AddSame(node, it->second);
    }
    Read(*node, position);
  }

  void RegisterView(Node* node) {
    Node* const viewed = NodeArguments(*node).NodeAt(0);
    if (viewed == nullptr) return RegisterUnknown(node, "is a view of an unknown tensor");
    AddAlias(node, viewed);
    if (node->is_call_to(OpId::as_strided) || node->is_call_to(OpId::_reshape_alias)) BaseOf(node).inexact_alias = node;
  }

  void RegisterCall(Node* node, uint32_t position) {
    const OpSchema& op = *node->op();
    const NodeArguments args(*node);
    Read(*node, position);
    Node* same = nullptr;
    for (size_t i = 0; i < op.args.size(); ++i) {
      if (args.Given(i) == nullptr || !WritesArgument(*node, i)) continue;
      Node* const target = args.NodeAt(i);
      if (target == nullptr) return RegisterUnknown(node, "writes to a list");
      Base& base = BaseOf(target);
      ++base.num_writes;
      base.last_write = position;
      base.last_writer = node;
      writes_.push_back({node, target});
      if (i == 0 && op.has_tag(kTagInplace)) same = target;
    }
    if (same != nullptr) return AddSame(node, same);
    // "Tensor(a)" without the view tag: ops like reshape, which view or copy.
    for (size_t i = 0; i < op.args.size(); ++i) {
      if (!SharesAliasSetWithReturn(op, i) || args.NodeAt(i) == nullptr || WritesArgument(*node, i)) continue;
      AddAlias(node, args.NodeAt(i));
      BaseOf(node).inexact_alias = node;
      return;
    }
    AddBase(node);
  }

  void Read(const Node& node, uint32_t position) {
    for (size_t i = 0; i < node.num_operands(); ++i) {
      Base& base = BaseOf(node.operand(i));
      base.last_read = std::max(base.last_read, position);
    }
  }

  // --- Deciding which writes to replace ---

  // True if the only write is a copy_ into a caller's tensor that only the output reads afterwards. This pass creates
  // such writes itself.
  bool IsFinalCopy(const Base& base) const {
    return base.num_writes == 1 && IsExternal(base) && base.last_writer->is_call_to(OpId::copy_) &&
           IsWholeTarget(*base.last_writer->operand(0), *base.node) && base.last_read == base.last_write &&
           base_index_.at(base.last_writer->operand(base.last_writer->num_operands() - 1)) != base_index_.at(base.node);
  }

  // Whether `target` is what a final copy writes: the tensor itself or, with keep_derivatives, a no_grad_alias of it.
  bool IsWholeTarget(const Node& target, const Node& tensor) const {
    if (&target == &tensor) return true;
    return options_.keep_derivatives && target.is_call_to(OpId::no_grad_alias) && ParentOf(&target) == &tensor;
  }

  static bool IsExternal(const Base& base) { return !base.node->is_call(); }

  // Like IsFinalCopy, for any op that writes the tensor itself and whose other operands do not share its storage.
  bool IsLastWrite(const Base& base) const {
    if (base.num_writes != 1 || !IsExternal(base) || base.last_read != base.last_write) return false;
    int operands = 0;
    for (size_t i = 0; i < base.last_writer->num_operands(); ++i) {
      Node* const operand = base.last_writer->operand(i);
      if (&BaseOf(operand) == &base) operands += Canonical(operand) == base.node ? 1 : 2;
    }
    return operands == 1;
  }

  // Freezes the storages whose last write may stay. An op that writes several tensors is left alone only if all its
  // writes may stay.
  void LeaveLastWrites() {
    if (!options_.keep_last_writes) return;
    absl::flat_hash_map<const Node*, bool> stays;
    for (const auto& [writer, target] : writes_) {
      bool& all = stays.try_emplace(writer, true).first->second;
      all = all && IsLastWrite(BaseOf(target));
    }
    for (const auto& [writer, target] : writes_) {
      if (stays[writer]) BaseOf(target).is_frozen = true;
    }
  }

  // `why` is a predicate of the writer.
  void Freeze(Base& base, const Node& writer, absl::string_view why) {
    if (base.is_frozen) return;
    base.is_frozen = true;
    if (options_.notes == nullptr) return;
    options_.notes->push_back(absl::StrCat(DescribeNode(writer), " ", why, "; any writes to %", base.node->name(),
                                           ", or to tensors that share its memory, are kept"));
  }

  void FreezeWhatCannotBeExpressed() {
    for (const auto& [writer, target] : writes_) {
      if (const std::string why = WhyNot(*writer, target); !why.empty()) Freeze(BaseOf(target), *writer, why);
    }
    // The writes of an op with several written tensors are replaced together or not at all.
    for (bool again = true; again;) {
      again = false;
      absl::flat_hash_map<const Node*, bool> any_frozen;
      for (const auto& [writer, target] : writes_) any_frozen[writer] |= BaseOf(target).is_frozen;
      for (const auto& [writer, target] : writes_) {
        if (!any_frozen[writer] || BaseOf(target).is_frozen) continue;
        Freeze(BaseOf(target), *writer, "also writes to another tensor, whose writes cannot be replaced");
        again = true;
      }
    }
  }

  // Returns an empty string if the write can be expressed, otherwise the reason, as a predicate of the writer.
  std::string WhyNot(const Node& writer, Node* target) const {
    const Base& base = BaseOf(target);
    if (base.inexact_alias != nullptr) {
      return absl::StrCat("writes to memory that ", DescribeNode(*base.inexact_alias), " may share");
    }
    if (IsExternal(base) && graph_.ops().Find(OpId::copy_) == nullptr) {
      return "writes to an input or attribute, but the op table has no copy_ to write the new value back";
    }
    if (IsExternal(base) && IsExpanded(base.node->type())) return "writes to a tensor whose elements share memory";
    bool has_one_value = writer.is_call_to(OpId::zero_) || writer.is_call_to(OpId::fill_Scalar_) ||
                         writer.is_call_to(OpId::fill_Tensor_);
    for (Node* view = Canonical(target); ParentOf(view) != nullptr; view = SourceOf(view)) {
      if (InvertibleViewSource(*view) == nullptr) return "writes through a view that cannot be inverted";
      if (MayRepeatElements(*view) && !has_one_value) return "writes to a view whose elements share memory";
      has_one_value = has_one_value && (MayRepeatElements(*view) || HasAllElements(*view));
    }
    if (const std::optional<OpId> functional = ReturningForm(writer)) {
      const NodeArguments args(writer);
      for (size_t i = 0; i < writer.op()->args.size(); ++i) {
        if (writer.op()->args[i].is_written && args.NodeAt(i) == nullptr)
          return "has only one of the running statistics";
      }
      if (!args.Value("training").is_bool()) return "has a training argument that is not a constant";
      return graph_.ops().Find(*functional) != nullptr ? "" : "has no functional form";
    }
    if (!writer.op()->has_tag(kTagInplace) || writer.op()->functional_id < 0) return "has no functional form";
    if (writer.args().empty() || !writer.args()[0].is_node()) return "does not pass its first argument by position";
    if (graph_.ops().at(writer.op()->functional_id).has_tag(kTagView)) return "changes sizes or strides in place";
    return "";
  }

  // The tensor that a view refers to; for a getitem of split, the tensor that was split.
  Node* SourceOf(const Node* view) const {
    Node* const parent = ParentOf(view);
    return view->is_call_to(OpId::operator_getitem) && ParentOf(parent) != nullptr && parent->op()->has_tag(kTagView) &&
                   parent->type().is_list()
               ? ParentOf(parent)
               : parent;
  }

  // --- Rewriting ---

  void Rewrite(Node* node) {
    absl::InlinedVector<Node*, 2> targets;
    if (node->op() != nullptr && node->is_call() && !node->op()->has_tag(kTagPython)) {
      const NodeArguments args(*node);
      for (size_t i = 0; i < node->op()->args.size(); ++i) {
        if (args.NodeAt(i) == nullptr || !WritesArgument(*node, i)) continue;
        if (BaseOf(args.NodeAt(i)).is_active) targets.push_back(Canonical(args.NodeAt(i)));
      }
    }
    Substitute(node);
    if (targets.empty()) {
      if (ParentOf(node) != nullptr && BaseOf(node).has_other_strides && node->operand(0)->type().is_tensor()) {
        node->SetOperand(0, MakeContiguous(graph_, node, node->operand(0)));
      }
      // The operands have just been substituted, so the view has the newest value.
      if (ParentOf(node) != nullptr) current_[node] = {node, BaseOf(node).version};
      return;
    }
    if (ReturningForm(*node)) {
      RewriteToReturningForm(node, targets);
    } else {
      Write(node, targets[0], FunctionalValue(graph_, node));
    }
    dead_.push_back(node);
  }

  // For each operand that has been written, substitutes its newest value.
  void Substitute(Node* node) {
    for (size_t i = 0; i < node->num_operands(); ++i) {
      Node* const operand = node->operand(i);
      if (!BaseOf(operand).is_active) continue;
      Node* const value = CurrentValue(Canonical(operand), node);
      if (value != operand) node->SetOperand(i, value);
    }
  }

  struct VersionedValue {
    Node* node;
    uint32_t version;
  };

  VersionedValue& Current(Node* node) { return current_.try_emplace(node, VersionedValue{node, 0}).first->second; }

  // The newest value of a tensor. Outdated views are recreated before `before`.
  Node* CurrentValue(Node* node, Node* before) {
    const uint32_t version = BaseOf(node).version;
    absl::InlinedVector<Node*, 8> stale;
    while (Current(node).version != version && ParentOf(node) != nullptr) {
      stale.push_back(node);
      node = ParentOf(node);
    }
    Node* value = Current(node).node;
    for (auto it = stale.rbegin(); it != stale.rend(); ++it) {
      value = CopyView(**it, value, before);
      if (const auto own = own_.find(*it); own != own_.end()) {
        value = CallFor(graph_, before, *HiddenWrite(**it), {own->second, value});
        value = own->second = MakeStridesLike(graph_, before, (*it)->type(), value);
      }
      current_[*it] = {value, version};
    }
    return value;
  }

  Node* CopyView(const Node& view, Node* source, Node* before) {
    const auto take = [&](Node* from) {
      ArgumentList args = view.args();
      args[0] = from;
      Node* made = CallFor(graph_, before, *view.op(), std::move(args), view.kwargs());
      made->set_provenance(view.provenance());
      return made;
    };
    Node* made = take(source);
    if (made->type().is_known() || !view.type().is_known() || !source->type().is_tensor()) return made;
    // The strides of the new value do not allow the view.
    graph_.Erase(made);
    return take(CallFor(graph_, before, OpId::clone, {source}, {{"memory_format", MemoryFormat::kContiguous}}));
  }

  // From here on, `target` has the value `value`, and the tensors that it views have the values that this write gives
  // them.
  void Write(Node* writer, Node* target, Node* value) {
    Base& base = BaseOf(target);
    struct Step {
      Node* view;
      Node* source;
      Node* old_source_value;
    };
    absl::InlinedVector<Step, 4> steps;
    for (Node* view = target; ParentOf(view) != nullptr; view = SourceOf(view)) {
      Node* const source = SourceOf(view);
      const bool reads_source = ReadsSource(*view) || HiddenWrite(*view).has_value();
      steps.push_back({view, source, reads_source ? CurrentValue(source, writer) : nullptr});
    }
    ++base.version;
    base.last_writer = writer;
    bool is_hidden = false;
    for (const Step& step : steps) {
      Keep(step.view, value);
      if (const std::optional<OpId> write = HiddenWrite(*step.view)) {
        is_hidden = true;
        own_[step.view] = value;
        value = CallFor(graph_, writer, *write, {step.old_source_value, value});
      } else {
        value = WriteThroughView(graph_, writer, *step.view, step.old_source_value, value);
      }
    }
    base.has_seen_write = base.has_seen_write || !is_hidden;
    // Later views may require the strides that the storage had.
    Node* const whole = steps.empty() ? target : steps.back().source;
    value = MakeStridesLike(graph_, writer, whole->type(), value);
    current_[whole] = {value, base.version};
    base.has_other_strides = !MayHaveSameStrides(whole->type(), value->type());
  }

  // The op that writes a tensor through this view of it without changing the tensor's history; nullopt if autograd
  // relates the view to the tensor, or if the derivatives do not matter.
  std::optional<OpId> HiddenWrite(const Node& view) const {
    if (!options_.keep_derivatives || !view.type().is_tensor() || !IsFloatingPoint(view.type().tensor().dtype)) {
      return std::nullopt;
    }
    if (view.is_call_to(OpId::detach)) return OpId::detached_write;
    if (view.is_call_to(OpId::no_grad_alias)) return OpId::no_grad_write;
    return std::nullopt;
  }

  // Makes `value` the newest value of a view if it has the view's strides. Otherwise later views of it might be
  // impossible, so the view is recreated from its base when it is next needed.
  void Keep(Node* view, Node* value) {
    if (MayHaveSameStrides(view->type(), value->type())) current_[view] = {value, BaseOf(view).version};
  }

  void RewriteToReturningForm(Node* node, absl::Span<Node* const> targets) {
    Node* const functional = CallReturningForm(graph_, node);
    const size_t num_results = node->op()->returns.size();
    Node* const result =
        num_results > 1 ? functional : CallFor(graph_, node, OpId::operator_getitem, {functional, int64_t{0}});
    graph_.ReplaceAllUsesWith(node, result);
    base_index_[functional] = base_index_.at(node);
    base_index_[result] = base_index_.at(node);
    for (size_t i = 0; i < targets.size(); ++i) {
      const auto index = static_cast<int64_t>(num_results + i);
      Write(node, targets[i], CallFor(graph_, node, OpId::operator_getitem, {functional, index}));
    }
  }

  void CopyBackToTheCaller() {
    for (Base& base : bases_) {
      if (!base.is_active || !IsExternal(base)) continue;
      Node* const value = CurrentValue(base.node, output_);
      const bool is_hidden = options_.keep_derivatives && !base.has_seen_write;
      Node* written = base.node;
      if (is_hidden) {
        written = CallFor(graph_, output_, OpId::no_grad_alias, {base.node});
        written->set_provenance(base.last_writer->provenance());
      }
      Node* const copy = CallFor(graph_, output_, OpId::copy_, {written, value});
      copy->set_provenance(base.last_writer->provenance());
      if (!copy->type().is_known()) copy->set_type(base.node->type());
      current_[base.node] = {is_hidden ? base.node : copy, ++base.version};
    }
  }

  Graph& graph_;
  const FunctionalizeOptions& options_;
  Node* output_ = nullptr;
  std::vector<Base> bases_;
  absl::flat_hash_map<const Node*, size_t> base_index_;
  absl::flat_hash_map<const Node*, Node*> same_as_;
  absl::flat_hash_map<const Node*, Node*> parent_;
  absl::flat_hash_map<absl::string_view, Node*> attributes_;
  absl::flat_hash_map<std::pair<const Node*, int64_t>, Node*> outputs_;
  std::vector<std::pair<Node*, Node*>> writes_;  // (writer, target as given)
  absl::flat_hash_map<Node*, VersionedValue> current_;
  // With keep_derivatives: the newest values of written aliases that have histories of their own.
  absl::flat_hash_map<Node*, Node*> own_;
  std::vector<Node*> dead_;
};

}  // namespace

absl::StatusOr<bool> Functionalize(Graph& graph, const FunctionalizeOptions& options) {
  if (options.notes != nullptr && FirstAutogradFunctionCall(graph) != nullptr) {
    options.notes->push_back(
        "calls of autograd functions are replaced by their forward; to use their own backward, run graph-grad first");
  }
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_replaced, MakePlain(graph, {.keep_unreplaced_floats = true}));
  const auto run = [&options](Graph& subgraph) { return Functionalize(subgraph, options); };
  BACKTAPE_ASSIGN_OR_RETURN(const bool inner, RunOnSubgraphs(graph, run));
  const bool has_expanded = ExpandForeachWrites(graph);
  const bool has_stated = StateViews(graph);
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_changed, Functionalizer(graph, options).Run());
  return has_replaced || inner || has_expanded || has_stated || has_changed;
}

}  // namespace backtape
