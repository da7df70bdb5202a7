// In-place ops of which no functional row makes them.
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/formula_support.h"
#include "backtape/autograd/ops.h"

namespace backtape::decompositions {

Variable __iand___Tensor(const Variable& self, const Variable& other) { return ops::bitwise_and_(self, other); }
Variable __iand___Scalar(const Variable& self, const SymScalar& other) { return ops::bitwise_and_(self, other); }
Variable __ior___Tensor(const Variable& self, const Variable& other) { return ops::bitwise_or_(self, other); }
Variable __ior___Scalar(const Variable& self, const SymScalar& other) { return ops::bitwise_or_(self, other); }
Variable __ixor___Tensor(const Variable& self, const Variable& other) { return ops::bitwise_xor_(self, other); }
Variable __ixor___Scalar(const Variable& self, const SymScalar& other) { return ops::bitwise_xor_(self, other); }

// Writes the elements whose indices are equal; with `wrap`, of a tall matrix the diagonal begins again below.
Variable fill_diagonal_(const Variable& self, const SymScalar& fill_value, bool wrap) {
  if (self.dim() < 2) Reject("fill_diagonal_", "expected at least 2 dims");
  const std::vector<SymInt> sizes = SymSizesOf(self), strides = SymStridesOf(self);
  SymInt shortest = sizes[0], step = 0;
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (sizes.size() > 2 && !SymEqual(sizes[d], sizes[0])) Reject("fill_diagonal_", "all sizes must be equal");
    shortest = SymInt::Min(shortest, sizes[d]);
    step += strides[d];
  }
  ops::fill_(ops::as_strided(self, {shortest}, {step}, SymStorageOffsetOf(self)), fill_value);
  if (wrap && sizes.size() == 2 && SymLess(sizes[1] + SymInt(1), sizes[0])) {
    const SymInt left = sizes[0] - sizes[1] - SymInt(1);
    const SymInt offset = strides[0] * (sizes[1] + SymInt(1));
    // The rows below are treated as a matrix of their own.
    const Variable below = ops::as_strided(self, {left, sizes[1]}, {strides[0], strides[1]},
                                           SymStorageOffsetOf(self) + offset);
    fill_diagonal_(below, fill_value, true);
  }
  return self;
}

}  // namespace backtape::decompositions
