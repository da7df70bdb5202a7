#include <optional>
#include <vector>

#include "backtape/autograd/composite_ops/composite_ops.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::composite_ops {

IValue var_dim(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  std::optional<std::vector<int64_t>> dims;
  if (!args[1].is_none()) {
    dims.emplace();
    for (const IValue& dim : args[1].list()) dims->push_back(dim.sym_int().value());
  }
  const Variable variance =
      ops::var(ToVariable(args[0]), dims, SymScalar(args[2].bool_value() ? 1 : 0), args[3].bool_value());
  return ToIValue(variance);
}

}  // namespace backtape::composite_ops
