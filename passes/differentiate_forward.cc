#include "backtape/passes/differentiate_forward.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/forward/tangent_storage.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/control_flow_tangents.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/tape_replay.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Tangents of placeholders count as user inputs, and tangents of outputs as user outputs.
Signature TangentSignature(const internal::TapeReplay& replay) {
  Signature out = replay.SignatureOfForward();
  int user_inputs = 0;
  for (const InputSpec& input : out.inputs) {
    if (input.kind == InputKind::kUserInput) user_inputs = std::max(user_inputs, input.index + 1);
  }
  int user_outputs = 0;
  for (const OutputSpec& output : out.outputs) {
    if (output.kind == OutputKind::kUserOutput) user_outputs = std::max(user_outputs, output.index + 1);
  }
  for (const std::string& name : replay.tangent_names()) {
    out.inputs.push_back({InputKind::kUserInput, name, "", user_inputs++});
  }
  for (size_t i = 0; i < replay.chosen().size(); ++i) {
    out.outputs.push_back({OutputKind::kUserOutput, {}, "", user_outputs++});
  }
  return out;
}

absl::StatusOr<std::unique_ptr<Graph>> TangentGraph(const Graph& forward, const DifferentiateOptions& options,
                                                    bool returns_zeros) {
  const std::unique_ptr<Graph> program = forward.Clone();
  BACKTAPE_RETURN_IF_ERROR(
      MakePlain(*program, {.keep_autograd_functions = true, .floats_of_sizes = FloatsOfSizes::kReplace}).status());
  if (program->output() == nullptr) return absl::InvalidArgumentError("the graph has no output node");
  internal::TapeReplay replay(*program, *options.library, "tangents");
  replay.SetSizes(options.sizes, options.specialise_sizes);
  const auto of_subgraph = [&options](const Graph& subgraph, const std::vector<std::string>& wrt,
                                      const std::vector<int>& outputs) {
    DifferentiateOptions inner;
    inner.wrt = wrt;
    inner.outputs = outputs;
    inner.library = options.library;
    inner.sizes = options.sizes;
    inner.specialise_sizes = options.specialise_sizes;
    return DifferentiateForwardWithZeros(subgraph, inner);
  };
  BACKTAPE_RETURN_IF_ERROR(replay.MakePlaceholders());
  BACKTAPE_RETURN_IF_ERROR(replay.ChooseInputs(options.wrt));
  {
    const TracingGuard tracing(&replay.tracer());
    // With gradients enabled, calls that write in place keep copies of the old tangents. Functional transforms, which
    // set returns_zeros, may need these copies for derivatives of the tangents.
    const GradModeGuard grad_mode(returns_zeros);
    const bool writes =
        absl::c_any_of(program->nodes(), [](const Node* node) { return node->op() != nullptr && MayWrite(*node); });
    const ForwardLevel level({.tangents_may_alias = !writes});
    for (const Node* node : replay.wrt()) {
      const Variable primal = ToVariable(replay.ValueOfNode(node));
      internal::SetTangent(primal, level.id(),
                           replay.AddTangentPlaceholder(absl::StrCat(node->name(), "_tangent"), primal.type()));
    }
    replay.set_control_flow([&](const HigherOrderCall& call, const internal::ControlFlowOperands& operands) {
      return internal::ReplayControlFlowWithTangents(call, operands, replay.tracer(), level.id(), of_subgraph);
    });
    BACKTAPE_RETURN_IF_ERROR(replay.RunNodes());
    const auto tangent_of = [&](const Variable& output) { return internal::GetTangent(output, level.id()); };
    BACKTAPE_RETURN_IF_ERROR(
        replay.ChooseOutputs(options.outputs, options.allow_independent,
                             [&](const Variable& output) { return returns_zeros || tangent_of(output).defined(); }));
    ArgumentList results;
    for (const IValue& output : replay.outputs()) results.push_back(replay.tracer().ArgumentOf(output));
    for (const size_t k : replay.chosen()) {
      const Variable output = ToVariable(replay.outputs()[k]);
      const Variable tangent = tangent_of(output);
      results.push_back(replay.tracer().ArgumentOf(tangent.defined() ? tangent : ops::zeros_like(output)));
    }
    replay.joint()->Output(Argument::Tuple(std::move(results)));
    replay.joint()->set_signature(TangentSignature(replay));
  }
  BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(*replay.joint(), {.remove_random = false}).status());
  BACKTAPE_RETURN_IF_ERROR(replay.AddGuards());
  return std::move(replay.joint());
}

}  // namespace

absl::StatusOr<std::unique_ptr<Graph>> DifferentiateForward(const Graph& forward, const DifferentiateOptions& options) {
  return TangentGraph(forward, options, /*returns_zeros=*/false);
}

absl::StatusOr<std::unique_ptr<Graph>> DifferentiateForwardWithZeros(const Graph& forward,
                                                                     const DifferentiateOptions& options) {
  return TangentGraph(forward, options, /*returns_zeros=*/true);
}

}  // namespace backtape
