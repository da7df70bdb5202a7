#include "backtape/jit/dense/winograd_convolution.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/tile_columns.h"
#include "backtape/jit/dense/tiled_convolution.h"

namespace backtape::jit {
namespace {

// Bytes of source lines processed at a time, which stay in the L2 cache.
constexpr int64_t kBytesOfWinogradBand = 1 << 18;
constexpr int kPoints = 16;  // products for 2 x 2 results
constexpr int kSide = 4;

// Adds one to each exponent field: for infinity and NaN this carries into the sign bit. The loop has no branches, so
// that compilers vectorise it.
template <typename T>
bool IsFinite(const T* values, int64_t count) {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  constexpr Bits kSign = Bits{1} << (8 * sizeof(T) - 1);
  constexpr Bits kOneOfExponent = Bits{1} << (sizeof(T) == 4 ? 23 : 52);
  Bits found = 0;
  for (int64_t i = 0; i < count; ++i) found |= (std::bit_cast<Bits>(values[i]) & ~kSign) + kOneOfExponent;
  return (found & kSign) == 0;
}

// Each column of the products is a square of 2 x 2 results. Columns are numbered along the lines of squares with one
// extra square per line, whose results are discarded. The source copy is split by the parity of lines and columns, so
// that the 4 x 4 inputs of neighbouring squares are contiguous.
template <typename T>
class WinogradConvolution : public DenseCall {
 public:
  WinogradConvolution(const ConvolutionSpec& spec, const TileKernels& kernels, std::unique_ptr<DenseCall> direct)
      : spec_(spec), kernels_(kernels), geometry_(spec), direct_(std::move(direct)) {
    const ConvolutionGeometry& g = geometry_;
    const bool forward = spec.kind == ConvolutionKind::kForward;
    source_size_ = forward ? g.image : g.grid;
    target_size_ = forward ? g.grid : g.image;
    source_layout_ = forward ? g.image_layout : g.grid_layout;
    target_layout_ = forward ? g.grid_layout : g.image_layout;
    sources_ = forward ? g.image_channels : g.grid_channels;
    targets_ = forward ? g.grid_channels : g.image_channels;
    // The start of the first result's window.
    for (int d = 1; d < kSpatialDims; ++d) first_[d] = forward ? -g.padding[d] : g.padding[d] - 2;
    row_blocks_ = (targets_ + kernels_.max_rows - 1) / kernels_.max_rows;
    squares_ = (target_size_[2] + 1) / 2;
    pitch_ = squares_ + 1;
    const int64_t lines = (target_size_[1] + 1) / 2;
    const int64_t most = std::max<int64_t>(1, kBytesOfWinogradBand / (sources_ * 4 * pitch_ * kItem) - 1);
    bands_ = (lines + most - 1) / most;
    lines_ = (lines + bands_ - 1) / bands_;
    const int64_t lanes = kernels_.lanes;
    columns_ = (lines_ * pitch_ - 1 + lanes - 1) / lanes * lanes;
    // Includes the elements that are read and written beyond the last line.
    plane_ = std::max((lines_ + 1) * pitch_ + lanes, columns_ + pitch_ + 1);
    channel_ = OddLines(4 * plane_, kItem);
    line_ = (2 * pitch_ + 2 * lanes - 1) / (2 * lanes) * 2 * lanes;
    width_ = kernels_.max_vectors * lanes;
    target_row_ = OddLines(4 * columns_, kItem);
    ChoosePieces();
    window_elements_ = g.groups * kPoints * targets_ * sources_;
    input_point_ = OddLines(sources_ * width_, kItem);
    product_point_ = OddLines(targets_ * width_, kItem);
    scratch_of_piece_ =
        sources_ * channel_ + kPoints * (input_point_ + product_point_) + targets_ * target_row_ + line_ + 4 * width_;
    SetOffsets();
  }

  // Records whether any result was not finite; all results are then recomputed.
  class WinogradState : public State {
   public:
    explicit WinogradState(std::unique_ptr<State> direct_state) : direct(std::move(direct_state)) {}
    std::atomic<bool> is_finite{true};
    std::unique_ptr<State> direct;
  };

  std::unique_ptr<State> NewState() const override { return std::make_unique<WinogradState>(direct_->NewState()); }
  int num_stages() const override { return 2 + direct_->num_stages(); }
  int num_pieces(int stage) const override { return stage < 2 ? num_pieces_ : direct_->num_pieces(stage - 2); }
  int64_t scratch_bytes() const override {
    return std::max((window_elements_ + num_pieces_ * scratch_of_piece_) * kItem, direct_->scratch_bytes());
  }
  std::string ToString() const override { return Describe(spec_) + " (tiles, Winograd)"; }

