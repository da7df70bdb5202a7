#include "backtape/tests/fuzz/graph/check_passes.h"

#include <memory>
#include <random>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/passes/pass_registry.h"
#include "backtape/passes/pipeline.h"
#include "backtape/passes/runner.h"

namespace backtape::graph_fuzz {
namespace {

class PipelineMaker {
 public:
  explicit PipelineMaker(uint64_t seed) : random_(seed ^ 0x9e3779b97f4a7c15) {}

  std::string Make() {
    // Other passes leave Python-level and composite calls alone, and do little without types, so half of the pipelines
    // begin with the passes that replace such calls and infer types.
    std::vector<std::string> steps;
    if (OneIn(2)) steps = {"resolve_python_targets", "make_plain", "infer_types{overwrite=1}"};
    for (int64_t i = 1 + Number(6); i > 0; --i) steps.push_back(OneIn(5) ? Group() : Pass());
    return absl::StrJoin(steps, ",");
  }

 private:
  int64_t Number(size_t below) { return static_cast<int64_t>(random_() % below); }
  bool OneIn(size_t n) { return Number(n) == 0; }

  std::string Group() {
    std::vector<std::string> passes;
    for (int64_t i = 1 + Number(3); i >= 0; --i) passes.push_back(Pass());
    return absl::StrCat("(", absl::StrJoin(passes, ","), ")*", 2 + Number(2));
  }

  std::string Pass() {
    const PassInfo& pass = BuiltinPasses()[static_cast<size_t>(Number(BuiltinPasses().size()))];
    std::vector<std::string> options;
    for (const PassOption& option : pass.options()) {
      if (option.name == "assume_finite" || !OneIn(2)) continue;
      const bool is_flag = std::holds_alternative<bool>(option.default_value);
      options.push_back(absl::StrCat(option.name, "=", is_flag ? Number(2) : int64_t{1} << Number(12)));
    }
    return options.empty() ? std::string(pass.name) : absl::StrCat(pass.name, "{", absl::StrJoin(options, ","), "}");
  }

  std::mt19937_64 random_;
};

}  // namespace

std::string RandomPipeline(uint64_t seed) { return PipelineMaker(seed).Make(); }

std::string PassesFailure(const Graph& graph, const BoundGraph& bound, Reference& expected, bool is_exact) {
  const std::string text = RandomPipeline(bound.seed);
  const absl::StatusOr<Pipeline> pipeline = ParsePipeline(text);
  if (!pipeline.ok()) return absl::StrCat(text, ": ", pipeline.status().message());
  const std::unique_ptr<Graph> changed = graph.Clone();
  RunnerOptions options;
  options.verify_each = true;
  const absl::StatusOr<RunReport> report = RunPipeline(*changed, *pipeline, options);
  const Outcome found = report.ok() ? Interpret(*changed, bound.inputs) : Outcome{report.status(), {}};
  const std::string difference = expected.DifferenceOf(found, is_exact);
  return difference.empty() ? "" : absl::StrCat(text, ": ", difference);
}

}  // namespace backtape::graph_fuzz
