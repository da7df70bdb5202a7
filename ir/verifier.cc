#include "backtape/ir/verifier.h"

#include <algorithm>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/effect_calls.h"
#include "backtape/ir/functionalized_calls.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/naming.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/unsupported_ops.h"

namespace backtape {
namespace {

class Verifier {
 public:
  Verifier(const Graph& graph, const VerifyOptions& options) : graph_(graph), options_(options) {}

  std::vector<Violation> Run() {
    seen_.reserve(graph_.num_nodes());
    for (const Node* node : graph_.nodes()) members_.insert(node);
    for (const Node* node : graph_.nodes()) {
      CheckPlacement(*node);
      CheckOperands(*node);
      CheckUses(*node);
      CheckName(*node);
      CheckAmounts(*node, node->type());
      if (node->is_call()) CheckCall(*node);
      seen_.insert(node);
    }
    if (num_outputs_ == 0) Report(1, nullptr, "the graph has no output node");
    const absl::Status fits = CheckSignature(graph_.signature(), graph_);
    if (!fits.ok()) Report(12, nullptr, std::string(fits.message()));
    CheckSubgraphs();
    return std::move(violations_);
  }

 private:
  void CheckSubgraphs() {
    for (const auto& [name, subgraph] : graph_.subgraphs()) {
      for (Violation& violation : FindViolations(*subgraph, options_)) {
        violation.subgraph = violation.subgraph.empty() ? name : absl::StrCat(name, ".", violation.subgraph);
        violations_.push_back(std::move(violation));
      }
    }
  }

  void Report(int invariant, const Node* node, std::string message, bool is_wrong_declaration = false) {
    violations_.push_back({invariant, node, std::move(message), "", is_wrong_declaration});
  }

  void CheckPlacement(const Node& node) {
    if (node.is_output()) {
      if (++num_outputs_ > 1) Report(1, &node, "is a second output node");
      if (node.next() != nullptr) {
        Report(1, &node, absl::StrCat("is the output, but %", node.next()->name(), " follows it"));
      }
      if (node.has_uses()) Report(10, &node, absl::StrCat("is the output, but %", node.users()[0]->name(), " uses it"));
    }
    if (!node.is_placeholder()) {
      past_placeholders_ = true;
      return;
    }
    if (past_placeholders_) Report(2, &node, "is a placeholder after a node of another kind");
    const auto [it, inserted] = placeholder_targets_.emplace(node.target(), &node);
    if (!inserted) {
      Report(2, &node, absl::StrCat("has the same target ", node.target(), " as %", it->second->name()));
    }
  }

  void CheckOperands(const Node& node) {
    for (size_t i = 0; i < node.num_operands(); ++i) {
      const Node* operand = node.operand(i);
      if (!members_.contains(operand)) {
        Report(3, &node, absl::StrCat("has an operand that belongs to another graph (operand ", i, ")"));
      } else if (!seen_.contains(operand)) {
        Report(3, &node, absl::StrCat("uses %", operand->name(), " before it is defined"));
      } else {
        const absl::Span<const Use> uses = operand->uses_unordered();
        // Long use lists are checked only from the definition's side (CheckUses), to stay linear.
        if (uses.size() > 16) continue;
        const Use use{const_cast<Node*>(&node), static_cast<uint32_t>(i)};
        if (std::count(uses.begin(), uses.end(), use) != 1) {
          Report(
              4, &node,
              absl::StrCat("does not appear exactly once in the use list of its operand ", i, ", %", operand->name()));
        }
      }
    }
  }

  void CheckUses(const Node& node) {
    for (const Use& use : node.uses_unordered()) {
      if (!members_.contains(use.user)) {
        Report(4, &node, "is used by a node of another graph");
      } else if (use.operand_index >= use.user->num_operands() || use.user->operand(use.operand_index) != &node) {
        Report(4, &node,
               absl::StrCat("lists operand ", use.operand_index, " of %", use.user->name(),
                            " as a use, but that operand does not exist or is another node"));
      }
    }
  }

