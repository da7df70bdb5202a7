#include "backtape/jit/dense/depthwise_by_channels.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/depthwise_table.h"
#include "backtape/jit/dense/tile_columns.h"

namespace backtape::jit {
namespace {

// How the pixels of an operand are addressed for a vector of channels.
struct PixelLayout {
  SpatialLayout layout;
  Spatial size = {};
  bool is_transposed = false;  // otherwise channels are contiguous, and pixels are read in place
};

bool IsRowMajor(const PixelLayout& pixels) {
  return pixels.layout.at[2] == 1 && (pixels.layout.at[1] == pixels.size[2] || pixels.size[1] == 1);
}

template <typename T>
class DepthwiseByChannels : public DenseCall {
 public:
  DepthwiseByChannels(const ConvolutionSpec& spec, const TileKernels& kernels)
      : spec_(spec), kernels_(kernels), geometry_(spec), lanes_(kernels.lanes) {
    const ConvolutionGeometry& g = geometry_;
    image_ = {g.image_layout, g.image, g.image_layout.channel != 1};
    grid_ = {g.grid_layout, g.grid, g.grid_layout.channel != 1};
    const Correlation correlation = GridFromImage(g);
    const CorrelationPhase& phase = correlation.phases.front();
    table_ = MakeDepthwiseTable(phase, 2, g.image[2], g.stride[2], kernels.depthwise);
    for (const DepthwiseTable::Chain& chain : table_.chains) lengths_.push_back(chain.length());
    std::sort(lengths_.begin(), lengths_.end());
    lengths_.erase(std::unique(lengths_.begin(), lengths_.end()), lengths_.end());
    positions_ = Product(g.window);
    blocks_ = (g.groups + lanes_ - 1) / lanes_;
    AddLines(PlacesOf(phase, 1), lanes_, chains_);
    const int64_t tail = g.groups % lanes_;
    if (tail > 0) AddLines(PlacesOf(phase, 1), image_.is_transposed ? lanes_ : tail, chains_of_tail_);
    const int64_t work = g.batch * g.groups * Product(g.grid) * positions_;
    num_pieces_ = static_cast<int>(std::clamp<int64_t>(
        work / kMinWorkOfPiece, 1, std::min<int64_t>(spec.max_pieces, std::max<int64_t>(blocks_, 1))));
    const int64_t blocks_of_piece = (blocks_ + num_pieces_ - 1) / num_pieces_;
    sizes_[0] = RoundUp(blocks_of_piece * positions_ * lanes_ * kItem);
    sizes_[1] = RoundUp(zero_elements() * kItem);
    sizes_[2] = RoundUp(image_.is_transposed ? Product(g.image) * lanes_ * kItem : 0);
    sizes_[3] = RoundUp(grid_.is_transposed ? Product(g.grid) * lanes_ * kItem : 0);
    sizes_[4] = RoundUp(g.image[1] * std::ssize(table_.sources) * static_cast<int64_t>(sizeof(void*)));
    sizes_[5] = RoundUp(g.grid[1] * std::ssize(table_.targets) * static_cast<int64_t>(sizeof(void*)));
    for (const int64_t size : sizes_) scratch_of_piece_ += size;
  }

  bool HasFunctions() const {
    return std::all_of(lengths_.begin(), lengths_.end(),
                       [&](int length) { return kernels_.depthwise.weight_gradients[length - 1][0][0] != nullptr; });
  }
  bool SupportsLayouts() const {
    return (!image_.is_transposed || IsRowMajor(image_)) && (!grid_.is_transposed || IsRowMajor(grid_));
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return num_pieces_ * scratch_of_piece_; }
  std::string ToString() const override { return absl::StrCat(Describe(spec_), " (depthwise, channels in lanes)"); }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte* memory) const override {
    const ConvolutionGeometry& g = geometry_;
    const Scratch scratch = ScratchOf(piece, memory);
    const int64_t begin = blocks_ * piece / num_pieces_;
    const int64_t end = blocks_ * (piece + 1) / num_pieces_;
    std::fill_n(scratch.sums, (end - begin) * positions_ * lanes_, T{0});
    std::fill_n(scratch.zeros, zero_elements(), T{0});
    for (int64_t n = 0; n < g.batch; ++n) {
      const auto* const image = static_cast<const T*>(buffers[0]) + n * image_.layout.batch;
      auto* const grid = static_cast<T*>(buffers[2]) + n * grid_.layout.batch;
      if (n == 0 || !image_.is_transposed) SetSources(image_.is_transposed ? scratch.image : image, scratch);
      if (n == 0 || !grid_.is_transposed) SetTargets(grid_.is_transposed ? scratch.grid : grid, scratch);
      for (int64_t block = begin; block < end; ++block) {
        const int64_t channel = block * lanes_;
        const int64_t channels = std::min(lanes_, g.groups - channel);
        if (image_.is_transposed) Transpose(image_, image + channel * image_.layout.channel, channels, scratch.image);
        if (grid_.is_transposed) Transpose(grid_, grid + channel * grid_.layout.channel, channels, scratch.grid);
        AddBlock(channel, channels, scratch.sums + (block - begin) * positions_ * lanes_, scratch);
      }
    }
    for (int64_t block = begin; block < end; ++block) {
      Write(block * lanes_, scratch.sums + (block - begin) * positions_ * lanes_, static_cast<T*>(buffers[1]));
    }
    return absl::OkStatus();
  }

