#include "backtape/passes/runner.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/problem_list.h"
#include "backtape/passes/fingerprint.h"
#include "backtape/tensor/float_environment.h"

namespace backtape {
namespace {

class Runner {
 public:
  Runner(Graph& graph, const RunnerOptions& options) : graph_(graph), options_(options) {}

  absl::StatusOr<RunReport> Run(const Pipeline& pipeline) {
    RecordOrigins();
    if (options_.verify_each) {
      if (absl::Status status = Verify(graph_, options_.verify); !status.ok()) {
        return absl::Status(status.code(), absl::StrCat("before the first pass: ", status.message()));
      }
      fingerprint_ = Fingerprint(graph_);
    }
    for (const PassGroup& group : pipeline.groups) {
      bool changed = true;
      for (int round = 1; changed && round <= group.max_rounds; ++round) {
        changed = false;
        for (const PassInvocation& invocation : group.passes) {
          if (static_cast<int>(report_.executions.size()) >= options_.stop_after) {
            report_.stopped = true;
            return std::move(report_);
          }
          if (IsClean(invocation)) continue;
          if (absl::Status status = Execute(invocation, round); !status.ok()) return status;
          changed |= report_.executions.back().changed;
        }
        report_.changed |= changed;
      }
    }
    return std::move(report_);
  }

 private:
  // Gives an origin to each node that has none, and notes which origins have a stack.
  void RecordOrigins() {
    for (Node* node : graph_.nodes()) {
      Provenance& provenance = node->mutable_provenance();
      if (provenance.origins.empty()) provenance.origins.push_back(graph_.AddOrigin({node->name(), 0}));
    }
    origin_has_stack_.assign(graph_.origins().size(), true);
    for (const Node* node : graph_.nodes()) {
      if (node->provenance().has_stack()) continue;
      for (const OriginId origin : node->provenance().origins) {
        if (origin < origin_has_stack_.size()) origin_has_stack_[origin] = false;
      }
    }
  }

  // Whether the invocation has already run on the graph as it is now and changed nothing.
  bool IsClean(const PassInvocation& invocation) const {
    return std::any_of(clean_.begin(), clean_.end(), [&](const PassInvocation* done) {
      return done->pass->name == invocation.pass->name && done->options == invocation.options;
    });
  }

  absl::Status Execute(const PassInvocation& invocation, int round) {
    PassExecution execution;
    execution.pass = invocation.pass->name;
    execution.invocation = invocation;
    execution.index = static_cast<int>(report_.executions.size()) + 1;
    execution.round = round;
    execution.nodes_before = graph_.num_nodes();
    const std::unique_ptr<Graph> before = options_.check ? graph_.Clone() : nullptr;
    const auto start = std::chrono::steady_clock::now();
    absl::StatusOr<bool> changed = invocation.pass->run(graph_, {.options = invocation.options,
                                                                 .env = options_.env == nullptr ? env_ : *options_.env,
                                                                 .sizes = options_.sizes,
                                                                 .specialise_sizes = options_.specialise_sizes,
                                                                 .notes = execution.notes});
    execution.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    if (!changed.ok()) return options_.names_pass_in_errors ? InPass(execution, changed.status()) : changed.status();
    execution.changed = *changed;
    execution.nodes_after = graph_.num_nodes();
    if (*changed) clean_.clear();
    if (!*changed) clean_.push_back(&invocation);
    report_.executions.push_back(execution);
    if (options_.after_pass) options_.after_pass(execution, graph_);
    if (options_.verify_each) {
      if (absl::Status status = VerifyAfter(execution); !status.ok()) return InPass(execution, status);
    }
    if (before != nullptr && execution.changed) {
      if (absl::Status status = options_.check(*before, graph_); !status.ok()) return InPass(execution, status);
    }
    return absl::OkStatus();
  }

