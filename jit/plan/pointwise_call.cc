#include "backtape/jit/plan/pointwise_call.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/jit/kernel_ir/op_rules.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

PromotionOperand PromotionOf(const Argument& argument) {
  if (argument.is_node() && argument.node()->type().is_tensor()) {
    return PromotionOperand::Of(argument.node()->type().tensor());
  }
  const DType dtype = argument.is_bool() ? DType::kBool : argument.is_double() ? DType::kFloat64 : DType::kInt64;
  return {dtype, /*is_zero_dim=*/true, /*is_wrapped_number=*/true};
}

// The promoted dtype of the arguments that take part in type promotion.
DType ComputeType(const OpSchema& op, const NodeArguments& args) {
  absl::InlinedVector<PromotionOperand, 4> operands;
  for (size_t i = 0; i < op.args.size(); ++i) {
    const bool counts = op.promotion == Promotion::kFirst ? i == 0 : (op.promote_mask >> i & 1) != 0;
    if (!counts) continue;
    const Argument* given = args.Given(i);
    if (given != nullptr && !given->is_none()) operands.push_back(PromotionOf(*given));
  }
  // Cannot fail, because the shape rule has promoted these operands.
  return operands.empty() ? DType::kFloat32 : ResultType(operands).value();
}

}  // namespace

absl::StatusOr<ValueId> BuildPointwiseCall(KernelBuilder& builder, const Node& node,
                                           absl::FunctionRef<ValueId(const Node& operand)> operand_value) {
  const OpSchema& op = *node.op();
  const NodeArguments args(node);
  std::vector<OpArgument> bound;
  bound.reserve(op.args.size());
  for (size_t i = 0; i < op.args.size(); ++i) {
    const Argument* given = args.Given(i);
    if (given != nullptr && given->is_node()) {
      const ValueType& type = given->node()->type();
      const bool is_lone = !type.is_tensor() || type.tensor().numel() == SymInt(1);
      bound.emplace_back(operand_value(*given->node()), PromotionOf(*given), is_lone);
      continue;
    }
    std::optional<IValue> constant = ShapeValueOf(args.Value(i));
    if (!constant)
      return absl::UnimplementedError(
          absl::StrCat("argument '", op.args[i].name, "' is neither a tensor nor a constant"));
    bound.emplace_back(*std::move(constant));
  }
  const DType output = node.type().tensor().dtype;
  BACKTAPE_ASSIGN_OR_RETURN(const auto results, BuildExpression(builder, op, bound, ComputeType(op, args), {output}));
  if (results.size() != 1) return absl::UnimplementedError("pointwise ops with several outputs have no native form");
  return results[0];
}

bool CanBuildPointwiseCall(const Node& node) {
  KernelBuilder builder("probe");
  builder.BeginPhase();
  return BuildPointwiseCall(builder, node,
                            [&](const Node& operand) {
                              if (!operand.type().is_tensor()) return builder.ConstantInt(DType::kInt64, 1);
                              const DType type = ValueTypeOf(operand.type().tensor().dtype);
                              return IsFloatingPoint(type) ? builder.Constant(type, 1) : builder.ConstantInt(type, 1);
                            })
      .ok();
}

}  // namespace backtape::jit
