#include "backtape/autograd/engine/engine.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/anomaly_traceback.h"
#include "backtape/autograd/engine/graph_task.h"
#include "backtape/autograd/engine/piece_executor.h"
#include "backtape/autograd/engine/tape_piece.h"
#include "backtape/autograd/engine/tape_walk.h"
#include "backtape/autograd/engine/validate_outputs.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/tape/hook_calls.h"
#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

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

// Runs one graph task.
class Engine {
 public:
  explicit Engine(GraphTask& task) : task_(task), walk_(*task.walk) {}

  // Restricts the task to nodes that lead to these inputs, whose gradients become results or are accumulated.
  void Restrict(absl::Span<const TapePoint> inputs, bool accumulate) {
    task_.is_restricted = true;
    std::vector<std::pair<TapeNode*, bool>> nodes;
    for (const TapePoint& input : inputs) {
      input.edge().node->input_metadata(input.edge().input_nr);  // throws if there is no such input
      nodes.emplace_back(input.edge().node.get(), accumulate);
    }
    walk_.Restrict(nodes);
    if (accumulate) return;
    for (size_t i = 0; i < inputs.size(); ++i) {
      const Edge& edge = inputs[i].edge();
      const uint32_t position = walk_.PositionOf(edge.node.get());
      if (position == TapeWalk::kNowhere) continue;
      result_places_.push_back({.position = position, .input_nr = edge.input_nr, .result = i});
    }
    std::stable_sort(result_places_.begin(), result_places_.end(),
                     [](const ResultPlace& a, const ResultPlace& b) { return a.position < b.position; });
  }

  // `executor` runs the pieces that it can run; null: the engine runs every node.
  variable_list Run(variable_list seeds, size_t num_results, PieceExecutor* executor) {
    results_.resize(num_results);
    gradients_.resize(walk_.num_inputs());
    const RunningTaskGuard guard(task_);
    const GradModeGuard grad_mode(task_.create_graph);
    for (size_t i = 0; i < task_.roots.size(); ++i) {
      const Edge& root = task_.roots[i];
      const uint32_t position = walk_.PositionOf(root.node.get());
      if (walk_.is_reached(position)) {
        Deliver(position, root.input_nr, std::move(seeds[i]));
      } else if (task_.roots.size() == 1) {
        // No requested gradient depends on the root, but as in PyTorch its tensor hooks run if it is the only root.
        variable_list grads(root.node->num_inputs());
        grads[root.input_nr] = std::move(seeds[i]);
        root.node->RunTensorHooks(grads);
      }
    }
    if (executor != nullptr) {
      RunPieces(*executor->BeginBackward());
    } else {
      RunNodes(0, static_cast<uint32_t>(walk_.size()));
    }
    RunFinalCallbacks();
    return std::move(results_);
  }

 private:
  void RunNodes(uint32_t begin, uint32_t end) {
    for (uint32_t position = begin; position < end; ++position) {
      if (walk_.is_reached(position)) RunNode(position);
    }
  }

  // The pieces are the longest ranges of nodes between which no user code runs. Where a piece ends is decided when it
  // begins, from the hooks that exist then.
  void RunPieces(PieceRun& run) {
    const auto size = static_cast<uint32_t>(walk_.size());
    bool is_first = true;
    uint32_t position = 0;
    while (position < size) {
      if (!walk_.is_reached(position)) {
        ++position;
        continue;
      }
      PieceExtent extent = ExtentOfPiece(position, /*is_begun=*/false);
      if (is_first && extent.end < size) run.DescribeWhole(PieceAt(position, size, /*is_prepared=*/false));
      is_first = false;
      TapeNode& node = walk_.node(position);
      const bool is_prepared = !IsForEngine(node) && HasHooksBefore(node);
      if (is_prepared && !PrepareInPlace(position)) {
        ++position;
        continue;
      }
      std::optional<UnpackedValues> unpacked;
      if (!IsForEngine(node) && walk_.runs(position) && node.HasPackedValues()) {
        const CurrentNodeGuard current(&node);
        WithForwardTraceback(node, [&] { node.CallUnpackHooks(unpacked.emplace()); });
      }
      if (is_prepared || unpacked.has_value()) extent = ExtentOfPiece(position, /*is_begun=*/true);
      const uint32_t end = std::max(extent.end, position + 1);
      if (!extent.has_formulas ||
          !run.RunPiece(PieceAt(position, end, is_prepared), absl::MakeSpan(gradients_), results_, task_.keep_graph)) {
        RunNode(position, is_prepared);
        RunNodes(position + 1, end);
      }
      position = end;
    }
    run.Finish();
  }

