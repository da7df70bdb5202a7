#ifndef BACKTAPE_TESTS_FUZZ_FUZZ_TARGETS_H_
#define BACKTAPE_TESTS_FUZZ_FUZZ_TARGETS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace backtape::fuzz {

// Feeds bytes to a reader. Whatever they are, it must not crash, and a property that fails ends the program with
// BACKTAPE_CHECK. The same function serves libFuzzer and the replay of the committed corpus.
using Entry = void (*)(absl::string_view bytes);

struct FuzzTarget {
  absl::string_view name;  // also the name of its corpus folder
  Entry entry;
};

absl::Span<const FuzzTarget> FuzzTargets();

void FuzzGraphText(absl::string_view bytes);       // FX texts of all forms, and logs
void FuzzNpz(absl::string_view bytes);             // archives of arrays
void FuzzNpy(absl::string_view bytes);             // single arrays
void FuzzOpRows(absl::string_view bytes);          // YAML of ops
void FuzzDerivativeRows(absl::string_view bytes);  // YAML of derivatives
void FuzzSchema(absl::string_view bytes);          // one op schema
void FuzzFormula(absl::string_view bytes);         // one derivative formula
void FuzzPipeline(absl::string_view bytes);        // a pass pipeline, which is run over a small graph

}  // namespace backtape::fuzz

#endif  // BACKTAPE_TESTS_FUZZ_FUZZ_TARGETS_H_
