#include "backtape/passes/pass_registry.h"

#include <array>

#include "absl/strings/str_cat.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/passes/bucket_collectives.h"
#include "backtape/passes/decompose_composites.h"
#include "backtape/passes/eliminate_common_subexpressions.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/fold_constants.h"
#include "backtape/passes/functionalize.h"
#include "backtape/passes/infer_types.h"
#include "backtape/passes/overlap_collectives.h"
#include "backtape/passes/remove_noop_views_and_copies.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/passes/simplify_algebra.h"

namespace backtape {
namespace {

template <typename Options>
struct Field {
  absl::string_view name;
  PassOptionValue (*get)(const Options&);
  void (*set)(Options&, const PassOptionValue&);
  absl::string_view doc;
};

template <auto kMember>
struct Member;

template <typename Options, typename T, T Options::*kMember>
struct Member<kMember> {
  static PassOptionValue Get(const Options& options) { return options.*kMember; }
  static void Set(Options& options, const PassOptionValue& value) {
    if (const T* v = std::get_if<T>(&value)) options.*kMember = *v;
  }
  static constexpr Field<Options> MakeField(absl::string_view name, absl::string_view doc) {
    return {name, &Get, &Set, doc};
  }
};

// The options of each options struct that the command line can set; defaults are those of the struct.
template <typename Options>
constexpr std::array<Field<Options>, 0> kFields = {};

template <>
constexpr std::array kFields<BucketCollectivesOptions> = {
    Member<&BucketCollectivesOptions::bytes>::MakeField("bytes", "largest bucket, in bytes")};

template <>
constexpr std::array kFields<EliminateCommonSubexpressionsOptions> = {
    Member<&EliminateCommonSubexpressionsOptions::commutative>::MakeField("commutative",
                                                                          "treat add(x, y) and add(y, x) as equal")};

template <>
constexpr std::array kFields<EliminateDeadCodeOptions> = {
    Member<&EliminateDeadCodeOptions::remove_random>::MakeField("remove_random", "also remove unused random draws")};

template <>
constexpr std::array kFields<FoldConstantsOptions> = {
    Member<&FoldConstantsOptions::materialize>::MakeField(
        "materialize", "also fold results whose elements are not all equal, and add them to the graph as attributes"),
    Member<&FoldConstantsOptions::max_elements>::MakeField(
        "max_elements", "largest constant tensor to read or to compute, in elements")};

template <>
constexpr std::array kFields<FunctionalizeOptions> = {
    Member<&FunctionalizeOptions::keep_last_writes>::MakeField(
        "keep_last_writes",
        "keep the last write to an input as it is if possible, instead of adding a copy_ at the end"),
    Member<&FunctionalizeOptions::keep_derivatives>::MakeField(
        "keep_derivatives", "keep the derivatives of tensors that are written through detach or no_grad_alias")};

template <>
constexpr std::array kFields<InferMissingTypesOptions> = {
    Member<&InferMissingTypesOptions::overwrite>::MakeField("overwrite", "also update known types")};

template <>
constexpr std::array kFields<PlainGraphOptions> = {
    Member<&PlainGraphOptions::keep_autograd_functions>::MakeField(
        "keep_autograd_functions", "keep calls of autograd functions, instead of replacing them by their forward"),
    Member<&PlainGraphOptions::keep_unreplaced_floats>::MakeField(
        "keep_unreplaced_floats",
        "keep floats and bools read from tensors (x.item()) that cannot be replaced by tensors, instead of failing")};

template <>
constexpr std::array kFields<RemoveNoopViewsAndCopiesOptions> = {
    Member<&RemoveNoopViewsAndCopiesOptions::copies>::MakeField("copies", "also remove copies"),
    Member<&RemoveNoopViewsAndCopiesOptions::keep_derivatives>::MakeField(
        "keep_derivatives", "keep calls of detach, and writes that autograd does not record")};

template <>
constexpr std::array kFields<SimplifyAlgebraOptions> = {
    Member<&SimplifyAlgebraOptions::allow_signed_zero>::MakeField("allow_signed_zero",
                                                                  "treat +0 and -0 as equal: x + 0 -> x"),
    Member<&SimplifyAlgebraOptions::assume_finite>::MakeField("assume_finite",
                                                              "assume that nothing is infinite or NaN: x * 0 -> 0")};

template <typename Options>
std::vector<PassOption> ListOptions() {
  std::vector<PassOption> list;
  for (const Field<Options>& field : kFields<Options>) list.push_back({field.name, field.get(Options()), field.doc});
  return list;
}

template <typename Options, absl::StatusOr<bool> (*kPass)(Graph&, const Options&)>
absl::StatusOr<bool> RunWith(Graph& graph, const PassContext& context) {
  Options options;
  for (const Field<Options>& field : kFields<Options>) {
    const auto it = context.options.find(field.name);
    if (it != context.options.end()) field.set(options, it->second);
  }
  if constexpr (requires { options.notes; }) options.notes = &context.notes;
  if constexpr (requires { options.env; }) options.env = &context.env;
  if constexpr (requires { options.specialise_sizes; }) {
    options.sizes = context.sizes;
    options.specialise_sizes = context.specialise_sizes;
  }
  return kPass(graph, options);
}

template <typename Options, absl::StatusOr<bool> (*kPass)(Graph&, const Options&)>
constexpr PassInfo Pass(absl::string_view name, absl::string_view doc) {
  return {name, doc, &ListOptions<Options>, &RunWith<Options, kPass>};
}

constexpr PassInfo kPasses[] = {
    Pass<BucketCollectivesOptions, BucketCollectives>("bucket_collectives",
                                                      "reduce gradients over a process group in large buckets"),
    Pass<DecomposeCompositesOptions, DecomposeComposites>(
        "decompose_composites", "replace composite ops (linear, layer_norm, ...) by the calls that they are made of"),
    Pass<EliminateCommonSubexpressionsOptions, EliminateCommonSubexpressions>(
        "eliminate_common_subexpressions", "merge calls that compute the same value"),
    Pass<EliminateDeadCodeOptions, EliminateDeadCode>("eliminate_dead_code",
                                                      "remove unused nodes without side effects"),
    Pass<FoldConstantsOptions, FoldConstants>("fold_constants",
                                              "evaluate calls whose results are known before the run"),
    Pass<FunctionalizeOptions, Functionalize>("functionalize",
                                              "replace writes, including those through views, by new values"),
    Pass<InferMissingTypesOptions, InferMissingTypes>("infer_types",
                                                      "infer dtypes, sizes and strides with the ops' shape rules"),
    Pass<PlainGraphOptions, MakePlain>(
        "make_plain",
        "inline subgraph wrappers (checkpoints, autocast, ...); use calls of plain ops in place of effect-token calls, "
        "floats read from tensors, and writes that change sizes"),
    Pass<OverlapCollectivesOptions, OverlapCollectives>(
        "overlap_collectives", "start collectives as early, and wait for them as late, as possible"),
    Pass<RemoveNoopViewsAndCopiesOptions, RemoveNoopViewsAndCopies>(
        "remove_noop_views_and_copies", "remove views and copies that change nothing; merge consecutive views"),
    Pass<ResolvePythonTargetsOptions, ResolvePythonTargets>(
        "resolve_python_targets",
        "turn torch functions, methods and Python operators into aten ops; also decompose composite ops"),
    Pass<SimplifyAlgebraOptions, SimplifyAlgebra>("simplify_algebra", "apply algebraic identities"),
};

}  // namespace

std::string ToString(const PassOptionValue& value) {
  return std::visit([](auto v) { return absl::StrCat(static_cast<int64_t>(v)); }, value);
}

absl::Span<const PassInfo> BuiltinPasses() { return kPasses; }

const PassInfo* FindPass(absl::string_view name, absl::Span<const PassInfo> passes) {
  for (const PassInfo& pass : passes) {
    if (pass.name == name) return &pass;
  }
  return nullptr;
}

}  // namespace backtape
