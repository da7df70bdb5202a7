#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/formula_support.h"
#include "backtape/autograd/ops.h"

namespace backtape::formulas {

// The indices count elements of a plane, the last two dims.
Variable max_pool2d_double_backward(const Variable& grad, const Variable& indices) {
  const auto with_flat_planes = [](const Variable& x) {
    std::vector<SymInt> sizes = SymSizesOf(x);
    const SymInt plane = sizes[sizes.size() - 2] * sizes.back();
    sizes.pop_back();
    sizes.back() = plane;
    return ops::reshape(x, sizes);
  };
  return ops::reshape(ops::gather(with_flat_planes(grad), -1, with_flat_planes(indices)), SymSizesOf(indices));
}

}  // namespace backtape::formulas
