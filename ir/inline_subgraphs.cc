#include "backtape/ir/inline_subgraphs.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/autocast.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/inlined_calls.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/replace_nodes.h"
#include "backtape/ir/switch_calls.h"
#include "backtape/ir/text/value_printer.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Limits the result, because nested calls can multiply the nodes of a subgraph.
constexpr size_t kMaxNodes = 1'000'000;

// A call of a subgraph with these operands.
struct SubgraphCall {
  std::string name;
  const Graph* graph = nullptr;
  std::vector<Argument> operands;
  std::optional<Autocast> autocast;
  bool has_no_gradient = false;
  bool is_autocast_region = false;  // true even if autocast is disabled in the region
  bool is_autograd_function = false;

  // The results; null if the subgraph returns none.
  const Argument* Results() const {
    const ArgumentList& args = graph->output()->args();
    if (args.empty()) return nullptr;
    return is_autograd_function ? &args[0].items()[0] : &args[0];
  }
};

// Nodes that come from an autocast region. The regions around it don't change them.
using AutocastNodes = absl::flat_hash_set<const Node*>;

absl::StatusOr<SubgraphCall> ReadInlinedCall(const Node& node, const InlinedCallLayout& layout) {
  SubgraphCall call;
  const ArgumentList& args = node.args();
  if (args.size() <= layout.subgraph) {
    return absl::InvalidArgumentError(absl::StrCat("argument ", layout.subgraph, " (a subgraph) is missing"));
  }
  const Argument& subgraph = args[layout.subgraph];
  if (!subgraph.is_node() || subgraph.node()->opcode() != Opcode::kGetAttr) {
    return absl::InvalidArgumentError(absl::StrCat(
        "argument ", layout.subgraph, " must be a subgraph, as in self.wrap_body_0; got ", StrOf(subgraph)));
  }
  call.name = std::string(subgraph.node()->target());
  if (layout.one_tuple) {
    if (args.size() > layout.operands && args[layout.operands].is_sequence())
      call.operands = args[layout.operands].items();
  } else if (args.size() > layout.operands) {
    call.operands.assign(args.begin() + layout.operands, args.end());
  }
  if (layout.name == "wrap_with_set_grad_enabled") {
    if (!args[0].is_bool()) {
      return absl::InvalidArgumentError(
          absl::StrCat("argument 0 (whether grad mode is enabled) must be True or False, got ", StrOf(args[0])));
    }
    call.has_no_gradient = !args[0].bool_value();
  }
  call.is_autograd_function = IsAutogradFunctionCall(node);
  if (layout.name == "wrap_with_autocast") {
    call.is_autocast_region = true;
    if (!args[2].is_bool()) {
      return absl::InvalidArgumentError(
          absl::StrCat("argument 2 (whether autocast is enabled) must be True or False, got ", StrOf(args[2])));
    }
    if (args[2].bool_value()) {
      if (!args[1].is_dtype() && !args[1].is_none()) {
        return absl::InvalidArgumentError(absl::StrCat("argument 1 must be a dtype or None, got ", StrOf(args[1])));
      }
      call.autocast = Autocast{args[1].is_dtype() ? args[1].dtype() : DType::kBFloat16};
    }
  }
  return call;
}

class Inliner {
 public:
  Inliner(Graph& graph, const InlineSubgraphsOptions& options, AutocastNodes& autocast_nodes)
      : graph_(graph), options_(options), autocast_nodes_(autocast_nodes) {}

