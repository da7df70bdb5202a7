#ifndef BACKTAPE_JIT_DENSE_EMBEDDING_BAG_H_
#define BACKTAPE_JIT_DENSE_EMBEDDING_BAG_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/tensor/dtype.h"

namespace backtape::jit {

// to[b] is the sum or mean of the weight rows index[i] for offsets[b] <= i < offsets[b + 1], each multiplied by the
// factor of entry i. All operands are row-major. Entries whose index is `skipped` are ignored.
struct EmbeddingBagSpec {
  DType dtype = DType::kFloat32;      // or float64, bfloat16
  DType index_dtype = DType::kInt64;  // or int32; dtype of the index, the offsets, and all results but the first
  int64_t num_rows = 0;
  int64_t width = 0;
  int64_t entries = 0;
  int64_t bags = 0;
  int64_t num_offsets = 0;  // bags, or bags + 1 if the end of the last bag is given
  bool is_mean = false;
  bool has_factors = false;
  bool records_bags = true;  // whether the second result has one element per entry
  // The numbers of elements of the third and of the fourth result. Both hold each bag's size for means, otherwise 0.
  int64_t recorded_sizes = 0;
  int64_t recorded_maxima = 0;
  int64_t skipped = -1;  // negative for none
  int max_pieces = 1;
};

// Buffers: weight, index, offsets, to, the bag of each entry, the sizes of the bags, a copy of these, and the factors
// if there are any. Offsets that do not cover the entries and an index out of range fail with OutOfRange. Pieces are
// ranges of bags. Unimplemented for other dtypes.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeEmbeddingBag(const EmbeddingBagSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_EMBEDDING_BAG_H_
