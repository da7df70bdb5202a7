#include "backtape/jit/plan/native_passes.h"

#include <type_traits>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/collective_calls.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/constant_subgraphs.h"
#include "backtape/jit/plan/decompose.h"
#include "backtape/jit/plan/dense_forms.h"
#include "backtape/jit/plan/fill_forms.h"
#include "backtape/jit/plan/input_writes.h"
#include "backtape/jit/plan/memory_order.h"
#include "backtape/jit/plan/merge_products.h"
#include "backtape/jit/plan/number_operands.h"
#include "backtape/jit/plan/padded_terms.h"
#include "backtape/jit/plan/separate_pairs.h"
#include "backtape/jit/plan/sizes_of_one.h"
#include "backtape/jit/plan/spread_lists.h"
#include "backtape/jit/plan/uniform_factors.h"
#include "backtape/jit/plan/widened_operands.h"
#include "backtape/passes/literal_picks.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

constexpr absl::string_view kResolve =
    "replace_literal_picks,"  // first: spread_lists would mistake the first item of a list literal for a list
    "spread_lists,"
    "resolve_python_targets";

constexpr absl::string_view kLower =
    "functionalize,"  // again, because O2 leaves the last write to an input in place
    "insert_waits,"
    "infer_types{overwrite=1},"
    "replace_nones,"
    "use_tensor_operands,"
    "join_padded_terms,"
    "decompose_loops,"
    "use_dense_forms,"  // after decompose_loops, which makes products
    "use_fill_forms,"
    "sum_uniform_factors,"
    "merge_products,"
    "separate_input_writes,"
    "eliminate_dead_code,"
    "eliminate_common_subexpressions,"
    "eliminate_dead_code,"
    "infer_types{overwrite=1},"  // new operands may have changed strides, which the next pass follows
    "follow_memory_order,"
    "eliminate_dead_code,"
    "fold_constant_subgraphs,"
    "eliminate_dead_code,"
    "separate_pairs,"  // makes copies of calls, so no later pass may merge equal calls
    "bypass_widening,"
    "state_sizes_of_one";  // last: others infer types

// Replaces the outputs that a call does not compute (such as those that an output mask disables) by None, because a
// graph may return them.
bool ReplaceNones(Graph& graph) {
  absl::flat_hash_map<Node*, Argument> constants;
  for (Node* node : graph.nodes()) {
    if (node->is_call_to(OpId::operator_getitem) && node->type().is_none()) constants.emplace(node, Argument());
  }
  ReplaceByConstants(graph, constants);
  return !constants.empty();
}

absl::Status CheckTypes(const Graph& graph) {
  absl::Status first;
  for (const Node* node : graph.nodes()) {
    if (node->is_output() || (!node->has_uses() && !node->is_impure())) continue;
    if (node->may_name_subgraph() && graph.FindSubgraph(node->target()) != nullptr) continue;
    const ValueType& type = node->type();
    const bool is_known = type.is_tensor() || type.is_sym_int() || type.is_list();
    // The type of a placeholder without readers does not matter, and a call that writes may have no value.
    if (is_known || !node->has_uses()) continue;
    const char* const what =
        node->is_placeholder() ? "the placeholder's type is unknown" : "the value's type is unknown";
    if (first.ok()) {
      first = NodeError(absl::UnimplementedError(what), *node);
    } else {
      AddErrorNode(*node, first);
    }
  }
  return first;
}

std::vector<PassOption> NoOptions() { return {}; }

// False for the passes that run before all types are known.
template <auto kRun>
constexpr bool kNeedsTypes = true;
template <>
constexpr bool kNeedsTypes<InsertWaits> = false;
template <>
constexpr bool kNeedsTypes<ReplaceLiteralPicks> = false;
template <>
constexpr bool kNeedsTypes<ReplaceNones> = false;
template <>
constexpr bool kNeedsTypes<SpreadLists> = false;

