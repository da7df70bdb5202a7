#ifndef BACKTAPE_PASSES_PIPELINES_H_
#define BACKTAPE_PASSES_PIPELINES_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/passes/pipeline.h"

namespace backtape {

struct StandardPipeline {
  absl::string_view name;  // "O2"
  absl::string_view doc;   // one line
  absl::string_view text;  // in ParsePipeline's syntax
};

// The pipelines O0, O1 and O2.
absl::Span<const StandardPipeline> StandardPipelines();

// O2 for a graph that is not differentiated afterwards: only values stay the same.
Pipeline ValuesPipeline();
// Returns InvalidArgument for an unknown name.
absl::StatusOr<Pipeline> FindPipeline(absl::string_view name);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PIPELINES_H_
