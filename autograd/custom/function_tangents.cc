#include "backtape/autograd/custom/function_tangents.h"

#include <algorithm>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/forward/tangent_storage.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {

FunctionTangents::FunctionTangents(absl::string_view name, const variable_list& inputs,
                                   const std::vector<bool>& is_variable)
    : name_(name), inputs_(inputs), is_variable_(is_variable) {
  std::vector<LevelId> levels;
  for (const Variable& input : inputs) {
    if (input.defined()) AddLevelsOf(ToIValue(input), levels);
  }
  // A view may have no tangent although its base has one.
  for (const LevelId level : levels) {
    const bool has = std::any_of(inputs.begin(), inputs.end(), [&](const Variable& input) {
      return input.defined() && GetTangent(input, level).defined();
    });
    if (has) levels_.push_back(level);
  }
  std::sort(levels_.begin(), levels_.end());
}

void FunctionTangents::Refuse(absl::string_view reason) const {
  throw Error(absl::InvalidArgumentError(absl::StrCat("Jvp of function ", name_, " ", reason)));
}

void FunctionTangents::Compute(FunctionContext& context, const CustomDerivative& jvp,
                               const std::vector<Output>& outputs) {
  // While Jvp runs, the saved variables are those of save_for_forward. Those for Backward are needed afterwards.
  variable_list for_backward = context.saved_variables();
  const absl::Cleanup restore = [&] { FunctionContextAccess::saved_variables(context) = std::move(for_backward); };
  if (FunctionContextAccess::saved_for_forward(context).has_value()) {
    FunctionContextAccess::saved_variables(context) = *FunctionContextAccess::saved_for_forward(context);
  }
  // Outer levels first, because the tangents of inner levels are dual tensors of outer ones.
  for (const LevelId level : levels_) ComputeAt(level, context, jvp, outputs);
}

void FunctionTangents::ComputeAt(LevelId level, FunctionContext& context, const CustomDerivative& jvp,
                                 const std::vector<Output>& outputs) {
  variable_list of_inputs;
  std::vector<int64_t> versions;
  for (const Variable& input : inputs_) {
    of_inputs.push_back(input.defined() ? GetTangent(input, level) : Variable());
    versions.push_back(of_inputs.back().defined() ? of_inputs.back().version() : 0);
  }
  variable_list given;
  {
    const BelowLevelGuard below(level);
    variable_list of_arguments;
    size_t next = 0;
    for (const bool is : is_variable_) {
      if (!is) {
        of_arguments.emplace_back();
        continue;
      }
      Variable tangent = of_inputs[next];
      const Variable& input = inputs_[next++];
      if (!tangent.defined() && input.defined() && IsFloatingPoint(input.dtype()) &&
          FunctionContextAccess::materialize_grads(context)) {
        tangent = Zeros(input.sym_sizes(), input.dtype(), input.type().device);
      }
      of_arguments.push_back(std::move(tangent));
    }
    given = jvp(context, std::move(of_arguments));
  }
  if (given.size() != outputs.size()) {
    Refuse(
        absl::StrCat("returned an invalid number of tangents (expected ", outputs.size(), ", got ", given.size(), ")"));
  }
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (!given[i].defined()) {
      const bool keeps_old =
          outputs[i].is_dirty && outputs[i].variable.defined() && GetTangent(outputs[i].variable, level).defined();
      if (keeps_old) {
        Refuse(absl::StrCat("returned no tangent for output ", i,
                            ", an input that Forward writes; Jvp must write the tangent in place and return it"));
      }
      continue;
    }
    if (!outputs[i].variable.defined()) {
      Refuse(absl::StrCat("returned a tangent at position ", i, ", but the output is undefined"));
    }
    if (!outputs[i].is_differentiable) continue;
    const TensorType type = outputs[i].variable.type();
    if (given[i].dtype() != type.dtype || given[i].sym_sizes() != type.sizes) {
      Refuse(absl::StrCat("returned ", given[i].type().ToString(), " as the tangent of output ", i, "; expected the ",
                          "dtype and sizes of ", type.ToString()));
    }
    Set(level, of_inputs, versions, outputs[i], given[i]);
  }
}

void FunctionTangents::Set(LevelId level, const variable_list& of_inputs, const std::vector<int64_t>& versions,
                           const Output& output, const Variable& tangent) const {
  const Variable& variable = output.variable;
  if (output.is_dirty) {
    const auto input = std::find_if(inputs_.begin(), inputs_.end(),
                                    [&](const Variable& other) { return other.defined() && other.is_same(variable); });
    const Variable& before = of_inputs[input - inputs_.begin()];
    if (!before.defined()) return UpdateTangent(variable, level, {}, tangent);
    if (before.version() == versions[input - inputs_.begin()]) {
      Refuse(
          "does not write the tangent in place. If Forward writes an input in place, Jvp must write the corresponding "
          "tangent in place");
    }
    if (!tangent.is_same(before)) {
      Refuse(
          "does not return the tangent that it was given. If Forward writes an input in place, Jvp must write the "
          "tangent in "
          "place and return it");
    }
    return;
  }
  // Tangents share memory if and only if their tensors do.
  bool is_view_of_tangent = false;
  for (size_t i = 0; i < inputs_.size(); ++i) {
    if (!inputs_[i].defined() || !of_inputs[i].defined() || !variable.shares_storage(inputs_[i])) continue;
    is_view_of_tangent = true;
    if (tangent.shares_storage(of_inputs[i])) continue;
    Refuse(absl::StrCat("does not return the tangent of input ", i,
                        " or a view of it, although Forward returns that input or a view of it"));
  }
  const bool is_shared = std::any_of(of_inputs.begin(), of_inputs.end(), [&](const Variable& other) {
    return other.defined() && tangent.shares_storage(other);
  });
  const BelowLevelGuard below(level);
  const bool copies = is_shared && !is_view_of_tangent && !TangentsMayAlias(level);
  SetTangent(variable, level, copies ? Clone(tangent) : tangent);
}

}  // namespace backtape::internal
