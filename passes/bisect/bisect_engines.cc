#include "backtape/passes/bisect/bisect_engines.h"

#include <algorithm>
#include <utility>

#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

using Cause = EngineBisection::Cause;

class EngineBisector {
 public:
  EngineBisector(const EngineCompiler& engine, const BisectOptions& options) : engine_(engine), options_(options) {}

  absl::StatusOr<EngineBisection> Run(const BoundGraph& bound) {
    BACKTAPE_ASSIGN_OR_RETURN(const EngineComparison given, Compare(bound));
    if (!given.differs()) return Done(Cause::kNone, bound.Clone());
    for (const ValueDifference& value : given.outside) result_.differing_outputs.push_back(value.node->name());
    result_.engine_error = given.engine_error;

    absl::StatusOr<BoundGraph> functional = WithoutWrites(bound);
    bound_ = functional.ok() ? *std::move(functional) : bound.Clone();
    BACKTAPE_ASSIGN_OR_RETURN(const EngineComparison whole, Compare(bound_));
    if (!whole.differs()) {
      if (!given.outside.empty()) {
        result_.node = bound_.graph->Find(given.outside[0].node->name());
        result_.difference = given.outside[0];
      }
      return Reduced(Cause::kWrites, bound);
    }
    values_ = RecordValues(bound_);
    calls_ = CallsOf(*bound_.graph);
    BACKTAPE_RETURN_IF_ERROR(ObserveAll());
    if (result_.node != nullptr) return ExplainObserved();
    return BisectPrefixes();
  }

 private:
  absl::StatusOr<EngineComparison> Compare(const BoundGraph& bound) {
    ++result_.num_comparisons;
    if (options_.progress) options_.progress(result_.num_comparisons);
    return CompareWithInterpreter(bound, engine_, options_.tolerance);
  }

  bool Differs(const BoundGraph& bound) {
    const absl::StatusOr<EngineComparison> compared = Compare(bound);
    return compared.ok() && compared->differs();
  }

  absl::StatusOr<BoundGraph> Part(size_t num_calls, const std::vector<const Node*>& returned) const {
    return CutGraph(bound_, values_, Cut{{calls_.begin(), calls_.begin() + num_calls}, returned});
  }

  const Node* Given(const Node* of_part) const { return bound_.graph->Find(of_part->name()); }

  // Compares every tensor that the graph computes. A difference starts at a node whose operands all agree. Names the
  // first such node, but prefers a node whose difference is not rounding.
  absl::Status ObserveAll() {
    BACKTAPE_ASSIGN_OR_RETURN(const BoundGraph part, Part(calls_.size(), calls_));
    BACKTAPE_ASSIGN_OR_RETURN(const EngineComparison compared, Compare(part));
    result_.seen_when_all_observed = compared.differs();
    for (const auto& [returned, difference] : compared.returned) observed_.emplace(Given(returned), difference);
    absl::flat_hash_set<const Node*> differing;
    for (const ValueDifference& value : compared.outside) differing.insert(Given(value.node));
    absl::flat_hash_set<const Node*> calls;  // multi-output calls with outputs that differ
    const ValueDifference* first_rounding = nullptr;
    for (const ValueDifference& value : compared.outside) {
      const Node* const node = Given(value.node);
      if (ReadsAny(*node, differing)) continue;
      if (IsRounding(*node, value)) {
        if (first_rounding == nullptr) first_rounding = &value;
        continue;
      }
      // If several outputs of one call differ, name only the first.
      if (node->is_call_to(OpId::operator_getitem) && !calls.insert(node->operand(0)).second) continue;
      if (result_.node == nullptr) {
        Name(node, value);
      } else {
        result_.other_starts.push_back(node->name());
      }
    }
    if (result_.node == nullptr && first_rounding != nullptr) Name(Given(first_rounding->node), *first_rounding);
    return absl::OkStatus();
  }

  // True if an operand differs. Lists and numbers are not compared themselves, so this checks their operands instead.
  static bool ReadsAny(const Node& node, const absl::flat_hash_set<const Node*>& differing) {
    for (size_t i = 0; i < node.num_operands(); ++i) {
      const Node* const operand = node.operand(i);
      if (differing.contains(operand)) return true;
      if (operand->is_call() && !operand->type().is_tensor() && ReadsAny(*operand, differing)) return true;
    }
    return false;
  }

  void Name(const Node* node, const ValueDifference& seen) {
    result_.node = node;
    result_.difference = seen;
    result_.difference.node = node;
  }

  absl::StatusOr<EngineBisection> ExplainObserved() {
    const Node* const node = result_.node;
    for (size_t i = 0; i < node->num_operands(); ++i) {
      const auto it = observed_.find(node->operand(i));
      if (it == observed_.end()) continue;
      result_.operands.emplace_back(node->operand(i)->name(), it->second.difference.relative_to_scale);
    }
    const absl::StatusOr<BoundGraph> alone = CutGraph(bound_, values_, Cut{{node}, {node}});
    if (alone.ok() && Differs(*alone)) return Reduced(Cause::kNode, *alone);
    if (IsRounding(*node, result_.difference)) return Done(Cause::kRounding, std::move(bound_));
    BACKTAPE_ASSIGN_OR_RETURN(BoundGraph part, Part(calls_.size(), {node}));
    if (!Differs(part)) {
      BACKTAPE_ASSIGN_OR_RETURN(part, Part(calls_.size(), calls_));
    }
    return Reduced(Cause::kTogether, part);
  }

