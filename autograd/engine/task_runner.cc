#include "backtape/autograd/engine/task_runner.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

#include "backtape/autograd/engine/anomaly_traceback.h"
#include "backtape/autograd/engine/validate_outputs.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/tape/hook_calls.h"
#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {

void TaskRunner::Restrict(const EdgeList& inputs, bool accumulate) {
  task_.is_restricted = true;
  std::vector<std::pair<TapeNode*, bool>> nodes;
  for (const Edge& input : inputs) {
    input.node->input_metadata(input.input_nr);  // throws if there is no such input
    nodes.emplace_back(input.node.get(), accumulate);
  }
  walk_.Restrict(nodes);
  if (accumulate) return;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const uint32_t position = walk_.PositionOf(inputs[i].node.get());
    if (position == TapeWalk::kNowhere) continue;
    result_places_.push_back({.position = position, .input_nr = inputs[i].input_nr, .result = i});
  }
  std::stable_sort(result_places_.begin(), result_places_.end(),
                   [](const ResultPlace& a, const ResultPlace& b) { return a.position < b.position; });
}

variable_list TaskRunner::Run(variable_list seeds, size_t num_results, PieceExecutor* executor) {
  results_.resize(num_results);
  gradients_.resize(walk_.num_inputs());
  const RunningTaskGuard guard(task_);
  const GradModeGuard grad_mode(task_.create_graph);
  for (size_t i = 0; i < task_.roots.size(); ++i) {
    const Edge& root = task_.roots[i];
    const uint32_t position = walk_.PositionOf(root.node.get());
    if (walk_.is_wanted(position)) {
      Deliver(position, root.input_nr, std::move(seeds[i]));
    } else if (task_.roots.size() == 1) {
      // No requested gradient depends on the root, but as in PyTorch its tensor hooks run if it is the only root.
      variable_list grads(root.node->num_inputs());
      grads[root.input_nr] = std::move(seeds[i]);
      const CurrentNodeGuard current(root.node.get());
      root.node->RunTensorHooks(grads);
    }
  }
  if (executor != nullptr) {
    RunPieces(*executor->BeginBackward());
  } else {
    // As in PyTorch, a traced graph computes all gradients; passes remove those that are not used.
    const bool may_skip = task_.is_restricted && TraceRecorder::Current() == nullptr && !AnomalyMode::is_enabled();
    if (may_skip && !HasUserCode()) walk_.FindUnusedValues();
    RunNodes(0, static_cast<uint32_t>(walk_.size()));
  }
  RunFinalCallbacks();
  return std::move(results_);
}

bool TaskRunner::HasUserCode() const {
  for (size_t position = 0; position < walk_.size(); ++position) {
    if (!walk_.is_wanted(position)) continue;
    TapeNode& node = walk_.node(position);
    if (HasHooksBefore(node) || IsForEngine(node) || (walk_.runs(position) && node.HasPackedValues())) return true;
  }
  return false;
}

void TaskRunner::RunNodes(uint32_t begin, uint32_t end) {
  const bool has_unused_values = walk_.has_unused_values();
  for (uint32_t position = begin; position < end; ++position) {
    if (!walk_.is_wanted(position)) continue;
    // A requested node accumulates its gradient or returns it, even if no later node uses the gradient.
    if (has_unused_values && walk_.runs(position) && !walk_.is_requested(position)) {
      RunWithUnusedValues(position);
    } else {
      RunNode(position);
    }
  }
}

