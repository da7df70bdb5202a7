#ifndef BACKTAPE_INTERP_KERNELS_POSITIONS_H_
#define BACKTAPE_INTERP_KERNELS_POSITIONS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/tensor/tensor.h"

// Positions held in index tensors, for kernels that read or write there.
namespace backtape::kernels {

// Reads an index tensor whose values must be in [0, size); with `may_be_negative`, negative ones count from the end.
// Returns OutOfRange for other values.
absl::StatusOr<std::vector<int64_t>> ReadPositions(const Tensor& index, int64_t size, bool may_be_negative);

// True if the tensor is empty although the size of `dim` is not 0. As in PyTorch, indices of that dim are then not
// checked.
bool PicksNothing(const Tensor& t, int64_t dim);

// The size of a dim; 1 for a 0-dim tensor.
int64_t SizeAt(const Tensor& t, int64_t dim);

// For each element of `index`, the offset in a row-major buffer of self's sizes where gather reads or scatter writes.
absl::StatusOr<std::vector<int64_t>> AlignedOffsets(const Tensor& self, int64_t dim, const Tensor& index);

// Copies the slices of `self` at `positions` along `dim` to consecutive slices of `out`, which has self's dtype.
void CopySlices(const Tensor& self, int64_t dim, const std::vector<int64_t>& positions, const Tensor& out);

// Calls visit(offset in self, offset in other, length) for runs of elements of two row-major buffers, in which slice
// positions[i] of `self` along `dim` corresponds to slice i of `other`. Visits slices with equal positions in ascending
// order of i.
template <typename F>
void ForEachSliceRun(const Tensor& self, int64_t dim, const std::vector<int64_t>& positions, F&& visit) {
  const int64_t size = SizeAt(self, dim), count = static_cast<int64_t>(positions.size());
  const int64_t at = self.dim() == 0 || dim >= 0 ? dim : dim + self.dim();
  int64_t before = 1, after = 1;
  for (int64_t d = 0; d < self.dim(); ++d) (d < at ? before : after) *= d == at ? 1 : self.size(d);
  for (int64_t b = 0; b < before; ++b) {
    for (int64_t i = 0; i < count; ++i) visit((b * size + positions[i]) * after, (b * count + i) * after, after);
  }
}

// The part of `src` that scatter reads, which is as large as `index`.
Tensor SourcePart(const Tensor& src, const Tensor& index);

// The number of elements that are not 0, including NaNs.
int64_t CountNonzero(const Tensor& tensor);
// The coordinates of these elements in row-major order: one int64 vector for each dim.
std::vector<Tensor> NonzeroCoordinates(const Tensor& tensor);
// Replaces each mask by vectors of positions, one for each dim of the mask. Fails if the resulting indices do not
// broadcast.
absl::StatusOr<std::vector<Tensor>> WithoutMasks(absl::Span<const Tensor> indices);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_POSITIONS_H_
