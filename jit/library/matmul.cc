#include "backtape/jit/library/matmul.h"

#include <algorithm>
#include <string>

#include "backtape/jit/library/tiled_matmul.h"

namespace backtape::jit {
namespace {

// As tests/bench/matmul_bench.cc finds: many times faster where little is to do, on a par in large products, behind in
// those of matrices and vectors that are more than a call's cost.
bool TilesAreFaster(const MatmulSpec& spec) {
  return !spec.more_terms.empty() || std::min(spec.m, spec.n) > 2 || spec.m * spec.n * spec.k <= 1 << 14;
}

bool IsEmpty(const MatmulSpec& spec) {
  bool is_empty = spec.m == 0 || spec.n == 0;
  for (int64_t size : spec.batch) is_empty |= size == 0;
  return is_empty;
}

// A product without elements.
class NothingToDo : public LibraryCall {
 public:
  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 0; }
  int num_pieces(int) const override { return 0; }
  int64_t scratch_bytes() const override { return 0; }
  absl::Status RunPiece(int, int, State&, absl::Span<void* const>, std::byte*) const override {
    return absl::OkStatus();
  }
  std::string ToString() const override { return "matmul of nothing"; }
};

}  // namespace

absl::StatusOr<std::unique_ptr<LibraryCall>> MakeMatmul(const MatmulSpec& spec, const TileSet& tiles) {
  if (IsEmpty(spec)) return std::make_unique<NothingToDo>();
  const TileKernels& kernels = spec.dtype == DType::kFloat64 ? tiles.float64 : tiles.float32;
  if (kernels.lanes > 0 && spec.activation == Activation::kNone && TilesAreFaster(spec)) {
    return MakeTiledMatmul(spec, kernels);
  }
  absl::StatusOr<std::unique_ptr<LibraryCall>> call = MakeOnednnMatmul(spec);
  if (call.ok() || call.status().code() != absl::StatusCode::kUnimplemented || kernels.lanes == 0) return call;
  return MakeTiledMatmul(spec, kernels);
}

}  // namespace backtape::jit
