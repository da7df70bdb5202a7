#ifndef BACKTAPE_JIT_RUN_THREAD_POOL_H_
#define BACKTAPE_JIT_RUN_THREAD_POOL_H_

#include <atomic>
#include <memory>

#include "absl/functional/function_ref.h"

namespace backtape::jit {

// The threads that run the kernels of any number of executables. No other library of Backtape starts threads, except
// mpi/, which starts one to make the calls of MPI.
//
// If a job is submitted while another one is running, its caller executes it alone, so at most the callers and the
// workers are busy. Thread-safe. A child process after fork does not have the parent's workers, and starts its own when
// a job needs them.
class ThreadPool {
 public:
  // `num_threads` counts the caller. The first job that can use the other threads starts them, because a process with a
  // single thread is faster in everything else.
  explicit ThreadPool(int num_threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  // Returns the pool of this many threads that executables without their own pool share. It is destroyed with its last
  // owner.
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
  // Each of n threads begins with its own share, one n-th of the calls, then takes calls from other shares. If
  // consecutive jobs are divided in the same way, a thread therefore reads the data that it wrote itself. Workers run
  // with the default floating-point environment. If calls throw, on any thread, waits for the calls that have begun,
  // may skip the others, and throws one of the exceptions.
  void Run(int count, absl::FunctionRef<void(int)> body);

 private:
  Crew& crew();

  int num_threads_;
  std::atomic<Crew*> crew_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_THREAD_POOL_H_
