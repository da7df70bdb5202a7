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

// What a symbolic SymInt holds. For sym_*.cc, and for code that must take an expression apart (a tracer, which writes
// it as nodes); everyone else uses SymInt.
namespace backtape {

// In sympy's order of classes.
enum class SymAtomKind : uint8_t { kSymbol, kFloorDiv, kMod, kMax, kMin };

// What can't be expanded into a sum of products.
struct SymAtom {
  SymAtomKind kind;
  std::string name;          // of a symbol
  std::vector<SymInt> args;  // of the others; of Max and Min in CompareSymInts's order, at least two
  int64_t nodes;             // as SymExpr::nodes
};
using SymAtomPtr = std::shared_ptr<const SymAtom>;

struct SymFactor {
  SymAtomPtr atom;
  int64_t exponent;  // at least 1
};

// A product: coefficient * factors[0]**e0 * ... Factors stand in CompareAtoms's order, each atom once.
struct SymTerm {
  int64_t coefficient;  // not 0
  std::vector<SymFactor> factors;
};

// A sum of terms in the order in which sympy prints them (CompareMonomials), each monomial once. Never empty and never
// only a number: that is a plain SymInt. Immutable.
class SymExpr {
 public:
  explicit SymExpr(std::vector<SymTerm> terms);
  const std::vector<SymTerm>& terms() const { return terms_; }
  // Nodes of the expression's tree, which is what comparing and printing it cost. Saturates.
  int64_t nodes() const { return nodes_; }

  // Bounds on an expression; arithmetic that would go beyond them gives SymInt::Overflow().
  static constexpr size_t kMaxTerms = 4096;
  static constexpr int64_t kMaxExponent = 4096;
  static constexpr int64_t kMaxNodes = int64_t{1} << 16;

  // The conversions between SymInt and its parts. Overflow() has none: callers look for it first.
  static SymInt FromAtom(SymAtom atom);
  // Sorts, adds up equal monomials and drops zeros.
  static SymInt FromTerms(std::vector<SymTerm> terms);
  // As FromTerms for terms that are sorted and distinct already.
  static SymInt FromSortedTerms(std::vector<SymTerm> terms);
  // Terms of any SymInt: none for 0, one without factors for another number.
  static std::vector<SymTerm> Terms(const SymInt& x);
  // Null for a plain number.
  static const SymExpr* Get(const SymInt& x) { return x.expr_.get(); }
  static int64_t Nodes(const SymInt& x) { return x.is_symbolic() ? x.expr_->nodes() : 1; }
  static size_t NumTerms(const SymInt& x) { return x.is_symbolic() ? x.expr_->terms().size() : 1; }

 private:
  std::vector<SymTerm> terms_;
  int64_t nodes_;
};

// sympy's default_sort_key orders, as negative, zero or positive. Zero means the same canonical form.
int CompareAtoms(const SymAtom& a, const SymAtom& b);
int CompareSymInts(const SymInt& a, const SymInt& b);
// Order of terms in a sum: lexicographic, higher powers of earlier atoms first; ignores coefficients.
int CompareMonomials(const SymTerm& a, const SymTerm& b);
// sympy's exception to that order: the number stands first in a sum of a positive number and one negative term that
// has a single factor, "5 - s0".
bool NumberStandsFirst(const std::vector<SymTerm>& terms);

// Python's // and %, for b != 0; of INT64_MIN // -1, which does not fit, INT64_MIN.
int64_t PythonFloorDiv(int64_t a, int64_t b);
int64_t PythonMod(int64_t a, int64_t b);

// The simplifying constructors. A divisor may be the number 0: such an expression has no value.
SymInt MakeFloorDiv(const SymInt& a, const SymInt& b);
SymInt MakeMod(const SymInt& a, const SymInt& b);
// `kind` is kMax or kMin.
SymInt MakeExtremum(SymAtomKind kind, absl::Span<const SymInt> args);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_SYM_EXPR_H_
