#include "backtape/jit/dense/tiled_convolution.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/tile_columns.h"

namespace backtape::jit {
namespace {

// Bytes of source lines processed at a time, which stay in the L2 cache.
constexpr int64_t kBytesOfBand = 1 << 18;
// With at least this many channels, the distance between channels matters.
constexpr int64_t kManyChannels = 64;
constexpr int64_t kPage = 4096;
// Maximum number of window positions per call of a tile.
constexpr int64_t kMaxTaps = 64;

// Computes the target from the source: the grid from the image, or the image from the grid. T is float or
// double.
template <typename T>
class TiledCorrelation : public DenseCall {
 public:
  TiledCorrelation(const ConvolutionSpec& spec, const TileKernels& kernels)
      : spec_(spec), kernels_(kernels), geometry_(spec) {
    const ConvolutionGeometry& g = geometry_;
    const bool forward = spec.kind == ConvolutionKind::kForward;
    const Correlation correlation = forward ? GridFromImage(g) : ImageFromGrid(g);
    source_step_ = correlation.source_step;
    target_step_ = correlation.target_step;
    source_size_ = forward ? g.image : g.grid;
    source_layout_ = forward ? g.image_layout : g.grid_layout;
    target_layout_ = forward ? g.grid_layout : g.image_layout;
    sources_ = forward ? g.image_channels : g.grid_channels;
    targets_ = forward ? g.grid_channels : g.image_channels;
    row_blocks_ = (targets_ + kernels_.max_rows - 1) / kernels_.max_rows;
    for (const CorrelationPhase& phase : correlation.phases) AddPhase(phase);
    ChoosePieces();
    weight_elements_ = g.groups * targets_ * sources_ * Product(g.window);
    weight_bytes_ = (weight_elements_ * kItem + 63) / 64 * 64;
    scratch_of_piece_ = (source_elements_ + kernels_.max_rows * buffer_row_) * kItem;
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 2; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return weight_bytes_ + num_pieces_ * scratch_of_piece_; }
  std::string ToString() const override { return Describe(spec_) + " (tiles)"; }

  absl::Status RunPiece(int stage, int piece, State&, absl::Span<void* const> buffers,
                        std::byte* scratch) const override {
    const bool forward = spec_.kind == ConvolutionKind::kForward;
    if (stage == 0) {
      PackWeights(piece, static_cast<const T*>(buffers[1]), reinterpret_cast<T*>(scratch));
      return absl::OkStatus();
    }
    Operands operands;
    operands.weight = reinterpret_cast<const T*>(scratch);
    operands.packed = reinterpret_cast<T*>(scratch + weight_bytes_ + piece * scratch_of_piece_);
    operands.buffer = operands.packed + source_elements_;
    const auto* const source = static_cast<const T*>(buffers[forward ? 0 : 2]);
    auto* const target = static_cast<T*>(buffers[forward ? 2 : 0]);
    const auto slices = static_cast<int64_t>(slices_.size());
    const auto [begin, end] = Part(Units(), piece);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t row_part = i % row_parts_;
      const int64_t slice = i / row_parts_ % slices;
      const int64_t group = i / (row_parts_ * slices) % geometry_.groups;
      const int64_t image = i / (row_parts_ * slices * geometry_.groups);
      operands.source = source + image * source_layout_.batch + group * sources_ * source_layout_.channel;
      operands.target = target + image * target_layout_.batch + group * targets_ * target_layout_.channel;
      operands.bias = spec_.has_bias
                          ? static_cast<const T*>(buffers[spec_.bias_buffer()]) + group * targets_ * spec_.bias_stride
                          : nullptr;
      if (spec_.has_residual) {
        operands.residual = static_cast<const T*>(buffers[spec_.residual_buffer()]) + (operands.target - target);
      }
      operands.group = group;
      const bool is_new = i == begin || row_part == 0;
      RunSlice(slices_[slice], operands, is_new, row_blocks_ * row_part / row_parts_,
               row_blocks_ * (row_part + 1) / row_parts_);
    }
    return absl::OkStatus();
  }

 private:
  static constexpr int64_t kItem = sizeof(T);

