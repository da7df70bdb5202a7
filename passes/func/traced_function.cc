#include "backtape/passes/func/traced_function.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/hooks.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_env.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/tensor/error.h"

namespace backtape::func {
namespace {

bool IsOffTapeAlias(const Node& node) { return node.is_call_to(OpId::detach) || node.is_call_to(OpId::no_grad_alias); }

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

// Binds all placeholders but the last `num_unbound`.
void BindInputs(const Graph& graph, const variable_list& inputs, size_t num_unbound, internal::NodeEvaluator& values) {
  const std::vector<Node*> placeholders = graph.placeholders();
  if (placeholders.size() != inputs.size() + num_unbound) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat("the number of inputs is ", inputs.size(), ", but the function has ", placeholders.size())));
  }
  for (size_t i = 0; i < inputs.size(); ++i) {
    values[placeholders[i]] = ToIValue(inputs[i]);
  }
}

// The call after the last one that must run in the forward: calls that compute one of the first `num_outputs` outputs,
// and calls that write a value and depend on no tangent. A write may change an output through a view.
const Node* FirstOfBackward(const Graph& joint, size_t num_outputs, size_t num_tangents) {
  absl::flat_hash_set<const Node*> outputs, of_tangents;
  const auto& items = joint.output()->args()[0].items();
  for (size_t i = 0; i < num_outputs; ++i) {
    if (items[i].is_node()) outputs.insert(items[i].node());
  }
  const std::vector<Node*> placeholders = joint.placeholders();
  for (size_t i = placeholders.size() - num_tangents; i < placeholders.size(); ++i) of_tangents.insert(placeholders[i]);
  const Node* last = placeholders.empty() ? nullptr : placeholders.back();
  for (const Node* node : joint.nodes()) {
    if (!node->is_call()) continue;
    bool depends = false;
    for (size_t i = 0; i < node->num_operands(); ++i) depends |= of_tangents.contains(node->operand(i));
    if (depends) of_tangents.insert(node);
    // The results of custom functions may be views, but these functions write nothing.
    if (outputs.contains(node) || (!depends && node->op() != nullptr && MayWrite(*node))) last = node;
  }
  return last == nullptr ? joint.first() : last->next();
}

variable_list OutputsOf(const Graph& graph, internal::NodeEvaluator& values, size_t begin, size_t end) {
  const auto& items = graph.output()->args()[0].items();
  const Argument wanted = Argument::Tuple(ArgumentList(items.begin() + static_cast<std::ptrdiff_t>(begin),
                                                       items.begin() + static_cast<std::ptrdiff_t>(end)));
  const absl::StatusOr<IValue> outputs = values.ValueOf(wanted);
  if (!outputs.ok()) throw Error(outputs.status());
  return ToVariableList(*outputs);
}

// Whether the calls that are made now have no derivatives because of no-grad mode.
bool IsOffTape() {
  const Tracer* const tracer = Tracer::Current();
  const bool heeds_grad_mode = tracer == nullptr || tracer->detachments() != Tracer::Detachments::kDetachOnly;
  return heeds_grad_mode && GradMode::state() == internal::GradModeState::kOff;
}

// The mode in which calls have derivatives: on the tape, or in the graph of an enclosing transform.
internal::GradModeState ModeOfGraph() {
  if (!IsOffTape()) return GradMode::state();
  const Tracer* const tracer = Tracer::Current();
  const bool is_transformed = tracer != nullptr && tracer->detachments() == Tracer::Detachments::kAny;
  return is_transformed ? internal::GradModeState::kOffForTrace : internal::GradModeState::kOn;
}

// How the graph writes each of the inputs.
std::vector<TracedFunction::Write> WritesOf(const Graph& graph, const variable_list& inputs) {
  using Write = TracedFunction::Write;
  std::vector<Write> writes;
  absl::flat_hash_map<const Node*, size_t> index;
  for (size_t i = 0; i < inputs.size(); ++i) {
    writes.push_back(inputs[i].version() != 0 ? Write::kHidden : Write::kNone);
    index[graph.placeholders()[i]] = i;
  }
  for (const Node* node : graph.nodes()) {
    VisitWritten(*node, [&](const Node* target) {
      while (ViewedOf(*target) != nullptr && !IsOffTapeAlias(*target)) target = ViewedOf(*target);
      if (const auto input = index.find(target); input != index.end()) writes[input->second] = Write::kSeen;
    });
  }
  return writes;
}

}  // namespace

