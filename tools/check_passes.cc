#include "backtape/tools/check_passes.h"

#include <iostream>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/passes/bisect/find_rewrite.h"
#include "backtape/passes/bisect/reduce_graph.h"
#include "backtape/passes/resolve_for_run.h"
#include "backtape/tensor/flag.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/find_difference.h"
#include "backtape/tools/reproducer.h"

namespace backtape::tools {
namespace {

class CheckedRun {
 public:
  CheckedRun(const Graph& given, const Pipeline& pipeline, const RunnerOptions& runner,
             const CheckedRunOptions& options)
      : pipeline_(pipeline), runner_(runner), options_(options) {
    if (options.check != PassCheck::kNone || !options.reduce.empty()) given_ = given.Clone();
  }

  absl::StatusOr<RunReport> Run(Graph& graph) {
    RunnerOptions runner = runner_;
    runner.after_pass = [this](const PassExecution& execution, const Graph& after) {
      last_ = execution;
      if (runner_.after_pass) runner_.after_pass(execution, after);
    };
    // If the given program already fails on these inputs, no pass is at fault.
    if (options_.check != PassCheck::kNone) {
      const absl::Status runs = CheckRuns(*given_, options_.values);
      if (!runs.ok()) {
        return absl::Status(runs.code(),
                            absl::StrCat("the given graph itself fails on the inputs of --check: ", runs.message()));
      }
    }
    if (options_.check == PassCheck::kEach) {
      runner.check = [this](const Graph& before, const Graph& after) {
        absl::Status status = CheckSameValues(before, after, options_.values);
        if (!status.ok()) Remember(before, after);
        return status;
      };
    }
    absl::StatusOr<RunReport> report = RunPipeline(graph, pipeline_, runner);
    absl::Status failure = report.status();
    if (report.ok() && options_.check == PassCheck::kEnds) failure = CheckEnds(graph);
    if (failure.ok()) {
      if (!options_.reduce.empty()) std::cerr << "graph-optimize: note: nothing to reduce: no pass fails\n";
      return report;
    }
    if (before_ != nullptr) failure = WithRewrite(failure);
    if (!options_.reduce.empty()) BACKTAPE_RETURN_IF_ERROR(Reduce(failure.code()));
    return failure;
  }

 private:
  ShapeEnv EnvOfRunner() const { return runner_.env == nullptr ? ShapeEnv() : *runner_.env; }

  void Remember(const Graph& before, const Graph& after) {
    before_ = before.Clone();
    after_ = after.Clone();
  }

  absl::Status CheckEnds(const Graph& last) {
    absl::Status status = CheckSameValues(*given_, last, options_.values);
    if (status.ok()) return status;
    BACKTAPE_ASSIGN_OR_RETURN(
        std::optional<PassBisection> found,
        BisectPasses(
            *given_, pipeline_,
            [this](const Graph& given, const Graph& now) { return CheckSameValues(given, now, options_.values); },
            EnvOfRunner()));
    // Passes that are not deterministic cannot be bisected.
    if (!found) return status;
    last_ = found->execution;
    Remember(*found->before, *found->after);
    return absl::Status(
        found->difference.code(),
        absl::StrCat("pass ", last_.pass, " (execution ", last_.index,
                     ") is the first to change the results of the given graph: ", found->difference.message()));
  }

  // The graph with the inputs of --check. If `prepared`, its calls are resolved as for a run (BindForRun).
  absl::StatusOr<BoundGraph> Bind(const Graph& graph, Flag prepared) const {
    IValueList inputs = options_.values.inputs;
    if (inputs.empty()) {
      RandomInputsOptions random;
      random.seed = options_.values.seed;
      BACKTAPE_ASSIGN_OR_RETURN(inputs, RandomInputs(graph, random));
    }
    if (prepared) return BindForRun(graph, inputs, options_.values.attributes, options_.values.seed);
    BoundGraph bound{graph.Clone(), std::move(inputs), options_.values.seed};
    for (const auto& [target, value] : options_.values.attributes) {
      bound.graph->attributes().insert_or_assign(target, value);
    }
    return bound;
  }

