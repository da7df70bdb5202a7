#include "backtape/autograd/tape_node.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/anomaly_mode.h"
#include "backtape/autograd/deferred_free.h"
#include "backtape/autograd/graph_task.h"
#include "backtape/autograd/hook_calls.h"
#include "backtape/autograd/packing.h"
#include "backtape/autograd/tracer.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

thread_local constinit TapeNode* current_node = nullptr;
thread_local constinit uint64_t next_sequence_number = 0;

class CurrentNodeGuard {
 public:
  explicit CurrentNodeGuard(TapeNode* node) : previous_(current_node) { current_node = node; }
  ~CurrentNodeGuard() { current_node = previous_; }
  CurrentNodeGuard(const CurrentNodeGuard&) = delete;
  CurrentNodeGuard& operator=(const CurrentNodeGuard&) = delete;

 private:
  TapeNode* previous_;
};

class ReleasingVisitor final : public SavedVisitor {
 public:
  bool released() const { return released_; }

 private:
  void Tensor(SavedVariable& value, bool) override {
    value.Reset();
    released_ = true;
  }
  void Size(const SymInt&) override {}
  void Int(int64_t) override {}
  void Bool(bool) override {}
  void Double(double) override {}
  void String(absl::string_view) override {}
  void Enum(const IValue&) override {}
  void None() override {}
  void BeginList(size_t) override {}
  void EndList() override {}

  bool released_ = false;
};

}  // namespace

TapeNode::~TapeNode() = default;

// A node's members hold other nodes, directly and through saved variables.
void TapeNode::Delete(TapeNode* node) { internal::DeleteInTurn(node); }

void TapeNode::RecordCreation() {
  if (sequence_number_ == kNotNumbered) sequence_number_ = next_sequence_number++;
  // A node made while another program is traced belongs to a line of that.
  const std::shared_ptr<const StackTrace> traced = TracedOriginGuard::CurrentStack();
  creation_stack_ = traced != nullptr ? CallStack::Of(traced) : CallStack::Capture();
  if (AnomalyMode::is_enabled() && current_node != nullptr) anomaly_parent_ = current_node->shared_from_this();
}

std::shared_ptr<TapeNode> AdoptNode(TapeNode* node) {
  std::shared_ptr<TapeNode> handle(node, &TapeNode::Delete);
  node->RecordCreation();
  return handle;
}

uint64_t TapeNode::NextSequenceNumber() { return next_sequence_number; }

TapeNode* CurrentTapeNode() { return current_node; }

void TapeNode::ThrowIndex(const char* what, size_t i, size_t size) const {
  throw Error(absl::OutOfRangeError(
      absl::StrCat(Name(), " has ", size, " ", what, size == 1 ? "" : "s", "; there is no ", what, " ", i)));
}

variable_list TapeNode::operator()(variable_list&& grads) {
  if (grads.size() != num_inputs()) {
    throw Error(absl::InvalidArgumentError(absl::StrCat(Name(), " takes ", num_inputs(),
                                                        num_inputs() == 1 ? " gradient" : " gradients",
                                                        "; it is called with ", grads.size())));
  }
  const CurrentNodeGuard guard(this);
  return Apply(std::move(grads));
}

void TapeNode::ReleaseVariables() {
  const std::lock_guard lock(mutex_);
  ReleasingVisitor visitor;
  VisitSaved(visitor);
  is_released_ = is_released_ || visitor.released();
}

void TapeNode::ReadSaved(SavedVisitor& visitor) {
  const std::lock_guard lock(mutex_);
  CheckNotReleased();
  VisitSaved(visitor);
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
  return static_cast<uint32_t>(input_metadata_.size() - 1);
}

uint32_t TapeNode::AddUndefinedInput() {
  input_metadata_.emplace_back();
  return static_cast<uint32_t>(input_metadata_.size() - 1);
}

Device TapeNode::QueueDevice() const {
  for (const InputMetadata& input : input_metadata_) {
    if (input.is_defined()) return input.device();
  }
  return {};
}

bool TapeNode::ShouldComputeOutput(size_t first, size_t size) const {
  for (size_t i = first; i < first + size; ++i) {
    if (ShouldComputeOutput(i)) return true;
  }
  return false;
}

bool TapeNode::TaskShouldComputeOutput(size_t i) const {
  const Edge& edge = next_edges_[i];
  if (!edge.is_valid()) return false;
  const internal::GraphTask* task = internal::CurrentGraphTask();
  return task == nullptr || task->ShouldExecute(edge.node.get());
}

bool TapeNode::TaskShouldComputeOutput(size_t first, size_t size) const {
  for (size_t i = first; i < first + size; ++i) {
    if (TaskShouldComputeOutput(i)) return true;
  }
  return false;
}

TapeNode::Hooks& TapeNode::mutable_hooks() {
  if (hooks_ == nullptr) hooks_ = std::make_unique<Hooks>();
  return *hooks_;
}

HookHandle TapeNode::RegisterPreHook(NodePreHook hook) {
  CheckCallable(hook);
  std::shared_ptr<HookList<NodePreHook>>& list = mutable_hooks().pre;
  if (list == nullptr) list = std::make_shared<HookList<NodePreHook>>();
  const uint64_t id = list->Add(std::move(hook));
  return {list, id};
}

HookHandle TapeNode::RegisterPostHook(NodePostHook hook) {
  CheckCallable(hook);
  std::shared_ptr<HookList<NodePostHook>>& list = mutable_hooks().post;
  if (list == nullptr) list = std::make_shared<HookList<NodePostHook>>();
  const uint64_t id = list->Add(std::move(hook));
  return {list, id};
}

void TapeNode::RunTensorHooks(variable_list& grads) const {
  if (hooks_ == nullptr) return;
  // Copies: a hook may register hooks on any of the node's outputs. Those of other outputs run from the next time on.
  const auto tensor_hooks = hooks_->tensor;
  for (const auto& [nr, list] : tensor_hooks) RunTensorHookList(*list, grads[nr]);
  const auto retains_grad = hooks_->retains_grad;
  for (const auto& [nr, hook] : retains_grad) {
    if (grads[nr].defined()) hook(grads[nr]);
  }
}

std::vector<std::pair<std::string, IValue>> TapeNode::SavedValues() {
  CheckNotReleased();
  PackingVisitor visitor(shared_from_this());
  VisitSaved(visitor);
  ivalue_list values = visitor.Take();
  std::vector<std::pair<std::string, IValue>> named;
  named.reserve(values.size());
  for (size_t i = 0; i < values.size(); ++i) named.emplace_back(visitor.names()[i], std::move(values[i]));
  return named;
}

}  // namespace backtape
