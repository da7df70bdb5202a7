#include "backtape/interp/foreach_kernel.h"

#include "backtape/interp/interpreter.h"
#include "backtape/interp/kernel.h"
#include "backtape/ir/foreach.h"
#include "backtape/ir/op_table.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {

absl::Status RunForeach(int id, absl::Span<const IValue> args, absl::Span<const Tensor> outs) {
  const OpSchema& op = OpTable::Builtin().at(id);
  const OpSchema& base = *ForeachBase(op);
  if (base.has_tag(kTagInplace)) {
    BACKTAPE_ASSIGN_OR_RETURN(const size_t length, ForeachLength(op, args));
    for (size_t i = 0; i < length; ++i) {
      BACKTAPE_RETURN_IF_ERROR(EvaluateBoundOp(OpTable::Builtin(), base, ForeachCall(op, base, args, i),
                                               BuiltinKernels(), BuiltinShapeRules(), RandomStream())
                                   .status());
    }
    return absl::OkStatus();
  }
  for (size_t i = 0; i < outs.size(); ++i) {
    BACKTAPE_RETURN_IF_ERROR(BuiltinKernels()[base.id](ForeachCall(op, base, args, i), outs.subspan(i, 1)));
  }
  return absl::OkStatus();
}

}  // namespace backtape
