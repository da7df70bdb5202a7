#ifndef BACKTAPE_INTERP_KERNELS_POINTWISE_POLYNOMIALS_H_
#define BACKTAPE_INTERP_KERNELS_POINTWISE_POLYNOMIALS_H_

// Orthogonal polynomials of degree n at x, as PyTorch computes them. A fractional n is truncated; a negative n, NaN,
// and an n of 2^63 or more give 0. The "shifted" Chebyshev polynomials are those at 2 x - 1. Where no closed form
// applies, the value is computed by a recurrence of n steps; unlike in PyTorch, the result is then NaN if n is above
// 2^20.
namespace backtape::kernels {

double ChebyshevT(double x, double n);
double ChebyshevU(double x, double n);
double ChebyshevV(double x, double n);
double ChebyshevW(double x, double n);
double ShiftedChebyshevT(double x, double n);
double ShiftedChebyshevU(double x, double n);
double ShiftedChebyshevV(double x, double n);
double ShiftedChebyshevW(double x, double n);

// The physicists' and the probabilists' polynomials.
double HermiteH(double x, double n);
double HermiteHe(double x, double n);
// The degree above which PyTorch returns NaN for the Hermite polynomials.
template <typename T>
inline constexpr double kHermiteLimit = sizeof(T) == sizeof(double) ? 512 : 128;

double Laguerre(double x, double n);
double Legendre(double x, double n);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_POINTWISE_POLYNOMIALS_H_
