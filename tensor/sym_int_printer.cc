// Prints byte for byte as sympy's StrPrinter prints PyTorch's expressions.

#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/sym_expr.h"

namespace backtape {
namespace {

std::string AtomText(const SymAtom& atom);

// PyTorch gives FloorDiv and Mod a lower precedence than sums.
bool BindsWeakly(const SymAtom& atom) { return atom.kind == SymAtomKind::kFloorDiv || atom.kind == SymAtomKind::kMod; }

std::string InParentheses(const std::string& text) { return absl::StrCat("(", text, ")"); }

std::string FactorText(const SymFactor& factor) {
  const std::string base = AtomText(*factor.atom);
  const std::string closed = BindsWeakly(*factor.atom) ? InParentheses(base) : base;
  return factor.exponent == 1 ? closed : absl::StrCat(closed, "**", factor.exponent);
}

bool IsLoneAtom(const SymTerm& term) {
  return term.factors.size() == 1 && term.factors[0].exponent == 1 && (term.coefficient == 1 || term.coefficient == -1);
}

// The term without its sign.
std::string MagnitudeText(const SymTerm& term) {
  const uint64_t magnitude = term.coefficient < 0 ? uint64_t{0} - static_cast<uint64_t>(term.coefficient)
                                                  : static_cast<uint64_t>(term.coefficient);
  std::string text;
  if (magnitude != 1 || term.factors.empty()) text = absl::StrCat(magnitude);
  for (const SymFactor& factor : term.factors) {
    absl::StrAppend(&text, text.empty() ? "" : "*", FactorText(factor));
  }
  return text;
}

std::string SumText(const std::vector<SymTerm>& terms) {
  if (terms.size() == 1) {
    if (IsLoneAtom(terms[0]) && terms[0].coefficient == 1) return AtomText(*terms[0].factors[0].atom);
    return absl::StrCat(terms[0].coefficient < 0 ? "-" : "", MagnitudeText(terms[0]));
  }
  if (NumberComesFirst(terms)) return absl::StrCat(terms[1].coefficient, " - ", MagnitudeText(terms[0]));
  std::string text;
  for (const SymTerm& term : terms) {
    const bool negative = term.coefficient < 0;
    const absl::string_view sign = text.empty() ? (negative ? "-" : "") : (negative ? " - " : " + ");
    absl::StrAppend(&text, sign, MagnitudeText(term));
  }
  return text;
}

std::string OperandText(const SymInt& x) {
  const std::string text = x.ToString();
  bool closed = false;
  if (!x.is_symbolic()) {
    closed = x.value() >= 0;
  } else {
    const std::vector<SymTerm>& terms = SymExpr::Get(x)->terms();
    closed = terms.size() == 1 && terms[0].coefficient == 1 && IsLoneAtom(terms[0]) &&
             !BindsWeakly(*terms[0].factors[0].atom);
  }
  return closed ? text : InParentheses(text);
}

std::string AtomText(const SymAtom& atom) {
  if (atom.kind == SymAtomKind::kSymbol) return atom.name;
  if (atom.kind == SymAtomKind::kFloorDiv) {
    return absl::StrCat("(", OperandText(atom.args[0]), "//", OperandText(atom.args[1]), ")");
  }
  std::string text = atom.kind == SymAtomKind::kMod ? "Mod(" : (atom.kind == SymAtomKind::kMax ? "Max(" : "Min(");
  for (size_t i = 0; i < atom.args.size(); ++i) {
    absl::StrAppend(&text, i == 0 ? "" : ", ", atom.args[i].ToString());
  }
  return absl::StrCat(text, ")");
}

}  // namespace

std::string SymInt::ToString() const { return is_symbolic() ? SumText(expr_->terms()) : absl::StrCat(value_); }

}  // namespace backtape
