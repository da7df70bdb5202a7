#ifndef BACKTAPE_TESTS_SUPPORT_DEADLINE_H_
#define BACKTAPE_TESTS_SUPPORT_DEADLINE_H_

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

namespace backtape {

// Ends the test program with a failure if the scope takes longer than `seconds`, as it does in a deadlock.
class Deadline {
 public:
  explicit Deadline(int seconds = 60)
      : watch_([this, seconds] {
          std::unique_lock lock(mutex_);
          if (done_.wait_for(lock, std::chrono::seconds(seconds), [this] { return is_done_; })) return;
          std::fprintf(stderr, "the test did not end within %d s: a deadlock?\n", seconds);
          std::_Exit(1);
        }) {}
  ~Deadline() {
    {
      const std::lock_guard lock(mutex_);
      is_done_ = true;
    }
    done_.notify_one();
    watch_.join();
  }
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

 private:
  std::mutex mutex_;
  std::condition_variable done_;
  bool is_done_ = false;
  std::thread watch_;
};

}  // namespace backtape

#endif  // BACKTAPE_TESTS_SUPPORT_DEADLINE_H_