  // True if the interpreter, on the engine's own operands, computes the engine's value.
  bool IsRounding(const Node& node, const ValueDifference& seen) const {
    NodeValues values = values_;
    bool has_other_operands = false;
    for (size_t i = 0; i < node.num_operands(); ++i) {
      const auto it = observed_.find(node.operand(i));
      if (it == observed_.end() || !it->second.found.defined()) continue;
      has_other_operands |= it->second.difference.max_absolute != 0;
      values[node.operand(i)] = it->second.found;
    }
    const absl::StatusOr<BoundGraph> alone = CutGraph(bound_, values, Cut{{&node}, {&node}});
    if (!has_other_operands || !alone.ok() || !seen.found.defined()) return false;
    const auto interpreter = CompileForInterpreter(*alone->graph);
    if (!interpreter.ok()) return false;
    RunOptions run;
    run.seed = alone->seed;
    const absl::StatusOr<IValueList> outputs = (*interpreter)->Run(alone->inputs, run);
    if (!outputs.ok() || outputs->size() != 1 || !(*outputs)[0].is_tensor()) return false;
    const Difference difference = backtape::Compare(seen.found, (*outputs)[0].tensor(), {});
    return difference.mismatch.empty() &&
           (difference.max_absolute <= options_.tolerance.atol || difference.relative_to_scale <= seen.rtol);
  }

  // Finds the shortest prefix of the calls after which a live value differs.
  absl::StatusOr<EngineBisection> BisectPrefixes() {
    size_t agrees = 0;
    size_t differs = calls_.size();
    // Start with the graph's own outputs.
    absl::StatusOr<BoundGraph> differing = Part(calls_.size(), ReturnedNodes(*bound_.graph));
    if (!differing.ok() || !Differs(*differing)) return Done(Cause::kWhole, std::move(bound_));
    while (agrees + 1 < differs) {
      const size_t middle = (agrees + differs) / 2;
      absl::StatusOr<BoundGraph> part = Part(middle, LiveAfter(*bound_.graph, calls_, middle));
      if (part.ok() && Differs(*part)) {
        differs = middle;
        differing = std::move(part);
      } else {
        agrees = middle;
      }
    }
    BACKTAPE_ASSIGN_OR_RETURN(const EngineComparison compared, Compare(*differing));
    if (!compared.outside.empty()) {
      // The last call causes the difference, but may not be the node whose value differs.
      const auto last =
          std::find_if(compared.outside.begin(), compared.outside.end(),
                       [&](const ValueDifference& value) { return Given(value.node) == calls_[differs - 1]; });
      const ValueDifference& value = last != compared.outside.end() ? *last : compared.outside[0];
      Name(Given(value.node), value);
    } else {
      result_.node = calls_[differs - 1];
      result_.engine_error = compared.engine_error;
    }
    return Reduced(Cause::kTogether, *differing);
  }

  absl::StatusOr<EngineBisection> Reduced(Cause cause, const BoundGraph& differing) {
    const ReduceCheck check = [this](const BoundGraph& part) { return Differs(part); };
    ReduceOptions reduce;
    reduce.shrink_sizes = false;
    absl::StatusOr<Reduction> reduction = ReduceGraph(differing, check, reduce);
    if (!reduction.ok()) return Done(Cause::kWhole, std::move(bound_));
    if (cause == Cause::kTogether) {
      if (CallsOf(*reduction->smallest.graph).size() == 1) cause = Cause::kNode;
      NameEarlier(reduction->smallest);
    }
    reduce.shrink_sizes = true;
    BACKTAPE_ASSIGN_OR_RETURN(reduction, ReduceGraph(reduction->smallest, check, reduce));
    result_.smallest = std::move(reduction->smallest);
    const absl::StatusOr<EngineComparison> compared = Compare(result_.smallest);
    if (compared.ok() && !compared->outside.empty()) result_.smallest_difference = compared->outside[0];
    for (const auto& [name, variant] : options_.variants) {
      const auto other = CompareWithInterpreter(result_.smallest, variant, options_.tolerance);
      result_.variants.emplace_back(name, other.ok() && other->differs());
    }
    return Done(cause, std::move(bound_));
  }

  // The reduced graph may return a node before the one that bisection found.
  void NameEarlier(const BoundGraph& smallest) {
    const absl::StatusOr<EngineComparison> compared = Compare(smallest);
    if (!compared.ok() || compared->outside.empty()) return;
    const Node* const node = Given(compared->outside[0].node);
    if (node == nullptr || (result_.node != nullptr && !node->IsBefore(result_.node))) return;
    Name(node, compared->outside[0]);
  }

  absl::StatusOr<EngineBisection> Done(Cause cause, BoundGraph looked_into) {
    result_.cause = cause;
    if (result_.node != nullptr) {
      absl::flat_hash_set<const Node*> reached = {result_.node};
      for (const Node* node : looked_into.graph->nodes()) {
        for (size_t i = 0; i < node->num_operands(); ++i) {
          if (reached.contains(node->operand(i))) reached.insert(node);
        }
      }
      for (const std::string& name : result_.differing_outputs) {
        const Node* const output = looked_into.graph->Find(name);
        if (output != nullptr && output->is_call() && !reached.contains(output)) {
          result_.unexplained_outputs.push_back(name);
        }
      }
    }
    result_.graph = std::move(looked_into.graph);
    return std::move(result_);
  }

  const EngineCompiler& engine_;
  const BisectOptions& options_;
  EngineBisection result_;
  BoundGraph bound_;
  NodeValues values_;
  std::vector<const Node*> calls_;
  absl::flat_hash_map<const Node*, ValueDifference> observed_;
};

}  // namespace

absl::StatusOr<EngineBisection> BisectEngines(const BoundGraph& bound, const EngineCompiler& engine,
                                              const BisectOptions& options) {
  return EngineBisector(engine, options).Run(bound);
}

}  // namespace backtape