  absl::Status RunPiece(int stage, int piece, State& state, absl::Span<void* const> buffers,
                        std::byte* scratch) const override {
    auto& mine = static_cast<WinogradState&>(state);
    if (stage >= 2) {
      if (mine.is_finite) return absl::OkStatus();
      return direct_->RunPiece(stage - 2, piece, *mine.direct, buffers, scratch);
    }
    T* const windows = reinterpret_cast<T*>(scratch);
    if (stage == 0) {
      if (piece == 0) mine.is_finite = true;
      TransformWindows(piece, static_cast<const T*>(buffers[1]), windows);
      return absl::OkStatus();
    }
    const bool forward = spec_.kind == ConvolutionKind::kForward;
    Memory memory;
    memory.windows = windows;
    memory.planes = windows + window_elements_ + piece * scratch_of_piece_;
    memory.inputs = memory.planes + sources_ * channel_;
    memory.products = memory.inputs + kPoints * input_point_;
    memory.results = memory.products + kPoints * product_point_;
    memory.line = memory.results + targets_ * target_row_;
    memory.squares = memory.line + line_;
    const auto [begin, end] = Part(Units(), piece);
    bool is_finite = true;
    for (int64_t i = begin; i < end; ++i) {
      const int64_t band = i % bands_;
      const int64_t group = i / bands_ % geometry_.groups;
      const int64_t image = i / (bands_ * geometry_.groups);
      const T* const source = static_cast<const T*>(buffers[forward ? 0 : 2]) + image * source_layout_.batch +
                              group * sources_ * source_layout_.channel;
      T* const target = static_cast<T*>(buffers[forward ? 2 : 0]) + image * target_layout_.batch +
                        group * targets_ * target_layout_.channel;
      const T* const bias =
          spec_.has_bias ? static_cast<const T*>(buffers[spec_.bias_buffer()]) + group * targets_ * spec_.bias_stride
                         : nullptr;
      const T* const residual = spec_.has_residual
                                    ? static_cast<const T*>(buffers[spec_.residual_buffer()]) +
                                          image * target_layout_.batch + group * targets_ * target_layout_.channel
                                    : nullptr;
      is_finite &= RunBand(band, group, source, bias, residual, memory, target);
    }
    if (!is_finite) mine.is_finite = false;
    return absl::OkStatus();
  }

 private:
  static constexpr int64_t kItem = sizeof(T);

  struct Memory {
    T* windows = nullptr;   // [group][point][block of rows][source channel][row]
    T* planes = nullptr;    // [source channel][parity of line, of column][line][column]
    T* inputs = nullptr;    // [point][source channel][column]
    T* products = nullptr;  // [point][target channel][column]
    T* results = nullptr;   // [target channel][parity of line][both parities of column, merged]
    T* line = nullptr;
    T* squares = nullptr;
  };

  void ChoosePieces() {
    const int64_t work = geometry_.batch * geometry_.groups * targets_ * sources_ * Product(target_size_) * kSide;
    num_pieces_ = static_cast<int>(
        std::min(std::clamp<int64_t>(work / kMinWorkOfPiece, 1, spec_.max_pieces), std::max<int64_t>(1, Units())));
  }
  int64_t Units() const { return geometry_.batch * geometry_.groups * bands_; }
  std::pair<int64_t, int64_t> Part(int64_t size, int piece) const {
    return {size * piece / num_pieces_, size * (piece + 1) / num_pieces_};
  }
  std::pair<int64_t, int64_t> Rows(int64_t block) const {
    return {targets_ * block / row_blocks_, targets_ * (block + 1) / row_blocks_};
  }

  void SetOffsets() {
    for (int64_t i = 0; i < kSide; ++i) {
      for (int64_t j = 0; j < kSide; ++j) {
        input_from_[i * kSide + j] = (((i & 1) * 2 + (j & 1)) * plane_ + (i >> 1) * pitch_ + (j >> 1)) * kItem;
      }
    }
  }

