#include "backtape/autograd/engine.h"

#include <cstdio>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/anomaly_mode.h"
#include "backtape/autograd/anomaly_traceback.h"
#include "backtape/autograd/compiled_backward.h"
#include "backtape/autograd/grad_mode.h"
#include "backtape/autograd/graph_task.h"
#include "backtape/autograd/hook_calls.h"
#include "backtape/autograd/internal_ops.h"
#include "backtape/autograd/ready_queue.h"
#include "backtape/autograd/tape_reading.h"
#include "backtape/autograd/tracer.h"
#include "backtape/autograd/validate_outputs.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace internal {
namespace {

thread_local constinit GraphTask* current_task = nullptr;
thread_local constinit uint64_t next_task_id = 0;

}  // namespace

GraphTask* CurrentGraphTask() { return current_task; }

namespace {

class CurrentTaskGuard {
 public:
  explicit CurrentTaskGuard(GraphTask& task) {
    task.outer = current_task;
    current_task = &task;
  }
  ~CurrentTaskGuard() { current_task = current_task->outer; }
  CurrentTaskGuard(const CurrentTaskGuard&) = delete;
  CurrentTaskGuard& operator=(const CurrentTaskGuard&) = delete;
};

// Runs one graph task.
class Engine {
 public:
  explicit Engine(GraphTask& task) : task_(task) {}

  // Counts for each node that is reachable from the roots how many gradients will come.
  void CountDependencies() {
    std::vector<TapeNode*> stack;
    const auto count = [&](const Edge& edge) {
      if (!edge.is_valid()) return;
      NodeTask& state = task_.nodes[edge.node.get()];
      ++state.dependencies;
      if (state.is_reached) return;
      state.is_reached = true;
      stack.push_back(edge.node.get());
    };
    for (const Edge& root : task_.roots) count(root);
    while (!stack.empty()) {
      TapeNode* node = stack.back();
      stack.pop_back();
      for (const Edge& edge : node->next_edges()) count(edge);
    }
  }

  // Restricts the task to what leads to these places. Their gradients become results, or are accumulated.
  void Restrict(absl::Span<const TapePoint> inputs, bool accumulate) {
    task_.is_restricted = true;
    for (size_t i = 0; i < inputs.size(); ++i) {
      NodeTask& state = task_.nodes[inputs[i].edge().node.get()];
      if (accumulate) {
        state.is_needed = true;
      } else {
        state.captures.push_back({.input_nr = inputs[i].edge().input_nr, .result = i});
      }
    }
    MarkNeeded();
  }

  variable_list Run(variable_list grads, size_t num_results) {
    results_.resize(num_results);
    const CurrentTaskGuard guard(task_);
    const GradModeGuard grad_mode(task_.create_graph);
    for (size_t i = 0; i < task_.roots.size(); ++i) Deliver(task_.roots[i], std::move(grads[i]));
    while (!ready_.empty()) RunNode(ready_.Pop());
    RunFinalCallbacks();
    return std::move(results_);
  }

  // The same by a compiled function.
  variable_list RunCompiled(CompiledBackward& compiled, BackwardRequest& request, absl::Span<const TapePoint> inputs) {
    const CurrentTaskGuard guard(task_);
    const NoGradGuard no_grad;
    // Hooks and nodes that are called as they are may ask about the task.
    const auto before_callees = [&] {
      CountDependencies();
      if (request.is_restricted) Restrict(inputs, request.accumulates);
    };
    variable_list results = compiled.Execute(request, task_.keep_graph, before_callees);
    RunFinalCallbacks();
    return results;
  }

 private:
  // A callback may queue others.
  void RunFinalCallbacks() {
    for (size_t i = 0; i < task_.final_callbacks.size(); ++i) {
      const std::function<void()> callback = std::move(task_.final_callbacks[i]);
      callback();
    }
  }

