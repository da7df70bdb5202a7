#ifndef BACKTAPE_JIT_RUN_STEP_TIMER_H_
#define BACKTAPE_JIT_RUN_STEP_TIMER_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <vector>

namespace backtape::jit {

// Time spent in each step, summed up over runs but the first, which makes what later ones use again; several threads may
// run at once.
class StepTimer {
 public:
  explicit StepTimer(size_t num_steps) : nanoseconds_(num_steps) {}

  // Of one run: the time since its last step.
  class Run {
   public:
    explicit Run(StepTimer* timer) : timer_(timer) {
      if (timer_ != nullptr && timer_->begun_++ == 0) timer_ = nullptr;
      if (timer_ != nullptr) last_ = Clock::now();
    }
    void StepDone(size_t step) {
      if (timer_ == nullptr) return;
      const Clock::time_point now = Clock::now();
      timer_->nanoseconds_[step] += std::chrono::duration_cast<std::chrono::nanoseconds>(now - last_).count();
      last_ = now;
    }
    void AllDone() {
      if (timer_ != nullptr) ++timer_->runs_;
    }

   private:
    using Clock = std::chrono::steady_clock;
    StepTimer* timer_;
    Clock::time_point last_;
  };

  // Of an average run; -1 before the second.
  double Microseconds(size_t step) const {
    return runs_ == 0 ? -1 : static_cast<double>(nanoseconds_[step]) / 1000 / static_cast<double>(runs_);
  }

 private:
  std::vector<std::atomic<int64_t>> nanoseconds_;
  std::atomic<int64_t> begun_{0};
  std::atomic<int64_t> runs_{0};
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_STEP_TIMER_H_