  absl::Status WithRewrite(const absl::Status& failure) const {
    const absl::StatusOr<BoundGraph> before = Bind(*before_, /*prepared=*/true);
    const absl::StatusOr<BoundGraph> after = Bind(*after_, /*prepared=*/true);
    if (!before.ok() || !after.ok()) return failure;
    const EngineTolerance tolerance{options_.values.scale_tolerance, options_.values.absolute_tolerance};
    const std::optional<WrongRewrite> found = FindWrongRewrite(*before, *after->graph, tolerance);
    const std::string rewrite =
        found ? absl::StrCat("the rewrite: ", found->ToString())
              : "no single rewrite changes a value by more than the tolerance; several rewrites together do";
    return absl::Status(failure.code(), absl::StrCat(failure.message(), "\n  ", rewrite));
  }

  // Whether a pipeline fails on a graph, with the status code `code`.
  bool Fails(const BoundGraph& bound, const Pipeline& pipeline, PassCheck check, absl::StatusCode code) const {
    CheckValuesOptions values = options_.values;
    values.inputs = bound.inputs;
    values.attributes.clear();
    ShapeEnv env = EnvOfRunner();
    RunnerOptions runner;
    runner.verify_each = runner_.verify_each;
    runner.verify = runner_.verify;
    runner.env = &env;
    runner.sizes = runner_.sizes;
    runner.specialise_sizes = runner_.specialise_sizes;
    const auto same = [&values](const Graph& before, const Graph& after) {
      return CheckSameValues(before, after, values);
    };
    if (check == PassCheck::kEach) runner.check = same;
    const std::unique_ptr<Graph> graph = bound.graph->Clone();
    const absl::StatusOr<RunReport> report = RunPipeline(*graph, pipeline, runner);
    if (!report.ok()) return report.status().code() == code;
    return check == PassCheck::kEnds && same(*bound.graph, *graph).code() == code;
  }

  // Runs only the failing pass if that reproduces the failure, else the whole pipeline.
  absl::Status Reduce(absl::StatusCode code) const {
    if (before_ != nullptr) {
      BACKTAPE_ASSIGN_OR_RETURN(const BoundGraph before, Bind(*before_, /*prepared=*/false));
      const Pipeline alone{{PassGroup{{last_.invocation}, 1}}};
      if (Fails(before, alone, PassCheck::kEach, code)) {
        return Write(before, alone, PassCheck::kEach, code);
      }
    }
    BACKTAPE_ASSIGN_OR_RETURN(const BoundGraph given, Bind(*given_, /*prepared=*/false));
    return Write(given, pipeline_, options_.check, code);
  }

  absl::Status Write(const BoundGraph& bound, const Pipeline& pipeline, PassCheck check, absl::StatusCode code) const {
    const ReduceCheck fails = [&](const BoundGraph& part) { return Fails(part, pipeline, check, code); };
    BACKTAPE_ASSIGN_OR_RETURN(const Reduction reduced, ReduceWithProgress(bound, fails));
    std::string command = absl::StrCat("graph-optimize ", options_.reduce, " --inputs=", InputsPathOf(options_.reduce),
                                       " --passes='", ToString(pipeline), "'");
    if (options_.values.seed != 0) absl::StrAppend(&command, " --seed=", options_.values.seed);
    if (runner_.verify_each) absl::StrAppend(&command, " --verify-each");
    if (check == PassCheck::kEach) absl::StrAppend(&command, " --check");
    if (check == PassCheck::kEnds) absl::StrAppend(&command, " --check=ends");
    if (check != PassCheck::kNone && !options_.values.explain_by_rounding)
      absl::StrAppend(&command, " --rtol=", options_.values.scale_tolerance);
    if (check != PassCheck::kNone && options_.values.absolute_tolerance != 0)
      absl::StrAppend(&command, " --atol=", options_.values.absolute_tolerance);
    BACKTAPE_ASSIGN_OR_RETURN(const std::string written, WriteReproducer(reduced.smallest, CallsOf(*bound.graph).size(),
                                                                         options_.reduce, command, fails));
    std::cerr << written;
    return absl::OkStatus();
  }

  const Pipeline& pipeline_;
  const RunnerOptions& runner_;
  const CheckedRunOptions& options_;
  std::unique_ptr<Graph> given_;
  PassExecution last_;
  std::unique_ptr<Graph> before_;  // before and after the execution that changed a value
  std::unique_ptr<Graph> after_;
};

}  // namespace

absl::StatusOr<RunReport> RunChecked(Graph& graph, const Pipeline& pipeline, const RunnerOptions& runner,
                                     const CheckedRunOptions& options) {
  return CheckedRun(graph, pipeline, runner, options).Run(graph);
}

}  // namespace backtape::tools
