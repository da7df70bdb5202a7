#ifndef BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace backtape::tape_fuzz {

// A known defect that is not fixed yet; programs that would run into it are not generated.
struct OpenDefect {
  absl::string_view id;
  absl::string_view what;
  // For defects that generated programs cannot avoid: failures that contain these words are not reported.
  absl::string_view symptom{};
};

// All defects that the fuzzer leaves out. Remove an entry when its defect is fixed.
absl::Span<const OpenDefect> OpenDefects();

// Whether programs must avoid a defect: it is in the list and was not enabled.
bool IsOpen(absl::string_view id);

// Whether a failure is explained by the symptom of a defect that is open.
bool IsKnownFailure(absl::string_view failure);

// For the command line: programs may run into this defect again; "all" enables all defects.
void EnableDefect(absl::string_view id);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_
