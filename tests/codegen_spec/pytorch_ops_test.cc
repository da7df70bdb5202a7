// Rows and entries as PyTorch writes them: the ops and derivatives that are derived from other rows, and their code.
#include "backtape/codegen_spec/pytorch_ops.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/derivative_set.h"
#include "backtape/codegen_spec/emit_autograd.h"

namespace backtape::codegen_spec {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

constexpr char kRows[] = R"(
- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  dispatch: {CPU: mul}
- func: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
- func: mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
- func: mul.Scalar(Tensor self, Scalar other) -> Tensor
- func: mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
- func: _foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]
- func: _foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]
- func: _foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
- func: _foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()
- func: _foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
- func: square(Tensor self) -> Tensor
- func: _foreach_square(Tensor[] self) -> Tensor[]
- func: _foreach_square_(Tensor(a!)[] self) -> ()
- func: _foreach_zero_(Tensor(a!)[] self) -> ()
  autogen: _foreach_zero, _foreach_zero.out
- func: t(Tensor(a) self) -> Tensor(a)
  dispatch: {CPU: t}
- func: t_copy(Tensor self) -> Tensor
  tags: view_copy
- func: reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
- func: fill_with_noise_(Tensor(a!) self, float mean=0) -> Tensor(a!)
  autogen: fill_with_noise, fill_with_noise.out
- func: resize_(Tensor(a!) self, SymInt[] size) -> Tensor(a!)
- func: record(Tensor self, Stream s) -> ()
- func: draw(Tensor self) -> Tensor
- func: draw.generator(Tensor self, *, Generator? generator) -> Tensor
- func: convert(Tensor self, ScalarType? dtype=None) -> Tensor
- func: roll(Tensor self, SymInt[1] shifts) -> Tensor
- func: zero(Tensor self) -> Tensor
- func: zero_(Tensor(a!) self) -> Tensor(a!)
- func: neg(Tensor self) -> Tensor
- func: neg_(Tensor(a!) self) -> Tensor(a!)
- func: _foreach_neg(Tensor[] self) -> Tensor[]
- func: add.Tensor(Tensor self, Tensor other) -> Tensor
- func: polygamma(int n, Tensor self) -> Tensor
- func: polygamma_(Tensor(a!) self, int n) -> Tensor(a!)
- func: rrelu(Tensor self, Tensor(b!) noise) -> Tensor
- func: rrelu_(Tensor(a!) self, Tensor(b!) noise) -> Tensor(a!)
- func: named(Tensor grads_in, Tensor lock, Tensor mutex, Tensor template, float args) -> Tensor
- func: forward_named(Tensor self, int call, Tensor Variable, Tensor tangent) -> Tensor class
)";

struct Built {
  SourceFile ops_file{"native_functions.yaml", kRows};
  SourceFile file;
  std::vector<OpRow> rows;
  PyTorchOps pytorch;
  OpSet ops;
  std::vector<HelperFunctionRow> helpers;
  std::vector<DerivativeRow> derivative_rows;
  std::unique_ptr<Callables> callables;
  DerivativeSet derivatives;
  std::string problems;

  explicit Built(const std::string& entries = "") : file{"derivatives.yaml", entries} {
    Diagnostics diagnostics;
    rows = ReadOpFile(ops_file, diagnostics);
    pytorch = ReadPyTorchOps(rows);
    OpSetOptions options;
    options.library = "pytorch";
    options.default_ns = "pytorch";
    ops = BuildOpSet(pytorch.rows, diagnostics, options);
    EXPECT_EQ(diagnostics.ToString(), "");
    DerivativeOptions derivative_options;
    derivative_options.entry.allow_written_tangent = true;
    for (const RefusedOp& op : pytorch.refused) derivative_options.refused_ops.emplace(op.name, op.reason);
    const OpSet* const sets[] = {&ops};
    callables = std::make_unique<Callables>(sets, helpers, derivative_options.refused_ops);
    derivative_rows = ReadDerivativeFile(file, diagnostics);
    derivatives = BuildDerivativeSet(derivative_rows, ops, *callables, derivative_options, diagnostics);
    problems = diagnostics.ToString();
  }

