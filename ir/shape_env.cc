#include "backtape/ir/shape_env.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/types/span.h"
#include "backtape/ir/open_size.h"
#include "backtape/tensor/sym_expr.h"

namespace backtape {
namespace {

// Evaluates a relation between numbers.
bool Holds(int64_t lhs, SymRelation relation, int64_t rhs) {
  switch (relation) {
    case SymRelation::kEq:
      return lhs == rhs;
    case SymRelation::kNe:
      return lhs != rhs;
    case SymRelation::kLt:
      return lhs < rhs;
    case SymRelation::kLe:
      return lhs <= rhs;
  }
  return false;
}

// A positive number at which the expression of one symbol is 0, if its sign changes only once; nullopt if none is
// found.
std::optional<int64_t> PositiveZeroOf(const SymInt& expr) {
  // nullopt if the value does not fit in 64 bits. It then differs from `first` below, so that the search continues at
  // smaller numbers.
  const auto sign_at = [&](int64_t value) -> std::optional<int> {
    const std::optional<int64_t> at = expr.Evaluate([&](absl::string_view) { return std::optional(value); });
    if (!at.has_value()) return std::nullopt;
    return *at < 0 ? -1 : *at > 0;
  };
  constexpr int64_t kLargest = int64_t{1} << 61;
  const std::optional<int> first = sign_at(1);
  if (!first.has_value()) return std::nullopt;
  int64_t low = 1;  // the sign at `low` is `first`
  int64_t high = 1;
  while (high < kLargest && sign_at(high) == first && first != 0) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const int64_t middle = low + (high - low) / 2;
    (sign_at(middle) == first ? low : high) = middle;
  }
  return sign_at(high) == 0 ? std::optional(high) : std::nullopt;
}

// The symbol and its value if the expression has one symbol and is 0 for exactly one value in the symbol's range:
// 3 * s0 - 12, s0 * s0 - 9. A size of 0 is not substituted, because other expressions may divide by the symbol.
std::optional<std::pair<std::string, int64_t>> SolutionOf(
    const SymInt& zero, const std::function<SymInterval(absl::string_view)>& range_of) {
  if (!zero.is_symbolic() || zero.overflowed()) return std::nullopt;
  const std::vector<std::string> symbols = zero.symbols();
  if (symbols.size() != 1) return std::nullopt;
  const std::optional<int64_t> value = PositiveZeroOf(zero);
  if (!value.has_value()) return std::nullopt;
  const auto has_no_zero = [&](int64_t min, int64_t max) {
    if (min > max) return true;
    const SymInterval bounds = IntervalOf(zero, [&](absl::string_view) { return SymInterval{min, max}; });
    return bounds.min > 0 || bounds.max < 0;
  };
  const SymInterval range = range_of(symbols[0]);
  if (!has_no_zero(range.min, *value - 1) || !has_no_zero(*value + 1, range.max)) return std::nullopt;
  return std::pair(symbols[0], *value);
}

// Whether both are products, and all factors of `b` are factors of `a`: of s0*s1 and s0, the first is 0 if the second
// is.
bool IsMultipleOf(const SymInt& a, const SymInt& b) {
  if (!a.is_symbolic() || !b.is_symbolic() || a.overflowed() || b.overflowed()) return false;
  const std::vector<SymTerm> product = SymExpr::Terms(a), divisor = SymExpr::Terms(b);
  if (product.size() != 1 || divisor.size() != 1) return false;
  return std::all_of(divisor[0].factors.begin(), divisor[0].factors.end(), [&](const SymFactor& wanted) {
    return std::any_of(product[0].factors.begin(), product[0].factors.end(),
                       [&](const SymFactor& factor) { return CompareAtoms(*factor.atom, *wanted.atom) == 0; });
  });
}

}  // namespace

