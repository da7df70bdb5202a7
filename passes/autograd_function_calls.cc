#include "backtape/passes/autograd_function_calls.h"

#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/program_function.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/node_error.h"
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

class SubgraphFunction final : public CustomProgramFunction {
 public:
  SubgraphFunction(AutogradFunctionCall call, IValueList operands, const OpLibrary& library)
      : forward_(call.forward->Clone()),
        backward_(call.backward->Clone()),
        num_results_(call.results.size()),
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
  size_t num_results() const { return num_results_; }

  // The results, then the saved values that are neither operands nor results.
  variable_list Forward(const variable_list& inputs) const override {
    const IValue returned = RunSubgraph(*forward_, WithInputs(inputs), library_);
    variable_list outputs;
    for (const IValue& result : returned.list()[0].list()) outputs.push_back(ToVariable(result));
    for (size_t i = 0; i < saved_.size(); ++i) {
      if (IsInside(i)) outputs.push_back(ToVariable(returned.list()[1].list()[i]));
    }
    return outputs;
  }

  void SetupContext(FunctionContext& context, const variable_list& inputs,
                    const variable_list& outputs) const override {
    const IValueList operands = WithInputs(inputs);
    variable_list saved;
    variable_list not_differentiable;
    size_t next_inside = num_results_;
    for (const SavedPlace& place : saved_) {
      if (place.operand >= 0) {
        if (operands[place.operand].is_tensor()) saved.push_back(ToVariable(operands[place.operand]));
      } else if (place.result >= 0) {
        saved.push_back(outputs[place.result]);
      } else {
        not_differentiable.push_back(outputs[next_inside]);
        saved.push_back(outputs[next_inside++]);
      }
    }
    for (size_t i = 0; i < num_results_; ++i) {
      if (!outputs[i].defined() || IsFloatingPoint(outputs[i].dtype())) continue;
      not_differentiable.push_back(outputs[i]);
    }
    context.save_for_backward(std::move(saved));
    context.mark_non_differentiable(std::move(not_differentiable));
  }

  variable_list Backward(FunctionContext& context, variable_list grads) const override {
    IValueList arguments;
    for (size_t i = 0; i < num_results_; ++i) arguments.emplace_back(static_cast<const Tensor&>(grads[i]));
    size_t next_saved = 0;
    for (const SavedPlace& place : saved_) {
      const bool is_number = place.operand >= 0 && !operands_[place.operand].is_none();
      arguments.push_back(is_number ? operands_[place.operand]
                                    : IValue(static_cast<const Tensor&>(context.saved_variables()[next_saved++])));
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

  // `operands_` with the variables.
  IValueList WithInputs(const variable_list& inputs) const {
    IValueList operands = operands_;
    size_t next_input = 0;
    for (IValue& operand : operands) {
      if (operand.is_none()) operand = IValue(static_cast<const Tensor&>(inputs[next_input++]));
    }
    return operands;
  }

  std::string name_ = "autograd_function_apply";
  std::unique_ptr<Graph> forward_;
  std::unique_ptr<Graph> backward_;
  size_t num_results_;
  IValueList operands_;  // None for each variable
  std::vector<SavedPlace> saved_;
  const OpLibrary& library_;
};

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
  return call;
}

void StatePlaceholderTypes(Graph& graph, const std::vector<ValueType>& types) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size() && i < types.size(); ++i) {
    if (!placeholders[i]->type().is_known() && types[i].is_known()) placeholders[i]->set_type(types[i]);
  }
}

absl::StatusOr<IValue> CallAutogradFunction(const Node& node,
                                            absl::FunctionRef<absl::StatusOr<IValue>(const Argument&)> value_of,
                                            const OpLibrary& library) {
  BACKTAPE_ASSIGN_OR_RETURN(AutogradFunctionCall call, ReadAutogradFunctionCall(node));
  IValueList operands;
  variable_list inputs;
  for (const Argument& operand : call.operands) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, value_of(operand));
    if (value.is_tensor() || value.is_none()) {
      inputs.push_back(ToVariable(value));
      value = IValue();
    }
    operands.push_back(std::move(value));
  }
  const auto function = std::make_shared<SubgraphFunction>(std::move(call), std::move(operands), library);
  const variable_list outputs = Apply(function, inputs);
  IValueList results;
  for (size_t i = 0; i < function->num_results(); ++i) {
    results.push_back(outputs[i].defined() ? IValue(static_cast<const Tensor&>(outputs[i])) : IValue());
  }
  return IValue(std::move(results));
}

}  // namespace backtape::internal
