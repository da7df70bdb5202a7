#ifndef BACKTAPE_JIT_DENSE_ELEMENT_SCATTER_H_
#define BACKTAPE_JIT_DENSE_ELEMENT_SCATTER_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

enum class ScatterOp : uint8_t { kSet, kSum, kProduct, kMean, kMaximum, kMinimum };

// First, to = self. Then, for each position p of `index` in row-major order, to[q] is set to source[p] or combined with
// it, where q is p with its coordinate along `dim` replaced by index[p].
struct ElementScatterSpec {
  ScatterOp op = ScatterOp::kSet;
  DType dtype = DType::kFloat32;  // float32, float64, int32, int64
  int64_t dim = 0;
  DimVector sizes, index_sizes;  // sizes of `to` and of `index`; at least one dim
  DimVector self_strides, index_strides, source_strides, to_strides;
  // If false, the first source element for a position replaces self's element.
  bool includes_self = true;
  int max_pieces = 1;
};

// Buffers: self, index (int64), source, to. A run with an index out of range fails with OutOfRange. Pieces are
// ranges of a dim other than `dim`. Unimplemented for other dtypes.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeElementScatter(const ElementScatterSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_ELEMENT_SCATTER_H_
