#include "backtape/tensor/sym_int.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/checked.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/sym_expr.h"

namespace backtape {
namespace {

[[noreturn]] void ThrowDivisor(absl::string_view message) { throw Error(absl::InvalidArgumentError(message)); }

// Adds two sorted lists of terms. Returns nullopt if a coefficient overflows.
std::optional<std::vector<SymTerm>> MergeTerms(std::vector<SymTerm> a, std::vector<SymTerm> b) {
  std::vector<SymTerm> sum;
  sum.reserve(a.size() + b.size());
  size_t i = 0;
  size_t j = 0;
  while (i < a.size() && j < b.size()) {
    const int order = CompareMonomials(a[i], b[j]);
    if (order < 0) {
      sum.push_back(std::move(a[i++]));
    } else if (order > 0) {
      sum.push_back(std::move(b[j++]));
    } else {
      const std::optional<int64_t> coefficient = CheckedAdd(a[i].coefficient, b[j++].coefficient);
      if (!coefficient.has_value()) return std::nullopt;
      sum.push_back(std::move(a[i++]));
      sum.back().coefficient = *coefficient;
    }
  }
  std::move(a.begin() + i, a.end(), std::back_inserter(sum));
  std::move(b.begin() + j, b.end(), std::back_inserter(sum));
  return sum;
}

// Returns nullopt if the coefficient overflows or a power is too high.
std::optional<SymTerm> MultiplyTerms(const SymTerm& a, const SymTerm& b) {
  const std::optional<int64_t> coefficient = CheckedMul(a.coefficient, b.coefficient);
  if (!coefficient.has_value()) return std::nullopt;
  SymTerm product;
  product.coefficient = *coefficient;
  product.factors.reserve(a.factors.size() + b.factors.size());
  size_t i = 0;
  size_t j = 0;
  while (i < a.factors.size() && j < b.factors.size()) {
    const int order = CompareAtoms(*a.factors[i].atom, *b.factors[j].atom);
    if (order < 0) {
      product.factors.push_back(a.factors[i++]);
    } else if (order > 0) {
      product.factors.push_back(b.factors[j++]);
    } else {
      product.factors.push_back(a.factors[i++]);
      product.factors.back().exponent += b.factors[j++].exponent;
      if (product.factors.back().exponent > SymExpr::kMaxExponent) return std::nullopt;
    }
  }
  product.factors.insert(product.factors.end(), a.factors.begin() + i, a.factors.end());
  product.factors.insert(product.factors.end(), b.factors.begin() + j, b.factors.end());
  return product;
}

void CollectSymbols(const SymInt& x, std::vector<std::string>& names) {
  if (!x.is_symbolic()) return;
  for (const SymTerm& term : SymExpr::Get(x)->terms()) {
    for (const SymFactor& factor : term.factors) {
      if (factor.atom->kind == SymAtomKind::kSymbol) names.push_back(factor.atom->name);
      for (const SymInt& arg : factor.atom->args) CollectSymbols(arg, names);
    }
  }
}

using ValueOf = std::function<std::optional<int64_t>(absl::string_view)>;

std::optional<int64_t> EvaluateAtom(const SymAtom& atom, const ValueOf& value_of) {
  if (atom.kind == SymAtomKind::kSymbol) return value_of(atom.name);
  std::vector<int64_t> args;
  args.reserve(atom.args.size());
  for (const SymInt& arg : atom.args) {
    const std::optional<int64_t> value = arg.Evaluate(value_of);
    if (!value.has_value()) return std::nullopt;
    args.push_back(*value);
  }
  switch (atom.kind) {
    case SymAtomKind::kMax:
      return *std::max_element(args.begin(), args.end());
    case SymAtomKind::kMin:
      return *std::min_element(args.begin(), args.end());
    default:
      if (args[1] == 0 || (args[0] == INT64_MIN && args[1] == -1)) return std::nullopt;
      return atom.kind == SymAtomKind::kFloorDiv ? PythonFloorDiv(args[0], args[1]) : PythonMod(args[0], args[1]);
  }
}

SymInt Power(SymInt base, int64_t exponent) {
  SymInt result = 1;
  while (true) {
    if (exponent & 1) result *= base;
    exponent >>= 1;
    if (exponent == 0) return result;
    base *= base;
  }
}

}  // namespace

SymInt SymInt::Symbol(absl::string_view name) {
  return SymExpr::FromAtom(SymAtom{SymAtomKind::kSymbol, std::string(name), {}, 1});
}

namespace {

const std::shared_ptr<const SymExpr>& OverflowExpr() {
  static const auto* const kOverflow =
      new std::shared_ptr<const SymExpr>(std::make_shared<const SymExpr>(std::vector<SymTerm>{
          {1, {{std::make_shared<const SymAtom>(SymAtom{SymAtomKind::kSymbol, "(overflow)", {}, 1}), 1}}}}));
  return *kOverflow;
}

}  // namespace

SymInt SymInt::Overflow() { return SymInt(OverflowExpr()); }

bool SymInt::IsOverflowExpr() const { return expr_ == OverflowExpr(); }

SymInt SymInt::AddSlowly(const SymInt& a, const SymInt& b) {
  // The sum of two plain numbers gets here only if it does not fit in 64 bits.
  if (!a.is_symbolic() && !b.is_symbolic()) return Overflow();
  if (a.overflowed() || b.overflowed()) return Overflow();
  std::optional<std::vector<SymTerm>> sum = MergeTerms(SymExpr::Terms(a), SymExpr::Terms(b));
  return sum.has_value() ? SymExpr::FromSortedTerms(*std::move(sum)) : Overflow();
}

SymInt SymInt::SubtractSlowly(const SymInt& a, const SymInt& b) {
  if (!a.is_symbolic() && !b.is_symbolic()) return Overflow();
  return AddSlowly(a, MultiplySlowly(SymInt(-1), b));
}

SymInt SymInt::MultiplySlowly(const SymInt& a, const SymInt& b) {
  if (a.overflowed() || b.overflowed()) return Overflow();
  // The largest number of products to compute; more count as an overflow, even if most of them would cancel.
  constexpr size_t kMaxProducts = 16 * SymExpr::kMaxTerms;
  const std::vector<SymTerm> a_terms = SymExpr::Terms(a);
  const std::vector<SymTerm> b_terms = SymExpr::Terms(b);
  if (a_terms.size() * b_terms.size() > kMaxProducts) return Overflow();
  std::vector<SymTerm> products;
  products.reserve(a_terms.size() * b_terms.size());
  for (const SymTerm& x : a_terms) {
    for (const SymTerm& y : b_terms) {
      std::optional<SymTerm> product = MultiplyTerms(x, y);
      if (!product.has_value()) return Overflow();
      products.push_back(*std::move(product));
    }
  }
  return SymExpr::FromTerms(std::move(products));
}

SymInt SymInt::MaxSymbolic(const SymInt& a, const SymInt& b) {
  const SymInt args[] = {a, b};
  return MakeExtremum(SymAtomKind::kMax, args);
}

SymInt SymInt::MinSymbolic(const SymInt& a, const SymInt& b) {
  const SymInt args[] = {a, b};
  return MakeExtremum(SymAtomKind::kMin, args);
}

bool SymInt::EqualSymbolic(const SymInt& a, const SymInt& b) { return CompareSymInts(a, b) == 0; }

void SymInt::ThrowSymbolic() const {
  throw Error(
      absl::FailedPreconditionError(absl::StrCat("expected a plain number, found the expression ", ToString())));
}

SymInt SymInt::FloorDiv(const SymInt& a, const SymInt& b) {
  if (!b.is_symbolic() && b.value_ == 0) ThrowDivisor("ZeroDivisionError: division of an integer by zero");
  return MakeFloorDiv(a, b);
}

SymInt SymInt::Mod(const SymInt& a, const SymInt& b) {
  if (!b.is_symbolic() && b.value_ == 0) ThrowDivisor("ZeroDivisionError: integer modulo by zero");
  return MakeMod(a, b);
}

SymInt SymInt::CeilDiv(const SymInt& a, const SymInt& b) {
  if (a.is_symbolic() || b.is_symbolic()) return FloorDiv(a + b - 1, b);
  if (b.value_ <= 0) ThrowDivisor(absl::StrCat("the divisor of CeilDiv must be positive; found ", b.value_));
  return a.value_ / b.value_ + (a.value_ % b.value_ > 0 ? 1 : 0);
}

std::vector<std::string> SymInt::symbols() const {
  std::vector<std::string> names;
  if (overflowed()) return names;
  CollectSymbols(*this, names);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::optional<std::string> SymInt::symbol() const {
  if (!is_symbolic()) return std::nullopt;
  std::vector<std::string> names = symbols();
  return names.size() == 1 && *this == Symbol(names[0]) ? std::optional(std::move(names[0])) : std::nullopt;
}

std::optional<int64_t> SymInt::Evaluate(const ValueOf& value_of) const {
  if (!is_symbolic()) return value_;
  if (overflowed()) return std::nullopt;
  int64_t sum = 0;
  for (const SymTerm& term : expr_->terms()) {
    int64_t product = term.coefficient;
    for (const SymFactor& factor : term.factors) {
      const std::optional<int64_t> value = EvaluateAtom(*factor.atom, value_of);
      if (!value.has_value()) return std::nullopt;
      const std::optional<int64_t> power = CheckedPow(*value, factor.exponent);
      if (!power.has_value() || __builtin_mul_overflow(product, *power, &product)) return std::nullopt;
    }
    if (__builtin_add_overflow(sum, product, &sum)) return std::nullopt;
  }
  return sum;
}

SymInt SymInt::Substitute(const std::function<std::optional<SymInt>(absl::string_view)>& replacement) const {
  if (!is_symbolic() || overflowed()) return *this;
  const auto substitute_atom = [&](const SymAtomPtr& atom) {
    if (atom->kind == SymAtomKind::kSymbol) {
      std::optional<SymInt> value = replacement(atom->name);
      return value.has_value() ? *std::move(value) : Symbol(atom->name);
    }
    std::vector<SymInt> args;
    args.reserve(atom->args.size());
    for (const SymInt& arg : atom->args) args.push_back(arg.Substitute(replacement));
    if (atom->kind == SymAtomKind::kFloorDiv) return MakeFloorDiv(args[0], args[1]);
    if (atom->kind == SymAtomKind::kMod) return MakeMod(args[0], args[1]);
    return MakeExtremum(atom->kind, args);
  };
  SymInt sum = 0;
  for (const SymTerm& term : expr_->terms()) {
    SymInt product = term.coefficient;
    for (const SymFactor& factor : term.factors) {
      product *= Power(substitute_atom(factor.atom), factor.exponent);
    }
    sum += product;
  }
  return sum;
}

SymInt Product(absl::Span<const SymInt> sizes) {
  SymInt product = 1;
  for (const SymInt& size : sizes) product *= size;
  return product;
}

}  // namespace backtape
