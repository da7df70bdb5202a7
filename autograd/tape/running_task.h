#ifndef BACKTAPE_AUTOGRAD_TAPE_RUNNING_TASK_H_
#define BACKTAPE_AUTOGRAD_TAPE_RUNNING_TASK_H_

namespace backtape {

class TapeNode;

namespace internal {

// A running backward, as tape nodes see it. GraphTask (autograd/engine/graph_task.h) is the only
// implementation.
class RunningTask {
 public:
  // The current thread's innermost task; null outside of backward.
  static RunningTask* Current();

  // Whether the task wants the gradient for this node; with `for_its_values`, only if a result depends on its elements.
  virtual bool ShouldExecute(const TapeNode* node, bool for_its_values) const = 0;

 protected:
  ~RunningTask() = default;

 private:
  friend class RunningTaskGuard;
  RunningTask* outer_ = nullptr;  // the enclosing backward, if this one is nested
};

// Makes a task the thread's innermost for a scope.
class RunningTaskGuard {
 public:
  explicit RunningTaskGuard(RunningTask& task);
  ~RunningTaskGuard();
  RunningTaskGuard(const RunningTaskGuard&) = delete;
  RunningTaskGuard& operator=(const RunningTaskGuard&) = delete;
};

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_RUNNING_TASK_H_
