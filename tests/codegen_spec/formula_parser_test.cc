#include "backtape/codegen_spec/formula_parser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// The expression tree in prefix notation, such as "(+ a (call f b))".
std::string Shape(const Expr& expr) {
  using Kind = Expr::Kind;
  switch (expr.kind) {
    case Kind::kName:
    case Kind::kInteger:
    case Kind::kFloat:
    case Kind::kSaved:
      return expr.text;
    case Kind::kString:
      return absl::StrCat("\"", expr.text, "\"");
    default:
      break;
  }
  std::string head = expr.text;
  if (expr.kind == Kind::kCall) head = absl::StrCat("call ", expr.text);
  if (expr.kind == Kind::kMethod) head = absl::StrCat(expr.is_arrow ? "->" : ".", expr.text);
  if (expr.kind == Kind::kIndex) head = "[]";
  if (expr.kind == Kind::kBraces) head = "{}";
  if (expr.kind == Kind::kConditional) head = "?:";
  if (expr.kind == Kind::kConstruct) head = absl::StrCat("new ", expr.text);
  if (expr.kind == Kind::kLambda) head = absl::StrCat("lambda ", expr.text);
  if (expr.kind == Kind::kGet) head = absl::StrCat("get ", expr.text);
  std::string out = absl::StrCat("(", head);
  for (const ExprPtr& operand : expr.operands) absl::StrAppend(&out, " ", Shape(*operand));
  return out + ")";
}

std::string Parse(absl::string_view text) {
  std::vector<SchemaProblem> problems;
  const ExprPtr expr = ParseFormula(text, problems);
  for (const SchemaProblem& problem : problems) ADD_FAILURE() << text << ": " << problem.offset << problem.message;
  return expr == nullptr ? "" : Shape(*expr);
}

std::vector<std::string> Problems(absl::string_view text) {
  std::vector<SchemaProblem> problems;
  EXPECT_EQ(ParseFormula(text, problems), nullptr) << text;
  std::vector<std::string> out;
  for (const SchemaProblem& problem : problems) out.push_back(absl::StrCat(problem.offset, ": ", problem.message));
  return out;
}

TEST(FormulaParser, Precedence) {
  EXPECT_EQ(Parse("a + b * c - d"), "(- (+ a (* b c)) d)");
  EXPECT_EQ(Parse("-a * b.f(c)"), "(* (- a) (.f b c))");
  EXPECT_EQ(Parse("a < b && c == d || !e"), "(|| (&& (< a b) (== c d)) (! e))");
  EXPECT_EQ(Parse("(a == b) & (c <= d)"), "(& (== a b) (<= c d))");
  EXPECT_EQ(Parse("a ? b : c ? d : e"), "(?: a b (?: c d e))");
  EXPECT_EQ(Parse("(a + b) / 2"), "(/ (+ a b) 2)");
}

TEST(FormulaParser, CallsAndMethods) {
  EXPECT_EQ(Parse("at::where(m, grad, 0.)"), "(call at::where m grad 0.)");
  EXPECT_EQ(Parse("x.sum({0, -1}, true).view(s)"), "(.view (.sum x ({} 0 (- 1)) true) s)");
  EXPECT_EQ(Parse("bias->sym_sizes()"), "(->sym_sizes bias)");
  EXPECT_EQ(Parse("grads[1].defined()"), "(.defined ([] grads 1))");
  EXPECT_EQ(Parse("f(/*training=*/false, \"a\\\"b\")"), "(call f false \"a\"b\")");
}

TEST(FormulaParser, TypesAndTuples) {
  EXPECT_EQ(Parse("std::tuple<Tensor, Tensor>()"), "(new std::tuple<Tensor, Tensor>)");
  EXPECT_EQ(Parse("std::vector<c10::SymInt>(padding.size(), 0)"), "(new std::vector<c10::SymInt> (.size padding) 0)");
  EXPECT_EQ(Parse("std::get<1>(f(x))"), "(get 1 (call f x))");
  EXPECT_EQ(Parse("Tensor()"), "(new Tensor)");
  EXPECT_EQ(Parse("::std::nullopt"), "std::nullopt");
}

TEST(FormulaParser, Lambdas) {
  EXPECT_EQ(Parse("fmap(x, [](c10::SymInt i) { return -i; })"), "(call fmap x (lambda i (- i)))");
}

TEST(FormulaParser, Numbers) {
  EXPECT_EQ(Parse("1e-05 * .5 + 2."), "(+ (* 1e-05 .5) 2.)");
  EXPECT_THAT(Problems("1.f"), ElementsAre("2: unexpected suffix after a number; remove it"));
  EXPECT_THAT(Problems("2e"), ElementsAre("0: the number's exponent has no digits"));
}

TEST(FormulaParser, Rejects) {
  EXPECT_THAT(Problems(""), ElementsAre("0: expected a value, found the end of the formula"));
  EXPECT_THAT(Problems("a +"), ElementsAre("3: expected a value, found the end of the formula"));
  EXPECT_THAT(Problems("a b"), ElementsAre("2: unexpected 'b' after the formula"));
  EXPECT_THAT(Problems("f(a, b"), ElementsAre("6: expected ',' or ')', found the end of the formula"));
  EXPECT_THAT(Problems("a ? b"),
              ElementsAre("5: expected ':' after '?' and its first value, found the end of the formula"));
  EXPECT_THAT(Problems("a.b"), ElementsAre("3: expected '(' after the method's name, found the end of the formula"));
  EXPECT_THAT(Problems("fmap(x, [&](int i) { return i; })"),
              ElementsAre(HasSubstr("9: expected ']' after '[' (a lambda cannot capture anything), found '&'")));
  EXPECT_THAT(Problems("a @ b # c"), ElementsAre("2: unexpected '@'", "6: unexpected '#'"));
  EXPECT_THAT(Problems("\"x"), ElementsAre("0: unterminated string"));
  EXPECT_THAT(Problems(std::string(100000, '(')), ElementsAre(HasSubstr("nests more than 250 operations")));
  // Chains are limited like other nesting, because functions that walk a formula recurse along them.
  std::string sum = "a";
  std::string methods = "a";
  for (int i = 0; i < 20000; ++i) {
    sum += " + a";
    methods += ".b()";
  }
  for (const std::string& chain : {sum, methods}) {
    EXPECT_THAT(Problems(chain), ElementsAre(HasSubstr("nests more than 250 operations")));
  }
  EXPECT_THAT(Problems(std::string(100000, '-')), ElementsAre(HasSubstr("nests more than 250 operations")));
}

}  // namespace
}  // namespace backtape::codegen_spec