std::string ShapeGuard::ToString() const {
  switch (relation) {
    case SymRelation::kEq:
      return absl::StrCat("Eq(", lhs.ToString(), ", ", rhs.ToString(), ")");
    case SymRelation::kNe:
      return absl::StrCat("Ne(", lhs.ToString(), ", ", rhs.ToString(), ")");
    case SymRelation::kLt:
      return absl::StrCat(lhs.ToString(), " < ", rhs.ToString());
    case SymRelation::kLe:
      return absl::StrCat(lhs.ToString(), " <= ", rhs.ToString());
  }
  return "";
}

ShapeEnv::SymbolInfo ShapeEnv::InfoOf(absl::string_view symbol) const {
  const auto it = symbols_.find(std::string(symbol));
  if (it != symbols_.end()) return it->second;
  // PyTorch assumes at least 2 only for sizes of inputs. A symbol for a size or number that depends on values may be
  // anything, unless a range is set.
  return IsUnbackedSymbol(symbol) ? SymbolInfo{.min = INT64_MIN, .max = INT64_MAX, .hint = {}} : SymbolInfo();
}

ShapeEnv::SymbolInfo& ShapeEnv::MutableInfoOf(absl::string_view symbol) {
  return symbols_.try_emplace(std::string(symbol), InfoOf(symbol)).first->second;
}

absl::Status ShapeEnv::SetHint(absl::string_view symbol, int64_t value) {
  SymbolInfo& info = MutableInfoOf(symbol);
  if (value < info.min || value > info.max) {
    return absl::InvalidArgumentError(absl::StrCat("hint ", value, " for ", symbol, " is outside its range [", info.min,
                                                   ", ", info.max == INT64_MAX ? "inf" : absl::StrCat(info.max), "]"));
  }
  if (info.hint.has_value() && *info.hint != value) {
    return absl::InvalidArgumentError(
        absl::StrCat("hint ", value, " for ", symbol, " contradicts an earlier hint of ", *info.hint));
  }
  info.hint = value;
  return absl::OkStatus();
}

std::optional<int64_t> ShapeEnv::hint(absl::string_view symbol) const {
  const auto it = symbols_.find(std::string(symbol));
  return it == symbols_.end() ? std::nullopt : it->second.hint;
}

void ShapeEnv::SetRange(absl::string_view symbol, int64_t min, int64_t max) {
  SymbolInfo& info = MutableInfoOf(symbol);
  info.min = min;
  info.max = max;
}

SymInt ShapeEnv::Simplify(const SymInt& expr) const {
  if (!expr.is_symbolic() || replacements_.empty()) return expr;
  return expr.Substitute([&](absl::string_view symbol) -> std::optional<SymInt> {
    const auto it = replacements_.find(std::string(symbol));
    if (it == replacements_.end()) return std::nullopt;
    return it->second;
  });
}

SymInterval ShapeEnv::BoundsOf(const SymInt& expr) const {
  return IntervalOf(expr, [&](absl::string_view symbol) {
    const SymbolInfo info = InfoOf(symbol);
    return SymInterval{info.min, info.max};
  });
}

// The expression without the common factor of its terms: 3*s0*s1 - 6*s0 becomes s1 - 2. One of them is 0 if and only if
// the other one is, because factors are left out only if they are at least 1.
SymInt ShapeEnv::WithoutCommonFactor(const SymInt& expr) const {
  if (!expr.is_symbolic() || expr.overflowed()) return expr;
  std::vector<SymTerm> terms = SymExpr::Terms(expr);
  int64_t divisor = 0;
  for (const SymTerm& term : terms) divisor = std::gcd(divisor, term.coefficient);
  if (divisor <= 0) return expr;
  for (SymTerm& term : terms) term.coefficient /= divisor;
  if (terms.size() == 1) return SymExpr::FromTerms(std::move(terms));  // of s0, nothing but 1 would be left
  const std::vector<SymFactor> candidates = terms[0].factors;
  for (const SymFactor& candidate : candidates) {
    const auto factor_of = [&](SymTerm& term) {
      return std::find_if(term.factors.begin(), term.factors.end(),
                          [&](const SymFactor& factor) { return CompareAtoms(*factor.atom, *candidate.atom) == 0; });
    };
    int64_t exponent = candidate.exponent;
    for (SymTerm& term : terms) {
      const auto factor = factor_of(term);
      exponent = factor == term.factors.end() ? 0 : std::min(exponent, factor->exponent);
      if (exponent == 0) break;
    }
    if (exponent == 0 || BoundsOf(SymExpr::FromAtom(*candidate.atom)).min < 1) continue;
    for (SymTerm& term : terms) {
      const auto factor = factor_of(term);
      if ((factor->exponent -= exponent) == 0) term.factors.erase(factor);
    }
  }
  return SymExpr::FromTerms(std::move(terms));
}

