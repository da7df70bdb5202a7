#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"

namespace backtape::formulas {

// An index counts the elements of a plane, which consists of the last `dim` dims.
Variable max_pool_double_backward(const Variable& grad, const Variable& indices, int64_t dim) {
  const auto with_flat_planes = [&](const Variable& x) {
    std::vector<SymInt> sizes = SymSizesOf(x);
    SymInt plane = 1;
    for (int64_t d = 0; d < dim; ++d) {
      plane *= sizes.back();
      sizes.pop_back();
    }
    sizes.push_back(plane);
    return ops::reshape(x, sizes);
  };
  return ops::reshape(ops::gather(with_flat_planes(grad), -1, with_flat_planes(indices)), SymSizesOf(indices));
}

}  // namespace backtape::formulas
