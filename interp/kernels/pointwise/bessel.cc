// Bessel functions, computed in double precision. Those of the first kind with imaginary argument are in special.cc.
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise/bessel_functions.h"
#include "backtape/interp/kernels/pointwise_loop.h"

namespace backtape::kernels {

absl::Status special_bessel_j0(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double a) { return BesselJ0(a); });
}
absl::Status special_bessel_j1(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double a) { return BesselJ1(a); });
}
absl::Status special_bessel_y0(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double a) { return BesselY0(a); });
}
absl::Status special_bessel_y1(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double a) { return BesselY1(a); });
}
absl::Status special_modified_bessel_k0(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double a) { return BesselK0(a); });
}
absl::Status special_modified_bessel_k1(const Tensor& self, const Tensor& out) {
  return Map<kDouble>(out, {self}, [](double a) { return BesselK1(a); });
}
absl::Status special_scaled_modified_bessel_k0(const Tensor& x, const Tensor& out) {
  return Map<kDouble>(out, {x}, [](double a) { return BesselK0Scaled(a); });
}
absl::Status special_scaled_modified_bessel_k1(const Tensor& x, const Tensor& out) {
  return Map<kDouble>(out, {x}, [](double a) { return BesselK1Scaled(a); });
}
absl::Status special_spherical_bessel_j0(const Tensor& x, const Tensor& out) {
  return Map<kDouble>(out, {x}, [](double a) { return SphericalBesselJ0(a); });
}
absl::Status special_airy_ai(const Tensor& x, const Tensor& out) {
  return Map<kDouble>(out, {x}, [](double a) { return AiryAi(a); });
}

}  // namespace backtape::kernels
