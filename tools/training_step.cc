#include "backtape/tools/training_step.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/command_line.h"

namespace backtape::tools {
namespace {

bool IsJoint(const Graph& graph) {
  const std::vector<OutputSpec>& outputs = graph.signature().outputs;
  return std::any_of(outputs.begin(), outputs.end(),
                     [](const OutputSpec& output) { return output.kind == OutputKind::kGradient; });
}

bool IsScalarLoss(const Argument& item) {
  if (!item.is_node() || !item.node()->type().is_tensor()) return false;
  const TensorType& type = item.node()->type().tensor();
  return IsFloatingPoint(type.dtype) && type.dim() == 0;
}

// The output that is the loss: the chosen one, else the one that the signature marks, else the only user output that
// is a floating-point scalar.
absl::StatusOr<size_t> FindLoss(const Graph& graph, const std::optional<int>& chosen) {
  const std::vector<const Argument*> items = ReturnedItems(graph);
  if (chosen.has_value()) {
    const auto index = static_cast<size_t>(*chosen);
    if (*chosen < 0 || index >= items.size()) return absl::InvalidArgumentError(NoSuchOutput(*chosen, items.size()));
    if (IsScalarLoss(*items[index])) return index;
    return absl::InvalidArgumentError(
        absl::StrCat("output ", *chosen, " is not a loss: expected a floating-point scalar, found ",
                     items[index]->is_node() ? items[index]->node()->type().ToString() : "a constant"));
  }
  const std::vector<OutputSpec>& specs = graph.signature().outputs;
  std::vector<size_t> candidates;
  for (size_t i = 0; i < items.size(); ++i) {
    if (i < specs.size() && specs[i].kind == OutputKind::kLoss) return i;
    const bool is_user = specs.empty() || specs[i].kind == OutputKind::kUserOutput;
    if (is_user && IsScalarLoss(*items[i])) candidates.push_back(i);
  }
  if (candidates.size() == 1) return candidates[0];
  return absl::InvalidArgumentError(
      absl::StrCat("cannot find the loss: expected exactly one output that is a floating-point scalar, found ",
                   candidates.size(), candidates.empty() ? "; " : "; choose one of them with --of=N, or ",
                   "compute the loss with --loss=mse or --loss=cross_entropy and --target=NAME"));
}

// Computes the loss between an output and a new input, and inserts it before the other outputs.
absl::Status AppendLoss(Graph& graph, const TrainingStepOptions& options) {
  const std::vector<const Argument*> items = ReturnedItems(graph);
  const int chosen = options.loss_output.value_or(0);
  const auto predicted = static_cast<size_t>(chosen);
  if (chosen < 0 || predicted >= items.size()) return absl::InvalidArgumentError(NoSuchOutput(chosen, items.size()));
  if (!items[predicted]->is_node()) {
    return absl::InvalidArgumentError(absl::StrCat("cannot compute the loss of output ", chosen, ": it is a constant"));
  }
  if (graph.Find(options.target) != nullptr) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--target=", options.target, ": the graph already has a value with this name; choose another name"));
  }
  std::vector<Argument> returned;
  for (const Argument* item : items) returned.push_back(*item);
  Signature signature = graph.signature();
  const std::vector<Node*> placeholders = graph.placeholders();
  graph.set_insertion_point(placeholders.empty() ? graph.first() : placeholders.back()->next());
  Node* target = graph.Placeholder(options.target, options.target_type);
  if (!signature.inputs.empty()) signature.inputs.push_back({InputKind::kUserInput, target->name(), "", -1});
  graph.set_insertion_point(graph.output());
  Node* loss = graph.Call(options.loss == "mse" ? OpId::mse_loss : OpId::cross_entropy_loss,
                          {returned[predicted], target}, {}, "loss");
  graph.set_insertion_point(nullptr);
  returned.insert(returned.begin(), Argument(loss));
  graph.output()->SetArgs({Argument::Tuple(std::move(returned))});
  if (!signature.outputs.empty()) {
    signature.outputs.insert(signature.outputs.begin(), {OutputKind::kLoss, {}, "", 0});
    int index = 0;
    for (OutputSpec& output : signature.outputs) {
      if (output.kind == OutputKind::kUserOutput || output.kind == OutputKind::kLoss) output.index = index++;
    }
  }
  graph.set_signature(std::move(signature));
  return absl::OkStatus();
}

// The position of the output that is the gradient of a placeholder.
std::optional<size_t> GradientOf(const Signature& signature, absl::string_view placeholder) {
  std::optional<size_t> position;
  for (size_t i = 0; i < signature.outputs.size(); ++i) {
    const OutputSpec& output = signature.outputs[i];
    if (output.kind == OutputKind::kGradient && output.input.placeholder == placeholder) position = i;
  }
  return position;
}

// The placeholders of the parameters to train. Those of a joint graph that have no gradient are not trained by default:
// PyTorch's optimisers skip parameters whose gradient is None.
absl::StatusOr<std::vector<std::string>> ChooseTrained(const Graph& graph, const std::vector<std::string>& names) {
  std::vector<std::string> trained;
  const Signature& signature = graph.signature();
  if (names.empty()) {
    for (const InputSpec& input : signature.inputs) {
      const ValueType& type = graph.Find(input.placeholder)->type();
      const bool may_train = input.kind == InputKind::kParameter && !input.is_frozen && input.tied_to.empty() &&
                             (!IsJoint(graph) || GradientOf(signature, input.placeholder).has_value());
      if (may_train && type.is_tensor() && IsFloatingPoint(type.tensor().dtype)) {
        trained.push_back(input.placeholder);
      }
    }
    if (!trained.empty()) return trained;
    return absl::InvalidArgumentError(
        "found no trainable parameter (a descriptor such as \"ParamAOTInput(...)\" marks a parameter); choose the "
        "placeholders to train with --train=NAMES");
  }
  ProblemList problems;
  for (const std::string& name : names) {
    const InputSpec* input = signature.FindTarget(name);
    const Node* node = graph.Find(input != nullptr ? input->placeholder : name);
    if (node == nullptr || !node->is_placeholder()) {
      problems.Add(name, absl::StrCat("the graph has no parameter ", name));
    } else if (input != nullptr && !input->tied_to.empty()) {
      problems.Add(name,
                   absl::StrCat(name, " is the same tensor as ", input->tied_to, "; use the name ", input->tied_to));
    } else if (std::find(trained.begin(), trained.end(), node->name()) != trained.end()) {
      problems.Add(name, absl::StrCat(name, " is given twice"));
    } else {
      trained.push_back(node->name());
    }
  }
  if (problems.empty()) return trained;
  return absl::InvalidArgumentError(absl::StrCat("--train:", problems.ToString()));
}

absl::StatusOr<TrainingStep> StepOfJoint(std::unique_ptr<Graph> joint, size_t loss, std::vector<std::string> trained) {
  TrainingStep step;
  step.loss = loss;
  step.trained = std::move(trained);
  const Signature& signature = joint->signature();
  for (const std::string& parameter : step.trained) {
    const std::optional<size_t> position = GradientOf(signature, parameter);
    if (!position) return absl::InvalidArgumentError(absl::StrCat("the joint graph has no gradient of ", parameter));
    step.gradients.push_back(*position);
  }
  for (size_t i = 0; i < signature.outputs.size(); ++i) {
    const OutputSpec& output = signature.outputs[i];
    if (output.kind == OutputKind::kMutation && !output.input.placeholder.empty()) {
      step.updates.emplace_back(i, output.input.placeholder);
    }
  }
  bool has_tangents = false;  // a program that calls backward() itself has none
  for (const InputSpec& input : signature.inputs) {
    has_tangents |= input.kind == InputKind::kTangent;
    const bool is_of_loss = input.kind == InputKind::kTangent && input.index == signature.outputs[loss].index;
    if (is_of_loss && input.index >= 0) step.loss_tangent = input.placeholder;
  }
  if (has_tangents && step.loss_tangent.empty()) {
    return absl::InvalidArgumentError(
        "the joint graph must have a tangent of its loss (a placeholder with a descriptor such as "
        "\"TangentAOTInput(...)\"), found none");
  }
  step.graph = std::move(joint);
  return step;
}

}  // namespace

absl::StatusOr<TrainingStep> MakeTrainingStep(Graph& graph, const TrainingStepOptions& options) {
  const bool is_joint = IsJoint(graph);
  if (is_joint && !options.loss.empty()) {
    return WrongUsage("--loss applies to a forward graph, but this graph has gradients already");
  }
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<std::string> trained, ChooseTrained(graph, options.train));
  if (!options.loss.empty()) BACKTAPE_RETURN_IF_ERROR(AppendLoss(graph, options));
  BACKTAPE_RETURN_IF_ERROR(ResolvePythonTargets(graph).status());
  ShapeEnv env;
  BACKTAPE_RETURN_IF_ERROR(InferTypes(graph, env));
  BACKTAPE_ASSIGN_OR_RETURN(const size_t loss,
                            FindLoss(graph, options.loss.empty() ? options.loss_output : std::optional<int>(0)));
  if (is_joint) return StepOfJoint(graph.Clone(), loss, trained);
  DifferentiateOptions differentiate;
  differentiate.wrt = trained;
  differentiate.outputs = std::vector<int>{static_cast<int>(loss)};
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> joint, Differentiate(graph, differentiate));
  return StepOfJoint(std::move(joint), loss, trained);
}

}  // namespace backtape::tools
