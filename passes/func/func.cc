#include "backtape/passes/func/func.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/autograd/tape/saved_tensor_hooks.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/differentiate_forward.h"
#include "backtape/passes/func/batched_function.h"
#include "backtape/passes/func/traced_function.h"
#include "backtape/passes/vectorize/batched_call.h"
#include "backtape/tensor/error.h"

namespace backtape::func {
namespace {

[[noreturn]] void RejectUse(const std::string& message) { throw Error(absl::InvalidArgumentError(message)); }

template <typename T>
T OrThrow(absl::StatusOr<T> value) {
  if (!value.ok()) throw Error(value.status());
  return *std::move(value);
}

constexpr char kNoSavedTensorHooks[] = "func::Grad, Vjp, Jacrev and Hessian don't support saved-tensor hooks";

// Traces a function to differentiate it. As in PyTorch, it must not write tensors that it captures, and no-grad mode
// has no effect on forward mode. In reverse mode the inputs are leaves, which must not be written either.
TracedFunction TraceToDifferentiate(const Function& f, const variable_list& inputs, Flag is_reverse) {
  std::vector<TensorType> types;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!inputs[i].defined()) RejectUse(absl::StrCat("input ", i, " of a transformed function is undefined"));
    types.push_back(inputs[i].type());
  }
  using Detachments = Tracer::Detachments;
  TracedFunction traced = Trace(f, types, is_reverse ? Detachments::kAny : Detachments::kDetachOnly);
  if (traced.writes_state) {
    RejectUse(
        "during a transform that differentiates (Grad, Vjp, Jvp, Jacrev, Jacfwd), the function calls an in-place "
        "operation that would mutate a captured Tensor. This is not supported; make the mutated tensor an input");
  }
  if (is_reverse && traced.writes_inputs) {
    RejectUse("a leaf Variable that requires grad is being used in an in-place operation.");
  }
  return traced;
}

