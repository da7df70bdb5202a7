#include "backtape/jit/plan/prepare_graph.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/unclamped_strides.h"
#include "backtape/ir/verifier.h"
#include "backtape/jit/plan/native_passes.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/jit/plan/sizes_of_one.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Makes placeholders row-major if the graph does not state their strides.
void StatePlaceholderStrides(Graph& graph) {
  for (Node* node : graph.placeholders()) {
    if (!node->type().is_tensor()) continue;
    TensorType type = node->type().tensor();
    if (type.strides) {
      if (!UnclampStrides(type)) continue;
    } else {
      type.strides = ContiguousStrides(type.sizes);
      type.storage_offset = 0;
    }
    node->set_type(ValueType(std::move(type)));
  }
}

// Replaces Python operators on tensors by the corresponding ops.
absl::Status ReplacePythonOperators(Graph& graph, ShapeEnv& env, std::vector<const Node*>* rejected) {
  bool is_changed = false;
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const next = node->next();
    const OpSchema* op = node->op();
    if (op != nullptr && !node->type().is_known()) {
      if (op->has_tag(kTagPython)) {
        IValueList args;
        bool has_tensor = false;
        for (const Argument& arg : node->args()) {
          std::optional<IValue> value = ShapeValueOf(arg);
          has_tensor |= value && value->is_tensor_type();
          if (value) args.push_back(*std::move(value));
        }
        const std::optional<OpId> tensor_op = TensorOpOfPythonOperator(op->name, args);
        if (has_tensor && args.size() == node->args().size() && tensor_op) {
          // An in-place operator is impure, so ReplaceNode does not erase it.
          const bool is_kept = node->is_impure();
          const absl::Status status = Rewrite(graph, node, env, [&](Rewriter& r) {
                                        r.Replace(r.Call(*tensor_op, node->args()));
                                        return true;
                                      }).status();
          if (!status.ok() && rejected == nullptr) return NodeError(status, *node);
          if (!status.ok()) {
            rejected->push_back(node);
          } else {
            if (is_kept) graph.Erase(node);
            is_changed = true;
          }
        }
      } else if (is_changed) {
        absl::StatusOr<ValueType> type = InferType(*node, env);
        if (!type.ok() && rejected == nullptr) return NodeError(type.status(), *node);
        if (type.ok()) {
          node->set_type(*std::move(type));
        } else {
          rejected->push_back(node);
        }
      }
    }
    node = next;
  }
  return absl::OkStatus();
}

// The error for a graph whose calls contradict each other or the types of the placeholders.
absl::Status AsContradiction(const absl::Status& status) {
  return WithNodesOf(status, absl::FailedPreconditionError(status.message()));
}

absl::Status RunStage(Graph& graph, const Pipeline& stage, ShapeEnv& env) {
  RunnerOptions options;
  options.verify_each = false;
  options.env = &env;
  options.names_pass_in_errors = false;
  return RunPipeline(graph, stage, options).status();
}

// Writes what equality guards say about sizes into the types of the placeholders. Returns whether it changed any.
class GuardedSizes {
 public:
  GuardedSizes(Graph& graph, const ShapeEnv& env) : graph_(graph), env_(env) {}

  bool Apply() {
    for (const Node* node : graph_.placeholders()) Visit(node->type(), [&](const SymInt& size) { NoteSymbol(size); });
    for (Node* node : graph_.placeholders()) {
      ValueType type = node->type();
      if (type.is_sym_int()) {
        type = ValueType(Simplified(type.sym_int()));
      } else if (type.is_tensor()) {
        TensorType tensor = type.tensor();
        for (SymInt& size : tensor.sizes) size = Simplified(size);
        for (SymInt& stride : *tensor.strides) stride = Simplified(stride);
        tensor.storage_offset = Simplified(tensor.storage_offset);
        type = ValueType(std::move(tensor));
      }
      if (type == node->type()) continue;
      node->set_type(std::move(type));
      is_changed_ = true;
    }
    return is_changed_;
  }

 private:
  template <typename F>
  static void Visit(const ValueType& type, F&& f) {
    if (type.is_sym_int()) f(type.sym_int());
    if (type.is_tensor()) std::for_each(type.tensor().sizes.begin(), type.tensor().sizes.end(), f);
  }

  // A run finds the value of a symbol only if some input has exactly this size.
  void NoteSymbol(const SymInt& size) {
    if (std::optional<std::string> symbol = size.symbol()) found_.insert(*std::move(symbol));
  }

