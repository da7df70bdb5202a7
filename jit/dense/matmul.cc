#include "backtape/jit/dense/matmul.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/oriented_product.h"
#include "backtape/jit/dense/outer_matmul.h"
#include "backtape/jit/dense/packed_matmul.h"
#include "backtape/jit/dense/thin_matmul.h"
#include "backtape/jit/dense/tiled_matmul.h"

namespace backtape::jit {
namespace {

// The thresholds below were measured with tests/bench/matmul_bench.cc.

// True for a single row or column. For 2 to kMaxThin of them, the answer depends on the size of the wide factor, and
// on which dims are contiguous.
bool ThinIsFaster(const MatmulSpec& spec) {
  const int64_t thin = std::min(spec.m, spec.n);
  if (thin == 1 || thin > kMaxThin) return thin == 1;
  const int64_t elements = std::max(spec.m, spec.n) * spec.k;  // elements of the wide factor
  const bool has_many_rows = spec.m >= spec.n;
  const bool has_terms_side_by_side = (has_many_rows ? spec.a.column_stride : spec.b.row_stride) == 1;
  const bool fills_lanes = (has_many_rows ? spec.c.row_stride : spec.c.column_stride) == 1;
  if (has_terms_side_by_side) return thin == 2 || elements >= 1 << 9;
  return fills_lanes ? thin == 2 && (elements >= 1 << 16 || spec.k <= 16) : elements >= 1 << 10;
}

// True if the result has more than two rows and columns, and its contiguous dim fills a vector.
bool OuterIsFaster(const MatmulSpec& spec) {
  return std::min(spec.m, spec.n) > 2 && (spec.c.column_stride == 1 ? spec.n : spec.m) >= 16;
}

// Makes one of the forms that read and write every element once, and are therefore memory-bound.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeByBandwidth(const MatmulSpec& spec, const TileKernels& kernels) {
  if (OuterIsFaster(spec)) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call = MakeOuterMatmul(spec, kernels);
    if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented) return call;
  }
  if (ThinIsFaster(spec)) return MakeThinMatmul(spec, kernels);
  return absl::UnimplementedError("the product is neither thin nor an outer product");
}

// True if plain tiles would read a large factor repeatedly, or if sums are so long that threads should share them.
bool BlocksAreFaster(const MatmulSpec& given) {
  const OrientedProduct product(given);
  const MatmulSpec& spec = product.spec;
  int64_t terms = 0;
  for (const MatmulTerm& term : product.terms) terms += term.k;
  if (spec.n <= 2) return false;
  return spec.m >= 512 || terms >= 800 || (spec.m >= 128 && spec.m * spec.n * terms >= 1 << 26);
}

bool IsEmpty(const MatmulSpec& spec) {
  bool is_empty = spec.m == 0 || spec.n == 0;
  for (int64_t size : spec.batch) is_empty |= size == 0;
  return is_empty;
}

// A product with an empty result.
class NothingToDo : public DenseCall {
 public:
  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 0; }
  int num_pieces(int) const override { return 0; }
  int64_t scratch_bytes() const override { return 0; }
  absl::Status RunPiece(int, int, State&, absl::Span<void* const>, std::byte*) const override {
    return absl::OkStatus();
  }
  std::string ToString() const override { return "matmul with an empty result"; }
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeMatmul(const MatmulSpec& spec, const TileSet& tiles) {
  if (IsEmpty(spec)) return std::make_unique<NothingToDo>();
  const TileKernels& kernels = spec.dtype == DType::kFloat64 ? tiles.float64 : tiles.float32;
  if (spec.dtype == DType::kBFloat16 && OneDnnHasBFloat16Units()) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call = MakeOnednnMatmul(spec);
    if (call.ok()) return call;  // otherwise Backtape's kernels compute the product
  }
  if (spec.activation == Activation::kNone) {
    absl::StatusOr<std::unique_ptr<DenseCall>> own = MakeByBandwidth(spec, kernels);
    if (own.ok() || own.status().code() != absl::StatusCode::kUnimplemented) return own;
  }
  if (kernels.lanes == 0)
    return absl::UnimplementedError(
        absl::StrCat("this CPU target has no kernels for matrix products of ", TorchName(spec.dtype)));
  if (BlocksAreFaster(spec)) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call = MakePackedMatmul(spec, kernels);
    if (call.status().code() != absl::StatusCode::kUnimplemented) return call;
  }
  return MakeTiledMatmul(spec, kernels);
}

}  // namespace backtape::jit
