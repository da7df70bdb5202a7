#ifndef BACKTAPE_JIT_DENSE_GROUPED_MATMUL_H_
#define BACKTAPE_JIT_DENSE_GROUPED_MATMUL_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/matmul_spec.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// The dim that the groups divide. A factor or result without that dim is a stack with a matrix for each group.
enum class GroupedDim : uint8_t { kRows, kColumns, kTerms, kNone };

// c = a @ b for each group. The size that the groups divide (`m`, `n` or `k`) is the total over all groups. Stacks
// have one batch stride.
struct GroupedMatmulSpec {
  DType dtype = DType::kFloat32;
  GroupedDim divided = GroupedDim::kNone;
  int64_t groups = 0;
  int64_t m = 0;
  int64_t n = 0;
  int64_t k = 0;
  MatrixLayout a;
  MatrixLayout b;
  MatrixLayout c;
  int64_t end_stride = 1;
  int max_pieces = 1;
};

// Buffers: a, b, the ends of the groups (int32; absent for kNone), c. Elements of c that belong to no group are 0. Ends
// that are not ascending or exceed the divided dim fail with OutOfRange. Each group is a product of MakeMatmul. The
// state keeps these products for later runs (a few hundred at most for each piece), so a run allocates memory only for
// groups of new sizes. Pieces are ranges of rows or, if the groups divide the rows, of columns. Keeps a copy of
// `tiles`. Unimplemented if MakeMatmul does not support the dtype.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeGroupedMatmul(const GroupedMatmulSpec& spec, const TileSet& tiles);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_GROUPED_MATMUL_H_
