#include "backtape/passes/pipelines.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape {
namespace {

constexpr absl::string_view kO1 =
    "eliminate_common_subexpressions,"
    "eliminate_dead_code";  // after eliminate_common_subexpressions, which leaves operands without users

constexpr absl::string_view kO2 =
    "eliminate_common_subexpressions,"
    "eliminate_dead_code";

constexpr StandardPipeline kPipelines[] = {
    {"O0", "nothing", ""},
    {"O1", "one round of the passes that keep every value bit for bit", kO1},
    {"O2", "rounds until nothing changes; the sign of a zero may differ", kO2},
};

}  // namespace

absl::Span<const StandardPipeline> StandardPipelines() { return kPipelines; }

absl::StatusOr<Pipeline> FindPipeline(absl::string_view name) {
  std::vector<absl::string_view> names;
  for (const StandardPipeline& pipeline : kPipelines) {
    if (pipeline.name == name) return ParsePipeline(pipeline.text, pipeline.name);
    names.push_back(pipeline.name);
  }
  return absl::InvalidArgumentError(absl::StrCat("no pipeline ", name, "; there are ", absl::StrJoin(names, ", ")));
}

}  // namespace backtape
