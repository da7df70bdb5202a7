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

// to = self; then, for the elements of `index` in row-major order, the element of `to` at the same place, but at
// position index[...] along `dim`, is set to the element of `source` at that place or combined with it.
struct ElementScatterSpec {
  ScatterOp op = ScatterOp::kSet;
  DType dtype = DType::kFloat32;  // float32, float64, int32, int64
  int64_t dim = 0;
  DimVector sizes, index_sizes;  // of `to` and of `index`; at least one dim
  DimVector self_strides, index_strides, source_strides, to_strides;
  // If false, the first element that is put replaces self's.
  bool includes_self = true;
  int max_pieces = 1;
};

// Buffers: self, index (int64), source, to. Running it with an index out of range fails with OutOfRange. Pieces are
// ranges of a dim other than `dim`. Unimplemented for other dtypes.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeElementScatter(const ElementScatterSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_ELEMENT_SCATTER_H_
