#include "backtape/jit/run/thread_pool.h"

#include <algorithm>
#include <chrono>

#include "backtape/jit/library/library_call.h"

namespace backtape::jit {
namespace {

// How long a worker looks for the next job before it sleeps: between runs, and during a shift.
constexpr std::chrono::microseconds kSpinTime(50);
constexpr std::chrono::microseconds kSpinTimeOfShift(1000);

void Pause() { __builtin_ia32_pause(); }

}  // namespace

ThreadPool::ThreadPool(int num_threads)
    : num_threads_(num_threads), shares_(std::make_unique<Share[]>(static_cast<size_t>(std::max(num_threads, 1)))) {}

void ThreadPool::Start() {
  std::call_once(start_once_, [this] {
    for (int i = 1; i < num_threads_; ++i) workers_.emplace_back([this, i] { WorkerLoop(i); });
  });
}

void ThreadPool::WakeWorkers() {
  if (sleepers_ == 0 || is_waking_.exchange(true)) return;
  { const std::lock_guard<std::mutex> lock(sleep_mutex_); }
  wake_.notify_all();
}

ThreadPool::Shift::Shift(ThreadPool& pool) : pool_(pool) {
  ++pool_.shifts_;
  pool_.Start();
  pool_.WakeWorkers();
}

ThreadPool::~ThreadPool() {
  {
    const std::lock_guard<std::mutex> lock(sleep_mutex_);
    stop_ = true;
  }
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

void ThreadPool::TakeParts(int thread, int num_shares, const Body& body) {
  for (int s = 0; s < num_shares; ++s) {
    Share& share = shares_[static_cast<size_t>((thread + s) % num_shares)];
    if (share.next >= share.end) continue;
    for (int i = share.next.fetch_add(1); i < share.end; i = share.next.fetch_add(1)) body(i);
  }
}

void ThreadPool::Run(int count, absl::FunctionRef<void(int)> body) {
  std::unique_lock<std::mutex> job_lock(job_mutex_, std::defer_lock);
  if (count <= 1 || num_threads_ <= 1 || !job_lock.try_lock()) {
    for (int i = 0; i < count; ++i) body(i);
    return;
  }
  Start();
  const int num_shares = std::min(count, num_threads_);
  for (int64_t s = 0; s < num_shares; ++s) {
    shares_[s].next.store(static_cast<int>(count * s / num_shares), std::memory_order_relaxed);
    shares_[s].end = static_cast<int>(count * (s + 1) / num_shares);
  }
  body_ = &body;
  num_shares_ = num_shares;
  job_.fetch_add(1);
  WakeWorkers();
  TakeParts(0, num_shares, body);
  // Closed: no worker enters any more; those inside finish their parts.
  job_.fetch_add(1);
  while (active_ > 0) Pause();
}

void ThreadPool::WorkerLoop(int thread) {
  const SingleThreadScope single_thread;
  uint64_t seen = 0;
  auto idle_since = std::chrono::steady_clock::now();
  while (!stop_) {
    uint64_t job = job_;
    if (job == seen || job % 2 == 0) {
      for (int i = 0; i < 64 && job_ == job && !stop_; ++i) Pause();
      if (std::chrono::steady_clock::now() - idle_since < (shifts_ > 0 ? kSpinTimeOfShift : kSpinTime)) continue;
      std::unique_lock<std::mutex> lock(sleep_mutex_);
      is_waking_ = false;
      ++sleepers_;
      wake_.wait(lock, [&] { return stop_ || is_waking_; });
      --sleepers_;
      idle_since = std::chrono::steady_clock::now();
      continue;
    }
    // Entered first, then looked again: when the job was closed in between, its fields may be those of the next.
    ++active_;
    if (job_ == job) TakeParts(thread, num_shares_, *body_);
    --active_;
    seen = job;
    idle_since = std::chrono::steady_clock::now();
  }
}

}  // namespace backtape::jit
