#include "backtape/passes/autograd_function_calls.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/program_function.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/replace_nodes.h"
#include "backtape/ir/text/value_printer.h"
#include "backtape/passes/node_evaluator.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

// Runs a subgraph with autograd. Returns the value of its output, whose nested tuples become lists.
IValue RunSubgraph(const Graph& graph, const IValueList& inputs, const OpLibrary& library) {
  NodeEvaluator values(library, "run");
  size_t next_input = 0;
  for (const Node* node : graph.nodes()) {
    if (node->is_output()) break;
    if (node->is_placeholder()) {
      values[node] = inputs[next_input++];
      continue;
    }
    absl::StatusOr<IValue> value = absl::UnimplementedError(
        "an autograd function that reads attributes, or contains control flow or other autograd functions, is not "
        "supported");
    if (node->is_call() && !IsHigherOrderCall(*node)) value = values.Evaluate(*node);
    if (!value.ok()) throw Error(NodeError(value.status(), *node));
    values[node] = *std::move(value);
  }
  absl::StatusOr<IValue> returned = values.ValueOf(graph.output()->args()[0]);
  if (!returned.ok()) throw Error(NodeError(returned.status(), *graph.output()));
  return *std::move(returned);
}

// Where a saved value comes from: it is an operand, a result, or a value inside of `forward`.
struct SavedPlace {
  int operand = -1;
  int result = -1;
};

bool IsVariable(const IValue& value) { return value.is_tensor() || value.is_none(); }

// The value of a variable; None if it is undefined.
IValue ValueOf(const Variable& variable) {
  return variable.defined() ? IValue(static_cast<const Tensor&>(variable)) : IValue();
}

// The values that Forward returns and that are not variables (sizes, constants), with None for each variable.
struct OtherValues {
  IValueList results;
  IValueList saved;
};

class SubgraphFunction final : public CustomProgramFunction {
 public:
  SubgraphFunction(AutogradFunctionCall call, IValueList operands, const OpLibrary& library)
      : forward_(call.forward->Clone()),
        backward_(call.backward->Clone()),
        num_results_(call.results.size()),
        not_differentiable_(std::move(call.not_differentiable)),
        operands_(std::move(operands)),
        library_(library) {
    const std::vector<Node*> placeholders = call.forward->placeholders();
    for (const Argument& saved : call.saved) {
      SavedPlace place;
      for (size_t i = 0; i < placeholders.size(); ++i) {
        if (saved.is_node() && saved.node() == placeholders[i]) place.operand = static_cast<int>(i);
      }
      for (size_t i = 0; i < call.results.size() && place.operand < 0; ++i) {
        if (saved.is_node() && call.results[i].is_node() && saved.node() == call.results[i].node()) {
          place.result = static_cast<int>(i);
        }
      }
      saved_.push_back(place);
    }
  }

  const std::string& name() const override { return name_; }
  // The results of a call whose Forward has returned `outputs`.
  IValueList ResultsOf(const variable_list& outputs) const {
    IValueList results;
    for (size_t i = 0; i < num_results_; ++i) {
      const IValue& other = other_->results[i];
      results.push_back(other.is_none() ? ValueOf(outputs[i]) : other);
    }
    return results;
  }

  // The results, then the saved values that are neither operands nor results. An output that is not a variable is
  // undefined; `other_` has its value.
  variable_list Forward(const variable_list& inputs) const override {
    const IValue returned = RunSubgraph(*forward_, WithInputs(inputs), library_);
    variable_list outputs;
    *other_ = OtherValues();
    for (const IValue& result : returned.list()[0].list()) AddOutput(result, outputs, other_->results);
    for (size_t i = 0; i < saved_.size(); ++i) {
      if (IsInside(i)) {
        AddOutput(returned.list()[1].list()[i], outputs, other_->saved);
      } else {
        other_->saved.emplace_back();
      }
    }
    return outputs;
  }

