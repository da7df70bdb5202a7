#include "backtape/interp/kernels/pointwise/special_functions.h"

#include <math.h>

#include <algorithm>
#include <cmath>
#include <concepts>
#include <limits>
#include <numbers>

namespace backtape::kernels {
namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// B(2j) of A&S 23.1, j = 1...
constexpr double kBernoulli[] = {1.0 / 6,  -1.0 / 30,       1.0 / 42, -1.0 / 30,
                                 5.0 / 66, -691.0 / 2730.0, 7.0 / 6,  -3617.0 / 510};

template <std::floating_point T>
T TrigammaAs(T x) {
  T sign = 1;
  T result = 0;
  if (x < T{0.5}) {
    // Reflection, A&S 6.4.7.
    constexpr T kPiT = std::numbers::pi_v<T>;
    const T sine = std::sin(kPiT * x);
    result -= (kPiT * kPiT) / (sine * sine);
    sign = -1;
    x = 1 - x;
  }
  // Recurrence, A&S 6.4.6, until the series below converges.
  for (; x < 15; x += 1) result += 1 / (x * x);
  // A&S 6.4.12: 1/x + 1/(2 x^2) + sum of B(2j) / x^(2j+1).
  const T reciprocal = 1 / x;
  const T square = reciprocal * reciprocal;
  T tail = 0;
  for (int j = 6; j >= 0; --j) tail = (tail + static_cast<T>(kBernoulli[j])) * square;
  return sign * (result + reciprocal * (1 + reciprocal / 2 + tail));
}

// The sum over k >= 0 of (q + k)^-s, for s >= 2 and q > 0.
double HurwitzZetaRight(double s, double q) {
  double sum = 0;
  for (; q < 15; q += 1) sum += std::pow(q, -s);
  // Euler-Maclaurin, A&S 23.1.30. Written so that q = inf gives NaN, like PyTorch's zeta.
  const double first = std::pow(q, -s);
  sum += first * q / (s - 1) + first / 2;
  // s (s+1) ... (s+2j-2) q^(1-2j-s) / (2j)!
  double factor = s * first / q / 2;
  for (int j = 1; j <= 8; ++j) {
    const double term = kBernoulli[j - 1] * factor;
    sum += term;
    if (!(std::abs(term) > 1e-17 * std::abs(sum))) break;
    factor *= (s + 2 * j - 1) * (s + 2 * j) / (q * q * (2 * j + 1) * (2 * j + 2));
  }
  return sum;
}

// HurwitzZetaRight extended to every q; infinite at 0 and the negative integers.
double HurwitzZeta(double s, double q) {
  // As s grows, the terms with |q + k| < 1 dominate all others.
  if (s == kInfinity && q <= 1) return q == 1 ? 1 : kInfinity;
  if (!(q <= 0)) return HurwitzZetaRight(s, q);
  const double below = std::floor(q);
  if (q == below) return kInfinity;
  // The terms with q + k > 0, then the negative ones, from zero outwards.
  const double fraction = q - below;
  const double left = HurwitzZetaRight(s, 1 - fraction) - HurwitzZetaRight(s, 1 - q);
  return HurwitzZetaRight(s, fraction) + (std::fmod(s, 2) == 0 ? left : -left);
}

// At this x, the series in powers of x and of 1/x are both accurate to double precision.
constexpr double kBesselSwitch = 25;

// A&S 9.6.10, orders 0 and 1.
double BesselPowerSeries(int order, double x) {
  const double square = x * x / 4;
  double term = order == 0 ? 1 : x / 2;
  double sum = term;
  for (int k = 1; term > 1e-17 * sum; ++k) {
    term *= square / (static_cast<double>(k) * (k + order));
    sum += term;
  }
  return sum;
}

// I(x) exp(-x), A&S 9.7.1.
double BesselAsymptotic(int order, double x) {
  const double mu = 4.0 * order * order;
  double term = 1;
  double sum = 1;
  for (int k = 1; std::abs(term) > 1e-17; ++k) {
    const double odd = 2 * k - 1;
    term *= (odd * odd - mu) / (8 * k * x);
    sum += term;
  }
  // For larger x, the product could overflow.
  return sum / (x < 1e300 ? std::sqrt(2 * kPi * x) : std::sqrt(2 * kPi) * std::sqrt(x));
}

double BesselScaled(int order, double x) {
  return x < kBesselSwitch ? std::exp(-x) * BesselPowerSeries(order, x) : BesselAsymptotic(order, x);
}

double Bessel(int order, double x) {
  if (x < kBesselSwitch) return BesselPowerSeries(order, x);
  // Two steps, because exp(x) overflows before I(x) does.
  const double half = std::exp(x / 2);
  return half * BesselAsymptotic(order, x) * half;
}

// The inverse of erf with a relative error below 5e-7, for y >= 0 and w = -log(1 - y^2) < 17. M. Giles, "Approximating
// the erfinv function" (2010), table 5.
double InverseErfInSingle(double y, double w) {
  constexpr double kCentral[] = {2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087,
                                 -0.00125372503, -0.00417768164, 0.246640727,    1.50140941};
  constexpr double kTail[] = {-0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773,
                              -0.0076224613,   0.00943887047,  1.00167406,    2.83297682};
  const bool is_central = w < 5;
  const double at = is_central ? w - 2.5 : std::sqrt(w) - 3;
  double sum = 0;
  for (const double coefficient : is_central ? kCentral : kTail) sum = sum * at + coefficient;
  return sum * y;
}

}  // namespace

