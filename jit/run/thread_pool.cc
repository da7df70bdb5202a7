#include "backtape/jit/run/thread_pool.h"

#include <pthread.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/tensor/float_environment.h"

namespace backtape::jit {
namespace {

// How long a worker that waits for a job spins before it sleeps: outside of shifts (ThreadPool::Shift), and during a
// shift.
constexpr std::chrono::microseconds kSpinTime(50);
constexpr std::chrono::microseconds kSpinTimeOfShift(1000);

void Pause() { __builtin_ia32_pause(); }

// The number of forks between the first process and this one.
std::atomic<uint64_t>& Generation() {
  static constinit std::atomic<uint64_t> generation{0};
  return generation;
}

void CountForks() {
  static std::once_flag once;
  std::call_once(once, [] { pthread_atfork(nullptr, nullptr, [] { Generation().fetch_add(1); }); });
}

}  // namespace

// The workers of one process, and the state that they share with callers.
class ThreadPool::Crew {
 public:
  explicit Crew(int num_threads)
      : generation_(Generation()), num_threads_(num_threads), shares_(static_cast<size_t>(std::max(num_threads, 1))) {}
  // Stops and joins the workers.
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // Whether this process created the crew. A child process must not even destroy its parent's crew: it would wait for
  // threads that it does not have.
  bool is_of_this_process() const { return generation_ == Generation().load(std::memory_order_relaxed); }

  void BeginShift();
  void EndShift() { --shifts_; }
  void Run(int count, absl::FunctionRef<void(int)> body);

 private:
  using Body = absl::FunctionRef<void(int)>;
  static constexpr size_t kLine = 64;  // bytes of a cache line

  // The range of parts of one thread, from which other threads take parts when they have finished their own.
  struct alignas(kLine) Share {
    std::atomic<int> next{0};
    int end = 0;
  };

  void Start();
  void WakeWorkers();
  void WorkerLoop(int thread);
  void TakeParts(int thread, int num_shares, const Body& body) noexcept;

  const uint64_t generation_;
  const int num_threads_;
  std::once_flag start_once_;
  std::vector<std::thread> workers_;
  std::mutex job_mutex_;  // held by the run that uses the workers

  // The number of the current job: odd while a job is open, even between jobs. Waiting workers read only this, so the
  // counters that busy threads write are on other cache lines.
  alignas(kLine) std::atomic<uint64_t> job_{0};
  const Body* body_ = nullptr;
  int num_shares_ = 0;
  alignas(kLine) std::atomic<int> active_{0};  // workers inside the open job
  std::vector<Share> shares_;

  std::mutex failure_mutex_;
  std::exception_ptr failure_;  // the first exception of the open job

  alignas(kLine) std::mutex sleep_mutex_;
  std::condition_variable wake_;
  std::atomic<int> sleepers_{0};
  std::atomic<bool> is_waking_{false};  // sleepers have been notified, and none has gone to sleep since
  std::atomic<int> shifts_{0};
  std::atomic<bool> stop_{false};
};

ThreadPool::Crew::~Crew() {
  {
    const std::lock_guard<std::mutex> lock(sleep_mutex_);
    stop_ = true;
  }
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

void ThreadPool::Crew::Start() {
  std::call_once(start_once_, [this] {
    // If the system has no more threads or memory, the workers that exist take the remaining shares.
    try {
      workers_.reserve(static_cast<size_t>(std::max(num_threads_ - 1, 0)));
      for (int i = 1; i < num_threads_; ++i) workers_.emplace_back([this, i] { WorkerLoop(i); });
    } catch (const std::system_error&) {
      return;
    } catch (const std::bad_alloc&) {
      return;
    }
  });
}

void ThreadPool::Crew::WakeWorkers() {
  if (sleepers_ == 0 || is_waking_.exchange(true)) return;
  { const std::lock_guard<std::mutex> lock(sleep_mutex_); }
  wake_.notify_all();
}

void ThreadPool::Crew::BeginShift() {
  ++shifts_;
  Start();
  WakeWorkers();
}

void ThreadPool::Crew::TakeParts(int thread, int num_shares, const Body& body) noexcept {
  try {
    for (int s = 0; s < num_shares; ++s) {
      Share& share = shares_[static_cast<size_t>((thread + s) % num_shares)];
      if (share.next >= share.end) continue;
      for (int i = share.next.fetch_add(1); i < share.end; i = share.next.fetch_add(1)) body(i);
    }
  } catch (...) {
    const std::lock_guard<std::mutex> lock(failure_mutex_);
    if (failure_ == nullptr) failure_ = std::current_exception();
  }
}

void ThreadPool::Crew::Run(int count, absl::FunctionRef<void(int)> body) {
  const std::unique_lock<std::mutex> job_lock(job_mutex_, std::try_to_lock);
  if (!job_lock.owns_lock()) {
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
  // Closes the job: no more workers enter it, and those inside finish their parts.
  job_.fetch_add(1);
  while (active_ > 0) Pause();
  if (failure_ != nullptr) [[unlikely]] {
    std::rethrow_exception(std::exchange(failure_, nullptr));
  }
}

void ThreadPool::Crew::WorkerLoop(int thread) {
  const SingleThreadScope single_thread;
  const DefaultFloatEnvironment float_environment;  // a new thread inherits that of its creator
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
    // Checks the job number again after entering: if the job was closed in between, the fields may already be those of
    // the next job.
    ++active_;
    if (job_ == job) TakeParts(thread, num_shares_, *body_);
    --active_;
    seen = job;
    idle_since = std::chrono::steady_clock::now();
  }
}

ThreadPool::ThreadPool(int num_threads) : num_threads_(num_threads) {
  CountForks();
  crew_ = new Crew(num_threads);
}

ThreadPool::~ThreadPool() {
  Crew* const crew = crew_;
  if (crew->is_of_this_process()) delete crew;
}

std::shared_ptr<ThreadPool> ThreadPool::Shared(int num_threads) {
  static std::mutex mutex;
  static auto& pools = *new absl::flat_hash_map<int, std::weak_ptr<ThreadPool>>();
  const std::lock_guard<std::mutex> lock(mutex);
  std::weak_ptr<ThreadPool>& known = pools[num_threads];
  std::shared_ptr<ThreadPool> pool = known.lock();
  if (pool == nullptr) {
    pool = std::make_shared<ThreadPool>(num_threads);
    known = pool;
  }
  return pool;
}

ThreadPool::Crew& ThreadPool::crew() {
  Crew* crew = crew_.load(std::memory_order_acquire);
  if (crew->is_of_this_process()) [[likely]] {
    return *crew;
  }
  // This is the first call after a fork. Several threads of the child may get here at the same time.
  auto own = std::make_unique<Crew>(num_threads_);
  if (crew_.compare_exchange_strong(crew, own.get())) return *own.release();
  return *crew;
}

ThreadPool::Shift::Shift(ThreadPool& pool) : crew_(pool.crew()) { crew_.BeginShift(); }
ThreadPool::Shift::~Shift() { crew_.EndShift(); }

void ThreadPool::Run(int count, absl::FunctionRef<void(int)> body) {
  if (count <= 1 || num_threads_ <= 1) {
    for (int i = 0; i < count; ++i) body(i);
    return;
  }
  crew().Run(count, body);
}

}  // namespace backtape::jit