  const Op& Find(const std::string& name) const {
    for (const Op& op : ops.ops) {
      if (op.schema.FullName() == name) return op;
    }
    ADD_FAILURE() << "no op " << name;
    return ops.ops[0];
  }
  std::string Nodes() const { return EmitNodeSource({ops, derivatives, helpers}, 0); }
};

TEST(PyTorchOps, InplaceFormsBelongToTheOpWithTheSameArguments) {
  const Built built;
  for (const char* overload : {"Tensor", "Scalar"}) {
    const Op& inplace = built.Find(absl::StrCat("mul_.", overload));
    EXPECT_EQ(inplace.functional, built.Find(absl::StrCat("mul.", overload)).id);
    EXPECT_TRUE(inplace.HasTag("kTagInplace"));
    EXPECT_EQ(built.ops.ops[inplace.functional].inplace, inplace.id);
  }
  EXPECT_EQ(built.Find("fill_with_noise_").functional, built.Find("fill_with_noise").id);
  // polygamma takes its arguments in another order, so polygamma_ has its own functional form. rrelu is the
  // functional form of rrelu_ although it writes an argument, because rrelu_ writes that argument too.
  EXPECT_EQ(built.Find("polygamma_").functional, built.Find("polygamma.inplace").id);
  EXPECT_EQ(built.Find("polygamma.inplace").schema_text, "polygamma.inplace(Tensor self, int n) -> Tensor");
  EXPECT_EQ(built.Find("rrelu_").functional, built.Find("rrelu").id);
  EXPECT_EQ(built.Find("fill_with_noise").schema_text, "fill_with_noise(Tensor self, float mean=0) -> Tensor");
}

TEST(PyTorchOps, AliasAnnotationsBecomeTags) {
  const Built built;
  EXPECT_THAT(built.Find("t").tags, ElementsAre("kTagView"));
  EXPECT_THAT(built.Find("reshape").tags, ElementsAre("kTagViewOrCopy"));
  EXPECT_THAT(built.Find("mul.Tensor").tags, IsEmpty());
}

TEST(PyTorchOps, OpsThatCannotBeRepresentedAreRefused) {
  std::vector<std::string> refused;
  for (const RefusedOp& op : Built().pytorch.refused) refused.push_back(absl::StrCat(op.name, ": ", op.reason));
  EXPECT_THAT(refused, UnorderedElementsAre("mul.out: an op that writes into an 'out' argument has no derivative",
                                            "resize_: an in-place op without a functional form is not supported",
                                            "record: arguments of type Stream are not supported"));
  EXPECT_THAT(
      Built("- name: mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\n  self: grad\n").problems,
      HasSubstr("derivatives.yaml:1:9: error: an op that writes into an 'out' argument has no derivative"));
  EXPECT_THAT(Built("- name: neg(Tensor self) -> Tensor\n  self: grad.resize_({1})\n").problems,
              HasSubstr("the op resize_ is not supported: an in-place op without a functional form"));
}

TEST(PyTorchEntries, OfAView) {
  const Built built("- name: t(Tensor(a) self) -> Tensor(a)\n  self: grad.t()\n");
  EXPECT_EQ(built.problems, "");
  const DerivativeEntry* entry = built.derivatives.Find(built.ops, built.Find("t_copy"));
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(entry->node, "TBackward0");
}