  static absl::Status InPass(const PassExecution& execution, const absl::Status& status) {
    const std::string text =
        absl::StrCat("pass ", execution.pass, " (execution ", execution.index, "): ", status.message());
    return WithNodesOf(status, absl::Status(status.code(), text));
  }

  absl::Status VerifyAfter(const PassExecution& execution) {
    if (absl::Status status = Verify(graph_, options_.verify); !status.ok()) return status;
    const uint64_t fingerprint = Fingerprint(graph_);
    const bool differs = fingerprint != std::exchange(fingerprint_, fingerprint);
    if (differs && !execution.changed) return absl::InternalError("it changed the graph but reported no change");
    if (!differs && execution.changed) return absl::InternalError("it reported a change but did not change the graph");
    return VerifyProvenance();
  }

  absl::Status VerifyProvenance() const {
    std::string problems;
    size_t count = 0;
    const auto report = [&](const Node& node, absl::string_view message) {
      if (++count <= kMaxListed) absl::StrAppend(&problems, "\n  %", node.name(), " ", message);
    };
    for (const Node* node : graph_.nodes()) {
      const auto& origins = node->provenance().origins;
      if (node->is_call() && origins.empty()) report(*node, "has no origin");
      if (std::any_of(origins.begin(), origins.end(), [&](OriginId o) { return o >= graph_.origins().size(); })) {
        report(*node, "has an origin that is not in the graph's list of origins");
      } else if (node->is_call() && !origins.empty() && !node->provenance().has_stack() &&
                 std::all_of(origins.begin(), origins.end(), [&](OriginId o) { return HasStack(o); })) {
        report(*node, "has no stack trace, although each of its origins had one");
      }
    }
    if (count == 0) return absl::OkStatus();
    if (count > kMaxListed) absl::StrAppend(&problems, "\n  and ", count - kMaxListed, " more");
    return absl::InternalError(absl::StrCat("it lost the provenance of these nodes:", problems));
  }

  bool HasStack(OriginId origin) const { return origin < origin_has_stack_.size() && origin_has_stack_[origin]; }

  Graph& graph_;
  const RunnerOptions& options_;
  ShapeEnv env_;  // if the options have none
  RunReport report_;
  uint64_t fingerprint_ = 0;
  std::vector<const PassInvocation*> clean_;  // those that have run since the last change of the graph
  std::vector<bool> origin_has_stack_;
};

}  // namespace

std::string RunReport::TimeTable() const {
  struct Row {
    absl::string_view pass;
    double milliseconds = 0;
    int runs = 0;
    int changed = 0;
    int64_t removed = 0;
  };
  std::vector<Row> rows;
  absl::flat_hash_map<absl::string_view, size_t> row_of;
  double total = 0;
  for (const PassExecution& execution : executions) {
    const auto [it, inserted] = row_of.emplace(execution.pass, rows.size());
    if (inserted) rows.push_back({execution.pass});
    Row& row = rows[it->second];
    row.milliseconds += execution.milliseconds;
    ++row.runs;
    row.changed += execution.changed ? 1 : 0;
    row.removed += static_cast<int64_t>(execution.nodes_before) - static_cast<int64_t>(execution.nodes_after);
    total += execution.milliseconds;
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Row& a, const Row& b) { return a.milliseconds > b.milliseconds; });
  std::string text = "  share         ms  runs  changed  removed  pass\n";
  for (const Row& row : rows) {
    absl::StrAppendFormat(&text, "%6.1f%% %10.3f %5d %8d %8d  %s\n", total > 0 ? 100 * row.milliseconds / total : 0.0,
                          row.milliseconds, row.runs, row.changed, row.removed, row.pass);
  }
  absl::StrAppendFormat(&text, "        %10.3f                           total\n", total);
  return text;
}

absl::StatusOr<RunReport> RunPipeline(Graph& graph, const Pipeline& pipeline, const RunnerOptions& options) {
  const DefaultFloatEnvironment float_environment;  // so that passes fold constants to the values that a run computes
  return Runner(graph, options).Run(pipeline);
}

}  // namespace backtape
