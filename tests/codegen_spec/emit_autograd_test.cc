#include "backtape/codegen_spec/emit_autograd.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace backtape::codegen_spec {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr char kAutogradOps[] = R"(
- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  inplace: true
- func: mul.Scalar(Tensor self, Scalar other) -> Tensor
- func: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
- func: expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
  tags: view
- func: cat(Tensor[] tensors, int dim=0) -> Tensor
- func: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
- func: linear(Tensor input, Tensor weight, Tensor? bias) -> Tensor
- func: linear_backward(Tensor grad, Tensor input, Tensor weight, SymInt[]? bias_sizes, bool[3] mask) -> (Tensor, Tensor, Tensor)
- func: norm(Tensor input, Tensor mean, bool training) -> Tensor
- func: bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
  tags: nondeterministic
- func: pad(Tensor self, int[2] pad=0, str mode='constant', float? value=None, Scalar scale=1, int[1] dims=[]) -> Tensor
- func: sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
- func: zeros_like(Tensor self) -> Tensor
- func: zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
- func: var.dim(Tensor self, int[1]? dim, bool unbiased=True) -> Tensor
- func: var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
)";

constexpr char kAutogradHelpers[] = R"(
- func: cat_backward(Tensor grad, SymInt[][] sizes, int dim, bool[] mask) -> Tensor[]
)";

constexpr char kDerivatives[] = R"(
- name: mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad * other
  other: grad * self
  result: other_t * self_p - self_t * other_p
- name: sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  self: grad
  other: zeros_like(grad)
- name: mul.Scalar(Tensor self, Scalar other) -> Tensor
  self: 'other == 1 ? grad : grad * -other'
  result: auto_element_wise
- name: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
  self: zeros({self.sym_size(0) / 3, 2}, grad.options()).sum(0).expand(self.sym_sizes()) * zeros_like(self)
- name: expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
  self: grad.sum(nullopt, true)
- name: cat(Tensor[] tensors, int dim=0) -> Tensor
  tensors: cat_backward(grad, to_args_sizes(tensors), dim, grad_input_mask)
  result: auto_linear
- name: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
  self: grad * indices
  values: self_t.sum(dim, keepdim)
- name: linear(Tensor input, Tensor weight, Tensor? bias) -> Tensor
  input, weight, bias: linear_backward(grad, input, wrap_opt_if(weight, grad_input_mask[0]), bias->sym_sizes(), grad_input_mask)
- name: norm(Tensor input, Tensor mean, bool training) -> Tensor
  input: grad * wrap_opt_if(mean, !training && grad_input_mask[0])
- name: bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
  self: not_implemented("bernoulli")
- name: zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
  output_differentiability: [False]
)";