TEST(PyTorchEntries, OfOpsOnLists) {
  const Built built(
      "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n"
      "  self: grad * other\n"
      "  other: grad * self\n"
      "- name: mul.Scalar(Tensor self, Scalar other) -> Tensor\n"
      "  self: grad * other\n");
  EXPECT_EQ(built.problems, "");
  const std::string text = built.Nodes();
  EXPECT_THAT(text, HasSubstr("  // grads[i] * other[i]\n"
                              "  if (any_grad_defined && AnyNeeded(needs_input_grad, self_range)) {\n"
                              "    variable_list gradients(grads.size());\n"
                              "    for (size_t i = 0; i < grads.size(); ++i) {\n"
                              "      if (grads[i].defined() && needs_input_grad[self_range.first + i]) gradients[i] = "
                              "ops::mul(grads[i], other[i]);\n"
                              "    }\n"
                              "    CopyRange(grad_inputs, self_range, std::move(gradients));\n"));
  EXPECT_THAT(text, HasSubstr("gradients[i] = ops::mul(grads[i], scalars[i]);"));
  // A tensor that all elements share gets the sum of their gradients.
  EXPECT_THAT(text, HasSubstr("grad_inputs[other_range.first] = SumOfAll(gradients);"));
  EXPECT_THAT(EmitNodes({built.ops, built.derivatives, built.helpers}),
              HasSubstr("class ForeachMulBackward0Tensor final : public TapeNode"));
}

// An in-place op on lists calls the in-place op on single tensors, as PyTorch records a node for each element. Without
// such an op, or with formulas for lists, it calls the functional op on lists.
TEST(PyTorchEntries, OfInplaceOpsOnLists) {
  const Built built(
      "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n"
      "  self: grad * other\n"
      "- name: _foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]\n"
      "  self: grads[i] * scalars[i]\n"
      "- name: neg(Tensor self) -> Tensor\n"
      "  self: -grad\n");
  EXPECT_EQ(built.problems, "");
  EXPECT_THAT(built.Find("_foreach_mul_.List").tags, ElementsAre("kTagComposite"));
  const AutogradSpec spec{built.ops, built.derivatives, built.helpers};
  const std::string table = EmitRecordingTable(spec);
  const auto entry = [&](absl::string_view function, const char* id_of, absl::string_view op) {
    return absl::StrCat("&", function, "<", built.Find(id_of).id, ">,  // pytorch.", op, "\n");
  };
  EXPECT_THAT(table, HasSubstr(entry("CallForeachInplace", "mul_.Tensor", "_foreach_mul_.List")));
  EXPECT_THAT(table, HasSubstr(entry("CallForeachThenCopy", "_foreach_mul.ScalarList", "_foreach_mul_.ScalarList")));
  EXPECT_THAT(table, HasSubstr(entry("CallForeachThenCopy", "_foreach_square", "_foreach_square_.default")));
  // Autogen adds the functional op; the element is written by zero_.
  EXPECT_EQ(built.Find("_foreach_zero").schema_text, "_foreach_zero(Tensor[] self) -> Tensor[] self_out");
  EXPECT_THAT(table, HasSubstr(entry("CallForeachInplace", "zero_", "_foreach_zero_.default")));
  EXPECT_THAT(EmitRecording(spec), Not(HasSubstr("_foreach_mul_List__autograd")));
  EXPECT_THAT(EmitForwardTable(spec), HasSubstr("&TangentsOfCalls,  // pytorch._foreach_mul_.List\n"));
  EXPECT_THAT(EmitTypedOps(spec), HasSubstr("void _foreach_mul_(absl::Span<const Variable> self"));
}

TEST(PyTorchEntries, AnOpOnListsMayHaveItsOwn) {
  const Built built(
      "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n"
      "  self: grad * other\n"
      "- name: _foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]\n"
      "  self: grads[i] * result[i]\n");
  EXPECT_EQ(built.problems, "");
  const std::string text = built.Nodes();
  EXPECT_THAT(text, HasSubstr("gradients[i] = ops::mul(grads[i], result[i]);"));
  EXPECT_THAT(text, HasSubstr("result = UnpackList(result_, shared_from_this());"));
  EXPECT_THAT(text, Not(HasSubstr("other[i]")));
  EXPECT_THAT(EmitRecordingSource({built.ops, built.derivatives, built.helpers}, 0),
              HasSubstr("node->result_ = MakeSavedList(result, /*is_output=*/true);"));
}

