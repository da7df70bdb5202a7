#include "backtape/passes/simplify_algebra.h"

#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "backtape/passes/algebra_rules.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/subgraph_passes.h"
#include "backtape/passes/uniform_values.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

class Simplifier {
 public:
  Simplifier(Graph& graph, const SimplifyAlgebraOptions& options)
      : graph_(graph), aliases_(graph), uniform_(graph, aliases_) {
    for (const AlgebraRule& rule : AlgebraRuleTable()) {
      if (rule.info.condition == AlgebraCondition::kFinite && !options.assume_finite) continue;
      if (rule.info.condition == AlgebraCondition::kSignedZero && !options.allow_signed_zero &&
          !options.assume_finite) {
        continue;
      }
      for (const OpId id : rule.ops) {
        if (const OpSchema* op = graph.ops().Find(id)) rules_[op].push_back(&rule);
      }
    }
  }

  bool Run() {
    bool changed = false;
    for (Node* node = graph_.first(); node != nullptr;) {
      Node* const before = node->prev();
      Node* const next = node->next();
      if (!TryRules(node)) {
        uniform_.Visit(*node);
        node = next;
        continue;
      }
      changed = true;
      // The new node may be simplified further; this ends because each rule leaves less to do.
      Node* const made = before != nullptr ? before->next() : graph_.first();
      node = made == nullptr ? next : made;
    }
    return changed;
  }

 private:
  bool TryRules(Node* node) {
    const auto it = rules_.find(node->op());
    if (it == rules_.end() || !node->type().is_tensor() || !CanRewrite(*node)) return false;
    for (const AlgebraRule* rule : it->second) {
      AlgebraMatch match(graph_, aliases_, uniform_, node);
      if (rule->apply(match)) return true;
    }
    return false;
  }

  bool CanRewrite(const Node& node) const {
    if (aliases_.IsWritten(&node)) return false;
    for (size_t i = 0; i < node.num_operands(); ++i) {
      if (!aliases_.IsStable(node.operand(i))) return false;
    }
    return true;
  }

  Graph& graph_;
  AliasAnalysis aliases_;
  UniformValues uniform_;
  absl::flat_hash_map<const OpSchema*, absl::InlinedVector<const AlgebraRule*, 4>> rules_;
};

}  // namespace

absl::Span<const AlgebraRuleInfo> AlgebraRules() {
  static const auto& infos = *[] {
    auto* list = new std::vector<AlgebraRuleInfo>;
    for (const AlgebraRule& rule : AlgebraRuleTable()) list->push_back(rule.info);
    return list;
  }();
  return infos;
}

absl::StatusOr<bool> SimplifyAlgebra(Graph& graph, const SimplifyAlgebraOptions& options) {
  const auto run = [&options](Graph& subgraph) { return SimplifyAlgebra(subgraph, options); };
  BACKTAPE_ASSIGN_OR_RETURN(const bool inner, RunOnSubgraphs(graph, run));
  const bool outer = Simplifier(graph, options).Run();
  return inner || outer;
}

}  // namespace backtape
