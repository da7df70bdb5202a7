#ifndef BACKTAPE_TESTS_FUZZ_FUZZ_TARGETS_H_
#define BACKTAPE_TESTS_FUZZ_FUZZ_TARGETS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace backtape::fuzz {

// Feeds arbitrary bytes to a reader, which must not crash. A violated property ends the program through BACKTAPE_CHECK.
// libFuzzer and the replay of the committed corpora call the same function.
using Entry = void (*)(absl::string_view bytes);

struct FuzzTarget {
  absl::string_view name;  // also the name of its corpus folder
  Entry entry;
};

absl::Span<const FuzzTarget> FuzzTargets();

void FuzzGraphText(absl::string_view bytes);       // FX texts in all forms, and logs
void FuzzNpz(absl::string_view bytes);             // archives of arrays
void FuzzNpy(absl::string_view bytes);             // single arrays
void FuzzOpRows(absl::string_view bytes);          // YAML of ops
void FuzzDerivativeRows(absl::string_view bytes);  // YAML of derivatives
void FuzzSchema(absl::string_view bytes);          // one op schema
void FuzzFormula(absl::string_view bytes);         // one derivative formula
void FuzzPipeline(absl::string_view bytes);        // a pass pipeline, which is run over a small graph

}  // namespace backtape::fuzz

#endif  // BACKTAPE_TESTS_FUZZ_FUZZ_TARGETS_H_
