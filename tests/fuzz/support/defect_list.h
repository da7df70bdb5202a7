#ifndef BACKTAPE_TESTS_FUZZ_SUPPORT_DEFECT_LIST_H_
#define BACKTAPE_TESTS_FUZZ_SUPPORT_DEFECT_LIST_H_

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape::fuzz {

// A known defect that is not fixed yet. Generated cases avoid it, or failures that contain `symptom` are not reported.
struct OpenDefect {
  absl::string_view id;
  absl::string_view what;
  absl::string_view symptom{};
};

// Both fuzzers meet this one.
inline constexpr OpenDefect kNoSecondDerivative = {
    "T2",
    "create_graph through a compiled function that changes its arguments throws if the function calls custom "
    "functions, writes in no-grad mode, or draws random numbers that cannot be drawn again",
    "create_graph is not supported for this ahead-of-time compiled function"};

// The defects that a fuzzer does not report.
class DefectList {
 public:
  explicit DefectList(std::vector<OpenDefect> defects) : defects_(std::move(defects)) {}

  const std::vector<OpenDefect>& defects() const { return defects_; }
  // Whether a defect is in the list and was not enabled.
  bool IsOpen(absl::string_view id) const;
  // Whether a failure is explained by the symptom of a defect that is open.
  bool IsKnownFailure(absl::string_view failure) const;
  // For the command line: the fuzzer reports this defect again. "all" enables all defects. Returns whether the defect
  // is in the list.
  bool Enable(absl::string_view id);

 private:
  bool Contains(absl::string_view id) const;

  std::vector<OpenDefect> defects_;
  std::set<std::string, std::less<>> enabled_;
};

}  // namespace backtape::fuzz

#endif  // BACKTAPE_TESTS_FUZZ_SUPPORT_DEFECT_LIST_H_
