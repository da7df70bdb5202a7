#ifndef BACKTAPE_JIT_LIBRARY_ROW_SCATTER_H_
#define BACKTAPE_JIT_LIBRARY_ROW_SCATTER_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/tensor/dtype.h"

namespace backtape::jit {

// to = base (or 0), then for each i from 0 to[index[i]] = rows[i], or += rows[i]. All row-major.
struct RowScatterSpec {
  DType dtype = DType::kFloat32;      // or kFloat64
  DType index_dtype = DType::kInt64;  // or kInt32
  int64_t num_rows = 0;               // of `to`
  int64_t width = 0;
  int64_t count = 0;  // of indices
  bool accumulates = true;
  bool has_base = false;
  bool counts_from_end = false;  // indices below 0 do
  int64_t skipped = -1;          // an index that does nothing, if not negative
  int max_pieces = 1;
};

// Buffers: rows, index, to, then the base if there is one. A run with an index out of range is OutOfRange. Pieces are
// ranges of columns, so sums have one order. Unimplemented for other dtypes.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeRowScatter(const RowScatterSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_ROW_SCATTER_H_
