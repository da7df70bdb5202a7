#include "backtape/passes/bisect/reduce_graph.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/bisect/shrink_sizes.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/functionalize.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

bool Writes(const Graph& graph) {
  return std::any_of(graph.nodes().begin(), graph.nodes().end(),
                     [](const Node* node) { return node->is_call() && MayWrite(*node); });
}

class Reducer {
 public:
  Reducer(BoundGraph bound, const ReduceCheck& check, const ReduceOptions& options) : check_(check), options_(options) {
    Accept(std::move(bound));
  }

  absl::StatusOr<Reduction> Run() {
    if (!Passes(current_)) return absl::FailedPreconditionError("the graph does not reproduce the problem");
    if (Writes(*current_.graph)) {
      absl::StatusOr<BoundGraph> functional = WithoutWrites(current_);
      if (functional.ok()) Try(*std::move(functional));
    }
    for (bool smaller = true; smaller && !IsExhausted();) {
      // Remove unused placeholders, repeated outputs and constants.
      TryPart(calls_, ReturnedNodes(*current_.graph));
      smaller = DropOutputs();
      smaller |= CutOffEnd();
      smaller |= CutOffFront();
      smaller |= CutOutCalls();
      smaller |= ReturnAnother();
    }
    if (options_.shrink_sizes) {
      ShrinkSizes(current_, [this](BoundGraph candidate) {
        if (!Passes(candidate)) return false;
        current_ = std::move(candidate);
        return true;
      });
    }
    return Reduction{std::move(current_), checks_, IsExhausted()};
  }

 private:
  bool IsExhausted() const { return checks_ >= options_.max_checks; }

  bool Passes(const BoundGraph& candidate) {
    if (checks_ > 0 && IsExhausted()) return false;
    ++checks_;
    const bool passes = check_(candidate);
    if (options_.progress) options_.progress(checks_, calls_.size());
    return passes;
  }

  void Accept(BoundGraph smaller) {
    current_ = std::move(smaller);
    values_ = RecordValues(current_);
    calls_ = CallsOf(*current_.graph);
  }

  bool Try(BoundGraph candidate) {
    if (!Passes(candidate)) return false;
    Accept(std::move(candidate));
    return true;
  }

  // Checks a part and, if it passes, makes it the current graph. Skips parts that are not smaller.
  bool TryPart(const std::vector<const Node*>& kept, const std::vector<const Node*>& returned) {
    absl::StatusOr<BoundGraph> part = CutGraph(current_, values_, Cut{{kept.begin(), kept.end()}, returned});
    if (!part.ok()) return false;
    const auto size = [](const Graph& graph) {
      return std::tuple(CallsOf(graph).size(), graph.output()->num_operands(), graph.num_nodes());
    };
    const bool is_smaller = size(*part->graph) < size(*current_.graph);
    return is_smaller && Try(*std::move(part));
  }

  // First tries to keep no output, if the graph writes, or a single one; then drops halves, quarters and so on.
  bool DropOutputs() {
    std::vector<const Node*> returned = ReturnedNodes(*current_.graph);
    if (!returned.empty() && Writes(*current_.graph) && TryPart(calls_, {})) return true;
    if (returned.size() < 2) return false;
    for (const Node* node : returned) {
      if (TryPart(calls_, {node})) return true;
    }
    bool smaller = false;
    for (size_t chunk = returned.size() / 2; chunk > 0; chunk /= 2) {
      for (size_t begin = 0; begin < returned.size() && returned.size() > 1;) {
        std::vector<const Node*> rest = returned;
        rest.erase(rest.begin() + begin, rest.begin() + std::min(begin + chunk, rest.size()));
        if (TryPart(calls_, rest)) {
          returned = ReturnedNodes(*current_.graph);
          smaller = true;
        } else {
          begin += chunk;
        }
      }
    }
    return smaller;
  }

  // Finds the shortest prefix by binary search.
  bool CutOffEnd() {
    bool smaller = false;
    for (size_t low = 0; low + 1 < calls_.size() && !IsExhausted();) {
      const size_t middle = (low + calls_.size()) / 2;
      if (TryPart({calls_.begin(), calls_.begin() + middle}, LiveAfter(*current_.graph, calls_, middle))) {
        smaller = true;  // a part of at most `middle` calls passes
      } else {
        low = middle;
      }
    }
    return smaller;
  }

