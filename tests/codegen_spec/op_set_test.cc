#include "backtape/codegen_spec/op_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "backtape/codegen_spec/emit.h"

namespace backtape::codegen_spec {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr char kGood[] = R"(
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  tags: [pointwise, core]
  promotion: default
  inplace: true
- func: special_add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  tags: pointwise
  promotion: default
  kernel: add.Tensor
- func: bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
  tags: nondeterministic
- func: aminmax(Tensor self, int? dim=None) -> (Tensor min, Tensor max)
- func: aminmax2(Tensor self, int? dim=None) -> (Tensor min, Tensor max)
  shape: aminmax
- func: chunk(Tensor(a -> *) self, int chunks) -> Tensor(a)[]
  tags: view
- func: operator::neg(Any a) -> Any
  tags: python
  infix: "-"
- func: pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
  tags: pointwise
  promotion: default
  check: true
  inplace: Scalar
)";

OpSet Build(const SourceFile& file, Diagnostics& diagnostics) {
  return BuildOpSet(ReadOpFile(file, diagnostics), diagnostics);
}

std::string ProblemsOf(const std::string& text) {
  const SourceFile file{"ops/f.yaml", text};
  Diagnostics diagnostics;
  Build(file, diagnostics);
  return diagnostics.ToString();
}

TEST(OpSet, DecomposedRows) {
  const std::string row = "- func: mul(Tensor self, Tensor other) -> Tensor\n  tags: pointwise\n  promotion: default\n";
  EXPECT_EQ(ProblemsOf(row + "- func: multiply(Tensor self, Tensor other) -> Tensor\n  decomposition: mul\n"
                             "- func: square_sum(Tensor(a) self) -> Tensor(a)\n  decomposition: true\n"),
            "");
  EXPECT_THAT(ProblemsOf(row + "- func: multiply(Tensor self, Scalar other) -> Tensor\n  decomposition: mul\n"),
              HasSubstr("the types differ: multiply is (Tensor, Scalar) -> (Tensor), mul is (Tensor, Tensor)"));
  EXPECT_THAT(ProblemsOf("- func: multiply(Tensor self) -> Tensor\n  decomposition: times\n"),
              HasSubstr("'decomposition' must be true or the name of another op, not 'times'"));
  const std::string has_kernel =
      ProblemsOf("- func: twice(Tensor self) -> Tensor\n  decomposition: true\n  kernel: mul\n");
  EXPECT_THAT(has_kernel,
              HasSubstr("a row with 'decomposition' must not have promotion, shape, kernel, check or foreach"));
  EXPECT_THAT(has_kernel, Not(HasSubstr("must not have a kernel")));
}

class EmittedText : public ::testing::Test {
 protected:
  void SetUp() override {
    Diagnostics diagnostics;
    set_ = Build(file_, diagnostics);
    ASSERT_TRUE(diagnostics.empty()) << diagnostics.ToString();
  }
  const SourceFile file_{"ops/f.yaml", kGood};
  OpSet set_;
};

TEST_F(EmittedText, Ids) {
  const std::string text = EmitOpId(set_);
  EXPECT_THAT(text, HasSubstr("  add_Tensor = 0,  // aten.add.Tensor\n  add_Tensor_ = 1,  // aten.add_.Tensor\n"));
  EXPECT_THAT(text, HasSubstr("bernoulli = 3,"));
  EXPECT_THAT(text, HasSubstr("operator_neg = 7,  // operator.neg"));
  EXPECT_THAT(text, HasSubstr("kNumBuiltinOps = 10;"));
}

