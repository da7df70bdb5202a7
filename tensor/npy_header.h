#ifndef BACKTAPE_TENSOR_NPY_HEADER_H_
#define BACKTAPE_TENSOR_NPY_HEADER_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/tensor.h"

// The header of NumPy's array files. Private to npy.cc.
namespace backtape {

struct NpyHeader {
  DType dtype = DType::kFloat32;
  bool is_big_endian = false;
  bool fortran_order = false;
  DimVector sizes;
};

// Parses the header's dictionary `text`. `offset` is where it starts in the file, for error messages.
absl::StatusOr<NpyHeader> ParseNpyHeader(absl::string_view text, int64_t offset);
// Formats everything before the data: magic, version, length, dictionary and padding.
std::string FormatNpyHeader(DType dtype, absl::Span<const int64_t> sizes);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_NPY_HEADER_H_