  // Transforms the windows, by blocks of rows.
  void TransformWindows(int piece, const T* weight, T* to) const {
    const SpatialLayout& layout = geometry_.weight_layout;
    const bool forward = spec_.kind == ConvolutionKind::kForward;
    const int64_t row_stride = forward ? layout.batch : layout.channel;
    const int64_t source_stride = forward ? layout.channel : layout.batch;
    const int64_t lanes = kernels_.lanes;
    int64_t from_offsets[9];
    int64_t to_offsets[kPoints];
    for (int64_t k = 0; k < 9; ++k) from_offsets[k] = k * lanes * kItem;
    for (int64_t k = 0; k < kPoints; ++k) to_offsets[k] = k * lanes * kItem;
    alignas(64) T taps[9 * kMaxLanes] = {};
    alignas(64) T points[kPoints * kMaxLanes];
    const TransformCall call = {points, taps, from_offsets, to_offsets, 1};
    const auto [begin, end] = Part(geometry_.groups * row_blocks_, piece);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t group = i / row_blocks_;
      const auto [first, last] = Rows(i % row_blocks_);
      const int64_t rows = last - first;
      const T* const block = weight + group * geometry_.grid_channels * layout.batch + first * row_stride;
      T* const out = to + group * kPoints * targets_ * sources_ + first * sources_;
      for (int64_t s = 0; s < sources_; ++s) {
        for (int64_t row = 0; row < rows; ++row) {
          const T* const window = block + row * row_stride + s * source_stride;
          for (int64_t k = 0; k < 9; ++k) {
            // For the gradient, the window is read in reverse.
            const int64_t tap = forward ? k : 8 - k;
            taps[k * lanes + row] = window[tap / 3 * layout.at[1] + tap % 3 * layout.at[2]];
          }
        }
        kernels_.transforms.window(&call);
        for (int64_t point = 0; point < kPoints; ++point) {
          T* const at = out + point * targets_ * sources_ + s * rows;
          for (int64_t row = 0; row < rows; ++row) at[row] = points[point * lanes + row];
        }
      }
    }
  }

  // Returns whether all results are finite.
  bool RunBand(int64_t band, int64_t group, const T* source, const T* bias, const T* residual, const Memory& memory,
               T* target) const {
    const int64_t all_lines = (target_size_[1] + 1) / 2;
    const int64_t line = all_lines * band / bands_;
    const int64_t lines = all_lines * (band + 1) / bands_ - line;
    SplitLines(2 * line, lines, source, memory);
    TileCall call;
    ForEachTileColumns(kernels_, columns_ - (lines_ - lines) * pitch_, call,
                       [&](const TileColumns& range) { MultiplyColumns(range, group, bias, memory); });
    return WriteLines(2 * line, lines, residual, memory, target);
  }

  void SplitLines(int64_t first_line, int64_t lines, const T* source, const Memory& memory) const {
    const int64_t vectors = line_ / (2 * kernels_.lanes);
    SpatialBox box;
    box.count = {1, 1, line_};
    for (int64_t channel = 0; channel < sources_; ++channel) {
      const T* const from = source + channel * source_layout_.channel;
      T* const planes = memory.planes + channel * channel_;
      for (int64_t line = 0; line < 2 * (lines + 1); ++line) {
        box.first = {0, first_line + line + first_[1], first_[2]};
        CopyBox(from, source_size_, source_layout_.at, box, memory.line, {0, 0});
        // Elements written beyond the end of a line are overwritten by the next line.
        T* const even = planes + (line & 1) * 2 * plane_ + (line >> 1) * pitch_;
        kernels_.transforms.split(even, even + plane_, memory.line, vectors);
      }
    }
  }

  // Computes the squares of `range` for all channels.
  void MultiplyColumns(const TileColumns& range, int64_t group, const T* bias, const Memory& memory) const {
    const int64_t lanes = kernels_.lanes;
    const int64_t width = range.vectors * lanes;
    int64_t input_to[kPoints];
    int64_t output_from[kPoints];
    for (int64_t point = 0; point < kPoints; ++point) {
      input_to[point] = point * input_point_ * kItem;
      output_from[point] = point * product_point_ * kItem;
    }
    for (int64_t channel = 0; channel < sources_; ++channel) {
      const TransformCall call = {memory.inputs + channel * width, memory.planes + channel * channel_ + range.first,
                                  input_from_, input_to, range.vectors};
      kernels_.transforms.input(&call);
    }
    TileCall call;
    call.k = sources_;
    call.a_row = kItem;
    call.b_k = width * kItem;
    call.c_row = width * kItem;
    const void* a = nullptr;
    const void* b = nullptr;
    call.a = &a;
    call.b = &b;
    T row_bias[TileKernels::kMaxRows];
    for (int64_t point = 0; point < kPoints; ++point) {
      const T* const windows = memory.windows + (group * kPoints + point) * targets_ * sources_;
      b = memory.inputs + point * input_point_;
      for (int64_t block = 0; block < row_blocks_; ++block) {
        const auto [first, last] = Rows(block);
        const int64_t rows = last - first;
        a = windows + first * sources_;
        call.a_k = rows * kItem;
        call.c = memory.products + point * product_point_ + first * width;
        call.row_bias = nullptr;
        // This point contributes once to each of the four results, so the bias is added to its products.
        if (bias != nullptr && point == kSide + 1) {
          for (int64_t row = 0; row < rows; ++row) row_bias[row] = bias[(first + row) * spec_.bias_stride];
          call.row_bias = row_bias;
        }
        kernels_.tiles[rows - 1][range.vectors - 1][0](&call);
      }
    }
    int64_t output_to[kSide];
    for (int64_t k = 0; k < kSide; ++k) output_to[k] = k * width * kItem;
    for (int64_t channel = 0; channel < targets_; ++channel) {
      const TransformCall output = {memory.squares, memory.products + channel * width, output_from, output_to,
                                    range.vectors};
      kernels_.transforms.output(&output);
      for (int64_t parity = 0; parity < 2; ++parity) {
        const T* const even = memory.squares + 2 * parity * width;
        T* const to = memory.results + channel * target_row_ + parity * 2 * columns_ + 2 * range.first;
        kernels_.transforms.merge(to, even, even + width, range.vectors);
      }
    }
  }

