// Shape rules of codegen_spec/ops/sym.yaml.

#include "absl/strings/str_cat.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

absl::StatusOr<int64_t> WrapDim(int64_t dim, const TensorType& type) {
  if (dim < -type.dim() || dim >= type.dim()) {
    return absl::InvalidArgumentError(absl::StrCat("dim ", dim, " is out of range for ", type.ToString()));
  }
  return dim < 0 ? dim + type.dim() : dim;
}

absl::Status RequireStrides(const TensorType& type) {
  if (type.strides.has_value()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("the strides of ", type.ToString(), " are not known"));
}

}  // namespace

absl::StatusOr<SymInt> sym_numel(ShapeContext& ctx, const TensorType& self) { return self.numel(); }

absl::StatusOr<SymInt> sym_size_int(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self));
  return self.sizes[dim];
}

absl::StatusOr<SymInt> sym_storage_offset(ShapeContext& ctx, const TensorType& self) {
  BACKTAPE_RETURN_IF_ERROR(RequireStrides(self));
  return self.storage_offset;
}

absl::StatusOr<SymInt> sym_stride_int(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireStrides(self));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self));
  return (*self.strides)[dim];
}

}  // namespace backtape::shape_rules
