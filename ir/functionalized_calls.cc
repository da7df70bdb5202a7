#include "backtape/ir/functionalized_calls.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/replace_nodes.h"

namespace backtape {
namespace {

constexpr absl::string_view kFirstForm = "torch.ops.higher_order.auto_functionalized";
constexpr absl::string_view kSecondForm = "torch.ops.higher_order.auto_functionalized_v2";

// Builds the nodes that replace one call.
class Replacing {
 public:
  Replacing(Graph& graph, Node* call, const OpSchema& op) : graph_(graph), call_(call), op_(op) {}

  // Returns false, and changes nothing, if the call does not have one of the two forms.
  bool Run() {
    has_bases_ = call_->target() == kSecondForm;
    if (!HasKnownForm()) return false;
    Node* const saved = graph_.insertion_point();
    graph_.set_insertion_point(call_);
    if (has_bases_) {
      for (const Argument& base : call_->FindKwarg("_all_bases")->items()) bases_.push_back(CopyOf(base));
    }
    ArgumentList args;
    KeywordArguments kwargs;
    for (const ArgSchema& arg : op_.args) {
      std::optional<Argument> value = ValueOf(arg);
      if (!value.has_value()) continue;
      const bool follows_omitted = args.size() < static_cast<size_t>(&arg - op_.args.data());
      if (arg.is_kwarg_only || follows_omitted) {
        kwargs.emplace_back(arg.name, *std::move(value));
      } else {
        args.push_back(*std::move(value));
      }
    }
    Node* const made = Made(graph_.Call(op_, std::move(args), std::move(kwargs)));
    Results(made);
    graph_.set_insertion_point(saved);
    const std::string name(call_->name());
    graph_.Erase(call_);
    graph_.Rename(made, name);
    return true;
  }

 private:
  size_t num_first_results() const { return std::max<size_t>(op_.returns.size(), 1); }

  const Argument* View(const std::string& prefix, absl::string_view what) const {
    return call_->FindKwarg(absl::StrCat(prefix, "_", what));
  }

  bool IsKnownView(const std::string& prefix, size_t num_bases) const {
    const Argument* base = View(prefix, "base_index");
    if (base == nullptr) return false;
    if (base->is_none()) return true;
    if (!base->is_int() || base->int_value() < 0 || static_cast<size_t>(base->int_value()) >= num_bases) return false;
    const bool is_strided = View(prefix, "storage_offset") != nullptr;
    const bool is_slice = View(prefix, "slice_dim") != nullptr;
    return (!is_strided || (View(prefix, "size") != nullptr && View(prefix, "stride") != nullptr)) &&
           (!is_slice || (View(prefix, "slice_start") != nullptr && View(prefix, "slice_end") != nullptr));
  }

  bool HasKnownForm() const {
    if (call_->args().size() != 1) return false;
    size_t num_written = 0;
    const Argument* bases = call_->FindKwarg("_all_bases");
    if (has_bases_ && (bases == nullptr || !bases->is_sequence())) return false;
    for (const ArgSchema& arg : op_.args) {
      if (!arg.is_written) continue;
      ++num_written;
      if (!has_bases_) {
        if (call_->FindKwarg(arg.name) == nullptr) return false;
        continue;
      }
      const std::string prefix = absl::StrCat("_", arg.name);
      const Argument* length = View(prefix, "length");
      if (length == nullptr) {
        if (!IsKnownView(prefix, bases->items().size())) return false;
        continue;
      }
      for (int64_t i = 0; length->is_int() && i < length->int_value(); ++i) {
        if (!IsKnownView(absl::StrCat(prefix, "_", i), bases->items().size())) return false;
      }
    }
    const size_t num_results = num_first_results() + (has_bases_ ? bases->items().size() : num_written);
    for (const Node* user : call_->users()) {
      if (!user->is_call_to(OpId::operator_getitem) || user->args().size() != 2 || !user->args()[1].is_int())
        return false;
      const int64_t item = user->args()[1].int_value();
      if (item < 0 || static_cast<size_t>(item) >= num_results) return false;
    }
    return true;
  }

  Node* Made(Node* node) {
    node->set_provenance(call_->provenance());
    return node;
  }

