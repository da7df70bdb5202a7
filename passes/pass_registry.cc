#include "backtape/passes/pass_registry.h"

#include <array>

#include "absl/strings/str_cat.h"
#include "backtape/passes/eliminate_common_subexpressions.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/fold_constants.h"
#include "backtape/passes/functionalize.h"
#include "backtape/passes/infer_types.h"
#include "backtape/passes/remove_noop_views_and_copies.h"
#include "backtape/passes/simplify_algebra.h"

namespace backtape {
namespace {

template <typename Options>
struct Field {
  absl::string_view name;
  std::variant<bool Options::*, int64_t Options::*> member;
  absl::string_view doc;
};

// The options that the command line can set, for each options struct; defaults are those of the struct.
template <typename Options>
constexpr std::array<Field<Options>, 0> kFields = {};

template <>
constexpr std::array kFields<EliminateCommonSubexpressionsOptions> = {Field<EliminateCommonSubexpressionsOptions>{
    "commutative", &EliminateCommonSubexpressionsOptions::commutative, "take add(x, y) and add(y, x) as one"}};

template <>
constexpr std::array kFields<EliminateDeadCodeOptions> = {Field<EliminateDeadCodeOptions>{
    "remove_random", &EliminateDeadCodeOptions::remove_random, "also remove unused draws of random numbers"}};

template <>
constexpr std::array kFields<FoldConstantsOptions> = {
    Field<FoldConstantsOptions>{"materialize", &FoldConstantsOptions::materialize,
                                "also make attributes of results that are not uniform"},
    Field<FoldConstantsOptions>{"max_elements", &FoldConstantsOptions::max_elements,
                                "largest constant tensor that is computed with"}};

template <>
constexpr std::array kFields<InferMissingTypesOptions> = {Field<InferMissingTypesOptions>{
    "overwrite", &InferMissingTypesOptions::overwrite, "also refresh types that are known"}};

template <>
constexpr std::array kFields<RemoveNoopViewsAndCopiesOptions> = {Field<RemoveNoopViewsAndCopiesOptions>{
    "copies", &RemoveNoopViewsAndCopiesOptions::copies, "remove copies too, not only views"}};

template <>
constexpr std::array kFields<SimplifyAlgebraOptions> = {
    Field<SimplifyAlgebraOptions>{"allow_signed_zero", &SimplifyAlgebraOptions::allow_signed_zero,
                                  "take +0 and -0 for the same: x + 0 -> x"},
    Field<SimplifyAlgebraOptions>{"assume_finite", &SimplifyAlgebraOptions::assume_finite,
                                  "take it that nothing is infinite or NaN: x * 0 -> 0"}};

template <typename Options>
std::vector<PassOption> ListOptions() {
  std::vector<PassOption> list;
  const Options defaults;
  for (const auto& field : kFields<Options>) {
    std::visit([&](auto member) { list.push_back({field.name, defaults.*member, field.doc}); }, field.member);
  }
  return list;
}

template <typename Options, absl::StatusOr<bool> (*kPass)(Graph&, const Options&)>
absl::StatusOr<bool> RunWith(Graph& graph, const PassOptionValues& values, std::vector<std::string>& notes) {
  Options options;
  for (const auto& field : kFields<Options>) {
    const auto it = values.find(field.name);
    if (it == values.end()) continue;
    std::visit(
        [&]<typename T>(T Options::*member) {
          if (const T* value = std::get_if<T>(&it->second)) options.*member = *value;
        },
        field.member);
  }
  if constexpr (requires { options.notes; }) options.notes = &notes;
  return kPass(graph, options);
}

template <typename Options, absl::StatusOr<bool> (*kPass)(Graph&, const Options&)>
constexpr PassInfo Pass(absl::string_view name, absl::string_view doc) {
  return {name, doc, &ListOptions<Options>, &RunWith<Options, kPass>};
}

constexpr PassInfo kPasses[] = {
    Pass<EliminateCommonSubexpressionsOptions, EliminateCommonSubexpressions>(
        "eliminate_common_subexpressions", "make one node of calls that compute the same"),
    Pass<EliminateDeadCodeOptions, EliminateDeadCode>("eliminate_dead_code", "remove what nothing uses"),
    Pass<FoldConstantsOptions, FoldConstants>("fold_constants",
                                              "compute what is known before the run: known zeros above all"),
    Pass<FunctionalizeOptions, Functionalize>("functionalize", "replace writes, through views too, by new values"),
    Pass<InferMissingTypesOptions, InferMissingTypes>("infer_types",
                                                      "dtypes, sizes and strides by the ops' shape rules"),
    Pass<RemoveNoopViewsAndCopiesOptions, RemoveNoopViewsAndCopies>(
        "remove_noop_views_and_copies", "remove views and copies that change nothing; merge view after view"),
    Pass<SimplifyAlgebraOptions, SimplifyAlgebra>("simplify_algebra", "algebraic identities"),
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
