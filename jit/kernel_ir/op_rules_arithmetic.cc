#include <cmath>

#include "backtape/jit/kernel_ir/expression.h"

namespace backtape::jit {
namespace {

// The sum of bools is their logical or.
Expr Sum(RuleContext& c, Expr a, Expr b) { return c.is_bool() ? a | b : a + b; }
Expr ProductOf(RuleContext& c, Expr a, Expr b) { return c.is_bool() ? (a & b) : a * b; }

Expr Scaled(RuleContext& c, Expr a, size_t alpha) {
  if (c.IsNumber(alpha) && c.Number(alpha) == 1) return a;
  return ProductOf(c, c[alpha], a);
}

Expr Difference(RuleContext& c, Expr a, Expr b) {
  if (c.is_bool()) c.Refuse("bool operands are not supported");
  return c.is_bool() ? a : a - Scaled(c, b, 2);
}

// Whether the divisor is a number that is not 0 in the result's integer type, to which it is wrapped.
bool IsNumberOtherThanZero(RuleContext& c) {
  if (!c.IsNumber(1)) return false;
  const int shift = 64 - 8 * static_cast<int>(ItemSize(c.dtype()));
  return static_cast<uint64_t>(c.NumberAt(1).to_int64()) << shift != 0;
}

// Makes the run fail if an integer is divided by 0. Returns false if the division is not supported.
bool MayDivide(RuleContext& c, Expr divisor) {
  if (c.is_bool()) {
    c.Refuse("bool operands are not supported");
    c.Return(c.Boolean(false));
    return false;
  }
  if (!c.is_float() && !IsNumberOtherThanZero(c)) c.FailIf(KernelError::kDivisionByZero, divisor == 0.0);
  return true;
}

// Computed from the remainder, as in Python, because a / b may round up to the next integer.
Expr FloorQuotient(RuleContext& c, Expr a, Expr b) {
  if (!c.is_float()) return Make(Op::kDivFloor, a, b);
  const Expr rest = Make(Op::kFmod, a, b);
  const Expr plain = (a - rest) / b;
  const Expr is_below = (rest != 0.0) & ((b < 0.0) ^ (rest < 0.0));
  const Expr quotient = Select(is_below, plain - 1, plain);
  const Expr floor = Make(Op::kFloor, quotient);
  const Expr nearest = Select(quotient - floor > 0.5, floor + 1, floor);
  const Expr with_zero = Select(quotient == 0.0, Make(Op::kCopysign, c.Constant(0), a / b), nearest);
  return Select(b == 0.0, a / b, with_zero);
}

void Division(RuleContext& c) {
  const absl::string_view mode = c.op().args.size() > 2 ? c.Text(2) : "";
  const Expr divisor = c.LoneUnrounded(1);
  if (mode.empty()) return c.Return(c[0] / divisor);
  if (!MayDivide(c, divisor)) return;
  if (mode == "floor") return c.Return(FloorQuotient(c, c[0], divisor));
  c.Return(c.is_float() ? Make(Op::kTrunc, c[0] / divisor) : Make(Op::kDivTrunc, c[0], divisor));
}

void Lerp(RuleContext& c) {
  const Expr a = c[0];
  const Expr b = c[1];
  const Expr w = c.op().overload == "Scalar" ? c.Unrounded(2) : c[2];
  // Interpolates from the nearer end, which is exact at both ends.
  c.Return(Select(Abs(w) < 0.5, a + w * (b - a), b - (b - a) * (1 - w)));
}

// Computed in 64 bits, like the reference kernel, and wrapped to the dtype after the absolute value has been taken.
void Lcm(RuleContext& c) {
  const Expr a = c[0].To(DType::kInt64);
  const Expr b = c[1].To(DType::kInt64);
  c.Return(Abs(Make(Op::kDivTrunc, a, Make(Op::kGcd, a, b)) * b));
}

template <Op kOp>
void Numbers(RuleContext& c) {
  if (c.is_bool()) {
    c.Refuse("bool operands are not supported");
    return c.Return(c[0]);
  }
  c.Return(Make(kOp, c[0]));
}

template <Op kOp>
void Remainder(RuleContext& c) {
  if (MayDivide(c, c[1])) c.Return(Make(kOp, c[0], c[1]));
}

constexpr OpRule kArithmeticRules[] = {
    {"abs", Numbers<Op::kAbs>},
    {"_conj_physical", [](RuleContext& c) { c.Return(c[0]); }},
    {"add", [](RuleContext& c) { c.Return(Sum(c, c[0], Scaled(c, c[1], 2))); }},
    {"addcdiv", [](RuleContext& c) { c.Return(c[0] + c.Unrounded(3) * c[1] / c[2]); }},
    {"addcmul",
     [](RuleContext& c) {
       if (c.is_bool()) {
         c.Refuse("bool operands are not supported");
         return c.Return(c[0]);
       }
       c.Return(c[0] + c.Unrounded(3) * c[1] * c[2]);
     }},
    {"div", Division},
    {"floor_divide",
     [](RuleContext& c) {
       const Expr divisor = c.LoneUnrounded(1);
       if (MayDivide(c, divisor)) c.Return(FloorQuotient(c, c[0], divisor));
     }},
    {"fmod", Remainder<Op::kFmod>},
    {"gcd", [](RuleContext& c) { c.Return(Make(Op::kGcd, c[0], c[1])); }},
    {"lcm", Lcm},
    {"lerp", Lerp},
    {"mul", [](RuleContext& c) { c.Return(ProductOf(c, c[0], c.LoneUnrounded(1))); }},
    {"native_dropout_backward", [](RuleContext& c) { c.Return(c[0] * (c[1] * c.Unrounded(2))); }},
    {"neg", Numbers<Op::kNeg>},
    {"positive", [](RuleContext& c) { c.Return(c[0]); }},
    {"reciprocal", [](RuleContext& c) { c.Return(1 / c[0]); }},
    {"remainder", Remainder<Op::kRemainder>},
    {"rsub", [](RuleContext& c) { c.Return(Difference(c, c[1], c[0])); }},
    {"square", [](RuleContext& c) { c.Return(ProductOf(c, c[0], c[0])); }},
    {"sub", [](RuleContext& c) { c.Return(Difference(c, c[0], c[1])); }},
};

}  // namespace

absl::Span<const OpRule> ArithmeticRules() { return kArithmeticRules; }

}  // namespace backtape::jit
