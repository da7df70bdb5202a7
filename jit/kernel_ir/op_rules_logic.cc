#include <cmath>
#include <limits>

#include "backtape/jit/kernel_ir/expression.h"
#include "backtape/tensor/integer_range.h"

// Comparison, logical and bitwise operations, rounding, selection and copies.
namespace backtape::jit {
namespace {

constexpr double kUnbounded = std::numeric_limits<double>::infinity();

template <Op kOp>
void Comparison(RuleContext& c) {
  c.Return(Make(kOp, c[0], c[1]));
}

Expr Minimum(RuleContext& c, Expr a, Expr b) { return c.is_bool() ? a & b : Min(a, b); }
Expr Maximum(RuleContext& c, Expr a, Expr b) { return c.is_bool() ? a | b : Max(a, b); }

// A bound of a clamp. A number beyond the range of an integer dtype becomes the dtype's least or greatest value.
Expr Bound(RuleContext& c, size_t i) {
  return c.IsNumber(i) && IsInteger(c.output()) ? c.Integer(SaturatedTo(c.output(), c.NumberAt(i)).to_int64()) : c[i];
}

void Clamp(RuleContext& c) {
  Expr x = c[0];
  if (!c.IsNone(1)) x = Maximum(c, x, Bound(c, 1));
  if (!c.IsNone(2)) x = Minimum(c, x, Bound(c, 2));
  c.Return(x);
}

template <Op kOp>
void LogicalBinary(RuleContext& c) {
  c.Return(Make(kOp, c[0].To(DType::kBool), c[1].To(DType::kBool)));
}

template <Op kOp>
void Binary(RuleContext& c) {
  c.Return(Make(kOp, c[0], c[1]));
}

template <Op kOp>
void Rounding(RuleContext& c) {
  c.Return(c.is_float() ? Make(kOp, c[0]) : c[0]);
}

void RoundDecimals(RuleContext& c) {
  if (c.op().args.size() < 2) return Rounding<Op::kRound>(c);
  const double decimals = c.Number(1);
  const Expr scale = c.RoundedConstant(std::pow(10.0, std::fabs(decimals)));
  c.Return(decimals < 0 ? Make(Op::kRound, c[0] / scale) * scale : Make(Op::kRound, c[0] * scale) / scale);
}

void Sign(RuleContext& c) { c.Return(c.is_bool() ? c[0] : Make(Op::kSign, c[0])); }

void SignBit(RuleContext& c) {
  if (c.is_bool()) return c.Return(c.Boolean(false));
  c.Return(c.is_float() ? Make(Op::kCopysign, c.Constant(1), c[0]) < 0.0 : c[0] < 0.0);
}

void Heaviside(RuleContext& c) {
  if (c.is_bool()) return c.Return(c[0] | c[1]);
  const Expr x = c[0];
  c.Return(Select(x == 0.0, c[1], (x > 0.0).To(c.type())));
}

void Where(RuleContext& c) { c.Return(Select(c.Raw(0).To(DType::kBool), c[1], c[2])); }
void MaskedFill(RuleContext& c) { c.Return(Select(c.Raw(1).To(DType::kBool), c[2], c[0])); }

void NanToNum(RuleContext& c) {
  const Expr x = c[0];
  if (!c.is_float()) return c.Return(x);
  const double largest = LargestFinite(c.output());
  const auto value_or = [&](size_t i, double other) { return c.RoundedConstant(c.IsNone(i) ? other : c.Number(i)); };
  const Expr finite = Select(x == kUnbounded, value_or(2, largest), Select(x == -kUnbounded, value_or(3, -largest), x));
  c.Return(Select(x != x, value_or(1, 0), finite));
}

template <Op kOp>
void Question(RuleContext& c, double infinity) {
  c.Return(c.is_float() ? Make(kOp, c[0], c.Constant(infinity)) : c.Boolean(false));
}

// A write returns the values written.
void Written(RuleContext& c) { c.Return(c[1]); }

void Require(RuleContext& c) {
  c.FailIf(KernelError::kRequirement, Not(c.Raw(1).To(DType::kBool)));
  c.Return(c[0]);
}

constexpr OpRule kLogicRules[] = {
    {"__lshift__", Binary<Op::kShl>},
    {"__rshift__", Binary<Op::kShr>},
    {"_to_copy", [](RuleContext& c) { c.Return(c[0]); }},
    {"bitwise_and", Binary<Op::kAnd>},
    {"bitwise_left_shift", Binary<Op::kShl>},
    {"bitwise_not", [](RuleContext& c) { c.Return(Not(c[0])); }},
    {"bitwise_or", Binary<Op::kOr>},
    {"bitwise_right_shift", Binary<Op::kShr>},
    {"bitwise_xor", Binary<Op::kXor>},
    {"ceil", Rounding<Op::kCeil>},
    {"clamp", Clamp},
    {"clamp_max", [](RuleContext& c) { c.Return(Minimum(c, c[0], Bound(c, 1))); }},
    {"clamp_min", [](RuleContext& c) { c.Return(Maximum(c, c[0], Bound(c, 1))); }},
    {"copy", Written},
    {"copysign", Binary<Op::kCopysign>},
    {"detached_write", Written},
    {"eq", Comparison<Op::kEq>},
    {"fill", Written},
    {"floor", Rounding<Op::kFloor>},
    {"fmax", [](RuleContext& c) { c.Return(c.is_float() ? Make(Op::kFmax, c[0], c[1]) : Maximum(c, c[0], c[1])); }},
    {"fmin", [](RuleContext& c) { c.Return(c.is_float() ? Make(Op::kFmin, c[0], c[1]) : Minimum(c, c[0], c[1])); }},
    {"frac", [](RuleContext& c) { c.Return(c[0] - Make(Op::kTrunc, c[0])); }},
    {"ge", Comparison<Op::kGe>},
    {"gt", Comparison<Op::kGt>},
    {"heaviside", Heaviside},
    {"isfinite", [](RuleContext& c) { c.Return(c.is_float() ? Abs(c[0]) < kUnbounded : c.Boolean(true)); }},
    {"isinf", [](RuleContext& c) { c.Return(c.is_float() ? Abs(c[0]) == kUnbounded : c.Boolean(false)); }},
    {"isnan", [](RuleContext& c) { c.Return(c.is_float() ? c[0] != c[0] : c.Boolean(false)); }},
    {"isneginf", [](RuleContext& c) { Question<Op::kEq>(c, -kUnbounded); }},
    {"isposinf", [](RuleContext& c) { Question<Op::kEq>(c, kUnbounded); }},
    {"le", Comparison<Op::kLe>},
    {"logical_and", LogicalBinary<Op::kAnd>},
    {"logical_not", [](RuleContext& c) { c.Return(Not(c[0].To(DType::kBool))); }},
    {"logical_or", LogicalBinary<Op::kOr>},
    {"logical_xor", LogicalBinary<Op::kXor>},
    {"lt", Comparison<Op::kLt>},
    {"masked_fill", MaskedFill},
    {"maximum", [](RuleContext& c) { c.Return(Maximum(c, c[0], c[1])); }},
    {"minimum", [](RuleContext& c) { c.Return(Minimum(c, c[0], c[1])); }},
    {"nan_to_num", NanToNum},
    {"ne", Comparison<Op::kNe>},
    {"no_grad_write", Written},
    {"require", Require},
    {"round", RoundDecimals},
    {"sgn", Sign},
    {"sign", Sign},
    {"signbit", SignBit},
    {"trunc", Rounding<Op::kTrunc>},
    {"where", Where},
    {"zero", [](RuleContext& c) { c.Return(c.Constant(0)); }},
};

}  // namespace

absl::Span<const OpRule> LogicRules() { return kLogicRules; }

}  // namespace backtape::jit