TEST_F(EmittedText, ShapeRules) {
  const std::string declarations = EmitShapeRuleDeclarations(set_);
  EXPECT_THAT(declarations,
              HasSubstr("absl::StatusOr<TensorType> bernoulli(ShapeContext& ctx, const TensorType& self);"));
  EXPECT_THAT(declarations,
              HasSubstr("absl::StatusOr<std::array<std::optional<TensorType>, 2>> aminmax(ShapeContext& ctx, "
                        "const TensorType& self, std::optional<int64_t> dim);"));
  EXPECT_THAT(declarations, HasSubstr("absl::StatusOr<std::vector<TensorType>> chunk(ShapeContext& ctx, const "
                                      "TensorType& self, int64_t chunks);"));
  EXPECT_THAT(declarations, Not(HasSubstr("aminmax2(")));
  EXPECT_THAT(declarations, Not(HasSubstr("add_Tensor(")));
  const std::string table = EmitShapeRuleTable(set_);
  EXPECT_THAT(table, HasSubstr("&PointwiseShapeRule,  // aten.add.Tensor"));
  EXPECT_THAT(table, HasSubstr("&InplaceShapeRule<&PointwiseShapeRule>,  // aten.add_.Tensor"));
  EXPECT_THAT(table, HasSubstr("&TypedShapeRule<&shape_rules::bernoulli, 0>,"));
  EXPECT_THAT(table, HasSubstr("&TypedShapeRule<&shape_rules::aminmax, 0, 1>,  // aten.aminmax2.default"));
  EXPECT_THAT(table, HasSubstr("nullptr,  // operator.neg"));
  EXPECT_THAT(declarations, HasSubstr("absl::Status pow_Tensor_Scalar(ShapeContext& ctx, const TensorType& self, "
                                      "const SymScalar& exponent);"));
  const std::string checked = "&CheckedPointwiseShapeRule<&TypedShapeRule<&argument_checks::pow_Tensor_Scalar, 0, 1>>";
  EXPECT_THAT(table, HasSubstr(checked + ",  // aten.pow.Tensor_Scalar"));
  EXPECT_THAT(table, HasSubstr("&InplaceShapeRule<" + checked + ">,  // aten.pow_.Scalar"));
}

TEST_F(EmittedText, Kernels) {
  const std::string declarations = EmitKernelDeclarations(set_);
  EXPECT_THAT(declarations,
              HasSubstr("absl::Status add_Tensor(const Tensor& self, const Tensor& other, const Scalar& alpha, "
                        "const Tensor& out);"));
  EXPECT_THAT(declarations, HasSubstr("absl::Status aminmax(const Tensor& self, std::optional<int64_t> dim, "
                                      "const Tensor& out0, const Tensor& out1);"));
  EXPECT_THAT(declarations, Not(HasSubstr("special_add_Tensor(")));
  EXPECT_THAT(declarations, Not(HasSubstr("Status chunk(")));
  const std::string table = EmitKernelTable(set_);
  EXPECT_THAT(table, HasSubstr("&TypedKernel<&kernels::add_Tensor, 0, 1, 2>,  // aten.special_add.Tensor"));
  EXPECT_THAT(table, HasSubstr("nullptr,  // aten.add_.Tensor"));
  EXPECT_THAT(table, HasSubstr("nullptr,  // aten.chunk.default"));
}

TEST(OpSet, ArgumentsNamedLikeGeneratedParameters) {
  const SourceFile file{"ops/f.yaml",
                        "- func: f(Tensor ctx, Tensor out, Tensor random) -> Tensor\n  tags: nondeterministic\n"
                        "- func: g(Tensor out0, int outs) -> (Tensor, Tensor)\n"};
  Diagnostics diagnostics;
  const OpSet set = Build(file, diagnostics);
  EXPECT_THAT(EmitShapeRuleDeclarations(set),
              HasSubstr("f(ShapeContext& ctx, const TensorType& ctx_value, const TensorType& out"));
  const std::string kernels = EmitKernelDeclarations(set);
  EXPECT_THAT(kernels, HasSubstr("f(const Tensor& ctx, const Tensor& out_, const Tensor& random_value, const "
                                 "RandomStream& random, const Tensor& out);"));
  EXPECT_THAT(kernels,
              HasSubstr("g(const Tensor& out0_value, int64_t outs_value, const Tensor& out0, const Tensor& out1);"));
}

TEST_F(EmittedText, Status) {
  const std::string text = EmitOpStatus(set_, {});
  EXPECT_THAT(text, HasSubstr("| aten.add.Tensor | f | generic | own | yes |  |  |  |  | aten.add_.Tensor |"));
  EXPECT_THAT(
      text, HasSubstr("| aten.special_add.Tensor | f | generic | shared with aten.add.Tensor | yes |  |  |  |  |  |"));
  EXPECT_THAT(text, HasSubstr("| aten.chunk.default | f | own | view | view |  |  |  |  |  |"));
}

