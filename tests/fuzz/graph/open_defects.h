#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_OPEN_DEFECTS_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_OPEN_DEFECTS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace backtape::graph_fuzz {

// A defect that is known and not mended yet, which cases keep clear of, or words in the failures that it causes.
struct OpenDefect {
  absl::string_view id;
  absl::string_view what;
  absl::string_view symptom{};
};

// The only list of what the fuzzer leaves out. An entry goes when its defect is mended.
absl::Span<const OpenDefect> OpenDefects();
bool IsOpen(absl::string_view id);
bool IsKnownFailure(absl::string_view failure);
// For the command line: "all" for every one.
void EnableDefect(absl::string_view id);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_OPEN_DEFECTS_H_
