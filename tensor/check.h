#ifndef BACKTAPE_TENSOR_CHECK_H_
#define BACKTAPE_TENSOR_CHECK_H_

#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace backtape::internal {

// Collects the message of a failed check; ends the program when destroyed.
class CheckFailure {
 public:
  CheckFailure(const char* file, int line, const char* condition) {
    text_ << file << ':' << line << ": internal error: check failed: " << condition << ' ';
  }
  [[noreturn]] ~CheckFailure() {
    text_ << "\nThis is a bug in Backtape; please report it with the input that caused it.\n";
    std::fputs(text_.str().c_str(), stderr);
    std::abort();
  }
  template <typename T>
  CheckFailure& operator<<(const T& value) {
    text_ << value;
    return *this;
  }

 private:
  std::ostringstream text_;
};

}  // namespace backtape::internal

// Checks an internal invariant. If it fails, prints the location, the condition and the streamed message, and aborts.
#define BACKTAPE_CHECK(condition)                      \
  switch (0)                                           \
  case 0:                                              \
  default:                                             \
    if (condition) {                                   \
    } else /* NOLINT(readability-else-after-return) */ \
      ::backtape::internal::CheckFailure(__FILE__, __LINE__, #condition)

#ifdef NDEBUG
#define BACKTAPE_DCHECK(condition) BACKTAPE_CHECK(true || (condition))
#else
#define BACKTAPE_DCHECK(condition) BACKTAPE_CHECK(condition)
#endif

#endif  // BACKTAPE_TENSOR_CHECK_H_
