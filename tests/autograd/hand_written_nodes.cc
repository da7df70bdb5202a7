#include "backtape/tests/autograd/hand_written_nodes.h"

#include <utility>

#include "backtape/autograd/tape/not_implemented.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/ir/op_id.h"

namespace backtape::hand {
namespace {

Variable CallForTensor(OpId op, const ivalue_list& args) {
  return ToVariable(Call(Library(), static_cast<int>(op), args));
}

}  // namespace

// mul.Tensor with the formulas self: grad * other and other: grad * self, in the form in which nodes are generated.

variable_list MulBackward0_apply_functional(variable_list&& grads, std::array<bool, 2> needs_input_grad,
                                            const Variable& other, const Variable& self) {
  IndexRangeGenerator ranges;
  const IndexRange self_range = ranges.Next(1);
  const IndexRange other_range = ranges.Next(1);
  variable_list grad_inputs(ranges.size());
  const bool any_grad_defined = AnyDefined(grads);
  if (needs_input_grad[0]) {
    grad_inputs[self_range.first] = any_grad_defined ? mul(grads[0], other) : Variable();
  }
  if (needs_input_grad[1]) {
    grad_inputs[other_range.first] = any_grad_defined ? mul(grads[0], self) : Variable();
  }
  return grad_inputs;
}

variable_list MulBackward0_apply_functional_ivalue(variable_list grads, absl::Span<const IValue> args) {
  ArgumentReader reader(args);
  const auto needs_input_grad = reader.Next<std::array<bool, 2>>();
  const auto other = reader.Next<Variable>();
  const auto self = reader.Next<Variable>();
  reader.Finish();
  return MulBackward0_apply_functional(std::move(grads), needs_input_grad, other, self);
}

FunctionalIvalueFn MulBackward0::functional_ivalue() const { return &MulBackward0_apply_functional_ivalue; }

void MulBackward0::VisitSaved(SavedVisitor& visitor) {
  visitor.Visit("other", other_, /*is_output=*/false);
  visitor.Visit("self", self_, /*is_output=*/false);
}

variable_list MulBackward0::Apply(variable_list&& grads) {
  const UnpackHooksGuard hooks_guard(*this);
  std::unique_lock lock(mutex_);
  CheckNotReleased();
  const Variable other = other_.Unpack();
  const Variable self = self_.Unpack();
  lock.unlock();
  const std::array<bool, 2> needs_input_grad = {TaskShouldComputeOutput(0), TaskShouldComputeOutput(1)};
  return MulBackward0_apply_functional(std::move(grads), needs_input_grad, other, self);
}

namespace {

IValue mul_Tensor_autograd(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  std::shared_ptr<MulBackward0> node;
  if (AnyRequiresGrad(args, {0, 1})) {
    node = MakeNode<MulBackward0>();
    SetNextEdges(*node, args, {0, 1});
    if (node->ShouldComputeOutput(0)) node->other_ = SavedVariable(ToVariable(args[1]), /*is_output=*/false);
    if (node->ShouldComputeOutput(1)) node->self_ = SavedVariable(ToVariable(args[0]), /*is_output=*/false);
  }
  IValue result = Redispatch(library, op_id, args);
  if (node != nullptr) SetHistory(result, node);
  return result;
}

IValue mul__Tensor_autograd(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Variable self = ToVariable(args[0]);
  const bool requires_grad = AnyRequiresGrad(args, {0, 1});
  CheckInplace(self, requires_grad);
  std::shared_ptr<MulBackward0> node;
  if (requires_grad) {
    node = MakeNode<MulBackward0>();
    SetNextEdges(*node, args, {0, 1});
    if (node->ShouldComputeOutput(0)) node->other_ = SavedVariable(ToVariable(args[1]), /*is_output=*/false);
    if (node->ShouldComputeOutput(1)) node->self_ = SavedVariable(OriginalSelf(self), /*is_output=*/false);
  }
  IValue result = Redispatch(library, op_id, args);
  if (node != nullptr) RebaseHistory(self, node);
  return result;
}

const std::vector<AutogradFn>& AutogradTable() {
  static const auto* const kTable = [] {
    auto* table = new std::vector<AutogradFn>(OpTable::Builtin().ops().size(), nullptr);
    (*table)[static_cast<int>(OpId::mul_Tensor)] = &mul_Tensor_autograd;
    (*table)[static_cast<int>(OpId::mul_Tensor_)] = &mul__Tensor_autograd;
    return table;
  }();
  return *kTable;
}

}  // namespace

const OpLibrary& Library() {
  static const auto* const kLibrary = new OpLibrary{.ops = &OpTable::Builtin(),
                                                    .kernels = BuiltinKernels(),
                                                    .shape_rules = BuiltinShapeRules(),
                                                    .autograd = AutogradTable(),
                                                    .forward = {},
                                                    .with_tangents = BuiltinLibrary().with_tangents,
                                                    .without_derivative = CallWithoutDerivative};
  return *kLibrary;
}

Variable mul(const Variable& self, const Variable& other) { return CallForTensor(OpId::mul_Tensor, {self, other}); }
Variable mul_(const Variable& self, const Variable& other) { return CallForTensor(OpId::mul_Tensor_, {self, other}); }
Variable log(const Variable& self) { return CallForTensor(OpId::log, {self}); }

}  // namespace backtape::hand
