#ifndef BACKTAPE_TENSOR_FLAG_H_
#define BACKTAPE_TENSOR_FLAG_H_

#include <concepts>

namespace backtape {

// A bool as a parameter or an option. Unlike bool, it accepts only bool itself: no pointer and no number.
class Flag {
 public:
  template <std::same_as<bool> T>
  constexpr Flag(T value) : value_(value) {}          // NOLINT: implicit, like bool
  constexpr operator bool() const { return value_; }  // NOLINT

 private:
  bool value_;
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_FLAG_H_