// Whether a guard with one of these relations compares the two sides of this difference. A guard kEq means that the
// difference is 0; a guard kNe or kLt means that the difference is not 0.
bool ShapeEnv::HasGuard(std::initializer_list<SymRelation> relations, const SymInt& difference) const {
  const SymInt reduced = WithoutCommonFactor(difference);
  const SymInt negated = -reduced;
  for (size_t i = 0; i < guards_.size(); ++i) {
    if (std::find(relations.begin(), relations.end(), guards_[i].relation) == relations.end()) continue;
    if (!reduced_[i].overflowed() && (reduced_[i] == reduced || reduced_[i] == negated)) return true;
    if (guards_[i].relation == SymRelation::kEq && IsMultipleOf(reduced, reduced_[i])) return true;
  }
  return false;
}

std::optional<bool> ShapeEnv::KnownEq(const SymInt& a, const SymInt& b) const {
  const SymInt difference = Simplify(a) - Simplify(b);
  if (difference.overflowed()) return std::nullopt;
  if (const auto constant = difference.constant()) return *constant == 0;
  // A required equality holds even if it contradicts an assumption: a generic answer, or that sizes are at least 2.
  if (HasGuard({SymRelation::kEq}, difference)) return true;
  const SymInterval bounds = BoundsOf(difference);
  if (bounds.min > 0 || bounds.max < 0) return false;
  if (HasGuard({SymRelation::kNe, SymRelation::kLt}, difference)) return false;
  return std::nullopt;
}

std::optional<bool> ShapeEnv::KnownLt(const SymInt& a, const SymInt& b) const {
  const SymInt difference = Simplify(a) - Simplify(b);
  if (difference.overflowed()) return std::nullopt;
  if (const auto constant = difference.constant()) return *constant < 0;
  if (HasGuard({SymRelation::kEq}, difference)) return false;
  const SymInterval bounds = BoundsOf(difference);
  if (bounds.max < 0) return true;
  if (bounds.min >= 0) return false;
  for (size_t i = 0; i < guards_.size(); ++i) {
    const ShapeGuard& guard = guards_[i];
    const SymInt& guarded = differences_[i];
    if (guarded.overflowed()) continue;
    if (guard.relation == SymRelation::kLt && guarded == difference) return true;
    const bool is_upper = guard.relation == SymRelation::kLt || guard.relation == SymRelation::kLe;
    if (is_upper && guarded == -difference) return false;
  }
  return std::nullopt;
}

std::optional<int64_t> ShapeEnv::HintOf(const SymInt& expr) const {
  const auto hint_of = [&](absl::string_view symbol) { return hint(symbol); };
  if (const auto direct = expr.Evaluate(hint_of)) return direct;
  return Simplify(expr).Evaluate(hint_of);
}

