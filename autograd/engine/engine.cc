#include "backtape/autograd/engine/engine.h"

#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/graph_task.h"
#include "backtape/autograd/engine/piece_executor.h"
#include "backtape/autograd/engine/tape_walk.h"
#include "backtape/autograd/engine/task_runner.h"
#include "backtape/autograd/engine/validate_outputs.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/out_of_memory.h"

namespace backtape {
namespace internal {
namespace {

thread_local constinit uint64_t next_task_id = 0;

// Borrows the thread's spare walk, whose memory is reused by the next backward.
class WalkInUse {
 public:
  WalkInUse() : walk_(std::move(spare_walk)) {
    if (walk_ == nullptr) walk_ = std::make_unique<TapeWalk>();
  }
  ~WalkInUse() {
    constexpr size_t kMaxKept = 100'000;
    if (walk_->size() <= kMaxKept) spare_walk = std::move(walk_);
  }
  WalkInUse(const WalkInUse&) = delete;
  WalkInUse& operator=(const WalkInUse&) = delete;
  TapeWalk& operator*() const { return *walk_; }

 private:
  static thread_local std::unique_ptr<TapeWalk> spare_walk;
  std::unique_ptr<TapeWalk> walk_;
};
thread_local std::unique_ptr<TapeWalk> WalkInUse::spare_walk;

[[noreturn]] void Throw(absl::string_view message) { throw Error(absl::InvalidArgumentError(message)); }

std::string SizesText(const TensorType& type) {
  std::string text;
  for (const SymInt& size : type.sizes) absl::StrAppend(&text, text.empty() ? "" : ", ", size.ToString());
  return absl::StrCat("[", text, "]");
}

// The gradient with which backward starts at output i.
Variable Seed(const TapePoint& output, size_t i, const Variable& given) {
  const Edge& edge = output.edge();
  if (!edge.is_valid()) {
    Throw(absl::StrCat("element ", i, " of tensors does not require grad and does not have a grad_fn"));
  }
  const InputMetadata& metadata = edge.node->input_metadata(edge.input_nr);
  if (!given.defined()) {
    if (!metadata.is_defined() || metadata.type().numel() != SymInt(1)) {
      Throw(absl::StrCat("grad can be implicitly created only for scalar outputs; output ", i, " is ",
                         metadata.ToString()));
    }
    return OnesLike(output.variable().defined() ? output.variable().detach() : metadata.Zeros());
  }
  if (metadata.is_defined() && given.sym_sizes() != metadata.sym_sizes()) {
    Throw(absl::StrCat("Mismatch in shape: grad_output[", i, "] has a shape of ", SizesText(given.type()),
                       " and output[", i, "] has a shape of ", SizesText(metadata.type()), "."));
  }
  Variable grad = given;
  ValidateGradient("GraphRoot", i, metadata, grad);
  return grad;
}

// Null when the engine runs the whole task.
PieceExecutor* ExecutorFor(const GraphTask& task) {
  PieceExecutor* executor = PieceExecutor::Current();
  if (executor == nullptr || TraceRecorder::Current() != nullptr) return nullptr;
  if (task.create_graph) {
    executor->NoteEngineRun("create_graph records the gradients on a tape");
    return nullptr;
  }
  if (AnomalyMode::is_enabled()) {
    executor->NoteEngineRun("anomaly mode");
    return nullptr;
  }
  return executor;
}

variable_list ExecuteUnguarded(absl::Span<const TapePoint> outputs, absl::Span<const Variable> grad_outputs,
                               absl::Span<const TapePoint> inputs, bool accumulate, bool retain_graph,
                               bool create_graph) {
  if (!grad_outputs.empty() && grad_outputs.size() != outputs.size()) {
    Throw(absl::StrCat("got ", outputs.size(), " tensors and ", grad_outputs.size(), " gradients"));
  }
  GraphTask task;
  task.id = next_task_id++;
  task.keep_graph = retain_graph;
  task.create_graph = create_graph;
  variable_list seeds;
  seeds.reserve(outputs.size());
  for (size_t i = 0; i < outputs.size(); ++i) {
    seeds.push_back(Seed(outputs[i], i, grad_outputs.empty() ? Variable() : grad_outputs[i]));
    task.roots.push_back(outputs[i].edge());
  }
  const WalkInUse walk;
  task.walk = &*walk;
  task.walk->Reset(task.roots);
  TaskRunner runner(task);
  if (!inputs.empty() || !accumulate) {
    EdgeList edges;
    for (const TapePoint& input : inputs) edges.push_back(input.edge());
    runner.Restrict(edges, accumulate);
  }
  return runner.Run(std::move(seeds), accumulate ? 0 : inputs.size(), ExecutorFor(task));
}

variable_list Execute(absl::Span<const TapePoint> outputs, absl::Span<const Variable> grad_outputs,
                      absl::Span<const TapePoint> inputs, bool accumulate, bool retain_graph, bool create_graph) {
  return ErrorIfOutOfMemory(
      [&] { return ExecuteUnguarded(outputs, grad_outputs, inputs, accumulate, retain_graph, create_graph); });
}

// The node of an input that requires grad but is not on the tape: a view that was made in no-grad mode.
class UnreachableNode final : public TapeNode {
 public:
  UnreachableNode() { AddUndefinedInput(); }
  absl::string_view Name() const override { return "Unreachable"; }

