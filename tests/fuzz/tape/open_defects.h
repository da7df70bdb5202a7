#ifndef BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace backtape::tape_fuzz {

// A known defect that is not fixed yet. The generator avoids it, or failures that contain `symptom` are not reported.
struct OpenDefect {
  absl::string_view id;
  absl::string_view what;
  absl::string_view symptom{};
};

// All defects that the fuzzer does not report. Remove an entry when its defect is fixed.
absl::Span<const OpenDefect> OpenDefects();

// Whether a defect is in the list and was not enabled.
bool IsOpen(absl::string_view id);

// Whether a failure is explained by the symptom of a defect that is open.
bool IsKnownFailure(absl::string_view failure);

// For the command line: the fuzzer reports this defect again. "all" enables all defects.
void EnableDefect(absl::string_view id);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_
