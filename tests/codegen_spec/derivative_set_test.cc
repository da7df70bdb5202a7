#include "backtape/codegen_spec/derivative_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kOps[] = R"(
- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  inplace: true
- func: mul.Scalar(Tensor self, Scalar other) -> Tensor
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
- func: add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
- func: rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
- func: reciprocal(Tensor self) -> Tensor
- func: neg(Tensor self) -> Tensor
- func: exp(Tensor self) -> Tensor
- func: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
- func: expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
  tags: view
- func: cat(Tensor[] tensors, int dim=0) -> Tensor
- func: unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
  tags: view
- func: tally(Tensor x, Tensor(a!) total) -> Tensor
- func: polar(Tensor x, Tensor y) -> (Tensor r, Tensor theta)
- func: stack(Tensor[] tensors, int dim=0) -> Tensor
- func: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
- func: gather(Tensor self, int dim, Tensor index) -> Tensor
- func: mm_with_bias(Tensor input, Tensor weight, Tensor? bias) -> Tensor
- func: mm_with_bias_backward(Tensor grad, Tensor input, Tensor weight, SymInt[]? bias_sizes, bool[3] mask) -> (Tensor, Tensor, Tensor)
- func: where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
- func: lt.Scalar(Tensor self, Scalar other) -> Tensor
- func: gt.Scalar(Tensor self, Scalar other) -> Tensor
- func: _foreach_neg(Tensor[] self) -> Tensor[]
- func: zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
)";

constexpr char kHelpers[] = R"(
- func: maybe_multiply(Tensor t, Scalar s) -> Tensor
- func: cat_backward(Tensor grad, SymInt[][] sizes, int dim) -> Tensor[]
- func: two(Tensor grad, Tensor? a) -> (Tensor, Tensor)
)";