// The values of the placeholders of a graph made from a traced function; `more` come last.
variable_list WithState(const variable_list& inputs, const TracedFunction& traced, const variable_list& more = {}) {
  variable_list all = inputs;
  all.insert(all.end(), traced.state.begin(), traced.state.end());
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

size_t NumOutputs(const TracedFunction& traced) { return traced.graph->output()->args()[0].items().size(); }

// The type of an output; nullptr if it is undefined.
const TensorType* OutputType(const TracedFunction& traced, size_t k) {
  const Argument& item = traced.graph->output()->args()[0].items()[k];
  return item.is_node() ? &item.node()->type().tensor() : nullptr;
}

std::vector<std::string> NamesOf(const std::vector<size_t>& argnums, const variable_list& inputs) {
  std::vector<std::string> names;
  for (const size_t argnum : argnums) {
    if (argnum >= inputs.size()) {
      RejectUse(absl::StrCat("there is no input ", argnum, "; the function has ", inputs.size(),
                             inputs.size() == 1 ? " input" : " inputs"));
    }
    names.push_back(InputName(argnum));
  }
  return names;
}

// The joint graph for one output, or for all outputs of floating-point dtype.
std::unique_ptr<Graph> Joint(const TracedFunction& traced, std::vector<std::string> wrt, std::optional<size_t> output) {
  DifferentiateOptions options;
  options.wrt = std::move(wrt);
  if (output.has_value()) options.outputs = {static_cast<int>(*output)};
  options.allow_independent = true;
  return OrThrow(Differentiate(*traced.graph, options));
}

Variable OrZeros(const Variable& gradient, const Variable& like) {
  return gradient.defined() ? gradient : ops::zeros_like(like);
}

// The unit vectors of the tensors of these sizes: [n, sizes...], each with a single 1.
Variable Basis(absl::Span<const SymInt> sizes, DType dtype) {
  const SymInt n = Product(sizes);
  std::vector<SymInt> all = {n};
  all.insert(all.end(), sizes.begin(), sizes.end());
  return ops::reshape(ops::eye(n, dtype), all);
}

std::vector<SymInt> Joined(absl::Span<const SymInt> a, absl::Span<const SymInt> b) {
  std::vector<SymInt> all(a.begin(), a.end());
  all.insert(all.end(), b.begin(), b.end());
  return all;
}

Variable ZerosOf(const Variable& like, absl::Span<const SymInt> sizes, DType dtype) {
  return ops::new_zeros(like, sizes, dtype);
}

bool IsFloatingType(const TensorType* type) { return type != nullptr && IsFloatingPoint(type->dtype); }

variable_list GradientsOf(const Function& f, const std::vector<size_t>& argnums, const variable_list& inputs,
                          bool with_values) {
  const DisableSavedTensorsHooks disable_hooks(kNoSavedTensorHooks);
  const TracedFunction traced = TraceToDifferentiate(f, inputs, true);
  const TensorType* type = NumOutputs(traced) == 0 ? nullptr : OutputType(traced, 0);
  if (!IsFloatingType(type) || type->dim() != 0) {
    RejectUse(absl::StrCat("Grad needs a function whose first output is a scalar of floating dtype, found ",
                           type == nullptr ? "none" : type->ToString()));
  }
  const std::unique_ptr<Graph> joint = Joint(traced, NamesOf(argnums, inputs), 0);
  const bool depends = joint->Find("tangent0") != nullptr;
  const variable_list ones = {ops::ones({}, type->dtype)};
  variable_list results = RunCalls(*joint, WithState(inputs, traced, depends ? ones : variable_list()));
  const size_t first = results.size() - argnums.size();
  for (size_t i = 0; i < argnums.size(); ++i) results[first + i] = OrZeros(results[first + i], inputs[argnums[i]]);
  if (!with_values) results.erase(results.begin(), results.begin() + static_cast<std::ptrdiff_t>(first));
  return results;
}

SymInt BatchSize(const variable_list& inputs, const std::vector<BatchDim>& dims) {
  std::optional<SymInt> size;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!dims[i].has_value()) continue;
    const SymInt found = SymSizeOf(inputs[i], *dims[i]);
    if (size.has_value() && !SymEqual(*size, found)) {
      RejectUse(absl::StrCat("the batch dims have different sizes: ", size->ToString(), " and ", found.ToString()));
    }
    size = found;
  }
  if (!size.has_value()) RejectUse("Vmap needs an input with a batch dim");
  return *size;
}

// Vectorises only the directions, which come last; everything else is the same for all of them.
std::vector<BatchDim> LastOnly(const Graph& graph) {
  std::vector<BatchDim> dims(graph.placeholders().size());
  dims.back() = 0;
  return dims;
}

}  // namespace

Function Vmap(Function f, VmapOptions options) {
  return [f = std::move(f), options = std::move(options)](const variable_list& inputs) {
    std::vector<BatchDim> dims = options.in_dims;
    if (dims.size() == 1) dims.resize(inputs.size(), dims[0]);
    if (dims.size() != inputs.size()) {
      RejectUse(absl::StrCat("Vmap needs one in_dim for each of the inputs (", inputs.size(),
                             "), or one for all; found ", dims.size()));
    }
    variable_list moved = inputs;
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (!inputs[i].defined()) RejectUse(absl::StrCat("input ", i, " of Vmap is undefined"));
      if (!dims[i].has_value()) continue;
      const int64_t rank = inputs[i].dim();
      if (*dims[i] < -rank || *dims[i] >= rank) {
        RejectUse(absl::StrCat("the batch dim of input ", i, " is ", *dims[i], ", but the input has ", rank,
                               rank == 1 ? " dim" : " dims"));
      }
      const int64_t dim = *dims[i] < 0 ? *dims[i] + rank : *dims[i];
      moved[i] = ops::contiguous(vectorize::MovedDim(inputs[i], dim, 0));
    }
    VectorizeOptions vectorize;
    vectorize.size = BatchSize(inputs, dims);
    vectorize.out_dims = options.out_dims;
    vectorize.randomness = options.randomness;
    vectorize.loop_without_rule = options.loop_without_rule;
    for (BatchDim& dim : dims) dim = dim.has_value() ? BatchDim(0) : std::nullopt;
    return BatchOfCalls(f, moved, dims, std::move(vectorize));
  };
}

