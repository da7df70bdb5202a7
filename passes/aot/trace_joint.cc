#include "backtape/passes/aot/trace_joint.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/tape/view_replay.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/random_calls.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/aot/classify_outputs.h"
#include "backtape/passes/aot/primal_node.h"
#include "backtape/passes/aot/return_writes.h"
#include "backtape/passes/aot/state_dependence.h"
#include "backtape/passes/partition/joint_roles.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

class JointTrace {
 public:
  JointTrace(const OpLibrary& library, ShapeEnv& shape_env)
      : traced_{.joint = std::make_unique<Graph>(*library.ops), .metadata = {}, .state = {}},
        metadata_(traced_.metadata),
        tracer_(library, *traced_.joint, shape_env) {
    tracer_.LiftTensors();
    tracer_.NumberDraws();
    tracer_.KeepDetachments(Tracer::Detachments::kOnTape);
  }

  absl::StatusOr<JointProgram> Run(const VariableProgram& program, absl::Span<const JointArgument> arguments,
                                   absl::Span<const JointArgument> bases) {
    absl::Status status;
    try {
      const TracingGuard tracing(&tracer_);
      // Saved-tensor hooks apply when the compiled forward runs, to the tensors that it saves.
      const internal::IgnoreSavedTensorsHooks ignore_hooks;
      MakeInputs(arguments, bases);
      const variable_list results = program(inputs_);
      // The backward runs in no-grad mode, but a second backward can differentiate it.
      tracer_.KeepDetachments(Tracer::Detachments::kDetachOnly);
      NoteHigherOrderObstacle();
      metadata_.forward_draws = tracer_.num_draws();
      NoteArguments(arguments);
      AddStateOf(results);
      AddOutputs(results);
      AddGradients(results);
      traced_.joint->Output(Argument::Tuple(std::move(items_)));
      CheckGradUses(results);
    } catch (const Error& error) {
      status = error.status();
    } catch (...) {
      Restore();
      throw;
    }
    Restore();
    BACKTAPE_RETURN_IF_ERROR(status);
    if (!problem_.empty()) return absl::FailedPreconditionError(problem_);
    return Finish();
  }

 private:
  static void Reject(absl::string_view message) { throw Error(absl::FailedPreconditionError(message)); }

  Variable AddPrimal(AotPrimal::Kind kind, const std::string& name, const JointArgument& argument) {
    Variable variable = tracer_.TensorFor(tracer_.AddPlaceholder(name, argument.type), argument.type);
    Edge edge;
    if (argument.requires_grad) edge = MakePrimal(variable);
    edges_.push_back(std::move(edge));
    metadata_.primals.push_back(
        {.kind = kind, .name = name, .type = argument.type, .requires_grad = argument.requires_grad});
    primals_.push_back(variable);
    return variable;
  }

  void MakeInputs(absl::Span<const JointArgument> arguments, absl::Span<const JointArgument> bases) {
    for (size_t i = 0; i < bases.size(); ++i) {
      AddPrimal(AotPrimal::Kind::kBase, absl::StrCat("base_", i), bases[i]);
    }
    const GradModeGuard grad_mode(true);
    for (size_t i = 0; i < arguments.size(); ++i) {
      const JointArgument& argument = arguments[i];
      AotInput& input = metadata_.inputs.emplace_back();
      if (argument.duplicate_of.has_value()) {
        input = metadata_.inputs[*argument.duplicate_of];
        input.duplicate_of = argument.duplicate_of;
        const Variable same = inputs_[*argument.duplicate_of];
        inputs_.push_back(same);
      } else if (argument.base.has_value()) {
        input.primal = *argument.base;
        input.is_view_of_base = argument.views != nullptr;
        const Variable& base = primals_[*argument.base];
        Variable view = argument.views != nullptr ? internal::ReplayViews(*argument.views, base) : base;
        if (!argument.requires_grad && view.requires_grad()) view = view.detach();
        inputs_.push_back(view);
      } else {
        input.primal = primals_.size();
        inputs_.push_back(AddPrimal(AotPrimal::Kind::kInput, absl::StrCat("input_", i), argument));
      }
    }
    for (const Variable& primal : primals_) versions_.push_back(primal.version());
    for (const Variable& input : inputs_) views_before_.push_back(StepsOf(input));
  }

