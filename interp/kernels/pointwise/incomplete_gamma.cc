// The incomplete gamma functions: a power series for x below the order a, and Legendre's continued fraction above it
// (A&S 6.5.29 and 6.5.31). Both begin with the density x^a exp(-x) / gamma(a + 1), which is computed around its maximum
// x = a so that it stays precise for large orders.
#include <cmath>
#include <limits>
#include <numbers>

#include "backtape/interp/kernels/pointwise/special_functions.h"

namespace backtape::kernels {
namespace {

constexpr double kEpsilonOfGamma = std::numeric_limits<double>::epsilon();
// Near x = a, the number of terms grows with the square root of a.
constexpr int kMaxTerms = 1000000;

// log(1 + x) - x for small x, where the two nearly cancel.
double LogOfOnePlusMinus(double x) {
  double power = -x * x, sum = 0;
  for (int k = 2; k < 60; ++k) {
    const double term = power / k;
    sum += term;
    if (std::abs(term) < kEpsilonOfGamma * std::abs(sum)) break;
    power *= -x;
  }
  return sum;
}

// log gamma(a + 1) minus Stirling's a log(a) - a + log(2 pi a) / 2, for a >= 10.
double StirlingRest(double a) {
  const double inverse = 1 / a, square = inverse * inverse;
  return inverse * (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1260 - square * (1.0 / 1680 - square / 1188))));
}

// x^a exp(-x) / gamma(a + 1).
double Density(double a, double x) {
  if (a < 10) return std::exp(a * std::log(x) - x - LogGamma(a + 1));
  const double distance = (x - a) / a;
  const double exponent = std::abs(distance) < 0.3 ? LogOfOnePlusMinus(distance) : std::log(x / a) - distance;
  return std::exp(a * exponent - StirlingRest(a)) / std::sqrt(2 * std::numbers::pi * a);
}

double LowerBySeries(double a, double x) {
  double term = 1, sum = 1;
  for (int k = 1; k < kMaxTerms && term > sum * kEpsilonOfGamma; ++k) {
    term *= x / (a + k);
    sum += term;
  }
  return sum * Density(a, x);
}

// Lentz's method.
double UpperByFraction(double a, double x) {
  constexpr double kTiny = 1e-300;
  double b = x + 1 - a, c = 1 / kTiny, d = 1 / (b == 0 ? kTiny : b), fraction = d;
  for (int k = 1; k < kMaxTerms; ++k) {
    const double numerator = -k * (k - a);
    b += 2;
    d = numerator * d + b;
    if (std::abs(d) < kTiny) d = kTiny;
    c = b + numerator / c;
    if (std::abs(c) < kTiny) c = kTiny;
    d = 1 / d;
    const double factor = c * d;
    fraction *= factor;
    if (std::abs(factor - 1) <= kEpsilonOfGamma) break;
  }
  return fraction * a * Density(a, x);
}

// The lower function (0, 1 or NaN) where neither method applies; -1 elsewhere.
double LowerAtEdge(double a, double x) {
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  if (std::isnan(a) || std::isnan(x) || a < 0 || x < 0) return kNaN;
  if (a == 0) return x > 0 ? 1 : kNaN;
  if (x == 0) return 0;
  if (std::isinf(a)) return std::isinf(x) ? kNaN : 0;
  return std::isinf(x) ? 1 : -1;
}

bool IsBelow(double a, double x) { return x <= 1 || x < a + 1; }

}  // namespace

double LowerGamma(double a, double x) {
  const double edge = LowerAtEdge(a, x);
  if (!(edge < 0)) return edge;
  return IsBelow(a, x) ? LowerBySeries(a, x) : 1 - UpperByFraction(a, x);
}

double UpperGamma(double a, double x) {
  const double edge = LowerAtEdge(a, x);
  if (!(edge < 0)) return 1 - edge;
  return IsBelow(a, x) ? 1 - LowerBySeries(a, x) : UpperByFraction(a, x);
}

}  // namespace backtape::kernels
