#include "backtape/codegen_spec/formula_parser.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/formula_lexer.h"

namespace backtape::codegen_spec {
namespace {

using Token = FormulaToken;

// Binary operators, from the lowest to the highest precedence.
constexpr std::initializer_list<absl::string_view> kLevels[] = {
    {"||"}, {"&&"}, {"|"}, {"&"}, {"==", "!="}, {"<", ">", "<=", ">="}, {"+", "-"}, {"*", "/", "%"}};

// Names after which '<' starts template arguments.
constexpr absl::string_view kTemplates[] = {
    "std::tuple",    "std::vector",   "std::array",           "std::get",
    "std::optional", "c10::optional", "at::OptionalArrayRef", "c10::OptionalArrayRef"};

// Recursive-descent parser. A rule that fails reports the problem and returns null.
class Parser {
 public:
  Parser(std::vector<Token> tokens, std::vector<SchemaProblem>& problems)
      : tokens_(std::move(tokens)), problems_(problems) {}

  ExprPtr Run() {
    ExprPtr expr = Conditional();
    if (expr == nullptr) return nullptr;
    if (Peek().kind != Token::Kind::kEnd) return Fail(absl::StrCat("unexpected ", Spelling(), " after the formula"));
    return expr;
  }

 private:
  const Token& Peek(int ahead = 0) const { return tokens_[std::min(pos_ + ahead, tokens_.size() - 1)]; }
  bool Is(absl::string_view symbol) const { return Peek().kind == Token::Kind::kSymbol && Peek().text == symbol; }
  bool Accept(absl::string_view symbol) {
    if (!Is(symbol)) return false;
    ++pos_;
    return true;
  }
  std::string Spelling() const {
    return Peek().kind == Token::Kind::kEnd ? "the end of the formula" : absl::StrCat("'", Peek().text, "'");
  }
  ExprPtr Fail(std::string message) {
    problems_.push_back({Peek().offset, std::move(message)});
    return nullptr;
  }
  bool Expect(absl::string_view symbol, absl::string_view where) {
    if (Accept(symbol)) return true;
    Fail(absl::StrCat("expected '", symbol, "' ", where, ", found ", Spelling()));
    return false;
  }

  ExprPtr FailTooDeep(int offset) {
    problems_.push_back(
        {offset, absl::StrCat("the formula nests more than ", kMaxFormulaHeight,
                              " operations (a + b + c counts as two); split it with a helper function")});
    return nullptr;
  }

  // Appends `operand` to the operands of `expr`. Returns false, after reporting it, if the tree becomes too high.
  bool Adopt(Expr& expr, ExprPtr operand) {
    expr.height = std::max(expr.height, operand->height + 1);
    expr.operands.push_back(std::move(operand));
    if (expr.height <= kMaxFormulaHeight) return true;
    FailTooDeep(expr.offset);
    return false;
  }

  ExprPtr Conditional() {
    if (++depth_ > kMaxFormulaHeight) return FailTooDeep(Peek().offset);
    ExprPtr condition = Binary(0);
    if (condition != nullptr && Is("?")) {
      auto expr = MakeExpr(Expr::Kind::kConditional, Peek().offset);
      ++pos_;
      ExprPtr then = Conditional();
      if (then == nullptr || !Expect(":", "after '?' and its first value")) return nullptr;
      ExprPtr otherwise = Conditional();
      if (otherwise == nullptr) return nullptr;
      if (!Adopt(*expr, std::move(condition)) || !Adopt(*expr, std::move(then)) ||
          !Adopt(*expr, std::move(otherwise))) {
        return nullptr;
      }
      condition = std::move(expr);
    }
    --depth_;
    return condition;
  }

