#include "backtape/passes/func/batched_function.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/passes/func/traced_function.h"
#include "backtape/tensor/error.h"

namespace backtape::func {
namespace {

using internal::CustomProgramFunction;
using internal::FunctionContextAccess;
using internal::VmapSupport;

// Calls `f` for all samples. `f` sees undefined values where `inputs` has them, and may return them. The outputs have
// the batch as their dim 0.
variable_list ForAllSamples(const VariableProgram& f, const variable_list& inputs, const std::vector<BatchDim>& dims,
                            const VmapInfo& info) {
  variable_list given;
  std::vector<BatchDim> given_dims;
  std::vector<bool> is_defined;
  for (size_t i = 0; i < inputs.size(); ++i) {
    is_defined.push_back(inputs[i].defined());
    if (!inputs[i].defined()) continue;
    given.push_back(inputs[i]);
    given_dims.push_back(dims[i]);
  }
  const auto with_undefined = [&](const variable_list& defined) {
    variable_list all;
    size_t next = 0;
    for (const bool is : is_defined) all.push_back(is ? defined[next++] : Variable());
    return f(all);
  };
  const bool is_batched =
      std::any_of(given_dims.begin(), given_dims.end(), [](const BatchDim& d) { return d.has_value(); });
  if (is_batched) {
    return BatchOfCalls(with_undefined, given, given_dims, {.size = info.batch_size, .randomness = info.randomness});
  }
  variable_list outputs = with_undefined(given);
  for (Variable& output : outputs) {
    if (!output.defined()) continue;
    std::vector<SymInt> sizes = SymSizesOf(output);
    sizes.insert(sizes.begin(), info.batch_size);
    output = ops::expand(ops::unsqueeze(output, 0), sizes);
  }
  return outputs;
}

// The name of an entry of saved_data that this class itself adds.
std::string OwnKey(absl::string_view what) { return absl::StrCat("generated vmap rule: ", what); }

class Batched final : public CustomProgramFunction {
 public:
  Batched(std::shared_ptr<const CustomProgramFunction> function, std::vector<BatchDim> in_dims, VmapInfo info)
      : function_(std::move(function)),
        in_dims_(std::move(in_dims)),
        info_(std::move(info)),
        name_(absl::StrCat("Vmapped", function_->name())) {}

  const std::string& name() const override { return name_; }
  bool is_once_differentiable() const override { return function_->is_once_differentiable(); }
  bool has_jvp() const override { return function_->has_jvp(); }
  VmapSupport vmap_support() const override { return VmapSupport::kGenerated; }
  VmapResult Vmap(const VmapInfo&, const std::vector<BatchDim>&, const variable_list&) const override { return {}; }

  variable_list Forward(const variable_list& inputs) const override {
    return ForAllSamples([this](const variable_list& sample) { return function_->Forward(sample); }, inputs, in_dims_,
                         info_);
  }

  // Batched variables are saved like those of one sample. Everything else that the function saves is the same for all
  // samples, and is taken from the call that is traced.
  void SetupContext(FunctionContext& context, const variable_list& inputs,
                    const variable_list& outputs) const override {
    variable_list all = inputs;
    all.insert(all.end(), outputs.begin(), outputs.end());
    std::vector<BatchDim> dims = in_dims_;
    dims.resize(all.size(), 0);
    size_t num_backward = 0;
    bool has_forward = false;
    std::vector<bool> is_non_differentiable(outputs.size());
    const VariableProgram save = [&](const variable_list& sample) {
      const auto first_output = sample.begin() + static_cast<std::ptrdiff_t>(inputs.size());
      const variable_list sample_outputs(first_output, sample.end());
      FunctionContext of_sample;
      FunctionContextAccess::needs_input_grad(of_sample) = FunctionContextAccess::needs_input_grad(context);
      function_->SetupContext(of_sample, variable_list(sample.begin(), first_output), sample_outputs);
      if (!FunctionContextAccess::dirty(of_sample).empty()) {
        throw Error(absl::UnimplementedError(absl::StrCat(
            "Function ", function_->name(), " writes an input, which functional transforms do not support")));
      }
      const variable_list& marked = FunctionContextAccess::non_differentiable(of_sample);
      for (size_t i = 0; i < sample_outputs.size(); ++i) {
        is_non_differentiable[i] = std::any_of(marked.begin(), marked.end(), [&](const Variable& v) {
          return v.defined() && sample_outputs[i].defined() && v.is_same(sample_outputs[i]);
        });
      }
      context.set_materialize_grads(FunctionContextAccess::materialize_grads(of_sample));
      for (auto& [key, value] : of_sample.saved_data) {
        if (HoldsTensor(value)) {
          throw Error(absl::UnimplementedError(absl::StrCat("Function ", function_->name(),
                                                            " has a generated Vmap rule, but stores a tensor in ",
                                                            "saved_data; use save_for_backward")));
        }
        context.saved_data[key] = value;
      }
      variable_list saved = of_sample.saved_variables();
      num_backward = saved.size();
      if (const auto& forward = FunctionContextAccess::saved_for_forward(of_sample)) {
        has_forward = true;
        saved.insert(saved.end(), forward->begin(), forward->end());
      }
      // The sizes of one sample, to which Backward sums its results.
      IValueList sizes;
      for (size_t i = 0; i < inputs.size(); ++i) {
        IValueList of_input;
        if (sample[i].defined()) {
          for (const SymInt& size : SymSizesOf(sample[i])) of_input.emplace_back(size);
        }
        sizes.emplace_back(std::move(of_input));
      }
      context.saved_data[OwnKey("sizes")] = IValue(std::move(sizes));
      return saved;
    };
    const variable_list saved = ForAllSamples(save, all, dims, info_);
    const auto middle = saved.begin() + static_cast<std::ptrdiff_t>(num_backward);
    context.save_for_backward(variable_list(saved.begin(), middle));
    if (has_forward) context.save_for_forward(variable_list(middle, saved.end()));
    variable_list marked;
    for (size_t i = 0; i < outputs.size(); ++i) {
      if (is_non_differentiable[i]) marked.push_back(outputs[i]);
    }
    context.mark_non_differentiable(std::move(marked));
  }

