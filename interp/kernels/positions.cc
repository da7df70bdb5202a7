#include "backtape/interp/kernels/positions.h"

#include <algorithm>
#include <utility>

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

int64_t CountNonzero(const Tensor& tensor) {
  const std::vector<double> values = ReadDense<double>(tensor);
  return std::count_if(values.begin(), values.end(), [](double value) { return value != 0; });
}

std::vector<Tensor> NonzeroCoordinates(const Tensor& tensor) {
  const std::vector<double> values = ReadDense<double>(tensor);
  std::vector<std::vector<int64_t>> coordinates(tensor.dim());
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i] == 0) continue;
    int64_t rest = static_cast<int64_t>(i);
    for (int64_t d = tensor.dim() - 1; d >= 0; --d) {
      coordinates[d].push_back(rest % tensor.size(d));
      rest /= tensor.size(d);
    }
  }
  std::vector<Tensor> tensors;
  for (const std::vector<int64_t>& positions : coordinates) {
    tensors.push_back(Tensor::Empty({static_cast<int64_t>(positions.size())}, DType::kInt64));
    WriteDense(positions, tensors.back());
  }
  return tensors;
}

absl::StatusOr<std::vector<Tensor>> WithoutMasks(absl::Span<const Tensor> indices) {
  std::vector<Tensor> positions;
  bool has_masks = false;
  for (const Tensor& index : indices) {
    if (!index.defined() || (index.dtype() != DType::kBool && index.dtype() != DType::kUInt8)) {
      positions.push_back(index);
      continue;
    }
    has_masks = true;
    for (Tensor& coordinate : NonzeroCoordinates(index)) positions.push_back(std::move(coordinate));
  }
  if (!has_masks) return positions;
  // The shape rule did not know how many positions each mask yields, so check here that the indices broadcast.
  DimVector sizes;
  for (const Tensor& index : positions) {
    if (!index.defined()) continue;
    if (index.dim() > static_cast<int64_t>(sizes.size())) sizes.insert(sizes.begin(), index.dim() - sizes.size(), 1);
    for (int64_t d = 1; d <= index.dim(); ++d) {
      int64_t& size = sizes[sizes.size() - d];
      if (index.size(-d) != 1 && size != 1 && index.size(-d) != size) {
        return absl::InvalidArgumentError(absl::StrCat("indexing tensors could not be broadcast together: sizes ", size,
                                                       " and ", index.size(-d), " differ"));
      }
      if (index.size(-d) != 1) size = index.size(-d);
    }
  }
  return positions;
}

Tensor SourcePart(const Tensor& src, const Tensor& index) {
  if (src.dim() != index.dim() || index.numel() == 0)
    return AsStrided(src, index.sizes(), ContiguousStrides(index.sizes()), src.storage_offset());
  return AsStrided(src, index.sizes(), src.strides(), src.storage_offset());
}

}  // namespace backtape::kernels
