#include "backtape/codegen_spec/schema_parser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Each problem as "12: message".
std::vector<std::string> SchemaProblems(absl::string_view text) {
  std::vector<SchemaProblem> problems;
  EXPECT_FALSE(ParseSchema(text, problems).has_value()) << text;
  std::vector<std::string> out;
  for (const SchemaProblem& problem : problems) out.push_back(absl::StrCat(problem.offset, ": ", problem.message));
  return out;
}

Schema ParseGood(absl::string_view text) {
  std::vector<SchemaProblem> problems;
  const auto schema = ParseSchema(text, problems);
  for (const SchemaProblem& problem : problems) ADD_FAILURE() << text << ": " << problem.offset << problem.message;
  return schema.value_or(Schema());
}

TEST(SchemaParser, NameAndOverload) {
  EXPECT_EQ(ParseGood("add.Tensor(Tensor self) -> Tensor").overload, "Tensor");
  EXPECT_EQ(ParseGood("relu_(Tensor(a!) self) -> Tensor(a!)").name, "relu_");
  EXPECT_EQ(ParseGood("operator::getitem(Any a, Any b) -> Any").FullName(), "operator::getitem");
}

TEST(SchemaParser, Types) {
  const Schema schema = ParseGood(
      "f(Tensor?[] a, int[1]? b, SymInt[2] c, bool[3] d, float[]? e, Tensor(a!)[] f, Tensor(b -> *) g, "
      "Tensor(a|b)? h, Dimname[] i) -> ()");
  const auto text = [&](size_t i) { return schema.args[i].type.ToString(); };
  ASSERT_EQ(schema.args.size(), 9u);
  EXPECT_EQ(text(0), "Tensor?[]");
  EXPECT_TRUE(schema.args[0].type.is_element_optional);
  EXPECT_FALSE(schema.args[0].type.is_optional);
  EXPECT_EQ(text(1), "int[1]?");
  EXPECT_EQ(schema.args[2].type.list_size, 2);
  EXPECT_EQ(text(3), "bool[3]");
  EXPECT_EQ(text(4), "float[]?");
  EXPECT_TRUE(schema.args[5].type.alias->is_written);
  EXPECT_EQ(schema.args[6].type.alias->before, "b");
  EXPECT_EQ(schema.args[6].type.alias->after, "*");
  EXPECT_EQ(schema.args[7].type.alias->before, "a|b");
  EXPECT_TRUE(schema.returns.empty());
}

TEST(SchemaParser, KeywordOnlyAndDefaults) {
  const Schema schema = ParseGood(
      "f(Tensor self, int[2] pad=0, *, float eps=1e-05, bool b=False, int[] dims=[-2, -1], str s='a,)\\'', "
      "str t=\"x\", ScalarType? dtype=None, int reduction=Mean, MemoryFormat m=contiguous_format, Scalar x=-inf, "
      "ScalarType d=long, SymInt[] n=[]) -> (Tensor out, Tensor(a) rest)");
  ASSERT_EQ(schema.args.size(), 13u);
  EXPECT_FALSE(schema.args[1].is_kwarg_only);
  EXPECT_TRUE(schema.args[2].is_kwarg_only);
  EXPECT_EQ(schema.args[1].default_text, "0");
  EXPECT_EQ(schema.args[2].default_text, "1e-05");
  EXPECT_EQ(schema.args[4].default_text, "[-2, -1]");
  EXPECT_EQ(schema.args[5].default_text, "'a,)\\''");
  EXPECT_EQ(schema.args[6].default_text, "\"x\"");
  EXPECT_EQ(schema.args[8].default_text, "Mean");
  EXPECT_EQ(schema.args[12].default_text, "[]");
  ASSERT_EQ(schema.returns.size(), 2u);
  EXPECT_EQ(schema.returns[0].name, "out");
  EXPECT_EQ(schema.returns[1].type.alias->before, "a");
}

TEST(SchemaParser, UnknownTypeListsTheKnownOnes) {
  EXPECT_THAT(SchemaProblems("f(Tensr self) -> Tensor"),
              ElementsAre(HasSubstr("2: unknown type Tensr; the types are Tensor, int, SymInt, ")));
}

TEST(SchemaParser, ReportsEveryMistake) {
  EXPECT_THAT(
      SchemaProblems("f(Tensr a, int b=x, int b, bool[2 c, *, Tensor d, *) -> Foo"),
      ElementsAre(HasSubstr("2: unknown type Tensr"), HasSubstr("17: the default value 'x' is not of type int"),
                  HasSubstr("34: expected ']'"), HasSubstr("50: duplicate '*'"), HasSubstr("56: unknown type Foo")));
}

TEST(SchemaParser, Rejects) {
  EXPECT_THAT(SchemaProblems(""), ElementsAre("0: expected the op's name"));
  EXPECT_THAT(SchemaProblems("f"), ElementsAre("1: expected '(' before the arguments"));
  EXPECT_THAT(SchemaProblems("f.(Tensor a) -> Tensor"), ElementsAre("2: expected the overload's name after '.'"));
  EXPECT_THAT(SchemaProblems("f(Tensor a"),
              ElementsAre(HasSubstr("10: expected ',' or ')'"), HasSubstr("10: expected ')'")));
  EXPECT_THAT(SchemaProblems("f(Tensor a) Tensor"), ElementsAre("12: expected '-> returns' after the arguments"));
  EXPECT_THAT(SchemaProblems("f(Tensor a) -> "), ElementsAre("15: expected a type"));
  EXPECT_THAT(SchemaProblems("f(Tensor) -> Tensor"), ElementsAre("8: expected the argument's name after its type"));
  EXPECT_THAT(SchemaProblems("f(Tensor(a!! x) -> Tensor"), ElementsAre(HasSubstr("11: expected ')'")));
  EXPECT_THAT(SchemaProblems("f(Tensor a, Tensor a) -> Tensor"), ElementsAre("12: duplicate argument 'a'"));
  EXPECT_THAT(SchemaProblems("f(str s='x) -> Tensor"),
              ElementsAre(HasSubstr("8: unterminated string"), HasSubstr("expected ')'")));
  EXPECT_THAT(SchemaProblems("f(Tensor a) -> Tensor, Tensor"), ElementsAre("21: unexpected text after the returns"));
  EXPECT_THAT(SchemaProblems("f(int[][] a) -> Tensor"), ElementsAre("7: lists of lists are not supported"));
  EXPECT_THAT(SchemaProblems("f(int a=None) -> Tensor"), ElementsAre("8: the default value 'None' is not of type int"));
}

}  // namespace
}  // namespace backtape::codegen_spec