  absl::StatusOr<bool> Run() {
    bool has_changed = false;
    for (auto& [name, subgraph] : graph_.subgraphs()) {
      BACKTAPE_ASSIGN_OR_RETURN(const bool inner, Inliner(*subgraph, options_, autocast_nodes_).Run());
      has_changed |= inner;
    }
    BACKTAPE_ASSIGN_OR_RETURN(const bool has_switches, ReplaceSwitchCalls(graph_));
    has_changed |= has_switches;
    // Wrappers in subgraphs have been inlined above.
    std::vector<Node*> calls;
    for (Node* node : graph_.nodes()) {
      const bool is_inlined = node->opcode() == Opcode::kCallFunction && LayoutOfInlinedCall(node->target()) != nullptr;
      if (options_.keep_autograd_functions && IsAutogradFunctionCall(*node)) continue;
      const bool is_module = node->opcode() == Opcode::kCallModule && graph_.FindSubgraph(node->target()) != nullptr;
      if (is_inlined || is_module) calls.push_back(node);
    }
    for (Node* node : calls) {
      if (const absl::Status status = Inline(node); !status.ok()) return NodeError(status, *node);
      has_changed = true;
    }
    if (!calls.empty()) {
      for (Node* node : attributes_) {
        if (!node->has_uses()) graph_.Erase(node);
      }
      EraseUnusedSubgraphs(graph_);
    }
    return has_changed;
  }

 private:
  absl::StatusOr<SubgraphCall> Read(const Node& node) {
    SubgraphCall call;
    if (node.opcode() == Opcode::kCallModule) {
      call.name = std::string(node.target());
      call.operands = node.args();
    } else {
      BACKTAPE_ASSIGN_OR_RETURN(call, ReadInlinedCall(node, *LayoutOfInlinedCall(node.target())));
    }
    call.graph = graph_.FindSubgraph(call.name);
    if (call.graph == nullptr) {
      return absl::InvalidArgumentError(absl::StrCat(
          "the subgraph ", call.name, " is not in the text; print_readable() prints subgraphs, print(graph) does not"));
    }
    const size_t num_inputs = call.graph->placeholders().size();
    if (num_inputs != call.operands.size()) {
      return absl::InvalidArgumentError(absl::StrCat("the subgraph ", call.name, " takes ", num_inputs,
                                                     num_inputs == 1 ? " input" : " inputs", ", but the call passes ",
                                                     call.operands.size()));
    }
    if (call.graph->output() == nullptr)
      return absl::InvalidArgumentError(absl::StrCat("the subgraph ", call.name, " has no output"));
    if (call.is_autograd_function) {
      const ArgumentList& args = call.graph->output()->args();
      if (args.empty() || !args[0].is_sequence() || args[0].items().empty() || !args[0].items()[0].is_sequence()) {
        return absl::InvalidArgumentError(
            absl::StrCat("the subgraph ", call.name, " must return a tuple of results and a tuple of saved values"));
      }
    }
    return call;
  }

  absl::Status Inline(Node* node) {
    BACKTAPE_ASSIGN_OR_RETURN(const SubgraphCall call, Read(*node));
    BACKTAPE_RETURN_IF_ERROR(CheckUsers(*node, call));
    if (graph_.num_nodes() + call.graph->num_nodes() > kMaxNodes) {
      return absl::ResourceExhaustedError(
          absl::StrCat("with its subgraphs inlined, the graph has more than ", kMaxNodes, " nodes"));
    }
    for (size_t i = 0; i < node->num_operands(); ++i) {
      if (node->operand(i)->opcode() == Opcode::kGetAttr &&
          graph_.FindSubgraph(node->operand(i)->target()) != nullptr) {
        attributes_.insert(node->operand(i));
      }
    }
    Node* const saved = graph_.insertion_point();
    graph_.set_insertion_point(node);
    values_.clear();
    const std::vector<Node*> placeholders = call.graph->placeholders();
    for (size_t i = 0; i < placeholders.size(); ++i) values_[placeholders[i]] = call.operands[i];
    absl::Status status;
    for (const Node* inner : call.graph->nodes()) {
      if (inner->is_placeholder() || inner->is_output() || !status.ok()) continue;
      Node* const copy = Copy(*inner, call);
      if (copy->provenance().stack == nullptr) copy->mutable_provenance().stack = node->provenance().stack;
      values_[inner] = copy;
      const bool is_cast = autocast_nodes_.contains(inner);
      if (call.autocast.has_value() && MayCast(*inner)) status = CastOperands(graph_, *copy, *call.autocast);
      const bool names_subgraph = call.autocast.has_value() && inner->may_name_subgraph();
      const Graph* const nested = names_subgraph ? call.graph->FindSubgraph(inner->target()) : nullptr;
      if (nested != nullptr && MayCastIn(*nested)) {
        status = absl::UnimplementedError(absl::StrCat(
            "autocast around control flow or an autograd function is not supported (subgraph ", inner->target(), ")"));
      }
      if (call.is_autocast_region || is_cast) {
        autocast_nodes_.insert(copy);
      } else {
        autocast_nodes_.erase(copy);  // an erased node may have had this address
      }
    }
    if (status.ok()) ReplaceResults(node, call);
    graph_.set_insertion_point(saved);
    return status;
  }