double LogGamma(double x) {
  int sign = 0;
  return ::lgamma_r(x, &sign);
}

double RiemannHurwitzZeta(double s, double q) {
  if (s == 1) return kInfinity;
  if (s < 1) return kNaN;
  if (q <= 0) {
    if (q == std::floor(q)) return kInfinity;
    if (s != std::floor(s)) return kNaN;
  }
  return std::isnan(s) ? kNaN : HurwitzZeta(s, q);
}

double Digamma(double x) {
  if (x == 0) return std::copysign(kInfinity, -x);
  if (x < 0) {
    if (x == std::trunc(x)) return kNaN;
    // Reflection, A&S 6.3.7; the tangent has period 1 in x.
    return Digamma(1 - x) - kPi / std::tan(kPi * std::fmod(x, 1.0));
  }
  double result = 0;
  // Recurrence, A&S 6.3.5, until the series below converges.
  for (; x < 15; x += 1) result -= 1 / x;
  // A&S 6.3.18: log(x) - 1/(2x) - sum of B(2j) / (2j x^2j).
  const double square = 1 / (x * x);
  double tail = 0;
  for (int j = 7; j >= 1; --j) tail = (tail + kBernoulli[j - 1] / (2 * j)) * square;
  return result + std::log(x) - 0.5 / x - tail;
}

float Trigamma(float x) { return TrigammaAs(x); }
double Trigamma(double x) { return TrigammaAs(x); }

// A&S 6.4.10.
double Polygamma(int64_t n, double x) {
  const double order = static_cast<double>(n);
  const double magnitude = std::exp(LogGamma(order + 1)) * HurwitzZeta(order + 1, x);
  return n % 2 == 0 ? -magnitude : magnitude;
}

double BesselI0(double x) { return Bessel(0, std::abs(x)); }
double BesselI0Scaled(double x) { return BesselScaled(0, std::abs(x)); }
double BesselI1(double x) { return std::copysign(Bessel(1, std::abs(x)), x); }
double BesselI1Scaled(double x) { return std::copysign(BesselScaled(1, std::abs(x)), x); }

double InverseErf(double y) {
  const double target = std::abs(y);
  if (!(target < 1)) return target == 1 ? std::copysign(kInfinity, y) : kNaN;
  const double log = std::log((1 - target) * (1 + target));
  double x;
  int steps = 1;
  if (log > -17) {
    x = InverseErfInSingle(target, -log);
  } else {
    // Winitzki, "A handy approximation for the error function and its inverse" (2008), equation 7.
    constexpr double kA = 0.147;
    const double half = 2 / (kPi * kA) + log / 2;
    x = std::sqrt(std::sqrt(half * half - log / kA) - half);
    steps = 3;
  }
  // Halley's method: each step triples the number of correct digits, of which Winitzki's approximation has 3. Near 1,
  // working with the complement preserves the digits.
  for (; steps > 0; --steps) {
    const double error = target < 0.75 ? std::erf(x) - target : (1 - target) - std::erfc(x);
    const double newton = error / (2 * std::numbers::inv_sqrtpi * std::exp(-x * x));
    x -= newton / (1 + x * newton);
  }
  return std::copysign(x, y);
}

double NormalQuantile(double p) {
  if (!(p >= 0 && p <= 1)) return kNaN;
  const double tail = std::min(p, 1 - p);
  if (tail == 0) return p == 0 ? -kInfinity : kInfinity;
  if (tail > 0.25) return std::numbers::sqrt2 * InverseErf(2 * p - 1);
  // x with erfc(x) = 2 tail: Winitzki's approximation as in InverseErf, then Newton's method for the logarithm of erfc,
  // which keeps all digits of small numbers.
  constexpr double kA = 0.147;
  const double log = std::log(4 * tail * (1 - tail)), target = std::log(2 * tail);
  const double half = 2 / (kPi * kA) + log / 2;
  double x = std::sqrt(std::sqrt(half * half - log / kA) - half);
  for (int step = 0; step < 5; ++step) {
    const double scaled = ScaledErfc(x);
    x += (std::log(scaled) - x * x - target) * scaled / (2 * std::numbers::inv_sqrtpi);
  }
  return p < 0.5 ? -std::numbers::sqrt2 * x : std::numbers::sqrt2 * x;
}

double ScaledErfc(double x) {
  if (x < -27) return kInfinity;
  if (x < 10) {
    // The exponential would magnify the rounding error of x^2.
    const double square = x * x;
    const double rest = std::fma(x, x, -square);
    return std::exp(square) * (1 + rest) * std::erfc(x);
  }
  // A&S 7.1.23.
  const double ratio = 1 / (2 * x * x);
  double term = 1;
  double sum = 1;
  for (int m = 1; std::abs(term) > 1e-17; ++m) {
    term *= -(2 * m - 1) * ratio;
    sum += term;
  }
  return sum * std::numbers::inv_sqrtpi / x;
}

double LogNormalCdf(double x) {
  const double scaled = x * (std::numbers::sqrt2 / 2);
  if (x < -1) return std::log(ScaledErfc(-scaled) / 2) - scaled * scaled;
  return std::log1p(-std::erfc(scaled) / 2);
}

}  // namespace backtape::kernels