  struct Phase {
    CorrelationPhase shape;
    std::vector<int64_t> weights;  // for each tap, its position in the window
    // Whether the source is read in place rather than from a copy. The pitches are the distances between channels,
    // slabs and lines in the memory that is read. For each tap, `offsets` has the offset of the element that it reads
    // for the first target position.
    bool is_in_place = false;
    int64_t channel_pitch = 0;
    int64_t pitch = 0;
    std::vector<int64_t> offsets;
    std::vector<Spatial> residues;  // one copy of the source per residue
    int64_t slab_pitch = 0;
    // Whether tiles can write to the target directly, because its elements and lines are spaced as in the buffer.
    bool writes_lines = false;
  };
  // Some lines of one phase.
  struct Slice {
    size_t phase = 0;
    int64_t depth = 0;
    int64_t line = 0;
    int64_t lines = 0;
  };
  struct Operands {
    const T* source = nullptr;  // the source of this image and group
    T* target = nullptr;
    const T* bias = nullptr;
    const T* residual = nullptr;  // has the layout of the target
    int64_t group = 0;
    const T* weight = nullptr;
    T* packed = nullptr;
    T* buffer = nullptr;
  };

  void AddPhase(const CorrelationPhase& shape) {
    if (Product(shape.count) == 0) return;
    Phase phase;
    phase.shape = shape;
    if (sources_ == 0) phase.shape.taps.clear();
    const std::vector<Tap>& taps = phase.shape.taps;
    const Spatial& window = geometry_.window;
    for (const Tap& tap : taps) {
      phase.weights.push_back((tap.window[0] * window[1] + tap.window[1]) * window[2] + tap.window[2]);
      if (std::find(phase.residues.begin(), phase.residues.end(), tap.residue) == phase.residues.end()) {
        phase.residues.push_back(tap.residue);
      }
    }
    // The size of a copy's lines determines how many fit in a band.
    const Spatial& count = shape.count;
    const int64_t width = count[2] + shape.extent[2];
    const int64_t bytes_of_line = std::max<int64_t>(
        1, sources_ * static_cast<int64_t>(phase.residues.size()) * (shape.extent[0] + 1) * width * kItem);
    const int64_t most = std::max<int64_t>(1, kBytesOfBand / bytes_of_line - shape.extent[1]);
    const int64_t bands = (count[1] + most - 1) / most;
    const int64_t lines = (count[1] + bands - 1) / bands;
    phase.is_in_place = IsInPlace(phase, lines);
    if (phase.is_in_place) {
      phase.channel_pitch = source_layout_.channel;
      phase.pitch = lines == 1 ? count[2] : source_step_[1] * source_layout_.at[1];
      for (const Tap& tap : taps) phase.offsets.push_back(Dot(tap.offset, source_layout_.at));
    } else {
      phase.pitch = width;
      phase.slab_pitch = (lines + shape.extent[1]) * width;
      phase.channel_pitch = OddLines((shape.extent[0] + 1) * phase.slab_pitch, kItem);
      for (const Tap& tap : taps) {
        const auto residue = std::find(phase.residues.begin(), phase.residues.end(), tap.residue);
        phase.offsets.push_back((residue - phase.residues.begin()) * sources_ * phase.channel_pitch +
                                (tap.shift[0] - shape.min_shift[0]) * phase.slab_pitch +
                                (tap.shift[1] - shape.min_shift[1]) * width + tap.shift[2] - shape.min_shift[2]);
      }
      const int64_t elements = static_cast<int64_t>(phase.residues.size()) * sources_ * phase.channel_pitch;
      source_elements_ = std::max(source_elements_, elements);
    }
    const Spatial& at = target_layout_.at;
    phase.writes_lines = target_step_[2] * at[2] == 1 &&
                         (lines == 1 || (phase.pitch == count[2] && target_step_[1] * at[1] == count[2]));
    buffer_row_ = std::max(buffer_row_, OddLines(lines * phase.pitch, kItem));
    for (int64_t depth = 0; depth < count[0]; ++depth) {
      for (int64_t band = 0; band < bands; ++band) {
        const int64_t first = count[1] * band / bands;
        slices_.push_back({phases_.size(), depth, first, count[1] * (band + 1) / bands - first});
      }
    }
    work_ += static_cast<int64_t>(taps.size()) * Product(count);
    phases_.push_back(std::move(phase));
  }