  SymInt Simplified(const SymInt& size) const {
    if (!size.is_symbolic()) return size;
    SymInt simple = env_.Simplify(size);
    const std::vector<std::string> symbols = simple.symbols();
    const bool is_found =
        std::all_of(symbols.begin(), symbols.end(), [&](const std::string& symbol) { return found_.contains(symbol); });
    return is_found ? simple : size;
  }

  Graph& graph_;
  const ShapeEnv& env_;
  absl::flat_hash_set<std::string> found_;
  bool is_changed_ = false;
};

}  // namespace

bool HasUnknownTypes(const Graph& graph) {
  return std::any_of(graph.nodes().begin(), graph.nodes().end(),
                     [](const Node* node) { return node->is_call() && node->has_uses() && !node->type().is_known(); });
}

absl::StatusOr<std::unique_ptr<Graph>> TypedCopy(const Graph& graph, ShapeEnv& env,
                                                 std::vector<const Node*>* rejected) {
  std::unique_ptr<Graph> copy = graph.Clone();
  BACKTAPE_RETURN_IF_ERROR(MakePlain(*copy, {.floats_of_sizes = FloatsOfSizes::kReplaceInPlan}).status());
  // The types are inferred again below, so this is the only place that sees a stated type that is wrong. Python-level
  // targets are resolved later.
  if (rejected == nullptr) BACKTAPE_RETURN_IF_ERROR(Verify(*copy, {.allow_unknown_ops = true}));
  StatePlaceholderStrides(*copy);
  // A guard of a later call may contradict what an earlier call requires. No sizes are valid then, but only a second
  // inference, with all guards, detects this.
  for (int pass = 0; pass == 0 || (pass == 1 && !env.guards().empty()); ++pass) {
    if (rejected != nullptr) rejected->clear();
    BACKTAPE_RETURN_IF_ERROR(InferTypes(*copy, env, {.overwrite = true, .rejected = rejected}));
  }
  BACKTAPE_RETURN_IF_ERROR(ReplacePythonOperators(*copy, env, rejected));
  StateSizesOfOne(*copy, env);
  return copy;
}

absl::StatusOr<std::unique_ptr<Graph>> SpecialisedCopy(const Graph& graph, ShapeEnv& env,
                                                       std::vector<const Node*>* rejected) {
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> copy, TypedCopy(graph, env, rejected));
  if (!env.guards().empty() && GuardedSizes(*copy, env).Apply()) {
    if (rejected != nullptr) rejected->clear();
    BACKTAPE_RETURN_IF_ERROR(InferTypes(*copy, env, {.overwrite = true, .rejected = rejected}));
  }
  return copy;
}

absl::StatusOr<std::unique_ptr<Graph>> ResolvedCopy(const Graph& graph, ShapeEnv& env) {
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> copy, SpecialisedCopy(graph, env));
  BACKTAPE_RETURN_IF_ERROR(RunStage(*copy, AllNativeStages().resolve, env));
  BACKTAPE_RETURN_IF_ERROR(InferTypes(*copy, env, {.overwrite = true}));
  return copy;
}

absl::StatusOr<std::unique_ptr<Graph>> PrepareGraph(const Graph& graph, ShapeEnv& env) {
  absl::StatusOr<std::unique_ptr<Graph>> typed = SpecialisedCopy(graph, env);
  if (!typed.ok()) return AsContradiction(typed.status());
  std::unique_ptr<Graph> copy = *std::move(typed);
  const NativeStages& stages = AllNativeStages();
  // Calls of composite ops have no types yet, so their arguments are checked only here.
  const absl::Status resolved = RunStage(*copy, stages.resolve, env);
  if (!resolved.ok()) return AsContradiction(resolved);
  // The passes infer the types that depend on Python operators. Only then are calls found that reject these types.
  const bool has_unknown = HasUnknownTypes(*copy);
  const absl::Status lowered = RunStage(*copy, stages.lower, env);
  if (has_unknown && absl::IsInvalidArgument(lowered)) return AsContradiction(lowered);
  BACKTAPE_RETURN_IF_ERROR(lowered);
  return copy;
}

std::vector<const Node*> StorageReaders(const Node& placeholder) {
  std::vector<const Node*> views = {&placeholder}, readers;
  for (size_t i = 0; i < views.size(); ++i) {
    for (const Node* user : views[i]->users()) {
      if (user->op() == nullptr) continue;
      if (AddressesStorage(*user->op())) readers.push_back(user);
      if (user->op()->has_tag(kTagView) || user->op()->has_tag(kTagInplace)) views.push_back(user);
    }
  }
  return readers;
}

bool ShowsStorageOffset(const Node& placeholder) { return !StorageReaders(placeholder).empty(); }

}  // namespace backtape::jit
