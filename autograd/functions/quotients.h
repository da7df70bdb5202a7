#ifndef BACKTAPE_AUTOGRAD_FUNCTIONS_QUOTIENTS_H_
#define BACKTAPE_AUTOGRAD_FUNCTIONS_QUOTIENTS_H_

#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/variable.h"

// Quotients that are taken as 0 where the divisor is 0, for derivatives that do not exist at such points.
namespace backtape::formulas {

// a / b; where b is 0, the quotient and its derivatives are 0. The operands broadcast.
inline Variable QuotientOrZero(const Variable& a, const Variable& b) {
  const Variable is_zero = b == 0;
  // If only the quotient were masked, the backward of the division would multiply infinities with 0.
  return ops::masked_fill(a / ops::masked_fill(b, is_zero, 1), is_zero, 0);
}

// The derivative of a p-norm with respect to x: sgn x (|x| / norm)^(p-1). Where x or the norm is 0, it and its
// derivatives are 0. The operands broadcast; p is not 0, 1 or infinity.
inline Variable NormSlope(const Variable& x, const Variable& norm, double p) {
  if (p == 2) return QuotientOrZero(x, norm);
  const Variable ratio = QuotientOrZero(ops::abs(x), norm);
  const Variable is_zero = ratio == 0;
  const Variable power = ops::pow(ops::masked_fill(ratio, is_zero, 1), p - 1);
  return ops::sgn(x) * ops::masked_fill(power, is_zero, 0);
}

}  // namespace backtape::formulas

#endif  // BACKTAPE_AUTOGRAD_FUNCTIONS_QUOTIENTS_H_
