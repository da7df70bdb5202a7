#include "backtape/ir/backward_signature.h"

#include "absl/strings/str_cat.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/signature.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

void AddInput(const InputSpec& input, BackwardSignature& names) {
  switch (input.kind) {
    case InputKind::kParameter:
      names.parameters.push_back(input.target);
      names.inputs_to_parameters.emplace_back(input.placeholder, input.target);
      break;
    case InputKind::kBuffer:
      names.buffers.push_back(input.target);
      names.inputs_to_buffers.emplace_back(input.placeholder, input.target);
      break;
    case InputKind::kUserInput:
      names.user_inputs.push_back(input.placeholder);
      break;
    default:
      break;
  }
}

void AddOutput(const OutputSpec& output, const std::string& name, BackwardSignature& names) {
  const bool is_parameter = output.input.kind == InputKind::kParameter;
  switch (output.kind) {
    case OutputKind::kLoss:
      names.loss_output = name;
      [[fallthrough]];
    case OutputKind::kUserOutput:
      names.user_outputs.push_back(name);
      break;
    case OutputKind::kMutation:
      if (output.input.kind == InputKind::kBuffer) names.buffers_to_mutate.emplace_back(name, output.input.target);
      break;
    case OutputKind::kGradient:
      if (name == "None") break;
      if (is_parameter) names.gradients_to_parameters.emplace_back(name, output.input.target);
      if (!is_parameter) names.gradients_to_user_inputs.emplace_back(name, output.input.placeholder);
      break;
    default:
      break;
  }
}

}  // namespace

absl::StatusOr<BackwardSignature> BackwardSignatureOf(const Graph& graph) {
  const Signature& signature = graph.signature();
  const std::vector<const Argument*> items = ReturnedItems(graph);
  if (signature.inputs.empty() || signature.outputs.empty()) {
    return absl::InvalidArgumentError("the graph has no signature that states its inputs and outputs");
  }
  BACKTAPE_RETURN_IF_ERROR(CheckSignature(signature, graph));
  BackwardSignature names;
  for (const InputSpec& input : signature.inputs) AddInput(input, names);
  for (size_t i = 0; i < items.size(); ++i) {
    const std::string name = items[i]->is_node() ? std::string(items[i]->node()->name()) : "None";
    AddOutput(signature.outputs[i], name, names);
  }
  return names;
}

std::string ToText(const BackwardSignature& signature) {
  std::string text;
  const auto list = [&](absl::string_view what, const std::vector<std::string>& names) {
    for (const std::string& name : names) absl::StrAppend(&text, what, " ", name, "\n");
  };
  const auto pairs = [&](absl::string_view what, absl::string_view link, const BackwardSignature::Pairs& names) {
    for (const auto& [first, second] : names) absl::StrAppend(&text, what, " ", first, " ", link, " ", second, "\n");
  };
  pairs("input", "is parameter", signature.inputs_to_parameters);
  pairs("input", "is buffer", signature.inputs_to_buffers);
  list("user input", signature.user_inputs);
  pairs("output", "is the new value of buffer", signature.buffers_to_mutate);
  list("user output", signature.user_outputs);
  if (!signature.loss_output.empty()) absl::StrAppend(&text, "loss ", signature.loss_output, "\n");
  pairs("output", "is the gradient of parameter", signature.gradients_to_parameters);
  pairs("output", "is the gradient of user input", signature.gradients_to_user_inputs);
  return text;
}

}  // namespace backtape
