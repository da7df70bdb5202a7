#include "backtape/passes/differentiate.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/effect_calls.h"
#include "backtape/ir/geometry_writes.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/tape_replay.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

Signature JointSignature(const internal::TapeReplay& replay) {
  Signature joint = replay.SignatureOfForward();
  for (size_t i = 0; i < replay.chosen().size(); ++i) {
    const size_t k = replay.chosen()[i];
    joint.inputs.push_back({InputKind::kTangent, replay.tangent_names()[i], "", joint.outputs[k].index});
    if (joint.outputs[k].index < 0) {
      joint.inputs.back().target = absl::StrCat("TangentAOTInput(output=", static_cast<int>(k), ")");
    }
  }
  for (const Node* node : replay.wrt()) {
    joint.outputs.push_back({OutputKind::kGradient, *joint.FindPlaceholder(node->name()), "", -1});
  }
  return joint;
}

absl::Status RunBackward(internal::TapeReplay& replay) {
  std::vector<TapePoint> points;
  variable_list tangents;
  for (const size_t k : replay.chosen()) {
    const Variable output = ToVariable(replay.outputs()[k]);
    points.emplace_back(output);
    tangents.push_back(replay.AddTangentPlaceholder(absl::StrCat("tangent", k), output.type()));
  }
  std::vector<TapePoint> inputs;
  for (const Node* node : replay.wrt()) inputs.emplace_back(ToVariable(replay.ValueOfNode(node)));
  variable_list grads(inputs.size());
  try {
    if (!points.empty()) grads = Grad(points, inputs, tangents, {.allow_unused = true});
  } catch (const Error& error) {
    return error.status();
  }
  ArgumentList results;
  for (const IValue& output : replay.outputs()) results.push_back(replay.tracer().ArgumentOf(output));
  for (const Variable& grad : grads) results.push_back(replay.tracer().ArgumentOf(grad));
  replay.joint()->Output(Argument::Tuple(std::move(results)));
  replay.joint()->set_signature(JointSignature(replay));
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::unique_ptr<Graph>> Differentiate(const Graph& forward, const DifferentiateOptions& options) {
  const std::unique_ptr<Graph> program = forward.Clone();
  BACKTAPE_RETURN_IF_ERROR(InlineSubgraphs(*program).status());
  ReplaceEffectCalls(*program);
  ReplaceGeometryWrites(*program);
  if (program->output() == nullptr) return absl::InvalidArgumentError("the graph has no output node");
  internal::TapeReplay replay(*program, *options.library, "gradients");
  replay.set_differentiate_subgraph([&options](const Graph& subgraph, const std::vector<std::string>& wrt) {
    DifferentiateOptions inner;
    inner.wrt = wrt;
    inner.allow_independent = true;
    inner.library = options.library;
    return Differentiate(subgraph, inner);
  });
  BACKTAPE_RETURN_IF_ERROR(replay.MakePlaceholders());
  BACKTAPE_RETURN_IF_ERROR(replay.ChooseInputs(options.wrt));
  for (const Node* node : replay.wrt()) ToVariable(replay.ValueOfNode(node)).set_requires_grad();
  {
    const TracingGuard tracing(&replay.tracer());
    const EnableGradGuard grad_mode;
    BACKTAPE_RETURN_IF_ERROR(replay.RunNodes());
    BACKTAPE_RETURN_IF_ERROR(replay.ChooseOutputs(options.outputs, options.allow_independent,
                                                  [](const Variable& output) { return output.requires_grad(); }));
    BACKTAPE_RETURN_IF_ERROR(RunBackward(replay));
  }
  BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(*replay.joint(), {}).status());
  return std::move(replay.joint());
}

}  // namespace backtape