  // Whether the taps can be read from the source in place: all are inside it, and its elements and lines are spaced as
  // in a copy. Many source channels that are whole pages apart are copied, because they share cache sets.
  bool IsInPlace(const Phase& phase, int64_t lines) const {
    if (phase.shape.taps.empty()) return false;
    const bool are_pages_apart = source_layout_.channel != 0 && source_layout_.channel * kItem % kPage == 0;
    if (are_pages_apart && sources_ >= kManyChannels) return false;
    for (int d = 0; d < kSpatialDims; ++d) {
      for (const Tap& tap : phase.shape.taps) {
        const int64_t last = source_step_[d] * (phase.shape.count[d] - 1) + tap.offset[d];
        if (tap.offset[d] < 0 || last >= source_size_[d]) return false;
      }
    }
    const int64_t width = phase.shape.count[2] + phase.shape.extent[2];
    return source_step_[2] * source_layout_.at[2] == 1 &&
           (lines == 1 || source_step_[1] * source_layout_.at[1] == width);
  }

  void ChoosePieces() {
    const int64_t units = geometry_.batch * geometry_.groups * static_cast<int64_t>(slices_.size());
    const int64_t work = geometry_.batch * geometry_.groups * targets_ * sources_ * work_;
    const int64_t wanted = std::clamp<int64_t>(work / kMinWorkOfPiece, 1, spec_.max_pieces);
    // Channels are divided only if there are too few slices, because each part copies the source again.
    row_parts_ =
        units >= 4 * wanted || units == 0 ? 1 : std::clamp<int64_t>(wanted, 1, std::max<int64_t>(row_blocks_, 1));
    num_pieces_ = static_cast<int>(std::clamp<int64_t>(units * row_parts_, 1, wanted));
  }

  int64_t Units() const {
    if (targets_ == 0) return 0;
    return geometry_.batch * geometry_.groups * static_cast<int64_t>(slices_.size()) * row_parts_;
  }

  std::pair<int64_t, int64_t> Part(int64_t size, int piece) const {
    return {size * piece / num_pieces_, size * (piece + 1) / num_pieces_};
  }
  std::pair<int64_t, int64_t> Rows(int64_t block) const {
    return {targets_ * block / row_blocks_, targets_ * (block + 1) / row_blocks_};
  }

  // Packs the weights as [group][block of rows][window position][source channel][row]; rows are target channels.
  void PackWeights(int piece, const T* from, T* to) const {
    const SpatialLayout& layout = geometry_.weight_layout;
    const bool forward = spec_.kind == ConvolutionKind::kForward;
    const int64_t row_stride = forward ? layout.batch : layout.channel;
    const int64_t source_stride = forward ? layout.channel : layout.batch;
    const Spatial& window = geometry_.window;
    const auto [begin, end] = Part(geometry_.groups * row_blocks_, piece);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t group = i / row_blocks_;
      const auto [first, last] = Rows(i % row_blocks_);
      const int64_t rows = last - first;
      const T* const block = from + group * geometry_.grid_channels * layout.batch + first * row_stride;
      T* out = to + PackedWeight(group, first);
      for (int64_t d = 0; d < window[0]; ++d) {
        for (int64_t h = 0; h < window[1]; ++h) {
          for (int64_t w = 0; w < window[2]; ++w) {
            const T* const tap = block + Dot({d, h, w}, layout.at);
            for (int64_t s = 0; s < sources_; ++s, out += rows) {
              const T* const column = tap + s * source_stride;
              for (int64_t row = 0; row < rows; ++row) out[row] = column[row * row_stride];
            }
          }
        }
      }
    }
  }

  int64_t PackedWeight(int64_t group, int64_t first_row) const {
    return (group * targets_ + first_row) * sources_ * Product(geometry_.window);
  }

