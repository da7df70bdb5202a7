#include "backtape/autograd/composite_ops.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable.h"
#include "backtape/tensor/error.h"

namespace backtape::composite_ops {

IValue dropout(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const double p = args[1].to_double();
  if (!(p >= 0 && p <= 1)) {
    throw Error(absl::InvalidArgumentError(absl::StrCat(
        library.ops->at(op_id).QualifiedName(), ": dropout probability has to be between 0 and 1, but got ", p)));
  }
  if (p == 0 || !args[2].to_bool()) return args[0];
  return IValue(static_cast<const Tensor&>(std::get<0>(ops::native_dropout(ToVariable(args[0]), p, true))));
}

}  // namespace backtape::composite_ops
