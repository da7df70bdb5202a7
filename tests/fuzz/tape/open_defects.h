#ifndef BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace backtape::tape_fuzz {

// A defect that is known and not mended yet; programs that would run into it are not generated.
struct OpenDefect {
  absl::string_view id;
  absl::string_view what;
  // Where programs can't keep clear of it: words in the failures that it causes, which are then not reported.
  absl::string_view symptom{};
};

// The only list of what the fuzzer leaves out. An entry goes when its defect is mended.
absl::Span<const OpenDefect> OpenDefects();

// Whether programs must keep clear of a defect: it is in the list and was not enabled.
bool IsOpen(absl::string_view id);

// Whether a failure is explained by the symptom of a defect that is open.
bool IsKnownFailure(absl::string_view failure);

// For the command line: programs may run into the defect again; "all" for every one.
void EnableDefect(absl::string_view id);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_
