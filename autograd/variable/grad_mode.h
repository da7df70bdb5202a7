#ifndef BACKTAPE_AUTOGRAD_VARIABLE_GRAD_MODE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_GRAD_MODE_H_

#include "backtape/tensor/flag.h"

namespace backtape {

// Whether ops are recorded on the tape. The mode belongs to the current thread; a new thread starts with it on.
class GradMode {
 public:
  static bool is_enabled() { return enabled_; }
  static void set_enabled(Flag enabled) { enabled_ = enabled; }

 private:
  static thread_local constinit bool enabled_;
};

// Sets the grad mode for a scope.
class GradModeGuard {
 public:
  explicit GradModeGuard(Flag enabled) : previous_(GradMode::is_enabled()) { GradMode::set_enabled(enabled); }
  ~GradModeGuard() { GradMode::set_enabled(previous_); }
  GradModeGuard(const GradModeGuard&) = delete;
  GradModeGuard& operator=(const GradModeGuard&) = delete;

 private:
  bool previous_;
};

class NoGradGuard : public GradModeGuard {
 public:
  NoGradGuard() : GradModeGuard(false) {}
};

class EnableGradGuard : public GradModeGuard {
 public:
  EnableGradGuard() : GradModeGuard(true) {}
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_GRAD_MODE_H_
