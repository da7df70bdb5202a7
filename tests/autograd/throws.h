#ifndef BACKTAPE_TESTS_AUTOGRAD_THROWS_H_
#define BACKTAPE_TESTS_AUTOGRAD_THROWS_H_

#include <gmock/gmock.h>

#include <string>

#include "backtape/tensor/error.h"

namespace backtape {

// Matches a function that throws backtape::Error with a message that matches `message`.
template <typename Matcher>
auto ThrowsError(Matcher message) {
  return ::testing::Throws<Error>(
      ::testing::Property("what", &Error::what, ::testing::SafeMatcherCast<std::string>(message)));
}

}  // namespace backtape

#endif  // BACKTAPE_TESTS_AUTOGRAD_THROWS_H_
