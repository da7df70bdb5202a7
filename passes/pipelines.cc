#include "backtape/passes/pipelines.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape {
namespace {

constexpr absl::string_view kO1 =
    "resolve_python_targets,"             // first: the others know ops with shape rules, not composites or methods
    "infer_types{overwrite=1},"           // before all that act on known types, and on strides for copies
    "functionalize{keep_last_writes=1},"  // after infer_types, for sizes to write back through views; before all that
                                          // follow, because they leave written values alone
    "remove_noop_views_and_copies,"       // before the rules that look at what an operand is: views hide it
    "fold_constants,"                     // before simplify_algebra, which takes ones and zeros by their values
    "simplify_algebra,"
    "eliminate_common_subexpressions,"  // after the others: they make equal what was written differently
    "eliminate_dead_code,"              // after all that leave operands without users
    "infer_types{overwrite=1}";         // last: strides may have changed with the operands

// A round can make work for an earlier pass: equal operands after merging, views side by side after folding.
constexpr absl::string_view kO2 =
    "resolve_python_targets,"
    "infer_types{overwrite=1},"
    "functionalize{keep_last_writes=1},"
    "eliminate_dead_code,"  // before the rounds: less to look at
    "("
    "remove_noop_views_and_copies,"
    "fold_constants,"
    "simplify_algebra{allow_signed_zero=1},"
    "eliminate_common_subexpressions,"
    "eliminate_dead_code,"
    "infer_types{overwrite=1}"  // in each round: the next one compares strides
    ")*8";

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