 private:
  variable_list Apply(variable_list&& grads) override { return std::move(grads); }
};

// The inputs, with a node for those that no tape leads to. Throws if one does not require grad.
std::vector<TapePoint> WithNodes(absl::Span<const TapePoint> inputs) {
  return ErrorIfOutOfMemory([&] {
    std::vector<TapePoint> points(inputs.begin(), inputs.end());
    for (size_t i = 0; i < points.size(); ++i) {
      if (points[i].edge().is_valid()) continue;
      if (!points[i].variable().defined() || !points[i].variable().requires_grad()) {
        Throw(absl::StrCat("One of the differentiated Tensors does not require grad: input ", i));
      }
      points[i] = TapePoint(Edge{MakeNode<UnreachableNode>(), 0});
    }
    return points;
  });
}

}  // namespace
}  // namespace internal

void Backward(absl::Span<const TapePoint> outputs, absl::Span<const Variable> grad_outputs,
              const BackwardOptions& options) {
  const std::vector<TapePoint> inputs = internal::WithNodes(options.inputs);
  for (const TapePoint& input : inputs) {
    if (input.variable().defined()) input.variable().retain_grad();
  }
  internal::Execute(outputs, grad_outputs, inputs, /*accumulate=*/true,
                    options.retain_graph.value_or(options.create_graph), options.create_graph);
}

void Backward(std::initializer_list<TapePoint> outputs, std::initializer_list<Variable> grad_outputs,
              const BackwardOptions& options) {
  Backward(absl::MakeConstSpan(outputs.begin(), outputs.size()),
           absl::MakeConstSpan(grad_outputs.begin(), grad_outputs.size()), options);
}

variable_list Grad(absl::Span<const TapePoint> outputs, absl::Span<const TapePoint> inputs,
                   absl::Span<const Variable> grad_outputs, const GradOptions& options) {
  const std::vector<TapePoint> points = internal::WithNodes(inputs);
  variable_list grads = internal::Execute(outputs, grad_outputs, points, /*accumulate=*/false,
                                          options.retain_graph.value_or(options.create_graph), options.create_graph);
  for (size_t i = 0; i < grads.size(); ++i) {
    if (grads[i].defined()) continue;
    if (options.materialize_grads) {
      const Variable& input = inputs[i].variable();
      if (!input.defined()) {
        internal::Throw(absl::StrCat(
            "materialize_grads cannot be used when an input is a gradient edge that receives no gradient: input ", i));
      }
      grads[i] = internal::Zeros(input.sym_sizes(), input.dtype(), input.type().device);
    } else if (!options.allow_unused) {
      internal::Throw(
          absl::StrCat("One of the differentiated Tensors appears to not have been used in the graph: input ", i,
                       ". Set allow_unused = true if this is the desired behavior."));
    }
  }
  return grads;
}

variable_list Grad(std::initializer_list<TapePoint> outputs, std::initializer_list<TapePoint> inputs,
                   std::initializer_list<Variable> grad_outputs, const GradOptions& options) {
  return Grad(absl::MakeConstSpan(outputs.begin(), outputs.size()), absl::MakeConstSpan(inputs.begin(), inputs.size()),
              absl::MakeConstSpan(grad_outputs.begin(), grad_outputs.size()), options);
}

}  // namespace backtape
