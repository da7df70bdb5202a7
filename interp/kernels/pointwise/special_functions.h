#ifndef BACKTAPE_INTERP_KERNELS_POINTWISE_SPECIAL_FUNCTIONS_H_
#define BACKTAPE_INTERP_KERNELS_POINTWISE_SPECIAL_FUNCTIONS_H_

#include <cstdint>

// Special functions of one real number that the C++ library lacks, to nearly double precision (a few units in the last
// place, except close to zeros). "A&S" is Abramowitz and Stegun, Handbook of Mathematical Functions. Poles and
// undefined values follow PyTorch.
namespace backtape::kernels {

// log |gamma(x)|; unlike std::lgamma, it writes no global.
double LogGamma(double x);

// psi(x), the derivative of LogGamma. -inf at 0, inf at -0, NaN at negative integers.
double Digamma(double x);

// psi'(x). At negative integers, PyTorch returns a large number instead of infinity, because the reflection formula
// loses precision there. These functions return the same number. It depends on the dtype, so each dtype has its own
// function.
float Trigamma(float x);
double Trigamma(double x);

// The n-th derivative of psi, n >= 2.
double Polygamma(int64_t n, double x);

// The sum over k >= 0 of (q + k)^-s. Infinite for s = 1 and at poles q = 0, -1, ...; NaN for s < 1, and for a negative
// q with a fractional s.
double RiemannHurwitzZeta(double s, double q);

// The incomplete gamma functions of order a, divided by gamma(a): the integral of t^(a-1) exp(-t) from 0 to x, and from
// x to infinity. NaN for negative a or x.
double LowerGamma(double a, double x);
double UpperGamma(double a, double x);

// Modified Bessel functions of the first kind. The scaled versions are multiplied by exp(-|x|).
double BesselI0(double x);
double BesselI0Scaled(double x);
double BesselI1(double x);
double BesselI1Scaled(double x);

// The inverse of std::erf on [-1, 1].
double InverseErf(double y);

// The inverse of the standard normal cumulative distribution function on [0, 1].
double NormalQuantile(double p);

// exp(x^2) erfc(x).
double ScaledErfc(double x);

// The logarithm of the standard normal cumulative distribution function.
double LogNormalCdf(double x);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_POINTWISE_SPECIAL_FUNCTIONS_H_
