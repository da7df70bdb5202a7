#include "backtape/jit/dense/grouped_matmul.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/kernels/group_range.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

using kernels::GroupRange;
using kernels::RangeOfGroup;

// Maximum number of products that a piece keeps. There is a limit because the sizes of groups vary from run to run.
constexpr size_t kMaxProducts = 256;

MatmulSpec ProductOf(const GroupedMatmulSpec& spec, int64_t m, int64_t n, int64_t k) {
  MatmulSpec product;
  product.dtype = spec.dtype;
  product.m = m;
  product.n = n;
  product.k = k;
  product.a = spec.a;
  product.b = spec.b;
  product.c = spec.c;
  for (MatrixLayout* layout : {&product.a, &product.b, &product.c}) layout->batch_strides.clear();
  return product;
}

// A product that a piece has made, with its scratch memory.
struct GroupProduct {
  std::unique_ptr<DenseCall> call;
  std::unique_ptr<DenseCall::State> state;
  std::vector<std::byte> scratch;

  absl::Status Run(absl::Span<void* const> buffers) {
    auto* start = scratch.data();
    start += (64 - reinterpret_cast<uintptr_t>(start) % 64) % 64;
    return RunOnThisThread(*call, *state, buffers, start);
  }
};

class GroupedMatmul : public DenseCall {
 public:
  GroupedMatmul(const GroupedMatmulSpec& spec, const TileSet& tiles) : spec_(spec), tiles_(tiles) {
    const int64_t work = spec.m * spec.n * spec.k * (spec.divided == GroupedDim::kNone ? spec.groups : 1);
    const int64_t wanted = std::clamp<int64_t>(work / kMinWorkOfPiece, 1, spec.max_pieces);
    num_pieces_ = static_cast<int>(std::clamp<int64_t>(splits_columns() ? spec.n : spec.m, 1, wanted));
  }

  // The products of each piece, keyed by their sizes.
  struct Products : State {
    explicit Products(int pieces) : of_piece(pieces) {}
    std::vector<absl::flat_hash_map<std::array<int64_t, 3>, GroupProduct>> of_piece;
  };

  std::unique_ptr<State> NewState() const override { return std::make_unique<Products>(num_pieces_); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return 0; }
  std::string ToString() const override {
    constexpr const char* kDims[] = {"rows", "columns", "terms"};
    const std::string product = absl::StrCat("matmul ", spec_.m, "x", spec_.n, "x", spec_.k);
    if (spec_.divided == GroupedDim::kNone) return absl::StrCat(product, " for each of ", spec_.groups, " groups");
    return absl::StrCat(product, " with the ", kDims[static_cast<size_t>(spec_.divided)], " in ", spec_.groups,
                        " groups");
  }

  absl::Status RunPiece(int, int piece, State& state, absl::Span<void* const> buffers, std::byte*) const override {
    auto& products = static_cast<Products&>(state).of_piece[piece];
    const int64_t size = splits_columns() ? spec_.n : spec_.m;
    const GroupRange part = {size * piece / num_pieces_, size * (piece + 1) / num_pieces_};
    const bool is_divided = spec_.divided != GroupedDim::kNone;
    const auto* ends = is_divided ? static_cast<const int32_t*>(buffers[2]) : nullptr;
    int64_t begin = 0;
    for (int64_t g = 0; g < spec_.groups; ++g) {
      GroupRange range;
      if (is_divided) {
        BACKTAPE_ASSIGN_OR_RETURN(range, RangeOfGroup(begin, ends[g * spec_.end_stride], g, limit()));
        begin = range.end;
      }
      BACKTAPE_RETURN_IF_ERROR(RunGroup(g, range, part, products, buffers));
    }
    if (spec_.divided == GroupedDim::kRows) FillWithZeros({begin, spec_.m}, part, buffers.back());
    if (spec_.divided == GroupedDim::kColumns) FillWithZeros(part, {begin, spec_.n}, buffers.back());
    return absl::OkStatus();
  }

 private:
  bool splits_columns() const { return spec_.divided == GroupedDim::kRows; }
  int64_t limit() const {
    return spec_.divided == GroupedDim::kRows ? spec_.m : spec_.divided == GroupedDim::kColumns ? spec_.n : spec_.k;
  }

  void* At(void* buffer, const MatrixLayout& layout, int64_t group, int64_t row, int64_t column) const {
    const int64_t batch = layout.batch_strides.empty() ? 0 : layout.batch_strides[0];
    const int64_t offset = group * batch + row * layout.row_stride + column * layout.column_stride;
    return static_cast<std::byte*>(buffer) + offset * ItemSize(spec_.dtype);
  }

  absl::Status RunGroup(int64_t group, GroupRange range, GroupRange part,
                        absl::flat_hash_map<std::array<int64_t, 3>, GroupProduct>& products,
                        absl::Span<void* const> buffers) const {
    GroupRange rows = {0, spec_.m}, columns = {0, spec_.n}, terms = {0, spec_.k};
    (splits_columns() ? columns : rows) = part;
    if (spec_.divided == GroupedDim::kRows) rows = range;
    if (spec_.divided == GroupedDim::kColumns) columns = range;
    if (spec_.divided == GroupedDim::kTerms) terms = range;
    const std::array<int64_t, 3> sizes = {rows.end - rows.begin, columns.end - columns.begin, terms.end - terms.begin};
    if (products.size() > kMaxProducts) products.clear();
    GroupProduct& product = products[sizes];
    if (product.call == nullptr) {
      BACKTAPE_ASSIGN_OR_RETURN(product.call, MakeMatmul(ProductOf(spec_, sizes[0], sizes[1], sizes[2]), tiles_));
      product.state = product.call->NewState();
      product.scratch.resize(product.call->scratch_bytes() + 64);
    }
    return product.Run({At(buffers[0], spec_.a, group, rows.begin, terms.begin),
                        At(buffers[1], spec_.b, group, terms.begin, columns.begin),
                        At(buffers.back(), spec_.c, group, rows.begin, columns.begin)});
  }

  void FillWithZeros(GroupRange rows, GroupRange columns, void* c) const {
    for (int64_t i = rows.begin; i < rows.end; ++i) {
      for (int64_t j = columns.begin; j < columns.end; ++j) {
        std::memset(At(c, spec_.c, 0, i, j), 0, ItemSize(spec_.dtype));
      }
    }
  }

  const GroupedMatmulSpec spec_;
  const TileSet tiles_;
  int num_pieces_ = 1;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeGroupedMatmul(const GroupedMatmulSpec& spec, const TileSet& tiles) {
  // Checks that MakeMatmul supports such products, with arbitrary sizes.
  BACKTAPE_RETURN_IF_ERROR(MakeMatmul(ProductOf(spec, 8, 8, 8), tiles).status());
  return std::make_unique<GroupedMatmul>(spec, tiles);
}

}  // namespace backtape::jit
