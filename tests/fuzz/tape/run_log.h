#ifndef BACKTAPE_TESTS_FUZZ_TAPE_RUN_LOG_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_RUN_LOG_H_

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/error.h"

namespace backtape::tape_fuzz {

// Something observable in the run of a program.
struct Event {
  int64_t repetition = 0;
  std::string label;  // "v3", "grad_v0", "h1.0", "backward v7"
  // Compared exactly: "" for an undefined value, sizes and other properties of a defined one, or "error:KIND".
  std::string what{};
  std::vector<double> values{};
  std::string message{};  // the message of an error
};

using RunLog = std::vector<Event>;

// Classifies an error message of Backtape or PyTorch: "in-place", "freed", "version", ..., or "other".
std::string ErrorKind(absl::string_view message);

Event ValueEvent(int64_t repetition, std::string label, const Variable& value);
Event ErrorEvent(int64_t repetition, std::string label, absl::string_view message);

// The form of expected.txt: one line with repetition, label, what, and a weighted sum of the values to 10 digits.
std::string ToText(const Event& event);

// The largest difference between the values of two events; infinite if only one of two values is NaN, or if the events
// have different numbers of values.
double Distance(const Event& a, const Event& b);

// Describes the first difference between two logs. Values may differ by `tolerance` of the largest expected value of
// their event; `is_rounding` may accept larger differences.
std::optional<std::string> Compare(const RunLog& expected, const RunLog& found, double tolerance,
                                   const std::function<bool(size_t index, double distance)>& is_rounding = {});

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_RUN_LOG_H_
