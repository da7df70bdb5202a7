#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tensor/sym_expr.h"

namespace backtape {
namespace {

// Limits on the cost of parsing any text.
constexpr int kMaxDepth = 200;
constexpr int64_t kMaxPowerOfSum = 64;
constexpr size_t kMaxTerms = SymExpr::kMaxTerms;
// In steps, each about one comparison of two nodes.
constexpr int64_t kMaxWork = int64_t{1} << 24;

enum class Function : uint8_t { kFloorDiv, kCeilDiv, kMod, kModularIndexing, kMax, kMin };

struct FunctionRow {
  absl::string_view name;
  Function function;
  size_t min_args;
  size_t max_args;
};
constexpr size_t kAnyNumber = 256;
constexpr FunctionRow kFunctions[] = {
    {"FloorDiv", Function::kFloorDiv, 2, 2}, {"CleanDiv", Function::kFloorDiv, 2, 2},
    {"CeilDiv", Function::kCeilDiv, 2, 2},   {"Mod", Function::kMod, 2, 2},
    {"PythonMod", Function::kMod, 2, 2},     {"ModularIndexing", Function::kModularIndexing, 3, 3},
    {"Max", Function::kMax, 1, kAnyNumber},  {"Min", Function::kMin, 1, kAnyNumber},
};

// Recursive-descent parser for Python's arithmetic grammar:
//   sum := product (("+" | "-") product)*
//   product := unary (("*" | "//" | "%") unary)*
//   unary := ("-" | "+") unary | power
//   power := primary ["**" unary]
//   primary := integer | name | name "(" [sum ("," sum)*] ")" | "(" sum ")"
class SymIntParser {
 public:
  explicit SymIntParser(absl::string_view text) : text_(text) {}

  absl::StatusOr<SymInt> ParseAll() {
    BACKTAPE_ASSIGN_OR_RETURN(SymInt value, ParseSum());
    SkipSpace();
    if (position_ < text_.size()) return Expected("an operator or the end");
    return value;
  }

 private:
  void SkipSpace() {
    while (position_ < text_.size() && absl::ascii_isspace(text_[position_])) ++position_;
  }

  // Consumes `token` if it comes next. "*" does not match the first half of "**".
  bool Take(absl::string_view token) {
    SkipSpace();
    const absl::string_view rest = text_.substr(position_);
    if (rest.substr(0, token.size()) != token) return false;
    if (token == "*" && rest.substr(0, 2) == "**") return false;
    position_ += token.size();
    return true;
  }

  absl::Status ErrorAt(size_t position, absl::string_view message) const {
    constexpr size_t kShown = 80;
    const absl::string_view shown = text_.substr(0, kShown);
    return absl::InvalidArgumentError(absl::StrCat("integer expression \"", absl::CHexEscape(shown),
                                                   shown.size() < text_.size() ? "..." : "", "\", column ",
                                                   position + 1, ": ", message));
  }

  absl::Status Expected(absl::string_view what) {
    SkipSpace();
    if (position_ >= text_.size()) return ErrorAt(position_, absl::StrCat("expected ", what, ", found the end"));
    return ErrorAt(position_,
                   absl::StrCat("expected ", what, ", found '", absl::CHexEscape(text_.substr(position_, 1)), "'"));
  }

  // Must be called before doing `work` steps. Returns an error if the total exceeds the limit.
  absl::Status Charge(int64_t work) {
    work_ += std::min(work, kMaxWork);
    if (work_ > kMaxWork) return ErrorAt(position_, "the expression is too complex to expand");
    return absl::OkStatus();
  }

  absl::StatusOr<SymInt> CheckSize(SymInt value) {
    if (value.overflowed()) {
      return ErrorAt(position_, "the expression is too large when expanded, or a number in it needs more than 64 bits");
    }
    return value;
  }

  absl::StatusOr<SymInt> Multiply(const SymInt& a, const SymInt& b) {
    if (SymExpr::NumTerms(a) * SymExpr::NumTerms(b) > 16 * kMaxTerms) {
      return ErrorAt(position_, "the expression is too complex to expand");
    }
    BACKTAPE_RETURN_IF_ERROR(Charge(SymExpr::Nodes(a) * SymExpr::Nodes(b)));
    return CheckSize(a * b);
  }

