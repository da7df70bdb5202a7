// Pointwise ops: batched operands are aligned by dims of size 1 after the batch, then broadcasting does the rest.
#include <algorithm>
#include <optional>
#include <vector>

#include "backtape/autograd/ops.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/vectorize/batching_rules.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/promotion.h"

namespace backtape::vectorize {
namespace {

std::optional<PromotionOperand> NumberOperandOf(const IValue& value) {
  DType dtype = DType::kInt64;
  if (value.is_bool()) dtype = DType::kBool;
  if (value.is_double()) dtype = DType::kFloat64;
  if (!value.is_bool() && !value.is_double() && !value.is_int()) return std::nullopt;
  return PromotionOperand{dtype, true, true};
}

// The arguments that take part in type promotion, as they are for one sample.
std::vector<std::optional<PromotionOperand>> PromotionOperands(BatchedCall& call) {
  std::vector<std::optional<PromotionOperand>> operands(call.args().size());
  uint32_t mask = call.op().promote_mask;
  // Ops with shape rules of their own (div.Tensor_mode, mish_backward) compute in the common dtype, too.
  if (mask == 0 && call.has("self") && (call.has("other") || call.has("grad_output"))) mask = 3;
  for (size_t i = 0; i < operands.size(); ++i) {
    if ((mask >> i & 1) == 0) continue;
    const IValue& arg = call.args()[i];
    if (arg.is_tensor()) {
      operands[i] = PromotionOperand::Of(arg.tensor().type());
      operands[i]->is_zero_dim = call.rank(ToVariable(arg)) == 0;
    } else {
      operands[i] = NumberOperandOf(arg);
    }
  }
  return operands;
}

absl::StatusOr<DType> PromotedDType(absl::Span<const std::optional<PromotionOperand>> operands) {
  std::vector<PromotionOperand> present;
  for (const std::optional<PromotionOperand>& operand : operands) {
    if (operand.has_value()) present.push_back(*operand);
  }
  return ResultType(present);
}

// A 0-dim tensor ranks lower in type promotion, but with the batch it has one dim. Where that matters, converts the
// operands to the dtype to which they are promoted for one sample.
void ConvertOperands(BatchedCall& call, absl::Span<const std::optional<PromotionOperand>> sample) {
  std::vector<std::optional<PromotionOperand>> batched(sample.begin(), sample.end());
  for (size_t i = 0; i < batched.size(); ++i) {
    if (batched[i].has_value() && call.args()[i].is_tensor()) {
      batched[i] = PromotionOperand::Of(call.args()[i].tensor().type());
    }
  }
  const absl::StatusOr<DType> wanted = PromotedDType(sample);
  const absl::StatusOr<DType> found = PromotedDType(batched);
  if (!wanted.ok() || !found.ok() || *wanted == *found) return;
  // These ops convert integers of every dtype to floating point. A conversion to an unsigned dtype before that would
  // lose the sign of an operand.
  if (call.op().promotion == Promotion::kIntToFloat && !IsFloatingPoint(*wanted)) return;
  for (size_t i = 0; i < batched.size(); ++i) {
    IValue& arg = call.args()[i];
    if (!batched[i].has_value() || !arg.is_tensor() || arg.tensor().is_wrapped_number()) continue;
    if (arg.tensor().dtype() != *wanted) arg = IValue(ops::_to_copy(ToVariable(arg), *wanted));
  }
}

}  // namespace

IValue Pointwise(BatchedCall& call, int64_t) {
  const int64_t rank = call.max_rank();
  const std::vector<std::optional<PromotionOperand>> operands = PromotionOperands(call);
  // Ops with shape rules of their own may need all dims of the result in their first operand.
  IValue& first = call.args()[0];
  const bool widens =
      call.op().promotion == Promotion::kNone && first.is_tensor() && !first.tensor().is_wrapped_number();
  const IValue wide = widens ? IValue(call.BatchedWithRank(ToVariable(first), rank)) : IValue();
  call.ForEachTensor([&](const Variable& x) { return call.WithRank(x, rank); });
  if (widens) call.args()[0] = wide;
  ConvertOperands(call, operands);
  IValue results = call.Shaped(EachElement(call, 0));
  if (!results.is_tensor() || results.tensor().dtype() == call.result().dtype) return results;
  return IValue(ops::_to_copy(ToVariable(results), call.result().dtype));
}

// The results have the layout of a batch of contiguous samples whatever the format of one sample is.
IValue EachElement(BatchedCall& call, int64_t) {
  for (size_t i = 0; i < call.args().size(); ++i) {
    const ArgSchema& arg = call.op().args[i];
    if (arg.type == SchemaType::kMemoryFormat && arg.is_optional) call.args()[i] = IValue();
  }
  return call.Call();
}

// The op only changes the strides of its argument, to strides of one sample, which do not apply to a batch.
IValue Unchanged(BatchedCall& call, int64_t) { return IValue(ops::alias(ToVariable(call.args()[0]))); }

IValue FillTensor(BatchedCall& call, int64_t) {
  const Variable self = call.Batched(call.tensor("self"));
  const Variable value = call.WithRank(call.tensor("value"), self.dim() - 1);
  return call.CallOther(OpId::copy, {IValue(self), IValue(value)});
}

IValue MaskedFillTensor(BatchedCall& call, int64_t) {
  const int64_t rank = call.max_rank();
  const Variable self = call.BatchedWithRank(call.tensor("self"), rank);
  const Variable value = ops::_to_copy(call.WithRank(call.tensor("value"), rank), self.dtype());
  return IValue(ops::where(call.WithRank(call.tensor("mask"), rank), value, self));
}

// copy_, the only in-place op with a rule: Vectorize makes other writes functional, or refuses them.
IValue CopyInto(BatchedCall& call, int64_t) {
  const Variable self = call.tensor("self");
  if (!call.is_batched(self)) {
    RefuseCall("it would write the values of all samples into a tensor that is not batched");
  }
  const Variable src = call.tensor("src");
  ops::copy_(self, call.WithRank(src, self.dim() - 1));
  return IValue(self);
}

// Assertions hold if they hold for all samples.
IValue Check(BatchedCall& call, int64_t) {
  if (call.has("is_matrix")) {
    call.arg("is_matrix") = IValue(false);
    return call.Call();
  }
  call.ForEachTensor([&](const Variable& x) { return call.is_batched(x) ? ops::all(x) : x; });
  return call.Call();
}

}  // namespace backtape::vectorize
