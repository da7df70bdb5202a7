// Simplifying constructors of expressions that cannot be expanded. Every rule here holds for all values of the symbols,
// of any sign, for which the left side has a value. Rules that depend on ranges belong in ShapeEnv.

#include <algorithm>
#include <numeric>
#include <utility>

#include "backtape/tensor/check.h"
#include "backtape/tensor/sym_expr.h"

namespace backtape {
namespace {

// Polynomials with more terms are not divided, because that costs more than it gains.
constexpr size_t kMaxDividedTerms = 64;

// Returns a / b if b divides a in every exponent and in the coefficient.
std::optional<SymTerm> DivideTerm(const SymTerm& a, const SymTerm& b) {
  if (b.coefficient == -1 ? a.coefficient == INT64_MIN : a.coefficient % b.coefficient != 0) return std::nullopt;
  SymTerm quotient;
  quotient.coefficient = PythonFloorDiv(a.coefficient, b.coefficient);
  size_t j = 0;
  for (const SymFactor& factor : a.factors) {
    if (j < b.factors.size() && CompareAtoms(*factor.atom, *b.factors[j].atom) == 0) {
      if (factor.exponent < b.factors[j].exponent) return std::nullopt;
      if (factor.exponent > b.factors[j].exponent) {
        quotient.factors.push_back({factor.atom, factor.exponent - b.factors[j].exponent});
      }
      ++j;
    } else {
      quotient.factors.push_back(factor);
    }
  }
  if (j < b.factors.size()) return std::nullopt;
  return quotient;
}

// Returns a / b if a is a polynomial multiple of b: long division in term order.
std::optional<SymInt> DivideExactly(const SymInt& a, const SymInt& b) {
  const std::vector<SymTerm> divisor = SymExpr::Terms(b);
  if (divisor.empty() || divisor.size() > kMaxDividedTerms || SymExpr::NumTerms(a) > kMaxDividedTerms) {
    return std::nullopt;
  }
  SymInt rest = a;
  SymInt quotient = 0;
  for (size_t step = 0; step < kMaxDividedTerms; ++step) {
    const std::vector<SymTerm> terms = SymExpr::Terms(rest);
    if (terms.empty()) return quotient;
    std::optional<SymTerm> leading = DivideTerm(terms[0], divisor[0]);
    if (!leading.has_value()) return std::nullopt;
    const SymInt part = SymExpr::FromSortedTerms({*std::move(leading)});
    quotient += part;
    rest -= part * b;
    if (rest.overflowed() || quotient.overflowed()) return std::nullopt;
  }
  return std::nullopt;
}

uint64_t Magnitude(int64_t x) { return x < 0 ? uint64_t{0} - static_cast<uint64_t>(x) : static_cast<uint64_t>(x); }

// The greatest product (a positive coefficient and powers of atoms) that divides every term of both a and b.
SymTerm CommonFactor(const SymInt& a, const SymInt& b) {
  std::vector<SymTerm> terms = SymExpr::Terms(a);
  for (SymTerm& term : SymExpr::Terms(b)) terms.push_back(std::move(term));
  uint64_t coefficient = 0;
  for (const SymTerm& term : terms) coefficient = std::gcd(coefficient, Magnitude(term.coefficient));
  SymTerm common;
  common.coefficient = coefficient >> 63 != 0 ? 1 : static_cast<int64_t>(coefficient);
  for (const SymFactor& candidate : terms[0].factors) {
    int64_t exponent = candidate.exponent;
    for (const SymTerm& term : terms) {
      const auto found = std::find_if(term.factors.begin(), term.factors.end(), [&](const SymFactor& factor) {
        return CompareAtoms(*factor.atom, *candidate.atom) == 0;
      });
      exponent = found == term.factors.end() ? 0 : std::min(exponent, found->exponent);
    }
    if (exponent > 0) common.factors.push_back({candidate.atom, exponent});
  }
  return common;
}

SymInt DivideAllTerms(const SymInt& x, const SymTerm& divisor) {
  std::vector<SymTerm> quotients;
  for (const SymTerm& term : SymExpr::Terms(x)) {
    std::optional<SymTerm> quotient = DivideTerm(term, divisor);
    BACKTAPE_CHECK(quotient.has_value()) << "a common factor must divide every term";
    quotients.push_back(*std::move(quotient));
  }
  return SymExpr::FromTerms(std::move(quotients));
}

// Splits x into the terms that are multiples of `divisor` and the other terms.
std::pair<SymInt, SymInt> SplitMultiples(const SymInt& x, int64_t divisor) {
  std::vector<SymTerm> multiples;
  std::vector<SymTerm> rest;
  for (SymTerm& term : SymExpr::Terms(x)) {
    (PythonMod(term.coefficient, divisor) == 0 ? multiples : rest).push_back(std::move(term));
  }
  return {SymExpr::FromSortedTerms(std::move(multiples)), SymExpr::FromSortedTerms(std::move(rest))};
}

// Returns the atom if x is a single atom.
const SymAtom* AsAtom(const SymInt& x) {
  const SymExpr* expr = SymExpr::Get(x);
  if (expr == nullptr || expr->terms().size() != 1) return nullptr;
  const SymTerm& term = expr->terms()[0];
  if (term.coefficient != 1 || term.factors.size() != 1 || term.factors[0].exponent != 1) return nullptr;
  return term.factors[0].atom.get();
}

// Returns x if `sum` is x rounded up to a multiple of the positive divisor n, as programs that pad compute it:
// x + (n - x % n) % n, in which the remainder is Mod(-Mod(x, n), n).
std::optional<SymInt> RoundedUp(const SymInt& sum, const SymInt& divisor) {
  for (const SymTerm& term : SymExpr::Terms(sum)) {
    const SymInt remainder = SymExpr::FromSortedTerms({term});
    const SymAtom* const atom = AsAtom(remainder);
    if (atom == nullptr || atom->kind != SymAtomKind::kMod || atom->args[1] != divisor) continue;
    const SymInt rest = sum - remainder;
    if (atom->args[0] == SymInt(0) - MakeMod(rest, divisor)) return rest;
  }
  return std::nullopt;
}

}  // namespace

SymInt MakeFloorDiv(const SymInt& a, const SymInt& b) {
  if (a.overflowed() || b.overflowed()) return SymInt::Overflow();
  const std::optional<int64_t> divisor = b.constant();
  if (divisor == 0) return SymExpr::FromAtom({SymAtomKind::kFloorDiv, "", {a, b}, 0});
  if (divisor == -1) return SymInt(0) - a;
  if (a.constant().has_value() && divisor.has_value()) return PythonFloorDiv(a.value(), *divisor);
  if (a == SymInt(0)) return 0;
  if (std::optional<SymInt> quotient = DivideExactly(a, b)) return *std::move(quotient);
  if (divisor.has_value()) {
    // floor(floor(x / y) / n) = floor(x / (y * n)) for n > 0.
    const SymAtom* inner = AsAtom(a);
    int64_t product = 0;
    if (inner != nullptr && inner->kind == SymAtomKind::kFloorDiv && *divisor > 0 &&
        inner->args[1].constant().has_value() && !__builtin_mul_overflow(inner->args[1].value(), *divisor, &product)) {
      return MakeFloorDiv(inner->args[0], product);
    }
    const auto [multiples, rest] = SplitMultiples(a, *divisor);
    if (multiples != SymInt(0)) return DivideAllTerms(multiples, {*divisor, {}}) + MakeFloorDiv(rest, b);
  }
  if (divisor.has_value() && *divisor > 0) {
    if (const std::optional<SymInt> rounded = RoundedUp(a, b)) return SymInt::CeilDiv(*rounded, b);
  }
  const SymTerm common = CommonFactor(a, b);
  if (common.coefficient != 1 || !common.factors.empty()) {
    return MakeFloorDiv(DivideAllTerms(a, common), DivideAllTerms(b, common));
  }
  return SymExpr::FromAtom({SymAtomKind::kFloorDiv, "", {a, b}, 0});
}

SymInt MakeMod(const SymInt& a, const SymInt& b) {
  if (a.overflowed() || b.overflowed()) return SymInt::Overflow();
  const std::optional<int64_t> divisor = b.constant();
  if (divisor == 0) return SymExpr::FromAtom({SymAtomKind::kMod, "", {a, b}, 0});
  if (a.constant().has_value() && divisor.has_value()) return PythonMod(a.value(), *divisor);
  if (DivideExactly(a, b).has_value()) return 0;
  if (divisor.has_value()) {
    auto [multiples, rest] = SplitMultiples(a, *divisor);
    if (multiples != SymInt(0)) return MakeMod(rest, b);
  }
  return SymExpr::FromAtom({SymAtomKind::kMod, "", {a, b}, 0});
}

SymInt MakeExtremum(SymAtomKind kind, absl::Span<const SymInt> args) {
  BACKTAPE_CHECK(!args.empty()) << "Max or Min without arguments";
  if (std::any_of(args.begin(), args.end(), [](const SymInt& arg) { return arg.overflowed(); })) {
    return SymInt::Overflow();
  }
  const bool is_max = kind == SymAtomKind::kMax;
  std::vector<SymInt> kept;
  // If two candidates differ by a number, only one of them remains.
  const auto keep = [&](const SymInt& candidate) {
    for (SymInt& other : kept) {
      if (candidate.is_symbolic() != other.is_symbolic()) continue;
      const SymInt difference = candidate - other;
      if (difference.is_symbolic()) continue;
      if (is_max ? difference.value() > 0 : difference.value() < 0) other = candidate;
      return;
    }
    kept.push_back(candidate);
  };
  for (const SymInt& arg : args) {
    const SymAtom* atom = AsAtom(arg);
    if (atom != nullptr && atom->kind == kind) {
      for (const SymInt& inner : atom->args) keep(inner);
    } else {
      keep(arg);
    }
  }
  if (kept.size() == 1) return kept[0];
  std::sort(kept.begin(), kept.end(), [](const SymInt& a, const SymInt& b) { return CompareSymInts(a, b) < 0; });
  return SymExpr::FromAtom({kind, "", std::move(kept), 0});
}

}  // namespace backtape
