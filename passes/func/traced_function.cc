#include "backtape/passes/func/traced_function.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/tape/saved_tensor_hooks.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/shape_env.h"
#include "backtape/passes/node_evaluator.h"
#include "backtape/tensor/error.h"

namespace backtape::func {
namespace {

IValue Evaluated(internal::NodeEvaluator& values, const Node& node) {
  absl::Status status;
  try {
    // In a trace, calls keep their stacks.
    std::optional<TracedOriginGuard> origin;
    if (Tracer::Current() != nullptr && node.provenance().stack != nullptr) {
      origin.emplace(node.provenance().stack, static_cast<int64_t>(TapeNode::NextSequenceNumber()));
    }
    absl::StatusOr<IValue> value = values.Evaluate(node);
    if (value.ok()) return *std::move(value);
    status = value.status();
  } catch (const Error& error) {
    status = error.status();
  }
  throw Error(NodeError(status, node));
}

}  // namespace

std::string InputName(size_t index) { return absl::StrCat("input_", index); }

TracedFunction Trace(const VariableProgram& function, absl::Span<const TensorType> inputs,
                     Tracer::Detachments detachments) {
  TracedFunction traced;
  traced.graph = std::make_unique<Graph>(*BuiltinLibrary().ops);
  ShapeEnv own;
  const Tracer* const outer = Tracer::Current();
  Tracer tracer(BuiltinLibrary(), *traced.graph, outer != nullptr ? outer->shape_env() : own);
  tracer.LiftTensors();
  tracer.KeepFunctions();
  tracer.KeepDetachments(detachments);
  variable_list symbolic;
  for (size_t i = 0; i < inputs.size(); ++i) {
    symbolic.push_back(tracer.TensorFor(traced.graph->Placeholder(InputName(i)), inputs[i]));
  }
  const TracingGuard tracing(&tracer);
  const internal::OffForTraceGuard off_for_trace;
  // The trace saves no tensors. Saved-tensor hooks of the caller apply when the transformed graph runs.
  const internal::IgnoreSavedTensorsHooks ignore_hooks;
  const DisableSavedTensorsHooks disable_hooks(
      "a function that is transformed must not use saved-tensor hooks; use them around the call of the transformed "
      "function");
  ArgumentList outputs;
  for (const Variable& result : function(symbolic)) {
    outputs.push_back(result.defined() ? tracer.ArgumentOf(IValue(static_cast<const Tensor&>(result))) : Argument());
  }
  if (!tracer.grad_uses().empty()) {
    throw Error(absl::FailedPreconditionError("a function that is transformed must not use grad() of its tensors"));
  }
  traced.graph->Output(Argument::Tuple(std::move(outputs)));
  traced.writes_state = tracer.HasWrittenCaptured();
  for (const Tensor& tensor : tracer.lifted()) traced.state.emplace_back(tensor);
  for (const Variable& input : symbolic) traced.writes_inputs |= input.version() != 0;
  return traced;
}

variable_list RunCalls(const Graph& graph, const variable_list& inputs) {
  internal::NodeEvaluator values(BuiltinLibrary(), "run");
  const std::vector<Node*> placeholders = graph.placeholders();
  if (placeholders.size() != inputs.size()) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat("the number of inputs is ", inputs.size(), ", but the function has ", placeholders.size())));
  }
  for (size_t i = 0; i < inputs.size(); ++i) {
    values[placeholders[i]] = inputs[i].defined() ? IValue(static_cast<const Tensor&>(inputs[i])) : IValue();
  }
  for (const Node* node : graph.nodes()) {
    if (node->is_call()) values[node] = Evaluated(values, *node);
  }
  const absl::StatusOr<IValue> outputs = values.ValueOf(graph.output()->args()[0]);
  if (!outputs.ok()) throw Error(outputs.status());
  return ToVariableList(*outputs);
}

}  // namespace backtape::func
