#include "backtape/ir/shape_rules/pointwise.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_rules/broadcast.h"
#include "backtape/ir/shape_rules/memory_layout.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

bool Accepts(DTypeClass dtypes, DType dtype) {
  switch (dtypes) {
    case DTypeClass::kAny:
      return true;
    case DTypeClass::kFloating:
      return IsFloatingPoint(dtype) || IsComplex(dtype);
    case DTypeClass::kFloatingOrInteger:
      return dtype != DType::kBool;
    case DTypeClass::kIntegerOrBool:
      return IsInteger(dtype) || dtype == DType::kBool;
    case DTypeClass::kInteger:
      return IsInteger(dtype);
  }
  return false;
}

absl::string_view Describe(DTypeClass dtypes) {
  switch (dtypes) {
    case DTypeClass::kAny:
      return "any dtype";
    case DTypeClass::kFloating:
      return "a floating-point dtype";
    case DTypeClass::kFloatingOrInteger:
      return "a floating-point or integer dtype other than bool";
    case DTypeClass::kIntegerOrBool:
      return "an integer dtype or bool";
    case DTypeClass::kInteger:
      return "an integer dtype other than bool";
  }
  return "";
}

// The dtype of the parts of a complex number.
DType PartDType(DType dtype) {
  return dtype == DType::kComplex32 ? DType::kFloat16 : dtype == DType::kComplex64 ? DType::kFloat32 : DType::kFloat64;
}

DType NumberDType(const IValue& number) {
  return number.is_bool() ? DType::kBool : number.is_int() ? DType::kInt64 : DType::kFloat64;
}

// The dtype of the result. The op itself computes in the promoted dtype.
absl::StatusOr<DType> ResultDType(const OpSchema& op, absl::Span<const IValue> args) {
  absl::InlinedVector<PromotionOperand, 4> operands;
  for (size_t i = 0; i < args.size(); ++i) {
    if ((op.promote_mask >> i & 1) == 0 || args[i].is_none()) continue;
    operands.push_back(args[i].is_tensor_type() ? PromotionOperand::Of(args[i].tensor_type())
                                                : NumberOperand(NumberDType(args[i])));
  }
  const bool takes_first = op.promotion == Promotion::kFirst;
  if (takes_first && !args[0].is_tensor_type()) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", op.args[0].name, "' must be a tensor, because it determines the result's dtype"));
  }
  if (takes_first) operands.assign(1, PromotionOperand::Of(args[0].tensor_type()));
  if (operands.empty()) return absl::InvalidArgumentError("the op needs an argument that determines the dtype");
  BACKTAPE_ASSIGN_OR_RETURN(const DType promoted, PromotedDType(operands));
  if (!Accepts(op.dtypes, promoted)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the op needs ", Describe(op.dtypes), ", got ", TorchName(promoted)));
  }
  const bool is_exact = IsInteger(promoted) || promoted == DType::kBool;
  if (op.promotion == Promotion::kBool) return DType::kBool;
  if (op.promotion == Promotion::kIntToFloat && is_exact) return DType::kFloat32;
  if (op.is(OpId::abs) && IsComplex(promoted)) return PartDType(promoted);
  return promoted;
}

}  // namespace

PromotionOperand NumberOperand(DType dtype) { return {dtype, /*is_zero_dim=*/true, /*is_wrapped_number=*/true}; }

absl::StatusOr<DType> PromotedDType(absl::Span<const PromotionOperand> operands) { return ResultType(operands); }

absl::StatusOr<IValue> PointwiseShapeRule(ShapeContext& ctx, absl::Span<const IValue> args) {
  const OpSchema& op = ctx.op();
  absl::InlinedVector<const TensorType*, 4> inputs;
  bool has_number = false;
  for (size_t i = 0; i < args.size(); ++i) {
    if (args[i].is_tensor_type()) inputs.push_back(&args[i].tensor_type());
    // PyTorch treats a number passed as `self` or `other` as a 0-dim operand, but not an exponent or a bound.
    const bool is_operand = op.args[i].name == "self" || op.args[i].name == "other";
    if (is_operand && op.args[i].type == SchemaType::kScalar) has_number = true;
  }
  if (inputs.empty()) return absl::InvalidArgumentError("the op needs at least one tensor");
  // The first operand of PyTorch's kernel decides the layout: `other` of other - self, `self` of these gradients.
  const bool is_reversed =
      op.is(OpId::rsub_Tensor) || op.is(OpId::threshold_backward) || op.is(OpId::leaky_relu_backward);
  if (is_reversed) std::reverse(inputs.begin(), inputs.end());
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, ResultDType(op, args));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType out, PointwiseType(ctx, dtype, inputs, has_number));
  return IValue(std::move(out));
}

absl::StatusOr<TensorType> PointwiseType(ShapeContext& ctx, DType dtype, absl::Span<const TensorType* const> inputs,
                                         bool has_number) {
  TensorType out;
  out.dtype = dtype;
  out.sizes = inputs[0]->sizes;
  for (size_t i = 1; i < inputs.size(); ++i) {
    BACKTAPE_ASSIGN_OR_RETURN(out.sizes, BroadcastSizes(ctx, out.sizes, inputs[i]->sizes));
  }
  out.strides = PointwiseStrides(ctx, out.sizes, inputs, has_number);
  out.device = inputs[0]->device;
  for (const TensorType* input : inputs) {
    // Numbers and 0-dim CPU tensors can be combined with any device.
    if (input->dim() > 0 || input->device.type != "cpu") {
      out.device = input->device;
      break;
    }
  }
  return out;
}

}  // namespace backtape