  void SetupContext(FunctionContext& context, const variable_list& inputs,
                    const variable_list& outputs) const override {
    const IValueList operands = WithInputs(inputs);
    variable_list saved;  // undefined for each value that is not a variable
    variable_list not_differentiable;
    size_t next_inside = num_results_;
    for (const SavedPlace& place : saved_) {
      if (place.operand >= 0) {
        const IValue& operand = operands[place.operand];
        saved.push_back(operand.is_tensor() ? ToVariable(operand) : Variable());
      } else if (place.result >= 0) {
        saved.push_back(outputs[place.result]);
      } else {
        if (outputs[next_inside].defined()) not_differentiable.push_back(outputs[next_inside]);
        saved.push_back(outputs[next_inside++]);
      }
    }
    for (size_t i = 0; i < num_results_; ++i) {
      if (!outputs[i].defined()) continue;
      const bool is_marked =
          std::find(not_differentiable_.begin(), not_differentiable_.end(), i) != not_differentiable_.end();
      if (is_marked || !IsFloatingPoint(outputs[i].dtype())) not_differentiable.push_back(outputs[i]);
    }
    context.save_for_backward(std::move(saved));
    context.mark_non_differentiable(std::move(not_differentiable));
  }

  variable_list Backward(FunctionContext& context, variable_list grads) const override {
    IValueList arguments;
    for (size_t i = 0; i < num_results_; ++i) arguments.push_back(ValueOf(grads[i]));
    for (size_t i = 0; i < saved_.size(); ++i) {
      const IValue other = OtherSavedValue(i);
      arguments.push_back(other.is_none() ? ValueOf(context.saved_variables()[i]) : other);
    }
    const IValue returned = RunSubgraph(*backward_, arguments, library_);
    const IValueList gradients = returned.is_list() ? returned.list() : IValueList{returned};
    variable_list results;
    for (size_t i = 0; i < operands_.size() && i < gradients.size(); ++i) {
      if (operands_[i].is_none()) results.push_back(ToVariable(gradients[i]));
    }
    return results;
  }

  bool is_once_differentiable() const override { return false; }
  bool has_jvp() const override { return false; }
  variable_list Jvp(FunctionContext& context, variable_list tangents) const override { return {}; }
  VmapSupport vmap_support() const override { return VmapSupport::kNone; }
  VmapResult Vmap(const VmapInfo& info, const std::vector<BatchDim>& in_dims,
                  const variable_list& inputs) const override {
    return {};
  }

 private:
  bool IsInside(size_t i) const { return saved_[i].operand < 0 && saved_[i].result < 0; }

  // The saved value if it is not a variable.
  IValue OtherSavedValue(size_t i) const {
    if (saved_[i].operand >= 0) return operands_[saved_[i].operand];
    return saved_[i].result >= 0 ? other_->results[saved_[i].result] : other_->saved[i];
  }

  static void AddOutput(const IValue& value, variable_list& outputs, IValueList& others) {
    if (value.is_list()) {
      throw Error(absl::UnimplementedError(
          "an autograd function whose forward returns or saves a list of values is not supported"));
    }
    outputs.push_back(IsVariable(value) ? ToVariable(value) : Variable());
    others.push_back(IsVariable(value) ? IValue() : value);
  }

  // `operands_` with the variables.
  IValueList WithInputs(const variable_list& inputs) const {
    IValueList operands = operands_;
    size_t next_input = 0;
    for (IValue& operand : operands) {
      if (operand.is_none()) operand = ValueOf(inputs[next_input++]);
    }
    return operands;
  }

  std::string name_ = "autograd_function_apply";
  std::unique_ptr<Graph> forward_;
  std::unique_ptr<Graph> backward_;
  size_t num_results_;
  std::vector<size_t> not_differentiable_;  // positions of results
  IValueList operands_;                     // None for each variable
  std::vector<SavedPlace> saved_;
  const std::shared_ptr<OtherValues> other_ = std::make_shared<OtherValues>();  // of the one call of Forward
  const OpLibrary& library_;
};

// The positions of the results that the function marks as non-differentiable.
absl::StatusOr<std::vector<size_t>> ReadNotDifferentiable(const Node& node, size_t num_results) {
  std::vector<size_t> positions;
  for (const auto& [key, value] : node.kwargs()) {
    if (key != "non_differentiable_idx") continue;
    if (!value.is_sequence()) {
      return absl::InvalidArgumentError("non_differentiable_idx must be a list of positions of results");
    }
    for (const Argument& item : value.items()) {
      if (!item.is_int() || item.int_value() < 0 || static_cast<size_t>(item.int_value()) >= num_results) {
        return absl::InvalidArgumentError(absl::StrCat("non_differentiable_idx must contain positions of the ",
                                                       num_results, " results, found ", StrOf(item)));
      }
      positions.push_back(static_cast<size_t>(item.int_value()));
    }
  }
  return positions;
}

}  // namespace