  // The position of the next node for which the engine has to run something, and whether any formulas run before it.
  // `is_begun`: the hooks before the first node and its unpack hooks have run.
  struct PieceExtent {
    uint32_t end = 0;
    bool has_formulas = false;
  };
  PieceExtent ExtentOfPiece(uint32_t begin, bool is_begun) const {
    PieceExtent extent{.end = begin};
    for (; extent.end < walk_.size(); ++extent.end) {
      if (!walk_.is_reached(extent.end)) continue;
      TapeNode& node = walk_.node(extent.end);
      if (IsForEngine(node)) break;
      const bool needs_engine = HasHooksBefore(node) || (walk_.runs(extent.end) && node.HasPackedValues());
      if (needs_engine && !(extent.end == begin && is_begun)) break;
      extent.has_formulas = extent.has_formulas || node.functional_ivalue() != nullptr;
    }
    return extent;
  }

  TapePiece PieceAt(uint32_t begin, uint32_t end, bool is_prepared) const {
    return {.walk = &walk_,
            .begin = begin,
            .end = end,
            .is_prepared = is_prepared,
            .gradients = gradients_,
            .results = ResultsBetween(begin + (is_prepared ? 1 : 0), end)};
  }

  absl::Span<const ResultPlace> ResultsBetween(uint32_t begin, uint32_t end) const {
    const auto lower = [this](uint32_t position) {
      return std::lower_bound(result_places_.begin(), result_places_.end(), position,
                              [](const ResultPlace& place, uint32_t p) { return place.position < p; });
    };
    if (result_places_.empty() || begin >= end) return {};
    const auto first = lower(begin);
    return absl::MakeConstSpan(result_places_).subspan(first - result_places_.begin(), lower(end) - first);
  }

  // Calls Prepare for a node whose formula runs later.
  bool PrepareInPlace(uint32_t position) {
    TapeNode& node = walk_.node(position);
    variable_list grads = TakeGradients(position);
    if (!WithForwardTraceback(node, [&] { return Prepare(position, grads); })) return false;
    std::move(grads.begin(), grads.end(), gradients_.begin() + walk_.first_input(position));
    return true;
  }

  // A callback may queue more callbacks.
  void RunFinalCallbacks() {
    for (size_t i = 0; i < task_.final_callbacks.size(); ++i) {
      const std::function<void()> callback = std::move(task_.final_callbacks[i]);
      callback();
    }
  }

  void Deliver(uint32_t position, uint32_t input_nr, Variable grad) {
    Variable& sum = gradients_[walk_.first_input(position) + input_nr];
    if (grad.defined()) sum = sum.defined() ? Add(sum, grad) : std::move(grad);
  }

  variable_list TakeGradients(uint32_t position) {
    const auto first = gradients_.begin() + walk_.first_input(position);
    const auto last = first + static_cast<int64_t>(walk_.node(position).num_inputs());
    return {std::make_move_iterator(first), std::make_move_iterator(last)};
  }

