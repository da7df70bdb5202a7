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
  // `num_threads` counts the caller.
  explicit ThreadPool(int num_threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int num_threads() const { return static_cast<int>(workers_.size()) + 1; }

  // Calls body(i) once for each i in [0, count), on the caller and the workers; returns when all are done.
  void Run(int count, absl::FunctionRef<void(int)> body);

 private:
  using Body = absl::FunctionRef<void(int)>;

  void WorkerLoop();
  void TakeParts(uint64_t job, const Body& body, int count);

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
  std::atomic<bool> stop_{false};
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_THREAD_POOL_H_
