#include "backtape/tensor/sym_expr.h"

#include <algorithm>
#include <utility>

#include "backtape/tensor/check.h"
#include "backtape/tensor/checked.h"

namespace backtape {
namespace {

constexpr int64_t kManyNodes = int64_t{1} << 40;

int Sign(int64_t a, int64_t b) { return a < b ? -1 : (a > b ? 1 : 0); }

// The order of sympy's class_key: numbers, symbols, products, sums, functions by name, Max, Min.
enum ClassKey : int { kNumber, kSymbol, kProduct, kSum, kFloorDiv, kMod, kMax, kMin };

ClassKey ClassOf(const SymAtom& atom) {
  switch (atom.kind) {
    case SymAtomKind::kSymbol:
      return kSymbol;
    case SymAtomKind::kFloorDiv:
      return kFloorDiv;
    case SymAtomKind::kMod:
      return kMod;
    case SymAtomKind::kMax:
      return kMax;
    case SymAtomKind::kMin:
      return kMin;
  }
  return kSymbol;
}

ClassKey ClassOf(const SymTerm& term) {
  if (term.factors.empty()) return kNumber;
  return term.factors.size() == 1 ? ClassOf(*term.factors[0].atom) : kProduct;
}

int CompareAtomArgs(const SymAtom& a, const SymAtom& b) {
  if (a.kind == SymAtomKind::kSymbol) return a.name.compare(b.name);
  if (const int c = Sign(a.args.size(), b.args.size()); c != 0) return c;
  for (size_t i = 0; i < a.args.size(); ++i) {
    if (const int c = CompareSymInts(a.args[i], b.args[i]); c != 0) return c;
  }
  return 0;
}

// Compares by the sort_key of an expression that is not a sum: (class, arguments, exponent, coefficient).
int CompareTerms(const SymTerm& a, const SymTerm& b) {
  const ClassKey key = ClassOf(a);
  if (const int c = Sign(key, ClassOf(b)); c != 0) return c;
  if (key == kProduct) {
    if (const int c = Sign(a.factors.size(), b.factors.size()); c != 0) return c;
    for (size_t i = 0; i < a.factors.size(); ++i) {
      if (const int c = CompareAtoms(*a.factors[i].atom, *b.factors[i].atom); c != 0) return c;
      if (const int c = Sign(a.factors[i].exponent, b.factors[i].exponent); c != 0) return c;
    }
  } else if (key != kNumber) {
    if (const int c = CompareAtomArgs(*a.factors[0].atom, *b.factors[0].atom); c != 0) return c;
    if (const int c = Sign(a.factors[0].exponent, b.factors[0].exponent); c != 0) return c;
  }
  return Sign(a.coefficient, b.coefficient);
}

int64_t AddNodes(int64_t a, int64_t b) { return std::min(kManyNodes, a + b); }

int64_t CountNodes(const SymTerm& term) {
  if (term.factors.empty()) return 1;
  int64_t nodes = 0;
  for (const SymFactor& factor : term.factors) {
    nodes = AddNodes(nodes, factor.atom->nodes + (factor.exponent == 1 ? 0 : 2));
  }
  const bool has_coefficient = term.coefficient != 1;
  const bool is_product = has_coefficient || term.factors.size() > 1;
  return AddNodes(nodes, (has_coefficient ? 1 : 0) + (is_product ? 1 : 0));
}

}  // namespace

SymExpr::SymExpr(std::vector<SymTerm> terms) : terms_(std::move(terms)), nodes_(terms_.size() > 1 ? 1 : 0) {
  for (const SymTerm& term : terms_) nodes_ = AddNodes(nodes_, CountNodes(term));
}

SymInt SymExpr::FromAtom(SymAtom atom) {
  atom.nodes = 1;
  for (const SymInt& arg : atom.args) {
    if (arg.overflowed()) return SymInt::Overflow();
    atom.nodes = AddNodes(atom.nodes, Nodes(arg));
  }
  if (atom.nodes > kMaxNodes) return SymInt::Overflow();
  std::vector<SymTerm> terms(1);
  terms[0].coefficient = 1;
  terms[0].factors.push_back({std::make_shared<const SymAtom>(std::move(atom)), 1});
  return SymInt(std::make_shared<const SymExpr>(std::move(terms)));
}

SymInt SymExpr::FromTerms(std::vector<SymTerm> terms) {
  std::sort(terms.begin(), terms.end(), [](const SymTerm& a, const SymTerm& b) { return CompareMonomials(a, b) < 0; });
  std::vector<SymTerm> sums;
  for (SymTerm& term : terms) {
    if (!sums.empty() && CompareMonomials(sums.back(), term) == 0) {
      const std::optional<int64_t> sum = CheckedAdd(sums.back().coefficient, term.coefficient);
      if (!sum.has_value()) return SymInt::Overflow();
      sums.back().coefficient = *sum;
    } else {
      sums.push_back(std::move(term));
    }
  }
  return FromSortedTerms(std::move(sums));
}

SymInt SymExpr::FromSortedTerms(std::vector<SymTerm> terms) {
  std::erase_if(terms, [](const SymTerm& term) { return term.coefficient == 0; });
  if (terms.empty()) return SymInt(0);
  if (terms.size() == 1 && terms[0].factors.empty()) return SymInt(terms[0].coefficient);
  if (terms.size() > kMaxTerms) return SymInt::Overflow();
  auto expr = std::make_shared<const SymExpr>(std::move(terms));
  if (expr->nodes() > kMaxNodes) return SymInt::Overflow();
  return SymInt(std::move(expr));
}

std::vector<SymTerm> SymExpr::Terms(const SymInt& x) {
  if (x.is_symbolic()) return x.expr_->terms();
  if (x.value_ == 0) return {};
  return {SymTerm{x.value_, {}}};
}

int CompareAtoms(const SymAtom& a, const SymAtom& b) {
  if (&a == &b) return 0;
  if (const int c = Sign(ClassOf(a), ClassOf(b)); c != 0) return c;
  return CompareAtomArgs(a, b);
}

int CompareSymInts(const SymInt& a, const SymInt& b) {
  if (SymExpr::Get(a) == SymExpr::Get(b) && a.is_symbolic()) return 0;
  const std::vector<SymTerm> a_number = a.is_symbolic() ? std::vector<SymTerm>() : SymExpr::Terms(a);
  const std::vector<SymTerm> b_number = b.is_symbolic() ? std::vector<SymTerm>() : SymExpr::Terms(b);
  const std::vector<SymTerm>& a_terms = a.is_symbolic() ? SymExpr::Get(a)->terms() : a_number;
  const std::vector<SymTerm>& b_terms = b.is_symbolic() ? SymExpr::Get(b)->terms() : b_number;
  const auto class_of = [](const std::vector<SymTerm>& terms) {
    if (terms.empty()) return kNumber;
    return terms.size() == 1 ? ClassOf(terms[0]) : kSum;
  };
  if (const int c = Sign(class_of(a_terms), class_of(b_terms)); c != 0) return c;
  if (class_of(a_terms) == kNumber) return Sign(a.value(), b.value());
  if (const int c = Sign(a_terms.size(), b_terms.size()); c != 0) return c;
  const size_t a_swap = NumberComesFirst(a_terms) ? 1 : 0;
  const size_t b_swap = NumberComesFirst(b_terms) ? 1 : 0;
  for (size_t i = 0; i < a_terms.size(); ++i) {
    if (const int c = CompareTerms(a_terms[i ^ a_swap], b_terms[i ^ b_swap]); c != 0) return c;
  }
  return 0;
}

bool NumberComesFirst(const std::vector<SymTerm>& terms) {
  return terms.size() == 2 && terms[1].factors.empty() && terms[1].coefficient > 0 && terms[0].coefficient < 0 &&
         terms[0].factors.size() == 1;
}

int CompareMonomials(const SymTerm& a, const SymTerm& b) {
  const size_t n = std::min(a.factors.size(), b.factors.size());
  for (size_t i = 0; i < n; ++i) {
    // At the first difference, the term with the earlier atom or with the higher power comes first.
    if (const int c = CompareAtoms(*a.factors[i].atom, *b.factors[i].atom); c != 0) return c;
    if (const int c = Sign(b.factors[i].exponent, a.factors[i].exponent); c != 0) return c;
  }
  return Sign(b.factors.size(), a.factors.size());
}

int64_t PythonFloorDiv(int64_t a, int64_t b) {
  if (b == -1) return a == INT64_MIN ? a : -a;
  const int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

int64_t PythonMod(int64_t a, int64_t b) {
  if (b == -1) return 0;
  const int64_t remainder = a % b;
  return remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder;
}

}  // namespace backtape
