// Orthogonal polynomials, computed in double precision.
#include <limits>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/pointwise/polynomials.h"
#include "backtape/interp/kernels/pointwise_loop.h"

namespace backtape::kernels {
namespace {

using Polynomial = double(double x, double n);

absl::Status Evaluate(Polynomial polynomial, const Operand& x, const Operand& n, const Tensor& out) {
  return Map<kDouble>(out, {x, n}, [polynomial](double a, double degree) { return polynomial(a, degree); });
}

absl::Status EvaluateHermite(Polynomial polynomial, const Operand& x, const Operand& n, const Tensor& out) {
  return Map<kFloats>(out, {x, n}, [polynomial](auto a, auto degree) {
    using T = decltype(a);
    if (degree > kHermiteLimit<T>) return std::numeric_limits<T>::quiet_NaN();
    return static_cast<T>(polynomial(a, degree));
  });
}

}  // namespace

// Defines the three overloads: x and the degree n are tensors, or one of them is a number.
#define BACKTAPE_POLYNOMIAL(name, evaluate, polynomial)                                                              \
  absl::Status name(const Tensor& x, const Tensor& n, const Tensor& out) { return evaluate(polynomial, x, n, out); } \
  absl::Status name##_x_scalar(const Scalar& x, const Tensor& n, const Tensor& out) {                                \
    return evaluate(polynomial, x, n, out);                                                                          \
  }                                                                                                                  \
  absl::Status name##_n_scalar(const Tensor& x, const Scalar& n, const Tensor& out) {                                \
    return evaluate(polynomial, x, n, out);                                                                          \
  }
BACKTAPE_POLYNOMIAL(special_chebyshev_polynomial_t, Evaluate, ChebyshevT)
BACKTAPE_POLYNOMIAL(special_chebyshev_polynomial_u, Evaluate, ChebyshevU)
BACKTAPE_POLYNOMIAL(special_chebyshev_polynomial_v, Evaluate, ChebyshevV)
BACKTAPE_POLYNOMIAL(special_chebyshev_polynomial_w, Evaluate, ChebyshevW)
BACKTAPE_POLYNOMIAL(special_shifted_chebyshev_polynomial_t, Evaluate, ShiftedChebyshevT)
BACKTAPE_POLYNOMIAL(special_shifted_chebyshev_polynomial_u, Evaluate, ShiftedChebyshevU)
BACKTAPE_POLYNOMIAL(special_shifted_chebyshev_polynomial_v, Evaluate, ShiftedChebyshevV)
BACKTAPE_POLYNOMIAL(special_shifted_chebyshev_polynomial_w, Evaluate, ShiftedChebyshevW)
BACKTAPE_POLYNOMIAL(special_laguerre_polynomial_l, Evaluate, Laguerre)
BACKTAPE_POLYNOMIAL(special_legendre_polynomial_p, Evaluate, Legendre)
BACKTAPE_POLYNOMIAL(special_hermite_polynomial_h, EvaluateHermite, HermiteH)
BACKTAPE_POLYNOMIAL(special_hermite_polynomial_he, EvaluateHermite, HermiteHe)
#undef BACKTAPE_POLYNOMIAL

}  // namespace backtape::kernels
