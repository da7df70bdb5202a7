#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/tile_columns.h"
#include "backtape/jit/dense/tiled_convolution.h"

namespace backtape::jit {
namespace {

// Bytes of one tile's grid channels processed at a time; they stay in the L1 cache for all window positions.
constexpr int64_t kBytesOfWeightBand = 24 << 10;
// Maximum number of lines processed at a time.
constexpr int64_t kMaxLines = 64;
// The sums are divided into up to this many parts, fewer if the parts together would be too large. The number of parts,
// and therefore the order of additions, does not depend on the number of threads.
constexpr int64_t kMaxParts = 4;
constexpr int64_t kBytesOfParts = 1 << 21;

// Image channels are the rows of the products, grid channels their columns; the sums run over pixels.
template <typename T>
class TiledWeightGradient : public DenseCall {
 public:
  TiledWeightGradient(const ConvolutionSpec& spec, const TileKernels& kernels)
      : spec_(spec), kernels_(kernels), geometry_(spec) {
    const ConvolutionGeometry& g = geometry_;
    const int64_t lanes = kernels_.lanes;
    padded_columns_ = (g.grid_channels + lanes - 1) / lanes * lanes;
    row_blocks_ = (g.image_channels + kernels_.max_rows - 1) / kernels_.max_rows;
    const int64_t width = std::min<int64_t>(padded_columns_, kernels_.max_vectors * lanes);
    const int64_t bytes_of_line = std::max<int64_t>(1, g.grid[2] * width * kItem);
    lines_ = std::clamp<int64_t>(kBytesOfWeightBand / bytes_of_line, 1, kMaxLines);
    bands_ = (g.grid[1] + lines_ - 1) / lines_;
    if (bands_ > 0) lines_ = (g.grid[1] + bands_ - 1) / bands_;
    const bool is_empty = g.grid[2] == 0 || g.image_channels == 0 || g.grid_channels == 0;
    slices_ = is_empty ? 0 : g.batch * g.grid[0] * bands_;
    for (int d = 0; d < kSpatialDims; ++d) {
      box_[d] = ((d == 1 ? lines_ : d == 2 ? g.grid[2] : 1) - 1) * g.stride[d] + (g.window[d] - 1) * g.dilation[d] + 1;
    }
    row_pitch_ = box_[2];
    slab_pitch_ = box_[1] * row_pitch_;
    channel_pitch_ = OddLines(box_[0] * slab_pitch_, kItem);
    sums_ = g.groups * Product(g.window) * g.image_channels * padded_columns_;
    parts_ = std::min(slices_, std::clamp<int64_t>(kBytesOfParts / std::max<int64_t>(1, sums_ * kItem), 1, kMaxParts));
    const int64_t work = g.batch * g.groups * Product(g.grid) * Product(g.window) * g.image_channels * g.grid_channels;
    const int64_t wanted = std::clamp<int64_t>(work / kMinWorkOfPiece, 1, spec.max_pieces);
    const int64_t units = parts_ * g.groups;
    row_parts_ = units % wanted == 0 || units >= 4 * wanted || row_blocks_ == 0 ? 1 : std::min(wanted, row_blocks_);
    num_pieces_ = static_cast<int>(std::clamp<int64_t>(units * row_parts_, 1, wanted));
    grid_elements_ = lines_ * g.grid[2] * padded_columns_;
    const int64_t blocks_of_part = row_parts_ == 0 ? 0 : (row_blocks_ + row_parts_ - 1) / row_parts_;
    scratch_of_piece_ = (grid_elements_ + blocks_of_part * kernels_.max_rows * channel_pitch_) * kItem;
    scratch_of_piece_ = (scratch_of_piece_ + 63) / 64 * 64;
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 2; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return parts_ * sums_ * kItem + num_pieces_ * scratch_of_piece_; }
  std::string ToString() const override { return Describe(spec_) + " (tiles)"; }