  ExprPtr Binary(size_t level) {
    if (level == std::size(kLevels)) return Unary();
    ExprPtr left = Binary(level + 1);
    while (left != nullptr) {
      const auto& operators = kLevels[level];
      if (Peek().kind != Token::Kind::kSymbol) return left;
      if (std::find(operators.begin(), operators.end(), Peek().text) == operators.end()) return left;
      auto expr = MakeExpr(Expr::Kind::kBinary, Peek().offset, Peek().text);
      ++pos_;
      ExprPtr right = Binary(level + 1);
      if (right == nullptr) return nullptr;
      if (!Adopt(*expr, std::move(left)) || !Adopt(*expr, std::move(right))) return nullptr;
      left = std::move(expr);
    }
    return left;
  }

  ExprPtr Unary() {
    if (!Is("-") && !Is("!") && !Is("+") && !Is("*")) return Postfix();
    if (++depth_ > kMaxFormulaHeight) return FailTooDeep(Peek().offset);
    auto expr = MakeExpr(Expr::Kind::kUnary, Peek().offset, Peek().text);
    ++pos_;
    ExprPtr operand = Unary();
    if (operand == nullptr || !Adopt(*expr, std::move(operand))) return nullptr;
    --depth_;
    return expr;
  }

  ExprPtr Postfix() {
    ExprPtr expr = Primary();
    while (expr != nullptr) {
      if (Is(".") || Is("->")) {
        expr = Method(std::move(expr));
      } else if (Is("[")) {
        auto index = MakeExpr(Expr::Kind::kIndex, Peek().offset);
        ++pos_;
        if (!Adopt(*index, std::move(expr))) return nullptr;
        ExprPtr position = Conditional();
        if (position == nullptr || !Expect("]", "after the index")) return nullptr;
        if (!Adopt(*index, std::move(position))) return nullptr;
        expr = std::move(index);
      } else {
        return expr;
      }
    }
    return expr;
  }

  ExprPtr Method(ExprPtr object) {
    const bool is_arrow = Is("->");
    ++pos_;
    if (Peek().kind != Token::Kind::kName) return Fail("expected a method's name");
    auto expr = MakeExpr(Expr::Kind::kMethod, Peek().offset, Peek().text);
    expr->is_arrow = is_arrow;
    if (!Adopt(*expr, std::move(object))) return nullptr;
    ++pos_;
    if (!Expect("(", "after the method's name")) return nullptr;
    return Arguments(*expr, ")") ? std::move(expr) : nullptr;
  }

  // Parses up to and including the closing symbol.
  bool Arguments(Expr& expr, absl::string_view close) {
    if (Accept(close)) return true;
    do {
      ExprPtr argument = Conditional();
      if (argument == nullptr || !Adopt(expr, std::move(argument))) return false;
    } while (Accept(","));
    if (Accept(close)) return true;
    Fail(absl::StrCat("expected ',' or '", close, "', found ", Spelling()));
    return false;
  }

  ExprPtr Primary() {
    const Token& token = Peek();
    switch (token.kind) {
      case Token::Kind::kInteger:
      case Token::Kind::kFloat:
      case Token::Kind::kString: {
        const auto kind = token.kind == Token::Kind::kInteger ? Expr::Kind::kInteger
                          : token.kind == Token::Kind::kFloat ? Expr::Kind::kFloat
                                                              : Expr::Kind::kString;
        ++pos_;
        return MakeExpr(kind, token.offset, token.text);
      }
      case Token::Kind::kName:
        return Name();
      case Token::Kind::kEnd:
        return Fail("expected a value, found the end of the formula");
      case Token::Kind::kSymbol:
        break;
    }
    if (Accept("(")) {
      ExprPtr expr = Conditional();
      if (expr == nullptr || !Expect(")", "to close the parenthesis")) return nullptr;
      return expr;
    }
    if (Is("{")) {
      auto expr = MakeExpr(Expr::Kind::kBraces, token.offset);
      ++pos_;
      return Arguments(*expr, "}") ? std::move(expr) : nullptr;
    }
    if (Is("::")) {  // in the global namespace
      ++pos_;
      if (Peek().kind == Token::Kind::kName) return Name();
    }
    if (Is("[")) return Lambda();
    return Fail(absl::StrCat("expected a value, found ", Spelling()));
  }