 private:
  static constexpr int64_t kItem = sizeof(T);
  using Chains = std::vector<std::vector<std::vector<DepthwiseChain>>>;  // [line of the grid][length]
  static int64_t RoundUp(int64_t bytes) { return (bytes + 63) / 64 * 64; }

  struct Scratch {
    T* sums = nullptr;
    T* zeros = nullptr;
    T* image = nullptr;  // [pixels, lanes], like `grid`
    T* grid = nullptr;
    const void** sources = nullptr;
    void** targets = nullptr;
  };

  Scratch ScratchOf(int piece, std::byte* scratch) const {
    std::byte* at = scratch + piece * scratch_of_piece_;
    const auto next = [&](int i) { return std::exchange(at, at + sizes_[i]); };
    Scratch result;
    result.sums = reinterpret_cast<T*>(next(0));
    result.zeros = reinterpret_cast<T*>(next(1));
    result.image = reinterpret_cast<T*>(next(2));
    result.grid = reinterpret_cast<T*>(next(3));
    result.sources = reinterpret_cast<const void**>(next(4));
    result.targets = reinterpret_cast<void**>(next(5));
    return result;
  }

  // Pixels beyond the image are read from a buffer of zeros. If pixels are read in place, it has a zero for each
  // channel, because the offset of the block's first channel is added to all addresses.
  int64_t zero_elements() const { return image_.is_transposed ? lanes_ : blocks_ * lanes_; }

  int64_t BitsOf(int64_t channels) const { return (int64_t{1} << channels) - 1; }

  // Makes the chains of each line of the grid, for each length and `channels` lanes. Window lines outside the image
  // have none.
  void AddLines(const std::vector<WindowPlace>& lines, int64_t channels, Chains& to) const {
    const ConvolutionGeometry& g = geometry_;
    for (int64_t y = 0; y < g.grid[1]; ++y) {
      std::vector<std::vector<DepthwiseChain>>& of_line = to.emplace_back(lengths_.size());
      for (const WindowPlace& line : lines) {
        const int64_t from = g.stride[1] * (y + line.shift) + line.residue;
        if (from < 0 || from >= g.image[1]) continue;
        int64_t position = line.window * g.window[2];
        for (size_t c = 0; c < table_.chains.size(); ++c) {
          DepthwiseChain chain;
          const int64_t entry =
              from * std::ssize(table_.sources) + static_cast<int64_t>(c) * std::ssize(table_.targets);
          chain.lines = entry * static_cast<int64_t>(sizeof(void*));
          chain.weights = position * lanes_ * kItem;
          chain.bits[0] = BitsOf(channels);
          chain.mask[0] = TailMask(channels, kItem);
          position += table_.chains[c].length();
          const auto length = std::find(lengths_.begin(), lengths_.end(), table_.chains[c].length());
          of_line[static_cast<size_t>(length - lengths_.begin())].push_back(chain);
        }
      }
    }
  }

  // The distance between pixels of a line and between lines, in elements.
  std::pair<int64_t, int64_t> StepsOf(const PixelLayout& pixels) const {
    if (pixels.is_transposed) return {lanes_, pixels.size[2] * lanes_};
    return {pixels.layout.at[2], pixels.layout.at[1]};
  }

  void SetSources(const T* image, const Scratch& scratch) const {
    const auto [pixel, line] = StepsOf(image_);
    const void** to = scratch.sources;
    for (int64_t y = 0; y < image_.size[1]; ++y) {
      for (const int32_t source : table_.sources) {
        *to++ = source < 0 ? scratch.zeros : image + y * line + source * pixel;
      }
    }
  }

  void SetTargets(T* grid, const Scratch& scratch) const {
    const auto [pixel, line] = StepsOf(grid_);
    void** to = scratch.targets;
    for (int64_t y = 0; y < grid_.size[1]; ++y) {
      for (const int32_t target : table_.targets) *to++ = target < 0 ? nullptr : grid + y * line + target * pixel;
    }
  }

