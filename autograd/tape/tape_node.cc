#include "backtape/autograd/tape/tape_node.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/origin/sequence_number.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/tape/hook_calls.h"
#include "backtape/autograd/tape/running_task.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/autograd/variable/deferred_free.h"
#include "backtape/tensor/error.h"

namespace backtape {
TapeNode::~TapeNode() { delete hooks_.load(std::memory_order_relaxed); }

// A node's members own other nodes, directly and through saved variables.
void TapeNode::Delete(TapeNode* node) { internal::DeleteInTurn(node); }

void TapeNode::RecordCreation() {
  if (creation_number_ == kNotNumbered) sequence_number_ = creation_number_ = internal::TakeSequenceNumber();
  // A TracedOriginGuard states the call stack that this node belongs to; without one, it is the current stack.
  const TracedOriginGuard::Origin* traced = TracedOriginGuard::Current();
  const bool has_traced_stack = traced != nullptr && traced->stack != nullptr;
  creation_stack_ = has_traced_stack ? CallStack::Of(traced->stack) : CallStack::Capture();
  if (!AnomalyMode::is_enabled()) return;
  if (TapeNode* const parent = CurrentTapeNode()) anomaly_parent_ = parent->shared_from_this();
}

std::shared_ptr<TapeNode> AdoptNode(TapeNode* node) {
  std::shared_ptr<TapeNode> handle(node, &TapeNode::Delete);
  node->RecordCreation();
  return handle;
}

uint64_t TapeNode::NextSequenceNumber() { return internal::NextSequenceNumber(); }

void TapeNode::ThrowIndex(const char* what, size_t i, size_t size) const {
  throw Error(absl::OutOfRangeError(
      absl::StrCat(Name(), " has ", size, " ", what, size == 1 ? "" : "s", "; there is no ", what, " ", i)));
}

variable_list TapeNode::operator()(variable_list&& grads) {
  if (grads.size() != num_inputs()) {
    throw Error(absl::InvalidArgumentError(absl::StrCat(
        Name(), " takes ", num_inputs(), num_inputs() == 1 ? " gradient" : " gradients", "; found ", grads.size())));
  }
  const internal::CurrentNodeGuard guard(this);
  return Apply(std::move(grads));
}

void TapeNode::ReadSaved(SavedVisitor& visitor) {
  const std::lock_guard lock(mutex_);
  CheckNotReleased();
  VisitSaved(visitor);
}

void TapeNode::ReadGraphInputs(SavedVisitor& visitor) {
  const std::lock_guard lock(mutex_);
  CheckNotReleased();
  VisitGraphInputs(visitor);
}

void TapeNode::CheckNotReleased() const {
  if (!is_released_) return;
  throw Error(absl::FailedPreconditionError(
      absl::StrCat("Trying to backward through the graph a second time (or directly access saved tensors after they "
                   "have already been freed). Saved intermediate values of the graph are freed when you call "
                   "backward() or Grad(). Specify retain_graph = true if you need to backward through the graph a "
                   "second time. The node is ",
                   Name(), ".")));
}

uint32_t TapeNode::AddInputMetadata(const Variable& output) {
  input_metadata_.emplace_back(output);
  return LastInput();
}

uint32_t TapeNode::AddInputMetadata(const TensorType& output) {
  input_metadata_.emplace_back(output);
  return LastInput();
}

uint32_t TapeNode::LastInput() {
  is_on_cpu_ = is_on_cpu_ && input_metadata_.back().is_on_cpu();
  return static_cast<uint32_t>(input_metadata_.size() - 1);
}

const Device& TapeNode::device() const {
  for (const InputMetadata& input : input_metadata_) {
    if (input.is_defined() && !input.is_on_cpu()) return input.device();
  }
  static const auto* const kCpu = new Device;
  return *kCpu;
}

uint32_t TapeNode::AddUndefinedInput() {
  input_metadata_.emplace_back();
  return static_cast<uint32_t>(input_metadata_.size() - 1);
}

bool TapeNode::TaskShouldComputeOutput(size_t i) const {
  const Edge& edge = next_edges_[i];
  if (!edge.is_valid()) return false;
  const internal::RunningTask* task = internal::RunningTask::Current();
  return task == nullptr || task->ShouldExecute(edge.node.get(), /*for_its_values=*/!MayReject());
}

std::vector<bool> TapeNode::TaskNeededOutputs() const {
  std::vector<bool> needed;
  for (size_t i = 0; i < num_outputs(); ++i) needed.push_back(TaskShouldComputeOutput(i));
  return needed;
}

NodeHooks& TapeNode::mutable_hooks() {
  NodeHooks* hooks = hooks_.load(std::memory_order_acquire);
  if (hooks != nullptr) return *hooks;
  auto made = std::make_unique<NodeHooks>();
  // Another thread may be faster; then `hooks` becomes its object.
  return hooks_.compare_exchange_strong(hooks, made.get(), std::memory_order_acq_rel) ? *made.release() : *hooks;
}

HookHandle TapeNode::RegisterPreHook(NodePreHook hook) {
  internal::CheckCallable(hook);
  return mutable_hooks().pre.Add(std::move(hook));
}

HookHandle TapeNode::RegisterPostHook(NodePostHook hook) {
  internal::CheckCallable(hook);
  return mutable_hooks().post.Add(std::move(hook));
}

void TapeNode::RunTensorHooks(variable_list& grads) const {
  const NodeHooks* const hooks = this->hooks();
  if (hooks == nullptr) return;
  // Hooks that these hooks register on any of the node's outputs first run in the next backward.
  const NodeHooks::TensorHookLists tensor_hooks = hooks->tensor();
  for (const auto& [nr, list] : tensor_hooks) internal::RunTensorHooks(*list, grads[nr]);
  const NodeHooks::RetainsGradHooks retains_grad = hooks->retains_grad();
  for (const auto& [nr, hook] : retains_grad) {
    if (grads[nr].defined()) hook(grads[nr]);
  }
}

}  // namespace backtape