Function Grad(Function f, std::vector<size_t> argnums) {
  return [f = std::move(f), argnums = std::move(argnums)](const variable_list& inputs) {
    return GradientsOf(f, argnums, inputs, false);
  };
}

Function ValueAndGrad(Function f, std::vector<size_t> argnums) {
  return [f = std::move(f), argnums = std::move(argnums)](const variable_list& inputs) {
    return GradientsOf(f, argnums, inputs, true);
  };
}

JvpResult Jvp(const Function& f, const variable_list& primals, const variable_list& tangents) {
  if (tangents.size() != primals.size()) {
    RejectUse(
        absl::StrCat("Jvp needs one tangent for each of the primals (", primals.size(), "), found ", tangents.size()));
  }
  const TracedFunction traced = TraceToDifferentiate(f, primals, false);
  std::vector<size_t> along;
  variable_list directions;
  for (size_t i = 0; i < primals.size(); ++i) {
    if (!tangents[i].defined()) continue;
    along.push_back(i);
    directions.push_back(tangents[i]);
  }
  JvpResult result;
  const size_t count = NumOutputs(traced);
  if (along.empty()) {
    result.outputs = RunCalls(*traced.graph, WithState(primals, traced));
  } else {
    for (size_t k = 0; k < count; ++k) {
      DifferentiateOptions options;
      options.wrt = NamesOf(along, primals);
      options.outputs = {static_cast<int>(k)};
      options.allow_independent = true;
      const std::unique_ptr<Graph> graph = OrThrow(DifferentiateForward(*traced.graph, options));
      variable_list values = RunCalls(*graph, WithState(primals, traced, directions));
      result.tangents.push_back(values.size() > count ? values.back() : Variable());
      values.resize(count);
      if (k == 0) result.outputs = std::move(values);
    }
  }
  result.tangents.resize(count);
  for (size_t k = 0; k < count; ++k) {
    if (result.outputs[k].defined()) result.tangents[k] = OrZeros(result.tangents[k], result.outputs[k]);
  }
  return result;
}

VjpResult Vjp(const Function& f, const variable_list& primals) {
  const DisableSavedTensorsHooks disable_hooks(kNoSavedTensorHooks);
  const auto traced = std::make_shared<const TracedFunction>(TraceToDifferentiate(f, primals, true));
  VjpResult result;
  result.outputs = RunCalls(*traced->graph, WithState(primals, *traced));
  std::vector<size_t> argnums;
  for (size_t i = 0; i < primals.size(); ++i) {
    if (IsFloatingPoint(primals[i].dtype())) argnums.push_back(i);
  }
  const std::shared_ptr<const Graph> joint = Joint(*traced, NamesOf(argnums, primals), std::nullopt);
  const variable_list outputs = result.outputs;
  result.vjp = [traced, joint, primals, argnums, outputs](const variable_list& cotangents) {
    if (cotangents.size() != outputs.size()) {
      RejectUse(absl::StrCat("expected one cotangent for each of the outputs (", outputs.size(), "), found ",
                             cotangents.size()));
    }
    variable_list tangents;
    for (size_t k = 0; k < outputs.size(); ++k) {
      if (joint->Find(absl::StrCat("tangent", k)) != nullptr) tangents.push_back(OrZeros(cotangents[k], outputs[k]));
    }
    const variable_list values = RunCalls(*joint, WithState(primals, *traced, tangents));
    variable_list gradients(primals.size());
    for (size_t i = 0; i < argnums.size(); ++i) {
      gradients[argnums[i]] = OrZeros(values[values.size() - argnums.size() + i], primals[argnums[i]]);
    }
    return gradients;
  };
  return result;
}

