#ifndef BACKTAPE_AUTOGRAD_VARIABLE_GRAD_MUTEX_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_GRAD_MUTEX_H_

#include <atomic>
#include <cstdint>

namespace backtape {

// A mutex of four bytes, for grad() of one tensor. A compiled backward locks all of its leaves at once, which may be
// hundreds; ThreadSanitizer does not allow a thread to hold that many std::mutexes.
class GradMutex {
 public:
  void lock() {
    uint32_t free = kFree;
    if (state_.compare_exchange_strong(free, kHeld, std::memory_order_acquire)) return;
    while (state_.exchange(kHeldAndAwaited, std::memory_order_acquire) != kFree) state_.wait(kHeldAndAwaited);
  }
  void unlock() {
    if (state_.exchange(kFree, std::memory_order_release) == kHeldAndAwaited) state_.notify_one();
  }

 private:
  static constexpr uint32_t kFree = 0, kHeld = 1, kHeldAndAwaited = 2;
  std::atomic<uint32_t> state_{kFree};
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_GRAD_MUTEX_H_
