#ifndef BACKTAPE_TESTS_FUZZ_TAPE_RUN_LOG_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_RUN_LOG_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/variable.h"
#include "backtape/tensor/error.h"

namespace backtape::tape_fuzz {

// Something that could be observed while a program ran.
struct Event {
  int64_t repetition = 0;
  std::string label;  // "v3", "grad v0", "h1", "backward v7"
  // "" for an undefined value, a value with its sizes, or "error" with its kind: what must be equal.
  std::string what{};
  std::vector<double> values{};
  std::string message{};  // of an error
};

using RunLog = std::vector<Event>;

// Classifies an error message of Backtape or PyTorch: "in-place", "freed", "version", "no-grad", "shape" or "other".
std::string ErrorKind(absl::string_view message);

Event ValueEvent(int64_t repetition, std::string label, const Variable& value);
Event ErrorEvent(int64_t repetition, std::string label, absl::string_view message);

// One line: repetition, label, what, and a weighted sum of the values to 10 digits. The form of expected.txt.
std::string ToText(const Event& event);

// The first difference between two logs. Values may differ by `tolerance` of the largest value of their event.
struct LogDifference {
  size_t index = 0;
  std::string text{};
  double relative = 0;  // of values; infinity for everything else
};
std::optional<LogDifference> Compare(const RunLog& expected, const RunLog& found, double tolerance);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_RUN_LOG_H_
