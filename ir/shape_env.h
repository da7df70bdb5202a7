#ifndef BACKTAPE_IR_SHAPE_ENV_H_
#define BACKTAPE_IR_SHAPE_ENV_H_

#include <cstdint>
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

// Something that was decided about symbolic sizes, and that a run with other sizes must find the same.
struct ShapeGuard {
  SymInt lhs;
  SymRelation relation = SymRelation::kEq;
  SymInt rhs;
  std::string reason;  // which rule needed it: "aten.mm.default: inner sizes must agree"

  // "Eq(s0, s1)", "s0 < 10".
  std::string ToString() const;
};

// Decides questions about symbolic sizes, and remembers the answers that depend on more than algebra. A symbol stands
// for a size of at least 2 unless a range says otherwise (as in PyTorch: 0 and 1 are specialised).
// A question about SymInt::Overflow() gets the generic answer and no guard: whoever asks reports the overflow.
// Order of evidence: algebra, ranges and guards made before (no guard), then hints (guard), then the generic answer
// (guard): that different expressions are different, and that Lt and Le hold.
class ShapeEnv {
 public:
  // An example value. InvalidArgument when outside the symbol's range or different from an earlier hint.
  absl::Status SetHint(absl::string_view symbol, int64_t value);
  std::optional<int64_t> hint(absl::string_view symbol) const;
  // Inclusive bounds of a symbol.
  void SetRange(absl::string_view symbol, int64_t min, int64_t max);

  // `reason` goes into the guard, if one is made.
  bool DecideEq(const SymInt& a, const SymInt& b, absl::string_view reason);
  bool DecideLt(const SymInt& a, const SymInt& b, absl::string_view reason);
  bool DecideLe(const SymInt& a, const SymInt& b, absl::string_view reason);
  // As DecideLt, but nullopt instead of the generic answer.
  std::optional<bool> TryDecideLt(const SymInt& a, const SymInt& b, absl::string_view reason);
  // For rules that are an error otherwise: true when equal by algebra, by hints, or not known to be different for all
  // sizes, 0 and 1 included (then equality is guarded).
  bool RequireEq(const SymInt& a, const SymInt& b, absl::string_view reason);

  // Each guard once, in the order they were made.
  const std::vector<ShapeGuard>& guards() const { return guards_; }
  // FailedPrecondition that names every guard which the values break, with values; InvalidArgument for a symbol
  // without, unless it is a size that only a run shows (ir/open_sizes.h).
  absl::Status CheckGuards(const absl::btree_map<std::string, int64_t>& values) const;

 private:
  std::optional<bool> KnownEq(const SymInt& a, const SymInt& b) const;
  bool DifferForAllSizes(const SymInt& a, const SymInt& b) const;
  std::optional<bool> KnownLt(const SymInt& a, const SymInt& b) const;
  std::optional<int64_t> HintOf(const SymInt& expr) const;
  // With symbols replaced by what equality guards say they are.
  SymInt Simplify(const SymInt& expr) const;
  SymInterval BoundsOf(const SymInt& expr) const;
  void AddEquality(const SymInt& lhs, const SymInt& rhs);
  void AddGuard(SymInt lhs, SymRelation relation, SymInt rhs, absl::string_view reason);

  struct SymbolInfo {
    int64_t min = 2;
    int64_t max = INT64_MAX;
    std::optional<int64_t> hint;
  };
  absl::btree_map<std::string, SymbolInfo> symbols_;
  absl::btree_map<std::string, SymInt> replacements_;  // values hold no replaced symbol
  std::vector<ShapeGuard> guards_;
  std::vector<SymInt> differences_;  // of the guards' sides, simplified
};

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_ENV_H_