class DerivativeSetTest : public ::testing::Test {
 protected:
  DerivativeSetTest() {
    Diagnostics diagnostics;
    op_rows_ = ReadOpFile(ops_file_, diagnostics);
    ops_ = BuildOpSet(op_rows_, diagnostics);
    helpers_ = ReadHelperFunctionFile(helpers_file_, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << diagnostics.ToString();
  }

  // Builds a file with one entry, which must have no mistakes, and returns the entry.
  DerivativeEntry One(const std::string& text) {
    Build(text);
    EXPECT_EQ(problems_, "");
    EXPECT_EQ(set_.entries.size(), 1u);
    return set_.entries.empty() ? DerivativeEntry() : std::move(set_.entries[0]);
  }
  std::string ProblemsOf(const std::string& text) {
    Build(text);
    return problems_;
  }
  void Build(const std::string& text) {
    file_ = {"d.yaml", text};
    Diagnostics diagnostics;
    rows_ = ReadDerivativeFile(file_, diagnostics);
    const OpSet* const sets[] = {&ops_};
    callables_.emplace(sets, helpers_);
    set_ = BuildDerivativeSet(rows_, ops_, *callables_, options_, diagnostics);
    problems_ = diagnostics.ToString();
  }

  const SourceFile ops_file_{"ops.yaml", kOps};
  const SourceFile helpers_file_{"functions.yaml", kHelpers};
  std::vector<OpRow> op_rows_;
  OpSet ops_;
  std::vector<HelperFunctionRow> helpers_;
  SourceFile file_;
  std::vector<DerivativeRow> rows_;
  std::optional<Callables> callables_;
  DerivativeOptions options_;
  DerivativeSet set_;
  std::string problems_;
};

std::vector<std::string> Names(const std::vector<SavedValue>& saved) {
  std::vector<std::string> out;
  for (const SavedValue& value : saved) out.push_back(value.name + ": " + value.type.ToString());
  return out;
}

TEST_F(DerivativeSetTest, SavesWhatFormulasName) {
  const DerivativeEntry entry = One(R"(
- name: mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad * other
  other: grad * self
)");
  EXPECT_EQ(entry.node, "MulBackward0");
  EXPECT_THAT(entry.differentiable_args, ElementsAre(0, 1));
  EXPECT_THAT(Names(entry.saved_inputs), ElementsAre("other: Tensor", "self: Tensor"));
  EXPECT_THAT(entry.saved_outputs, IsEmpty());
  ASSERT_EQ(entry.formulas.size(), 2u);  // in the order of their keys
  EXPECT_THAT(entry.formulas[0].args, ElementsAre(1));
  EXPECT_EQ(entry.formulas[0].expr->callee->schema.FullName(), "mul.Tensor");
}

TEST_F(DerivativeSetTest, SavesPropertiesInsteadOfTensors) {
  const DerivativeEntry entry = One(R"(
- name: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
  self: zeros({self.sym_size(-1), self.sym_size(0), self.dim()}, grad.options()).expand(self.sym_sizes()) * zeros_like(self)
)");
  EXPECT_THAT(Names(entry.saved_inputs),
              ElementsAre("self_dim: int", "self_info: TypeAndSize", "self_sym_argsize_0: SymInt",
                          "self_sym_argsize_minus_1: SymInt", "self_sym_sizes: SymInt[]"));
}

TEST_F(DerivativeSetTest, OutputsListsAndMasks) {
  DerivativeEntry entry =
      One("- name: exp(Tensor self) -> Tensor\n  self: grad * result\n  result: auto_element_wise\n");
  EXPECT_THAT(Names(entry.saved_outputs), ElementsAre("result: Tensor"));
  EXPECT_EQ(set_.num_forward_formulas, 1);
  entry =
      One("- name: cat(Tensor[] tensors, int dim=0) -> Tensor\n  tensors: cat_backward(grad, to_args_sizes(tensors), "
          "dim)\n");
  EXPECT_THAT(Names(entry.saved_inputs), ElementsAre("dim: int", "tensors_args_sizes: SymInt[][]"));
  EXPECT_TRUE(entry.HasListInput());
  entry = One(R"(
- name: mm_with_bias(Tensor input, Tensor weight, Tensor? bias) -> Tensor
  input, weight, bias: mm_with_bias_backward(grad, input, weight, bias->sym_sizes(), grad_input_mask)
)");
  EXPECT_THAT(Names(entry.saved_inputs),
              ElementsAre("bias_sym_sizes_opt: SymInt[]?", "input: Tensor", "weight: Tensor"));
  EXPECT_TRUE(entry.formulas[0].uses_mask);
}

TEST_F(DerivativeSetTest, ForwardFormulas) {
  const std::string mul = "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n  self: grad * other\n";
  DerivativeEntry entry = One(mul + "  other: grad * self\n  result: self_t * other_p\n");
  ASSERT_EQ(entry.forward.size(), 1u);
  EXPECT_THAT(entry.forward[0].tangents, ElementsAre(0));
  EXPECT_TRUE(One(mul + "  result: auto_linear\n").forward[0].is_linear());
  EXPECT_THAT(ProblemsOf(mul + "  result: self_t * other_q\n"),
              HasSubstr("d.yaml:3:20: error: unknown name 'other_q'"));
  EXPECT_THAT(ProblemsOf(mul + "  result: grad * other_p\n"), HasSubstr("unknown name 'grad'"));
  EXPECT_THAT(ProblemsOf(mul + "  result: 3\n"), HasSubstr("the formula has type int, expected Tensor"));
  EXPECT_THAT(ProblemsOf(mul + "  result: self_t *\n"), HasSubstr("d.yaml:3:"));
  EXPECT_THAT(
      ProblemsOf(mul + "  other: grad * self\n  result: auto_element_wise\n"),
      HasSubstr("auto_element_wise is only for ops with one differentiable tensor argument and one output tensor; this "
                "op has 2 differentiable arguments and 1 output"));
  const std::string max =
      "- name: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n";
  EXPECT_THAT(ProblemsOf(max + "  self: grad\n  indices: self_t\n"),
              HasSubstr("'indices' has a forward-mode formula, but is not differentiable"));
  EXPECT_THAT(ProblemsOf(max + "  self: 'grads[0].defined() ? grads[0] : grads[1]'\n  values: self_t\n"),
              HasSubstr("the output 'indices' is differentiable but has no forward-mode formula"));
}

TEST_F(DerivativeSetTest, UnusableForwardFormulasMayBeLeftOut) {
  options_.entry.forward_is_optional = true;
  const std::string mul =
      "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n  self: grad * other\n  other: grad * self\n  result: ";
  for (const char* unusable : {"unknown_jvp(self_t, other_t)", "self_t *"}) {
    SCOPED_TRACE(unusable);
    const DerivativeEntry entry = One(mul + unusable + "\n");
    EXPECT_EQ(entry.formulas.size(), 2u);
    EXPECT_TRUE(entry.forward.empty());
    EXPECT_EQ(set_.num_unusable_forward, 1);
  }
  EXPECT_EQ(set_.reports.back().forward_problem, "expected a value, found the end of the formula");
  EXPECT_EQ(One(mul + "self_t * other_p\n").forward.size(), 1u);
  EXPECT_EQ(set_.num_unusable_forward, 0);
  // A function that is only declared: the library's author defines it.
  helpers_.back().library = "theirs";  // the library of the function `two`
  EXPECT_EQ(One(mul + "std::get<0>(two(self_t, other_t))\n").forward.size(), 1u);
  EXPECT_EQ(set_.declared_only.size(), 1u);
}

TEST_F(DerivativeSetTest, DifferentiableOutputs) {
  const std::string name =
      "- name: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n";
  EXPECT_THAT(One(name + "  self: grad * indices\n").differentiable_outputs, ElementsAre(true, false));
  EXPECT_THAT(One(name + "  self: 'grads[0].defined() ? grads[0] : grads[1]'\n").differentiable_outputs,
              ElementsAre(true, true));
  EXPECT_THAT(One(name + "  self: grad_values\n  output_differentiability: [True, False]\n").differentiable_outputs,
              ElementsAre(true, false));
  EXPECT_EQ(One(name + "  self: non_differentiable\n").node, "");
  EXPECT_EQ(One(name + "  self: not_differentiable\n").node, "");
  EXPECT_TRUE(One(name + "  self: not_implemented(\"max\")\n").formulas[0].is_not_implemented);
}

TEST_F(DerivativeSetTest, OperatorsBecomeOps) {
  const DerivativeEntry entry = One("- name: exp(Tensor self) -> Tensor\n  self: 2 - 1 / -grad\n");
  const Expr& rsub = *entry.formulas[0].expr;
  EXPECT_EQ(rsub.callee->schema.FullName(), "rsub.Scalar");
  EXPECT_EQ(rsub.operands[0]->callee->schema.FullName(), "mul.Scalar");
  EXPECT_EQ(rsub.operands[0]->operands[0]->callee->schema.FullName(), "reciprocal");
}

TEST_F(DerivativeSetTest, NodesAreNumberedInFileOrder) {
  Build(R"(
- name: mul.Scalar(Tensor self, Scalar other) -> Tensor
  self: grad * other
- name: mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad * other
- name: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
  self: grad
)");
  EXPECT_EQ(problems_, "");
  std::vector<std::string> nodes;
  for (const DerivativeEntry& entry : set_.entries) nodes.push_back(entry.node);
  EXPECT_THAT(nodes, ElementsAre("MulBackward0", "MulBackward1", "MulBackward2"));
  EXPECT_EQ(NodePrefix("max_pool2d"), "MaxPool2DBackward");
  EXPECT_EQ(NodePrefix("_log_softmax"), "LogSoftmaxBackward");
  EXPECT_EQ(NodePrefix("nll_loss_forward"), "NllLossBackward");
}

TEST_F(DerivativeSetTest, DispatchAndOldSizes) {
  Build(R"(
- name: exp(Tensor self) -> Tensor
  dispatch:
    Default:
      self: grad
    AutogradNestedTensor:
      self: nobody_knows(grad)
)");
  EXPECT_EQ(problems_, "");
  EXPECT_EQ(set_.num_dispatch_blocks, 1);
  options_.entry.allow_plain_sizes = true;
  EXPECT_THAT(Names(One("- name: exp(Tensor self) -> Tensor\n  self: grad.expand(self.sizes())\n").saved_inputs),
              ElementsAre("self_sym_sizes: SymInt[]"));
}

TEST_F(DerivativeSetTest, ReportsEveryMistakeWithItsPosition) {
  const std::string problems = ProblemsOf(R"(
- name: mul.Tensor(Tensor self, Tensor othr) -> Tensor
  self: grad
- name: mull.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad
- name: mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad * othr + maybe_multply(grad, 2)
  other: grad.epx() + mm_with_bias(grad, 3, self)
- name: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  self: grad
  other: grads[1]
  alpha: grad
  slef: grad
- name: mul.Scalar(Tensor self, Scalar other) -> Tensor
  self: grad.sum({0}, "x") * 2
- name: mul.Scalar(Tensor self, Scalar other) -> Tensor
  self: grad
- name: exp(Tensor self) -> Tensor
  self: grad.expand(self.sizes())
- name: neg(Tensor self) -> Tensor
  self: |
    grad *
      foo
- name: reciprocal(Tensor self) -> Tensor
  self: two(grad, self)
- name: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
  self: grad + grads[2]
  output_differentiability: [True, True, False]
- name: gather(Tensor self, int dim, Tensor index) -> Tensor
  self, index: two(grad, dim)
  index: non_differentiable
- name: where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
  self: 'condition ? grad : other'
  colour.x: 1
- name: stack(Tensor[] tensors, int dim=0) -> Tensor
  tensors: grad
)");
  for (const char* expected : {
           "2:9: error: no op has the schema mul.Tensor(Tensor self, Tensor othr) -> Tensor; the ops with this name "
           "are "
           "mul.Tensor(Tensor self, "
           "Tensor other) -> Tensor, mul.Scalar(",
           "4:9: error: no op has the schema mull.Tensor(Tensor self, Tensor other) -> Tensor; did you mean mul?",
           "7:16: error: unknown name 'othr'\n",
           "7:23: error: unknown function maybe_multply; did you mean maybe_multiply?",
           "8:15: error: unknown method epx of Tensor; did you mean exp?",
           "8:42: error: mm_with_bias takes Tensor for the argument 'weight', not int",
           "11:10: error: 'grads[1]' does not name a gradient: the op has 1 differentiable output",
           "11:10: error: 'grads' is mixed with 'grad': the formulas of an op must use only one of grad, grads and "
           "grad_<output>",
           "12:3: error: 'alpha' is of type Scalar: only tensors have gradients",
           "13:3: error: add.Tensor has no argument or output 'slef'; did you mean self?",
           "15:23: error: sum takes bool for the argument 'keepdim', not str",
           "16:9: error: duplicate entry for mul.Scalar; the first is at d.yaml:14:9",
           "19:26: error: write sym_sizes(): sizes and strides may be symbolic",
           "23:7: error: unknown name 'foo'",
           "25:9: error: the formula has type (Tensor, Tensor), expected Tensor",
           "27:16: error: 'grads[2]' does not name a gradient: the op has 2 differentiable outputs",
           "28:29: error: output_differentiability has 3 entries, but the op has 2 outputs",
           "30:26: error: two takes Tensor? for the argument 'a', not int",
           "31:3: error: 'index' has a formula and is non_differentiable",
           "33:10: error: a condition must be a bool, not Tensor",
           "34:3: error: where.self has no argument or output 'colour.x'",
           "36:12: error: the formula has type Tensor, expected Tensor[]",
       }) {
    EXPECT_THAT(problems, HasSubstr(std::string("d.yaml:") + expected));
  }
}

TEST_F(DerivativeSetTest, ReportsMistakesOfTheFile) {
  EXPECT_THAT(ProblemsOf("a: b\n"), HasSubstr("d.yaml:1:1: error: a derivatives file is a list of entries"));
  EXPECT_THAT(ProblemsOf("- self: grad\n"), HasSubstr("d.yaml:1:3: error: this entry has no 'name:'"));
  const std::string name = "- name: exp(Tensor self) -> Tensor\n";
  EXPECT_THAT(
      ProblemsOf(name + "  self: grad.defined() ? grad : self\n- name: neg(Tensor self) -> Tensor\n  self: grd\n"),
      AllOf(HasSubstr("d.yaml:2:31: error: a formula with '?:' must be quoted"),
            HasSubstr("d.yaml:4:9: error: unknown name 'grd'; did you mean grad?")));
  // A formula that is not quoted does not hide other mistakes in its entry.
  EXPECT_THAT(
      ProblemsOf("- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n  self: grd * other\n"
                 "  other: other.defined() ? grx : self\n  result: x ? self_t : other_t\n"),
      AllOf(HasSubstr("d.yaml:2:9: error: unknown name 'grd'"), HasSubstr("d.yaml:3:28: error: unknown name 'grx'"),
            HasSubstr("d.yaml:3:32: error: a formula with '?:'"), HasSubstr("d.yaml:4:11: error: unknown name 'x'"),
            HasSubstr("d.yaml:4:22: error: a formula with '?:'")));
  EXPECT_THAT(ProblemsOf(name + "  dispatch:\n    Defalt:\n      self: grad\n"),
              HasSubstr("d.yaml:3:5: error: unknown dispatch key 'Defalt'; did you mean Default?"));
  EXPECT_THAT(ProblemsOf(name + "  self: grad\n  self: grad\n"),
              HasSubstr("d.yaml:3:3: error: duplicate 'self' in this entry"));
  EXPECT_THAT(ProblemsOf(name + "  self: grad\n  output_differentiability: [maybe, not]\n"),
              HasSubstr("d.yaml:3:30: error: expected True or False"));
  EXPECT_THAT(
      ProblemsOf(name + "  slf: grad\n  output_diferentiability: [False]\n"),
      AllOf(HasSubstr("d.yaml:2:3: error: exp has no argument or output 'slf'; did you mean self?"),
            HasSubstr(
                "d.yaml:3:3: error: unknown key 'output_diferentiability'; did you mean output_differentiability?")));
  EXPECT_EQ(ProblemsOf("- name: _foreach_neg(Tensor[] self) -> Tensor[]\n  self: -grads[i]\n"), "");
  EXPECT_THAT(ProblemsOf("- name: _foreach_neg(Tensor[] self) -> Tensor[]\n  self: -grad\n"),
              HasSubstr("unknown name 'grad'; did you mean grads?"));
  EXPECT_THAT(ProblemsOf(name + "  self: grad *\n  result: self_t *\n"),
              HasSubstr("d.yaml:3:19: error: expected a value, found the end of the formula"));
  EXPECT_THAT(ProblemsOf(name + "  self: self->sym_strides() == 1\n"), HasSubstr("does not take SymInt[] and int"));
  EXPECT_THAT(
      ProblemsOf(name + "  self: grad * (self.sym_numel() * 0.5)\n"),
      HasSubstr("'*' does not take SymInt and float, because the integer may be symbolic; combine a tensor "
                "with one of the two numbers, and the result with the other, such as (t * a) * b instead of t * "
                "(a * b)"));
}

constexpr char kPolar[] = "- name: polar(Tensor x, Tensor y) -> (Tensor r, Tensor theta)\n";

// Which gradients are defined is known only in backward, since a loss may use one output of several.
TEST_F(DerivativeSetTest, AGradientOfOneOutputOfSeveralMayBeUndefined) {
  EXPECT_THAT(ProblemsOf(absl::StrCat(kPolar, "  x: grad_r * x - grad_theta * y\n")),
              AllOf(HasSubstr("d.yaml:2:6: error: 'grad_r' may be undefined, but mul requires a defined tensor; write "
                              "'grad_r.defined() ? A : B' and use grad_r only in A\n"
                              "    x: grad_r * x - grad_theta * y\n"
                              "       ^\n"),
                    HasSubstr("d.yaml:2:19: error: 'grad_theta' may be undefined, but mul requires a defined tensor")));
  EXPECT_THAT(
      ProblemsOf(absl::StrCat(kPolar, "  x: grads[0] * x\n  y: grads[1] * x\n")),
      AllOf(HasSubstr("d.yaml:2:6: error: 'grads[0]' may be undefined"), HasSubstr("d.yaml:3:6: error: 'grads[1]'")));
  EXPECT_THAT(ProblemsOf(absl::StrCat(kPolar, "  x: '(grad_r.defined() ? grad_r : Tensor()) * x'\n")),
              HasSubstr("this tensor may be undefined, but mul requires"));
  EXPECT_THAT(ProblemsOf(absl::StrCat(kPolar, "  x: exp(grad_theta)\n")), HasSubstr("d.yaml:2:10"));
  EXPECT_THAT(ProblemsOf(absl::StrCat(kPolar, "  x: stack(grads)\n")), HasSubstr("takes Tensor[]"));
}

TEST_F(DerivativeSetTest, ConditionsThatProveAGradientDefined) {
  for (const absl::string_view formula :
       {"'grad_r.defined() ? grad_r * x : Tensor()'", "'!grad_r.defined() ? Tensor() : grad_r * x'",
        "'(grad_r.defined() ? grad_r : zeros_like(x)) * x + (grad_theta.defined() ? grad_theta : zeros_like(y)) * y'",
        "'grad_r.defined() && grad_theta.defined() ? grad_r * grad_theta : Tensor()'",
        "'!grad_r.defined() || !grad_theta.defined() ? Tensor() : grad_r * grad_theta'",
        "'grads[0].defined() ? grads[0] * x : grads[1]'", "'std::get<0>(two(x, grad_r))'", "grad_theta"}) {
    EXPECT_EQ(ProblemsOf(absl::StrCat(kPolar, "  x: ", formula, "\n")), "") << formula;
  }
  EXPECT_THAT(ProblemsOf(absl::StrCat(kPolar, "  x: 'grad_r.defined() || grad_theta.defined() ? grad_r * x : x'\n")),
              HasSubstr("'grad_r' may be undefined"));
  EXPECT_THAT(ProblemsOf(absl::StrCat(kPolar, "  x: 'grad_r.defined() ? grad_theta * x : x'\n")),
              HasSubstr("'grad_theta' may be undefined"));
}

TEST_F(DerivativeSetTest, TheOnlyGradientIsDefined) {
  One("- name: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n"
      "  self: grad * self\n");
  One("- name: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n"
      "  self: grad_values * self\n  output_differentiability: [True, False]\n");
}

TEST_F(DerivativeSetTest, AnOptionalArgumentMayBeUndefined) {
  const std::string name = "- name: mm_with_bias(Tensor input, Tensor weight, Tensor? bias) -> Tensor\n";
  EXPECT_THAT(ProblemsOf(name + "  input: grad * bias\n"), HasSubstr("d.yaml:2:17: error: 'bias' may be undefined"));
  EXPECT_EQ(ProblemsOf(name + "  input: 'bias.defined() ? grad * bias : grad'\n"), "");
  EXPECT_EQ(ProblemsOf(name + "  input: std::get<0>(two(grad, bias))\n"), "");
  EXPECT_THAT(ProblemsOf(name + "  input: grad * bias.dim()\n"), HasSubstr("bias may be None, but bias.dim()"));
  EXPECT_THAT(ProblemsOf(name + "  input: grad * zeros_like(bias)\n"), HasSubstr("bias may be None"));
}

TEST_F(DerivativeSetTest, AnArgumentThatIsWrittenHasNoFormula) {
  EXPECT_THAT(ProblemsOf("- name: tally(Tensor x, Tensor(a!) total) -> Tensor\n  x: grad\n  total: grad\n"),
              HasSubstr("d.yaml:3:3: error: 'total' is written by the op but not returned"));
  One("- name: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\n  self: grad * other\n");
}

TEST_F(DerivativeSetTest, ArgumentsWithoutAFormula) {
  const std::string name = "- name: mm_with_bias(Tensor input, Tensor weight, Tensor? bias) -> Tensor\n";
  EXPECT_THAT(One(name + "  input: grad\n").uncovered_args, ElementsAre(1, 2));
  EXPECT_THAT(One(name + "  input: grad\n  weight: non_differentiable\n").uncovered_args, ElementsAre(2));
}

}  // namespace
}  // namespace backtape::codegen_spec
