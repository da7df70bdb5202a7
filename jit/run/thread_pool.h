#ifndef BACKTAPE_JIT_RUN_THREAD_POOL_H_
#define BACKTAPE_JIT_RUN_THREAD_POOL_H_

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
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
  explicit ThreadPool(int num_threads);
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

  // Calls body(i) once for each i in [0, count), on the caller and the workers; returns when all are done. Of n threads
  // the t-th begins with its n-th part of them, and takes others' when it is done: of jobs that are cut alike, a thread
  // reads what it wrote itself.
  void Run(int count, absl::FunctionRef<void(int)> body);

 private:
  using Body = absl::FunctionRef<void(int)>;
  static constexpr size_t kLine = 64;  // bytes that caches hand over together

  // Numbers of parts that one thread is to take, and others when it is late.
  struct alignas(kLine) Share {
    std::atomic<int> next{0};
    int end = 0;
  };

  void Start();
  void WakeWorkers();
  void WorkerLoop(int thread);
  void TakeParts(int thread, int num_shares, const Body& body);

  int num_threads_;
  std::once_flag start_once_;
  std::vector<std::thread> workers_;
  std::mutex job_mutex_;  // held by the run that has the workers

  // The current job. Its number goes up with each; odd while one is open. Workers that wait look at nothing else, so
  // what threads count in lies on other lines.
  alignas(kLine) std::atomic<uint64_t> job_{0};
  const Body* body_ = nullptr;
  int num_shares_ = 0;
  alignas(kLine) std::atomic<int> active_{0};  // workers inside the open job
  std::unique_ptr<Share[]> shares_;

  alignas(kLine) std::mutex sleep_mutex_;
  std::condition_variable wake_;
  std::atomic<int> sleepers_{0};
  std::atomic<bool> is_waking_{false};  // sleepers have been told, and none has gone to sleep since
  std::atomic<int> shifts_{0};
  std::atomic<bool> stop_{false};
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_THREAD_POOL_H_
