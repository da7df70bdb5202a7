#include "backtape/passes/check_traced_ranks.h"

#include <memory>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {

absl::Status CheckTracedRanks(const Graph& traced, const OpLibrary& library) {
  const std::unique_ptr<Graph> inferred = traced.Clone();
  ShapeEnv env;
  BACKTAPE_RETURN_IF_ERROR(InferTypes(*inferred, env, {.shape_rules = library.shape_rules, .overwrite = true}));
  const Node* without = inferred->first();
  for (const Node* with : traced.nodes()) {
    const ValueType& a = with->type();
    const ValueType& b = without->type();
    if (a.is_tensor() && b.is_tensor() && a.tensor().sizes.size() != b.tensor().sizes.size()) {
      return absl::FailedPreconditionError(absl::StrCat("the rank of %", with->name(), " (", with->target(),
                                                        ") depends on symbolic sizes: ", a.tensor().ToString(), " or ",
                                                        b.tensor().ToString()));
    }
    without = without->next();
  }
  return absl::OkStatus();
}

}  // namespace backtape