TEST(OpSet, PlacesProblemsUnderTheirText) {
  EXPECT_EQ(ProblemsOf("- func: f(Tensr self) -> Tensor\n  tags: pointwize\n"),
            "ops/f.yaml:1:11: error: unknown type Tensr; the types are Tensor, int, SymInt, SymBool, float, bool, str, "
            "Scalar, "
            "ScalarType, Layout, Device, MemoryFormat, Generator, Dimname, DeviceIndex, Storage, Stream, QScheme, Any\n"
            "  - func: f(Tensr self) -> Tensor\n"
            "            ^\n");
  EXPECT_THAT(ProblemsOf("- func: 'f(Tensor self,\n    Tensr b) -> Tensor'\n"),
              HasSubstr("ops/f.yaml:2:5: error: unknown type Tensr"));
}

TEST(OpSet, ListsAllProblemsOfAFile) {
  const std::string problems = ProblemsOf(R"(
- func: a(Tensor self) -> Tensor
  tags: [pointwise, shiny]
- func: a(Tensor self) -> Tensor
- func: b(Tensor self) -> Tensor
  shape: nope
  kernel: c
- func: c(Tensor self, int x) -> Tensor
  colour: red
- func: c(Tensor self, int x) -> Tensor
  tags: inplace
- func: d(Dimname x) -> Tensor
  inplace: yes please
- func: e(int x) -> Tensor
  inplace: true
- func: g(Tensor self) -> Tensor
  promotion: default
- func: h(Tensor self, Scalar s, int i) -> Tensor
  tags: pointwise
  promotion: sideways
  dtypes: some
  promote: [s, i, zzz]
- func: operator::k(Any a) -> Any
- func: l(Tensor self) -> Tensor
  tags: view
  kernel: a
- func: math::m(Tensor a) -> Any
  tags: python
  infix: "m"
- tags: view
)");
  for (const char* expected : {
           "3:21: error: unknown tag 'shiny'; expected one of pointwise, view, ",
           "4:9: error: duplicate row for a; the first is at ops/f.yaml:2:9",
           "6:10: error: 'shape' names the unknown op nope",
           "7:11: error: the types differ: b is (Tensor) -> (Tensor), c is (Tensor, int) -> (Tensor)",
           "9:3: error: unknown key 'colour'; the keys are func, tags,",
           "11:9: error: in-place ops are generated from the row of their functional op",
           "12:11: error: arguments of type Dimname are not supported",
           "13:12: error: 'inplace' must be true, false, or the in-place form's overload or name, not 'yes please'",
           "15:12: error: an op with an in-place form must return a single Tensor",
           "17:14: error: 'promotion' is allowed only in rows with the tag pointwise",
           "20:14: error: unknown promotion 'sideways'; expected one of default, int_to_float, bool, first",
           "21:11: error: unknown class of dtypes 'some'",
           "22:16: error: 'i' is of type int",
           "22:19: error: 'promote' names 'zzz', which is not an argument",
           "23:9: error: ops in namespace operator need the tag python",
           "26:11: error: ops with the tag view, metadata or python must not have a kernel",
           "27:17: error: arguments of math.* must have the type Any",
           "29:10: error: 'infix' is allowed only in operator.* rows",
           "30:3: error: this row has no 'func:'",
       }) {
    EXPECT_THAT(problems, HasSubstr(std::string("ops/f.yaml:") + expected));
  }
}

TEST(OpSet, SharesOnlyFunctionsThatExist) {
  const std::string problems = ProblemsOf(R"(
- func: a(Tensor self) -> Tensor
- func: b(Tensor self) -> Tensor
  shape: a
- func: c(Tensor self) -> Tensor
  shape: b
- func: p(Tensor self) -> Tensor
  tags: pointwise
  promotion: first
- func: d(Tensor self) -> Tensor
  shape: p
)");
  EXPECT_THAT(problems, HasSubstr("6:10: error: b itself shares the function of a; write a instead"));
  EXPECT_THAT(problems, HasSubstr("11:10: error: p has no shape function of its own to share"));
}