  // A node is needed when one that it leads to has to do something. Children first, without recursion.
  void MarkNeeded() {
    struct Visit {
      TapeNode* node;
      size_t next_edge;
    };
    absl::flat_hash_map<TapeNode*, bool> visited;
    visited.reserve(task_.nodes.size());
    std::vector<Visit> stack;
    for (const Edge& root : task_.roots) {
      if (!visited.try_emplace(root.node.get(), true).second) continue;
      stack.push_back({root.node.get(), 0});
      while (!stack.empty()) {
        Visit& visit = stack.back();
        if (visit.next_edge < visit.node->num_outputs()) {
          TapeNode* next = visit.node->next_edge(visit.next_edge++).node.get();
          if (next != nullptr && visited.try_emplace(next, true).second) stack.push_back({next, 0});
          continue;
        }
        NodeTask& state = task_.nodes[visit.node];
        for (size_t i = 0; !state.is_needed && i < visit.node->num_outputs(); ++i) {
          const Edge& edge = visit.node->next_edge(i);
          state.is_needed = edge.is_valid() && task_.nodes[edge.node.get()].should_execute();
        }
        stack.pop_back();
      }
    }
  }

  void Deliver(const Edge& edge, Variable grad) {
    if (!edge.is_valid()) return;
    NodeTask& state = task_.nodes.find(edge.node.get())->second;
    if (task_.is_restricted && !state.should_execute()) return;
    if (state.gradients.empty()) state.gradients.resize(edge.node->num_inputs());
    Variable& sum = state.gradients[edge.input_nr];
    if (grad.defined()) sum = sum.defined() ? Add(sum, grad) : std::move(grad);
    if (--state.dependencies == 0) ready_.Push(edge.node);
  }

  void RunNode(const std::shared_ptr<TapeNode>& node) {
    std::optional<TracedOriginGuard> origin;
    if (Tracer::Current() != nullptr) {
      origin.emplace(node->creation_stack().Resolve(), static_cast<int64_t>(node->sequence_number()));
    }
    variable_list outputs = WithForwardTraceback(*node, [&] { return Evaluate(*node); });
    if (outputs.empty()) return;
    if (origin.has_value()) {
      StackTrace stack = *node->creation_stack().Resolve();
      stack.note = "Gradient addition node due to multiple use of tensor around:";
      origin.emplace(std::make_shared<const StackTrace>(std::move(stack)),
                     static_cast<int64_t>(node->sequence_number()));
    }
    for (size_t i = 0; i < outputs.size(); ++i) Deliver(node->next_edge(i), std::move(outputs[i]));
  }

  // The node's gradients; none when nobody wants any.
  variable_list Evaluate(TapeNode& node) {
    // Looked up again after each hook: a hook may start a backward, but that has a task of its own.
    NodeTask& state = task_.nodes.find(&node)->second;
    variable_list grads(std::make_move_iterator(state.gradients.begin()),
                        std::make_move_iterator(state.gradients.end()));
    state.gradients.clear();
    const bool is_needed = !task_.is_restricted || state.is_needed;
    node.RunTensorHooks(grads);
    for (const Capture& capture : state.captures) results_[capture.result] = grads[capture.input_nr];
    if (!is_needed) return {};

    RunPreHooks(node, grads);
    const bool has_post_hooks = node.hooks() != nullptr && node.hooks()->post != nullptr;
    variable_list grad_outputs;
    if (has_post_hooks) grad_outputs = grads;
    variable_list outputs = node(std::move(grads));
    if (has_post_hooks) RunPostHooks(node, outputs, grad_outputs);
    if (!task_.keep_graph) node.ReleaseVariables();
    ValidateOutputs(node, outputs);
    if (AnomalyMode::is_enabled() && AnomalyMode::checks_nan()) CheckNaN(node, outputs);
    return outputs;
  }

