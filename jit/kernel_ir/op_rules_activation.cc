#include <cmath>
#include <limits>
#include <numbers>

#include "backtape/jit/kernel_ir/expression.h"
#include "backtape/tensor/integer_range.h"

// Activation functions and their derivatives, with the formulas and special cases of
// interp/kernels/pointwise/activation*.cc.
namespace backtape::jit {
namespace {

constexpr double kSqrtHalf = std::numbers::sqrt2 / 2;
// Hendrycks and Gimpel, "Gaussian Error Linear Units" (2016).
constexpr double kGeluScale = std::numbers::sqrt2 * std::numbers::inv_sqrtpi;
constexpr double kGeluCubic = 0.044715;

Expr NormalExponential(Expr x) { return Exp(x * x * -0.5); }
Expr NormalDensity(Expr x) { return NormalExponential(x) * (std::numbers::inv_sqrtpi * kSqrtHalf); }
// In float32 this is computed from the exponential, which the density in the gradient also uses.
Expr NormalCdf(Expr x) {
  if (x.type() == DType::kFloat32) return Make(Op::kNormalCdf, x, NormalExponential(x));
  return (1 + Erf(x * kSqrtHalf)) * 0.5;
}
Expr GeluAngle(Expr x) { return kGeluScale * (x + kGeluCubic * x * x * x); }

Expr Clamp(Expr x, Expr low, Expr high) { return Min(Max(x, low), high); }
Expr Clamp(Expr x, double low, double high) { return Clamp(x, x.Of(low), x.Of(high)); }

// For an integer dtype, the bounds are first truncated, then saturated as those of clamp.
Expr HardtanhBound(RuleContext& c, size_t i) {
  if (!c.IsNumber(i) || !IsInteger(c.output())) return c[i];
  return c.Integer(SaturatedTo(c.output(), Scalar(c.NumberAt(i).to_int64())).to_int64());
}

Expr Elu(Expr x, double negative, double positive, double input) {
  return Select(x < 0.0, Make(Op::kExpm1, x * input) * negative, x * positive);
}

void LeakyBackward(RuleContext& c, double slope) {
  const Expr g = c[0];
  c.Return(Select(c[1] > 0.0, g, g * slope));
}

void Gelu(RuleContext& c) {
  const Expr x = c[0];
  c.Return(c.Text(1) == "tanh" ? x * (1 + Tanh(GeluAngle(x))) * 0.5 : x * NormalCdf(x));
}

void GeluBackward(RuleContext& c) {
  const Expr g = c[0];
  const Expr x = c[1];
  if (c.Text(2) != "tanh") return c.Return(g * (NormalCdf(x) + x * NormalDensity(x)));
  const Expr tanh = Tanh(GeluAngle(x));
  const Expr angle_derivative = kGeluScale * (1 + 3 * kGeluCubic * x * x);
  c.Return(g * ((1 + tanh) * 0.5 + x * 0.5 * ((1 - tanh * tanh) * angle_derivative)));
}

void SiluBackward(RuleContext& c) {
  const Expr x = c[1];
  const Expr s = Sigmoid(x);
  c.Return(c[0] * s * (1 + x * (1 - s)));
}

// Computed in the common dtype of the arguments, which can differ from the result's.
void MishBackward(RuleContext& c) {
  const DType common = c.CommonDType({0, 1});
  const auto argument = [&](size_t i) {
    const Expr value = c.Raw(i).To(ValueTypeOf(common));
    return c.ArgumentDType(i) == common ? value : value.RoundedTo(common);
  };
  const Expr x = argument(1);
  const Expr tanh = Tanh(Log1p(Exp(x)));
  const Expr result = argument(0) * (tanh + x * Sigmoid(x) * (1 - tanh * tanh));
  c.Return(common == c.dtype() ? result : result.RoundedTo(common));
}

void Softplus(RuleContext& c) {
  const Expr x = c[0];
  const Expr beta = c.Unrounded(1);
  const Expr scaled = x * beta;
  c.Return(Select(scaled > c.Unrounded(2), x, Log1p(Exp(scaled)) / beta));
}

void SoftplusBackward(RuleContext& c) {
  const Expr scaled = c[1] * c.Unrounded(2);
  const Expr e = Exp(scaled);
  c.Return(Select(scaled > c.Unrounded(3), c[0], c[0] * e / (e + 1)));
}

void EluBackward(RuleContext& c) {
  const double negative = c.Number(1) * c.Number(2);
  const double positive = c.Number(2);
  const double input = c.Number(3);
  const Expr g = c[0];
  const Expr y = c[5];
  const Expr below = c.Flag(4) ? g * input * (y + negative) : g * input * negative * Exp(y * input);
  c.Return(Select(y <= 0.0, below, g * positive));
}

void LogSigmoidBackward(RuleContext& c) {
  const Expr z = c[2];
  const Expr tail = z / (1 + z);
  c.Return(c[0] * Select(c[1] < 0.0, 1 - tail, tail));
}

void LogSigmoid(RuleContext& c) {
  const Expr x = c[0];
  const Expr z = Exp(-Abs(x));
  c.Return(Min(x, 0) - Log1p(z));
  c.Return(z);
}

void PreluBackward(RuleContext& c) {
  const Expr g = c[0];
  const Expr x = c[1];
  c.Return(Select(x > 0.0, g, c[2] * g));
  c.Return(Select(x > 0.0, 0, x * g));
}

void RreluBackward(RuleContext& c) {
  const double lower = c.Number(3);
  const double upper = c.Number(4);
  if (c.Flag(5) && upper - lower > 1e-6) return c.Return(c.is_bool() ? c[0] & c[2] : c[0] * c[2]);
  LeakyBackward(c, (lower + upper) / 2);
}

void LogitBackward(RuleContext& c) {
  const bool is_clamped = !c.IsNone(2) && c.Number(2) >= 0;
  const double low = is_clamped ? c.Number(2) : 0;
  const double outside = is_clamped ? 0 : std::numeric_limits<double>::quiet_NaN();
  const Expr g = c[0];
  const Expr x = c[1];
  const Expr inside = Select((x == 0.0) | (x == 1.0), g * std::numeric_limits<double>::infinity(), g / (x * (1 - x)));
  c.Return(Select((x < low) | (x > 1 - x.Of(low)), outside, inside));
}

void ShrinkBackward(RuleContext& c) {
  const Expr x = c[1];
  c.Return(Select((x >= -c[2]) & (x <= c[2]), 0, c[0]));
}

void Hardshrink(RuleContext& c) {
  const Expr x = c[0];
  c.Return(Select((x >= -c[1]) & (x <= c[1]), 0, x));
}

void Softshrink(RuleContext& c) {
  const Expr x = c[0];
  // The product propagates NaN.
  c.Return(Select(x > c[1], x - c[1], Select(x < -c[1], x + c[1], x * 0)));
}

void HardswishBackward(RuleContext& c) {
  const Expr g = c[0];
  const Expr x = c[1];
  c.Return(Select(x <= -3.0, 0, Select(x < 3.0, g * (x / 3 + 0.5), g)));
}

void Prelu(RuleContext& c) { c.Return(Select(c[0] > 0.0, c[0], c[1] * c[0])); }

void HardtanhBackward(RuleContext& c) {
  const Expr x = c[1];
  c.Return(Select((x <= c[2]) | (x >= c[3]), 0, c[0]));
}

constexpr OpRule kActivationRules[] = {
    {"_prelu_kernel", Prelu},
    {"_prelu_kernel_backward", PreluBackward},
    {"celu", [](RuleContext& c) { c.Return(Elu(c[0], c.Number(1), 1, 1 / c.Number(1))); }},
    {"elu", [](RuleContext& c) { c.Return(Elu(c[0], c.Number(1) * c.Number(2), c.Number(2), c.Number(3))); }},
    {"elu_backward", EluBackward},
    {"gelu", Gelu},
    {"gelu_backward", GeluBackward},
    {"hardshrink", Hardshrink},
    {"hardshrink_backward", ShrinkBackward},
    {"hardsigmoid", [](RuleContext& c) { c.Return(Clamp(c[0] + 3, 0, 6) / 6); }},
    {"hardsigmoid_backward",
     [](RuleContext& c) {
       const Expr x = c[1];
       c.Return(Select((x > -3.0) & (x < 3.0), c[0] * static_cast<double>(1.0f / 6), 0));
     }},
    {"hardswish", [](RuleContext& c) { c.Return(c[0] * Clamp(c[0] + 3, 0, 6) / 6); }},
    {"hardswish_backward", HardswishBackward},
    {"hardtanh", [](RuleContext& c) { c.Return(Clamp(c[0], HardtanhBound(c, 1), HardtanhBound(c, 2))); }},
    {"hardtanh_backward", HardtanhBackward},
    {"leaky_relu", [](RuleContext& c) { c.Return(Select(c[0] > 0.0, c[0], c[0] * c.Unrounded(1))); }},
    {"leaky_relu_backward", [](RuleContext& c) { c.Return(Select(c[1] > 0.0, c[0], c[0] * c.Unrounded(2))); }},
    {"log_sigmoid_backward", LogSigmoidBackward},
    {"log_sigmoid_forward", LogSigmoid},
    {"logit_backward", LogitBackward},
    {"mish", [](RuleContext& c) { c.Return(c[0] * Tanh(Log1p(Exp(c[0])))); }},
    {"mish_backward", MishBackward},
    {"relu", [](RuleContext& c) { c.Return(Max(c[0], 0)); }},
    {"relu6", [](RuleContext& c) { c.Return(Clamp(c[0], 0, 6)); }},
    {"rrelu_with_noise_backward", RreluBackward},
    // Klambauer et al., "Self-Normalizing Neural Networks" (2017), equation 14.
    {"selu",
     [](RuleContext& c) {
       constexpr double kAlpha = 1.6732632423543772848170429916717;
       constexpr double kScale = 1.0507009873554804934193349852946;
       c.Return(Elu(c[0], kAlpha * kScale, kScale, 1));
     }},
    {"sigmoid", [](RuleContext& c) { c.Return(Sigmoid(c[0])); }},
    {"sigmoid_backward", [](RuleContext& c) { c.Return(c[0] * (1 - c[1]) * c[1]); }},
    {"silu", [](RuleContext& c) { c.Return(c[0] * Sigmoid(c[0])); }},
    {"silu_backward", SiluBackward},
    {"softplus", Softplus},
    {"softplus_backward", SoftplusBackward},
    {"softshrink", Softshrink},
    {"softshrink_backward", ShrinkBackward},
    {"tanh_backward", [](RuleContext& c) { c.Return(c[0] * (1 - c[1] * c[1])); }},
    {"threshold", [](RuleContext& c) { c.Return(Select(c[0] <= c[1], c[2], c[0])); }},
    {"threshold_backward", [](RuleContext& c) { c.Return(Select(c[1] <= c[2], 0, c[0])); }},
};

}  // namespace

absl::Span<const OpRule> ActivationRules() { return kActivationRules; }

}  // namespace backtape::jit
