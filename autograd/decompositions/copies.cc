// Copying forms of view ops: each clones the result of the view op.
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/ops.h"

namespace backtape::decompositions {
namespace {

Variable CopyOfView(const Variable& view) { return ops::clone(view, MemoryFormat::kContiguous); }

variable_list CopyOfViews(const variable_list& views) {
  variable_list copies;
  for (const Variable& view : views) copies.push_back(CopyOfView(view));
  return copies;
}

}  // namespace

Variable alias_copy(const Variable& self) { return CopyOfView(self); }
Variable as_strided_copy(const Variable& self, const SymIntSpan& size, const SymIntSpan& stride,
                         const std::optional<SymInt>& storage_offset) {
  return CopyOfView(ops::as_strided(self, size, stride, storage_offset));
}
Variable detach_copy(const Variable& self) { return CopyOfView(ops::detach(self)); }
Variable diagonal_copy(const Variable& self, int64_t offset, int64_t dim1, int64_t dim2) {
  return CopyOfView(ops::diagonal(self, offset, dim1, dim2));
}
Variable expand_copy(const Variable& self, const SymIntSpan& size, Flag implicit) {
  return CopyOfView(ops::expand(self, size, implicit));
}
Variable narrow_copy(const Variable& self, int64_t dim, const SymInt& start, const SymInt& length) {
  return CopyOfView(ops::narrow(self, dim, start, length));
}
Variable permute_copy(const Variable& self, absl::Span<const int64_t> dims) {
  return CopyOfView(ops::permute(self, dims));
}
Variable select_copy_int(const Variable& self, int64_t dim, const SymInt& index) {
  return CopyOfView(ops::select(self, dim, index));
}
Variable slice_copy_Tensor(const Variable& self, int64_t dim, const std::optional<SymInt>& start,
                           const std::optional<SymInt>& end, const SymInt& step) {
  return CopyOfView(ops::slice(self, dim, start, end, step));
}
variable_list split_copy_Tensor(const Variable& self, const SymInt& split_size, int64_t dim) {
  return CopyOfViews(ops::split(self, split_size, dim));
}
variable_list split_with_sizes_copy(const Variable& self, const SymIntSpan& split_sizes, int64_t dim) {
  return CopyOfViews(ops::split_with_sizes(self, split_sizes, dim));
}
Variable squeeze_copy(const Variable& self) { return CopyOfView(ops::squeeze(self)); }
Variable squeeze_copy_dim(const Variable& self, int64_t dim) { return CopyOfView(ops::squeeze(self, dim)); }
Variable squeeze_copy_dims(const Variable& self, absl::Span<const int64_t> dim) {
  return CopyOfView(ops::squeeze(self, dim));
}
Variable t_copy(const Variable& self) { return CopyOfView(ops::t(self)); }
Variable transpose_copy_int(const Variable& self, int64_t dim0, int64_t dim1) {
  return CopyOfView(ops::transpose(self, dim0, dim1));
}
variable_list unbind_copy_int(const Variable& self, int64_t dim) { return CopyOfViews(ops::unbind(self, dim)); }
Variable unfold_copy(const Variable& self, int64_t dimension, int64_t size, int64_t step) {
  return CopyOfView(ops::unfold(self, dimension, size, step));
}
Variable unsqueeze_copy(const Variable& self, int64_t dim) { return CopyOfView(ops::unsqueeze(self, dim)); }
Variable view_copy(const Variable& self, const SymIntSpan& size) { return CopyOfView(ops::view(self, size)); }

}  // namespace backtape::decompositions
