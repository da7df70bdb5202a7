#include "backtape/jit/dense/gathered_weight_gradient.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Minimum number of elements copied by a piece; copying fewer takes less time than waking a thread.
constexpr int64_t kMinElementsOfGather = 1 << 15;

struct GatheredShape {
  explicit GatheredShape(const ConvolutionGeometry& geometry)
      : columns(geometry.batch * Product(geometry.grid)),
        image_rows(geometry.groups * geometry.image_channels * Product(geometry.window)),
        grid_rows(geometry.groups * geometry.grid_channels) {}
  int64_t columns;     // output positions of the batch
  int64_t image_rows;  // of the unfolded image, all groups
  int64_t grid_rows;   // of the output gradient, all groups
};

int64_t RoundToLine(int64_t bytes) { return (bytes + 63) / 64 * 64; }

// E is an unsigned integer of the dtype's size: this class only copies elements.
template <typename E>
class GatheredWeightGradient : public DenseCall {
 public:
  GatheredWeightGradient(const ConvolutionSpec& spec, std::unique_ptr<DenseCall> product)
      : spec_(spec), geometry_(spec), shape_(geometry_), product_(std::move(product)) {
    const int64_t elements = (shape_.image_rows + shape_.grid_rows) * shape_.columns;
    num_gather_pieces_ = static_cast<int>(std::clamp<int64_t>(
        elements / kMinElementsOfGather, 1, std::clamp<int64_t>(shape_.image_rows, 1, spec.max_pieces)));
    grid_offset_ = RoundToLine(shape_.image_rows * shape_.columns * kItem);
    product_offset_ = grid_offset_ + RoundToLine(shape_.grid_rows * shape_.columns * kItem);
  }

  std::unique_ptr<State> NewState() const override { return product_->NewState(); }
  int num_stages() const override { return 1 + product_->num_stages(); }
  int num_pieces(int stage) const override { return stage == 0 ? num_gather_pieces_ : product_->num_pieces(stage - 1); }
  int64_t scratch_bytes() const override { return product_offset_ + product_->scratch_bytes(); }
  std::string ToString() const override {
    return absl::StrCat(Describe(spec_), " (unfolded, ", product_->ToString(), ")");
  }

  absl::Status RunPiece(int stage, int piece, State& state, absl::Span<void* const> buffers,
                        std::byte* scratch) const override {
    E* const image = reinterpret_cast<E*>(scratch);
    E* const grid = reinterpret_cast<E*>(scratch + grid_offset_);
    if (stage > 0) {
      void* const operands[] = {grid, image, buffers[1]};
      return product_->RunPiece(stage - 1, piece, state, operands, scratch + product_offset_);
    }
    GatherImage(piece, static_cast<const E*>(buffers[0]), image);
    GatherGrid(piece, static_cast<const E*>(buffers[2]), grid);
    return absl::OkStatus();
  }

 private:
  static constexpr int64_t kItem = sizeof(E);

  std::pair<int64_t, int64_t> Share(int64_t rows, int piece) const {
    return {rows * piece / num_gather_pieces_, rows * (piece + 1) / num_gather_pieces_};
  }

  // Rows are (group, channel, window position); each holds, for every output position, the image element by which
  // the weight of that row is multiplied.
  void GatherImage(int piece, const E* from, E* to) const {
    const ConvolutionGeometry& g = geometry_;
    const int64_t positions = Product(g.grid);
    const int64_t taps = Product(g.window);
    const auto [begin, end] = Share(shape_.image_rows, piece);
    for (int64_t row = begin; row < end; ++row) {
      const int64_t tap = row % taps;
      const Spatial at = {tap / (g.window[1] * g.window[2]), tap / g.window[2] % g.window[1], tap % g.window[2]};
      SpatialBox box;
      box.step = g.stride;
      box.count = g.grid;
      for (int d = 0; d < kSpatialDims; ++d) box.first[d] = at[d] * g.dilation[d] - g.padding[d];
      const E* const channel = from + row / taps * g.image_layout.channel;
      for (int64_t n = 0; n < g.batch; ++n) {
        CopyBox(channel + n * g.image_layout.batch, g.image, g.image_layout.at, box,
                to + row * shape_.columns + n * positions, {g.grid[1] * g.grid[2], g.grid[2]});
      }
    }
  }

