#include "backtape/autograd/custom/custom_function.h"

#include <cxxabi.h>

#include <algorithm>
#include <cstdlib>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/function_tangents.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/off_the_tape.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

[[noreturn]] void ThrowInvalid(absl::string_view message) { throw Error(absl::InvalidArgumentError(message)); }

bool Contains(const variable_list& variables, const Variable& variable) {
  return std::any_of(variables.begin(), variables.end(), [&](const Variable& v) { return v.is_same(variable); });
}

}  // namespace

std::string CustomFunctionName(const std::type_info& type) {
  int status = 0;
  char* text = abi::__cxa_demangle(type.name(), nullptr, nullptr, &status);
  const std::string whole = status == 0 ? text : type.name();
  std::free(text);
  std::string name;
  int depth = 0;  // nesting depth of template arguments
  for (const char c : whole) {
    if (c == '<') ++depth;
    if (depth == 0) name += c;
    if (c == '>') --depth;
  }
  if (const size_t scope = name.rfind("::"); scope != std::string::npos) name.erase(0, scope + 2);
  // The name becomes part of an identifier.
  for (char& c : name) {
    if (!absl::ascii_isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  return name;
}

namespace {

// Expands the flags of the variables to flags of all arguments; those of other arguments are false.
std::vector<bool> ForArguments(const std::vector<bool>& is_variable, const std::vector<bool>& of_variables) {
  std::vector<bool> flags;
  size_t next = 0;
  for (const bool is : is_variable) flags.push_back(is && of_variables[next++]);
  return flags;
}

// The grad_fn of the gradients of a function with `once_differentiable`: backward through it is an error.
class DelayedErrorNode final : public TapeNode {
 public:
  absl::string_view Name() const override { return "DelayedError"; }

 private:
  variable_list Apply(variable_list&&) override {
    throw Error(absl::FailedPreconditionError(
        "trying to differentiate twice a function that was marked with once_differentiable"));
  }
};

variable_list RunBackward(CustomDerivative backward, bool once_differentiable, FunctionContext& context,
                          variable_list grads) {
  if (!once_differentiable) return backward(context, std::move(grads));
  const auto requires_grad = [](const Variable& v) { return v.defined() && v.requires_grad(); };
  const variable_list& saved = context.saved_variables();
  const bool is_recorded = GradMode::is_enabled() && (std::any_of(grads.begin(), grads.end(), requires_grad) ||
                                                      std::any_of(saved.begin(), saved.end(), requires_grad));
  variable_list results;
  {
    const NoGradGuard no_grad;
    results = backward(context, grads);
  }
  if (!is_recorded) return results;
  const auto error = MakeNode<DelayedErrorNode>();
  for (const Variable& grad : grads) error->AddNextEdge(grad.defined() ? grad.gradient_edge() : Edge());
  for (const Variable& variable : saved) error->AddNextEdge(variable.defined() ? variable.gradient_edge() : Edge());
  for (Variable& result : results) {
    if (!result.defined() || !IsFloatingPoint(result.dtype())) continue;
    result = internal::OffTheTape(result);
    SetGradientEdge(result, error, error->AddInputMetadata(result));
  }
  return results;
}

}  // namespace

variable_list ApplyCustomFunction(absl::string_view name, CustomDerivative backward, Flag once_differentiable,
                                  variable_list grads, absl::Span<const IValue> args) {
  ArgumentReader reader(args);
  FunctionContext context;
  std::vector<bool> needs_grad = reader.Next<std::vector<bool>>();
  variable_list saved = reader.Next<variable_list>();
  for (const std::string& key : reader.Next<std::vector<std::string>>()) {
    context.saved_data[key] = reader.Next<IValue>();
  }
  const auto output_info = reader.Next<std::vector<VariableInfo>>();
  const auto is_variable = reader.Next<std::vector<bool>>();
  const bool materialize_grads = reader.Next<bool>();
  reader.Finish();

  FunctionContextAccess::needs_input_grad(context) = ForArguments(is_variable, needs_grad);
  FunctionContextAccess::saved_variables(context) = std::move(saved);
  for (size_t i = 0; materialize_grads && i < grads.size(); ++i) {
    if (!grads[i].defined()) grads[i] = output_info[i].zeros();
  }
  variable_list given = RunBackward(backward, once_differentiable, context, std::move(grads));

  const bool has_more = given.size() > is_variable.size() &&
                        std::any_of(given.begin() + static_cast<int64_t>(is_variable.size()), given.end(),
                                    [](const Variable& grad) { return grad.defined(); });
  if (has_more || given.size() < is_variable.size()) {
    ThrowInvalid(absl::StrCat("Function ", name, " returned an incorrect number of gradients (expected ",
                              is_variable.size(), ", got ", given.size(), ")"));
  }
  variable_list results;
  for (size_t i = 0; i < is_variable.size(); ++i) {
    if (is_variable[i]) {
      results.push_back(std::move(given[i]));
    } else if (given[i].defined()) {
      ThrowInvalid(absl::StrCat("Function ", name, " returned a gradient at position ", i,
                                ", but the corresponding forward input was not a Variable"));
    }
  }
  return results;
}

void CustomFunctionNode::VisitSaved(SavedVisitor& visitor) {
  // Each SavedVariable knows whether it is an output.
  visitor.Visit("saved_variables", saved_variables_, /*is_output=*/true);
  visitor.Visit("saved_keys", saved_keys_);
  for (size_t i = 0; i < saved_keys_.size(); ++i) visitor.Visit(saved_keys_[i], saved_data_[i]);
  visitor.Visit("output_info", output_info_);
  visitor.Visit("is_variable", is_variable_);
  visitor.Visit("materialize_grads", materialize_grads_);
}

variable_list CustomFunctionNode::Apply(variable_list&& grads) {
  const UnpackHooksGuard hooks_guard(*this);
  ivalue_list args;
  {
    const std::lock_guard lock(mutex_);
    CheckNotReleased();
    std::vector<bool> needs_grad;
    for (size_t i = 0; i < num_outputs(); ++i) needs_grad.push_back(TaskShouldComputeOutput(i));
    args.push_back(ToArgument(needs_grad));
    ArgumentCollector visitor(shared_from_this());
    VisitSaved(visitor);
    for (IValue& value : visitor.Take()) args.push_back(std::move(value));
  }
  return ApplyCustomFunction(
      name_, [this](FunctionContext& context, variable_list values) { return Backward(context, std::move(values)); },
      once_differentiable_, std::move(grads), args);
}

void CustomFunctionCall::AddVariable(Variable variable) {
  inputs_.push_back(std::move(variable));
  is_variable_.push_back(true);
}

bool CustomFunctionCall::needs_node() const {
  return GradMode::is_enabled() && std::any_of(inputs_.begin(), inputs_.end(), [](const Variable& input) {
           return input.defined() && input.requires_grad();
         });
}

void CustomFunctionCall::set_node(std::shared_ptr<CustomFunctionNode> node) {
  node_ = std::move(node);
  for (const Variable& input : inputs_) node_->AddNextEdge(input.defined() ? input.gradient_edge() : Edge());
}

FunctionContext& CustomFunctionCall::context() {
  std::vector<bool>& needs = FunctionContextAccess::needs_input_grad(context_);
  if (!needs.empty() || node_ == nullptr) return context_;
  std::vector<bool> of_inputs;
  for (size_t i = 0; i < inputs_.size(); ++i) of_inputs.push_back(node_->ShouldComputeOutput(i));
  needs = ForArguments(is_variable_, of_inputs);
  return context_;
}

CustomFunctionCall::ForwardScope::ForwardScope() : grad_mode_(GradMode::state()), no_tangents_(0) {
  GradMode::set_state(internal::GradModeState::kOffForTrace);
}
CustomFunctionCall::ForwardScope::~ForwardScope() { GradMode::set_state(grad_mode_); }

bool CustomFunctionCall::IsInput(const Variable& variable) const { return Contains(inputs_, variable); }

void CustomFunctionCall::CheckDirty(absl::string_view name, const variable_list& outputs) const {
  for (const Variable& dirty : FunctionContextAccess::dirty(context_)) {
    if (!dirty.defined()) {
      ThrowInvalid(
          absl::StrCat("Function ", name, ": mark_dirty takes inputs of the function; found an undefined tensor"));
    }
    if (!IsInput(dirty)) {
      ThrowInvalid(absl::StrCat("Function ", name, ": mark_dirty takes inputs of the function; found ",
                                dirty.type().ToString(), ", which is not an input"));
    }
    if (!Contains(outputs, dirty)) {
      ThrowInvalid(absl::StrCat("Function ", name,
                                ": Some elements marked as dirty during the forward method were not returned as "
                                "output. The inputs that are modified inplace must all be outputs of the Function."));
    }
  }
}

// For outputs that have no gradient: returns the output without its history on the tape. This also applies to an input
// that Forward returns, unless Forward has written it.
Variable CustomFunctionCall::OffTheTape(absl::string_view name, const Variable& output) const {
  const bool is_dirty = Contains(FunctionContextAccess::dirty(context_), output);
  if (is_dirty && node_ != nullptr && output.requires_grad()) {
    ThrowInvalid(absl::StrCat(
        "Function ", name, ": an input that requires grad was modified in place and is marked as non-differentiable"));
  }
  return is_dirty || !output.requires_grad() ? output : output.detach();
}

Variable CustomFunctionCall::OnTheTape(absl::string_view name, const Variable& output, size_t num_outputs) {
  if (Contains(FunctionContextAccess::dirty(context_), output)) {
    CheckInplace(output, /*requires_grad=*/true);
    // CopySlices calls the node with one gradient, that of the written part of the base, and uses its first result as
    // the gradient of that part before the write.
    if (output.is_view() && (num_outputs > 1 || !output.is_same(inputs_[0]))) {
      ThrowInvalid(absl::StrCat(
          "Function ", name,
          ": a custom function that writes a view must take the view as its first argument and return only the view"));
    }
    RebaseHistory(output, node_);
    return output;
  }
  Variable own = output;
  if (IsInput(output)) {
    own = internal::OffTheTape(output);
    AutogradMeta::Require(own).view =
        std::make_unique<ViewInfo>(ViewInfo{.base = output.is_view() ? output.base() : output,
                                            .steps = nullptr,
                                            .creation = ViewCreation::kInCustomFunction,
                                            .version = output.version()});
  } else if (output.is_view()) {
    AutogradMeta::Get(output)->view->creation = ViewCreation::kInCustomFunction;
  } else if (output.requires_grad()) {
    own = internal::OffTheTape(output);  // a tensor from elsewhere, which keeps its own history
  }
  SetGradientEdge(own, node_, node_->AddInputMetadata(own));
  return own;
}

void CustomFunctionCall::Save() {
  for (const Variable& variable : context_.saved_variables()) {
    const bool is_output = variable.defined() && variable.grad_fn() == node_;
    node_->saved_variables_.emplace_back(variable, is_output, /*may_be_detached=*/true);
  }
  for (auto& [key, value] : context_.saved_data) {
    node_->saved_keys_.push_back(key);
    node_->saved_data_.push_back(std::move(value));
  }
  node_->is_variable_ = std::move(is_variable_);
  node_->materialize_grads_ = FunctionContextAccess::materialize_grads(context_);
}

bool CustomFunctionCall::IsDifferentiable(const Variable& output) const {
  return output.defined() && IsFloatingPoint(output.dtype()) &&
         !Contains(FunctionContextAccess::non_differentiable(context_), output);
}

void CustomFunctionCall::SetTangents(absl::string_view name, const variable_list& raw, const variable_list& outputs,
                                     const CustomDerivative* jvp) {
  FunctionTangents tangents(name, inputs_, is_variable_);
  if (!tangents.any()) return;
  if (jvp == nullptr) {
    throw Error(absl::UnimplementedError(
        absl::StrCat("Function ", name,
                     " does not declare Jvp, but one of its arguments has a tangent. You must implement "
                     "Jvp for a custom function to use it with forward mode.")));
  }
  std::vector<FunctionTangents::Output> described;
  for (size_t i = 0; i < raw.size(); ++i) {
    described.push_back({.variable = outputs[i],
                         .is_differentiable = IsDifferentiable(raw[i]),
                         .is_dirty = Contains(FunctionContextAccess::dirty(context_), raw[i])});
  }
  tangents.Compute(context_, *jvp, described);
}

variable_list CustomFunctionCall::Finish(absl::string_view name, variable_list outputs, const CustomDerivative* jvp) {
  CheckDirty(name, outputs);
  for (const Variable& dirty : FunctionContextAccess::dirty(context_)) dirty.storage()->BumpVersion();
  variable_list results;
  for (const Variable& output : outputs) {
    if (node_ != nullptr && IsDifferentiable(output)) {
      results.push_back(OnTheTape(name, output, outputs.size()));
    } else {
      results.push_back(output.defined() ? OffTheTape(name, output) : output);
      if (node_ != nullptr) node_->AddUndefinedInput();
    }
    if (node_ != nullptr) node_->output_info_.push_back(VariableInfo::Of(results.back()));
  }
  if (ForwardMode::is_active()) SetTangents(name, outputs, results, jvp);
  if (node_ != nullptr) Save();
  if (TraceRecorder* recorder = TraceRecorder::Current(); recorder != nullptr && node_ != nullptr) {
    recorder->NoteCustomFunction(name);
  }
  return results;
}

}  // namespace backtape::internal
