#include <limits>
#include <numbers>

#include "backtape/interp/kernels/pointwise/polynomials.h"
#include "backtape/jit/kernel_ir/expression.h"

// Exponentials, logarithms, powers, trigonometry and special functions.
namespace backtape::jit {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

template <Op kOp>
void Unary(RuleContext& c) {
  c.Return(Make(kOp, c[0]));
}

template <Op kOp>
void MathBinary(RuleContext& c) {
  c.Return(Make(kOp, c[0], c[1]));
}

// x to an integer power by repeated squaring. Products wrap as in the reference kernel.
Expr WholePower(Expr x, int64_t power) {
  Expr result;
  for (Expr square = x; power > 0; power >>= 1) {
    if ((power & 1) != 0) result = result.id() == kNoValue ? square : result * square;
    if (power > 1) square = square * square;
  }
  return result;
}

void Pow(RuleContext& c) {
  const bool has_number = c.IsNumber(1);
  if (!c.is_float()) {
    if (c.is_bool()) return c.Return(c[0] | Not(c[1]));
    const double power = has_number ? c.Number(1) : -1;
    if (power == 0) return c.Return(c.Constant(1));
    if (power > 0 && power <= 64) return c.Return(WholePower(c[0], static_cast<int64_t>(power)));
    return c.Return(Make(Op::kIntPow, c[0], c[1]));
  }
  const Expr x = c[0];
  // These powers are computed as products and roots, as in the reference kernel.
  if (has_number && c.op().overload == "Tensor_Scalar" && c.output() != DType::kFloat16) {
    const double power = c.Number(1);
    if (power == 2) return c.Return(x * x);
    if (power == 3) return c.Return(x * x * x);
    if (power == 0.5) return c.Return(Make(Op::kSqrt, x));
    if (power == -0.5) return c.Return(1 / Make(Op::kSqrt, x));
    if (power == -1) return c.Return(1 / x);
    if (power == -2) return c.Return(1 / (x * x));
  }
  if (has_number && c.Number(1) == 1) return c.Return(x);
  c.Return(Make(Op::kPow, x, c[1]));
}

// 0 if x is 0, even where the logarithm of y is undefined; NaN if y is NaN.
void XLogY(RuleContext& c, Op log) {
  const Expr x = c[0];
  const Expr y = c[1];
  c.Return(Select(y != y, y, Select(x == 0.0, x * 0, x * Make(log, y))));
}

void LogAddExp(RuleContext& c, Op exp, double scale) {
  const Expr x = c[0];
  const Expr y = c[1];
  const Expr rest = Log1p(Make(exp, -Abs(x - y)));
  const Expr sum = Max(x, y) + (scale == 1 ? rest : rest * scale);
  // The difference of equal infinities would be NaN.
  c.Return(Select((x == y) & (Abs(x) == kInfinite), x, sum));
}

void Logit(RuleContext& c) {
  Expr x = c[0];
  if (!c.IsNone(1) && c.Number(1) >= 0) {
    const Expr low = c.Constant(c.Number(1));
    const Expr high = 1 - low;
    x = Select(x < low, low, Select(x > high, high, x));
  }
  c.Return(Log(x / (1 - x)));
}

void Entropy(RuleContext& c) {
  const Expr x = c[0];
  const Expr rest = Select(x != x, x, Select(x == 0.0, c.Constant(0), c.Constant(-kInfinite)));
  c.Return(Select(x > 0.0, -x * Log(x), rest));
}

// Computed in float64 for every dtype, as in the reference kernels.
template <Op kOp>
void InDouble(RuleContext& c) {
  c.Return(Make(kOp, c[0].To(DType::kFloat64)));
}

void Polygamma(RuleContext& c) {
  const double order = c.Number(0);
  const Expr x = c[1];
  if (order == 1) return c.Return(Make(Op::kTrigamma, x));
  const Expr wide = x.To(DType::kFloat64);
  c.Return(order == 0 ? Make(Op::kDigamma, wide) : Make(Op::kPolygamma, wide.Of(order), wide));
}

void Sinc(RuleContext& c) {
  const Expr angle = std::numbers::pi * c[0];
  c.Return(Select(c[0] == 0.0, 1, Make(Op::kSin, angle) / angle));
}

template <Op kOp>
void BinaryInDouble(RuleContext& c) {
  c.Return(Make(kOp, c[0].To(DType::kFloat64), c[1].To(DType::kFloat64)));
}

template <Op kOp>
void Hermite(RuleContext& c) {
  const Expr n = c[1].To(DType::kFloat64);
  const double limit = c.type() == DType::kFloat64 ? kernels::kHermiteLimit<double> : kernels::kHermiteLimit<float>;
  const Expr value = Make(kOp, c[0].To(DType::kFloat64), n);
  c.Return(Select(n > limit, value.Of(std::numeric_limits<double>::quiet_NaN()), value));
}

void NextAfter(RuleContext& c) {
  const Op op = c.dtype() == DType::kFloat16    ? Op::kNextAfterFloat16
                : c.dtype() == DType::kBFloat16 ? Op::kNextAfterBFloat16
                                                : Op::kNextAfter;
  c.Return(Make(op, c[0], c[1]));
}

constexpr OpRule kMathRules[] = {
    {"acos", Unary<Op::kAcos>},
    {"acosh", Unary<Op::kAcosh>},
    {"asin", Unary<Op::kAsin>},
    {"asinh", Unary<Op::kAsinh>},
    {"atan", Unary<Op::kAtan>},
    {"atan2", MathBinary<Op::kAtan2>},
    {"atanh", Unary<Op::kAtanh>},
    {"cos", Unary<Op::kCos>},
    {"cosh", Unary<Op::kCosh>},
    {"deg2rad", [](RuleContext& c) { c.Return(c[0] * (std::numbers::pi / 180)); }},
    {"digamma", InDouble<Op::kDigamma>},
    {"erf", Unary<Op::kErf>},
    {"erfc", Unary<Op::kErfc>},
    {"erfinv", InDouble<Op::kErfinv>},
    {"exp", Unary<Op::kExp>},
    {"exp2", Unary<Op::kExp2>},
    {"expm1", Unary<Op::kExpm1>},
    {"hypot", MathBinary<Op::kHypot>},
    {"i0", InDouble<Op::kBesselI0>},
    {"igamma", BinaryInDouble<Op::kLowerGamma>},
    {"igammac", BinaryInDouble<Op::kUpperGamma>},
    {"lgamma", InDouble<Op::kLgamma>},
    {"log", Unary<Op::kLog>},
    {"log10", Unary<Op::kLog10>},
    {"log1p", Unary<Op::kLog1p>},
    {"log2", Unary<Op::kLog2>},
    {"logaddexp", [](RuleContext& c) { LogAddExp(c, Op::kExp, 1); }},
    {"logaddexp2", [](RuleContext& c) { LogAddExp(c, Op::kExp2, std::numbers::log2e); }},
    {"logit", Logit},
    {"nextafter", NextAfter},
    {"polygamma", Polygamma},
    {"pow", Pow},
    {"rad2deg", [](RuleContext& c) { c.Return(c[0] * (180 / std::numbers::pi)); }},
    {"rsqrt", Unary<Op::kRsqrt>},
    {"sin", Unary<Op::kSin>},
    {"sinc", Sinc},
    {"sinh", Unary<Op::kSinh>},
    {"special_airy_ai", InDouble<Op::kAiryAi>},
    {"special_bessel_j0", InDouble<Op::kBesselJ0>},
    {"special_bessel_j1", InDouble<Op::kBesselJ1>},
    {"special_bessel_y0", InDouble<Op::kBesselY0>},
    {"special_bessel_y1", InDouble<Op::kBesselY1>},
    {"special_chebyshev_polynomial_t", BinaryInDouble<Op::kChebyshevT>},
    {"special_chebyshev_polynomial_u", BinaryInDouble<Op::kChebyshevU>},
    {"special_chebyshev_polynomial_v", BinaryInDouble<Op::kChebyshevV>},
    {"special_chebyshev_polynomial_w", BinaryInDouble<Op::kChebyshevW>},
    {"special_entr", Entropy},
    {"special_erfcx", InDouble<Op::kErfcx>},
    {"special_hermite_polynomial_h", Hermite<Op::kHermiteH>},
    {"special_hermite_polynomial_he", Hermite<Op::kHermiteHe>},
    {"special_i0e", InDouble<Op::kBesselI0Scaled>},
    {"special_i1", InDouble<Op::kBesselI1>},
    {"special_i1e", InDouble<Op::kBesselI1Scaled>},
    {"special_laguerre_polynomial_l", BinaryInDouble<Op::kLaguerre>},
    {"special_legendre_polynomial_p", BinaryInDouble<Op::kLegendre>},
    {"special_log_ndtr", InDouble<Op::kLogNdtr>},
    {"special_modified_bessel_i0", InDouble<Op::kBesselI0>},
    {"special_modified_bessel_i1", InDouble<Op::kBesselI1>},
    {"special_modified_bessel_k0", InDouble<Op::kBesselK0>},
    {"special_modified_bessel_k1", InDouble<Op::kBesselK1>},
    // Computed in float64, as in the reference kernel: float32 would lose half of its digits in the tail.
    {"special_ndtr",
     [](RuleContext& c) { c.Return(0.5 * Make(Op::kErfc, -c[0].To(DType::kFloat64) * (std::numbers::sqrt2 / 2))); }},
    {"special_ndtri", InDouble<Op::kNormalQuantile>},
    {"special_scaled_modified_bessel_k0", InDouble<Op::kBesselK0Scaled>},
    {"special_scaled_modified_bessel_k1", InDouble<Op::kBesselK1Scaled>},
    {"special_shifted_chebyshev_polynomial_t", BinaryInDouble<Op::kShiftedChebyshevT>},
    {"special_shifted_chebyshev_polynomial_u", BinaryInDouble<Op::kShiftedChebyshevU>},
    {"special_shifted_chebyshev_polynomial_v", BinaryInDouble<Op::kShiftedChebyshevV>},
    {"special_shifted_chebyshev_polynomial_w", BinaryInDouble<Op::kShiftedChebyshevW>},
    {"special_spherical_bessel_j0", InDouble<Op::kSphericalBesselJ0>},
    {"special_xlog1py", [](RuleContext& c) { XLogY(c, Op::kLog1p); }},
    {"special_zeta", BinaryInDouble<Op::kZeta>},
    {"sqrt", Unary<Op::kSqrt>},
    {"tan", Unary<Op::kTan>},
    {"tanh", Unary<Op::kTanh>},
    {"xlogy", [](RuleContext& c) { XLogY(c, Op::kLog); }},
};

}  // namespace

absl::Span<const OpRule> MathRules() { return kMathRules; }

}  // namespace backtape::jit