  // `is_prepared`: the hooks before it have run.
  void RunNode(uint32_t position, bool is_prepared = false) {
    TapeNode& node = walk_.node(position);
    std::optional<TracedOriginGuard> origin;
    if (const TraceRecorder* recorder = TraceRecorder::Current()) {
      origin.emplace(node.creation_stack().Resolve(), static_cast<int64_t>(node.sequence_number()));
      if (walk_.runs(position) && !IsTraceable(node)) recorder->CheckUserCode(node.Name());
    }
    variable_list outputs = WithForwardTraceback(node, [&] { return Evaluate(position, is_prepared); });
    if (outputs.empty()) return;
    if (origin.has_value()) {
      StackTrace stack = *node.creation_stack().Resolve();
      stack.note = "Gradient addition node due to multiple use of tensor around:";
      origin.emplace(std::make_shared<const StackTrace>(std::move(stack)),
                     static_cast<int64_t>(node.sequence_number()));
    }
    for (size_t i = 0; i < outputs.size(); ++i) {
      const uint32_t target = walk_.target(position, i);
      if (target != TapeWalk::kNowhere) Deliver(target, node.next_edge(i).input_nr, std::move(outputs[i]));
    }
  }

  // Runs the hooks that precede the node's formula, and stores the gradients that are results. Returns false if the
  // formula need not run.
  bool Prepare(uint32_t position, variable_list& grads) {
    TapeNode& node = walk_.node(position);
    node.RunTensorHooks(grads);
    for (const ResultPlace& place : ResultsBetween(position, position + 1)) {
      results_[place.result] = grads[place.input_nr];
    }
    if (!walk_.runs(position)) return false;
    if (node.hooks() != nullptr) RunPreHooks(node.hooks()->pre.get(), grads);
    return true;
  }

  // Runs the node. Returns an empty list if none of its gradients is wanted.
  variable_list Evaluate(uint32_t position, bool is_prepared) {
    TapeNode& node = walk_.node(position);
    variable_list grads = TakeGradients(position);
    if (!is_prepared && !Prepare(position, grads)) return {};
    const bool has_post_hooks = node.hooks() != nullptr && node.hooks()->post != nullptr;
    variable_list grad_outputs;
    if (has_post_hooks) grad_outputs = grads;
    variable_list outputs = node(std::move(grads));
    // Post-hooks see gradients of the sizes that the next nodes expect.
    ValidateOutputs(node, outputs);
    if (has_post_hooks) {
      RunPostHooks(node.hooks()->post.get(), outputs, grad_outputs);
      ValidateOutputs(node, outputs);
    }
    if (!task_.keep_graph) node.ReleaseVariables();
    if (AnomalyMode::is_enabled() && AnomalyMode::checks_nan()) CheckNaN(node, outputs);
    return outputs;
  }

  GraphTask& task_;
  TapeWalk& walk_;
  variable_list gradients_;                 // gradients that have arrived, numbered like the walk's inputs
  std::vector<ResultPlace> result_places_;  // by position
  variable_list results_;
};

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
    executor->NoteEngineRun("create_graph: the gradients are recorded on a tape too");
    return nullptr;
  }
  if (AnomalyMode::is_enabled()) {
    executor->NoteEngineRun("anomaly mode");
    return nullptr;
  }
  return executor;
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
  const WalkInUse walk;
  task.walk = &*walk;
  task.walk->Reset(task.roots);
  Engine engine(task);
  if (!inputs.empty() || !accumulate) engine.Restrict(inputs, accumulate);
  return engine.Run(std::move(seeds), accumulate ? 0 : inputs.size(), ExecutorFor(task));
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
        internal::Throw("materialize_grads cannot be used when an input is an edge and receives no gradient");
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
  internal::GraphTask* task = internal::GraphTask::Current();
  if (task == nullptr) internal::Throw("Final callbacks can only be installed during backward pass.");
  internal::CheckCallable(callback);
  if (const auto* recorder = internal::TraceRecorder::Current()) recorder->CheckUserCode("a final callback");
  task->final_callbacks.push_back(std::move(callback));
}

int64_t CurrentGraphTaskId() {
  const internal::GraphTask* task = internal::GraphTask::Current();
  return task == nullptr ? -1 : static_cast<int64_t>(task->id);
}

EdgeList CurrentGraphTaskRoots() {
  const internal::GraphTask* task = internal::GraphTask::Current();
  return task == nullptr ? EdgeList() : task->roots;
}

bool WillRun(TapeNode* node) {
  const internal::GraphTask* task = internal::GraphTask::Current();
  if (task == nullptr) internal::Throw("WillRun can only be called during backward");
  return task->IsWanted(node);
}

}  // namespace backtape
