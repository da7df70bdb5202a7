// Derivatives of ops that move elements.
#include <optional>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::formulas {

Variable trace_backward(const Variable& grad, const SymIntSpan& sizes) {
  const SymInt &rows = sizes.get()[0], &columns = sizes.get()[1];
  return ops::diagonal_backward(ops::expand(grad, {SymSmaller(rows, columns)}), sizes, 0, 0, 1);
}

// Requires a row-major input: then the strides of the view apply to the gradient too.
Variable as_strided_scatter_backward(const Variable& grad, const TensorGeometry& input_geometry,
                                     const TensorGeometry& src_geometry, const SymIntSpan& size,
                                     const SymIntSpan& stride, const std::optional<SymInt>& storage_offset) {
  const Variable zeros = ops::new_zeros(grad, src_geometry.sizes);
  return ops::as_strided_scatter(ops::contiguous(grad), zeros, size, stride, storage_offset);
}

Variable channel_shuffle_backward(const Variable& grad, const SymInt& groups) {
  return ops::channel_shuffle(grad, SymInt::FloorDiv(SymSizeOf(grad, 1), groups));
}

}  // namespace backtape::formulas