  void CheckName(const Node& node) {
    if (!IsPythonIdentifier(node.name())) {
      Report(5, &node, absl::StrCat("has the name \"", node.name(), "\", which is not a Python identifier"));
    }
    if (!names_.insert(node.name()).second) Report(5, &node, "has the same name as another node");
  }

  void CheckAmounts(const Node& node, const ValueType& type) {
    if (type.is_list()) {
      for (const ValueType& item : type.list()) CheckAmounts(node, item);
    } else if (type.is_tensor()) {
      const absl::Status status = CheckFits(type.tensor());
      if (!status.ok()) Report(11, &node, absl::StrCat("has a type that no value can have: ", status.message()));
    }
  }

  void CheckCall(const Node& node) {
    if (node.opcode() == Opcode::kCallMethod && node.args().empty()) {
      Report(6, &node, "is a method call without a receiver");
    }
    if (node.opcode() != Opcode::kCallFunction) return;
    if (IsHigherOrderCall(node)) {
      CheckHigherOrderCall(node);
      return;
    }
    if (node.op() == nullptr) {
      const bool calls_known_op =
          !node.args().empty() && node.args()[0].is_symbol() && graph_.ops().Find(node.args()[0].symbol()) != nullptr;
      const bool wraps_a_call =
          node.target() == kWithEffects || (IsFunctionalizedTarget(node.target()) && calls_known_op);
      if (!options_.allow_unknown_ops && !wraps_a_call && !IsKnownHigherOrderTarget(node.target())) {
        Report(6, &node, absl::StrCat("calls ", DescribeUnknownTarget(node.target(), graph_.ops())));
      }
      return;
    }
    if (node.is_call_to(OpId::operator_getitem)) {
      CheckGetItem(node);
      return;
    }
    if (node.op()->has_tag(kTagPython)) return;
    CheckBinding(node);
  }

  void CheckHigherOrderCall(const Node& node) {
    if (LacksSubgraphs(node)) return;  // can be printed, not run
    absl::Status status = ReadHigherOrderCall(node).status();
    if (status.ok() && options_.check_types) status = InferType(node, env_).status();
    if (!status.ok()) Report(13, &node, absl::StrCat("is not a valid call: ", status.message()));
  }

  void CheckGetItem(const Node& node) {
    if (node.args().size() != 2 || !node.args()[0].is_node() || !node.args()[1].is_int()) return;
    const ValueType& source = node.args()[0].node()->type();
    size_t size = 0;
    if (source.is_list()) {
      size = source.list().size();
    } else if (const OpSchema* op = node.args()[0].node()->op(); op != nullptr && op->returns.size() > 1) {
      size = op->returns.size();
    } else {
      return;
    }
    const int64_t index = node.args()[1].int_value();
    if (index < -static_cast<int64_t>(size) || index >= static_cast<int64_t>(size)) {
      Report(8, &node,
             absl::StrCat("reads output ", index, ", but %", node.args()[0].node()->name(), " has ", size,
                          size == 1 ? " output" : " outputs"));
    } else if (source.is_list()) {
      CheckType(node, source.list()[index < 0 ? index + size : index]);
    }
  }

  void CheckBinding(const Node& node) {
    // An operand of unknown type has no value to bind, so check only the arguments' names.
    bool all_known = true;
    IValueList args;
    std::vector<std::pair<std::string, IValue>> kwargs;
    for (const Argument& arg : node.args()) {
      std::optional<IValue> value = ShapeValueOf(arg);
      all_known = all_known && value.has_value();
      args.push_back(value ? *std::move(value) : IValue());
    }
    for (const auto& [key, arg] : node.kwargs()) {
      std::optional<IValue> value = ShapeValueOf(arg);
      all_known = all_known && value.has_value();
      kwargs.emplace_back(key, value ? *std::move(value) : IValue());
    }
    if (!all_known) {
      CheckArgumentNames(node);
      return;
    }
    const absl::StatusOr<IValueList> bound = BindArguments(*node.op(), args, kwargs, BindFor::kShapeRule);
    if (!bound.ok()) {
      Report(7, &node, absl::StrCat("is not a valid call: ", bound.status().message()));
      return;
    }
    if (!options_.check_types) return;
    const absl::StatusOr<ValueType> type = InferType(node, env_);
    if (!type.ok()) {
      const std::string operands = node.num_operands() > 0 ? DescribeOperands(node) : "its arguments";
      Report(9, &node, absl::StrCat("rejects ", operands, ": ", type.status().message()));
    } else {
      CheckType(node, *type);
    }
  }

