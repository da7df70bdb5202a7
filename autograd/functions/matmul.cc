// Derivatives of matrix products. Each gradient gets the layout of its factor.
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/ops.h"

namespace backtape::formulas {
namespace {

// Compares expressions only, without a guard: the answer affects only the layout of a result.
bool IsColumnMajor(const SymIntSpan& sizes, const SymIntSpan& strides) {
  const size_t rows = sizes.get().size() - 2;  // a stack of matrices has a dim before its rows
  return strides.get()[rows] == SymInt(1) && strides.get()[rows + 1] == sizes.get()[rows];
}

Variable MatricesTransposed(const Variable& x) { return ops::transpose(x, -2, -1); }

}  // namespace

Variable mm_mat1_backward(const Variable& grad, const Variable& mat2, const SymIntSpan& mat1_sizes,
                          const SymIntSpan& mat1_strides, const SymScalar& alpha) {
  const bool is_transposed = IsColumnMajor(mat1_sizes, mat1_strides);
  return maybe_multiply(is_transposed ? ops::t(ops::mm(mat2, ops::t(grad))) : ops::mm(grad, ops::t(mat2)), alpha);
}

Variable mm_mat2_backward(const Variable& grad, const Variable& mat1, const SymIntSpan& mat2_sizes,
                          const SymIntSpan& mat2_strides, const SymScalar& alpha) {
  const bool is_transposed = IsColumnMajor(mat2_sizes, mat2_strides);
  return maybe_multiply(is_transposed ? ops::t(ops::mm(ops::t(grad), mat1)) : ops::mm(ops::t(mat1), grad), alpha);
}

Variable _grouped_mm_mat1_backward(const Variable& grad, const Variable& mat2, const SymIntSpan& mat1_sizes,
                                   const SymIntSpan& mat1_strides, const Variable& offs) {
  const bool is_transposed = IsColumnMajor(mat1_sizes, mat1_strides);
  return is_transposed ? MatricesTransposed(ops::_grouped_mm(mat2, MatricesTransposed(grad), offs))
                       : ops::_grouped_mm(grad, MatricesTransposed(mat2), offs);
}

Variable _grouped_mm_mat2_backward(const Variable& grad, const Variable& mat1, const SymIntSpan& mat2_sizes,
                                   const SymIntSpan& mat2_strides, const Variable& offs) {
  const bool is_transposed = IsColumnMajor(mat2_sizes, mat2_strides);
  return is_transposed ? MatricesTransposed(ops::_grouped_mm(MatricesTransposed(grad), mat1, offs))
                       : ops::_grouped_mm(MatricesTransposed(mat1), grad, offs);
}

}  // namespace backtape::formulas