void ShapeEnv::AddGuard(SymInt lhs, SymRelation relation, SymInt rhs, absl::string_view reason) {
  if (lhs.overflowed() || rhs.overflowed()) return;
  // An open size has no value until its call runs; the rules then check that value.
  if (IsOpenSize(lhs) || IsOpenSize(rhs)) return;
  if (relation == SymRelation::kEq) AddEquality(lhs, rhs);
  guards_.push_back({std::move(lhs), relation, std::move(rhs), std::string(reason)});
  UpdateDifferences(guards_.size() - 1);
}

// Computes the differences of the guards from index `first` on.
void ShapeEnv::UpdateDifferences(size_t first) {
  differences_.resize(first);
  reduced_.resize(first);
  for (size_t i = first; i < guards_.size(); ++i) {
    differences_.push_back(Simplify(guards_[i].lhs) - Simplify(guards_[i].rhs));
    reduced_.push_back(WithoutCommonFactor(differences_.back()));
  }
}

// Records an equality. If one side is a single symbol, or if only one value of a symbol satisfies it, later questions
// no longer contain that symbol.
void ShapeEnv::AddEquality(const SymInt& lhs, const SymInt& rhs) {
  SymInt from = Simplify(lhs);
  SymInt to = Simplify(rhs);
  // Sizes of 0 and 1 are possible in a run, although a symbol is assumed to be at least 2.
  const auto range_of = [&](absl::string_view symbol) {
    const SymbolInfo info = InfoOf(symbol);
    return SymInterval{std::min<int64_t>(info.min, 0), info.max};
  };
  if (const auto solution = SolutionOf(from - to, range_of)) {
    from = SymInt::Symbol(solution->first);
    to = solution->second;
  }
  // Replace later symbols by earlier ones.
  const auto to_symbol = to.symbol();
  if (to_symbol.has_value() && (!from.symbol().has_value() || *from.symbol() < *to_symbol)) std::swap(from, to);
  const auto symbol = from.symbol();
  if (!symbol.has_value()) return;
  const std::vector<std::string> in_value = to.symbols();
  if (std::find(in_value.begin(), in_value.end(), *symbol) != in_value.end()) return;
  if (const auto value_symbol = to.symbol()) {
    // Both ranges apply to both symbols, and a hint for one is a hint for the other.
    const SymbolInfo info = InfoOf(*symbol);
    SymbolInfo& kept = MutableInfoOf(*value_symbol);
    kept.min = std::max(kept.min, info.min);
    kept.max = std::min(kept.max, info.max);
    if (!kept.hint.has_value()) kept.hint = info.hint;
  }
  for (auto& [name, value] : replacements_) {
    value = value.Substitute([&](absl::string_view s) -> std::optional<SymInt> {
      if (s != *symbol) return std::nullopt;
      return to;
    });
  }
  replacements_[*symbol] = to;
  UpdateDifferences(0);
}

bool ShapeEnv::DecideEq(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (const auto known = KnownEq(a, b)) return *known;
  const auto hint_a = HintOf(a);
  const auto hint_b = HintOf(b);
  const bool equal = hint_a.has_value() && hint_a == hint_b;
  AddGuard(a, equal ? SymRelation::kEq : SymRelation::kNe, b, reason);
  return equal;
}

std::optional<bool> ShapeEnv::TryDecideLt(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (const auto known = KnownLt(a, b)) return *known;
  const auto hint_a = HintOf(a);
  const auto hint_b = HintOf(b);
  if (!hint_a.has_value() || !hint_b.has_value()) return std::nullopt;
  const bool less = *hint_a < *hint_b;
  if (less) {
    AddGuard(a, SymRelation::kLt, b, reason);
  } else {
    AddGuard(b, SymRelation::kLe, a, reason);
  }
  return less;
}

std::optional<bool> ShapeEnv::TryDecideSmaller(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (const auto is_less = TryDecideLt(a, b, reason)) return is_less;
  return KnownLt(b, a) == false ? std::optional(true) : std::nullopt;
}

bool ShapeEnv::DecideLt(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (const auto decided = TryDecideLt(a, b, reason)) return *decided;
  AddGuard(a, SymRelation::kLt, b, reason);
  return true;
}

