#ifndef BACKTAPE_TENSOR_BYTE_READER_H_
#define BACKTAPE_TENSOR_BYTE_READER_H_

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"

namespace backtape {

// Reads exactly the next `n` bytes of a source (a file, or a part of one) into `destination`, or returns an error.
using ByteReader = absl::FunctionRef<absl::Status(char* destination, int64_t n)>;

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_BYTE_READER_H_
