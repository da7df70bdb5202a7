// Ops that return numbers: a tensor's sizes, strides or offset, or the element of a tensor with one element.
#include "absl/strings/str_cat.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

absl::StatusOr<int64_t> DimOf(const TensorType& self, int64_t dim) {
  if (self.dim() == 0) return ShapeError("dimension specified as ", dim, " but tensor has no dimensions");
  return WrapDim(dim, self.dim());
}

}  // namespace

absl::StatusOr<SymInt> _local_scalar_dense(ShapeContext& ctx, const TensorType& self) {
  // Python's floats and bools have no type here: ReplaceFloatNumbers replaces them before a graph runs.
  if (!IsInteger(self.dtype)) {
    return absl::UnimplementedError(absl::StrCat(
        "the value of a tensor can be read as a number only if its dtype is an integer type, got ", self.ToString()));
  }
  if (!ctx.Eq(self.numel(), 1, "the tensor has one element")) {
    return ShapeError("a tensor with ", self.numel().ToString(), " elements cannot be converted to a scalar");
  }
  return OpenSize(0);
}

absl::StatusOr<bool> is_same_size(ShapeContext& ctx, const TensorType& self, const TensorType& other) {
  if (self.dim() != other.dim()) return false;
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (!ctx.Eq(self.sizes[d], other.sizes[d], "whether the sizes are equal")) return false;
  }
  return true;
}

absl::StatusOr<SymInt> sym_size_int(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_ASSIGN_OR_RETURN(dim, DimOf(self, dim));
  return self.sizes[dim];
}

absl::StatusOr<SymInt> sym_stride_int(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_ASSIGN_OR_RETURN(dim, DimOf(self, dim));
  if (!self.strides.has_value()) return ShapeError("the strides of ", self.ToString(), " are not known");
  return (*self.strides)[dim];
}

absl::StatusOr<SymInt> sym_numel(ShapeContext& ctx, const TensorType& self) { return self.numel(); }

absl::StatusOr<SymInt> sym_storage_offset(ShapeContext& ctx, const TensorType& self) {
  if (!self.strides.has_value()) return ShapeError("the storage offset of ", self.ToString(), " is not known");
  return self.storage_offset;
}

}  // namespace backtape::shape_rules
