#ifndef BACKTAPE_JIT_RUN_THREAD_POOL_H_
#define BACKTAPE_JIT_RUN_THREAD_POOL_H_

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "absl/functional/function_ref.h"

namespace backtape::jit {

// The threads of one executable, for its own kernels and the library's alike: nothing else starts any. A job that comes
// while another run's is under way is done by its caller alone, so there are never more busy threads than runs and
// workers together.
class ThreadPool {
 public:
  // `num_threads` counts the caller. The others are started by the first job that can use them: a process with one
  // thread is faster in all else.
  explicit ThreadPool(int num_threads) : num_threads_(num_threads) {}
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int num_threads() const { return num_threads_; }

  // A stretch of work with jobs in it. It wakes workers that sleep, which takes them longer than a small job, and keeps
  // them awake from one job to the next; its jobs wake nobody.
  class Shift {
   public:
    explicit Shift(ThreadPool& pool);
    ~Shift() { --pool_.shifts_; }
    Shift(const Shift&) = delete;
    Shift& operator=(const Shift&) = delete;

   private:
    ThreadPool& pool_;
  };

  // Calls body(i) once for each i in [0, count), on the caller and the workers; returns when all are done.
  void Run(int count, absl::FunctionRef<void(int)> body);

 private:
  using Body = absl::FunctionRef<void(int)>;

  void Start();
  void WakeWorkers();
  void WorkerLoop();
  void TakeParts(uint64_t job, const Body& body, int count);

  int num_threads_;
  std::once_flag start_once_;
  std::vector<std::thread> workers_;
  std::mutex job_mutex_;  // held by the run that has the workers

  // The current job. Its number goes up with each; odd while one is open.
  std::atomic<uint64_t> job_{0};
  const Body* body_ = nullptr;
  int count_ = 0;
  std::atomic<int> next_{0};
  std::atomic<int> active_{0};  // workers inside the open job

  std::mutex sleep_mutex_;
  std::condition_variable wake_;
  std::atomic<int> sleepers_{0};
  std::atomic<bool> is_waking_{false};  // sleepers have been told, and none has gone to sleep since
  std::atomic<int> shifts_{0};
  std::atomic<bool> stop_{false};
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_THREAD_POOL_H_
