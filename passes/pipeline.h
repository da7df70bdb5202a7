#ifndef BACKTAPE_PASSES_PIPELINE_H_
#define BACKTAPE_PASSES_PIPELINE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/passes/pass_registry.h"

namespace backtape {

struct PassInvocation {
  const PassInfo* pass = nullptr;
  PassOptionValues options;
};

// Passes run in order; with max_rounds above 1 again and again, until a whole round changes nothing.
struct PassGroup {
  std::vector<PassInvocation> passes;
  int max_rounds = 1;
};

struct Pipeline {
  std::vector<PassGroup> groups;
};

// Reads
//   pipeline := [ step { "," step } ]
//   step     := pass | "(" pass { "," pass } ")" "*" ROUNDS
//   pass     := NAME [ "{" [ OPTION "=" VALUE { "," OPTION "=" VALUE } ] "}" ]
// with blanks and line ends anywhere between; VALUE is an integer, true or false. InvalidArgument lists every problem
// with its place (`source` names the text in messages) and, for an unknown name, the nearest known ones.
absl::StatusOr<Pipeline> ParsePipeline(absl::string_view text, absl::string_view source = "--passes",
                                       absl::Span<const PassInfo> passes = BuiltinPasses());

// The text that ParsePipeline reads back.
std::string ToString(const Pipeline& pipeline);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PIPELINE_H_