  absl::StatusOr<SymInt> ParseSum() {
    if (++depth_ > kMaxDepth)
      return ErrorAt(position_, absl::StrCat("the expression exceeds the maximum nesting depth of ", kMaxDepth));
    BACKTAPE_ASSIGN_OR_RETURN(SymInt sum, ParseProduct());
    while (true) {
      const bool plus = Take("+");
      if (!plus && !Take("-")) break;
      BACKTAPE_ASSIGN_OR_RETURN(const SymInt next, ParseProduct());
      BACKTAPE_RETURN_IF_ERROR(Charge(SymExpr::Nodes(sum) + SymExpr::Nodes(next)));
      BACKTAPE_ASSIGN_OR_RETURN(sum, CheckSize(plus ? sum + next : sum - next));
    }
    --depth_;
    return sum;
  }

  absl::StatusOr<SymInt> ParseProduct() {
    BACKTAPE_ASSIGN_OR_RETURN(SymInt product, ParseUnary());
    while (true) {
      SkipSpace();
      const size_t at = position_;
      if (Take("*")) {
        BACKTAPE_ASSIGN_OR_RETURN(const SymInt next, ParseUnary());
        BACKTAPE_ASSIGN_OR_RETURN(product, Multiply(product, next));
      } else if (Take("//")) {
        BACKTAPE_ASSIGN_OR_RETURN(const SymInt next, ParseUnary());
        BACKTAPE_ASSIGN_OR_RETURN(product, Call(Function::kFloorDiv, {product, next}, at));
      } else if (Take("%")) {
        BACKTAPE_ASSIGN_OR_RETURN(const SymInt next, ParseUnary());
        BACKTAPE_ASSIGN_OR_RETURN(product, Call(Function::kMod, {product, next}, at));
      } else {
        return product;
      }
    }
  }

  absl::StatusOr<SymInt> ParseUnary() {
    bool negative = false;
    bool signs = true;
    while (signs) {
      if (Take("-")) {
        negative = !negative;
      } else {
        signs = Take("+");
      }
    }
    BACKTAPE_ASSIGN_OR_RETURN(SymInt value, ParsePower(negative));
    if (!negative || (is_lowest_ && value == SymInt(INT64_MIN))) return value;
    return CheckSize(-value);
  }

  absl::StatusOr<SymInt> ParsePower(bool negated) {
    SkipSpace();
    const size_t at = position_;
    BACKTAPE_ASSIGN_OR_RETURN(const SymInt base, ParsePrimary(negated));
    if (!Take("**")) return base;
    if (++depth_ > kMaxDepth)
      return ErrorAt(position_, absl::StrCat("the expression exceeds the maximum nesting depth of ", kMaxDepth));
    BACKTAPE_ASSIGN_OR_RETURN(const SymInt exponent, ParseUnary());
    --depth_;
    return Power(base, exponent, at);
  }

  absl::StatusOr<SymInt> Power(const SymInt& base, const SymInt& exponent, size_t at) {
    if (exponent.is_symbolic() || exponent.value() < 0) {
      return ErrorAt(at, absl::StrCat("expected a non-negative integer as the exponent, found ", exponent.ToString()));
    }
    int64_t highest = 1;
    for (const SymTerm& term : SymExpr::Terms(base)) {
      for (const SymFactor& factor : term.factors) highest = std::max(highest, factor.exponent);
    }
    const int64_t limit = SymExpr::NumTerms(base) > 1 ? kMaxPowerOfSum : SymExpr::kMaxExponent / highest;
    if (exponent.value() > limit) {
      return ErrorAt(at, absl::StrCat("expected an exponent of at most ", limit, ", found ", exponent.value()));
    }
    SymInt result = 1;
    SymInt square = base;
    for (int64_t rest = exponent.value(); rest != 0;) {
      if (rest & 1) {
        BACKTAPE_ASSIGN_OR_RETURN(result, Multiply(result, square));
      }
      rest >>= 1;
      if (rest != 0) {
        BACKTAPE_ASSIGN_OR_RETURN(square, Multiply(square, square));
      }
    }
    return result;
  }