TEST(OpSet, ChecksBelongToTheGenericRule) {
  const std::string problems = ProblemsOf(R"(
- func: a(Tensor self) -> Tensor
  tags: pointwise
  promotion: default
  check: true
- func: b(Tensor self, Scalar x) -> Tensor
  tags: pointwise
  promotion: default
  check: a
- func: c(Tensor self) -> Tensor
  tags: pointwise
  promotion: default
  check: zzz
- func: d(Tensor self) -> (Tensor, Tensor)
  tags: pointwise
  check: true
)");
  EXPECT_THAT(problems, HasSubstr("9:10: error: the types differ: b is (Tensor, Scalar) -> (Tensor), a is (Tensor)"));
  EXPECT_THAT(problems,
              HasSubstr("13:10: error: 'check' must be true or the name of an op with 'check: true', not 'zzz'"));
  EXPECT_THAT(problems,
              HasSubstr("16:10: error: 'promote', 'dtypes' and 'check' are allowed only in rows with 'promotion'"));
}

constexpr char kOnLists[] = R"(
- func: add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
  tags: pointwise
  promotion: default
  foreach:
  - _foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
  - _foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
)";

TEST(OpSet, OpsOnListsCallTheOpOfTheirRow) {
  const SourceFile file{"ops/f.yaml", kOnLists};
  Diagnostics diagnostics;
  const OpSet set = Build(file, diagnostics);
  ASSERT_TRUE(diagnostics.empty()) << diagnostics.ToString();
  ASSERT_EQ(set.ops.size(), 3u);
  EXPECT_EQ(set.ops[2].QualifiedName(), "aten._foreach_add.ScalarList");
  EXPECT_EQ(set.ops[2].foreach_base, 0);
  EXPECT_THAT(EmitKernelTable(set), HasSubstr("&ForeachKernel<2>,  // aten._foreach_add.ScalarList"));
  EXPECT_THAT(EmitShapeRuleTable(set), HasSubstr("&ForeachShapeRule,  // aten._foreach_add.Scalar"));
  EXPECT_THAT(EmitKernelDeclarations(set), Not(HasSubstr("foreach")));
}

TEST(OpSet, OpsOnListsFitTheirRow) {
  const std::string problems = ProblemsOf(R"(
- func: a(Tensor self, int n) -> Tensor
  foreach:
  - _foreach_a(Tensor[] self, Scalar n) -> Tensor[]
  - _foreach_b(Tensor[] self) -> Tensor[]
  - _foreach_c(Tensor[] self, int n) -> Tensor
)");
  EXPECT_THAT(problems, HasSubstr("argument 'n' does not match any argument of a"));
  EXPECT_THAT(problems, HasSubstr("5:5: error: the argument 'n' of a is missing"));
  EXPECT_THAT(
      problems,
      HasSubstr("6:5: error: an op on lists must either write its first list, or return Tensor[] and have a base op"));
}

TEST(OpSet, TwoOpsMayNotHaveOneCppName) {
  EXPECT_THAT(ProblemsOf("- func: a_b(Tensor self) -> Tensor\n- func: a.b(Tensor self) -> Tensor\n"),
              HasSubstr("2:9: error: a.b and a_b would have the same C++ name a_b"));
}

TEST(OpSet, BrokenYamlReportsItsPosition) {
  EXPECT_THAT(ProblemsOf("- func: [a\n- b: }"), HasSubstr("ops/f.yaml:2:"));
  EXPECT_THAT(ProblemsOf("func: x\n"), HasSubstr("an op file is a list of rows"));
  // A row that cannot be read does not hide mistakes in other rows.
  const std::string two = ProblemsOf("# rows\n- func: [a\n- func: b(Tensor self) -> Tensr\n- func: c: d\n");
  EXPECT_THAT(two, HasSubstr("ops/f.yaml:3:27: error: unknown type Tensr"));
  EXPECT_THAT(two, HasSubstr("ops/f.yaml:4:10: error: invalid YAML: illegal map value"));
}

