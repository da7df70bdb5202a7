#ifndef BACKTAPE_AUTOGRAD_VARIABLE_ANOMALY_MODE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_ANOMALY_MODE_H_

#include "backtape/tensor/flag.h"

namespace backtape {

// In anomaly mode an error in backward includes the call stack of the forward op. A node that returns a NaN is an error
// too, unless that check is off. The mode belongs to the current thread; forward and backward must both run in it.
class AnomalyMode {
 public:
  static bool is_enabled() { return enabled_; }
  static bool checks_nan() { return checks_nan_; }
  static void set(Flag enabled, Flag check_nan = true) {
    enabled_ = enabled;
    checks_nan_ = check_nan;
  }

 private:
  static thread_local constinit bool enabled_;
  static thread_local constinit bool checks_nan_;
};

// Sets anomaly mode for a scope.
class AnomalyModeGuard {
 public:
  explicit AnomalyModeGuard(Flag enabled = true, Flag check_nan = true)
      : was_enabled_(AnomalyMode::is_enabled()), checked_nan_(AnomalyMode::checks_nan()) {
    AnomalyMode::set(enabled, check_nan);
  }
  ~AnomalyModeGuard() { AnomalyMode::set(was_enabled_, checked_nan_); }
  AnomalyModeGuard(const AnomalyModeGuard&) = delete;
  AnomalyModeGuard& operator=(const AnomalyModeGuard&) = delete;

 private:
  bool was_enabled_;
  bool checked_nan_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_ANOMALY_MODE_H_
