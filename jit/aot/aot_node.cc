#include "backtape/jit/aot/aot_node.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/tape/saved_visitor.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/graph_on_tape.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

// The gradients of a joint graph as a graph of their own, with the same placeholders.
std::unique_ptr<Graph> GradientsOf(const Graph& joint, const AotMetadata& metadata) {
  std::unique_ptr<Graph> graph = joint.Clone();
  ArgumentList items;
  const Argument& returned = graph->output()->args()[0];
  for (size_t i = metadata.num_forward_outputs(); i < returned.items().size(); ++i) {
    items.push_back(returned.items()[i]);
  }
  graph->set_signature({});
  graph->output()->SetArgs({Argument::Tuple(std::move(items))});
  const absl::Status status = EliminateDeadCode(*graph, {}).status();
  if (!status.ok()) throw Error(status);
  return graph;
}

}  // namespace

void AotNode::VisitSaved(SavedVisitor& visitor) {
  visitor.Visit("tensors", tensors_, /*is_output=*/false);
  visitor.Visit("primals", primals_, /*is_output=*/false);
}

void AotNode::VisitGraphInputs(SavedVisitor& visitor) {
  visitor.Visit("sizes", sizes_);
  visitor.Visit("tensors", tensors_, /*is_output=*/false);
}

void AotNode::ReleaseVariables() {
  TapeNode::ReleaseVariables();
  const std::lock_guard lock(mutex_);
  tensors_.clear();
  sizes_.clear();
  primals_.clear();
}

void AotNode::Save(std::vector<SavedVariable> tensors, std::vector<SymInt> sizes, std::vector<SavedVariable> primals,
                   uint64_t seed) {
  tensors_ = std::move(tensors);
  sizes_ = std::move(sizes);
  primals_ = std::move(primals);
  seed_ = seed;
}

variable_list AotNode::Apply(variable_list&& grads) {
  bool any = false;
  for (size_t i = 0; i < grads.size(); ++i) any |= grads[i].defined();
  if (!any) return variable_list(num_outputs());
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
      values.emplace_back(static_cast<const Tensor&>(saved.UnpackData(this)));
    }
  }
  for (Variable& grad : grads) values.emplace_back(Tensor(grad).Contiguous());
  grads.clear();
  const absl::StatusOr<const Executable*> backward = version_->Backward();
  if (!backward.ok()) throw Error(backward.status());
  RunOptions options;
  // The backward's calls continue the numbering of the forward's.
  const AotMetadata& metadata = version_->program.metadata;
  if (metadata.backward_draws > 0) {
    options.seed = Generator::Default().TakeCalls(metadata.backward_draws) - metadata.forward_draws * kCallSeedStep;
  }
  absl::StatusOr<IValueList> outputs = (*backward)->Run(std::move(values), options);
  if (!outputs.ok()) throw Error(outputs.status());
  variable_list results;
  for (const IValue& output : *outputs) {
    results.push_back(output.is_none() ? Variable() : Variable(output.tensor().Alias()));
  }
  return results;
}

variable_list AotNode::ApplyOnTape(variable_list grads) {
  const AotMetadata& metadata = version_->program.metadata;
  if (metadata.forward_draws + metadata.backward_draws > 0) {
    throw Error(absl::UnimplementedError(
        "create_graph through an ahead-of-time compiled function that draws random numbers is not supported"));
  }
  variable_list arguments;
  {
    const std::lock_guard lock(mutex_);
    CheckNotReleased();
    for (const SavedVariable& primal : primals_) arguments.push_back(primal.Unpack(shared_from_this()));
  }
  for (Variable& grad : grads) arguments.push_back(std::move(grad));
  const std::lock_guard lock(version_->gradients_mutex);
  if (version_->gradients == nullptr) {
    const std::shared_ptr<const Graph> graph = GradientsOf(*version_->program.joint, metadata);
    version_->gradients =
        version_->make_function([graph, library = version_->options->engine.library](
                                    const variable_list& inputs) { return RunGraphOnTape(*graph, inputs, *library); },
                                *version_->options);
  }
  return version_->gradients(arguments);
}

}  // namespace backtape::internal