  absl::Status RunPiece(int stage, int piece, State&, absl::Span<void* const> buffers,
                        std::byte* scratch) const override {
    T* const sums = reinterpret_cast<T*>(scratch);
    if (stage == 1) {
      AddParts(piece, sums, static_cast<T*>(buffers[1]));
      return absl::OkStatus();
    }
    T* const grid = reinterpret_cast<T*>(scratch + parts_ * sums_ * kItem + piece * scratch_of_piece_);
    T* const image = grid + grid_elements_;
    const auto [begin, end] = Range(parts_ * geometry_.groups * row_parts_, piece);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t part = i / (geometry_.groups * row_parts_);
      const int64_t group = i / row_parts_ % geometry_.groups;
      const int64_t first_block = row_blocks_ * (i % row_parts_) / row_parts_;
      const int64_t last_block = row_blocks_ * (i % row_parts_ + 1) / row_parts_;
      T* const sums_of_part = sums + part * sums_ + group * Product(geometry_.window) * RowsOfTap() * padded_columns_;
      const int64_t first_slice = slices_ * part / parts_;
      for (int64_t slice = first_slice; slice < slices_ * (part + 1) / parts_; ++slice) {
        AddSlice(slice, group, first_block, last_block, slice != first_slice, static_cast<const T*>(buffers[0]),
                 static_cast<const T*>(buffers[2]), image, grid, sums_of_part);
      }
    }
    return absl::OkStatus();
  }

 private:
  static constexpr int64_t kItem = sizeof(T);

  std::pair<int64_t, int64_t> Range(int64_t size, int piece) const {
    return {size * piece / num_pieces_, size * (piece + 1) / num_pieces_};
  }
  int64_t RowsOfTap() const { return geometry_.image_channels; }
  std::pair<int64_t, int64_t> Rows(int64_t block) const {
    return {RowsOfTap() * block / row_blocks_, RowsOfTap() * (block + 1) / row_blocks_};
  }

  // Adds the contribution of some lines of one image to the rows of some blocks.
  void AddSlice(int64_t slice, int64_t group, int64_t first_block, int64_t last_block, bool accumulate, const T* image,
                const T* grid, T* image_copy, T* grid_copy, T* sums) const {
    const ConvolutionGeometry& g = geometry_;
    const int64_t n = slice / (g.grid[0] * bands_);
    const int64_t depth = slice / bands_ % g.grid[0];
    const int64_t band = slice % bands_;
    const int64_t line = g.grid[1] * band / bands_;
    const int64_t lines = g.grid[1] * (band + 1) / bands_ - line;
    const T* const grid_at = grid + n * g.grid_layout.batch + group * g.grid_channels * g.grid_layout.channel +
                             Dot({depth, line, 0}, g.grid_layout.at);
    const auto [first_row, unused] = Rows(first_block);
    const int64_t last_row = Rows(last_block - 1).second;
    const T* const image_at = image + n * g.image_layout.batch + group * g.image_channels * g.image_layout.channel;
    SpatialBox box;
    box.count = {box_[0], (lines - 1) * g.stride[1] + (g.window[1] - 1) * g.dilation[1] + 1, box_[2]};
    box.first = {depth * g.stride[0] - g.padding[0], line * g.stride[1] - g.padding[1], -g.padding[2]};
    for (int64_t row = first_row; row < last_row; ++row) {
      CopyBox(image_at + row * g.image_layout.channel, g.image, g.image_layout.at, box,
              image_copy + (row - first_row) * channel_pitch_, {slab_pitch_, row_pitch_});
    }
    TileCall call;
    const void* a[kMaxLines];
    const void* b[kMaxLines];
    call.a = a;
    call.b = b;
    call.segments = lines;
    call.k = g.grid[2];
    call.a_row = channel_pitch_ * kItem;
    call.a_k = g.stride[2] * kItem;
    call.c_row = padded_columns_ * kItem;
    call.accumulate = accumulate ? 1 : 0;
    ForEachTileColumns(kernels_, g.grid_channels, call, [&, first_row = first_row](const TileColumns& columns) {
      const int64_t width = columns.vectors * kernels_.lanes;
      PackGrid(columns, lines, grid_at, grid_copy);
      call.b_k = width * kItem;
      for (int64_t s = 0; s < lines; ++s) b[s] = grid_copy + s * g.grid[2] * width;
      for (int64_t block = first_block; block < last_block; ++block) {
        const auto [first, last] = Rows(block);
        const TileFunction tile = kernels_.tiles[last - first - 1][columns.vectors - 1][columns.has_tail ? 1 : 0];
        const T* const rows = image_copy + (first - first_row) * channel_pitch_;
        T* c = sums + first * padded_columns_ + columns.first;
        for (int64_t d = 0; d < g.window[0]; ++d) {
          for (int64_t h = 0; h < g.window[1]; ++h) {
            for (int64_t w = 0; w < g.window[2]; ++w, c += RowsOfTap() * padded_columns_) {
              const T* const tap =
                  rows + d * g.dilation[0] * slab_pitch_ + h * g.dilation[1] * row_pitch_ + w * g.dilation[2];
              for (int64_t s = 0; s < lines; ++s) a[s] = tap + s * g.stride[1] * row_pitch_;
              call.c = c;
              tile(&call);
            }
          }
        }
      }
    });
  }

