#include "backtape/interp/kernels/positions.h"

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {

absl::StatusOr<std::vector<int64_t>> ReadPositions(const Tensor& index, int64_t size, bool may_be_negative) {
  std::vector<int64_t> positions = ReadDense<int64_t>(index);
  for (int64_t& p : positions) {
    const int64_t wrapped = p < 0 && may_be_negative ? p + size : p;
    if (wrapped < 0 || wrapped >= size) {
      return absl::OutOfRangeError(absl::StrCat("index ", p, " is out of bounds for dimension with size ", size));
    }
    p = wrapped;
  }
  return positions;
}

bool PicksNothing(const Tensor& t, int64_t dim) { return t.numel() == 0 && SizeAt(t, dim) > 0; }

int64_t SizeAt(const Tensor& t, int64_t dim) { return t.dim() == 0 ? 1 : t.size(Wrap(dim, t.dim())); }

absl::StatusOr<std::vector<int64_t>> AlignedOffsets(const Tensor& self, int64_t dim, const Tensor& index) {
  BACKTAPE_ASSIGN_OR_RETURN(std::vector<int64_t> offsets, ReadPositions(index, SizeAt(self, dim), false));
  if (self.dim() == 0 || index.dim() == 0) return offsets;
  const DimVector strides = ContiguousStrides(self.sizes());
  dim = Wrap(dim, self.dim());
  for (size_t i = 0; i < offsets.size(); ++i) {
    int64_t rest = static_cast<int64_t>(i);
    offsets[i] *= strides[dim];
    for (int64_t d = index.dim() - 1; d >= 0; --d) {
      if (d != dim) offsets[i] += rest % index.size(d) * strides[d];
      rest /= index.size(d);
    }
  }
  return offsets;
}

Tensor SourcePart(const Tensor& src, const Tensor& index) {
  if (src.dim() != index.dim() || index.numel() == 0)
    return AsStrided(src, index.sizes(), ContiguousStrides(index.sizes()), src.storage_offset());
  return AsStrided(src, index.sizes(), src.strides(), src.storage_offset());
}

}  // namespace backtape::kernels
