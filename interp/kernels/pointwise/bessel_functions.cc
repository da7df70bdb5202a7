#include "backtape/interp/kernels/pointwise/bessel_functions.h"

#include <math.h>

#include <cmath>
#include <limits>
#include <numbers>

namespace backtape::kernels {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// K(x) exp(x) for x > 1: the integral over t from 0 of exp(-x (cosh t - 1)) cosh(order t), A&S 9.6.24. The trapezoidal
// rule converges exponentially for such integrands; terms beyond the limit are below 1e-17 of the first.
double ScaledIntegral(int order, double x) {
  constexpr int kSteps = 64;
  const double step = std::acosh(1 + 40 / x) / kSteps;
  double sum = 0.5;
  for (int k = 1; k <= kSteps; ++k) {
    const double t = k * step;
    // cosh t - 1 without cancellation.
    const double half = std::sinh(t / 2);
    sum += std::exp(-2 * x * half * half) * std::cosh(order * t);
  }
  return sum * step;
}

constexpr double kSwitch = 2;     // up to here, the standard library's K is precise and does not underflow
constexpr double kTiny = 1e-300;  // below, the standard library throws, because 1 / x overflows

// K for 0 < x <= kSwitch. Near 0, K of order 0 is -log(x / 2) - Euler's constant, and K of order 1 is 1 / x (A&S 9.6.8,
// 9.6.9).
double SmallBesselK(int order, double x) {
  if (x >= kTiny) return std::cyl_bessel_k(order, x);
  return order == 0 ? std::numbers::ln2 - std::log(x) - std::numbers::egamma : 1 / x;
}

double BesselK(int order, double x) {
  if (!(x > 0)) return x == 0 ? kInfinity : kNaN;
  if (x <= kSwitch) return SmallBesselK(order, x);
  return x == kInfinity ? 0 : std::exp(-x) * ScaledIntegral(order, x);
}

double BesselKScaled(int order, double x) {
  if (!(x > 0)) return x == 0 ? kInfinity : kNaN;
  if (x <= kSwitch) return SmallBesselK(order, x) * std::exp(x);
  return x == kInfinity ? 0 : ScaledIntegral(order, x);
}

}  // namespace

double BesselJ0(double x) { return std::isinf(x) ? kNaN : ::j0(x); }
double BesselJ1(double x) { return std::isinf(x) ? kNaN : ::j1(x); }

// The C library sets errno at the pole, which costs more than the comparison.
double BesselY0(double x) {
  if (!(x > 0)) return x == 0 ? -kInfinity : kNaN;
  return x == kInfinity ? kNaN : ::y0(x);
}
double BesselY1(double x) {
  if (!(x > 0)) return x == 0 ? -kInfinity : kNaN;
  return x == kInfinity ? kNaN : ::y1(x);
}

double BesselK0(double x) { return BesselK(0, x); }
double BesselK0Scaled(double x) { return BesselKScaled(0, x); }
double BesselK1(double x) { return BesselK(1, x); }
double BesselK1Scaled(double x) { return BesselKScaled(1, x); }

double SphericalBesselJ0(double x) {
  if (std::isinf(x)) return 0;
  return x == 0 ? 1 : std::sin(x) / x;
}

double AiryAi(double x) {
  if (std::isinf(x) || std::isnan(x)) return kNaN;
  if (x > 103.892) return 0;
  if (std::abs(x) < 1e-100) return 0.355028053887817239;
  // A&S 10.4.14 and 10.4.15, the latter with J of order -1/3 in terms of J and Y.
  constexpr double kThird = 1.0 / 3;
  const double size = std::abs(x), argument = 2 * kThird * size * std::sqrt(size);
  if (x > 0) return std::sqrt(size * kThird) / std::numbers::pi * std::cyl_bessel_k(kThird, argument);
  const double j = std::cyl_bessel_j(kThird, argument), y = std::cyl_neumann(kThird, argument);
  return std::sqrt(size) / 2 * (j - y * std::numbers::inv_sqrt3);
}

}  // namespace backtape::kernels