  // Packs the channels of `columns` contiguously for each pixel of some lines.
  void PackGrid(const TileColumns& columns, int64_t lines, const T* from, T* to) const {
    const ConvolutionGeometry& g = geometry_;
    const int64_t lanes = kernels_.lanes;
    const int64_t width = columns.vectors * lanes;
    const int64_t channel = g.grid_layout.channel;
    const int64_t pixel = g.grid_layout.at[2];
    const int64_t pixels = g.grid[2];
    for (int64_t line = 0; line < lines; ++line) {
      for (int64_t v = 0; v < columns.vectors; ++v) {
        const int64_t count = std::min(columns.count - v * lanes, lanes);
        const T* const source = from + line * g.grid_layout.at[1] + (columns.first + v * lanes) * channel;
        T* const out = to + line * pixels * width + v * lanes;
        int64_t done = 0;
        const int64_t steps = pixels / kernels_.transpose_terms;
        if (pixel == 1 && count == lanes && steps > 0) {
          kernels_.transpose(out, source, channel * kItem, steps, width * kItem);
          done = steps * kernels_.transpose_terms;
        }
        for (int64_t i = done; i < pixels; ++i) {
          for (int64_t j = 0; j < count; ++j) out[i * width + j] = source[i * pixel + j * channel];
        }
      }
    }
  }

  // Adds up the sums of all parts and writes them to the weight.
  void AddParts(int piece, const T* sums, T* weight) const {
    const ConvolutionGeometry& g = geometry_;
    const int64_t lanes = kernels_.lanes;
    const int64_t blocks = padded_columns_ / lanes;
    const SpatialLayout& layout = g.weight_layout;
    const auto [begin, end] = Range(g.groups * blocks, piece);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t group = i / blocks;
      const int64_t first = i % blocks * lanes;
      const int64_t count = std::min(lanes, g.grid_channels - first);
      const T* const from = sums + group * Product(g.window) * RowsOfTap() * padded_columns_ + first;
      T* const to = weight + (group * g.grid_channels + first) * layout.batch;
      for (int64_t row = 0; row < RowsOfTap(); ++row) {
        int64_t tap = 0;
        for (int64_t d = 0; d < g.window[0]; ++d) {
          for (int64_t h = 0; h < g.window[1]; ++h) {
            for (int64_t w = 0; w < g.window[2]; ++w, ++tap) {
              alignas(64) T sum[64 / sizeof(T)] = {};
              for (int64_t part = 0; part < parts_; ++part) {
                const T* const more = from + part * sums_ + (tap * RowsOfTap() + row) * padded_columns_;
                for (int64_t j = 0; j < count; ++j) sum[j] += more[j];
              }
              T* const out = to + row * layout.channel + Dot({d, h, w}, layout.at);
              for (int64_t j = 0; j < count; ++j) out[j * layout.batch] = sum[j];
            }
          }
        }
      }
    }
  }

  ConvolutionSpec spec_;
  TileKernels kernels_;
  ConvolutionGeometry geometry_;
  int64_t padded_columns_ = 0;  // grid channels, rounded up to whole vectors
  int64_t row_blocks_ = 0;
  int64_t lines_ = 0;  // maximum lines of a band
  int64_t bands_ = 0;
  int64_t slices_ = 0;  // bands of all images
  Spatial box_;         // sizes of the image's copy
  int64_t row_pitch_ = 0;
  int64_t slab_pitch_ = 0;
  int64_t channel_pitch_ = 0;
  int64_t sums_ = 0;  // elements of a part: [group, window position, image channel, padded grid channel]
  int64_t parts_ = 0;
  int64_t row_parts_ = 1;
  int num_pieces_ = 1;
  int64_t grid_elements_ = 0;
  int64_t scratch_of_piece_ = 0;
};

}  // namespace

std::unique_ptr<DenseCall> MakeTiledWeightGradient(const ConvolutionSpec& spec, const TileKernels& kernels) {
  if (spec.dtype == DType::kFloat64) return std::make_unique<TiledWeightGradient<double>>(spec, kernels);
  return std::make_unique<TiledWeightGradient<float>>(spec, kernels);
}

}  // namespace backtape::jit