  // Whether an autocast region around the node may cast its operands.
  bool MayCast(const Node& node) const {
    const OpSchema* const op = node.op();
    const bool is_aten = op != nullptr && op->ns == "aten";
    return is_aten && !autocast_nodes_.contains(&node) && AutocastDType(op->name, true, Autocast{}).has_value();
  }
  bool MayCastIn(const Graph& graph) const {
    for (const Node* node : graph.nodes()) {
      if (MayCast(*node)) return true;
    }
    return std::any_of(graph.subgraphs().begin(), graph.subgraphs().end(),
                       [this](const auto& subgraph) { return MayCastIn(*subgraph.second); });
  }

  Node* Copy(const Node& inner, const SubgraphCall& call) {
    ArgumentList args;
    for (const Argument& argument : inner.args()) args.push_back(Mapped(argument));
    KeywordArguments kwargs;
    for (const auto& [key, argument] : inner.kwargs()) kwargs.emplace_back(key, Mapped(argument));
    std::string target(inner.target());
    if (inner.may_name_subgraph()) target = NameInGraph(call, target);
    Node* copy = graph_.Create(inner.opcode(), target, std::move(args), std::move(kwargs), inner.name());
    copy->set_type(inner.type());
    Provenance provenance = inner.provenance();
    for (OriginId& origin : provenance.origins) {
      origin = graph_.AddOrigin(origin < call.graph->origins().size() ? call.graph->origins()[origin]
                                                                      : Origin{inner.name(), 0});
    }
    if (provenance.origins.empty()) provenance.origins.push_back(graph_.AddOrigin({inner.name(), 0}));
    copy->set_provenance(std::move(provenance));
    return copy;
  }

  // The name that an attribute or subgraph of the inlined graph has in the outer graph. Adds it to the outer graph if
  // necessary.
  std::string NameInGraph(const SubgraphCall& call, const std::string& target) {
    const auto [it, is_new] = names_.try_emplace({call.name, target});
    if (!is_new) return it->second;
    if (const Graph* nested = call.graph->FindSubgraph(target)) {
      std::string name = target;
      for (int k = 1; graph_.FindSubgraph(name) != nullptr || graph_.attributes().contains(name); ++k) {
        name = absl::StrCat(target, "_", k);
      }
      graph_.subgraphs().emplace(name, nested->Clone());
      return names_[{call.name, target}] = name;
    }
    std::string name = absl::StrCat(call.name, ".", target);
    const auto value = call.graph->attributes().find(target);
    if (value != call.graph->attributes().end()) graph_.attributes().emplace(name, value->second);
    return names_[{call.name, target}] = name;
  }

  Argument Mapped(const Argument& argument) const {
    return ReplaceNodes(argument, [this](Node* node) -> Argument { return values_.at(node); });
  }

  static bool ReturnsItems(const SubgraphCall& call) {
    const Argument* const results = call.Results();
    return results != nullptr && (results->is_list() || results->is_tuple());
  }

  static absl::Status CheckUsers(const Node& node, const SubgraphCall& call) {
    if (!ReturnsItems(call)) return absl::OkStatus();
    const auto count = static_cast<int64_t>(call.Results()->items().size());
    for (const Node* user : node.users()) {
      const bool is_item =
          user->is_call_to(OpId::operator_getitem) && user->args().size() == 2 && user->args()[1].is_int();
      if (!is_item) {
        if (user->is_output()) continue;
        return absl::UnimplementedError(
            absl::StrCat("%", user->name(), " uses the whole list of results; only single results can be used"));
      }
      const int64_t index = user->args()[1].int_value();
      if (index < -count || index >= count) {
        return absl::InvalidArgumentError(absl::StrCat("%", user->name(), " reads result ", index,
                                                       ", but the subgraph ", call.name, " returns ", count,
                                                       count == 1 ? " value" : " values"));
      }
    }
    return absl::OkStatus();
  }

