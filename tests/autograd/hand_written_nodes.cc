#include "backtape/tests/autograd/hand_written_nodes.h"

#include <utility>

#include "backtape/autograd/wrapper.h"
#include "backtape/ir/op_id.h"

namespace backtape::hand {
namespace {

IValue CallOp(OpId op, const ivalue_list& args) { return Call(Library(), static_cast<int>(op), args); }
Variable CallForTensor(OpId op, const ivalue_list& args) { return ToVariable(CallOp(op, args)); }
IValue ToIValue(const std::vector<SymInt>& values) { return ivalue_list(values.begin(), values.end()); }

std::vector<SymInt> SizesOf(const Variable& x) {
  const SymIntVector sizes = x.sym_sizes();
  return {sizes.begin(), sizes.end()};
}

}  // namespace

// mul.Tensor: self: grad * other; other: grad * self. This is the pattern of everything that is generated.

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
  PackedReader reader(args);
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

// add.Tensor (alpha 1): self: grad; other: grad.
class AddBackward0 final : public TapeNode {
 public:
  absl::string_view Name() const override { return "AddBackward0"; }
  variable_list Apply(variable_list&& grads) override { return {grads[0], grads[0]}; }
};

IValue add_Tensor_autograd(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  std::shared_ptr<AddBackward0> node;
  if (AnyRequiresGrad(args, {0, 1})) {
    node = MakeNode<AddBackward0>();
    SetNextEdges(*node, args, {0, 1});
  }
  IValue result = Redispatch(library, op_id, args);
  if (node != nullptr) SetHistory(result, node);
  return result;
}

// sum: self: grad.expand(self.sym_sizes()).
class SumBackward0 final : public TapeNode {
 public:
  absl::string_view Name() const override { return "SumBackward0"; }
  variable_list Apply(variable_list&& grads) override { return {expand(grads[0], self_sym_sizes)}; }
  void VisitSaved(SavedVisitor& visitor) override { visitor.Visit("self_sym_sizes", self_sym_sizes); }
  std::vector<SymInt> self_sym_sizes;
};

IValue sum_autograd(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  std::shared_ptr<SumBackward0> node;
  if (AnyRequiresGrad(args, {0})) {
    node = MakeNode<SumBackward0>();
    SetNextEdges(*node, args, {0});
    node->self_sym_sizes = SizesOf(ToVariable(args[0]));
  }
  IValue result = Redispatch(library, op_id, args);
  if (node != nullptr) SetHistory(result, node);
  return result;
}

// Views, whose gradient is a view or a write into zeros.
class ViewBackward0 final : public TapeNode {
 public:
  absl::string_view Name() const override { return "ViewBackward0"; }
  variable_list Apply(variable_list&& grads) override { return {view(grads[0], self_sym_sizes)}; }
  void VisitSaved(SavedVisitor& visitor) override { visitor.Visit("self_sym_sizes", self_sym_sizes); }
  std::vector<SymInt> self_sym_sizes;
};

class ExpandBackward0 final : public TapeNode {
 public:
  absl::string_view Name() const override { return "ExpandBackward0"; }
  // The expanded dims are all that these tests use.
  variable_list Apply(variable_list&& grads) override { return {view(sum(grads[0]), self_sym_sizes)}; }
  void VisitSaved(SavedVisitor& visitor) override { visitor.Visit("self_sym_sizes", self_sym_sizes); }
  std::vector<SymInt> self_sym_sizes;
};

class SliceBackward0 final : public TapeNode {
 public:
  absl::string_view Name() const override { return "SliceBackward0"; }
  variable_list Apply(variable_list&& grads) override {
    return {CallForTensor(OpId::slice_backward, {grads[0], ToIValue(self_sym_sizes), dim, start, end, int64_t{1}})};
  }
  void VisitSaved(SavedVisitor& visitor) override {
    visitor.Visit("dim", dim);
    visitor.Visit("self_sym_sizes", self_sym_sizes);
    visitor.Visit("start", start);
    visitor.Visit("end", end);
  }
  int64_t dim = 0;
  std::vector<SymInt> self_sym_sizes;
  SymInt start;
  SymInt end;
};

template <typename Node>
IValue ViewAutograd(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  std::shared_ptr<Node> node;
  if (AnyRequiresGrad(args, {0})) {
    node = MakeNode<Node>();
    SetNextEdges(*node, args, {0});
    node->self_sym_sizes = SizesOf(ToVariable(args[0]));
    if constexpr (std::is_same_v<Node, SliceBackward0>) {
      node->dim = args[1].sym_int().value();
      node->start = args[2].sym_int();
      node->end = args[3].sym_int();
    }
  }
  IValue result = Redispatch(library, op_id, args);
  MarkView(result, library, op_id, args);
  if (node != nullptr) SetHistory(result, node);
  return result;
}

// unbind: each gradient into its place of zeros; enough for what the tests ask of a list of views.
class UnbindBackward0 final : public TapeNode {
 public:
  absl::string_view Name() const override { return "UnbindBackward0"; }
  variable_list Apply(variable_list&& grads) override {
    ivalue_list parts;
    for (size_t i = 0; i < grads.size(); ++i)
      parts.push_back(grads[i].defined() ? grads[i] : input_metadata(i).Zeros());
    return {CallForTensor(OpId::stack, {parts, int64_t{0}})};
  }
};

IValue unbind_autograd(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  std::shared_ptr<UnbindBackward0> node;
  if (AnyRequiresGrad(args, {0})) {
    node = MakeNode<UnbindBackward0>();
    SetNextEdges(*node, args, {0});
  }
  IValue result = Redispatch(library, op_id, args);
  MarkView(result, library, op_id, args);
  if (node != nullptr) SetHistory(result, node);
  return result;
}

// exp: self: grad * result.
class ExpBackward0 final : public TapeNode {
 public:
  absl::string_view Name() const override { return "ExpBackward0"; }
  variable_list Apply(variable_list&& grads) override {
    CheckNotReleased();
    return {mul(grads[0], result_.Unpack(shared_from_this()))};
  }
  void VisitSaved(SavedVisitor& visitor) override { visitor.Visit("result", result_, /*is_output=*/true); }
  SavedVariable result_;
};

IValue exp_autograd(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const bool is_inplace = library.ops->at(op_id).has_tag(kTagInplace);
  const bool requires_grad = AnyRequiresGrad(args, {0});
  if (is_inplace) CheckInplace(ToVariable(args[0]), requires_grad);
  std::shared_ptr<ExpBackward0> node;
  if (requires_grad) {
    node = MakeNode<ExpBackward0>();
    SetNextEdges(*node, args, {0});
  }
  IValue result = Redispatch(library, op_id, args);
  if (node == nullptr) return result;
  if (is_inplace) {
    RebaseHistory(ToVariable(result), node);
  } else {
    SetHistory(result, node);
  }
  node->result_ = SavedVariable(ToVariable(result), /*is_output=*/true);
  return result;
}

const std::vector<AutogradFn>& AutogradTable() {
  static const auto* const kTable = [] {
    auto* table = new std::vector<AutogradFn>(OpTable::Builtin().ops().size(), nullptr);
    const auto set = [&](OpId op, AutogradFn fn) { (*table)[static_cast<int>(op)] = fn; };
    set(OpId::mul_Tensor, &mul_Tensor_autograd);
    set(OpId::mul_Tensor_, &mul__Tensor_autograd);
    set(OpId::add_Tensor, &add_Tensor_autograd);
    set(OpId::sum, &sum_autograd);
    set(OpId::expand, &ViewAutograd<ExpandBackward0>);
    set(OpId::view, &ViewAutograd<ViewBackward0>);
    set(OpId::slice_Tensor, &ViewAutograd<SliceBackward0>);
    set(OpId::unbind_int, &unbind_autograd);
    set(OpId::exp, &exp_autograd);
    set(OpId::exp_, &exp_autograd);
    return table;
  }();
  return *kTable;
}

thread_local int mul_count = 0;

absl::Status CountingMul(absl::Span<const IValue> args, absl::Span<const Tensor> outs) {
  ++mul_count;
  return BuiltinKernels()[static_cast<int>(OpId::mul_Tensor)](args, outs);
}

const std::vector<KernelFn>& Kernels() {
  static const auto* const kTable = [] {
    auto* table = new std::vector<KernelFn>(BuiltinKernels().begin(), BuiltinKernels().end());
    (*table)[static_cast<int>(OpId::mul_Tensor)] = &CountingMul;
    return table;
  }();
  return *kTable;
}

}  // namespace

