#ifndef BACKTAPE_TENSOR_NPY_H_
#define BACKTAPE_TENSOR_NPY_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/tensor/byte_reader.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

// Parses NumPy's array file format, versions 1.0 to 3.0. bfloat16, which NumPy lacks, is '|V2', as ml_dtypes saves it.
// Big-endian data is byte-swapped; Fortran order becomes column-major strides; any nonzero bool byte is read as 1.
// Errors state the byte offset, what was expected and what was found. Returns Unimplemented for a dtype that tensors
// cannot store.
absl::StatusOr<Tensor> ParseNpy(absl::string_view bytes);
// Formats version 1.0 (2.0 if the header is too long for it), little-endian, row-major regardless of the tensor's
// strides.
std::string FormatNpy(const Tensor& tensor);
// Reads a file. Every error names the path, including NotFound.
absl::StatusOr<Tensor> ReadNpy(const std::string& path);

// Like ParseNpy, but reads front to back, directly into the tensor's storage. Allocates no memory for data until the
// header agrees with `total_bytes`.
absl::StatusOr<Tensor> ReadNpyFrom(ByteReader read, int64_t total_bytes);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_NPY_H_
