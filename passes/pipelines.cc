#include "backtape/passes/pipelines.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"

namespace backtape {
namespace {

// The standard pipelines keep derivatives, because tools write graphs that may be differentiated later.
constexpr absl::string_view kO1 =
    "resolve_python_targets,"  // first: the others need ops with shape rules, not composites or methods
    // After resolve_python_targets, which makes calls that make_plain replaces; before infer_types, because a float has
    // no type.
    "make_plain{keep_autograd_functions=1,keep_unreplaced_floats=1},"
    "infer_types{overwrite=1},"  // before the others, which need known types, and strides for copies
    // After infer_types, because writing back through views needs sizes; before all other passes, because those do not
    // change values that are written.
    "functionalize{keep_derivatives=1,keep_last_writes=1},"
    "remove_noop_views_and_copies{keep_derivatives=1},"  // before rules that inspect operands, which views hide
    "fold_constants,"                                    // before simplify_algebra, which needs to know ones and zeros
    "simplify_algebra,"
    "eliminate_common_subexpressions,"  // after the others, which make more calls equal
    "eliminate_dead_code,"              // after all passes that leave operands unused
    "infer_types{overwrite=1}";         // last: new operands may have changed strides

// A round can create work for an earlier pass: merging makes operands equal, folding makes views adjacent. $0 and $1
// are options of the passes that change derivatives.
constexpr absl::string_view kRounds =
    "resolve_python_targets,"
    "make_plain{keep_autograd_functions=1,keep_unreplaced_floats=1},"
    "infer_types{overwrite=1},"
    "functionalize{$0keep_last_writes=1},"
    "eliminate_dead_code,"  // before the rounds, to make them cheaper
    "("
    "remove_noop_views_and_copies$1,"
    "fold_constants,"
    "simplify_algebra{allow_signed_zero=1},"
    "eliminate_common_subexpressions,"
    "eliminate_dead_code,"
    "infer_types{overwrite=1}"  // in each round, because the next one compares strides
    ")*8";

const std::vector<StandardPipeline>& Pipelines() {
  static const auto& o2 = *new std::string(absl::Substitute(kRounds, "keep_derivatives=1,", "{keep_derivatives=1}"));
  static const auto& pipelines = *new std::vector<StandardPipeline>{
      {"O0", "no passes", ""},
      {"O1", "one round of passes that preserve every value bit for bit, except the sign and payload of NaNs", kO1},
      {"O2", "up to 8 rounds, until nothing changes; the sign of a zero may differ", o2},
  };
  return pipelines;
}

}  // namespace

absl::Span<const StandardPipeline> StandardPipelines() { return Pipelines(); }

Pipeline ValuesPipeline() { return *ParsePipeline(absl::Substitute(kRounds, "", ""), "O2"); }

absl::StatusOr<Pipeline> FindPipeline(absl::string_view name) {
  std::vector<absl::string_view> names;
  for (const StandardPipeline& pipeline : Pipelines()) {
    if (pipeline.name == name) return ParsePipeline(pipeline.text, pipeline.name);
    names.push_back(pipeline.name);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("unknown pipeline ", name, "; known pipelines: ", absl::StrJoin(names, ", ")));
}

}  // namespace backtape
