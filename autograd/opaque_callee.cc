#include "backtape/autograd/opaque_callee.h"

#include "backtape/autograd/anomaly_traceback.h"
#include "backtape/autograd/hook_calls.h"
#include "backtape/autograd/validate_outputs.h"

namespace backtape {
namespace {

variable_list RunNode(TapeNode& node, variable_list grads) {
  variable_list outputs = node(std::move(grads));
  ValidateOutputs(node, outputs);
  for (size_t i = 0; i < outputs.size(); ++i) {
    const Edge& edge = node.next_edge(i);
    if (outputs[i].defined() || !edge.is_valid()) continue;
    const InputMetadata& expected = edge.node->input_metadata(edge.input_nr);
    if (expected.is_defined()) outputs[i] = expected.Zeros();
  }
  return outputs;
}

}  // namespace

IValue CallOpaque(const OpaqueCallee& callee, absl::Span<const IValue> args) {
  if (const auto* hook = std::get_if<std::shared_ptr<TensorHook>>(&callee)) {
    Variable grad = ToVariable(args[0]);
    RunTensorHook(**hook, grad);
    return grad;
  }
  if (const auto* hook = std::get_if<std::shared_ptr<NodePreHook>>(&callee)) {
    variable_list grads = ToVariableList(args[0]);
    RunPreHook(**hook, grads);
    return ToIValueList(grads);
  }
  if (const auto* hook = std::get_if<std::shared_ptr<NodePostHook>>(&callee)) {
    variable_list outputs = ToVariableList(args[0]);
    RunPostHook(**hook, outputs, ToVariableList(args[1]));
    return ToIValueList(outputs);
  }
  if (const auto* hook = std::get_if<std::shared_ptr<PostAccumulateGradHook>>(&callee)) {
    (**hook)(ToVariable(args[0]));
    return {};
  }
  const auto* check = std::get_if<GradientNaNCheck>(&callee);
  TapeNode& node = check != nullptr ? *check->node : *std::get<std::shared_ptr<TapeNode>>(callee);
  return internal::WithForwardTraceback(node, [&]() -> IValue {
    if (check == nullptr) return ToIValueList(RunNode(node, ToVariableList(args[0])));
    internal::CheckNaN(node, ToVariableList(args[0]));
    return {};
  });
}

}  // namespace backtape
