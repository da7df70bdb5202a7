#include "backtape/passes/check_traced_ranks.h"

#include <memory>
#include <optional>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {

namespace {

// Whether the sizes have different values for the hints of `env`.
bool Differ(const SymInt& a, const SymInt& b, const ShapeEnv& env) {
  if (a == b) return false;
  const auto hint = [&](absl::string_view symbol) { return env.hint(symbol); };
  const std::optional<int64_t> x = a.Evaluate(hint), y = b.Evaluate(hint);
  return x.has_value() && y.has_value() && *x != *y;
}

}  // namespace

absl::Status CheckTracedRanks(const Graph& traced, const ShapeEnv& env, const OpLibrary& library) {
  const std::unique_ptr<Graph> inferred = traced.Clone();
  ShapeEnv no_facts;
  BACKTAPE_RETURN_IF_ERROR(InferTypes(*inferred, no_facts, {.shape_rules = library.shape_rules, .overwrite = true}));
  const Node* without = inferred->first();
  for (const Node* with : traced.nodes()) {
    const ValueType& a = with->type();
    const ValueType& b = without->type();
    if (a.is_tensor() && b.is_tensor() && a.tensor().sizes.size() != b.tensor().sizes.size()) {
      return absl::FailedPreconditionError(absl::StrCat("the rank of %", with->name(), " (", with->target(),
                                                        ") depends on guards that are not in the graph: its type is ",
                                                        a.tensor().ToString(), " with them and ", b.tensor().ToString(),
                                                        " without them"));
    }
    for (size_t d = 0; a.is_tensor() && b.is_tensor() && d < a.tensor().sizes.size(); ++d) {
      if (!Differ(a.tensor().sizes[d], b.tensor().sizes[d], env)) continue;
      return absl::FailedPreconditionError(absl::StrCat("the sizes of %", with->name(), " (", with->target(),
                                                        ") depend on guards that are not in the graph: its type is ",
                                                        a.tensor().ToString(), " with them and ", b.tensor().ToString(),
                                                        " without them"));
    }
    without = without->next();
  }
  return absl::OkStatus();
}

}  // namespace backtape
