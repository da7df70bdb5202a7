#include "backtape/ir/shape_rules/pointwise.h"

#include <utility>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
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
      return "a floating-point or integer dtype, not bool";
    case DTypeClass::kIntegerOrBool:
      return "an integer dtype or bool";
  }
  return "";
}

PromotionOperand NumberOperand(const IValue& number) {
  const DType dtype = number.is_bool() ? DType::kBool : number.is_int() ? DType::kInt64 : DType::kFloat64;
  return {dtype, /*is_zero_dim=*/true, /*is_wrapped_number=*/true};
}

// The dtype of the result; the op computes in the promoted one.
absl::StatusOr<DType> ResultDType(const OpSchema& op, absl::Span<const IValue> args) {
  absl::InlinedVector<PromotionOperand, 4> operands;
  for (size_t i = 0; i < args.size(); ++i) {
    if ((op.promote_mask >> i & 1) == 0 || args[i].is_none()) continue;
    operands.push_back(args[i].is_tensor_type() ? PromotionOperand::Of(args[i].tensor_type()) : NumberOperand(args[i]));
  }
  const bool takes_first = op.promotion == Promotion::kFirst;
  if (takes_first && !args[0].is_tensor_type()) {
    return absl::InvalidArgumentError(absl::StrCat("'", op.args[0].name, "' is no tensor, so it gives no dtype"));
  }
  if (takes_first) operands.assign(1, PromotionOperand::Of(args[0].tensor_type()));
  if (operands.empty()) return absl::InvalidArgumentError("no argument that gives a dtype");
  for (const PromotionOperand& operand : operands) {
    if (operand.dtype != operands[0].dtype && !(IsStorable(operand.dtype) && IsStorable(operands[0].dtype))) {
      return absl::InvalidArgumentError(
          absl::StrCat("no type promotion of ", TorchName(operands[0].dtype), " and ", TorchName(operand.dtype)));
    }
  }
  const DType promoted = takes_first ? operands[0].dtype : ResultType(operands);
  if (!Accepts(op.dtypes, promoted)) {
    return absl::InvalidArgumentError(absl::StrCat("needs ", Describe(op.dtypes), "; found ", TorchName(promoted)));
  }
  const bool is_exact = IsInteger(promoted) || promoted == DType::kBool;
  if (op.promotion == Promotion::kBool) return DType::kBool;
  if (op.promotion == Promotion::kIntToFloat && is_exact) return DType::kFloat32;
  return promoted;
}

}  // namespace

absl::StatusOr<IValue> PointwiseShapeRule(ShapeContext& ctx, absl::Span<const IValue> args) {
  const OpSchema& op = ctx.op();
  absl::InlinedVector<const TensorType*, 4> inputs;
  bool has_number = false;
  for (size_t i = 0; i < args.size(); ++i) {
    if (args[i].is_tensor_type()) inputs.push_back(&args[i].tensor_type());
    // PyTorch makes a 0-dim operand of such a number, except of exponents.
    const bool promotes = (op.promote_mask >> i & 1) != 0;
    if (promotes && op.args[i].type == SchemaType::kScalar && op.args[i].name != "exponent") has_number = true;
  }
  if (inputs.empty()) return absl::InvalidArgumentError("needs at least one tensor");
  TensorType out;
  BACKTAPE_ASSIGN_OR_RETURN(out.dtype, ResultDType(op, args));
  out.sizes = inputs[0]->sizes;
  for (size_t i = 1; i < inputs.size(); ++i) {
    BACKTAPE_ASSIGN_OR_RETURN(out.sizes, BroadcastSizes(ctx, out.sizes, inputs[i]->sizes));
  }
  out.strides = PointwiseStrides(ctx, out.sizes, inputs, has_number);
  out.device = inputs[0]->device;
  for (const TensorType* input : inputs) {
    // Numbers and 0-dim tensors on the CPU go along with any device.
    if (input->dim() > 0 || input->device.type != "cpu") {
      out.device = input->device;
      break;
    }
  }
  return IValue(std::move(out));
}

}  // namespace backtape
