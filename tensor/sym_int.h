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

namespace backtape {

class SymExpr;

// An integer, or an integer expression over named symbols ("s0 + 1", "2*s1", "(s0//2)"). An expression has a canonical
// form: a sum of products of atoms, where an atom is a symbol or a FloorDiv, Mod, Max or Min. Expressions that are
// equal by the rules of a commutative ring therefore compare equal with ==. ShapeEnv (ir/shape_env.h) decides whether
// expressions of different form have equal values. Arithmetic whose result needs more than 64 bits returns Overflow().
class SymInt {
 public:
  SymInt() = default;
  SymInt(int64_t value) : value_(value) {}  // NOLINT: implicit on purpose, sizes are mostly plain numbers
  static SymInt Symbol(absl::string_view name);
  // Parses the notation of ToString and sympy: integers, symbols, + - * ** // %, unary minus, parentheses, FloorDiv,
  // CleanDiv, CeilDiv (as (a + b - 1)//b), Mod, PythonMod, ModularIndexing, Max, Min. Errors name the column. Nesting,
  // powers and the size of the result are limited.
  static absl::StatusOr<SymInt> Parse(absl::string_view text);

  // A result that cannot be represented, because it needs more than 64 bits or exceeds a limit of SymExpr. Arithmetic
  // with an operand Overflow() returns Overflow().
  static SymInt Overflow();
  bool overflowed() const { return expr_ != nullptr && IsOverflowExpr(); }

  // Also true for Overflow(), which is not a plain number.
  bool is_symbolic() const { return expr_ != nullptr; }
  // The value if this is a plain number, otherwise nullopt.
  std::optional<int64_t> constant() const {
    if (is_symbolic()) return std::nullopt;
    return value_;
  }
  // The value. Throws backtape::Error unless this is a plain number.
  int64_t value() const {
    if (is_symbolic()) [[unlikely]] {
      ThrowSymbolic();
    }
    return value_;
  }

  // Uses sympy's notation and term order.
  std::string ToString() const;
  // Symbol names, sorted and without duplicates.
  std::vector<std::string> symbols() const;
  // The name, if this is a symbol by itself.
  std::optional<std::string> symbol() const;
  // Evaluates the expression with each symbol replaced by value_of's result. Returns nullopt if value_of does, if a
  // divisor is zero, or if an intermediate result needs more than 64 bits.
  std::optional<int64_t> Evaluate(const std::function<std::optional<int64_t>(absl::string_view)>& value_of) const;
  // Substitutes each symbol for which `replacement` returns a value.
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
  // Python's // and %: floor division, and a remainder with the sign of the divisor. Throw backtape::Error if the
  // divisor is the number 0.
  static SymInt FloorDiv(const SymInt& a, const SymInt& b);
  // ceil(a / b) for a positive `b`: (a + b - 1) // b, computed so that it overflows only if the result does. Throws
  // backtape::Error if `b` is a number that is not positive.
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

  // True if the canonical forms are equal.
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
  bool IsOverflowExpr() const;
  [[noreturn]] void ThrowSymbolic() const;
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

// The product of all sizes; 1 if there are none.
SymInt Product(absl::Span<const SymInt> sizes);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_SYM_INT_H_
