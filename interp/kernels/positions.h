#ifndef BACKTAPE_INTERP_KERNELS_POSITIONS_H_
#define BACKTAPE_INTERP_KERNELS_POSITIONS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/tensor/tensor.h"

// Positions that index tensors hold, for the kernels that read or write there.
namespace backtape::kernels {

// Values of an index tensor, each in [0, size); negative ones count from the end where `may_be_negative`. OutOfRange
// for others.
absl::StatusOr<std::vector<int64_t>> ReadPositions(const Tensor& index, int64_t size, bool may_be_negative);

// The size of a dim; that of a 0-dim tensor is 1.
int64_t SizeAt(const Tensor& t, int64_t dim);

// Offsets in a row-major buffer of sizes `self` at which gather and scatter read and write, for each element of
// `index`.
absl::StatusOr<std::vector<int64_t>> AlignedOffsets(const Tensor& self, int64_t dim, const Tensor& index);

// The part of `src` that scatter reads: as large as `index`.
Tensor SourcePart(const Tensor& src, const Tensor& index);

// How many elements are not 0; NaN is not.
int64_t CountNonzero(const Tensor& tensor);
// Their coordinates along each dim, in row-major order: one int64 vector for each dim.
std::vector<Tensor> NonzeroCoordinates(const Tensor& tensor);
// Indices with a vector of positions for each dim of a mask in the mask's place. Errors: what then does not broadcast.
absl::StatusOr<std::vector<Tensor>> WithoutMasks(absl::Span<const Tensor> indices);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_POSITIONS_H_