template <auto kRun>
absl::StatusOr<bool> RunStep(Graph& graph, const PassContext& context) {
  if constexpr (kNeedsTypes<kRun>) BACKTAPE_RETURN_IF_ERROR(CheckTypes(graph));
  if constexpr (std::is_invocable_v<decltype(kRun), Graph&, ShapeEnv&>) {
    return kRun(graph, context.env);
  } else {
    return kRun(graph);
  }
}

template <auto kRun>
constexpr PassInfo Rewriting(absl::string_view name, absl::string_view doc) {
  return {name, doc, &NoOptions, &RunStep<kRun>};
}

constexpr PassInfo kPasses[] = {
    Rewriting<BypassWidening>("bypass_widening", "read 16-bit floats directly in loops that compute in float32"),
    Rewriting<Decompose>("decompose_loops", "replace softmax, norms, losses, ... by pointwise ops and reductions"),
    Rewriting<FoldConstantSubgraphs>("fold_constant_subgraphs", "evaluate calls that depend on no input or parameter"),
    Rewriting<FollowMemoryOrder>("follow_memory_order", "let loops visit permuted values in memory order"),
    Rewriting<InsertWaits>("insert_waits", "wait for the result of a collective before its first reader"),
    Rewriting<JoinPaddedTerms>("join_padded_terms", "concatenate padded values instead of adding them"),
    Rewriting<MergeProducts>("merge_products", "turn sums of matrix products into one product"),
    Rewriting<ReplaceLiteralPicks>("replace_literal_picks", "replace getitem of a list literal by the item"),
    Rewriting<ReplaceNones>("replace_nones", "use None for the outputs that a call does not compute"),
    Rewriting<SeparateInputWrites>("separate_input_writes",
                                   "copy a value into an input if no kernel can write it there directly"),
    Rewriting<SeparatePairs>("separate_pairs",
                             "compute exp(x - max(x)) or (x - mean(x))^2 twice if both a sum and other calls read it"),
    Rewriting<SpreadLists>("spread_lists", "replace each list by its items"),
    Rewriting<StateSizesOfOne>("state_sizes_of_one", "use 1 in place of size expressions that are known to be 1"),
    Rewriting<SumUniformFactors>("sum_uniform_factors",
                                 "compute a matrix product as a sum if all elements of one factor are equal"),
    Rewriting<UseDenseForms>("use_dense_forms",
                             "rewrite products and convolutions as calls that the dense kernels support"),
    Rewriting<UseFillForms>("use_fill_forms", "replace zeros_like, new_ones, full_like, ... by full"),
    Rewriting<MakeNumberOperandsTensors>("use_tensor_operands",
                                         "turn numbers that are passed as tensor operands into tensors"),
};

void Append(const Pipeline& more, Pipeline& pipeline) {
  pipeline.groups.insert(pipeline.groups.end(), more.groups.begin(), more.groups.end());
}

Pipeline Parse(absl::string_view text) { return ParsePipeline(text, "native", BuiltinAndNativePasses()).value(); }

}  // namespace

absl::Span<const PassInfo> NativePasses() { return kPasses; }

absl::Span<const PassInfo> BuiltinAndNativePasses() {
  static const auto& all = *[] {
    auto* const passes = new std::vector<PassInfo>(BuiltinPasses().begin(), BuiltinPasses().end());
    passes->insert(passes->end(), std::begin(kPasses), std::end(kPasses));
    return passes;
  }();
  return all;
}

const NativeStages& AllNativeStages() {
  static const NativeStages& stages = *[] {
    auto* const made = new NativeStages{.resolve = Parse(kResolve), .lower = ValuesPipeline()};
    Append(Parse(kLower), made->lower);
    return made;
  }();
  return stages;
}

Pipeline NativePipeline() {
  Pipeline all = AllNativeStages().resolve;
  Append(AllNativeStages().lower, all);
  return all;
}

}  // namespace backtape::jit
