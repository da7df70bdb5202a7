#include "backtape/autograd/composite_ops/composite_ops.h"

#include <array>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/aliasing.h"
#include "backtape/tensor/error.h"

namespace backtape::composite_ops {

IValue contiguous(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  const MemoryFormat format = args[1].memory_format();
  if (format == MemoryFormat::kPreserve) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat(op.QualifiedName(), ": preserve memory format is unsupported by the contiguous operator")));
  }
  const TensorType self = args[0].tensor().type();
  ShapeEnv plain;
  const auto* recorder = internal::TraceRecorder::Current();
  ShapeContext context(recorder != nullptr ? recorder->shape_env() : plain, op);
  const absl::StatusOr<IValue> result = library.shape_rules[op_id](context, std::array{IValue(self), args[1]});
  if (!result.ok()) {
    throw Error(
        absl::Status(result.status().code(), absl::StrCat(op.QualifiedName(), ": ", result.status().message())));
  }
  if (SharedView(context, op, self, result->tensor_type()).has_value()) return args[0];
  return ToIValue(ops::clone(ToVariable(args[0]), format));
}

IValue no_grad_alias(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  IValue result = Redispatch(library, op_id, args);
  MarkForwardView(result, library, op_id, args);
  return result;
}

IValue dropout(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const double p = args[1].float_value();
  if (!(p >= 0 && p <= 1)) {
    throw Error(absl::InvalidArgumentError(absl::StrCat(
        library.ops->at(op_id).QualifiedName(), ": dropout probability has to be between 0 and 1, but got ", p)));
  }
  if (p == 0 || !args[2].bool_value()) return args[0];
  // As in PyTorch, this draws no random numbers, and infinities become NaNs.
  if (p == 1) {
    const Variable input = ToVariable(args[0]);
    return ToIValue(ops::mul(input, ops::zeros({}, input.dtype())));
  }
  return ToIValue(std::get<0>(ops::native_dropout(ToVariable(args[0]), p, true)));
}

IValue rrelu_with_noise(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Variable noise = ToVariable(args[1]);
  const bool training = args[4].bool_value();
  const auto [result, slopes] = ops::rrelu_with_noise_functional(ToVariable(args[0]), noise, args[2].sym_scalar(),
                                                                 args[3].sym_scalar(), training);
  if (training) ops::copy_(noise, slopes);
  return ToIValue(result);
}

}  // namespace backtape::composite_ops