  void Transpose(const PixelLayout& pixels, const T* from, int64_t channels, T* to) const {
    const int64_t count = Product(pixels.size) / kernels_.transpose_terms;
    const TransposeFunction transpose =
        channels == lanes_ ? kernels_.transpose : kernels_.packed.transposes[channels - 1];
    if (count > 0) transpose(to, from, pixels.layout.channel * kItem, count, lanes_ * kItem);
    for (int64_t i = count * kernels_.transpose_terms; i < Product(pixels.size); ++i) {
      for (int64_t c = 0; c < lanes_; ++c) {
        to[i * lanes_ + c] = c < channels ? from[c * pixels.layout.channel + i] : T{0};
      }
    }
  }

  // Adds the products of the lanes' channels to their sums.
  void AddBlock(int64_t channel, int64_t channels, T* sums, const Scratch& scratch) const {
    const Chains& chains = channels == lanes_ ? chains_ : chains_of_tail_;
    DepthwiseCall call;
    call.weights = sums;
    call.source_column = image_.is_transposed ? 0 : channel * kItem;
    call.column = grid_.is_transposed ? 0 : channel * kItem;
    const int64_t lanes = grid_.is_transposed ? lanes_ : channels;
    call.bits[0] = BitsOf(lanes);
    call.mask[0] = TailMask(lanes, kItem);
    for (int64_t y = 0; y < grid_.size[1]; ++y) {
      for (const DepthwiseTable::Block& block : table_.blocks) {
        call.rows = scratch.targets + y * std::ssize(table_.targets) + block.entry;
        call.lines = scratch.sources + block.entry;
        for (size_t i = 0; i < lengths_.size(); ++i) {
          call.chains = chains[static_cast<size_t>(y)][i].data();
          call.num_chains = std::ssize(chains[static_cast<size_t>(y)][i]);
          kernels_.depthwise.weight_gradients[lengths_[i] - 1][block.count - 1][0](&call);
        }
      }
    }
  }

  void Write(int64_t channel, const T* sums, T* weight) const {
    const SpatialLayout& layout = geometry_.weight_layout;
    const int64_t channels = std::min(lanes_, geometry_.groups - channel);
    for (int64_t line = 0; line < geometry_.window[1]; ++line) {
      for (const DepthwiseTable::Chain& chain : table_.chains) {
        for (const int64_t column : chain.window) {
          T* const to = weight + channel * layout.batch + Dot({0, line, column}, layout.at);
          for (int64_t c = 0; c < channels; ++c) to[c * layout.batch] = sums[c];
          sums += lanes_;
        }
      }
    }
  }

  ConvolutionSpec spec_;
  TileKernels kernels_;
  ConvolutionGeometry geometry_;
  int64_t lanes_ = 0;
  PixelLayout image_, grid_;
  DepthwiseTable table_;  // along the pixels of a line
  std::vector<int> lengths_;
  Chains chains_;
  Chains chains_of_tail_;  // for the last block, if it has fewer channels than lanes
  int64_t positions_ = 0;
  int64_t blocks_ = 0;
  int num_pieces_ = 1;
  int64_t sizes_[6] = {};
  int64_t scratch_of_piece_ = 0;
};

template <typename T>
absl::StatusOr<std::unique_ptr<DenseCall>> MakeByChannels(const ConvolutionSpec& spec, const TileKernels& kernels) {
  auto call = std::make_unique<DepthwiseByChannels<T>>(spec, kernels);
  if (!call->SupportsLayouts()) {
    return absl::UnimplementedError("the images are neither row-major nor in channels-last layout");
  }
  if (!call->HasFunctions()) return absl::UnimplementedError("no code was emitted for windows of this size");
  return call;
}

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeDepthwiseByChannels(const ConvolutionSpec& spec,
                                                                   const TileKernels& kernels) {
  const ConvolutionGeometry g(spec);
  const bool has_depth = g.window[0] != 1 || g.image[0] != 1 || g.grid[0] != 1 || g.padding[0] != 0;
  if (spec.kind != ConvolutionKind::kBackwardWeight || g.image_channels != 1 || g.grid_channels != 1 || has_depth) {
    return absl::UnimplementedError("the call is not the weight gradient of a 2-D depthwise convolution");
  }
  if (kernels.depthwise.max_length == 0) {
    return absl::UnimplementedError("no kernels of depthwise convolutions were emitted for these windows");
  }
  if (spec.dtype == DType::kFloat32) return MakeByChannels<float>(spec, kernels);
  if (spec.dtype == DType::kFloat64) return MakeByChannels<double>(spec, kernels);
  return absl::UnimplementedError(
      absl::StrCat("depthwise weight gradients with channels in lanes do not support ", TorchName(spec.dtype)));
}

}  // namespace backtape::jit
