#include "backtape/passes/aot/export_joint.h"

#include <algorithm>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

template <typename... Ts>
absl::Status CannotExport(const Ts&... parts) {
  return absl::FailedPreconditionError(absl::StrCat(parts..., "; such a program cannot be exported"));
}

absl::Status CheckArguments(absl::Span<const JointArgument> arguments) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].duplicate_of.has_value()) {
      return CannotExport("argument ", i, " is the same tensor as argument ", *arguments[i].duplicate_of);
    }
    if (arguments[i].base.has_value()) return CannotExport("argument ", i, " shares memory with other arguments");
  }
  return absl::OkStatus();
}

absl::Status CheckInputs(const AotMetadata& metadata) {
  for (size_t i = 0; i < metadata.inputs.size(); ++i) {
    const AotInput& input = metadata.inputs[i];
    if (input.geometry_writes != nullptr) return CannotExport("the sizes of argument ", i, " are changed in place");
    if (input.is_detached) return CannotExport("argument ", i, " is detached in place");
    if (!metadata.primals[input.primal].mutates_data) continue;
    return CannotExport("argument ", i, metadata.primals[input.primal].requires_grad ? ", which requires grad," : "",
                        " is written");
  }
  return absl::OkStatus();
}

class ModuleExport {
 public:
  ModuleExport(const ModuleToExport& module, std::optional<size_t> loss, JointProgram program)
      : module_(module),
        loss_(loss),
        program_(std::move(program)),
        metadata_(program_.metadata),
        graph_(*program_.joint) {}

  absl::StatusOr<std::unique_ptr<Graph>> Run() {
    BACKTAPE_RETURN_IF_ERROR(CheckInputs(metadata_));
    BACKTAPE_RETURN_IF_ERROR(CheckOutputs());
    BACKTAPE_RETURN_IF_ERROR(MakePlaceholders());
    if (loss_.has_value()) StartFromLoss();
    OrderOutputs();
    BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(graph_, {}).status());
    return std::move(program_.joint);
  }

 private:
  absl::Status CheckOutputs() const {
    if (!loss_.has_value()) return absl::OkStatus();
    if (*loss_ >= metadata_.outputs.size()) {
      return absl::InvalidArgumentError(
          absl::StrCat("output ", *loss_, " is the loss, but the number of outputs is ", metadata_.outputs.size()));
    }
    for (size_t i = 0; i < metadata_.outputs.size(); ++i) {
      if (i != *loss_ && metadata_.outputs[i].requires_grad) {
        return CannotExport("output ", i, " requires grad, but only the loss (output ", *loss_,
                            ") may require grad; detach the other outputs");
      }
    }
    const AotOutput& loss = metadata_.outputs[*loss_];
    if (!loss.requires_grad) return CannotExport("output ", *loss_, " is the loss, but does not require grad");
    if (loss.type.dim() != 0) {
      return CannotExport("output ", *loss_, " is the loss, but is not a scalar: ", loss.type.ToString());
    }
    if (!loss.is_computed())
      return CannotExport("output ", *loss_, " is the loss, but shares memory with another tensor");
    return absl::OkStatus();
  }

  // The placeholders of parameters, buffers and constants, before those of the user inputs. Parameters and buffers that
  // the program does not use get one too.
  absl::Status MakePlaceholders() {
    absl::flat_hash_map<const void*, Node*> used;  // by identity of the tensor
    const size_t num_state = program_.state.size();
    for (size_t i = 0; i < num_state; ++i) {
      const AotPrimal& primal = metadata_.primals[metadata_.primals.size() - num_state + i];
      used[program_.state[i].identity()] = graph_.Find(primal.name);
    }
    Node* const first_input = graph_.first();
    std::vector<InputSpec> inputs;
    const auto add = [&](InputKind kind, absl::string_view prefix, const NamedTensor& named) {
      Node*& node = used[named.tensor.identity()];
      if (node == nullptr) node = graph_.Placeholder("unused", named.tensor.type());
      if (node != first_input) graph_.MoveBefore(node, first_input);
      SetUniqueName(graph_, node, absl::StrCat(prefix, absl::StrReplaceAll(named.name, {{".", "_"}})));
      inputs.push_back({kind, node->name(), named.name, -1});
      state_[node] = inputs.back();
      if (kind == InputKind::kParameter && IsWritten(named.tensor)) written_parameter_ = named.name;
    };
    for (const NamedTensor& parameter : module_.parameters) add(InputKind::kParameter, "p_", parameter);
    for (const NamedTensor& buffer : module_.buffers) add(InputKind::kBuffer, "b_", buffer);
    if (!written_parameter_.empty()) return CannotExport("the parameter ", written_parameter_, " is written");
    size_t num_constants = 0;
    for (const Variable& tensor : program_.state) {
      if (state_.contains(used[tensor.identity()])) continue;
      if (IsWritten(tensor)) {
        return CannotExport("a tensor ", tensor.type().ToString(),
                            " that is neither a buffer nor an argument is written");
      }
      const std::string number = absl::StrCat(num_constants++);
      add(InputKind::kConstant, "c_", {number, tensor});
    }
    for (const InputSpec& input : graph_.signature().inputs) {
      if (input.kind == InputKind::kUserInput) inputs.push_back(input);
    }
    inputs_ = std::move(inputs);
    return absl::OkStatus();
  }

  bool IsWritten(const Variable& tensor) const {
    const size_t num_state = program_.state.size();
    for (size_t i = 0; i < num_state; ++i) {
      const AotPrimal& primal = metadata_.primals[metadata_.primals.size() - num_state + i];
      if (primal.mutates_data && program_.state[i].is_same(tensor)) return true;
    }
    return false;
  }

  // The gradient of the loss itself is 1.
  void StartFromLoss() {
    const Argument item = graph_.output()->args()[0].items()[metadata_.written().size() + *loss_];
    Node* const tangent = graph_.Find(metadata_.tangents[0].name);
    Node* first_user = graph_.output();
    for (Node* user : tangent->users()) {
      if (user->IsBefore(first_user)) first_user = user;
    }
    Node* const one = CallFor(graph_, first_user, OpId::ones_like, {item.node()});
    graph_.ReplaceAllUsesWith(tangent, one);
    graph_.Erase(tangent);
  }

  // New values and gradients in the order of the placeholders.
  void OrderOutputs() {
    struct Item {
      Argument value;
      OutputSpec spec;
    };
    std::vector<Item> items;
    const Signature& traced = graph_.signature();
    const auto returned = graph_.output()->args()[0].items();
    const auto role = [&](const InputSpec& input) {
      const std::string before = input.placeholder;
      for (size_t i = 0; i < metadata_.primals.size(); ++i) {
        if (metadata_.primals[i].name != before) continue;
        const size_t num_state = program_.state.size();
        const size_t first = metadata_.primals.size() - num_state;
        if (i < first) return input;
        for (const auto& [node, spec] : state_) {
          if (TensorOf(spec).is_same(program_.state[i - first])) return spec;
        }
      }
      return input;
    };
    for (size_t i = 0; i < returned.size(); ++i) {
      Item item{returned[i], traced.outputs[i]};
      const bool names_input = item.spec.kind == OutputKind::kMutation || item.spec.kind == OutputKind::kGradient;
      if (names_input) item.spec.input = role(item.spec.input);
      if (item.spec.kind == OutputKind::kUserOutput && loss_ == static_cast<size_t>(item.spec.index)) {
        item.spec.kind = OutputKind::kLoss;
      }
      if (item.spec.kind != OutputKind::kOther) items.push_back(std::move(item));
    }
    const auto rank = [&](const Item& item) {
      const int group = item.spec.kind == OutputKind::kMutation ? 0 : item.spec.kind == OutputKind::kGradient ? 2 : 1;
      int64_t place = item.spec.index;
      for (size_t i = 0; i < inputs_.size() && group != 1; ++i) {
        if (inputs_[i].placeholder == item.spec.input.placeholder) place = static_cast<int64_t>(i);
      }
      return std::pair(group, place);
    };
    std::stable_sort(items.begin(), items.end(), [&](const Item& a, const Item& b) { return rank(a) < rank(b); });
    Signature signature;
    signature.inputs = inputs_;
    ArgumentList values;
    for (Item& item : items) {
      values.push_back(std::move(item.value));
      signature.outputs.push_back(std::move(item.spec));
    }
    graph_.output()->SetArgs({Argument::Tuple(std::move(values))});
    graph_.set_signature(std::move(signature));
  }

  Variable TensorOf(const InputSpec& spec) const {
    for (const auto* list : {&module_.parameters, &module_.buffers}) {
      for (const NamedTensor& named : *list) {
        if (named.name == spec.target) return named.tensor;
      }
    }
    return {};
  }

  const ModuleToExport& module_;
  const std::optional<size_t> loss_;
  JointProgram program_;
  AotMetadata& metadata_;
  Graph& graph_;
  absl::flat_hash_map<const Node*, InputSpec> state_;
  std::vector<InputSpec> inputs_;
  std::string written_parameter_;  // the name of a parameter that the program writes; empty if there is none
};

}  // namespace

