#ifndef BACKTAPE_TENSOR_NPY_H_
#define BACKTAPE_TENSOR_NPY_H_

#include <cstdint>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

// NumPy's array file format, versions 1.0 to 3.0. bfloat16, which NumPy doesn't know, is '|V2', as ml_dtypes' arrays
// are saved. Big-endian data is swapped; Fortran order gives column-major strides; a bool byte that isn't 0 is read
// as 1. Errors say at which byte, what was expected and what was found. Unimplemented: a dtype that tensors can't
// store.
absl::StatusOr<Tensor> ParseNpy(absl::string_view bytes);
// Version 1.0 (2.0 when the header is too long for it), little-endian, row-major whatever the tensor's strides.
std::string FormatNpy(const Tensor& tensor);
// Reads a file. NotFound and the like carry the path, as all its errors do.
absl::StatusOr<Tensor> ReadNpy(const std::string& path);

// Reads just `n` bytes to `destination`, or gives an error.
using ByteReader = absl::FunctionRef<absl::Status(char* destination, int64_t n)>;
// As ParseNpy over bytes that are read front to back, straight into the tensor's storage. No memory is taken for data
// before the header agrees with `total_bytes`.
absl::StatusOr<Tensor> ReadNpyFrom(ByteReader read, int64_t total_bytes);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_NPY_H_
