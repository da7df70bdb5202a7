#ifndef BACKTAPE_IR_SHAPE_ENV_H_
#define BACKTAPE_IR_SHAPE_ENV_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/sym_interval.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

enum class SymRelation : uint8_t { kEq, kNe, kLt, kLe };

// An assumption about symbolic sizes. It must also hold in any run with other sizes.
struct ShapeGuard {
  SymInt lhs;
  SymRelation relation = SymRelation::kEq;
  SymInt rhs;
  std::string reason;  // the rule that assumed it: "aten.mm.default: inner sizes must agree"

  // "Eq(s0, s1)", "s0 < 10".
  std::string ToString() const;
};

// Decides questions about symbolic sizes and records each assumption as a guard. Unless a range says otherwise, a
// symbol is a size of at least 2 (as in PyTorch, which specialises on 0 and 1), and a symbol for a value (u0) is any
// number.
//
// Algebra, ranges and earlier guards answer a question if they can; otherwise hints do. Without hints, the generic
// answer is that different expressions differ and that Lt and Le hold. Answers from hints and generic answers add a
// guard. A question about SymInt::Overflow() gets the generic answer without a guard; the caller must report the
// overflow.
class ShapeEnv {
 public:
  // Sets an example value. Returns InvalidArgument if it is outside the symbol's range or contradicts an earlier hint.
  absl::Status SetHint(absl::string_view symbol, int64_t value);
  std::optional<int64_t> hint(absl::string_view symbol) const;
  // Sets inclusive bounds of a symbol.
  void SetRange(absl::string_view symbol, int64_t min, int64_t max);

  // `reason` is stored in the guard, if one is added.
  bool DecideEq(const SymInt& a, const SymInt& b, absl::string_view reason);
  bool DecideLt(const SymInt& a, const SymInt& b, absl::string_view reason);
  bool DecideLe(const SymInt& a, const SymInt& b, absl::string_view reason);
  // Like DecideLt, but returns nullopt instead of the generic answer.
  std::optional<bool> TryDecideLt(const SymInt& a, const SymInt& b, absl::string_view reason);
  // Whether `a` is the smaller one; nullopt instead of the generic answer. If they may be equal, either answer is
  // possible: a <= b can be known when a < b is not.
  std::optional<bool> TryDecideSmaller(const SymInt& a, const SymInt& b, absl::string_view reason);
  // Meant for rules that fail if the sides differ. Returns false if the sides differ for all sizes (0 and 1 included)
  // or if their hints differ. Otherwise returns true, and adds a guard unless the sides are known to be equal.
  bool RequireEq(const SymInt& a, const SymInt& b, absl::string_view reason);

  // Substitutes symbols that equality guards define: "Eq(s0, 4)" makes s0 a number.
  SymInt Simplify(const SymInt& expr) const;
  // Whether the guard follows from algebra, ranges and the other guards. Adds no guard.
  bool Implies(const ShapeGuard& guard) const;

  // The distinct guards, in order of creation.
  const std::vector<ShapeGuard>& guards() const { return guards_; }
  // Returns a FailedPrecondition error that lists every guard that is violated (with its values) or cannot be
  // evaluated, or InvalidArgument if a symbol of a guard has no value. Symbols of sizes that depend on values
  // (ir/open_sizes.h) need none.
  absl::Status CheckGuards(const absl::btree_map<std::string, int64_t>& values) const;

 private:
  std::optional<bool> KnownEq(const SymInt& a, const SymInt& b) const;
  SymInt WithoutCommonFactor(const SymInt& expr) const;
  bool HasGuard(std::initializer_list<SymRelation> relations, const SymInt& difference) const;
  bool DifferForAllSizes(const SymInt& a, const SymInt& b) const;
  std::optional<bool> KnownLt(const SymInt& a, const SymInt& b) const;
  std::optional<int64_t> HintOf(const SymInt& expr) const;
  SymInterval BoundsOf(const SymInt& expr) const;
  void AddEquality(const SymInt& lhs, const SymInt& rhs);
  void UpdateDifferences(size_t first);
  void AddGuard(SymInt lhs, SymRelation relation, SymInt rhs, absl::string_view reason);

  struct SymbolInfo {
    int64_t min = 2;
    int64_t max = INT64_MAX;
    std::optional<int64_t> hint;
  };
  SymbolInfo InfoOf(absl::string_view symbol) const;
  SymbolInfo& MutableInfoOf(absl::string_view symbol);

  absl::btree_map<std::string, SymbolInfo> symbols_;
  absl::btree_map<std::string, SymInt> replacements_;  // values contain no replaced symbols
  std::vector<ShapeGuard> guards_;
  std::vector<SymInt> differences_;  // lhs - rhs of the guards, simplified
  std::vector<SymInt> reduced_;      // the same without common factors
};

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_ENV_H_
