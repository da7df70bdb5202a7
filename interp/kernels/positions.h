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
