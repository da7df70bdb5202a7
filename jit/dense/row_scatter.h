#ifndef BACKTAPE_JIT_DENSE_ROW_SCATTER_H_
#define BACKTAPE_JIT_DENSE_ROW_SCATTER_H_

#include <cstdint>
#include <functional>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/tensor/dtype.h"

namespace backtape::jit {

// For each batch b: to[b] = base[b] (or 0), then for each i in order to[b][index[b][i]] = rows[b][i], or += rows[b][i].
// All operands are row-major: to and base [batches, num_rows, width], rows [batches, count, width], index [batches,
// count], or [count] if the batches share it.
//
// With gathered rows, rows[i] is table[source[i]] instead, with a row-major table [table_rows, width] and int64
// positions [count]. If there are scales, row-major [count, scales], each is multiplied with width / scales elements of
// the row.
struct RowScatterSpec {
  DType dtype = DType::kFloat32;      // or kFloat64
  DType index_dtype = DType::kInt64;  // or kInt32
  int64_t batches = 1;
  int64_t num_rows = 0;
  int64_t width = 0;
  int64_t count = 0;
  bool shares_index = false;
  bool accumulates = true;
  bool has_base = false;
  bool counts_from_end = false;  // whether negative indices count from the end
  int64_t skipped = -1;          // if not negative, the index whose rows are ignored
  bool is_gathered = false;      // requires a single batch
  int64_t table_rows = 0;
  int64_t scales = 0;  // of each gathered row; 0 if rows are not scaled
  // Makes an error name the call that reads the table, which can differ from the call that scatters.
  std::function<absl::Status(const absl::Status&)> name_gather;
  int max_pieces = 1;
};

// Buffers: rows (or the table), index, to, then the base, the source and the scales if there are any. A run with an
// index or source out of range fails with OutOfRange. (Rows without elements are checked only if num_rows is 0.) The
// error names the first such row; if both its source and its index are out of range, it names the source. Pieces are
// ranges of batches, or of columns if there is a single batch, so the order of additions never changes. Unimplemented
// for other dtypes.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeRowScatter(const RowScatterSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_ROW_SCATTER_H_