// Tags are facts that passes rely on. Any library's rows may have them.
TEST(OpSetProblems, TagsThatNeedArguments) {
  EXPECT_THAT(ProblemsOf("- func: f(Tensor self) -> Tensor\n  tags: cheep\n"), HasSubstr("unknown tag 'cheep'"));
  EXPECT_THAT(ProblemsOf("- func: f(Tensor self, Scalar other) -> Tensor\n  tags: commutative\n"),
              HasSubstr("the first two arguments of an op with the tag commutative must be tensors of the same type"));
  EXPECT_THAT(ProblemsOf("- func: f(Tensor self, int index) -> Tensor\n  tags: picks_by_tensor\n"),
              HasSubstr("needs a second tensor, which holds the positions"));
  EXPECT_THAT(ProblemsOf("- func: f(Tensor x, Tensor(a!) mean) -> Tensor\n  tags: writes_in_training\n"),
              HasSubstr("needs an argument 'bool training'"));
  EXPECT_THAT(ProblemsOf("- func: f(Tensor x, bool training) -> Tensor\n  tags: writes_in_training\n"),
              HasSubstr("must mark the arguments that it writes: Tensor(a!)"));
  const SourceFile file{"ops/f.yaml",
                        "- func: f(Tensor self, Tensor other) -> Tensor\n  tags: [pointwise, commutative, cheap]\n"
                        "  promotion: default\n  inplace: true\n"};
  Diagnostics diagnostics;
  const OpSet set = Build(file, diagnostics);
  ASSERT_EQ(set.ops.size(), 2) << diagnostics.ToString();
  EXPECT_TRUE(set.ops[0].HasTag("kTagCommutative") && set.ops[0].HasTag("kTagCheap"));
  EXPECT_FALSE(set.ops[1].HasTag("kTagCommutative")) << "an in-place op writes one of its operands";
  EXPECT_TRUE(set.ops[1].HasTag("kTagCheap"));
}

// Alias annotations describe what calls do; annotations that are not supported are refused.
TEST(OpSetProblems, AliasAnnotations) {
  EXPECT_THAT(
      ProblemsOf("- func: bump_(Tensor(a!) self) -> Tensor(a!)\n"),
      HasSubstr(
          "ops/f.yaml:1:35: error: an op that writes and returns an argument is generated from its functional op: "
          "remove this row, and add 'inplace: bump_' to the row of the functional op\n"));
  EXPECT_THAT(
      ProblemsOf("- func: part(Tensor(a) self) -> Tensor(a)\n"),
      HasSubstr("ops/f.yaml:1:14: error: an op whose result can share storage with 'self' needs the tag view or "
                "view_or_copy"));
  EXPECT_THAT(ProblemsOf("- func: part(Tensor x, Tensor(a) self) -> Tensor(a)\n  tags: view\n"),
              HasSubstr("can share only the storage of its first argument, not that of 'self'"));
  EXPECT_THAT(ProblemsOf("- func: bump_all(Tensor(a!)[] self) -> ()\n"),
              HasSubstr("writing to a list of tensors is not supported"));
  EXPECT_THAT(ProblemsOf("- func: part(Tensor self) -> Tensor(a)\n"),
              HasSubstr("ops/f.yaml:1:30: error: no argument has the alias annotation (a) of this result"));
  EXPECT_THAT(ProblemsOf("- func: part(Tensor(a) self) -> Tensor(b)\n  tags: view\n"),
              HasSubstr("no argument has the alias annotation (b) of this result"));
  EXPECT_THAT(ProblemsOf("- func: part(Tensor(a!) self) -> Tensor(a)\n"),
              HasSubstr("the result has the annotation (a), but 'self', which the op writes, has (a!)"));
  EXPECT_THAT(ProblemsOf("- func: bump_(Tensor self) -> Tensor\n"),
              HasSubstr("the name 'bump_' ends in '_', so the op must mark an argument that it writes: Tensor(a!)"));
  EXPECT_EQ(ProblemsOf("- func: part(Tensor(a) self) -> Tensor(a)\n  tags: view\n"), "");
  EXPECT_EQ(ProblemsOf("- func: part_or_copy(Tensor(a) self) -> Tensor(a)\n  tags: view_or_copy\n"), "");
  EXPECT_EQ(ProblemsOf("- func: wipe(Tensor self) -> Tensor\n  tags: fills_expanded\n  inplace: true\n"), "");
  EXPECT_THAT(ProblemsOf("- func: wipe(Tensor self) -> Tensor\n  tags: fills_expanded\n"),
              HasSubstr("only a row with 'inplace' can have the tag fills_expanded"));
  EXPECT_EQ(ProblemsOf("- func: observe(Tensor x, Tensor(a!) statistics) -> Tensor\n"), "");
  EXPECT_EQ(ProblemsOf("- func: bump(Tensor self) -> Tensor\n  inplace: true\n"), "");
  EXPECT_THAT(ProblemsOf("- func: bump(Tensor self) -> Tensor\n  inplace: 3\n"),
              HasSubstr("'inplace' must be true, false, or the in-place form's overload or name, not '3'"));
}

}  // namespace
}  // namespace backtape::codegen_spec
