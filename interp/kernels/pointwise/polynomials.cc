#include "backtape/interp/kernels/pointwise/polynomials.h"

#include <cmath>
#include <cstdint>
#include <limits>

namespace backtape::kernels {
namespace {

// -1 for a degree that is not a number or too large.
int64_t Degree(double n) { return std::abs(n) < 0x1p63 ? static_cast<int64_t>(n) : -1; }

double AlternatingSign(int64_t n) { return n % 2 == 0 ? 1 : -1; }

// The limit of the recurrence; higher degrees yield NaN. PyTorch has no limit, so one huge degree stalls its run.
constexpr int64_t kMaxDegree = 1 << 20;

// p[n] with p[0] = 1, p[1] = `first` and p[k] = next(k, p[k - 1], p[k - 2]).
template <typename F>
double Recurrence(int64_t n, double first, F next) {
  if (n > kMaxDegree) return std::numeric_limits<double>::quiet_NaN();
  if (n < 0) return 0;
  if (n == 0) return 1;
  double before = 1, last = first;
  for (int64_t k = 2; k <= n && !std::isnan(last); ++k) {
    const double value = next(static_cast<double>(k), last, before);
    before = last;
    last = value;
  }
  return last;
}

// The recurrence of all four kinds. For higher degrees inside (-1, 1) the trigonometric forms below are used, which are
// as precise and take the same time for every degree.
double ChebyshevRecurrence(int64_t n, double x, double first) {
  return Recurrence(n, first, [x](double, double last, double before) { return 2 * x * last - before; });
}

bool IsTrigonometric(int64_t n, double x) { return n > 6 && std::abs(x) < 1; }

}  // namespace

double ChebyshevT(double x, double n) {
  const int64_t degree = Degree(n);
  if (degree >= 0 && std::abs(x) == 1) return x > 0 ? 1 : AlternatingSign(degree);
  if (IsTrigonometric(degree, x)) return std::cos(static_cast<double>(degree) * std::acos(x));
  return ChebyshevRecurrence(degree, x, x);
}

double ChebyshevU(double x, double n) {
  const int64_t degree = Degree(n);
  const auto next = static_cast<double>(degree) + 1;
  if (degree >= 0 && std::abs(x) == 1) return x > 0 ? next : AlternatingSign(degree) * next;
  if (IsTrigonometric(degree, x)) return std::sin(next * std::acos(x)) / std::sin(std::acos(x));
  return ChebyshevRecurrence(degree, x, 2 * x);
}

double ChebyshevV(double x, double n) {
  const int64_t degree = Degree(n);
  const double half = static_cast<double>(degree) + 0.5;
  if (degree >= 0 && std::abs(x) == 1) return x > 0 ? 1 : AlternatingSign(degree) * 2 * half;
  if (IsTrigonometric(degree, x)) return std::cos(half * std::acos(x)) / std::cos(std::acos(x) / 2);
  return ChebyshevRecurrence(degree, x, 2 * x - 1);
}

double ChebyshevW(double x, double n) {
  const int64_t degree = Degree(n);
  const double half = static_cast<double>(degree) + 0.5;
  if (degree >= 0 && std::abs(x) == 1) return x > 0 ? 2 * half : AlternatingSign(degree);
  if (IsTrigonometric(degree, x)) return std::sin(half * std::acos(x)) / std::sin(std::acos(x) / 2);
  return ChebyshevRecurrence(degree, x, 2 * x + 1);
}

double ShiftedChebyshevT(double x, double n) { return ChebyshevT(2 * x - 1, n); }
double ShiftedChebyshevU(double x, double n) { return ChebyshevU(2 * x - 1, n); }
double ShiftedChebyshevV(double x, double n) { return ChebyshevV(2 * x - 1, n); }
double ShiftedChebyshevW(double x, double n) { return ChebyshevW(2 * x - 1, n); }

// A&S 22.7.13 and 22.7.14.
double HermiteH(double x, double n) {
  return Recurrence(Degree(n), 2 * x,
                    [x](double k, double last, double before) { return 2 * x * last - 2 * (k - 1) * before; });
}
double HermiteHe(double x, double n) {
  return Recurrence(Degree(n), x, [x](double k, double last, double before) { return x * last - (k - 1) * before; });
}

// A&S 22.7.12.
double Laguerre(double x, double n) {
  const int64_t degree = Degree(n);
  if (degree >= 0 && x == 0) return 1;
  return Recurrence(degree, 1 - x, [x](double k, double last, double before) {
    return ((2 * k - 1 - x) * last - (k - 1) * before) / k;
  });
}

// A&S 22.7.10.
double Legendre(double x, double n) {
  const int64_t degree = Degree(n);
  if (degree >= 0 && std::abs(x) == 1) return x > 0 ? 1 : AlternatingSign(degree);
  return Recurrence(
      degree, x, [x](double k, double last, double before) { return ((2 * k - 1) * x * last - (k - 1) * before) / k; });
}

}  // namespace backtape::kernels
