#include "backtape/jit/aot/aot_node.h"

#include <algorithm>
#include <new>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/tape/saved_visitor.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/signature.h"
#include "backtape/jit/aot/rerun_gradients.h"
#include "backtape/passes/aot/functionalize_random.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/graph_on_tape.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

// The gradients of a joint graph as a graph of their own, with the placeholders of the kept primals, of the tangents,
// and of the states of generators.
std::unique_ptr<Graph> GradientsOf(const Graph& joint, const AotMetadata& metadata,
                                   absl::Span<const size_t> kept_primals) {
  std::unique_ptr<Graph> graph = joint.Clone();
  ArgumentList items;
  const Argument& returned = graph->output()->args()[0];
  for (size_t i = metadata.num_forward_outputs(); i < returned.items().size(); ++i) {
    items.push_back(returned.items()[i]);
  }
  graph->set_signature({});
  graph->output()->SetArgs({Argument::Tuple(std::move(items))});
  absl::Status status = EliminateDeadCode(*graph, {}).status();
  // A philox call draws numbers that depend only on inputs of the graph, so each run of this graph draws the same
  // numbers.
  const bool has_state = metadata.has_functional_random;
  if (status.ok() && !has_state && metadata.forward_draws + metadata.backward_draws > 0) {
    status = FunctionalizeRandom(*graph,
                                 {.forward_draws = metadata.forward_draws, .backward_draws = metadata.backward_draws})
                 .status();
  }
  if (!status.ok()) throw Error(status);
  // FunctionalizeRandom also returns the offsets for the next run, before and after the gradients. The caller does not
  // need these offsets.
  const size_t num_gradients = metadata.gradients.size();
  const auto& all = graph->output()->args()[0].items();
  const size_t first = all.size() > num_gradients && !has_state && metadata.forward_draws > 0 ? 1 : 0;
  graph->output()->SetArgs({Argument::Tuple(ArgumentList(all.begin() + first, all.begin() + first + num_gradients))});
  for (size_t i = 0; i < metadata.primals.size(); ++i) {
    const bool is_kept = std::find(kept_primals.begin(), kept_primals.end(), i) != kept_primals.end();
    if (!is_kept) graph->Erase(graph->Find(metadata.primals[i].name));
  }
  return graph;
}

// Borrows, during its lifetime, a function that computes the gradients. The function runs user code without a lock, so
// no two calls share one: calls from other threads, or from that user code, borrow other functions.
class GradientsInUse {
 public:
  explicit GradientsInUse(AotVersion& version) : version_(version) {
    {
      const std::lock_guard lock(version.mutex);
      if (!version.gradients.empty()) {
        function_ = std::move(version.gradients.back());
        version.gradients.pop_back();
        return;
      }
    }
    const std::shared_ptr<const Graph> graph =
        GradientsOf(*version.program.joint, version.program.metadata, version.primals_of_gradients);
    AotOptions options = *version.options;
    options.checks = StepChecks::kNever;  // the graph does not change
    function_ =
        version.make_function([graph, library = version.options->engine.library](
                                  const variable_list& inputs) { return RunGraphOnTape(*graph, inputs, *library); },
                              options);
  }
  ~GradientsInUse() {
    const std::lock_guard lock(version_.mutex);
    try {
      version_.gradients.push_back(std::move(function_));
    } catch (const std::bad_alloc&) {
      // Another function will be made when one is needed.
    }
  }
  GradientsInUse(const GradientsInUse&) = delete;
  GradientsInUse& operator=(const GradientsInUse&) = delete;

  variable_list operator()(const variable_list& arguments) const { return function_(arguments); }

 private:
  AotVersion& version_;
  VariableProgram function_;
};

}  // namespace

AotNode::AotNode(std::shared_ptr<AotVersion> version) : version_(std::move(version)) {
  if (version_->may_run_user_code) set_may_run_user_code();
}

void AotNode::VisitSaved(SavedVisitor& visitor) {
  visitor.Visit("tensors", tensors_, /*is_output=*/false);
  visitor.Visit("primals", primals_, /*is_output=*/false);
}

void AotNode::VisitGraphInputs(SavedVisitor& visitor) {
  visitor.Visit("sizes", sizes_);
  visitor.Visit("tensors", tensors_, /*is_output=*/false);
}

void AotNode::VisitUnpacked(SavedVisitor& visitor) {
  if (GradMode::is_enabled()) {
    visitor.Visit("primals", primals_, /*is_output=*/false);
  } else {
    visitor.Visit("tensors", tensors_, /*is_output=*/false);
  }
}

void AotNode::ReleaseVariables() {
  TapeNode::ReleaseVariables();
  std::vector<SavedVariable> tensors, primals;  // destroyed after the lock is released, as it may run user code
  const std::lock_guard lock(mutex_);
  tensors_.swap(tensors);
  primals_.swap(primals);
}

