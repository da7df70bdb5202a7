#include "backtape/passes/func/func.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/random_calls.h"
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

constexpr char kNoSavedTensorsHooks[] = "func::Grad, Vjp, Jacrev and Hessian don't support saved-tensor hooks";

// Traces a function to differentiate it. As in PyTorch, it must not write tensors that it captures. In reverse mode the
// caller's grad mode has no effect on the function, and the inputs are leaves, which must not be written either.
TracedFunction TraceToDifferentiate(const TensorFunction& f, const variable_list& inputs, Flag is_reverse) {
  std::vector<TensorType> types;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!inputs[i].defined()) RejectUse(absl::StrCat("input ", i, " of a transformed function is undefined"));
    types.push_back(inputs[i].type());
  }
  std::optional<internal::OffForTraceGuard> any_mode;
  if (is_reverse) any_mode.emplace();
  TracedFunction traced = Trace(f, types, Tracer::Detachments::kAny);
  if (traced.writes_state) {
    RejectUse(
        "during a transform that differentiates (Grad, Vjp, Jvp, Jacrev, Jacfwd), the function calls an in-place "
        "operation that would mutate a captured Tensor. This is not supported; make the mutated tensor an input");
  }
  using Write = TracedFunction::Write;
  const auto is_write = [](Write write) { return write != Write::kNone; };
  if (is_reverse && std::any_of(traced.writes.begin(), traced.writes.end(), is_write)) {
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

// The joint graph for the outputs that depend on `wrt`. If `outputs` is not empty, only those are considered.
std::unique_ptr<Graph> Joint(const TracedFunction& traced, std::vector<std::string> wrt,
                             const std::vector<size_t>& outputs = {}) {
  DifferentiateOptions options;
  options.wrt = std::move(wrt);
  if (!outputs.empty()) options.outputs.emplace(outputs.begin(), outputs.end());
  options.allow_independent = true;
  return OrThrow(Differentiate(*traced.graph, options));
}

// The outputs that have a tangent in the joint graph. The function has `count` outputs.
std::vector<size_t> DependentOutputs(const Graph& joint, size_t count) {
  std::vector<size_t> dependent;
  for (size_t k = 0; k < count; ++k) {
    if (joint.Find(absl::StrCat("tangent", k)) != nullptr) dependent.push_back(k);
  }
  return dependent;
}

// The graph of the outputs, then of the tangents of the chosen outputs along `wrt`.
std::unique_ptr<Graph> WithTangents(const TracedFunction& traced, std::vector<std::string> wrt,
                                    std::vector<int> outputs) {
  DifferentiateOptions options;
  options.wrt = std::move(wrt);
  options.outputs = std::move(outputs);
  options.allow_independent = true;
  return OrThrow(DifferentiateForwardWithZeros(*traced.graph, options));
}

Variable OrZeros(const Variable& gradient, const Variable& like) {
  return gradient.defined() ? gradient : ops::zeros_like(like);
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

std::vector<int> FloatingOutputs(const TracedFunction& traced) {
  std::vector<int> outputs;
  for (size_t k = 0; k < NumOutputs(traced); ++k) {
    if (IsFloatingType(OutputType(traced, k))) outputs.push_back(static_cast<int>(k));
  }
  return outputs;
}

void RequireFloatingOutputs(const TracedFunction& traced, absl::string_view transform) {
  for (size_t k = 0; k < NumOutputs(traced); ++k) {
    const TensorType* const type = OutputType(traced, k);
    if (IsFloatingType(type)) continue;
    RejectUse(absl::StrCat(transform, " needs outputs of floating-point dtype; output ", k, " is ",
                           type == nullptr ? "None" : type->ToString()));
  }
  for (size_t k = 0; k < NumOutputs(traced); ++k) {
    const TensorType& type = *OutputType(traced, k);
    if (std::none_of(type.sizes.begin(), type.sizes.end(), HasUnbackedSymbol)) continue;
    RejectUse(absl::StrCat(transform, " does not support outputs whose sizes depend on values; output ", k, " is ",
                           type.ToString()));
  }
}

// Divides the indices below `count`, of outputs or of inputs, into groups; one run of the function computes the
// Jacobians of a group. A run has one unit vector for each element of the outputs or inputs in its group, and each unit
// vector costs as much as the whole group, so groups of one are fastest. But a function must run only once if it draws
// random numbers, writes its inputs, or calls custom functions, which may draw.
std::vector<std::vector<size_t>> GroupsOfRuns(size_t count, const TracedFunction& traced) {
  bool once = !traced.graph->functions().empty();
  for (const TracedFunction::Write write : traced.writes) once |= write != TracedFunction::Write::kNone;
  for (const Node* node : traced.graph->nodes()) once = once || DrawsRandomNumbers(*node);
  std::vector<std::vector<size_t>> groups;
  for (size_t i = 0; i < count; ++i) {
    if (groups.empty() || !once) groups.emplace_back();
    groups.back().push_back(i);
  }
  return groups;
}

std::vector<size_t> Distinct(const std::vector<size_t>& argnums) {
  std::vector<size_t> distinct;
  for (const size_t argnum : argnums) {
    if (std::find(distinct.begin(), distinct.end(), argnum) == distinct.end()) distinct.push_back(argnum);
  }
  return distinct;
}

void RequireSizesOf(absl::string_view what, size_t i, const Variable& found, const Variable& expected) {
  if (SymSizesOf(found) == SymSizesOf(expected)) return;
  RejectUse(absl::StrCat(what, " ", i, " must have the sizes of ", expected.type().ToString(), "; found ",
                         found.type().ToString()));
}

// The sizes and dtype of a tensor along whose unit vectors a graph is run.
struct Block {
  std::vector<SymInt> sizes;
  DType dtype;
};

// Runs the graph once for all unit vectors of all blocks, as a batch. Its last placeholders are the directions, one for
// each block: for a unit vector of one block, the directions of the other blocks are zeros. Everything else, including
// random numbers, is the same for all unit vectors. Each output gets a dim `out_dim` for the unit vectors.
variable_list RunAlong(const Graph& graph, const std::vector<Block>& blocks, int64_t out_dim, variable_list inputs) {
  SymInt total = 0;
  for (const Block& block : blocks) total = total + Product(block.sizes);
  SymInt first = 0;
  for (const Block& block : blocks) {
    const SymInt n = Product(block.sizes);
    std::vector<SymInt> sizes = block.sizes;
    sizes.insert(sizes.begin(), total);
    const Variable all = ops::eye(total, block.dtype);
    inputs.push_back(ops::reshape(blocks.size() == 1 ? all : ops::narrow(all, 1, first, n), sizes));
    first = first + n;
  }
  VectorizeOptions options;
  options.in_dims.assign(graph.placeholders().size() - blocks.size(), std::nullopt);
  options.in_dims.resize(graph.placeholders().size(), 0);
  options.out_dims = {out_dim};
  options.size = total;
  options.randomness = Randomness::kSame;
  options.batch_function = BatchedFunction;
  return RunCalls(*OrThrow(Vectorize(graph, options)), inputs);
}

variable_list GradientsOf(const TensorFunction& f, const std::vector<size_t>& argnums, const variable_list& inputs,
                          bool with_values) {
  const DisableSavedTensorsHooks disable_hooks(kNoSavedTensorsHooks);
  const TracedFunction traced = TraceToDifferentiate(f, inputs, true);
  const TensorType* type = NumOutputs(traced) == 0 ? nullptr : OutputType(traced, 0);
  if (!IsFloatingType(type) || type->dim() != 0) {
    RejectUse(absl::StrCat("Grad needs a function whose first output is a scalar of floating-point dtype, found ",
                           type == nullptr ? "none" : type->ToString()));
  }
  const std::unique_ptr<Graph> joint = Joint(traced, NamesOf(argnums, inputs), {0});
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

}  // namespace

TensorFunction Vmap(TensorFunction f, VmapOptions options) {
  return [f = std::move(f), options = std::move(options)](const variable_list& inputs) {
    std::vector<BatchDim> dims = options.in_dims;
    if (dims.size() == 1) dims.resize(inputs.size(), dims[0]);
    if (dims.size() != inputs.size()) {
      RejectUse(absl::StrCat("Vmap needs one in_dim for each of the inputs (", inputs.size(),
                             "), or one for all; found ", dims.size()));
    }
    variable_list moved = inputs;
    std::optional<ModeOfGraphGuard> mode(std::in_place);
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (!inputs[i].defined()) RejectUse(absl::StrCat("input ", i, " of Vmap is undefined"));
      if (!dims[i].has_value()) continue;
      const int64_t rank = inputs[i].dim();
      if (*dims[i] < -rank || *dims[i] >= rank) {
        RejectUse(absl::StrCat("the batch dim of input ", i, " is ", *dims[i], ", but the input has ", rank,
                               rank == 1 ? " dim" : " dims"));
      }
      const int64_t dim = *dims[i] < 0 ? *dims[i] + rank : *dims[i];
      moved[i] = vectorize::MovedDim(inputs[i], dim, 0);
    }
    mode.reset();
    VectorizeOptions vectorize;
    vectorize.size = BatchSize(inputs, dims);
    vectorize.out_dims = options.out_dims;
    vectorize.randomness = options.randomness;
    vectorize.loop_without_rule = options.loop_without_rule;
    for (BatchDim& dim : dims) dim = dim.has_value() ? BatchDim(0) : std::nullopt;
    return BatchOfCalls(f, moved, dims, std::move(vectorize));
  };
}

TensorFunction Grad(TensorFunction f, std::vector<size_t> argnums) {
  return [f = std::move(f), argnums = std::move(argnums)](const variable_list& inputs) {
    return GradientsOf(f, argnums, inputs, false);
  };
}

TensorFunction ValueAndGrad(TensorFunction f, std::vector<size_t> argnums) {
  return [f = std::move(f), argnums = std::move(argnums)](const variable_list& inputs) {
    return GradientsOf(f, argnums, inputs, true);
  };
}

JvpResult Jvp(const TensorFunction& f, const variable_list& primals, const variable_list& tangents) {
  if (tangents.size() != primals.size()) {
    RejectUse(
        absl::StrCat("Jvp needs one tangent for each of the primals (", primals.size(), "), found ", tangents.size()));
  }
  const TracedFunction traced = TraceToDifferentiate(f, primals, false);
  std::vector<size_t> along;
  variable_list directions;
  for (size_t i = 0; i < primals.size(); ++i) {
    if (!tangents[i].defined()) continue;
    RequireSizesOf("tangent", i, tangents[i], primals[i]);
    along.push_back(i);
    directions.push_back(tangents[i].dtype() == primals[i].dtype() ? tangents[i] : tangents[i].to(primals[i].dtype()));
  }
  JvpResult result;
  const size_t count = NumOutputs(traced);
  result.tangents.resize(count);
  const ModeOfGraphGuard mode;
  if (along.empty()) {
    result.outputs = RunCalls(*traced.graph, WithState(primals, traced));
  } else {
    const std::vector<int> floating = FloatingOutputs(traced);
    variable_list values =
        RunCalls(*WithTangents(traced, NamesOf(along, primals), floating), WithState(primals, traced, directions));
    for (size_t i = 0; i < floating.size(); ++i) result.tangents[floating[i]] = values[count + i];
    values.resize(count);
    result.outputs = std::move(values);
  }
  for (size_t k = 0; k < count; ++k) {
    if (result.outputs[k].defined()) result.tangents[k] = OrZeros(result.tangents[k], result.outputs[k]);
  }
  return result;
}

VjpResult Vjp(const TensorFunction& f, const variable_list& primals) {
  const DisableSavedTensorsHooks disable_hooks(kNoSavedTensorsHooks);
  const TracedFunction traced = TraceToDifferentiate(f, primals, true);
  std::vector<size_t> argnums;
  for (size_t i = 0; i < primals.size(); ++i) {
    if (IsFloatingPoint(primals[i].dtype())) argnums.push_back(i);
  }
  const size_t count = NumOutputs(traced);
  const std::shared_ptr<const Graph> joint = Joint(traced, NamesOf(argnums, primals));
  const auto run = std::make_shared<const JointRun>(joint, count, WithState(primals, traced));
  VjpResult result;
  result.outputs = run->outputs();
  result.vjp = [joint, run, primals, argnums](const variable_list& cotangents) {
    const variable_list& outputs = run->outputs();
    if (cotangents.size() != outputs.size()) {
      RejectUse(absl::StrCat("expected one cotangent for each of the outputs (", outputs.size(), "), found ",
                             cotangents.size()));
    }
    variable_list tangents;
    for (const size_t k : DependentOutputs(*joint, outputs.size())) {
      const Variable& cotangent = cotangents[k];
      if (cotangent.defined()) RequireSizesOf("cotangent", k, cotangent, outputs[k]);
      const bool has_dtype = !cotangent.defined() || cotangent.dtype() == outputs[k].dtype();
      tangents.push_back(OrZeros(has_dtype ? cotangent : cotangent.to(outputs[k].dtype()), outputs[k]));
    }
    const variable_list values = run->RunBackward(tangents);
    variable_list gradients(primals.size());
    for (size_t i = 0; i < argnums.size(); ++i) {
      gradients[argnums[i]] = OrZeros(values[i], primals[argnums[i]]);
    }
    return gradients;
  };
  return result;
}

TensorFunction Jacrev(TensorFunction f, std::vector<size_t> argnums) {
  return [f = std::move(f), argnums = std::move(argnums)](const variable_list& inputs) {
    const DisableSavedTensorsHooks disable_hooks(kNoSavedTensorsHooks);
    const TracedFunction traced = TraceToDifferentiate(f, inputs, true);
    RequireFloatingOutputs(traced, "Jacrev");
    const std::vector<size_t> wrt = Distinct(argnums);
    const size_t count = NumOutputs(traced);
    variable_list jacobians;
    for (const std::vector<size_t>& group : GroupsOfRuns(count, traced)) {
      const std::unique_ptr<Graph> joint = Joint(traced, NamesOf(wrt, inputs), group);
      const std::vector<size_t> dependent = DependentOutputs(*joint, count);
      std::vector<Block> blocks;
      for (const size_t k : dependent) {
        const TensorType& type = *OutputType(traced, k);
        blocks.push_back({{type.sizes.begin(), type.sizes.end()}, type.dtype});
      }
      variable_list gradients(wrt.size());
      if (!dependent.empty()) {
        const variable_list values = RunAlong(*joint, blocks, 0, WithState(inputs, traced));
        gradients.assign(values.end() - static_cast<std::ptrdiff_t>(wrt.size()), values.end());
      }
      SymInt first = 0;
      for (const size_t k : group) {
        const TensorType& type = *OutputType(traced, k);
        const bool depends = std::find(dependent.begin(), dependent.end(), k) != dependent.end();
        for (const size_t argnum : argnums) {
          const Variable& input = inputs[argnum];
          const Variable& gradient = gradients[std::find(wrt.begin(), wrt.end(), argnum) - wrt.begin()];
          const std::vector<SymInt> sizes = Joined(type.sizes, SymSizesOf(input));
          jacobians.push_back(depends && gradient.defined()
                                  ? ops::reshape(ops::narrow(gradient, 0, first, type.numel()), sizes)
                                  : ZerosOf(input, sizes, input.dtype()));
        }
        if (depends) first = first + type.numel();
      }
    }
    return jacobians;
  };
}

TensorFunction Jacfwd(TensorFunction f, std::vector<size_t> argnums) {
  return [f = std::move(f), argnums = std::move(argnums)](const variable_list& inputs) {
    const TracedFunction traced = TraceToDifferentiate(f, inputs, false);
    RequireFloatingOutputs(traced, "Jacfwd");
    const std::vector<size_t> wrt = Distinct(argnums);
    NamesOf(wrt, inputs);  // throws if there is no such input
    const size_t count = NumOutputs(traced);
    const ModeOfGraphGuard mode;
    std::vector<variable_list> of_inputs(wrt.size());  // for each of `wrt`, the Jacobians of all outputs
    for (const std::vector<size_t>& group : GroupsOfRuns(wrt.size(), traced)) {
      std::vector<size_t> members;
      std::vector<Block> blocks;
      for (const size_t i : group) {
        members.push_back(wrt[i]);
        blocks.push_back({SymSizesOf(inputs[wrt[i]]), inputs[wrt[i]].dtype()});
      }
      const std::unique_ptr<Graph> graph = WithTangents(traced, NamesOf(members, inputs), FloatingOutputs(traced));
      const variable_list values = RunAlong(*graph, blocks, -1, WithState(inputs, traced));
      SymInt first = 0;
      for (const size_t i : group) {
        const Variable& input = inputs[wrt[i]];
        for (size_t k = 0; k < count; ++k) {
          const std::vector<SymInt> sizes = Joined(OutputType(traced, k)->sizes, SymSizesOf(input));
          of_inputs[i].push_back(ops::reshape(ops::narrow(values[count + k], -1, first, SymNumelOf(input)), sizes));
        }
        first = first + SymNumelOf(input);
      }
    }
    variable_list jacobians;
    for (size_t k = 0; k < count; ++k) {
      for (const size_t argnum : argnums) {
        jacobians.push_back(of_inputs[std::find(wrt.begin(), wrt.end(), argnum) - wrt.begin()][k]);
      }
    }
    return jacobians;
  };
}

TensorFunction Hessian(TensorFunction f, size_t argnum) {
  return [hessian = Jacfwd(Jacrev(std::move(f), {argnum}), {argnum})](const variable_list& inputs) {
    const DisableSavedTensorsHooks disable_hooks(kNoSavedTensorsHooks);
    return hessian(inputs);
  };
}

}  // namespace backtape::func
