#ifndef BACKTAPE_JIT_RUN_STEP_TIMER_H_
#define BACKTAPE_JIT_RUN_STEP_TIMER_H_

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <vector>

namespace backtape::jit {

// Records each step's minimum time over all runs, the statistic least affected by other processes. Thread-safe.
class StepTimer {
  using Clock = std::chrono::steady_clock;

 public:
  explicit StepTimer(size_t num_steps) : nanoseconds_(num_steps) {
    for (std::atomic<int64_t>& least : nanoseconds_) least = kNever;
  }

  // Measures the steps of one run: the time since the previous step.
  class Run {
   public:
    explicit Run(StepTimer* timer) : timer_(timer) { Restart(); }
    void StepDone(size_t step) {
      if (timer_ == nullptr) return;
      const Clock::time_point now = Clock::now();
      timer_->Record(step, NanosecondsBetween(last_, now));
      last_ = now;
    }
    // Restarts the clock, so that the time since the last step is not attributed to the next one.
    void Restart() {
      if (timer_ != nullptr) last_ = Clock::now();
    }

   private:
    StepTimer* timer_;
    Clock::time_point last_;
  };

  // Measures one run of a chain that begins at step `first`. A step's time is the maximum over its lanes.
  class Chain {
   public:
    Chain(StepTimer* timer, size_t first, size_t num_steps, int num_lanes)
        : timer_(timer), first_(first), num_steps_(num_steps) {
      if (timer_ != nullptr) nanoseconds_.resize(num_steps * static_cast<size_t>(num_lanes));
    }
    ~Chain() {
      for (size_t i = 0; timer_ != nullptr && i < num_steps_; ++i) {
        int64_t longest = 0;
        for (size_t at = i; at < nanoseconds_.size(); at += num_steps_) longest = std::max(longest, nanoseconds_[at]);
        timer_->Record(first_ + i, longest);
      }
    }
    Chain(const Chain&) = delete;
    Chain& operator=(const Chain&) = delete;

    // Measures the steps of one lane, on one thread.
    class Lane {
     public:
      Lane(Chain& chain, int lane) : chain_(chain), lane_(static_cast<size_t>(lane)) {
        if (chain_.timer_ != nullptr) last_ = Clock::now();
      }
      void StepDone(size_t step) {
        if (chain_.timer_ == nullptr) return;
        const Clock::time_point now = Clock::now();
        chain_.nanoseconds_[lane_ * chain_.num_steps_ + step - chain_.first_] = NanosecondsBetween(last_, now);
        last_ = now;
      }

     private:
      Chain& chain_;
      size_t lane_;
      Clock::time_point last_;
    };

   private:
    StepTimer* timer_;
    size_t first_;
    size_t num_steps_;
    std::vector<int64_t> nanoseconds_;  // lane after lane
  };

  // -1 before the first run.
  double Microseconds(size_t step) const {
    return nanoseconds_[step] == kNever ? -1 : static_cast<double>(nanoseconds_[step]) / 1000;
  }

 private:
  static int64_t NanosecondsBetween(Clock::time_point begin, Clock::time_point end) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(end - begin).count();
  }

  void Record(size_t step, int64_t took) {
    std::atomic<int64_t>& least = nanoseconds_[step];
    for (int64_t old = least; took < old && !least.compare_exchange_weak(old, took);) continue;
  }

  static constexpr int64_t kNever = std::numeric_limits<int64_t>::max();
  std::vector<std::atomic<int64_t>> nanoseconds_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_STEP_TIMER_H_