void TaskRunner::RunPieces(PieceRun& run) {
  const auto size = static_cast<uint32_t>(walk_.size());
  bool is_first = true;
  uint32_t position = 0;
  while (position < size) {
    if (!walk_.is_wanted(position)) {
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
    TapePiece piece = PieceAt(position, end, is_prepared);
    piece.excludes_leaves = extent.may_run_user_code;
    if (!extent.has_formulas || !RunCompiled(run, piece)) {
      RunNode(position, is_prepared);
      RunNodes(position + 1, end);
    } else if (piece.excludes_leaves) {
      for (uint32_t leaf = position; leaf < end; ++leaf) {
        if (walk_.is_wanted(leaf) && !piece.Includes(leaf)) RunNode(leaf, is_prepared && leaf == position);
      }
    }
    position = end;
  }
  run.Finish();
}

bool TaskRunner::RunCompiled(PieceRun& run, TapePiece& piece) {
  const auto run_piece = [&] { return run.RunPiece(piece, absl::MakeSpan(gradients_), results_, task_.keep_graph); };
  if (log_ == nullptr) return run_piece();
  const auto start = std::chrono::steady_clock::now();
  if (!run_piece()) return false;
  const auto time = std::chrono::steady_clock::now() - start;
  std::vector<const TapeNode*> nodes;
  for (uint32_t position = piece.begin; position < piece.end; ++position) {
    if (walk_.runs(position) && piece.Includes(position)) nodes.push_back(&walk_.node(position));
  }
  log_->AddPiece(nodes, std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
  return true;
}

TaskRunner::PieceExtent TaskRunner::ExtentOfPiece(uint32_t begin, bool is_begun) const {
  PieceExtent extent{.end = begin};
  for (; extent.end < walk_.size(); ++extent.end) {
    if (!walk_.is_wanted(extent.end)) continue;
    TapeNode& node = walk_.node(extent.end);
    if (IsForEngine(node)) break;
    const bool needs_engine = HasHooksBefore(node) || (walk_.runs(extent.end) && node.HasPackedValues());
    if (needs_engine && !(extent.end == begin && is_begun)) break;
    extent.has_formulas = extent.has_formulas || HasFormula(node);
    extent.may_run_user_code = extent.may_run_user_code || node.may_run_user_code();
  }
  return extent;
}

TapePiece TaskRunner::PieceAt(uint32_t begin, uint32_t end, bool is_prepared) const {
  return {.walk = &walk_,
          .begin = begin,
          .end = end,
          .is_prepared = is_prepared,
          .gradients = gradients_,
          .results = ResultsBetween(begin + (is_prepared ? 1 : 0), end)};
}

absl::Span<const ResultPlace> TaskRunner::ResultsBetween(uint32_t begin, uint32_t end) const {
  const auto lower = [this](uint32_t position) {
    return std::lower_bound(result_places_.begin(), result_places_.end(), position,
                            [](const ResultPlace& place, uint32_t p) { return place.position < p; });
  };
  if (result_places_.empty() || begin >= end) return {};
  const auto first = lower(begin);
  return absl::MakeConstSpan(result_places_).subspan(first - result_places_.begin(), lower(end) - first);
}

bool TaskRunner::PrepareInPlace(uint32_t position) {
  TapeNode& node = walk_.node(position);
  const CurrentNodeGuard current(&node);
  variable_list grads = TakeGradients(position);
  if (!WithForwardTraceback(node, [&] { return Prepare(position, grads); })) return false;
  std::move(grads.begin(), grads.end(), gradients_.begin() + walk_.first_input(position));
  return true;
}

void TaskRunner::RunFinalCallbacks() {
  for (size_t i = 0; i < task_.final_callbacks.size(); ++i) {
    const std::function<void()> callback = std::move(task_.final_callbacks[i]);
    callback();
  }
}

void TaskRunner::Deliver(uint32_t position, uint32_t input_nr, Variable grad) {
  Variable& sum = gradients_[walk_.first_input(position) + input_nr];
  if (sum.defined() && !walk_.uses_values(position)) return;
  if (grad.defined()) sum = sum.defined() ? Add(sum, grad) : std::move(grad);
}

absl::Span<Variable> TaskRunner::GradientsOf(uint32_t position) {
  return absl::MakeSpan(gradients_).subspan(walk_.first_input(position), walk_.node(position).num_inputs());
}

variable_list TaskRunner::TakeGradients(uint32_t position) {
  const absl::Span<Variable> gradients = GradientsOf(position);
  return {std::make_move_iterator(gradients.begin()), std::make_move_iterator(gradients.end())};
}

Variable TaskRunner::UnusedValue(const InputMetadata& type) {
  absl::StatusOr<Tensor> tensor = Tensor::TryEmpty(type.sizes(), type.dtype());
  if (!tensor.ok()) throw Error(tensor.status());
  return *std::move(tensor);
}

void TaskRunner::RunWithUnusedValues(uint32_t position) {
  TapeNode& node = walk_.node(position);
  if (node.IsUserFunction() || node.MayReject()) return RunNode(position);
  const absl::Span<const Variable> grads = GradientsOf(position);
  const bool any_defined = std::any_of(grads.begin(), grads.end(), [](const Variable& grad) { return grad.defined(); });
  bool runs = false;
  for (size_t i = 0; i < node.num_outputs(); ++i) {
    const uint32_t target = walk_.target(position, i);
    if (target == TapeWalk::kNowhere) continue;
    if (walk_.uses_values(target)) {
      runs = true;
    } else if (any_defined) {
      const uint32_t input_nr = node.next_edge(i).input_nr;
      Deliver(target, input_nr, UnusedValue(walk_.node(target).input_metadata(input_nr)));
    }
  }
  // A node that does not run is checked by CheckMayRun instead. The node of a compiled function (no functional form)
  // always runs, because CheckMayRun would also reject writes to saved tensors that its backward does not read.
  if (runs || node.functional_ivalue() == nullptr) return RunNode(position);
  node.CheckMayRun();
  if (!task_.keep_graph) node.ReleaseVariables();
  for (Variable& grad : GradientsOf(position)) grad = Variable();
}

void TaskRunner::RunNode(uint32_t position, bool is_prepared) {
  TapeNode& node = walk_.node(position);
  const CurrentNodeGuard current(&node);
  std::optional<TracedOriginGuard> origin;
  if (const TraceRecorder* recorder = TraceRecorder::Current()) {
    origin.emplace(node.creation_stack().Resolve(), static_cast<int64_t>(node.creation_number()));
    if (walk_.runs(position) && !IsTraceable(node)) recorder->CheckUserCode(node.Name());
  }
  variable_list outputs = WithForwardTraceback(node, [&] { return Evaluate(position, is_prepared); });
  if (outputs.empty()) return;
  if (origin.has_value()) {
    StackTrace stack = *node.creation_stack().Resolve();
    stack.note = "Gradient addition node due to multiple use of tensor around:";
    origin.emplace(std::make_shared<const StackTrace>(std::move(stack)), static_cast<int64_t>(node.creation_number()));
  }
  for (size_t i = 0; i < outputs.size(); ++i) {
    const uint32_t target = walk_.target(position, i);
    if (target != TapeWalk::kNowhere) Deliver(target, node.next_edge(i).input_nr, std::move(outputs[i]));
  }
}

bool TaskRunner::Prepare(uint32_t position, variable_list& grads) {
  TapeNode& node = walk_.node(position);
  node.RunTensorHooks(grads);
  for (const ResultPlace& place : ResultsBetween(position, position + 1)) {
    results_[place.result] = grads[place.input_nr];
  }
  if (!walk_.runs(position)) return false;
  if (node.hooks() != nullptr) RunPreHooks(node.hooks()->pre.list(), grads);
  return true;
}

variable_list TaskRunner::Evaluate(uint32_t position, bool is_prepared) {
  TapeNode& node = walk_.node(position);
  variable_list grads = TakeGradients(position);
  if (!is_prepared && !Prepare(position, grads)) return {};
  const bool has_post_hooks = node.hooks() != nullptr && node.hooks()->post.list() != nullptr;
  variable_list grad_outputs;
  if (has_post_hooks) grad_outputs = grads;
  variable_list outputs = log_ == nullptr ? node(std::move(grads)) : log_->Run(node, std::move(grads));
  // Post-hooks see gradients of the sizes that the next nodes expect.
  ValidateOutputs(node, outputs);
  if (has_post_hooks) {
    RunPostHooks(node.hooks()->post.list(), outputs, grad_outputs);
    ValidateOutputs(node, outputs);
  }
  if (!task_.keep_graph) node.ReleaseVariables();
  if (AnomalyMode::is_enabled() && AnomalyMode::checks_nan()) {
    if (const auto* recorder = TraceRecorder::Current()) recorder->CheckEffect("checks gradients for NaNs");
    CheckNaN(node, outputs);
  }
  return outputs;
}

}  // namespace backtape::internal
