#include "backtape/passes/bisect/find_rewrite.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/node_error.h"
#include "backtape/passes/bisect/bisect_engines.h"
#include "backtape/passes/rounding.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// True if two arguments are equal apart from the nodes in them.
bool SameButForNodes(const Argument& a, const Argument& b) {
  if (a.is_node() || b.is_node()) return a.is_node() && b.is_node();
  if (a.is_sequence() && b.is_sequence()) {
    if (a.sequence().kind != b.sequence().kind || a.items().size() != b.items().size()) return false;
    for (size_t i = 0; i < a.items().size(); ++i) {
      if (!SameButForNodes(a.items()[i], b.items()[i])) return false;
    }
    return true;
  }
  if (a.is_dict() && b.is_dict()) {
    const auto& items = a.dict().items;
    const auto& others = b.dict().items;
    if (items.size() != others.size()) return false;
    for (size_t i = 0; i < items.size(); ++i) {
      if (items[i].first != others[i].first || !SameButForNodes(items[i].second, others[i].second)) return false;
    }
    return true;
  }
  return a == b;
}

// True if both calls do the same, apart from the nodes they read.
bool IsSameCall(const Node& a, const Node& b) {
  if (a.opcode() != b.opcode() || a.num_operands() != b.num_operands()) return false;
  if (!a.is_output() && a.target() != b.target()) return false;
  if (a.args().size() != b.args().size() || a.kwargs().size() != b.kwargs().size()) return false;
  for (size_t i = 0; i < a.args().size(); ++i) {
    if (!SameButForNodes(a.args()[i], b.args()[i])) return false;
  }
  for (size_t i = 0; i < a.kwargs().size(); ++i) {
    if (a.kwargs()[i].first != b.kwargs()[i].first) return false;
    if (!SameButForNodes(a.kwargs()[i].second, b.kwargs()[i].second)) return false;
  }
  return true;
}

class RewriteFinder {
 public:
  RewriteFinder(const BoundGraph& before, const Graph& after, const EngineTolerance& tolerance)
      : before_(before), after_{after.Clone(), before.inputs, before.seed}, tolerance_(tolerance) {
    before_values_ = RecordValues(before_);
    after_values_ = RecordValues(after_);
    after_given_ = &after;
  }

  std::optional<WrongRewrite> Run() {
    for (const Node* now : after_.graph->nodes()) {
      const Node* const same = now->is_output() ? before_.graph->output() : before_.graph->Find(now->name());
      if (same == nullptr) continue;
      Offer(same, now);
      if (!IsSameCall(*same, *now)) continue;
      for (size_t i = 0; i < now->num_operands(); ++i) Offer(same->operand(i), now->operand(i));
    }
    return std::move(first_);
  }

 private:
  void Offer(const Node* before, const Node* after) {
    if (first_ && !after->IsBefore(at_)) return;
    const auto expected = before_values_.find(before);
    const auto found = after_values_.find(after);
    if (expected == before_values_.end() || found == after_values_.end()) return;
    if (!expected->second.is_tensor() || !found->second.is_tensor()) return;
    ValueDifference value{nullptr, {}, 0, expected->second.tensor(), found->second.tensor()};
    value.difference = Compare(value.found, value.expected, {});
    const Difference& difference = value.difference;
    double limit = 0;
    if (IsFloatingPoint(value.expected.dtype())) {
      value.rtol = tolerance_.rtol.value_or(DefaultRtol(value.expected.dtype()));
      limit = std::max(tolerance_.atol, ScaleLimit(value.rtol, difference.scale, value.expected.dtype()));
    }
    if (difference.mismatch.empty() && difference.max_absolute <= limit) return;
    at_ = after;
    first_ = WrongRewrite{before, after_given_->Find(after->name()), std::move(value)};
    first_->difference.node = first_->after;
  }

  const BoundGraph& before_;
  BoundGraph after_;
  const Graph* after_given_ = nullptr;
  EngineTolerance tolerance_;
  NodeValues before_values_;
  NodeValues after_values_;
  std::optional<WrongRewrite> first_;
  const Node* at_ = nullptr;
};

void AppendCall(std::string& text, const Node& node) {
  absl::StrAppend(&text, DescribeNode(node));
  if (node.num_operands() > 0) absl::StrAppend(&text, " of ", DescribeOperands(node));
}

}  // namespace

std::string WrongRewrite::ToString() const {
  std::string text;
  AppendCall(text, *before);
  absl::StrAppend(&text, before->name() == after->name() ? " became " : " was replaced by ");
  AppendCall(text, *after);
  const Provenance& provenance = before->provenance().has_stack() ? before->provenance() : after->provenance();
  if (provenance.has_stack()) {
    for (const StackFrame& frame : provenance.stack->frames) absl::StrAppend(&text, "\n    at ", frame.ToString());
  }
  absl::StrAppend(&text, "\n    ", DescribeDifference(difference));
  return text;
}

std::optional<WrongRewrite> FindWrongRewrite(const BoundGraph& before, const Graph& after,
                                             const EngineTolerance& tolerance) {
  return RewriteFinder(before, after, tolerance).Run();
}

absl::StatusOr<std::optional<PassBisection>> BisectPasses(
    const Graph& graph, const Pipeline& pipeline,
    const std::function<absl::Status(const Graph& given, const Graph& now)>& check, const ShapeEnv& env) {
  PassBisection found;
  // Returns the graph after this many executions; the last execution is recorded.
  const auto run = [&](int executions) -> absl::StatusOr<std::unique_ptr<Graph>> {
    std::unique_ptr<Graph> copy = graph.Clone();
    ShapeEnv known = env;
    RunnerOptions options;
    options.verify_each = false;
    options.env = &known;
    options.stop_after = executions;
    BACKTAPE_ASSIGN_OR_RETURN(RunReport report, RunPipeline(*copy, pipeline, options));
    if (!report.executions.empty()) found.execution = std::move(report.executions.back());
    return copy;
  };
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> after, run(std::numeric_limits<int>::max()));
  absl::Status difference = check(graph, *after);
  if (difference.ok()) return std::nullopt;
  int passes = 0;
  int fails = found.execution.index;
  while (passes + 1 < fails) {
    const int middle = (passes + fails) / 2;
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> now, run(middle));
    absl::Status status = check(graph, *now);
    if (status.ok()) {
      passes = middle;
    } else {
      fails = middle;
      after = std::move(now);
      difference = std::move(status);
    }
  }
  BACKTAPE_ASSIGN_OR_RETURN(found.before, run(passes));
  BACKTAPE_ASSIGN_OR_RETURN(found.after, run(fails));
  found.difference = std::move(difference);
  return found;
}

}  // namespace backtape
