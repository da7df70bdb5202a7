#include "backtape/autograd/tape/running_task.h"

namespace backtape::internal {
namespace {

thread_local constinit RunningTask* current_task = nullptr;

}  // namespace

RunningTask* RunningTask::Current() { return current_task; }

RunningTaskGuard::RunningTaskGuard(RunningTask& task) {
  task.outer_ = current_task;
  current_task = &task;
}
RunningTaskGuard::~RunningTaskGuard() { current_task = current_task->outer_; }

}  // namespace backtape::internal