  static std::shared_ptr<const ViewStep> StepsOf(const Variable& variable) {
    const AutogradMeta* meta = AutogradMeta::Get(variable);
    return meta != nullptr && meta->view != nullptr ? meta->view->steps : nullptr;
  }

  // The graph contains the ops of a custom function's Forward, whose derivatives may differ from its Backward.
  void NoteHigherOrderObstacle() {
    std::string& obstacle = metadata_.higher_order_obstacle;
    if (!tracer_.custom_function().empty()) {
      obstacle = absl::StrCat("it calls the custom function ", tracer_.custom_function());
    } else if (tracer_.has_hidden_write()) {
      obstacle = "it writes a tensor that requires grad, and does so in no-grad mode or through a detached alias";
    }
  }

  // Notes what the program did to its arguments besides writing their elements. A primal whose sizes were changed in
  // place is replaced by the tensor with the original sizes.
  void NoteArguments(absl::Span<const JointArgument> arguments) {
    for (size_t i = 0; i < inputs_.size(); ++i) {
      AotInput& input = metadata_.inputs[i];
      if (input.duplicate_of.has_value()) continue;
      const std::shared_ptr<const ViewStep> after = StepsOf(inputs_[i]);
      if (after != views_before_[i]) input.geometry_writes = internal::StepsAfter(*after, views_before_[i].get());
      input.is_detached = arguments[i].requires_grad && !inputs_[i].requires_grad();
    }
    for (Variable& primal : primals_) {
      if (primal.is_view()) primal = primal.base();
    }
  }

  // The tensors that the program uses besides its arguments become primals.
  void AddStateOf(const variable_list& results) {
    for (const Variable& result : results) {
      if (result.defined() && !result.is_symbolic()) tracer_.ArgumentOf(result);
    }
    if (tracer_.HasMovedLifted()) {
      Reject("the function writes a tensor that is not an argument, and the tape records the write");
    }
    for (size_t i = 0; i < tracer_.lifted().size(); ++i) {
      const Variable state(tracer_.lifted()[i]);
      const bool needs_gradient = GradMode::is_enabled() && state.requires_grad();
      edges_.push_back(needs_gradient ? state.gradient_edge() : Edge());
      metadata_.primals.push_back({.kind = AotPrimal::Kind::kState,
                                   .name = absl::StrCat("state_", i),
                                   .type = state.type(),
                                   .requires_grad = needs_gradient});
      primals_.push_back(state);
    }
  }

  void AddOutputs(const variable_list& results) {
    ClassifiedOutputs classified = ClassifyOutputs(results, primals_, inputs_);
    problem_ = std::move(classified.problem);
    metadata_.outputs = std::move(classified.outputs);
    bases_ = std::move(classified.bases);
    for (size_t i = 0; i < results.size(); ++i) {
      const Variable& result = results[i];
      items_.push_back(result.defined() ? tracer_.ArgumentOf(result) : Argument());
      if (result.defined() && result.is_symbolic() && HasOpenLayout(result.type())) {
        problem_ = absl::StrCat("result ", i,
                                " is not contiguous and has a size that depends on values: ", result.type().ToString());
      }
    }
    for (const AotOutput& output : metadata_.outputs) {
      if (IsOpenView(output)) problem_ = "a result is a view whose sizes or offset depend on values";
    }
    for (const Variable& base : bases_) {
      items_.push_back(tracer_.ArgumentOf(base));
      metadata_.bases.push_back({.requires_grad = base.requires_grad(), .type = base.type()});
    }
  }

  // Whether strides that are not row-major contain sizes that depend on values. They are not known before the call.
  static bool HasOpenLayout(const TensorType& type) {
    if (!type.strides.has_value() || type.strides == TensorType::Contiguous(type.dtype, type.sizes).strides)
      return false;
    return std::any_of(type.sizes.begin(), type.sizes.end(), HasUnbackedSymbol) ||
           std::any_of(type.strides->begin(), type.strides->end(), HasUnbackedSymbol);
  }

  static bool HasOpenNumber(const IValue& value) {
    if (value.is_int()) return HasUnbackedSymbol(value.sym_int());
    return value.is_list() && std::any_of(value.list().begin(), value.list().end(), HasOpenNumber);
  }