absl::StatusOr<std::unique_ptr<Graph>> ExportModule(const ModuleToExport& module,
                                                    absl::Span<const JointArgument> user_inputs,
                                                    std::optional<size_t> loss, ShapeEnv& shape_env,
                                                    const OpLibrary& library) {
  BACKTAPE_RETURN_IF_ERROR(CheckArguments(user_inputs));
  std::vector<JointArgument> arguments(user_inputs.begin(), user_inputs.end());
  for (JointArgument& argument : arguments) argument.requires_grad = argument.requires_grad && loss.has_value();
  const GradModeGuard grad_mode(loss.has_value());
  BACKTAPE_ASSIGN_OR_RETURN(JointProgram program, TraceJoint(module.forward, arguments, {}, shape_env, library));
  return ModuleExport(module, loss, std::move(program)).Run();
}

absl::StatusOr<std::unique_ptr<Graph>> ExportSimple(const VariableProgram& function,
                                                    absl::Span<const JointArgument> arguments, Flag joint,
                                                    ShapeEnv& shape_env, const OpLibrary& library) {
  BACKTAPE_RETURN_IF_ERROR(CheckArguments(arguments));
  std::vector<JointArgument> given(arguments.begin(), arguments.end());
  for (JointArgument& argument : given) argument.requires_grad = argument.requires_grad && joint;
  const GradModeGuard grad_mode(joint);
  BACKTAPE_ASSIGN_OR_RETURN(JointProgram program, TraceJoint(function, given, {}, shape_env, library));
  BACKTAPE_RETURN_IF_ERROR(CheckInputs(program.metadata));
  if (!program.state.empty()) return CannotExport("the function uses a tensor that is not an argument");
  return std::move(program.joint);
}

}  // namespace backtape