  void ReplaceResults(Node* node, const SubgraphCall& call) {
    Argument result = call.Results() == nullptr ? Argument() : Mapped(*call.Results());
    if (call.has_no_gradient) result = WithoutGradient(result, *node);
    if (!ReturnsItems(call)) {
      ReplaceUses(node, result);
    } else {
      for (Node* user : node->users()) {
        if (user->is_output()) continue;
        int64_t index = user->args()[1].int_value();
        if (index < 0) index += static_cast<int64_t>(result.items().size());
        ReplaceUses(user, result.items()[index]);
        graph_.Erase(user);
      }
      ReplaceUses(node, result);
    }
    graph_.Erase(node);
  }

  // A result may be a constant, which has no node: users then get it as an argument.
  void ReplaceUses(Node* from, const Argument& to) {
    if (to.is_node()) {
      if (!to.node()->type().is_known()) to.node()->set_type(from->type());
      graph_.ReplaceAllUsesWith(from, to.node());
      return;
    }
    backtape::ReplaceUses(*from, to);
  }

  Argument WithoutGradient(const Argument& value, const Node& call) {
    if (value.is_sequence()) {
      std::vector<Argument> items;
      for (const Argument& item : value.items()) items.push_back(WithoutGradient(item, call));
      return Argument::Sequence(value.sequence().kind, std::move(items));
    }
    if (!value.is_node() || value.node()->type().is_sym_int()) return value;
    Node* detached = graph_.Call(OpId::detach, {value});
    detached->set_type(value.node()->type());
    detached->set_provenance(value.node()->provenance());
    if (detached->provenance().stack == nullptr) detached->mutable_provenance().stack = call.provenance().stack;
    return detached;
  }

  Graph& graph_;
  const InlineSubgraphsOptions& options_;
  AutocastNodes& autocast_nodes_;
  absl::flat_hash_map<const Node*, Argument> values_;  // what replaces each node of the subgraph being inlined
  absl::flat_hash_map<std::pair<std::string, std::string>, std::string> names_;
  absl::flat_hash_set<Node*> attributes_;  // get_attr nodes of inlined subgraphs
};

}  // namespace

absl::StatusOr<bool> InlineSubgraphs(Graph& graph, const InlineSubgraphsOptions& options) {
  if (graph.subgraphs().empty() && std::none_of(graph.nodes().begin(), graph.nodes().end(), [](const Node* node) {
        return node->opcode() == Opcode::kCallFunction && node->op() == nullptr && IsInlinedTarget(node->target());
      })) {
    return false;
  }
  AutocastNodes autocast_nodes;
  return Inliner(graph, options, autocast_nodes).Run();
}

bool EraseUnusedSubgraphs(Graph& graph) {
  bool has_changed = false;
  absl::flat_hash_set<absl::string_view> used;
  for (const Node* node : graph.nodes()) {
    if (node->may_name_subgraph()) used.insert(node->target());
  }
  for (auto it = graph.subgraphs().begin(); it != graph.subgraphs().end();) {
    if (!used.contains(it->first)) {
      it = graph.subgraphs().erase(it);
      has_changed = true;
    } else {
      has_changed |= EraseUnusedSubgraphs(*it->second);
      ++it;
    }
  }
  return has_changed;
}

void EraseCallAndSubgraphs(Graph& graph, Node* call) {
  absl::flat_hash_set<Node*> names;
  for (size_t i = 0; i < call->num_operands(); ++i) {
    Node* const operand = call->operand(i);
    const bool is_name = operand->opcode() == Opcode::kGetAttr && graph.FindSubgraph(operand->target()) != nullptr;
    if (is_name) names.insert(operand);
  }
  graph.Erase(call);
  for (Node* name : names) {
    if (!name->has_uses()) graph.Erase(name);
  }
  if (!names.empty()) EraseUnusedSubgraphs(graph);
}

}  // namespace backtape