  // Whether replaying the views that lead to the output takes numbers that depend on values.
  static bool IsOpenView(const AotOutput& output) {
    if (output.is_strided) {
      return std::any_of(output.type.sizes.begin(), output.type.sizes.end(), HasUnbackedSymbol) ||
             std::any_of(output.type.strides->begin(), output.type.strides->end(), HasUnbackedSymbol) ||
             HasUnbackedSymbol(output.type.storage_offset) || HasUnbackedSymbol(output.base_offset);
    }
    for (const ViewStep* step = output.views.get(); step != nullptr; step = step->previous.get()) {
      if (std::any_of(step->args.begin(), step->args.end(), HasOpenNumber)) return true;
    }
    return false;
  }

  // Whether a size is computed from sizes that depend on values. Shape rules decide questions about these without a
  // guard, so the size may turn out to be different.
  static bool HasOpenExpression(const TensorType& type) {
    return std::any_of(type.sizes.begin(), type.sizes.end(), [](const SymInt& size) {
      return HasUnbackedSymbol(size) && !(size == SymInt::Symbol(size.symbols().front()));
    });
  }

  // Adds a tangent for each value that requires grad and that ops on the tape compute.
  void AddGradients(const variable_list& results) {
    std::vector<TapePoint> points;
    variable_list tangents;
    const auto add = [&](AotTangent::Kind kind, size_t index, const Variable& of) {
      if (!of.requires_grad() || of.is_leaf()) return;
      AotTangent tangent;
      tangent.kind = kind;
      tangent.index = index;
      tangent.name = absl::StrCat("tangent_", metadata_.tangents.size());
      tangent.type = TensorType::Contiguous(of.dtype(), of.sym_sizes());
      if (HasOpenExpression(tangent.type)) {
        problem_ =
            absl::StrCat("the gradient of a result has a size that depends on values: ", tangent.type.ToString());
      }
      tangents.push_back(tracer_.TensorFor(tracer_.AddPlaceholder(tangent.name, tangent.type), tangent.type));
      points.emplace_back(of);
      metadata_.tangents.push_back(std::move(tangent));
    };
    for (size_t i = 0; i < versions_.size(); ++i) {
      if (primals_[i].version() == versions_[i] + tracer_.num_geometry_writes(primals_[i])) continue;
      metadata_.primals[i].mutates_data = true;
      // A recorded write replaces grad_fn(). Primals are not views, so grad_fn() does not make a node here.
      const bool is_on_tape = primals_[i].requires_grad() && primals_[i].grad_fn() != edges_[i].node;
      metadata_.primals[i].is_write_hidden = !is_on_tape;
      if (is_on_tape) add(AotTangent::Kind::kWritten, i, primals_[i]);
    }
    for (size_t i = 0; i < results.size(); ++i) {
      if (metadata_.outputs[i].is_computed()) add(AotTangent::Kind::kOutput, i, results[i]);
    }
    for (size_t i = 0; i < bases_.size(); ++i) add(AotTangent::Kind::kBase, i, bases_[i]);
    if (points.empty()) return;
    if (DependOnEachOther(variable_list(tracer_.lifted().begin(), tracer_.lifted().end()))) {
      Reject("the function captures two tensors, one of which was computed from the other");
    }
    std::vector<TapePoint> inputs;
    for (size_t i = 0; i < edges_.size(); ++i) {
      if (!edges_[i].is_valid()) continue;
      inputs.emplace_back(edges_[i]);
      metadata_.gradients.push_back(i);
    }
    variable_list grads(inputs.size());
    if (!inputs.empty()) grads = Grad(points, inputs, tangents, {.allow_unused = true});
    metadata_.backward_draws = tracer_.num_draws() - metadata_.forward_draws;
    for (const Variable& grad : grads) items_.push_back(grad.defined() ? tracer_.ArgumentOf(grad) : Argument());
    AddLateState();
  }

  // Adds primals for the tensors that only the backward reads.
  void AddLateState() {
    size_t known = 0;
    for (const AotPrimal& primal : metadata_.primals) known += primal.kind == AotPrimal::Kind::kState ? 1 : 0;
    for (size_t i = known; i < tracer_.lifted().size(); ++i) {
      const Variable state(tracer_.lifted()[i]);
      metadata_.primals.push_back(
          {.kind = AotPrimal::Kind::kState, .name = absl::StrCat("state_", i), .type = state.type()});
    }
  }

