// Derivatives of matrix products, in the layout of the factor that they belong to.
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/ops.h"

namespace backtape::formulas {
namespace {

// Compares expressions only, without a guard: the answer affects only the layout of a result.
bool IsColumnMajor(const SymIntSpan& sizes, const SymIntSpan& strides) {
  return strides.get()[0] == SymInt(1) && strides.get()[1] == sizes.get()[0];
}

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

}  // namespace backtape::formulas