TEST(PyTorchEntries, TangentsOfOpsOnLists) {
  const Built built(
      "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n"
      "  self: grad * other\n"
      "  other: grad * self\n"
      "  result: other_t * self_p + self_t * other_p\n"
      "- name: neg(Tensor self) -> Tensor\n"
      "  self: -grad\n"
      "  result: auto_element_wise\n");
  EXPECT_EQ(built.problems, "");
  const std::string text = EmitForwardSource({built.ops, built.derivatives, built.helpers}, 0);
  EXPECT_THAT(text, HasSubstr("IValue _foreach_mul_List_jvp(const ForwardCall& call) {\n"
                              "  const auto self = ToVariableList(call.args[0]);\n"
                              "  const auto other = ToVariableList(call.args[1]);\n"));
  EXPECT_THAT(text, HasSubstr("  const auto tangents_of_1 = TangentsOrZeros(call, 1);\n"
                              "  const auto outputs = ToVariableList(call.result);\n"));
  EXPECT_THAT(text, HasSubstr("  for (size_t i = 0; i < outputs.size(); ++i) {\n"
                              "    tangents.push_back(ops::add(ops::mul(tangents_of_1[i], self[i]), "
                              "ops::mul(tangents_of_0[i], other[i])));\n"
                              "  }\n"
                              "  return TangentsLike(tangents, outputs);\n"));
  EXPECT_THAT(text, HasSubstr("IValue _foreach_neg_jvp(const ForwardCall& call) {"));
  EXPECT_THAT(text, HasSubstr("tangents.push_back(ops::neg(tangents_of_0[i]));"));
}

TEST(PyTorchEntries, ForwardFormulasThatWriteTheTangent) {
  const Built built(
      "- name: neg_(Tensor(a!) self) -> Tensor(a!)\n"
      "  self: grad\n"
      "  result: self_t.mul_(original_self_p)\n");
  EXPECT_EQ(built.problems, "");
  EXPECT_THAT(EmitForwardSource({built.ops, built.derivatives, built.helpers}, 0),
              HasSubstr("mul(Tangent(call, 0), self)"));
  // Another part of the formula would read the value after the write.
  const Built twice(
      "- name: neg_(Tensor(a!) self) -> Tensor(a!)\n"
      "  self: grad\n"
      "  result: self_t.mul_(self_t) + self_t\n");
  EXPECT_THAT(twice.problems, HasSubstr("mul_ writes to a tensor that the formula did not create"));
}

TEST(PyTorchEntries, ConditionOnDifferentiability) {
  const Built built(
      "- name: convert(Tensor self, ScalarType? dtype=None) -> Tensor\n"
      "  self: grad\n"
      "  output_differentiability: [\"!dtype || isDifferentiableType(*dtype)\"]\n");
  EXPECT_EQ(built.problems, "");
  EXPECT_THAT(EmitRecordingSource({built.ops, built.derivatives, built.helpers}, 0),
              HasSubstr("if (AnyRequiresGrad(args, {0}) && ((!FromArgument<std::optional<DType>>(args[1])) || "
                        "IsFloatingPoint((*FromArgument<std::optional<DType>>(args[1]))))) {"));
  EXPECT_THAT(Built("- name: convert(Tensor self, ScalarType? dtype=None) -> Tensor\n"
                    "  self: grad\n"
                    "  output_differentiability: [\"dtypes\"]\n")
                  .problems,
              HasSubstr("derivatives.yaml:3:31: error: unknown name 'dtypes'"));
}

TEST(PyTorchEntries, Lambdas) {
  const Built built(
      "- name: roll(Tensor self, SymInt[1] shifts) -> Tensor\n"
      "  self: grad.roll(fmap(shifts, [](c10::SymInt s) { return -s; }))\n");
  EXPECT_EQ(built.problems, "");
  EXPECT_THAT(built.Nodes(), HasSubstr("MapEach(shifts, [&](const auto& s) { return (-s); })"));
  const auto problems_of = [](const std::string& formula) {
    return Built(absl::StrCat("- name: roll(Tensor self, SymInt[1] shifts) -> Tensor\n  self: \"", formula, "\"\n"))
        .problems;
  };
  EXPECT_THAT(problems_of("grad.roll([](int s) { return s; })"), HasSubstr("a lambda is allowed only as the second"));
  EXPECT_THAT(problems_of("grad.roll(fmap(shifts, [](int s) { s; }))"), HasSubstr("body must be 'return value;'"));
  EXPECT_THAT(problems_of("grad.roll(fmap(grad, [](int s) { return s; }))"),
              HasSubstr("fmap takes a list, not Tensor"));
}

