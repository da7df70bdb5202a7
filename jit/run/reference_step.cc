#include "backtape/jit/run/reference_step.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/call_kernel.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/infer_types.h"
#include "backtape/tensor/random_call.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

absl::StatusOr<IValue> ArgumentValue(const Argument& argument, absl::Span<const IValue> operands, size_t& next) {
  if (argument.is_node()) return operands[next++];
  if (argument.is_sequence()) {
    IValueList list;
    for (const Argument& item : argument.items()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, ArgumentValue(item, operands, next));
      list.push_back(std::move(value));
    }
    return IValue(std::move(list));
  }
  std::optional<IValue> constant = ShapeValueOf(argument);
  if (!constant) return absl::UnimplementedError("an argument is neither a node nor a constant");
  return *std::move(constant);
}

}  // namespace

absl::Status RunReferenceStep(const BoundStep& step, const Plan& plan, const RunContext& context,
                              absl::Span<const Tensor> inputs, KernelTable kernels) {
  const auto tensor_of = [&](const BoundTensor& bound) -> absl::StatusOr<Tensor> {
    const Block& block = plan.blocks[bound.block];
    if (block.kind == BlockKind::kInput) {
      const Tensor& input = inputs[block.index];
      return input.TryAsStrided(bound.sizes, bound.strides,
                                bound.offset + input.storage_offset() - block.storage_offset);
    }
    const std::shared_ptr<Storage> storage =
        Storage::Borrow(context.base(bound.block), context.binding().block_bytes[bound.block], nullptr);
    return Tensor::TryFromStorage(storage, bound.sizes, bound.strides, bound.offset, bound.dtype);
  };
  IValueList operands;
  for (size_t k = 0; k < step.arguments.size(); ++k) {
    if (step.arguments[k].block < 0) {
      if (!step.node->operand(k)->type().is_sym_int()) {
        return absl::UnimplementedError(
            absl::StrCat("operand %", step.node->operand(k)->name(), " is neither a tensor nor a number"));
      }
      operands.emplace_back(step.numbers[k]);
      continue;
    }
    BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor, tensor_of(step.arguments[k]));
    operands.emplace_back(std::move(tensor));
  }
  size_t next = 0;
  IValueList args;
  for (const Argument& arg : step.node->args()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ArgumentValue(arg, operands, next));
    args.push_back(std::move(value));
  }
  std::vector<std::pair<std::string, IValue>> kwargs;
  for (const auto& [key, arg] : step.node->kwargs()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ArgumentValue(arg, operands, next));
    kwargs.emplace_back(key, std::move(value));
  }
  const OpSchema& op = *step.node->op();
  BACKTAPE_ASSIGN_OR_RETURN(IValueList bound, BindArguments(op, args, kwargs, BindFor::kKernel));
  if (op.has_tag(kTagNondeterministic)) {
    bound.push_back(ToIValue(RandomCallOf(step.node->name()).StreamOf(context.seed())));
  }
  std::vector<Tensor> results;
  for (const BoundTensor& result : step.results) {
    if (result.block < 0) {
      results.emplace_back();
      continue;
    }
    BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor, tensor_of(result));
    results.push_back(std::move(tensor));
  }
  for (const Node* node : {step.node, step.addition, step.activation}) {
    if (node != nullptr && (node->op()->id >= kernels.size() || kernels[node->op()->id] == nullptr)) {
      return absl::UnimplementedError(absl::StrCat(node->op()->QualifiedName(), " has no reference kernel"));
    }
  }
  BACKTAPE_RETURN_IF_ERROR(CallKernel(kernels[op.id], bound, results));
  if (step.addition != nullptr) {
    BACKTAPE_ASSIGN_OR_RETURN(Tensor residual, tensor_of(step.residual));
    const IValueList terms = {IValue(results[0]), IValue(std::move(residual)), IValue(Scalar(1))};
    BACKTAPE_RETURN_IF_ERROR(CallKernel(kernels[step.addition->op()->id], terms, results));
  }
  if (step.activation == nullptr) return absl::OkStatus();
  return CallKernel(kernels[step.activation->op()->id], {IValue(results[0])}, results);
}

}  // namespace backtape::jit