bool ShapeEnv::DecideLe(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (const auto greater = TryDecideLt(b, a, reason)) return !*greater;
  AddGuard(a, SymRelation::kLe, b, reason);
  return true;
}

// Ignores the default lower bound of 2, which is an assumption: sizes that differ only because of it may be equal in a
// run.
bool ShapeEnv::DifferForAllSizes(const SymInt& a, const SymInt& b) const {
  const SymInt difference = Simplify(a) - Simplify(b);
  if (difference.overflowed()) return false;
  const SymInterval bounds = IntervalOf(difference, [&](absl::string_view symbol) {
    const SymbolInfo info = InfoOf(symbol);
    return SymInterval{info.min == SymbolInfo().min ? 0 : info.min, info.max};
  });
  return bounds.min > 0 || bounds.max < 0;
}

bool ShapeEnv::RequireEq(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (const auto known = KnownEq(a, b); known.has_value() && (*known || DifferForAllSizes(a, b))) return *known;
  const auto hint_a = HintOf(a);
  const auto hint_b = HintOf(b);
  if (hint_a.has_value() && hint_b.has_value() && *hint_a != *hint_b) return false;
  AddGuard(a, SymRelation::kEq, b, reason);
  return true;
}

bool ShapeEnv::Implies(const ShapeGuard& guard) const {
  switch (guard.relation) {
    case SymRelation::kEq:
      return KnownEq(guard.lhs, guard.rhs) == true;
    case SymRelation::kNe:
      return KnownEq(guard.lhs, guard.rhs) == false;
    case SymRelation::kLt:
      return KnownLt(guard.lhs, guard.rhs) == true;
    case SymRelation::kLe:
      return KnownLt(guard.rhs, guard.lhs) == false;
  }
  return false;
}

absl::Status ShapeEnv::CheckGuards(const absl::btree_map<std::string, int64_t>& values) const {
  const auto value_of = [&](absl::string_view symbol) -> std::optional<int64_t> {
    const auto it = values.find(std::string(symbol));
    if (it == values.end()) return std::nullopt;
    return it->second;
  };
  std::vector<std::string> broken;
  std::vector<std::string> missing;
  for (const ShapeGuard& guard : guards_) {
    const auto lhs = guard.lhs.Evaluate(value_of);
    const auto rhs = guard.rhs.Evaluate(value_of);
    if (lhs.has_value() && rhs.has_value()) {
      if (Holds(*lhs, guard.relation, *rhs)) continue;
      broken.push_back(absl::StrCat(guard.ToString(), " does not hold: the values are ", *lhs, " and ", *rhs,
                                    " (guard of ", guard.reason, ")"));
      continue;
    }
    bool has_all_values = true;
    bool is_unbacked = false;  // depends on values: the rules check it during the run
    for (const SymInt* side : {&guard.lhs, &guard.rhs}) {
      for (const std::string& symbol : side->symbols()) {
        if (values.contains(symbol)) continue;
        has_all_values = false;
        if (IsUnbackedSymbol(symbol)) {
          is_unbacked = true;
        } else {
          missing.push_back(symbol);
        }
      }
    }
    if (has_all_values && !is_unbacked)
      broken.push_back(
          absl::StrCat(guard.ToString(),
                       " cannot be evaluated: division by zero, or a value that does not fit in 64 bits (guard of ",
                       guard.reason, ")"));
  }
  if (!broken.empty()) return absl::FailedPreconditionError(absl::StrJoin(broken, "; "));
  if (missing.empty()) return absl::OkStatus();
  std::sort(missing.begin(), missing.end());
  missing.erase(std::unique(missing.begin(), missing.end()), missing.end());
  return absl::InvalidArgumentError(absl::StrCat("no value for ", absl::StrJoin(missing, ", ")));
}

}  // namespace backtape