  GraphTask& task_;
  ReadyQueue ready_;
  variable_list results_;
};

[[noreturn]] void Throw(absl::string_view message) { throw Error(absl::InvalidArgumentError(message)); }

std::string SizesText(const TensorType& type) {
  std::string text;
  for (const SymInt& size : type.sizes) absl::StrAppend(&text, text.empty() ? "" : ", ", size.ToString());
  return absl::StrCat("[", text, "]");
}

// The gradient that comes in at output i.
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

variable_list Execute(absl::Span<const TapePoint> outputs, absl::Span<const Variable> grad_outputs,
                      absl::Span<const TapePoint> inputs, bool accumulate, bool retain_graph, bool create_graph) {
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
  Engine engine(task);
  const bool is_restricted = !inputs.empty() || !accumulate;
  if (CompiledBackward* compiled = CompiledBackward::Current();
      compiled != nullptr && !create_graph && Tracer::Current() == nullptr) {
    BackwardRequest request{.roots = task.roots,
                            .seeds = std::move(seeds),
                            .is_restricted = is_restricted,
                            .accumulates = accumulate,
                            .inputs = {}};
    for (const TapePoint& input : inputs) request.inputs.push_back(input.edge());
    return engine.RunCompiled(*compiled, request, inputs);
  }
  engine.CountDependencies();
  if (is_restricted) engine.Restrict(inputs, accumulate);
  return engine.Run(std::move(seeds), accumulate ? 0 : inputs.size());
}

}  // namespace
}  // namespace internal

void Backward(absl::Span<const TapePoint> outputs, absl::Span<const Variable> grad_outputs,
              const BackwardOptions& options) {
  for (size_t i = 0; i < options.inputs.size(); ++i) {
    const TapePoint& input = options.inputs[i];
    if (!input.edge().is_valid()) {
      internal::Throw(absl::StrCat("input ", i, " of backward does not require grad"));
    }
    if (input.variable().defined()) input.variable().retain_grad();
  }
  internal::Execute(outputs, grad_outputs, options.inputs, /*accumulate=*/true,
                    options.retain_graph.value_or(options.create_graph), options.create_graph);
}

void Backward(std::initializer_list<TapePoint> outputs, std::initializer_list<Variable> grad_outputs,
              const BackwardOptions& options) {
  Backward(absl::MakeConstSpan(outputs.begin(), outputs.size()),
           absl::MakeConstSpan(grad_outputs.begin(), grad_outputs.size()), options);
}

variable_list Grad(absl::Span<const TapePoint> outputs, absl::Span<const TapePoint> inputs,
                   absl::Span<const Variable> grad_outputs, const GradOptions& options) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i].edge().is_valid()) continue;
    internal::Throw(absl::StrCat("One of the differentiated Tensors does not require grad: input ", i));
  }
  variable_list grads = internal::Execute(outputs, grad_outputs, inputs, /*accumulate=*/false,
                                          options.retain_graph.value_or(options.create_graph), options.create_graph);
  for (size_t i = 0; i < grads.size(); ++i) {
    if (grads[i].defined()) continue;
    if (options.materialize_grads) {
      const Variable& input = inputs[i].variable();
      if (!input.defined()) {
        internal::Throw("materialize_grads cannot be used when the given input is an edge, of which no gradient came");
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

void QueueFinalCallback(std::function<void()> callback) {
  internal::GraphTask* task = internal::CurrentGraphTask();
  if (task == nullptr) internal::Throw("Final callbacks can only be installed during backward pass.");
  task->final_callbacks.push_back(std::move(callback));
}

int64_t CurrentGraphTaskId() {
  const internal::GraphTask* task = internal::CurrentGraphTask();
  return task == nullptr ? -1 : static_cast<int64_t>(task->id);
}

EdgeList CurrentGraphTaskRoots() {
  const internal::GraphTask* task = internal::CurrentGraphTask();
  return task == nullptr ? EdgeList() : task->roots;
}

bool WillRun(TapeNode* node) {
  const internal::GraphTask* task = internal::CurrentGraphTask();
  if (task == nullptr) internal::Throw("WillRun needs a running backward");
  const auto it = task->nodes.find(node);
  return it != task->nodes.end() && it->second.is_reached && task->ShouldExecute(node);
}

}  // namespace backtape