  bool WriteLines(int64_t first_line, int64_t lines, const T* residual, const Memory& memory, T* target) const {
    const int64_t count = target_size_[2];
    const int64_t stride = target_layout_.at[2];
    const bool has_relu = spec_.activation == Activation::kRelu;
    const bool has_epilogue = has_relu || residual != nullptr;
    const T least = has_relu ? 0 : -std::numeric_limits<T>::infinity();
    bool is_finite = true;
    for (int64_t channel = 0; channel < targets_; ++channel) {
      for (int64_t line = 0; line < std::min(2 * lines, target_size_[1] - first_line); ++line) {
        const T* const from =
            memory.results + channel * target_row_ + (line & 1) * 2 * columns_ + (line >> 1) * 2 * pitch_;
        const int64_t offset = channel * target_layout_.channel + (first_line + line) * target_layout_.at[1];
        if (!IsFinite(from, count)) is_finite = false;
        T* const to = target + offset;
        const T* const added = residual == nullptr ? nullptr : residual + offset;
        if (stride == 1 && !has_epilogue) {
          std::memcpy(to, from, static_cast<size_t>(count) * sizeof(T));
          continue;
        }
        if (stride == 1) {
          FinishRow(kernels_, to, from, added, count, has_relu);
          continue;
        }
        for (int64_t i = 0; i < count; ++i) {
          const T sum = added == nullptr ? from[i] : from[i] + added[i * stride];
          to[i * stride] = sum < least ? least : sum;
        }
      }
    }
    return is_finite;
  }

  static constexpr int64_t kMaxLanes = 64 / sizeof(T);

  ConvolutionSpec spec_;
  TileKernels kernels_;
  ConvolutionGeometry geometry_;
  std::unique_ptr<DenseCall> direct_;
  Spatial source_size_, target_size_;
  SpatialLayout source_layout_, target_layout_;
  Spatial first_ = {};
  int64_t sources_ = 0;  // channels of a group
  int64_t targets_ = 0;
  int64_t row_blocks_ = 0;
  int64_t squares_ = 0;  // per line
  int64_t pitch_ = 0;
  int64_t bands_ = 0;
  int64_t lines_ = 0;    // maximum lines of squares in a band
  int64_t columns_ = 0;  // maximum columns of a band
  int64_t plane_ = 0;
  int64_t channel_ = 0;
  int64_t line_ = 0;
  int64_t width_ = 0;
  // Distances between consecutive points, and between rows of the target, in elements:
  int64_t input_point_ = 0;
  int64_t product_point_ = 0;
  int64_t target_row_ = 0;
  int num_pieces_ = 1;
  int64_t window_elements_ = 0;
  int64_t scratch_of_piece_ = 0;
  int64_t input_from_[kPoints];
};

}  // namespace

bool IsForWinograd(const ConvolutionSpec& spec) {
  const ConvolutionGeometry g(spec);
  if (spec.kind == ConvolutionKind::kBackwardWeight) return false;
  return g.window == Spatial{1, 3, 3} && g.stride == Spatial{1, 1, 1} && g.dilation[1] == 1 && g.dilation[2] == 1 &&
         g.image[0] == 1 && g.grid[0] == 1 && g.padding[0] == 0 && g.batch > 0 && g.image_channels > 0 &&
         g.grid_channels > 0 && Product(g.image) > 0 && Product(g.grid) > 0;
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakeWinogradConvolution(const ConvolutionSpec& spec,
                                                                   const TileKernels& kernels) {
  if (!IsForWinograd(spec)) {
    return absl::UnimplementedError(
        "Winograd's algorithm supports only the forward pass and the input gradient of non-empty 2-D convolutions with "
        "3 x 3 windows, stride 1 and dilation 1");
  }
  absl::StatusOr<std::unique_ptr<DenseCall>> direct = MakeTiledConvolution(spec, kernels);
  if (!direct.ok()) return direct.status();
  if (spec.dtype == DType::kFloat32) {
    return std::make_unique<WinogradConvolution<float>>(spec, kernels, *std::move(direct));
  }
  if (spec.dtype == DType::kFloat64) {
    return std::make_unique<WinogradConvolution<double>>(spec, kernels, *std::move(direct));
  }
  return absl::UnimplementedError("Winograd's algorithm does not support 16-bit floats");
}

}  // namespace backtape::jit