  void CheckGradUses(const variable_list& results) {
    if (!tracer_.grad_uses().empty()) problem_ = "the function uses grad() of a tensor";
    const auto retains_grad = [](const Variable& variable) { return variable.defined() && variable.retains_grad(); };
    if (std::any_of(inputs_.begin(), inputs_.end(), retains_grad) ||
        std::any_of(results.begin(), results.end(), retains_grad)) {
      problem_ = "the function calls retain_grad() on an argument or a result";
    }
    // The joint graph computes no gradient of a leaf that the function makes.
    const auto is_new_leaf = [&](const AotOutput& output) {
      return output.is_computed() && output.is_leaf && output.requires_grad;
    };
    if (!metadata_.tangents.empty() && std::any_of(metadata_.outputs.begin(), metadata_.outputs.end(), is_new_leaf)) {
      problem_ = "the function makes a leaf that requires grad and returns it together with other results";
    }
  }

  // Restores the program's own tensors.
  void Restore() {
    for (const Tracer::GradUse& use : tracer_.grad_uses()) AutogradMeta::Require(use.variable).grad = use.before;
    tracer_.RestoreLifted();
    for (const Tensor& state : tracer_.lifted()) traced_.state.emplace_back(state);
  }

  Signature SignatureOfJoint() const {
    Signature signature;
    std::vector<InputSpec> primals;
    int num_inputs = 0;
    for (const AotPrimal& primal : metadata_.primals) {
      InputSpec spec{InputKind::kUserInput, primal.name, "", -1};
      if (primal.kind == AotPrimal::Kind::kInput) spec.index = num_inputs++;
      if (primal.kind == AotPrimal::Kind::kState) {
        spec.kind = primal.requires_grad ? InputKind::kParameter : InputKind::kBuffer;
        spec.target = primal.name;
      }
      if (primal.kind == AotPrimal::Kind::kBase) spec = {InputKind::kOther, primal.name, "synthetic base", -1};
      primals.push_back(std::move(spec));
    }
    signature.inputs = primals;
    for (const AotTangent& tangent : metadata_.tangents) {
      InputSpec spec{InputKind::kTangent, tangent.name, "", -1};
      if (tangent.kind == AotTangent::Kind::kOutput) spec.index = static_cast<int>(tangent.index);
      signature.inputs.push_back(std::move(spec));
    }
    for (size_t i = 0; i < metadata_.outputs.size(); ++i) {
      signature.outputs.push_back({OutputKind::kUserOutput, {}, "", static_cast<int>(i)});
    }
    for (size_t i = 0; i < metadata_.bases.size(); ++i) {
      signature.outputs.push_back({OutputKind::kOther, {}, absl::StrCat("base ", i), -1});
    }
    for (const size_t primal : metadata_.gradients) {
      signature.outputs.push_back({OutputKind::kGradient, primals[primal], "", -1});
    }
    return signature;
  }

  absl::StatusOr<JointProgram> Finish() {
    traced_.joint->set_signature(SignatureOfJoint());
    BACKTAPE_ASSIGN_OR_RETURN(const std::vector<const Node*> written, ReturnWrites(*traced_.joint));
    for (AotPrimal& primal : metadata_.primals) {
      bool is_written = false;
      for (const Node* node : written) is_written |= node->name() == primal.name;
      if (primal.kind == AotPrimal::Kind::kState) {
        primal.mutates_data = primal.is_write_hidden = is_written;
      } else if (is_written != primal.mutates_data) {
        return absl::InternalError(
            absl::StrCat("the trace and the graph disagree on whether ", primal.name, " is written"));
      }
    }
    for (const Node* node : traced_.joint->nodes()) {
      metadata_.num_effects += node->is_call() && HasEffect(*node) ? 1 : 0;
    }
    return std::move(traced_);
  }

  JointProgram traced_;
  AotMetadata& metadata_;
  Tracer tracer_;
  variable_list inputs_;
  variable_list primals_;
  std::vector<Edge> edges_;                                    // of primals; invalid for those without a gradient
  std::vector<int64_t> versions_;                              // of bases and inputs, before the program
  std::vector<std::shared_ptr<const ViewStep>> views_before_;  // of inputs: the views that lead from a base
  variable_list bases_;
  ArgumentList items_;
  std::string problem_;
};

}  // namespace

absl::StatusOr<JointProgram> TraceJoint(const VariableProgram& program, absl::Span<const JointArgument> arguments,
                                        absl::Span<const JointArgument> bases, ShapeEnv& shape_env,
                                        const OpLibrary& library) {
  return JointTrace(library, shape_env).Run(program, arguments, bases);
}

}  // namespace backtape
