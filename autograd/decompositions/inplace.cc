// In-place ops that are not generated from a functional op's row in codegen_spec/ops.
#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"

namespace backtape::decompositions {

Variable __iand___Tensor(const Variable& self, const Variable& other) { return ops::bitwise_and_(self, other); }
Variable __iand___Scalar(const Variable& self, const SymScalar& other) { return ops::bitwise_and_(self, other); }
Variable __ior___Tensor(const Variable& self, const Variable& other) { return ops::bitwise_or_(self, other); }
Variable __ior___Scalar(const Variable& self, const SymScalar& other) { return ops::bitwise_or_(self, other); }
Variable __ixor___Tensor(const Variable& self, const Variable& other) { return ops::bitwise_xor_(self, other); }
Variable __ixor___Scalar(const Variable& self, const SymScalar& other) { return ops::bitwise_xor_(self, other); }

// Fills the diagonal: the elements whose indices are all equal. With `wrap`, the diagonal of a tall matrix begins again
// below its end.
Variable fill_diagonal_(const Variable& self, const SymScalar& fill_value, Flag wrap) {
  if (self.dim() < 2) Reject("fill_diagonal_", absl::StrCat("expected at least 2 dims, got ", self.dim()));
  for (int64_t d = 1; self.dim() > 2 && d < self.dim(); ++d) {
    if (!SymEqual(SymSizeOf(self, d), SymSizeOf(self, 0)))
      Reject("fill_diagonal_", absl::StrCat("all sizes must be equal, got ", self.type().ToString()));
  }
  if (wrap && self.dim() == 2) {
    // The diagonal crosses row i in column i mod (columns + 1), if the matrix has that column.
    const SymInt rows = SymSizeOf(self, 0), columns = SymSizeOf(self, 1);
    const Variable column = ops::remainder(ops::arange(SymScalar(rows), DType::kInt64), SymScalar(columns + SymInt(1)));
    const Variable is_filled = ops::eq(ops::unsqueeze(column, 1), ops::arange(SymScalar(columns), DType::kInt64));
    ops::masked_fill_(self, is_filled, fill_value);
    return self;
  }
  // The last dim of `written` runs along the diagonal of all dims merged so far. Each step merges it with the first
  // dim.
  Variable written = ops::diagonal(self, 0, 0, 1);
  while (written.dim() > 1) written = ops::diagonal(written, 0, 0, -1);
  ops::fill_(written, fill_value);
  return self;
}

}  // namespace backtape::decompositions