  void RunSlice(const Slice& slice, const Operands& operands, bool is_new, int64_t first_block,
                int64_t last_block) const {
    const Phase& phase = phases_[slice.phase];
    const CorrelationPhase& shape = phase.shape;
    const Spatial position = {slice.depth, slice.line, 0};
    Spatial source_position;
    Spatial target_position;
    for (int d = 0; d < kSpatialDims; ++d) {
      source_position[d] = source_step_[d] * position[d];
      target_position[d] = shape.first[d] + target_step_[d] * position[d];
    }
    const T* base = operands.packed;
    if (phase.is_in_place) {
      base = reinterpret_cast<const T*>(operands.source + Dot(source_position, source_layout_.at));
    } else if (is_new) {
      CopySource(slice, phase, source_position, operands);
    }
    const int64_t first_target = Dot(target_position, target_layout_.at);
    TileCall call;
    T bias[TileKernels::kMaxRows];
    for (int64_t block = first_block; block < last_block; ++block) {
      const auto [first, last] = Rows(block);
      const int64_t rows = last - first;
      if (operands.bias != nullptr) {
        call.row_bias = bias;
        for (int64_t row = 0; row < rows; ++row) {
          bias[row] = operands.bias[(first + row) * spec_.bias_stride];
        }
      }
      const int64_t offset = first_target + first * target_layout_.channel;
      T* const out = operands.target + offset;
      const T* const residual = operands.residual == nullptr ? nullptr : operands.residual + offset;
      if (shape.taps.empty()) {
        WriteWithoutTaps(phase, slice.lines, rows, call.row_bias == nullptr ? nullptr : bias, residual, out);
        continue;
      }
      if (phase.writes_lines) {
        call.c = out;
        call.c_row = target_layout_.channel * kItem;
        call.residual = residual;
        call.residual_row = call.c_row;
      } else {
        call.c = operands.buffer;
        call.c_row = buffer_row_ * kItem;
      }
      MultiplyRows(phase, slice.lines, rows, operands.weight + PackedWeight(operands.group, first), base, call);
      if (!phase.writes_lines) WriteLines(phase, slice.lines, rows, operands.buffer, residual, out);
    }
  }

  void CopySource(const Slice& slice, const Phase& phase, const Spatial& source_position,
                  const Operands& operands) const {
    const CorrelationPhase& shape = phase.shape;
    SpatialBox box;
    box.step = source_step_;
    box.count = {shape.extent[0] + 1, slice.lines + shape.extent[1], shape.count[2] + shape.extent[2]};
    T* to = operands.packed;
    for (const Spatial& residue : phase.residues) {
      for (int d = 0; d < kSpatialDims; ++d) {
        box.first[d] = source_position[d] + source_step_[d] * shape.min_shift[d] + residue[d];
      }
      for (int64_t channel = 0; channel < sources_; ++channel) {
        CopyBox(operands.source + channel * source_layout_.channel, source_size_, source_layout_.at, box, to,
                {phase.slab_pitch, phase.pitch});
        to += phase.channel_pitch;
      }
    }
  }

  // Computes a block of rows of the target for all columns of a slice.
  void MultiplyRows(const Phase& phase, int64_t lines, int64_t rows, const T* weight, const T* base,
                    TileCall& call) const {
    const void* a[kMaxTaps];
    const void* b[kMaxTaps];
    const auto taps = static_cast<int64_t>(phase.offsets.size());
    call.a = a;
    call.b = b;
    call.k = sources_;
    call.a_row = kItem;
    call.a_k = rows * kItem;
    call.b_k = phase.channel_pitch * kItem;
    auto* const c = static_cast<T*>(call.c);
    const void* const row_bias = call.row_bias;
    const auto* const residual = static_cast<const T*>(call.residual);
    const bool is_finished = phase.writes_lines || !spec_.has_residual;
    const int64_t columns = (lines - 1) * phase.pitch + phase.shape.count[2];
    ForEachTileColumns(kernels_, columns, call, [&](const TileColumns& range) {
      const TileFunction tile = kernels_.tiles[rows - 1][range.vectors - 1][range.has_tail ? 1 : 0];
      call.c = c + range.first;
      call.accumulate = 0;
      call.row_bias = row_bias;
      for (int64_t done = 0; done < taps; done += call.segments) {
        call.segments = std::min(taps - done, kMaxTaps);
        const bool is_last = done + call.segments == taps;
        call.residual = is_last && residual != nullptr ? residual + range.first : nullptr;
        call.relu = is_last && is_finished && spec_.activation == Activation::kRelu ? 1 : 0;
        for (int64_t s = 0; s < call.segments; ++s) {
          a[s] = weight + phase.weights[done + s] * sources_ * rows;
          b[s] = base + phase.offsets[done + s] + range.first;
        }
        tile(&call);
        call.accumulate = 1;
        call.row_bias = nullptr;
      }
    });
    call.row_bias = row_bias;
  }