void AotNode::Save(std::vector<SavedVariable> tensors, std::vector<SymInt> sizes, std::vector<SavedVariable> primals,
                   uint64_t seed) {
  tensors_ = std::move(tensors);
  sizes_ = std::move(sizes);
  primals_ = std::move(primals);
  seed_ = seed;
}

variable_list AotNode::Apply(variable_list&& grads) {
  const UnpackHooksGuard hooks_guard(*this);
  bool any = false;
  for (size_t i = 0; i < grads.size(); ++i) any |= grads[i].defined();
  if (!any) {
    // As in PyTorch, a saved tensor that has been written is an error even if no gradient is computed.
    const std::lock_guard lock(mutex_);
    CheckNotReleased();
    for (const SavedVariable& saved : tensors_) {
      if (!saved.is_packed()) saved.UnpackData(this);
    }
    return variable_list(num_outputs());
  }
  for (size_t i = 0; i < grads.size(); ++i) {
    if (!grads[i].defined()) grads[i] = input_metadata(i).Zeros();
  }
  if (GradMode::is_enabled()) return ApplyOnTape(std::move(grads));
  IValueList values;
  {
    const std::lock_guard lock(mutex_);
    CheckNotReleased();
    const auto self = shared_from_this();
    values.insert(values.end(), sizes_.begin(), sizes_.end());
    for (const SavedVariable& saved : tensors_) {
      values.push_back(ToIValue(saved.UnpackData(this)));
    }
  }
  for (Variable& grad : grads) values.emplace_back(Tensor(grad).Contiguous());
  grads.clear();
  const AotMetadata& metadata = version_->program.metadata;
  RunOptions options;
  if (metadata.backward_draws > 0) {
    const uint64_t seed = Generator::Default().TakeCalls(metadata.backward_draws);
    if (metadata.has_functional_random) AppendRandomState(seed, values);
    // The random calls of the backward continue the numbering of those of the forward.
    options.seed = seed - metadata.forward_draws * kCallSeedStep;
  }
  const absl::StatusOr<const Executable*> backward = version_->Backward();
  if (!backward.ok()) throw Error(backward.status());
  absl::StatusOr<IValueList> outputs = (*backward)->Run(std::move(values), options);
  if (!outputs.ok()) throw Error(outputs.status());
  outputs->resize(metadata.gradients.size());
  variable_list results;
  for (const IValue& output : *outputs) {
    results.push_back(output.is_none() ? Variable() : Variable(output.tensor().Alias()));
  }
  return results;
}

variable_list AotNode::ApplyOnTape(variable_list grads) {
  const AotMetadata& metadata = version_->program.metadata;
  if (!version_->options->keeps_arguments) {
    throw Error(absl::FailedPreconditionError(
        "create_graph needs the arguments of the ahead-of-time compiled function; set AotOptions::keeps_arguments"));
  }
  if (!metadata.higher_order_obstacle.empty() && !version_->program_to_rerun) {
    throw Error(absl::UnimplementedError(absl::StrCat(
        "create_graph is not supported for this ahead-of-time compiled function: ", metadata.higher_order_obstacle,
        ", so the program would have to run again, but the program changes an argument or a captured tensor")));
  }
  if (version_->gradients_need_former_value) {
    throw Error(absl::FailedPreconditionError(
        "one of the variables needed for gradient computation has been modified by an inplace operation: create_graph "
        "needs the value that an argument had before the ahead-of-time compiled function wrote it"));
  }
  variable_list arguments;
  {
    const std::lock_guard lock(mutex_);
    CheckNotReleased();
    for (const SavedVariable& primal : primals_) arguments.push_back(primal.Unpack(shared_from_this()));
  }
  if (version_->program_to_rerun) return RerunGradients(*version_, arguments, grads, seed_);
  for (const Variable& grad : grads) arguments.push_back(ops::contiguous(grad));  // as in Apply
  IValueList state;
  if (metadata.forward_draws > 0) AppendRandomState(seed_, state);
  if (metadata.backward_draws > 0) {
    AppendRandomState(Generator::Default().TakeCalls(metadata.backward_draws), state);
  }
  for (const IValue& value : state) arguments.push_back(ToVariable(value));
  const GradientsInUse gradients(*version_);
  return gradients(arguments);
}

void AppendRandomState(uint64_t seed, IValueList& inputs) {
  for (const uint64_t value : {seed, uint64_t{0}}) {
    const Tensor tensor = Tensor::Empty({}, DType::kInt64);
    *tensor.data<int64_t>() = static_cast<int64_t>(value);
    inputs.emplace_back(tensor);
  }
}

}  // namespace backtape::internal
