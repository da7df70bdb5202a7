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

// Passes that run in order. With max_rounds above 1 they repeat until a whole round changes nothing.
struct PassGroup {
  std::vector<PassInvocation> passes;
  int max_rounds = 1;
};

struct Pipeline {
  std::vector<PassGroup> groups;
};

// Parses
//   pipeline := [ step { "," step } ]
//   step     := pass | "(" pass { "," pass } ")" "*" ROUNDS
//   pass     := NAME [ "{" [ OPTION "=" VALUE { "," OPTION "=" VALUE } ] "}" ]
// with blanks and line ends anywhere between tokens. VALUE is an integer, true or false. Returns an InvalidArgument
// error that lists every problem with its position (`source` names the text) and, for unknown names, the nearest known
// ones.
absl::StatusOr<Pipeline> ParsePipeline(absl::string_view text, absl::string_view source = "--passes",
                                       absl::Span<const PassInfo> passes = BuiltinPasses());

// Prints the text that ParsePipeline reads back.
std::string ToString(const Pipeline& pipeline);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PIPELINE_H_