class EmitAutogradTest : public ::testing::Test {
 protected:
  EmitAutogradTest() {
    Diagnostics diagnostics;
    op_rows_ = ReadOpFile(ops_file_, diagnostics);
    ops_ = BuildOpSet(op_rows_, diagnostics);
    helpers_ = ReadHelperFunctionFile(helpers_file_, diagnostics);
    rows_ = ReadDerivativeFile(derivatives_file_, diagnostics);
    const OpSet* const sets[] = {&ops_};
    callables_.emplace(sets, helpers_);
    derivatives_ = BuildDerivativeSet(rows_, ops_, *callables_, {}, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << diagnostics.ToString();
    for (int i = 0; i < spec_.num_node_sources(); ++i) nodes_ += EmitNodeSource(spec_, i);
    for (int i = 0; i < spec_.num_recording_sources(); ++i) recording_ += EmitRecordingSource(spec_, i);
    for (int i = 0; i < spec_.num_typed_op_sources(); ++i) typed_ops_ += EmitTypedOpSource(spec_, i);
  }

  const SourceFile ops_file_{"ops.yaml", kAutogradOps};
  const SourceFile helpers_file_{"functions.yaml", kAutogradHelpers};
  const SourceFile derivatives_file_{"derivatives.yaml", kDerivatives};
  std::vector<OpRow> op_rows_;
  OpSet ops_;
  std::vector<HelperFunctionRow> helpers_;
  std::vector<DerivativeRow> rows_;
  std::optional<Callables> callables_;
  DerivativeSet derivatives_;
  const AutogradSpec spec_{ops_, derivatives_, helpers_};
  std::string nodes_;
  std::string recording_;
  std::string typed_ops_;
};

TEST_F(EmitAutogradTest, Classes) {
  const std::string text = EmitNodes(spec_);
  EXPECT_THAT(text, HasSubstr("class MulBackward0 final : public TapeNode {"));
  EXPECT_THAT(text, HasSubstr("  SavedVariable other_;\n  SavedVariable self_;\n"));
  EXPECT_THAT(text, HasSubstr("  TypeAndSize self_info{};\n  SymInt self_sym_argsize_0{};\n"
                              "  std::vector<SymInt> self_sym_sizes{};\n"));
  EXPECT_THAT(text, HasSubstr("  size_t tensors_size_ = 0;\n  int64_t dim{};\n"
                              "  std::vector<std::vector<SymInt>> tensors_args_sizes{};\n"));
  EXPECT_THAT(text,
              HasSubstr("variable_list CatBackward0_apply_functional(variable_list&& grads, const std::vector<bool>& "
                        "needs_input_grad, size_t tensors_size, int64_t dim, const "
                        "std::vector<std::vector<SymInt>>& tensors_args_sizes);"));
  EXPECT_THAT(text, Not(HasSubstr("ZerosBackward")));
  EXPECT_THAT(text, HasSubstr("class BernoulliBackward0 final : public TapeNode {"));
  EXPECT_THAT(text, HasSubstr("  bool MayReject() const override { return true; }\n"));
  EXPECT_THAT(text, HasSubstr("\"SubBackward0\"; }\n  void VisitSaved(SavedVisitor& visitor) override;\n"
                              "  FunctionalIvalueFn functional_ivalue() const override;\n"
                              "  bool UsesGradients(size_t output) const override { return output != 1; }\n"));
}

// A bool becomes a Flag, unless an overload takes a number at the same position.
TEST_F(EmitAutogradTest, Flags) {
  const std::string text = EmitTypedOps(spec_);
  EXPECT_THAT(text, HasSubstr(" norm(const Variable& input, const Variable& mean, Flag training);"));
  EXPECT_THAT(text, HasSubstr(" max(const Variable& self, int64_t dim, Flag keepdim = false);"));
  // Where it stays a bool, an overload for pointers is deleted.
  EXPECT_THAT(text, HasSubstr(" var(const Variable& self, OptionalIntSpan dim, bool unbiased = true);\n"
                              "template <typename Pointer>\n  requires std::is_pointer_v<Pointer>\n"
                              "Variable var(const Variable& self, OptionalIntSpan dim, Pointer) = delete;\n"));
  EXPECT_THAT(text, HasSubstr("const std::optional<SymScalar>& correction = std::nullopt, Flag keepdim = false);"));
}

// Unpack hooks are called before the node is locked.
TEST_F(EmitAutogradTest, UnpackHooksRunWithoutTheLock) {
  EXPECT_THAT(nodes_, HasSubstr("  const UnpackHooksGuard hooks_guard(*this);\n  {\n    const "
                                "std::lock_guard lock(mutex_);\n"));
  EXPECT_THAT(EmitNodes(spec_), Not(HasSubstr("set_may_run_user_code")));
}

TEST_F(EmitAutogradTest, FunctionalForms) {
  // Formulas are in the order of their keys; a gradient is undefined if all incoming gradients are.
  EXPECT_THAT(nodes_, HasSubstr("  // grad * self\n  if (any_grad_defined && needs_input_grad[1]) {\n"
                                "    grad_inputs[1] = ops::mul(grads[0], self);\n  }\n  // grad * other\n"));
  EXPECT_THAT(nodes_,
              HasSubstr("grad_inputs[0] = (ScalarsEqual(other, 1) ? grads[0] : ops::mul(grads[0], Negated(other)));"));
  EXPECT_THAT(nodes_, HasSubstr("ops::mul(ops::expand(ops::sum(ops::zeros(std::initializer_list<SymInt>{SymInt::"
                                "FloorDiv(self_sym_argsize_0, 3), "
                                "2}, TensorOptions::Of(grads[0]).dtype, TensorOptions::Of(grads[0]).layout, "
                                "TensorOptions::Of(grads[0]).device, TensorOptions::Of(grads[0]).pinned_memory), "
                                "std::initializer_list<int64_t>{0}), self_sym_sizes), self_info.zeros());"));
  EXPECT_THAT(nodes_, HasSubstr("ops::sum(grads[0], OptionalIntSpan(std::nullopt), true);"));
  EXPECT_THAT(nodes_, HasSubstr("  const IndexRange tensors_range = ranges.Next(tensors_size);\n"));
  EXPECT_THAT(nodes_, HasSubstr("    const std::vector<bool> grad_input_mask = FlagsOf(needs_input_grad, "
                                "tensors_range);\n    CopyRange(grad_inputs, tensors_range, "
                                "formulas::cat_backward(grads[0], tensors_args_sizes, dim, grad_input_mask));"));
  EXPECT_THAT(nodes_, HasSubstr("    const std::array<bool, 3> grad_input_mask = {needs_input_grad[0], "
                                "needs_input_grad[1], needs_input_grad[2]};\n"));
  EXPECT_THAT(nodes_, HasSubstr("if (needs_input_grad[2]) grad_inputs[2] = std::move(std::get<2>(gradients));"));
  EXPECT_THAT(nodes_, HasSubstr("if (needs_input_grad[0]) NotImplementedGradient(\"bernoulli\");"));
}

TEST_F(EmitAutogradTest, UniformForms) {
  EXPECT_THAT(nodes_, HasSubstr("variable_list CatBackward0_apply_functional_ivalue(variable_list grads, "
                                "absl::Span<const IValue> args) {\n"
                                "  ArgumentReader reader(args);\n"
                                "  const auto needs_input_grad = reader.Next<std::vector<bool>>();\n"
                                "  const auto tensors_size = reader.Next<size_t>();\n"
                                "  const auto dim = reader.Next<int64_t>();\n"
                                "  const auto tensors_args_sizes = reader.Next<std::vector<std::vector<SymInt>>>();\n"
                                "  reader.Finish();\n"));
  EXPECT_THAT(nodes_, HasSubstr("void MaxBackward0::VisitSaved(SavedVisitor& visitor) {\n"
                                "  visitor.Visit(\"indices\", indices_, /*is_output=*/true);\n}"));
  EXPECT_THAT(nodes_, HasSubstr("    indices = indices_.Unpack(shared_from_this());\n"));
  EXPECT_THAT(nodes_, HasSubstr("const std::vector<bool> needs_input_grad = TaskNeededOutputs();"));
  const std::string forms = EmitNodeForms(spec_);
  EXPECT_LT(forms.find("\"BernoulliBackward0\""), forms.find("\"MulBackward1\""));
}

TEST_F(EmitAutogradTest, RecordingFunctions) {
  EXPECT_THAT(recording_, HasSubstr("    if (node->ShouldComputeOutput(1))\n      SaveInput(node->self_, args[0]);\n"));
  EXPECT_THAT(recording_,
              HasSubstr("    if (node->ShouldComputeOutput(1))\n      SaveInput(node->self_, OriginalSelf(self));\n"));
  EXPECT_THAT(recording_, HasSubstr("  CheckInplace(self, requires_grad);\n"));
  EXPECT_THAT(recording_, HasSubstr("    RebaseHistory(self, owner);\n"));
  EXPECT_THAT(recording_, HasSubstr("  MarkViews(result, library, op_id, args);\n"));
  EXPECT_THAT(recording_, HasSubstr("    node->tensors_size_ = args[0].list().size();\n    node->dim = "
                                    "FromArgument<int64_t>(args[1]);\n    node->tensors_args_sizes = "
                                    "SymSizesOfEach(ToVariableList(args[0]));\n"));
  EXPECT_THAT(recording_,
              HasSubstr("    SetHistory(result, owner, 1);\n    SaveOutput(node->indices_, result.list()[1]);\n"));
  EXPECT_THAT(
      recording_,
      HasSubstr("    [[maybe_unused]] const std::array<bool, 3> grad_input_mask = {node->ShouldComputeOutput(0), "
                "node->ShouldComputeOutput(1), node->ShouldComputeOutput(2)};\n"));
  EXPECT_THAT(recording_, HasSubstr("    if (grad_input_mask[0])\n      SaveInput(node->weight_, args[1]);\n"));
  EXPECT_THAT(
      recording_,
      HasSubstr("    if (((!args[2].bool_value()) && grad_input_mask[0]))\n      SaveInput(node->mean_, args[1]);\n"));
  EXPECT_THAT(recording_, HasSubstr("  CheckNoRequiresGrad(args[1], \"mean\", \"norm\");\n"));
  const std::string table = EmitRecordingTable(spec_);
  EXPECT_THAT(table, HasSubstr("&generated::mul_Tensor__autograd,  // aten.mul_.Tensor"));
  EXPECT_THAT(table, HasSubstr("&CallNonDifferentiable,  // aten.zeros.default"));
  EXPECT_THAT(table, HasSubstr("nullptr,  // aten.pad.default"));
}

TEST_F(EmitAutogradTest, ForwardFunctions) {
  const std::string text = EmitForwardSource(spec_, 0) + EmitForwardSource(spec_, 1);
  // The terms of a sum are computed only if their tangents are present.
  EXPECT_THAT(text,
              HasSubstr("    if (AnyTangent(call, {1})) AddTerm(tangent, ops::mul(Tangent(call, 1), self));\n"
                        "    if (AnyTangent(call, {0})) SubtractTerm(tangent, ops::mul(Tangent(call, 0), other));\n"
                        "    return TangentLike(tangent, ToVariable(call.result));\n"));
  EXPECT_THAT(text, HasSubstr("const auto other = FromArgument<SymScalar>(call.args[1]);"));
  EXPECT_THAT(text, HasSubstr("? Tangent(call, 0) : ops::mul(Tangent(call, 0), Negated(other)))"));
  EXPECT_THAT(text, HasSubstr("  return ApplyToTangents(call, {0});\n"));
  EXPECT_THAT(text, HasSubstr("  if (call.result.list()[0].is_tensor()) {\n"));
  EXPECT_THAT(text, HasSubstr("    tangents[0] = TangentLike(tangent, ToVariable(call.result.list()[0]));\n"));
  const std::string table = EmitForwardTable(spec_);
  EXPECT_THAT(table, HasSubstr("&generated::mul_Tensor_jvp,  // aten.mul_.Tensor"));
  EXPECT_THAT(table, HasSubstr("&NoTangents,  // aten.zeros.default"));
  EXPECT_THAT(table, HasSubstr("nullptr,  // aten.linear.default"));
}

TEST_F(EmitAutogradTest, Status) {
  const std::string text = EmitOpStatus(ops_, derivatives_);
  EXPECT_THAT(
      text,
      HasSubstr("| aten.mul.Tensor | ops | own | own | yes | MulBackward0 | yes | formula |  | aten.mul_.Tensor |"));
  EXPECT_THAT(
      text,
      HasSubstr("| aten.bernoulli.default | ops | own | own | yes | BernoulliBackward0, partly | yes | missing |"));
  EXPECT_THAT(text, HasSubstr("LinearBackward0 | missing for aten.linear_backward.default |"));
  EXPECT_THAT(text, HasSubstr("| aten.zeros.default | ops | own | own | yes | not differentiable |  |  |  |  |"));
  EXPECT_THAT(text, HasSubstr("| aten.pad.default | ops | own | own | yes |  |  |  |  |  |"));
}

TEST_F(EmitAutogradTest, TypedOps) {
  const std::string header = EmitTypedOps(spec_);
  EXPECT_THAT(header, HasSubstr("\nVariable mul(const Variable& self, const Variable& other);\n"));
  EXPECT_THAT(header, HasSubstr("\nVariable mul_(const Variable& self, const Variable& other);\n"));
  EXPECT_THAT(header, HasSubstr("\nVariable sum(const Variable& self, OptionalIntSpan dim, Flag keepdim = false, "
                                "std::optional<DType> dtype = std::nullopt);\n"));
  EXPECT_THAT(
      header,
      HasSubstr("\nstd::tuple<Variable, Variable> max(const Variable& self, int64_t dim, Flag keepdim = false);\n"));
  EXPECT_THAT(header, HasSubstr("\nVariable pad(const Variable& self, absl::Span<const int64_t> pad = {0, 0}, "
                                "absl::string_view mode = \"constant\", std::optional<double> value = std::nullopt, "
                                "const SymScalar& scale = SymScalar(1), absl::Span<const int64_t> dims = "
                                "absl::Span<const int64_t>());\n"));
  EXPECT_THAT(typed_ops_,
              HasSubstr("Variable bernoulli(const Variable& self) {\n  return "
                        "FromIValue<Variable>(Call(BuiltinLibrary(), 10, {ToIValue(self), IValue()}));\n}\n"));
  EXPECT_THAT(EmitVariableMethods(spec_), HasSubstr("\nVariable mul(const SymScalar& other) const;\n"));
  EXPECT_THAT(EmitVariableMethods(spec_), Not(HasSubstr("cat(")));
  EXPECT_THAT(
      EmitVariableMethodSource(spec_),
      HasSubstr("Variable Variable::mul_(const Variable& other) const {\n  return ops::mul_(*this, other);\n}\n"));
}

}  // namespace
}  // namespace backtape::codegen_spec