  absl::StatusOr<SymInt> ParsePrimary(bool negated) {
    SkipSpace();
    const size_t at = position_;
    const auto take_while = [&](auto&& predicate) {
      while (position_ < text_.size() && predicate(text_[position_])) ++position_;
      return text_.substr(at, position_ - at);
    };
    if (Take("(")) {
      BACKTAPE_ASSIGN_OR_RETURN(SymInt value, ParseSum());
      if (!Take(")")) return Expected("')'");
      return value;
    }
    if (at < text_.size() && absl::ascii_isdigit(text_[at])) {
      const absl::string_view digits = take_while([](char c) { return absl::ascii_isdigit(c); });
      uint64_t magnitude = 0;
      // 2^63 is allowed only after a minus sign.
      if (!absl::SimpleAtoi(digits, &magnitude) || magnitude > (uint64_t{1} << 63) - (negated ? 0 : 1)) {
        return ErrorAt(at, absl::StrCat("the number ", digits.substr(0, 40), " does not fit in 64 bits"));
      }
      is_lowest_ = magnitude == uint64_t{1} << 63;
      return SymInt(static_cast<int64_t>(magnitude));
    }
    if (at < text_.size() && (absl::ascii_isalpha(text_[at]) || text_[at] == '_')) {
      const absl::string_view name = take_while([](char c) { return absl::ascii_isalnum(c) || c == '_'; });
      if (!Take("(")) return SymInt::Symbol(name);
      return ParseCall(name, at);
    }
    return Expected("a number, a symbol or '('");
  }

  // Parses the rest of a call, after its opening parenthesis.
  absl::StatusOr<SymInt> ParseCall(absl::string_view name, size_t at) {
    const auto* row = std::find_if(std::begin(kFunctions), std::end(kFunctions),
                                   [&](const FunctionRow& candidate) { return candidate.name == name; });
    if (row == std::end(kFunctions)) {
      return ErrorAt(at, absl::StrCat("unknown function ", name.substr(0, 40),
                                      "; expected FloorDiv, CleanDiv, CeilDiv, Mod, PythonMod, ModularIndexing, Max "
                                      "or Min"));
    }
    std::vector<SymInt> args;
    if (!Take(")")) {
      do {
        BACKTAPE_ASSIGN_OR_RETURN(SymInt arg, ParseSum());
        args.push_back(std::move(arg));
      } while (Take(","));
      if (!Take(")")) return Expected("',' or ')'");
    }
    if (args.size() < row->min_args || args.size() > row->max_args) {
      return ErrorAt(at, absl::StrCat(name, " takes ", row->max_args == kAnyNumber ? "at least " : "", row->min_args,
                                      row->min_args == 1 ? " argument, found " : " arguments, found ", args.size()));
    }
    return Call(row->function, args, at);
  }

  absl::StatusOr<SymInt> Call(Function function, const std::vector<SymInt>& args, size_t at) {
    int64_t nodes = 0;
    for (const SymInt& arg : args) nodes += SymExpr::Nodes(arg);
    // Max and Min compare all pairs; a long division subtracts up to 64 times.
    BACKTAPE_RETURN_IF_ERROR(Charge(nodes * 2 * static_cast<int64_t>(std::max<size_t>(args.size(), 8))));
    const bool divides = function != Function::kMax && function != Function::kMin;
    for (size_t i = 1; divides && i < args.size(); ++i) {
      if (args[i] == SymInt(0)) return ErrorAt(at, "division by zero");
    }
    switch (function) {
      case Function::kFloorDiv:
        return CheckSize(MakeFloorDiv(args[0], args[1]));
      case Function::kCeilDiv:
        return CheckSize(MakeFloorDiv(args[0] + args[1] - 1, args[1]));
      case Function::kMod:
        return CheckSize(MakeMod(args[0], args[1]));
      case Function::kModularIndexing:
        return CheckSize(MakeMod(MakeFloorDiv(args[0], args[1]), args[2]));
      case Function::kMax:
        return CheckSize(MakeExtremum(SymAtomKind::kMax, args));
      case Function::kMin:
        return CheckSize(MakeExtremum(SymAtomKind::kMin, args));
    }
    return Expected("a function");
  }

  absl::string_view text_;
  size_t position_ = 0;
  int depth_ = 0;
  int64_t work_ = 0;
  bool is_lowest_ = false;  // the last number was -2^63, already negated
};

}  // namespace

absl::StatusOr<SymInt> SymInt::Parse(absl::string_view text) { return SymIntParser(text).ParseAll(); }

}  // namespace backtape
