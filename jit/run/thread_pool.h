#ifndef BACKTAPE_JIT_RUN_THREAD_POOL_H_
#define BACKTAPE_JIT_RUN_THREAD_POOL_H_

#include <atomic>
#include <memory>

#include "absl/functional/function_ref.h"

namespace backtape::jit {

// The threads that run the kernels of any number of executables; no other code in Backtape starts threads. If a job is
// submitted while another one is running, its caller executes it alone, so the busy threads are at most the callers and
// the workers. Thread-safe. A child process after fork does not have the parent's workers, and starts its own when a
// job needs them.
class ThreadPool {
 public:
  // `num_threads` counts the caller. The others are started by the first job that can use them, because a process with
  // one thread is faster in everything else.
  explicit ThreadPool(int num_threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  // Returns the pool of this many threads that executables without their own pool share. It ends with its last owner.
  static std::shared_ptr<ThreadPool> Shared(int num_threads);

  int num_threads() const { return num_threads_; }

 private:
  class Crew;

 public:
  // A period with several jobs. Its start wakes sleeping workers, and they stay awake between its jobs: waking a worker
  // takes longer than a small job.
  class Shift {
   public:
    explicit Shift(ThreadPool& pool);
    ~Shift();
    Shift(const Shift&) = delete;
    Shift& operator=(const Shift&) = delete;

   private:
    Crew& crew_;
  };

  // Calls body(i) once for each i in [0, count), on the caller and the workers, and returns when all calls are done.
  // Each of n threads begins with its own one of n equal shares, then takes parts of other shares. A thread therefore
  // reads what it wrote itself if jobs are divided equally. Workers run with the default floating-point environment.
  void Run(int count, absl::FunctionRef<void(int)> body);

 private:
  Crew& crew();

  int num_threads_;
  std::atomic<Crew*> crew_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_THREAD_POOL_H_
