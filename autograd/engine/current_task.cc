// The functions of engine.h about the backward that the thread is running.
#include <utility>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/graph_task.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

[[noreturn]] void ThrowNotRunning(absl::string_view message) { throw Error(absl::InvalidArgumentError(message)); }

}  // namespace

void QueueFinalCallback(std::function<void()> callback) {
  internal::GraphTask* task = internal::GraphTask::Current();
  if (task == nullptr) ThrowNotRunning("Final callbacks can only be installed during backward pass.");
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

std::vector<std::shared_ptr<TapeNode>> CurrentGraphTaskExecutionOrder() {
  std::vector<std::shared_ptr<TapeNode>> order;
  const internal::GraphTask* task = internal::GraphTask::Current();
  if (task == nullptr) return order;
  const internal::TapeWalk& walk = *task->walk;
  for (size_t position = 0; position < walk.size(); ++position) {
    if (walk.is_reached(position)) order.push_back(walk.node(position).shared_from_this());
  }
  return order;
}

bool WillRun(TapeNode* node) {
  const internal::GraphTask* task = internal::GraphTask::Current();
  if (task == nullptr) ThrowNotRunning("WillRun can only be called during backward");
  return task->IsWanted(node);
}

}  // namespace backtape
