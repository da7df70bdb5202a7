#ifndef BACKTAPE_TENSOR_SYM_EXPR_H_
#define BACKTAPE_TENSOR_SYM_EXPR_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/sym_int.h"

// The representation of a symbolic SymInt. Only sym_*.cc, and code that takes expressions apart (a tracer that writes
// them as nodes), should use it.
namespace backtape {

// The order is that of sympy's classes.
enum class SymAtomKind : uint8_t { kSymbol, kFloorDiv, kMod, kMax, kMin };

// An indivisible factor: a symbol, or a function that cannot be expanded into a sum of products.
struct SymAtom {
  SymAtomKind kind;
  std::string name;          // for a symbol
  std::vector<SymInt> args;  // for the other kinds; Max and Min have at least two, in CompareSymInts's order
  int64_t nodes;             // see SymExpr::nodes
};
using SymAtomPtr = std::shared_ptr<const SymAtom>;

struct SymFactor {
  SymAtomPtr atom;
  int64_t exponent;  // at least 1
};

// A product: coefficient * factors[0]**e0 * ... Factors are sorted by CompareAtoms and distinct.
struct SymTerm {
  int64_t coefficient;  // not 0
  std::vector<SymFactor> factors;
};

// A sum of terms with distinct monomials, in sympy's print order (CompareMonomials). Never empty and never a lone
// number, which a plain SymInt represents. Immutable.
class SymExpr {
 public:
  explicit SymExpr(std::vector<SymTerm> terms);
  const std::vector<SymTerm>& terms() const { return terms_; }
  // The number of nodes in the expression tree, saturating. Comparing and printing cost that many steps.
  int64_t nodes() const { return nodes_; }

  // Limits on an expression; arithmetic that would exceed them returns SymInt::Overflow().
  static constexpr size_t kMaxTerms = 4096;
  static constexpr int64_t kMaxExponent = 4096;
  static constexpr int64_t kMaxNodes = int64_t{1} << 16;

  // Conversions between SymInt and its parts. Callers must check for Overflow(), which has no parts.
  static SymInt FromAtom(SymAtom atom);
  // Sorts the terms, adds equal monomials and drops zeros.
  static SymInt FromTerms(std::vector<SymTerm> terms);
  // Like FromTerms, for terms that are already sorted and distinct.
  static SymInt FromSortedTerms(std::vector<SymTerm> terms);
  // The terms of any SymInt: none for 0, one term without factors for any other number.
  static std::vector<SymTerm> Terms(const SymInt& x);
  // Null for a plain number.
  static const SymExpr* Get(const SymInt& x) { return x.expr_.get(); }
  static int64_t Nodes(const SymInt& x) { return x.is_symbolic() ? x.expr_->nodes() : 1; }
  static size_t NumTerms(const SymInt& x) { return x.is_symbolic() ? x.expr_->terms().size() : 1; }

 private:
  std::vector<SymTerm> terms_;
  int64_t nodes_;
};

// sympy's default_sort_key order: negative, zero or positive. Zero means equal canonical forms.
int CompareAtoms(const SymAtom& a, const SymAtom& b);
int CompareSymInts(const SymInt& a, const SymInt& b);
// The order of terms in a sum: lexicographic, with higher powers of earlier atoms first. Ignores coefficients.
int CompareMonomials(const SymTerm& a, const SymTerm& b);
// sympy's exception to that order: in a sum of a positive number and one negative term with a single factor, the number
// comes first ("5 - s0").
bool NumberComesFirst(const std::vector<SymTerm>& terms);

// Python's // and %, for b != 0. INT64_MIN // -1, which does not fit, returns INT64_MIN.
int64_t PythonFloorDiv(int64_t a, int64_t b);
int64_t PythonMod(int64_t a, int64_t b);

// Simplifying constructors. A divisor may be the number 0; the resulting expression then has no value.
SymInt MakeFloorDiv(const SymInt& a, const SymInt& b);
SymInt MakeMod(const SymInt& a, const SymInt& b);
// `kind` is kMax or kMin.
SymInt MakeExtremum(SymAtomKind kind, absl::Span<const SymInt> args);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_SYM_EXPR_H_