// A formula computes a value and changes nothing.
TEST(PyTorchEntries, FormulasHaveNoSideEffects) {
  const auto built = [](const std::string& formula) {
    return Built(absl::StrCat("- name: neg(Tensor self) -> Tensor\n  self: ", formula, "\n"));
  };
  EXPECT_THAT(built("grad.mul_(2)").problems,
              HasSubstr("derivatives.yaml:2:14: error: mul_ writes to a tensor that the formula did not create; write "
                        "mul, which returns the new value"));
  EXPECT_THAT(built("grad.t().zero_()").problems,
              HasSubstr("zero_ writes to a tensor that the formula did not create"));
  const Built pure = built("(grad * 2).zero_()");
  EXPECT_EQ(pure.problems, "");
  EXPECT_THAT(pure.Nodes(), HasSubstr("ops::zero(ops::mul(grads[0], SymScalar(2)))"));
}

TEST(PyTorchEntries, NamesThatGeneratedCodeUses) {
  const Built built(
      "- name: named(Tensor grads_in, Tensor lock, Tensor mutex, Tensor template, float args) -> Tensor\n"
      "  lock: grad * lock * mutex * template * args\n");
  EXPECT_EQ(built.problems, "");
  const std::string text = built.Nodes();
  EXPECT_THAT(text, HasSubstr("const Variable& lock_value"));
  EXPECT_THAT(text, HasSubstr("const Variable& template_"));
  EXPECT_THAT(text, HasSubstr("double args_value"));
  EXPECT_THAT(text, HasSubstr("mutex_value_.Unpack()"));
  EXPECT_THAT(text, HasSubstr("template_ = template_saved_.Unpack()"));
}

TEST(PyTorchEntries, NamesThatForwardFunctionsUse) {
  const Built built(
      "- name: forward_named(Tensor self, int call, Tensor Variable, Tensor tangent) -> Tensor class\n"
      "  self: grad * call\n"
      "  class: self_t * call * Variable_p * tangent_p * class\n");
  EXPECT_EQ(built.problems, "");
  const std::string text = EmitForwardSource({built.ops, built.derivatives, built.helpers}, 0);
  EXPECT_THAT(text, HasSubstr("const auto call_value = FromArgument<int64_t>(call.args[1])"));
  EXPECT_THAT(text, HasSubstr("const auto tangent_value = ToVariable(call.args[3])"));
  EXPECT_THAT(text, HasSubstr("const auto class_ = ToVariable(call.result)"));
  EXPECT_THAT(EmitTypedOps({built.ops, built.derivatives, built.helpers}), HasSubstr("const Variable& Variable_"));
}

TEST(PyTorchEntries, OverloadsThatDifferByAGeneratorHaveTwoNames) {
  const Built built;
  const std::string text = EmitTypedOps({built.ops, built.derivatives, built.helpers});
  EXPECT_THAT(text, HasSubstr("Variable draw(const Variable& self);"));
  EXPECT_THAT(text, HasSubstr("Variable draw_generator(const Variable& self);"));
}

TEST(PyTorchEntries, AnEntryNeedsDefaultFormulas) {
  const Built built(
      "- name: neg(Tensor self) -> Tensor\n"
      "  dispatch:\n"
      "    AutogradNestedTensor:\n"
      "      self: -grad\n");
  EXPECT_THAT(built.problems,
              HasSubstr("derivatives.yaml:1:9: error: the entry has no formulas for the dispatch key Default"));
}

}  // namespace
}  // namespace backtape::codegen_spec