absl::StatusOr<AutogradFunctionCall> ReadAutogradFunctionCall(const Node& node) {
  const ArgumentList& args = node.args();
  AutogradFunctionCall call;
  const auto graph_of = [&node](size_t i) -> Graph* {
    const bool is_attribute =
        i < node.args().size() && node.args()[i].is_node() && node.args()[i].node()->opcode() == Opcode::kGetAttr;
    return is_attribute ? node.graph()->FindSubgraph(node.args()[i].node()->target()) : nullptr;
  };
  call.forward = graph_of(0);
  call.backward = graph_of(1);
  if (call.forward == nullptr || call.backward == nullptr) {
    return absl::InvalidArgumentError(
        "the subgraphs of the autograd function are not in the text; print_readable() prints subgraphs, print(graph) "
        "does not");
  }
  call.operands.assign(args.begin() + 2, args.end());
  const Node* const output = call.forward->output();
  const bool has_parts = output != nullptr && !output->args().empty() && output->args()[0].is_sequence() &&
                         output->args()[0].items().size() == 2 && output->args()[0].items()[0].is_sequence() &&
                         output->args()[0].items()[1].is_sequence();
  if (!has_parts) {
    return absl::InvalidArgumentError(
        "the forward of an autograd function must return a tuple of results and a tuple of saved values");
  }
  const auto parts = output->args()[0].items();
  call.results.assign(parts[0].items().begin(), parts[0].items().end());
  call.saved.assign(parts[1].items().begin(), parts[1].items().end());
  const size_t num_inputs = call.forward->placeholders().size();
  const size_t num_gradients = call.backward->placeholders().size();
  if (num_inputs != call.operands.size() || num_gradients != call.results.size() + call.saved.size() ||
      call.backward->output() == nullptr || call.backward->output()->args().empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the subgraphs of the autograd function do not fit the call: it passes ", call.operands.size(),
                     " operands to ", num_inputs, " inputs; the forward returns ", call.results.size(), " results and ",
                     call.saved.size(), " saved values, and the backward takes ", num_gradients, " inputs"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(call.not_differentiable, ReadNotDifferentiable(node, call.results.size()));
  return call;
}

void StatePlaceholderTypes(Graph& graph, const std::vector<ValueType>& types) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size() && i < types.size(); ++i) {
    if (!placeholders[i]->type().is_known() && types[i].is_known()) placeholders[i]->set_type(types[i]);
  }
}

bool ReplaceSavedConstants(const AutogradFunctionCall& call) {
  const std::vector<Node*> placeholders = call.backward->placeholders();
  bool has_changed = false;
  for (size_t i = 0; i < call.saved.size(); ++i) {
    const Argument& saved = call.saved[i];
    if (saved.is_node() || saved.is_none() || saved.is_sequence()) continue;
    Node* const placeholder = placeholders[call.results.size() + i];
    for (Node* const user : placeholder->users()) {
      const auto constant = [&](Node* node) { return node == placeholder ? saved : Argument(node); };
      ArgumentList args;
      for (const Argument& argument : user->args()) args.push_back(ReplaceNodes(argument, constant));
      KeywordArguments kwargs;
      for (const auto& [key, argument] : user->kwargs()) kwargs.emplace_back(key, ReplaceNodes(argument, constant));
      user->SetArgsAndKwargs(std::move(args), std::move(kwargs));
      has_changed = true;
    }
  }
  return has_changed;
}

absl::StatusOr<IValue> CallAutogradFunction(const Node& node,
                                            absl::FunctionRef<absl::StatusOr<IValue>(const Argument&)> value_of,
                                            const OpLibrary& library) {
  BACKTAPE_ASSIGN_OR_RETURN(AutogradFunctionCall call, ReadAutogradFunctionCall(node));
  IValueList operands;
  variable_list inputs;
  for (const Argument& operand : call.operands) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, value_of(operand));
    if (IsVariable(value)) {
      inputs.push_back(ToVariable(value));
      value = IValue();
    }
    operands.push_back(std::move(value));
  }
  const auto function = std::make_shared<SubgraphFunction>(std::move(call), std::move(operands), library);
  return IValue(function->ResultsOf(Apply(function, inputs)));
}

}  // namespace backtape::internal