  // "[](c10::SymInt i) { return -i; }": one parameter and one return statement, without captures.
  ExprPtr Lambda() {
    auto expr = MakeExpr(Expr::Kind::kLambda, Peek().offset);
    ++pos_;
    if (!Expect("]", "after '[' (a lambda cannot capture anything)") || !Expect("(", "after '[]'")) return nullptr;
    while (Peek().kind == Token::Kind::kName || Is("::") || Is("&")) {
      expr->text = Peek().text;  // the last name is the parameter's
      ++pos_;
    }
    if (!Expect(")", "after the lambda's only parameter") || !Expect("{", "before the lambda's body")) return nullptr;
    if (Peek().text != "return")
      return Fail("a lambda's body must be 'return value;'; for more, write a helper function");
    ++pos_;
    ExprPtr body = Conditional();
    if (body == nullptr || !Adopt(*expr, std::move(body))) return nullptr;
    if (!Expect(";", "after the lambda's value") || !Expect("}", "after the lambda's body")) return nullptr;
    return expr;
  }

  ExprPtr Name() {
    const int offset = Peek().offset;
    std::string name = Peek().text;
    ++pos_;
    while (Is("::")) {
      ++pos_;
      if (Peek().kind != Token::Kind::kName) return Fail("expected a name after '::'");
      absl::StrAppend(&name, "::", Peek().text);
      ++pos_;
    }
    const bool is_template =
        Is("<") && std::find(std::begin(kTemplates), std::end(kTemplates), name) != std::end(kTemplates);
    if (is_template) return Template(offset, name);
    if (Accept("(")) {
      auto expr = MakeExpr(IsTypeName(name) ? Expr::Kind::kConstruct : Expr::Kind::kCall, offset, name);
      return Arguments(*expr, ")") ? std::move(expr) : nullptr;
    }
    if (Is("{")) return Fail(absl::StrCat("write ", name, "(...) instead of ", name, "{...}"));
    return MakeExpr(Expr::Kind::kName, offset, name);
  }

  static bool IsTypeName(absl::string_view name) {
    for (const absl::string_view prefix : {"at::", "c10::"}) {
      if (name.substr(0, prefix.size()) == prefix) name.remove_prefix(prefix.size());
    }
    return name == "Tensor" || name == "Scalar" || name == "SymInt";
  }

  // "std::tuple<Tensor, Tensor>(...)", "std::get<0>(...)".
  ExprPtr Template(int offset, const std::string& name) {
    ++pos_;
    std::string arguments;
    for (int depth = 1; depth > 0; ++pos_) {
      if (Peek().kind == Token::Kind::kEnd) return Fail(absl::StrCat("'<' of ", name, " is not closed"));
      if (Is("<")) ++depth;
      if (Is(">") && --depth == 0) continue;
      absl::StrAppend(&arguments, Peek().text, Is(",") ? " " : "");
    }
    const bool is_get = name == "std::get";
    auto expr = MakeExpr(is_get ? Expr::Kind::kGet : Expr::Kind::kConstruct, offset,
                         is_get ? arguments : absl::StrCat(name, "<", arguments, ">"));
    if (!Expect("(", "after the template arguments")) return nullptr;
    if (!Arguments(*expr, ")")) return nullptr;
    if (is_get && expr->operands.size() != 1) {
      problems_.push_back({offset, "std::get takes one tuple"});
      return nullptr;
    }
    return expr;
  }

  std::vector<Token> tokens_;
  std::vector<SchemaProblem>& problems_;
  size_t pos_ = 0;
  int depth_ = 0;
};

}  // namespace

ExprPtr ParseFormula(absl::string_view text, std::vector<SchemaProblem>& problems) {
  const size_t before = problems.size();
  std::vector<Token> tokens = TokenizeFormula(text, problems);
  if (problems.size() != before) return nullptr;
  return Parser(std::move(tokens), problems).Run();
}

}  // namespace backtape::codegen_spec
