#include "backtape/passes/python_targets/known_value.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/argument_value.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

// `why` is a sentence in which "it" is the value of the tensor.
absl::Status KnownInRun(absl::string_view why) {
  return absl::NotFoundError(absl::StrCat("the value of a tensor is known only at run time, because ", why));
}

absl::Status CannotCompute(absl::string_view why) {
  return absl::NotFoundError(absl::StrCat("the value of a tensor cannot be computed before the run: ", why));
}

bool SharesOperand(const Node& node) {
  if (node.op() == nullptr) return false;
  return node.op()->has_tag(kTagView) || node.op()->has_tag(kTagViewOrCopy) || node.is_call_to(OpId::operator_getitem);
}

// Evaluates one node and what it depends on.
class Evaluation {
 public:
  // `unresolved_may_write`: whether a Python-level call may write a value before it is read.
  Evaluation(const Graph& graph, const KnownValues& known, bool unresolved_may_write)
      : graph_(graph), known_(known), unresolved_may_write_(unresolved_may_write) {}

  absl::StatusOr<IValue> Run(const Node* node) {
    BACKTAPE_RETURN_IF_ERROR(Collect(node));
    size_t left = members_.size();
    for (const Node* member : graph_.nodes()) {
      if (!members_.contains(member)) continue;
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, Evaluate(*member));
      values_.emplace(member, std::move(value));
      if (--left == 0) break;
    }
    return values_.at(node);
  }

 private:
  // Collects the nodes to evaluate. Returns an error if one of them has no known value, before any node is evaluated.
  absl::Status Collect(const Node* node) {
    std::vector<const Node*> pending = {node};
    members_.insert(node);
    while (!pending.empty()) {
      const Node* const at = pending.back();
      pending.pop_back();
      if (at->is_placeholder() && !known_.contains(at))
        return KnownInRun(absl::StrCat("it depends on the input ", at->name()));
      if (at->opcode() == Opcode::kGetAttr && !graph_.attributes().contains(std::string(at->target()))) {
        return KnownInRun(absl::StrCat("it depends on the attribute ", at->target()));
      }
      if (at->is_call()) {
        if (at->op() == nullptr) return KnownInRun(absl::StrCat("it depends on the call ", at->target()));
        if (at->op()->has_tag(kTagNondeterministic)) return KnownInRun("it depends on random numbers");
      }
      if (MayBeWritten(*at)) return KnownInRun("a call may have written it");
      for (size_t k = 0; k < at->num_operands(); ++k) {
        if (members_.insert(at->operand(k)).second) pending.push_back(at->operand(k));
      }
    }
    return absl::OkStatus();
  }

  // Whether a call may write the node, directly or through a view of it.
  bool MayBeWritten(const Node& node) const {
    if (node.is_call() && MayWrite(node)) return true;
    for (const Node* user : node.users()) {
      // While calls are resolved, earlier Python-level calls have been replaced by ops, so this call comes later in the
      // program and cannot have written the value yet.
      if (user->op() == nullptr && user->is_call() && unresolved_may_write_) return true;
      if (user->op() == nullptr) continue;
      if (MayWrite(*user) || (SharesOperand(*user) && MayBeWritten(*user))) return true;
    }
    return false;
  }

  absl::StatusOr<IValue> Evaluate(const Node& node) {
    if (node.is_placeholder()) return IValue(known_.at(&node));
    if (node.opcode() == Opcode::kGetAttr) return IValue(graph_.attributes().at(std::string(node.target())));
    IValueList args;
    Keywords kwargs;
    for (const Argument& argument : node.args()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOf(argument));
      args.push_back(std::move(value));
    }
    for (const auto& [key, argument] : node.kwargs()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOf(argument));
      kwargs.emplace_back(key, std::move(value));
    }
    absl::StatusOr<IValue> value =
        EvaluateOp(graph_.ops(), *node.op(), args, kwargs, BuiltinKernels(), BuiltinShapeRules());
    if (!value.ok()) return CannotCompute(absl::StrCat(node.op()->QualifiedName(), ": ", value.status().message()));
    return value;
  }

  absl::StatusOr<IValue> ValueOf(const Argument& argument) const {
    absl::StatusOr<IValue> value =
        ValueOfArgument(argument, [this](const Node& node) -> absl::StatusOr<IValue> { return values_.at(&node); });
    if (!value.ok()) return CannotCompute(value.status().message());
    return value;
  }

  const Graph& graph_;
  const KnownValues& known_;
  const bool unresolved_may_write_;
  absl::flat_hash_set<const Node*> members_;
  absl::flat_hash_map<const Node*, IValue> values_;
};

}  // namespace

absl::StatusOr<IValue> ValueOfNode(const Graph& graph, const KnownValues& known, const Node& node) {
  return Evaluation(graph, known, /*unresolved_may_write=*/true).Run(&node);
}

absl::StatusOr<Tensor> ValueOfTensor(const PythonCall& call, const Variable& x) {
  if (call.known == nullptr || call.tracer == nullptr) return CannotCompute("no input values were passed");
  const Argument argument = call.tracer->ArgumentOf(ToIValue(x));
  if (!argument.is_node()) return CannotCompute("the graph does not contain the tensor");
  Evaluation evaluation(call.tracer->graph(), *call.known, /*unresolved_may_write=*/false);
  BACKTAPE_ASSIGN_OR_RETURN(const IValue value, evaluation.Run(argument.node()));
  if (!value.is_tensor() || !value.tensor().defined())
    return CannotCompute(absl::StrCat("expected a tensor, found ", value.KindName()));
  return value.tensor();
}

absl::StatusOr<IValue> NumberOfTensor(const PythonCall& call, const Variable& x) {
  BACKTAPE_ASSIGN_OR_RETURN(const Tensor value, ValueOfTensor(call, x));
  if (value.numel() != 1)
    return absl::InvalidArgumentError(
        absl::StrCat("item() needs a tensor with one element, got ", value.numel(), " elements"));
  return IValue(value.item());
}

IValue WithNumbers(const PythonCall& call, const IValue& value, bool* changed) {
  if (value.is_list()) {
    IValueList items;
    for (const IValue& item : value.list()) items.push_back(WithNumbers(call, item, changed));
    return IValue(std::move(items));
  }
  if (!value.is_tensor() || !value.tensor().defined() || value.tensor().dim() != 0) return value;
  absl::StatusOr<IValue> number = NumberOfTensor(call, ToVariable(value));
  if (!number.ok()) return value;
  *changed = true;
  return *std::move(number);
}

}  // namespace backtape::python_targets
