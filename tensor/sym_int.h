#ifndef BACKTAPE_TENSOR_SYM_INT_H_
#define BACKTAPE_TENSOR_SYM_INT_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/check.h"

namespace backtape {

class SymExpr;

// An integer, or an integer expression over named symbols ("s0 + 1", "2*s1", "(s0//2)"). Expressions are kept in one
// canonical form (a sum of products of atoms; an atom is a symbol or a FloorDiv, Mod, Max or Min), so that two SymInts
// which the rules of a commutative ring make equal compare equal with ==. Whether expressions that differ in form are
// equal in value is for a ShapeEnv (ir/shape_env.h) to decide. Arithmetic wraps on 64-bit overflow of coefficients.
class SymInt {
 public:
  SymInt() = default;
  SymInt(int64_t value) : value_(value) {}  // NOLINT: implicit on purpose, sizes are mostly plain numbers
  static SymInt Symbol(absl::string_view name);
  // Reads the text that ToString and sympy print: integers, symbols, + - * ** // %, unary minus, parentheses,
  // FloorDiv, CleanDiv, CeilDiv (as (a + b - 1)//b), Mod, PythonMod, ModularIndexing, Max, Min. Errors name the column;
  // nesting, powers and the size of the result are bounded.
  static absl::StatusOr<SymInt> Parse(absl::string_view text);

  // Stands for a result that can't be represented.
  static SymInt Overflow();
  bool overflowed() const { return expr_ != nullptr && IsOverflow(); }

  // Also true for `Overflow()`: it is not a plain number.
  bool is_symbolic() const { return expr_ != nullptr; }
  // The value, when it is a plain number.
  std::optional<int64_t> constant() const {
    if (is_symbolic()) return std::nullopt;
    return value_;
  }
  // CHECKs that it is a plain number.
  int64_t value() const {
    BACKTAPE_CHECK(!is_symbolic()) << "a plain number is needed";
    return value_;
  }

  // In sympy's notation and term order.
  std::string ToString() const;
  // Symbol names, sorted, each once.
  std::vector<std::string> symbols() const;
  // Value when each symbol is replaced by what `value_of` gives; nullopt when it gives nullopt for one of them, when a
  // divisor is zero, or when some step of the computation needs more than 64 bits.
  std::optional<int64_t> Evaluate(const std::function<std::optional<int64_t>(absl::string_view)>& value_of) const;
  // The expression with symbols replaced where `replacement` gives something.
  SymInt Substitute(const std::function<std::optional<SymInt>(absl::string_view)>& replacement) const;

  friend SymInt operator+(const SymInt& a, const SymInt& b) {
    int64_t result = 0;
    if (a.is_symbolic() || b.is_symbolic() || __builtin_add_overflow(a.value_, b.value_, &result)) [[unlikely]] {
      return AddSlowly(a, b);
    }
    return result;
  }
  friend SymInt operator-(const SymInt& a, const SymInt& b) {
    int64_t result = 0;
    if (a.is_symbolic() || b.is_symbolic() || __builtin_sub_overflow(a.value_, b.value_, &result)) [[unlikely]] {
      return SubtractSlowly(a, b);
    }
    return result;
  }
  friend SymInt operator*(const SymInt& a, const SymInt& b) {
    int64_t result = 0;
    if (a.is_symbolic() || b.is_symbolic() || __builtin_mul_overflow(a.value_, b.value_, &result)) [[unlikely]] {
      return MultiplySlowly(a, b);
    }
    return result;
  }
  SymInt operator-() const { return SymInt(0) - *this; }
  SymInt& operator+=(const SymInt& b) { return *this = *this + b; }
  SymInt& operator-=(const SymInt& b) { return *this = *this - b; }
  SymInt& operator*=(const SymInt& b) { return *this = *this * b; }
  // Python's // and %: towards minus infinity, sign of the divisor. CHECK that a constant divisor is not 0.
  static SymInt FloorDiv(const SymInt& a, const SymInt& b);
  // The least number of steps of `b` that reach `a`, for a positive `b`: (a + b - 1) // b, which does not overflow
  // where the result does not.
  static SymInt CeilDiv(const SymInt& a, const SymInt& b);
  static SymInt Mod(const SymInt& a, const SymInt& b);
  static SymInt Max(const SymInt& a, const SymInt& b) {
    if (a.is_symbolic() || b.is_symbolic()) return MaxSymbolic(a, b);
    return SymInt(a.value_ > b.value_ ? a.value_ : b.value_);
  }
  static SymInt Min(const SymInt& a, const SymInt& b) {
    if (a.is_symbolic() || b.is_symbolic()) return MinSymbolic(a, b);
    return SymInt(a.value_ < b.value_ ? a.value_ : b.value_);
  }

  // Same canonical form.
  friend bool operator==(const SymInt& a, const SymInt& b) {
    if (a.is_symbolic() || b.is_symbolic()) return EqualSymbolic(a, b);
    return a.value_ == b.value_;
  }

  template <typename H>
  friend H AbslHashValue(H h, const SymInt& x) {
    return x.is_symbolic() ? H::combine(std::move(h), x.ToString()) : H::combine(std::move(h), x.value_);
  }

 private:
  friend class SymExpr;  // tensor/sym_expr.h
  explicit SymInt(std::shared_ptr<const SymExpr> expr) : expr_(std::move(expr)) {}
  bool IsOverflow() const;
  static SymInt AddSlowly(const SymInt& a, const SymInt& b);
  static SymInt SubtractSlowly(const SymInt& a, const SymInt& b);
  static SymInt MultiplySlowly(const SymInt& a, const SymInt& b);
  static SymInt MaxSymbolic(const SymInt& a, const SymInt& b);
  static SymInt MinSymbolic(const SymInt& a, const SymInt& b);
  static bool EqualSymbolic(const SymInt& a, const SymInt& b);

  int64_t value_ = 0;
  std::shared_ptr<const SymExpr> expr_;  // null for a plain number
};

using SymIntVector = absl::InlinedVector<SymInt, 4>;

// Product of all sizes; 1 for none.
SymInt Product(absl::Span<const SymInt> sizes);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_SYM_INT_H_
