#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"

namespace backtape::formulas {

namespace {

// Merges the last `dim` dims, those of a plane.
Variable WithFlatPlanes(const Variable& x, int64_t dim) {
  std::vector<SymInt> sizes = SymSizesOf(x);
  SymInt plane = 1;
  for (int64_t d = 0; d < dim; ++d) {
    plane *= sizes.back();
    sizes.pop_back();
  }
  sizes.push_back(plane);
  return ops::reshape(x, sizes);
}

// The indices of the maxima in the planes of `input`.
Variable IndicesOf(const Variable& offsets, const Variable& input, const SymIntSpan& kernel_size,
                   const SymIntSpan& stride, const SymIntSpan& padding, const SymIntSpan& dilation) {
  std::vector<SymInt> plane = SymSizesOf(input);
  plane.erase(plane.begin(), plane.end() - static_cast<int64_t>(kernel_size.get().size()));
  return ops::_low_memory_max_pool_offsets_to_indices(offsets, kernel_size, plane, stride, padding, dilation);
}

}  // namespace

// An index is the position of an element in its plane, which consists of the last `dim` dims.
Variable max_pool_double_backward(const Variable& grad, const Variable& indices, int64_t dim) {
  return ops::reshape(ops::gather(WithFlatPlanes(grad, dim), -1, WithFlatPlanes(indices, dim)), SymSizesOf(indices));
}

Variable low_memory_max_pool_backward(const Variable& grad, const Variable& self, const SymIntSpan& kernel_size,
                                      const SymIntSpan& stride, const SymIntSpan& padding, const SymIntSpan& dilation,
                                      const Variable& offsets) {
  const auto dim = static_cast<int64_t>(kernel_size.get().size());
  const Variable indices = IndicesOf(offsets, self, kernel_size, stride, padding, dilation);
  const Variable flat = WithFlatPlanes(ops::zeros_like(self), dim);
  return ops::reshape(ops::scatter_add(flat, -1, WithFlatPlanes(indices, dim), WithFlatPlanes(grad, dim)),
                      SymSizesOf(self));
}

Variable low_memory_max_pool_jvp(const Variable& tangent, const Variable& offsets, const SymIntSpan& kernel_size,
                                 const SymIntSpan& stride, const SymIntSpan& padding, const SymIntSpan& dilation) {
  const Variable indices = IndicesOf(offsets, tangent, kernel_size, stride, padding, dilation);
  return max_pool_double_backward(tangent, indices, static_cast<int64_t>(kernel_size.get().size()));
}

}  // namespace backtape::formulas
