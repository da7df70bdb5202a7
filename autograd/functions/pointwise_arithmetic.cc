#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

Variable maybe_multiply(const Variable& t, const SymScalar& s) {
  const bool is_one = !s.is_symbolic() && s.scalar().to_double() == 1;
  return is_one ? t : t * s;
}

}  // namespace backtape::formulas
