#include "backtape/passes/differentiate.h"

#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/aot/primal_node.h"
#include "backtape/passes/aot/return_writes.h"
#include "backtape/passes/differentiate_control_flow.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/partition/joint_roles.h"
#include "backtape/passes/tape_replay.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// The placeholders that the graph writes, through views too.
NodeSet WrittenPlaceholders(const Graph& graph) {
  NodeSet written;
  for (const Node* node : graph.nodes()) {
    VisitWritten(*node, [&](const Node* target) {
      while (const Node* const viewed = ViewedOf(*target)) target = viewed;
      if (target->is_placeholder()) written.insert(target);
    });
  }
  return written;
}

// The inputs that a graph writes. If gradients with respect to one of them are wanted, they are gradients with respect
// to its original value, and the joint graph is pure: it returns the new values first, and takes tangents for them.
class WrittenInputs {
 public:
  WrittenInputs(const Graph& program, internal::TapeReplay& replay) : replay_(replay) {
    const NodeSet written = WrittenPlaceholders(program);
    for (const Node* node : replay.wrt()) any_ |= written.contains(node);
    if (!any_) return;
    for (const Node* node : program.placeholders()) {
      if (written.contains(node)) written_.push_back(node);
    }
  }

  bool any() const { return any_; }

  // Returns the point of the tape at which the gradient with respect to the placeholder is computed.
  TapePoint MakeInput(const Node* node) {
    const Variable variable = ToVariable(replay_.ValueOfNode(node));
    if (!any_) return variable.set_requires_grad();
    return edges_[node] = MakePrimal(variable);
  }

  // Adds the new values that depend on the inputs, with a tangent for each. Leaves out those that are differentiated
  // outputs themselves.
  void AddTangents(std::vector<TapePoint>& points, variable_list& tangents) {
    for (const Node* node : written_) {
      const Variable value = ToVariable(replay_.ValueOfNode(node));
      const auto edge = edges_.find(node);
      if (!value.requires_grad() || (edge != edges_.end() && value.grad_fn() == edge->second.node)) continue;
      bool is_output = false;
      for (const size_t k : replay_.chosen()) is_output |= ToVariable(replay_.outputs()[k]).is_same(value);
      if (is_output) continue;
      points.emplace_back(value);
      tangents.push_back(replay_.AddTangentPlaceholder(absl::StrCat("tangent_", node->name()), value.type()));
      with_tangents_.push_back(node);
    }
  }
  const std::vector<const Node*>& with_tangents() const { return with_tangents_; }

 private:
  internal::TapeReplay& replay_;
  bool any_ = false;
  std::vector<const Node*> written_;
  std::vector<const Node*> with_tangents_;
  absl::flat_hash_map<const Node*, Edge> edges_;
};

Signature JointSignature(const internal::TapeReplay& replay, const WrittenInputs& written) {
  Signature joint = replay.SignatureOfForward();
  size_t next_tangent = 0;
  for (const Node* node : written.with_tangents()) {
    joint.inputs.push_back({InputKind::kTangent, replay.tangent_names()[next_tangent++],
                            absl::StrCat("TangentAOTInput(new value of ", node->name(), ")"), -1});
  }
  for (const size_t k : replay.chosen()) {
    joint.inputs.push_back({InputKind::kTangent, replay.tangent_names()[next_tangent++], "", joint.outputs[k].index});
    if (joint.outputs[k].index < 0) {
      joint.inputs.back().target = absl::StrCat("TangentAOTInput(output=", static_cast<int>(k), ")");
    }
  }
  for (const Node* node : replay.wrt()) {
    joint.outputs.push_back({OutputKind::kGradient, *joint.FindPlaceholder(node->name()), "", -1});
  }
  return joint;
}

absl::Status RunBackward(internal::TapeReplay& replay, WrittenInputs& written, absl::Span<const TapePoint> inputs,
                         bool all_outputs) {
  variable_list grads(inputs.size());
  try {
    std::vector<TapePoint> points;
    variable_list tangents;
    if (all_outputs) written.AddTangents(points, tangents);
    for (const size_t k : replay.chosen()) {
      const Variable output = ToVariable(replay.outputs()[k]);
      points.emplace_back(output);  // throws if the output is a view that cannot be made again
      tangents.push_back(replay.AddTangentPlaceholder(absl::StrCat("tangent", k), output.type()));
    }
    if (!points.empty()) grads = Grad(points, inputs, tangents, {.allow_unused = true});
  } catch (const Error& error) {
    return error.status();
  }
  ArgumentList results;
  for (const IValue& output : replay.outputs()) results.push_back(replay.tracer().ArgumentOf(output));
  for (const Variable& grad : grads) results.push_back(replay.tracer().ArgumentOf(grad));
  replay.joint()->Output(Argument::Tuple(std::move(results)));
  replay.joint()->set_signature(JointSignature(replay, written));
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::unique_ptr<Graph>> Differentiate(const Graph& forward, const DifferentiateOptions& options) {
  const std::unique_ptr<Graph> program = forward.Clone();
  BACKTAPE_RETURN_IF_ERROR(
      MakePlain(*program, {.keep_autograd_functions = true, .floats_of_sizes = FloatsOfSizes::kReplace}).status());
  if (program->output() == nullptr) return absl::InvalidArgumentError("the graph has no output node");
  internal::TapeReplay replay(*program, *options.library, "gradients");
  replay.SetSizes(options.sizes, options.specialise_sizes);
  const auto of_subgraph = [&options](const Graph& subgraph, const std::vector<std::string>& wrt) {
    DifferentiateOptions inner;
    inner.wrt = wrt;
    inner.allow_independent = true;
    inner.library = options.library;
    inner.sizes = options.sizes;
    inner.specialise_sizes = options.specialise_sizes;
    return Differentiate(subgraph, inner);
  };
  replay.set_control_flow([&](const HigherOrderCall& call, const internal::ControlFlowOperands& operands) {
    return internal::ReplayControlFlow(call, operands, replay.tracer(), of_subgraph);
  });
  BACKTAPE_RETURN_IF_ERROR(replay.MakePlaceholders());
  BACKTAPE_RETURN_IF_ERROR(replay.ChooseInputs(options.wrt));
  WrittenInputs written(*program, replay);
  std::vector<TapePoint> inputs;
  for (const Node* node : replay.wrt()) inputs.push_back(written.MakeInput(node));
  {
    const TracingGuard tracing(&replay.tracer());
    const internal::IgnoreSavedTensorsHooks ignore_hooks;
    const EnableGradGuard grad_mode;
    BACKTAPE_RETURN_IF_ERROR(replay.RunNodes());
    BACKTAPE_RETURN_IF_ERROR(replay.ChooseOutputs(options.outputs, options.allow_independent,
                                                  [](const Variable& output) { return output.requires_grad(); }));
    BACKTAPE_RETURN_IF_ERROR(RunBackward(replay, written, inputs, !options.outputs.has_value()));
  }
  if (written.any()) {
    BACKTAPE_RETURN_IF_ERROR(ReturnWrites(*replay.joint()).status());
  } else {
    BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(*replay.joint(), {.remove_random = false}).status());
  }
  BACKTAPE_RETURN_IF_ERROR(replay.AddGuards());
  return std::move(replay.joint());
}

}  // namespace backtape