int TakeMulCount() { return std::exchange(mul_count, 0); }

const OpLibrary& Library() {
  static const auto* const kLibrary = new OpLibrary{.ops = &OpTable::Builtin(),
                                                    .kernels = Kernels(),
                                                    .shape_rules = BuiltinShapeRules(),
                                                    .autograd = AutogradTable()};
  return *kLibrary;
}

Variable mul(const Variable& self, const Variable& other) { return CallForTensor(OpId::mul_Tensor, {self, other}); }
Variable mul_(const Variable& self, const Variable& other) { return CallForTensor(OpId::mul_Tensor_, {self, other}); }
Variable add(const Variable& self, const Variable& other) {
  return CallForTensor(OpId::add_Tensor, {self, other, int64_t{1}});
}
Variable sum(const Variable& self) { return CallForTensor(OpId::sum, {self, IValue()}); }
Variable expand(const Variable& self, std::vector<SymInt> size) {
  return CallForTensor(OpId::expand, {self, ToIValue(size), false});
}
Variable view(const Variable& self, std::vector<SymInt> size) {
  return CallForTensor(OpId::view, {self, ToIValue(size)});
}
Variable slice(const Variable& self, int64_t dim, int64_t start, int64_t end) {
  return CallForTensor(OpId::slice_Tensor, {self, dim, start, end, int64_t{1}});
}
Variable exp(const Variable& self) { return CallForTensor(OpId::exp, {self}); }
Variable exp_(const Variable& self) { return CallForTensor(OpId::exp_, {self}); }
Variable log(const Variable& self) { return CallForTensor(OpId::log, {self}); }
variable_list unbind(const Variable& self) { return ToVariableList(CallOp(OpId::unbind_int, {self, int64_t{0}})); }

Variable Constant(std::vector<int64_t> sizes, std::vector<double> values) {
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}
Variable Leaf(std::vector<int64_t> sizes, std::vector<double> values) {
  return Constant(std::move(sizes), std::move(values)).set_requires_grad();
}
std::vector<double> Values(const Variable& x) {
  std::vector<double> values;
  for (int64_t i = 0; i < x.numel(); ++i) values.push_back(x.item(i).to_double());
  return values;
}

}  // namespace backtape::hand
