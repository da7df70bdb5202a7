#include "backtape/ir/sym_interval.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/sym_expr.h"

namespace backtape {
namespace {

constexpr int64_t kMin = SymInterval::kMin;
constexpr int64_t kMax = SymInterval::kMax;
using RangeOf = std::function<SymInterval(absl::string_view)>;

bool IsInfinite(int64_t x) { return x == kMin || x == kMax; }

// Keeps lower bounds below plus infinity and upper bounds above minus infinity, so that AddBound never adds infinities
// of opposite signs.
SymInterval Between(int64_t min, int64_t max) { return {min == kMax ? kMax - 1 : min, max == kMin ? kMin + 1 : max}; }

// Infinity plus any finite number is infinity.
int64_t AddBound(int64_t a, int64_t b) {
  if (IsInfinite(a)) return a;
  if (IsInfinite(b)) return b;
  int64_t sum = 0;
  return __builtin_add_overflow(a, b, &sum) ? (a > 0 ? kMax : kMin) : sum;
}

// 0 times infinity is 0 here, because an infinite bound is never attained.
int64_t MultiplyBound(int64_t a, int64_t b) {
  if (a == 0 || b == 0) return 0;
  if (IsInfinite(a) || IsInfinite(b)) return (a > 0) == (b > 0) ? kMax : kMin;
  int64_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? ((a > 0) == (b > 0) ? kMax : kMin) : product;
}

SymInterval Multiply(const SymInterval& a, const SymInterval& b) {
  const auto [min, max] = std::minmax({MultiplyBound(a.min, b.min), MultiplyBound(a.min, b.max),
                                       MultiplyBound(a.max, b.min), MultiplyBound(a.max, b.max)});
  return Between(min, max);
}

// A bound of x // y for a positive y.
int64_t DivideBound(int64_t x, int64_t y) {
  if (IsInfinite(x)) return x;
  if (y == kMax) return x < 0 ? -1 : 0;
  return PythonFloorDiv(x, y);
}

SymInterval OfSum(const SymInt& expr, const RangeOf& range_of);

SymInterval OfAtom(const SymAtom& atom, const RangeOf& range_of) {
  if (atom.kind == SymAtomKind::kSymbol) return range_of(atom.name);
  SymInterval out = OfSum(atom.args[0], range_of);
  for (size_t i = 1; i < atom.args.size(); ++i) {
    const SymInterval b = OfSum(atom.args[i], range_of);
    switch (atom.kind) {
      case SymAtomKind::kMax:
        out = {std::max(out.min, b.min), std::max(out.max, b.max)};
        break;
      case SymAtomKind::kMin:
        out = {std::min(out.min, b.min), std::min(out.max, b.max)};
        break;
      case SymAtomKind::kMod:
        if (b.min <= 0) return {};
        // x mod y is x for 0 <= x < y.
        if (out.min >= 0 && out.max < b.min) break;
        out = {0, out.min >= 0 ? std::min(out.max, AddBound(b.max, -1)) : AddBound(b.max, -1)};
        break;
      case SymAtomKind::kFloorDiv: {
        if (b.min <= 0) return {};
        const SymInterval a = out;
        out = {std::min(DivideBound(a.min, b.min), DivideBound(a.min, b.max)),
               std::max(DivideBound(a.max, b.min), DivideBound(a.max, b.max))};
        break;
      }
      case SymAtomKind::kSymbol:
        break;
    }
  }
  return out;
}

SymInterval OfSum(const SymInt& expr, const RangeOf& range_of) {
  SymInterval sum{0, 0};
  for (const SymTerm& term : SymExpr::Terms(expr)) {
    SymInterval product{term.coefficient, term.coefficient};
    for (const SymFactor& factor : term.factors) {
      const SymInterval base = OfAtom(*factor.atom, range_of);
      SymInterval power = base;
      for (int64_t i = 1; i < factor.exponent; ++i) power = Multiply(power, base);  // at most kMaxExponent
      if (factor.exponent % 2 == 0) power.min = std::max<int64_t>(power.min, 0);
      product = Multiply(product, power);
    }
    sum = Between(AddBound(sum.min, product.min), AddBound(sum.max, product.max));
  }
  return sum;
}

constexpr int64_t kMaxShift = 1 << 8;
// True if symbols can be shifted by up to kMaxShift cheaply and without overflowing a coefficient.
bool IsShiftable(const SymInt& expr) {
  constexpr int64_t kMaxCoefficient = int64_t{1} << 31;
  const std::vector<SymTerm> terms = SymExpr::Terms(expr);
  if (terms.size() > 64) return false;
  for (const SymTerm& term : terms) {
    if (term.coefficient > kMaxCoefficient || term.coefficient < -kMaxCoefficient) return false;
    int64_t degree = 0;
    for (const SymFactor& factor : term.factors) {
      degree += factor.exponent;
      for (const SymInt& arg : factor.atom->args) {
        if (!IsShiftable(arg)) return false;
      }
    }
    if (degree > 3) return false;
  }
  return true;
}

SymInterval Intersect(const SymInterval& a, const SymInterval& b) {
  return {std::max(a.min, b.min), std::min(a.max, b.max)};
}

// Substituting s = t + min(s) with t >= 0 turns s0*s1 - s0 into a sum of positive terms with a finite lower bound,
// where OfSum subtracts infinity from infinity.
SymInterval OfShifted(const SymInt& expr, const RangeOf& range_of) {
  const auto is_shifted = [&](absl::string_view symbol) {
    const int64_t min = range_of(symbol).min;
    return min >= -kMaxShift && min <= kMaxShift;
  };
  const SymInt shifted = expr.Substitute([&](absl::string_view symbol) -> std::optional<SymInt> {
    if (!is_shifted(symbol)) return std::nullopt;
    return SymInt::Symbol(symbol) + SymInt(range_of(symbol).min);
  });
  if (shifted.overflowed()) return {};
  return OfSum(shifted, [&](absl::string_view symbol) {
    const SymInterval range = range_of(symbol);
    if (!is_shifted(symbol)) return range;
    return SymInterval{0, AddBound(range.max, -range.min)};
  });
}

// Whether a product has a factor that is not a symbol, such as the square of (s0//2).
bool MultipliesFunctions(const SymInt& expr) {
  for (const SymTerm& term : SymExpr::Terms(expr)) {
    const bool is_product = term.factors.size() > 1 || (term.factors.size() == 1 && term.factors[0].exponent > 1);
    for (const SymFactor& factor : term.factors) {
      if (is_product && factor.atom->kind != SymAtomKind::kSymbol) return true;
    }
  }
  return false;
}

// The bounds of OfShifted after each factor that is not a symbol has been replaced by a new symbol with its bounds. So
// a**2 + 2*a + 1 is known not to be negative for an `a` of at least -1.
SymInterval WithFunctionsAsSymbols(const SymInt& expr, const RangeOf& range_of) {
  std::vector<SymAtomPtr> functions;
  std::vector<SymInterval> bounds;
  const auto name_of = [](size_t i) { return absl::StrCat("function ", i); };
  SymInt replaced = 0;
  for (const SymTerm& term : SymExpr::Terms(expr)) {
    SymInt product = term.coefficient;
    for (const SymFactor& factor : term.factors) {
      SymInt base = SymExpr::FromAtom(*factor.atom);
      if (factor.atom->kind != SymAtomKind::kSymbol) {
        const auto known = std::find_if(functions.begin(), functions.end(), [&](const SymAtomPtr& function) {
          return CompareAtoms(*function, *factor.atom) == 0;
        });
        const auto index = static_cast<size_t>(known - functions.begin());
        if (known == functions.end()) {
          functions.push_back(factor.atom);
          bounds.push_back(OfAtom(*factor.atom, range_of));
        }
        base = SymInt::Symbol(name_of(index));
      }
      for (int64_t i = 0; i < factor.exponent; ++i) product = product * base;
    }
    replaced = replaced + product;
  }
  if (replaced.overflowed()) return {};
  return OfShifted(replaced, [&](absl::string_view symbol) {
    for (size_t i = 0; i < bounds.size(); ++i) {
      if (symbol == name_of(i)) return bounds[i];
    }
    return range_of(symbol);
  });
}

}  // namespace

SymInterval IntervalOf(const SymInt& expr, const RangeOf& range_of) {
  if (const auto constant = expr.constant()) return {*constant, *constant};
  if (expr.overflowed()) return {};
  const SymInterval plain = OfSum(expr, range_of);
  if (!IsShiftable(expr)) return plain;
  const SymInterval shifted = Intersect(plain, OfShifted(expr, range_of));
  return MultipliesFunctions(expr) ? Intersect(shifted, WithFunctionsAsSymbols(expr, range_of)) : shifted;
}

bool IsAtLeast(const SymInt& a, const SymInt& b, const std::function<int64_t(absl::string_view)>& min_of) {
  return IntervalOf(a - b, [&](absl::string_view symbol) { return SymInterval{.min = min_of(symbol)}; }).min >= 0;
}

}  // namespace backtape
