#ifndef BACKTAPE_AUTOGRAD_VARIABLE_GRAD_MODE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_GRAD_MODE_H_

#include <cstdint>

#include "backtape/tensor/flag.h"

namespace backtape {

namespace internal {

// Why ops are not recorded on the tape.
enum class GradModeState : uint8_t {
  kOn,
  kOff,          // their results have no derivatives
  kOffForTrace,  // a mechanism other than the tape provides the derivatives of their results
};

}  // namespace internal

// Whether ops are recorded on the tape. The mode belongs to the current thread; a new thread starts with it on.
class GradMode {
 public:
  static bool is_enabled() { return state_ == internal::GradModeState::kOn; }
  static void set_enabled(Flag enabled) {
    state_ = enabled ? internal::GradModeState::kOn : internal::GradModeState::kOff;
  }
  // Internal to autograd.
  static internal::GradModeState state() { return state_; }
  static void set_state(internal::GradModeState state) { state_ = state; }

 private:
  static thread_local constinit internal::GradModeState state_;
};

// Sets the grad mode for a scope.
class GradModeGuard {
 public:
  explicit GradModeGuard(Flag enabled) : previous_(GradMode::state()) { GradMode::set_enabled(enabled); }
  ~GradModeGuard() { GradMode::set_state(previous_); }
  GradModeGuard(const GradModeGuard&) = delete;
  GradModeGuard& operator=(const GradModeGuard&) = delete;

 protected:
  explicit GradModeGuard(internal::GradModeState state) : previous_(GradMode::state()) { GradMode::set_state(state); }

 private:
  internal::GradModeState previous_;
};

class NoGradGuard : public GradModeGuard {
 public:
  NoGradGuard() : GradModeGuard(false) {}
};

class EnableGradGuard : public GradModeGuard {
 public:
  EnableGradGuard() : GradModeGuard(true) {}
};

namespace internal {

// Switches the tape off for code whose derivatives come from elsewhere: from the traced graph, or from the Backward of
// a custom function. A tracer does not treat the results as constants.
class OffForTraceGuard : public GradModeGuard {
 public:
  OffForTraceGuard() : GradModeGuard(GradModeState::kOffForTrace) {}
};

}  // namespace internal

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_GRAD_MODE_H_
