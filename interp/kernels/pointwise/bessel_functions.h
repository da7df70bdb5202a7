#ifndef BACKTAPE_INTERP_KERNELS_POINTWISE_BESSEL_FUNCTIONS_H_
#define BACKTAPE_INTERP_KERNELS_POINTWISE_BESSEL_FUNCTIONS_H_

// Bessel functions besides those of special_functions.h, in double precision. Poles and undefined values follow
// PyTorch: NaN for infinite arguments of J0, J1, Y0, Y1 and Ai, and for negative arguments of Y0, Y1, K0 and K1.
namespace backtape::kernels {

// Bessel functions of the first and second kind.
double BesselJ0(double x);
double BesselJ1(double x);
double BesselY0(double x);
double BesselY1(double x);

// Modified Bessel functions of the second kind. The scaled versions are multiplied by exp(x).
double BesselK0(double x);
double BesselK0Scaled(double x);
double BesselK1(double x);
double BesselK1Scaled(double x);

// sin(x) / x.
double SphericalBesselJ0(double x);

// The Airy function Ai. 0 above 103.892, where it is below the smallest double.
double AiryAi(double x);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_POINTWISE_BESSEL_FUNCTIONS_H_