ModeOfGraphGuard::ModeOfGraphGuard() : GradModeGuard(ModeOfGraph()) {}

std::string InputName(size_t index) { return absl::StrCat("input_", index); }

TracedFunction Trace(const VariableProgram& function, absl::Span<const TensorType> inputs,
                     Tracer::Detachments detachments) {
  internal::CheckCallable(function);
  TracedFunction traced;
  traced.graph = std::make_unique<Graph>(*BuiltinLibrary().ops);
  ShapeEnv own;
  const bool is_off_tape = IsOffTape();
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
  std::optional<internal::OffForTraceGuard> off_for_trace;
  if (!is_off_tape) off_for_trace.emplace();
  // The trace saves no tensors. Saved-tensor hooks of the caller apply when the transformed graph runs.
  const internal::IgnoreSavedTensorsHooks ignore_hooks;
  const DisableSavedTensorsHooks disable_hooks(
      "a function that is transformed must not use saved-tensor hooks; use them around the call of the transformed "
      "function");
  ArgumentList outputs;
  for (const Variable& result : function(symbolic)) {
    outputs.push_back(result.defined() ? tracer.ArgumentOf(ToIValue(result)) : Argument());
  }
  if (!tracer.grad_uses().empty()) {
    throw Error(absl::FailedPreconditionError("a function that is transformed must not use grad() of its tensors"));
  }
  traced.graph->Output(Argument::Tuple(std::move(outputs)));
  traced.writes_state = tracer.HasWrittenCaptured();
  for (const Tensor& tensor : tracer.lifted()) traced.state.emplace_back(tensor);
  traced.writes = WritesOf(*traced.graph, symbolic);
  return traced;
}

variable_list RunCalls(const Graph& graph, const variable_list& inputs) {
  internal::NodeEvaluator values(BuiltinLibrary(), "run");
  BindInputs(graph, inputs, 0, values);
  for (const Node* node : graph.nodes()) {
    if (node->is_call()) values[node] = Evaluated(values, *node);
  }
  return OutputsOf(graph, values, 0, graph.output()->args()[0].items().size());
}

JointRun::JointRun(std::shared_ptr<const Graph> joint, size_t num_outputs, const variable_list& inputs)
    : joint_(std::move(joint)), num_outputs_(num_outputs), values_(BuiltinLibrary(), "run") {
  const size_t num_tangents = joint_->placeholders().size() - inputs.size();
  BindInputs(*joint_, inputs, num_tangents, values_);
  first_of_backward_ = FirstOfBackward(*joint_, num_outputs, num_tangents);
  for (const Node* node : joint_->nodes()) {
    if (node == first_of_backward_) break;
    if (node->is_call()) values_[node] = Evaluated(values_, *node);
  }
  outputs_ = OutputsOf(*joint_, values_, 0, num_outputs);
  Release();
}

// Drops the values that the backward does not read.
void JointRun::Release() {
  absl::flat_hash_set<const Node*> read;
  for (const Node* node = first_of_backward_; node != nullptr; node = node->next()) {
    for (size_t i = 0; i < node->num_operands(); ++i) read.insert(node->operand(i));
  }
  for (const Node* node : joint_->nodes()) {
    if (node == first_of_backward_) break;
    IValue& value = values_[node];
    if (!read.contains(node)) value = IValue();
    if (value.is_tensor()) versions_.emplace_back(node, Variable(value.tensor()).version());
  }
}

variable_list JointRun::RunBackward(const variable_list& tangents) const {
  internal::NodeEvaluator values = values_;
  for (const auto& [node, version] : versions_) {
    const Variable value(values[node].tensor());
    if (value.version() == version) continue;
    throw Error(absl::FailedPreconditionError(absl::StrCat(
        "one of the variables needed for gradient computation has been modified by an inplace operation: %",
        node->name(), ", ", value.type().ToString())));
  }
  const std::vector<Node*> placeholders = joint_->placeholders();
  const size_t first = placeholders.size() - tangents.size();
  for (size_t i = 0; i < tangents.size(); ++i) {
    values[placeholders[first + i]] = ToIValue(tangents[i]);
  }
  for (const Node* node = first_of_backward_; node != nullptr; node = node->next()) {
    if (node->is_call()) values[node] = Evaluated(values, *node);
  }
  return OutputsOf(*joint_, values, num_outputs_, joint_->output()->args()[0].items().size());
}

}  // namespace backtape::func
