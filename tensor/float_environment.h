#ifndef BACKTAPE_TENSOR_FLOAT_ENVIRONMENT_H_
#define BACKTAPE_TENSOR_FLOAT_ENVIRONMENT_H_

#include <xmmintrin.h>

namespace backtape {

// Sets this thread's floating-point environment to the default for a scope: rounding to nearest even, denormals neither
// flushed nor read as zeros, no exception traps. At the end, restores the caller's environment with its exception
// flags. Code in the scope neither depends on the caller's modes nor changes the caller's flags.
class DefaultFloatEnvironment {
 public:
  DefaultFloatEnvironment() : callers_(_mm_getcsr()) {
    if (callers_ != kDefault) _mm_setcsr(kDefault);
  }
  ~DefaultFloatEnvironment() {
    if (_mm_getcsr() != callers_) _mm_setcsr(callers_);
  }
  DefaultFloatEnvironment(const DefaultFloatEnvironment&) = delete;
  DefaultFloatEnvironment& operator=(const DefaultFloatEnvironment&) = delete;

 private:
  // MXCSR after a reset of the processor: all six exceptions masked, no flags.
  static constexpr unsigned kDefault = 0x1f80;
  unsigned callers_;
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_FLOAT_ENVIRONMENT_H_