  void WriteLines(const Phase& phase, int64_t lines, int64_t rows, const T* buffer, const T* residual, T* out) const {
    const int64_t count = phase.shape.count[2];
    const int64_t stride = target_step_[2] * target_layout_.at[2];
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t line = 0; line < lines; ++line) {
        const T* const from = buffer + row * buffer_row_ + line * phase.pitch;
        const int64_t offset = row * target_layout_.channel + line * target_step_[1] * target_layout_.at[1];
        T* const to = out + offset;
        if (stride == 1 && residual == nullptr) {
          std::memcpy(to, from, static_cast<size_t>(count) * sizeof(T));
          continue;
        }
        if (stride == 1) {
          FinishRow(kernels_, to, from, residual + offset, count, spec_.activation == Activation::kRelu);
          continue;
        }
        if (residual != nullptr) {
          for (int64_t i = 0; i < count; ++i) {
            to[i * stride] = Finished(from[i] + residual[offset + i * stride]);
          }
          continue;
        }
        for (int64_t i = 0; i < count; ++i) to[i * stride] = from[i];
      }
    }
  }

  T Finished(T value) const {
    const T least = spec_.activation == Activation::kRelu ? 0 : -std::numeric_limits<T>::infinity();
    return value < least ? least : value;
  }

  // Writes elements that no window position reaches.
  void WriteWithoutTaps(const Phase& phase, int64_t lines, int64_t rows, const T* bias, const T* residual,
                        T* out) const {
    const int64_t stride = target_step_[2] * target_layout_.at[2];
    for (int64_t row = 0; row < rows; ++row) {
      const T value = bias == nullptr ? T{0} : bias[row];
      for (int64_t line = 0; line < lines; ++line) {
        const int64_t offset = row * target_layout_.channel + line * target_step_[1] * target_layout_.at[1];
        for (int64_t i = 0; i < phase.shape.count[2]; ++i) {
          const int64_t at = offset + i * stride;
          out[at] = Finished(residual == nullptr ? value : value + residual[at]);
        }
      }
    }
  }

  ConvolutionSpec spec_;
  TileKernels kernels_;
  ConvolutionGeometry geometry_;
  Spatial source_step_, target_step_;
  Spatial source_size_;
  SpatialLayout source_layout_, target_layout_;
  int64_t sources_ = 0;  // channels of a group
  int64_t targets_ = 0;
  int64_t row_blocks_ = 0;
  std::vector<Phase> phases_;
  std::vector<Slice> slices_;
  int64_t work_ = 0;  // multiplications for one pair of channels of one image
  int64_t row_parts_ = 1;
  int num_pieces_ = 1;
  int64_t weight_elements_ = 0;
  int64_t weight_bytes_ = 0;
  int64_t source_elements_ = 0;  // elements of a piece's copy of the source
  int64_t buffer_row_ = 0;       // elements in a row of the buffer that tiles write to
  int64_t scratch_of_piece_ = 0;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeTiledConvolution(const ConvolutionSpec& spec,
                                                                const TileKernels& kernels) {
  if (kernels.lanes == 0 || kernels.dtype != spec.dtype) {
    return absl::UnimplementedError(
        absl::StrCat("no kernels of tiled convolutions were emitted for ", TorchName(spec.dtype)));
  }
  if (spec.kind == ConvolutionKind::kBackwardWeight) return MakeTiledWeightGradient(spec, kernels);
  if (spec.dtype == DType::kFloat64) return std::make_unique<TiledCorrelation<double>>(spec, kernels);
  return std::make_unique<TiledCorrelation<float>>(spec, kernels);
}

}  // namespace backtape::jit
