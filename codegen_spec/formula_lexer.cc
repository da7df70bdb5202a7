#include "backtape/codegen_spec/formula_lexer.h"

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {
namespace {

constexpr absl::string_view kSymbols[] = {"::", "->", "==", "!=", "<=", ">=", "&&", "||", "(", ")",
                                          "[",  "]",  "{",  "}",  ",",  ".",  "?",  ":",  "+", "-",
                                          "*",  "/",  "%",  "<",  ">",  "!",  "&",  "|",  ";", "="};

class Lexer {
 public:
  Lexer(absl::string_view text, std::vector<SchemaProblem>& problems) : text_(text), problems_(problems) {}

  std::vector<FormulaToken> Run() {
    using Kind = FormulaToken::Kind;
    for (;;) {
      SkipSpaceAndComments();
      if (pos_ >= text_.size()) break;
      const size_t begin = pos_;
      const char c = text_[pos_];
      if (absl::ascii_isalpha(c) || c == '_') {
        while (pos_ < text_.size() && (absl::ascii_isalnum(text_[pos_]) || text_[pos_] == '_')) ++pos_;
        Add(Kind::kName, begin, text_.substr(begin, pos_ - begin));
      } else if (absl::ascii_isdigit(c) || (c == '.' && absl::ascii_isdigit(At(pos_ + 1)))) {
        Number();
      } else if (c == '"') {
        String();
      } else if (!Symbol()) {
        problems_.push_back({static_cast<int>(pos_), absl::StrCat("unexpected '", std::string(1, c), "'")});
        ++pos_;
      }
    }
    Add(Kind::kEnd, text_.size(), "");
    return std::move(tokens_);
  }

 private:
  char At(size_t pos) const { return pos < text_.size() ? text_[pos] : '\0'; }
  void Add(FormulaToken::Kind kind, size_t offset, absl::string_view text) {
    tokens_.push_back({kind, std::string(text), static_cast<int>(offset)});
  }

  void SkipSpaceAndComments() {
    for (;;) {
      while (absl::ascii_isspace(At(pos_))) ++pos_;
      if (text_.substr(pos_, 2) != "/*") return;
      const size_t end = text_.find("*/", pos_ + 2);
      if (end == absl::string_view::npos) {
        problems_.push_back({static_cast<int>(pos_), "unterminated comment"});
        pos_ = text_.size();
        return;
      }
      pos_ = end + 2;
    }
  }

  void Number() {
    const size_t begin = pos_;
    bool is_float = false;
    while (absl::ascii_isdigit(At(pos_))) ++pos_;
    if (At(pos_) == '.') {
      is_float = true;
      ++pos_;
      while (absl::ascii_isdigit(At(pos_))) ++pos_;
    }
    if (At(pos_) == 'e' || At(pos_) == 'E') {
      is_float = true;
      ++pos_;
      if (At(pos_) == '+' || At(pos_) == '-') ++pos_;
      if (!absl::ascii_isdigit(At(pos_))) {
        problems_.push_back({static_cast<int>(begin), "the number's exponent has no digits"});
      }
      while (absl::ascii_isdigit(At(pos_))) ++pos_;
    }
    const absl::string_view text = text_.substr(begin, pos_ - begin);
    if (absl::ascii_isalnum(At(pos_)) || At(pos_) == '_') {
      problems_.push_back({static_cast<int>(pos_), "unexpected suffix after a number; remove it"});
      while (absl::ascii_isalnum(At(pos_)) || At(pos_) == '_') ++pos_;
    }
    Add(is_float ? FormulaToken::Kind::kFloat : FormulaToken::Kind::kInteger, begin, text);
  }

  void String() {
    const size_t begin = pos_++;
    std::string value;
    while (pos_ < text_.size() && text_[pos_] != '"') {
      if (text_[pos_] == '\\') ++pos_;
      if (pos_ < text_.size()) value += text_[pos_++];
    }
    if (pos_ >= text_.size()) {
      problems_.push_back({static_cast<int>(begin), "unterminated string"});
    } else {
      ++pos_;
    }
    Add(FormulaToken::Kind::kString, begin, value);
  }

  bool Symbol() {
    for (const absl::string_view symbol : kSymbols) {
      if (text_.substr(pos_, symbol.size()) != symbol) continue;
      Add(FormulaToken::Kind::kSymbol, pos_, symbol);
      pos_ += symbol.size();
      return true;
    }
    return false;
  }

  absl::string_view text_;
  std::vector<SchemaProblem>& problems_;
  std::vector<FormulaToken> tokens_;
  size_t pos_ = 0;
};

}  // namespace

std::vector<FormulaToken> TokenizeFormula(absl::string_view text, std::vector<SchemaProblem>& problems) {
  return Lexer(text, problems).Run();
}

}  // namespace backtape::codegen_spec