  variable_list Backward(FunctionContext& context, variable_list grads) const override {
    const IValueList sizes = context.saved_data.at(OwnKey("sizes")).list();
    const variable_list& saved = context.saved_variables();
    variable_list all = saved;
    all.insert(all.end(), grads.begin(), grads.end());
    const VariableProgram backward = [&](const variable_list& sample) {
      FunctionContext of_sample;
      const auto first_grad = Fill(of_sample, context, sample, saved.size());
      variable_list results = function_->Backward(of_sample, variable_list(first_grad, sample.end()));
      for (size_t i = 0; i < results.size() && i < sizes.size(); ++i) {
        if (!results[i].defined()) continue;
        std::vector<SymInt> expected;
        for (const IValue& size : sizes[i].list()) expected.push_back(size.sym_int());
        if (SymSizesOf(results[i]) != expected) results[i] = internal::SumTo(results[i], expected);
      }
      return results;
    };
    variable_list results = ForAllSamples(backward, all, std::vector<BatchDim>(all.size(), 0), info_);
    for (size_t i = 0; i < results.size() && i < in_dims_.size(); ++i) {
      // All samples share the input.
      if (results[i].defined() && !in_dims_[i].has_value()) results[i] = ops::sum(results[i], {0});
    }
    return results;
  }

  variable_list Jvp(FunctionContext& context, variable_list tangents) const override {
    const variable_list& saved = context.saved_variables();
    variable_list all = saved;
    all.insert(all.end(), tangents.begin(), tangents.end());
    std::vector<BatchDim> dims(saved.size(), 0);
    dims.insert(dims.end(), in_dims_.begin(), in_dims_.end());
    const VariableProgram jvp = [&](const variable_list& sample) {
      FunctionContext of_sample;
      const auto first_tangent = Fill(of_sample, context, sample, saved.size());
      return function_->Jvp(of_sample, variable_list(first_tangent, sample.end()));
    };
    return ForAllSamples(jvp, all, dims, info_);
  }

 private:
  // Puts the first `num_saved` values of `sample` into the context of one sample as its saved variables. Returns the
  // position of the next value.
  static variable_list::const_iterator Fill(FunctionContext& of_sample, FunctionContext& batched,
                                            const variable_list& sample, size_t num_saved) {
    const auto next = sample.begin() + static_cast<std::ptrdiff_t>(num_saved);
    FunctionContextAccess::saved_variables(of_sample) = variable_list(sample.begin(), next);
    FunctionContextAccess::needs_input_grad(of_sample) = FunctionContextAccess::needs_input_grad(batched);
    of_sample.set_materialize_grads(FunctionContextAccess::materialize_grads(batched));
    of_sample.saved_data = batched.saved_data;
    of_sample.saved_data.erase(OwnKey("sizes"));
    return next;
  }

  const std::shared_ptr<const CustomProgramFunction> function_;
  const std::vector<BatchDim> in_dims_;
  const VmapInfo info_;
  const std::string name_;
};

}  // namespace

variable_list BatchOfCalls(const VariableProgram& f, const variable_list& inputs, const std::vector<BatchDim>& dims,
                           VectorizeOptions options) {
  std::vector<TensorType> samples;
  for (size_t i = 0; i < inputs.size(); ++i) {
    TensorType type = inputs[i].type();
    if (dims[i].has_value()) {
      type.sizes.erase(type.sizes.begin());
      type = TensorType::Contiguous(type.dtype, type.sizes);
    }
    samples.push_back(std::move(type));
  }
  // Inside a replay of a graph (passes/tape_replay.h), which may call custom functions, grad modes do not matter.
  using Detachments = Tracer::Detachments;
  const Tracer* const outer = Tracer::Current();
  const bool is_replay = outer != nullptr && outer->detachments() == Detachments::kDetachOnly;
  const TracedFunction traced = Trace(f, samples, is_replay ? Detachments::kDetachOnly : Detachments::kAny);
  options.in_dims = dims;
  options.in_dims.resize(dims.size() + traced.state.size());
  options.batch_function = BatchedFunction;
  const absl::StatusOr<std::unique_ptr<Graph>> batched = Vectorize(*traced.graph, options);
  if (!batched.ok()) throw Error(batched.status());
  const ModeOfGraphGuard mode;
  variable_list all;
  for (size_t i = 0; i < inputs.size(); ++i) {
    all.push_back(dims[i].has_value() ? ops::contiguous(inputs[i]) : inputs[i]);
  }
  all.insert(all.end(), traced.state.begin(), traced.state.end());
  variable_list outputs = RunCalls(**batched, all);
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (traced.writes[i] == TracedFunction::Write::kNone || all[i].is_same(inputs[i])) continue;
    const bool is_hidden = traced.writes[i] == TracedFunction::Write::kHidden;
    ops::copy_(is_hidden ? ops::no_grad_alias(inputs[i]) : inputs[i], all[i]);
  }
  return outputs;
}

std::shared_ptr<const CustomProgramFunction> BatchedFunction(std::shared_ptr<const CustomProgramFunction> function,
                                                             std::vector<BatchDim> in_dims, VmapInfo info) {
  return std::make_shared<Batched>(std::move(function), std::move(in_dims), std::move(info));
}

}  // namespace backtape::func