  // Checks everything that does not depend on the kinds of the arguments.
  void CheckArgumentNames(const Node& node) {
    const OpSchema& op = *node.op();
    if (node.args().size() > op.args.size()) {
      Report(7, &node,
             absl::StrCat("takes at most ", op.args.size(),
                          op.args.size() == 1 ? " argument, found " : " arguments, found ", node.args().size()));
    }
    for (const auto& kwarg : node.kwargs()) {
      const bool known =
          std::any_of(op.args.begin(), op.args.end(), [&kwarg](const ArgSchema& a) { return a.name == kwarg.first; });
      if (!known) Report(7, &node, absl::StrCat("has no argument named '", kwarg.first, "'"));
    }
    for (size_t i = node.args().size(); i < op.args.size(); ++i) {
      if (op.args[i].has_default || op.args[i].type == SchemaType::kGenerator) continue;
      if (node.FindKwarg(op.args[i].name) == nullptr) {
        Report(7, &node, absl::StrCat("is missing argument '", op.args[i].ToString(), "'"));
      }
    }
  }

  void CheckType(const Node& node, const ValueType& inferred) {
    if (!options_.check_types || !node.type().is_tensor() || !inferred.is_tensor()) return;
    const TensorType& stated = node.type().tensor();
    const TensorType& found = inferred.tensor();
    bool same = stated.dtype == found.dtype && stated.sizes.size() == found.sizes.size();
    for (size_t i = 0; same && i < stated.sizes.size(); ++i) {
      same = env_.RequireEq(stated.sizes[i], found.sizes[i], "the stated size of a node");
    }
    if (!same) {
      std::string message =
          absl::StrCat("is declared as ", stated.ToString(), ", but its op returns ", found.ToString());
      if (stated.dtype != found.dtype) {
        absl::StrAppend(&message, ": dtype ", TorchName(stated.dtype), " is declared, ", TorchName(found.dtype),
                        " is inferred from the arguments");
      }
      Report(9, &node, message, /*is_wrong_declaration=*/true);
    }
  }

  const Graph& graph_;
  const VerifyOptions& options_;
  std::vector<Violation> violations_;
  absl::flat_hash_set<const Node*> members_;
  absl::flat_hash_set<const Node*> seen_;
  absl::flat_hash_set<absl::string_view> names_;
  absl::flat_hash_map<absl::string_view, const Node*> placeholder_targets_;
  bool past_placeholders_ = false;
  int num_outputs_ = 0;
  ShapeEnv env_;
};

}  // namespace

std::string Violation::ToString() const { return absl::StrCat("V", invariant, ": ", Description()); }

std::string Violation::Description() const {
  std::string text;
  if (!subgraph.empty()) absl::StrAppend(&text, "subgraph ", subgraph, ": ");
  if (node == nullptr) return text + message;
  absl::StrAppend(&text, "node ", DescribeNode(*node), " ", message);
  const std::string location = node->provenance().Location();
  if (!location.empty()) absl::StrAppend(&text, " [", location, "]");
  return text;
}

std::vector<Violation> FindViolations(const Graph& graph, const VerifyOptions& options) {
  return Verifier(graph, options).Run();
}

absl::Status Verify(const Graph& graph, const VerifyOptions& options) {
  const std::vector<Violation> violations = FindViolations(graph, options);
  if (violations.empty()) return absl::OkStatus();
  std::string text =
      absl::StrCat("the graph breaks ", violations.size(), " invariant", violations.size() == 1 ? "" : "s", ":");
  for (size_t i = 0; i < std::min(violations.size(), kMaxListed); ++i) {
    absl::StrAppend(&text, "\n  ", violations[i].ToString());
  }
  if (violations.size() > kMaxListed) {
    absl::StrAppend(&text, "\n  and ", violations.size() - kMaxListed, " more");
  }
  return absl::FailedPreconditionError(text);
}

}  // namespace backtape