  // Turns as many leading calls as possible into inputs, by binary search.
  bool CutOffFront() {
    bool smaller = false;
    size_t given = calls_.size();
    while (given > 0 && !calls_.empty() && !IsExhausted()) {
      given = std::min(given / 2, calls_.size() - 1);
      while (given > 0 && given < calls_.size() &&
             TryPart({calls_.begin() + given, calls_.end()}, ReturnedNodes(*current_.graph))) {
        smaller = true;
      }
    }
    return smaller;
  }

  // Delta debugging: turns chunks of calls into inputs, from last to first, until no single call can be removed.
  bool CutOutCalls() {
    bool smaller = false;
    for (size_t chunk = std::max<size_t>(calls_.size() / 2, 1); chunk > 0; chunk /= 2) {
      for (size_t end = calls_.size(); end > 0 && calls_.size() > 1;) {
        const size_t begin = end > chunk ? end - chunk : 0;
        std::vector<const Node*> kept(calls_.begin(), calls_.begin() + begin);
        kept.insert(kept.end(), calls_.begin() + end, calls_.end());
        const std::vector<const Node*> returned = ReturnedNodes(*current_.graph);
        smaller |= !kept.empty() && TryPart(kept, returned);
        end = std::min(begin, calls_.size());
      }
    }
    return smaller;
  }

  // Returns an intermediate value in place of all outputs. Only tried on small graphs.
  bool ReturnAnother() {
    constexpr size_t kMaxCalls = 100;
    if (calls_.size() > kMaxCalls) return false;
    for (const Node* node : calls_) {
      if (TryPart(calls_, {node})) return true;
    }
    return false;
  }

  const ReduceCheck& check_;
  const ReduceOptions& options_;
  BoundGraph current_;
  NodeValues values_;
  std::vector<const Node*> calls_;
  int checks_ = 0;
};

}  // namespace

std::vector<const Node*> LiveAfter(const Graph& graph, const std::vector<const Node*>& calls, size_t num_calls) {
  const absl::flat_hash_set<const Node*> first(calls.begin(), calls.begin() + num_calls);
  std::vector<const Node*> live;
  for (size_t i = 0; i < num_calls; ++i) {
    const absl::Span<const Use> uses = calls[i]->uses_unordered();
    const bool is_read =
        std::any_of(uses.begin(), uses.end(), [&](const Use& use) { return !first.contains(use.user); });
    if (is_read || uses.empty()) live.push_back(calls[i]);
  }
  return live;
}

absl::StatusOr<BoundGraph> WithoutWrites(const BoundGraph& bound) {
  BoundGraph functional = bound.Clone();
  Graph& graph = *functional.graph;
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (!placeholders[i]->type().is_known()) placeholders[i]->set_type(ValueType::Of(bound.inputs[i]));
  }
  ShapeEnv env;
  BACKTAPE_RETURN_IF_ERROR(InferTypes(graph, env));
  BACKTAPE_RETURN_IF_ERROR(Functionalize(graph, {}).status());
  // Return the values of the final copies instead.
  std::vector<Argument> returned;
  for (const Node* node : ReturnedNodes(graph)) returned.emplace_back(const_cast<Node*>(node));
  std::vector<Node*> copies;
  for (Node* node = graph.output()->prev();
       node != nullptr && node->is_call_to(OpId::copy_) && !node->operand(0)->is_call(); node = node->prev()) {
    copies.push_back(node);
  }
  std::reverse(copies.begin(), copies.end());
  for (Node* copy : copies) returned.emplace_back(copy->operand(1));
  graph.output()->SetArgs({Argument::Tuple(std::move(returned))});
  for (Node* copy : copies) {
    graph.ReplaceAllUsesWith(copy, copy->operand(1));
    graph.Erase(copy);
  }
  graph.set_signature({});  // it described the outputs before the reduction
  BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(graph, {}).status());
  if (Writes(graph)) return absl::FailedPreconditionError("a write cannot be made functional");
  return functional;
}

absl::StatusOr<Reduction> ReduceGraph(const BoundGraph& bound, const ReduceCheck& check, const ReduceOptions& options) {
  return Reducer(bound.Clone(), check, options).Run();
}

}  // namespace backtape