Function Jacrev(Function f, std::vector<size_t> argnums) {
  return [f = std::move(f), argnums = std::move(argnums)](const variable_list& inputs) {
    const DisableSavedTensorsHooks disable_hooks(kNoSavedTensorHooks);
    const TracedFunction traced = TraceToDifferentiate(f, inputs, true);
    variable_list jacobians;
    for (size_t k = 0; k < NumOutputs(traced); ++k) {
      const TensorType* type = OutputType(traced, k);
      if (!IsFloatingType(type)) {
        RejectUse(absl::StrCat("Jacrev needs outputs of floating dtype; output ", k, " is ",
                               type == nullptr ? "None" : type->ToString()));
      }
      const std::unique_ptr<Graph> joint = Joint(traced, NamesOf(argnums, inputs), k);
      variable_list gradients(argnums.size());
      if (joint->Find(absl::StrCat("tangent", k)) != nullptr) {
        VectorizeOptions options;
        options.in_dims = LastOnly(*joint);
        options.size = type->numel();
        options.randomness = Randomness::kSame;
        options.batch_function = BatchedFunction;
        const std::unique_ptr<Graph> batched = OrThrow(Vectorize(*joint, options));
        const variable_list values = RunCalls(*batched, WithState(inputs, traced, {Basis(type->sizes, type->dtype)}));
        gradients.assign(values.end() - static_cast<std::ptrdiff_t>(argnums.size()), values.end());
      }
      for (size_t i = 0; i < argnums.size(); ++i) {
        const Variable& input = inputs[argnums[i]];
        const std::vector<SymInt> sizes = Joined(type->sizes, SymSizesOf(input));
        jacobians.push_back(gradients[i].defined() ? ops::reshape(gradients[i], sizes)
                                                   : ZerosOf(input, sizes, input.dtype()));
      }
    }
    return jacobians;
  };
}

Function Jacfwd(Function f, std::vector<size_t> argnums) {
  return [f = std::move(f), argnums = std::move(argnums)](const variable_list& inputs) {
    const TracedFunction traced = TraceToDifferentiate(f, inputs, false);
    const std::vector<std::string> names = NamesOf(argnums, inputs);
    const size_t count = NumOutputs(traced);
    variable_list jacobians;
    for (size_t k = 0; k < count; ++k) {
      const TensorType* type = OutputType(traced, k);
      if (!IsFloatingType(type)) {
        RejectUse(absl::StrCat("Jacfwd needs outputs of floating dtype; output ", k, " is ",
                               type == nullptr ? "None" : type->ToString()));
      }
      for (size_t i = 0; i < argnums.size(); ++i) {
        const Variable& input = inputs[argnums[i]];
        DifferentiateOptions differentiate;
        differentiate.wrt = {names[i]};
        differentiate.outputs = {static_cast<int>(k)};
        differentiate.allow_independent = true;
        const std::unique_ptr<Graph> graph = OrThrow(DifferentiateForward(*traced.graph, differentiate));
        const std::vector<SymInt> sizes = Joined(type->sizes, SymSizesOf(input));
        if (graph->output()->args()[0].items().size() == count) {
          jacobians.push_back(ZerosOf(input, sizes, type->dtype));
          continue;
        }
        VectorizeOptions options;
        options.in_dims = LastOnly(*graph);
        options.out_dims = {-1};
        options.size = SymNumelOf(input);
        options.randomness = Randomness::kSame;
        options.batch_function = BatchedFunction;
        const std::unique_ptr<Graph> batched = OrThrow(Vectorize(*graph, options));
        const variable_list directions = {Basis(SymSizesOf(input), input.dtype())};
        const variable_list values = RunCalls(*batched, WithState(inputs, traced, directions));
        jacobians.push_back(ops::reshape(values.back(), sizes));
      }
    }
    return jacobians;
  };
}

Function Hessian(Function f, size_t argnum) {
  return [hessian = Jacfwd(Jacrev(std::move(f), {argnum}), {argnum})](const variable_list& inputs) {
    const DisableSavedTensorsHooks disable_hooks(kNoSavedTensorHooks);
    return hessian(inputs);
  };
}

}  // namespace backtape::func
