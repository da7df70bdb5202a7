#ifndef BACKTAPE_JIT_RUN_STEP_TIMER_H_
#define BACKTAPE_JIT_RUN_STEP_TIMER_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <vector>

namespace backtape::jit {

// The least time that each step took in any run, which other programs disturb least; several threads may run at once.
class StepTimer {
 public:
  explicit StepTimer(size_t num_steps) : nanoseconds_(num_steps) {
    for (std::atomic<int64_t>& least : nanoseconds_) least = kNever;
  }

  // Of one run: the time since its last step.
  class Run {
   public:
    explicit Run(StepTimer* timer) : timer_(timer) {
      if (timer_ != nullptr) last_ = Clock::now();
    }
    void StepDone(size_t step) {
      if (timer_ == nullptr) return;
      const Clock::time_point now = Clock::now();
      const int64_t took = std::chrono::duration_cast<std::chrono::nanoseconds>(now - last_).count();
      std::atomic<int64_t>& least = timer_->nanoseconds_[step];
      for (int64_t old = least; took < old && !least.compare_exchange_weak(old, took);) continue;
      last_ = now;
    }

   private:
    using Clock = std::chrono::steady_clock;
    StepTimer* timer_;
    Clock::time_point last_;
  };

  // -1 before the first run.
  double Microseconds(size_t step) const {
    return nanoseconds_[step] == kNever ? -1 : static_cast<double>(nanoseconds_[step]) / 1000;
  }

 private:
  static constexpr int64_t kNever = std::numeric_limits<int64_t>::max();
  std::vector<std::atomic<int64_t>> nanoseconds_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_STEP_TIMER_H_