  void GatherGrid(int piece, const E* from, E* to) const {
    const ConvolutionGeometry& g = geometry_;
    const int64_t positions = Product(g.grid);
    SpatialBox box;
    box.count = g.grid;
    const auto [begin, end] = Share(shape_.grid_rows, piece);
    for (int64_t row = begin; row < end; ++row) {
      for (int64_t n = 0; n < g.batch; ++n) {
        CopyBox(from + row * g.grid_layout.channel + n * g.grid_layout.batch, g.grid, g.grid_layout.at, box,
                to + row * shape_.columns + n * positions, {g.grid[1] * g.grid[2], g.grid[2]});
      }
    }
  }

  ConvolutionSpec spec_;
  ConvolutionGeometry geometry_;
  GatheredShape shape_;
  std::unique_ptr<DenseCall> product_;
  int num_gather_pieces_ = 1;
  int64_t grid_offset_ = 0;     // in scratch memory, in bytes
  int64_t product_offset_ = 0;  // offset of the product's scratch memory
};

bool IsContiguousWeight(const ConvolutionGeometry& g) {
  const int64_t taps = Product(g.window);
  const SpatialLayout& weight = g.weight_layout;
  const Spatial row_major = {g.window[1] * g.window[2], g.window[2], 1};
  for (int d = 0; d < kSpatialDims; ++d) {
    if (g.window[d] != 1 && weight.at[d] != row_major[d]) return false;
  }
  return (g.image_channels == 1 || weight.channel == taps) &&
         (g.grid_channels * g.groups == 1 || weight.batch == g.image_channels * taps);
}

}  // namespace

int64_t GatheredBytes(const ConvolutionSpec& spec) {
  const GatheredShape shape{ConvolutionGeometry(spec)};
  return (shape.image_rows + shape.grid_rows) * shape.columns * static_cast<int64_t>(ItemSize(spec.dtype));
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakeGatheredWeightGradient(const ConvolutionSpec& spec,
                                                                      const TileSet& tiles) {
  const ConvolutionGeometry geometry(spec);
  if (spec.kind != ConvolutionKind::kBackwardWeight || !IsContiguousWeight(geometry)) {
    return absl::UnimplementedError("this form computes only the gradient of a contiguous weight");
  }
  const GatheredShape shape(geometry);
  MatmulSpec product;
  product.dtype = spec.dtype;
  product.m = geometry.grid_channels;
  product.n = geometry.image_channels * Product(geometry.window);
  product.k = shape.columns;
  product.a = {{product.m * product.k}, product.k, 1};
  product.b = {{product.n * product.k}, 1, product.k};
  product.c = {{product.m * product.n}, product.n, 1};
  product.batch = {geometry.groups};
  product.max_pieces = spec.max_pieces;
  if (geometry.groups == 1) {
    product.batch.clear();
    for (MatrixLayout* layout : {&product.a, &product.b, &product.c}) layout->batch_strides.clear();
  }
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<DenseCall> call, MakeMatmul(product, tiles));
  switch (ItemSize(spec.dtype)) {
    case 2:
      return std::make_unique<GatheredWeightGradient<uint16_t>>(spec, std::move(call));
    case 4:
      return std::make_unique<GatheredWeightGradient<uint32_t>>(spec, std::move(call));
    case 8:
      return std::make_unique<GatheredWeightGradient<uint64_t>>(spec, std::move(call));
    default:
      return absl::UnimplementedError(absl::StrCat("matrix products do not support ", TorchName(spec.dtype)));
  }
}

}  // namespace backtape::jit