  Argument CopyOf(const Argument& value) {
    if (value.is_node()) return Argument(Made(graph_.Call(OpId::clone, {value})));
    if (!value.is_sequence()) return value;
    ArgumentList items;
    for (const Argument& item : value.items()) items.push_back(CopyOf(item));
    return Argument::List(std::move(items));
  }

  Argument ViewOf(const std::string& prefix) {
    const Argument& index = *View(prefix, "base_index");
    if (index.is_none()) return index;
    const Argument& base = bases_[index.int_value()];
    if (const Argument* dim = View(prefix, "slice_dim")) {
      return Argument(Made(
          graph_.Call(OpId::slice_Tensor, {base, *dim, *View(prefix, "slice_start"), *View(prefix, "slice_end")})));
    }
    const Argument* offset = View(prefix, "storage_offset");
    if (offset == nullptr) return base;
    return Argument(
        Made(graph_.Call(OpId::as_strided, {base, *View(prefix, "size"), *View(prefix, "stride"), *offset})));
  }

  // The value that the op receives for `arg`; nullopt if that is the default.
  std::optional<Argument> ValueOf(const ArgSchema& arg) {
    if (!arg.is_written || !has_bases_) {
      const Argument* given = call_->FindKwarg(arg.name);
      if (given == nullptr) return std::nullopt;
      if (!arg.is_written) return *given;
      copies_.push_back(CopyOf(*given));
      return copies_.back();
    }
    const std::string prefix = absl::StrCat("_", arg.name);
    const Argument* length = View(prefix, "length");
    if (length == nullptr) return ViewOf(prefix);
    if (!length->is_int()) return Argument();
    ArgumentList items;
    for (int64_t i = 0; i < length->int_value(); ++i) items.push_back(ViewOf(absl::StrCat(prefix, "_", i)));
    return Argument::List(std::move(items));
  }

  // Replaces the nodes that read items of the call's result.
  void Results(Node* made) {
    const std::vector<Argument>& copies = has_bases_ ? bases_ : copies_;
    for (Node* const item : call_->users()) {
      const auto index = static_cast<size_t>(item->args()[1].int_value());
      if (index >= num_first_results()) {
        ReplaceItem(item, copies[index - num_first_results()]);
      } else if (op_.returns.size() > 1) {
        item->SetArgs({Argument(made), Argument(static_cast<int64_t>(index))});
      } else {
        if (op_.returns.size() == 1) made->set_type(item->type());
        ReplaceItem(item, op_.returns.empty() ? Argument() : Argument(made));
      }
    }
  }

  void ReplaceItem(Node* item, const Argument& value) {
    if (value.is_node()) {
      if (!value.node()->type().is_known()) value.node()->set_type(item->type());
      graph_.ReplaceAllUsesWith(item, value.node());
    } else {
      for (Node* user : item->users()) ReplaceUse(user, item, value);
    }
    graph_.Erase(item);
  }

  // `value` is None or a list.
  void ReplaceUse(Node* user, Node* item, const Argument& value) {
    if (value.is_sequence() && user->is_call_to(OpId::operator_getitem) && user->args()[1].is_int()) {
      ReplaceItem(user, value.items()[user->args()[1].int_value()]);
      return;
    }
    ReplaceOperands(*user, [&](Node* node) { return node == item ? value : Argument(node); });
  }

  Graph& graph_;
  Node* const call_;
  const OpSchema& op_;
  bool has_bases_ = false;
  std::vector<Argument> bases_;   // copies of _all_bases
  std::vector<Argument> copies_;  // copies of the written arguments, in the first form
};

}  // namespace

bool IsFunctionalizedTarget(absl::string_view target) { return target == kFirstForm || target == kSecondForm; }

bool ReplaceFunctionalizedCalls(Graph& graph) {
  std::vector<Node*> calls;
  for (Node* node : graph.nodes()) {
    const bool is_call = node->opcode() == Opcode::kCallFunction && IsFunctionalizedTarget(node->target());
    if (is_call && !node->args().empty() && node->args()[0].is_symbol()) calls.push_back(node);
  }
  bool has_changed = false;
  for (Node* node : calls) {
    const OpSchema* const op = graph.ops().Find(node->args()[0].symbol());
    if (op != nullptr) has_changed |= Replacing(graph, node, *op).Run();
  }
  return has_changed;
}

}  // namespace backtape
