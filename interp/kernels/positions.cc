#include "backtape/interp/kernels/positions.h"

#include <algorithm>
#include <cstring>
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
  DimVector strides = ContiguousStrides(self.sizes());
  dim = Wrap(dim, self.dim());
  const int64_t position_stride = std::exchange(strides[dim], 0);
  const int64_t last = index.dim() - 1, length = index.size(last);
  DimVector coordinates(last, 0);
  int64_t start = 0;  // offset of the run at position 0 of `dim`
  for (int64_t* run = offsets.data(); run < offsets.data() + offsets.size(); run += length) {
    for (int64_t i = 0; i < length; ++i) run[i] = run[i] * position_stride + start + i * strides[last];
    for (int64_t d = last - 1; d >= 0; --d) {
      start += strides[d];
      if (++coordinates[d] < index.size(d)) break;
      start -= strides[d] * index.size(d);
      coordinates[d] = 0;
    }
  }
  return offsets;
}

namespace {

template <typename Bits>
void CopyElementsAt(const Tensor& self, int64_t dim, const std::vector<int64_t>& positions, const Tensor& out) {
  constexpr int64_t kSize = sizeof(Bits);
  const std::byte* const source = self.raw_data();
  std::byte* const target = out.raw_data();
  ForEachSliceRun(self, dim, positions, [=](int64_t from, int64_t to, int64_t /*length*/) {
    std::memcpy(target + to * kSize, source + from * kSize, kSize);
  });
}

}  // namespace

void CopySlices(const Tensor& self, int64_t dim, const std::vector<int64_t>& positions, const Tensor& out) {
  if (out.numel() == 0) return;
  if (self.dim() == 0) return CopyElements(self, out);
  dim = Wrap(dim, self.dim());
  if (!self.is_contiguous() || !out.is_contiguous()) {
    for (size_t i = 0; i < positions.size(); ++i) {
      CopyElements(Select(self, dim, positions[i]), Select(out, dim, static_cast<int64_t>(i)));
    }
    return;
  }
  const int64_t item_size = ItemSize(self.dtype());
  // Determined from the sizes, because the stride of a dim of size 1 has no meaning.
  bool is_innermost = true;
  for (int64_t d = dim + 1; d < self.dim(); ++d) is_innermost = is_innermost && self.size(d) == 1;
  if (is_innermost && item_size == 4) return CopyElementsAt<uint32_t>(self, dim, positions, out);
  if (is_innermost && item_size == 8) return CopyElementsAt<uint64_t>(self, dim, positions, out);
  const std::byte* const source = self.raw_data();
  std::byte* const target = out.raw_data();
  ForEachSliceRun(self, dim, positions, [=](int64_t from, int64_t to, int64_t length) {
    std::memcpy(target + to * item_size, source + from * item_size, static_cast<size_t>(length * item_size));
  });
}

int64_t CountNonzero(const Tensor& tensor) {
  const std::vector<double> values = ReadDense<double>(tensor);
  return std::count_if(values.begin(), values.end(), [](double value) { return value != 0; });
}

std::vector<Tensor> NonzeroCoordinates(const Tensor& tensor) {
  const std::vector<double> values = ReadDense<double>(tensor);
  const int64_t count = std::count_if(values.begin(), values.end(), [](double value) { return value != 0; });
  const int64_t last = tensor.dim() - 1;
  std::vector<Tensor> tensors;
  std::vector<int64_t*> coordinates;
  for (int64_t d = 0; d <= last; ++d) {
    // Has room for one more element; see below.
    tensors.push_back(Tensor::Empty({count + 1}, DType::kInt64));
    coordinates.push_back(tensors.back().data<int64_t>());
  }
  DimVector place(tensor.dim(), 0);
  const int64_t length = last < 0 || values.empty() ? 0 : tensor.size(last);
  int64_t found = 0;
  for (size_t row = 0; length > 0 && row < values.size(); row += length) {
    const int64_t first = found;
    // Writes every position, but advances only past those of nonzero elements: a branch on random values would be slow.
    for (int64_t i = 0; i < length; ++i) {
      coordinates[last][found] = i;
      found += values[row + i] != 0 ? 1 : 0;
    }
    for (int64_t d = 0; d < last; ++d) std::fill(coordinates[d] + first, coordinates[d] + found, place[d]);
    for (int64_t d = last - 1; d >= 0 && ++place[d] == tensor.size(d); --d) place[d] = 0;
  }
  for (Tensor& positions : tensors) positions = Slice(positions, 0, 0, count);
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
