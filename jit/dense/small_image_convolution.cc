#include "backtape/jit/dense/small_image_convolution.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/tile_columns.h"

namespace backtape::jit {
namespace {

// Bytes of weights that stay in the L1 cache while all pixels are multiplied by them.
constexpr int64_t kBytesOfWeights = 24 << 10;
constexpr int64_t kMinChannels = 8;
// Bytes of images that stay in the L2 cache while they are multiplied by one group of weights after another.
constexpr int64_t kBytesOfImages = 1 << 20;
// Maximum number of window positions per call of a tile.
constexpr int64_t kMaxTapsOfTile = 64;

template <typename T>
class SmallImageConvolution : public DenseCall {
 public:
  SmallImageConvolution(const ConvolutionSpec& spec, const TileKernels& kernels)
      : spec_(spec), kernels_(kernels), geometry_(spec) {
    const ConvolutionGeometry& g = geometry_;
    const bool forward = spec.kind == ConvolutionKind::kForward;
    Correlation correlation = forward ? GridFromImage(g) : ImageFromGrid(g);
    source_step_ = correlation.source_step;
    target_step_ = correlation.target_step;
    source_size_ = forward ? g.image : g.grid;
    source_layout_ = forward ? g.image_layout : g.grid_layout;
    target_layout_ = forward ? g.grid_layout : g.image_layout;
    sources_ = forward ? g.image_channels : g.grid_channels;
    targets_ = forward ? g.grid_channels : g.image_channels;
    positions_ = Product(g.window);
    TileCall masks;
    ForEachTileColumns(kernels_, targets_, masks, [&](const TileColumns& columns) {
      panels_.push_back({columns, masks.mask_bits, masks.mask});
    });
    for (CorrelationPhase& phase : correlation.phases) AddPhase(std::move(phase));
    const int64_t work = g.batch * g.groups * targets_ * sources_ * work_;
    const int64_t wanted = std::clamp<int64_t>(work / kMinWorkOfPiece, 1, spec_.max_pieces);
    const int64_t bytes_of_image = std::max<int64_t>(1, (source_elements_ + sum_elements_) * kItem);
    images_together_ = std::clamp<int64_t>(kBytesOfImages / bytes_of_image, 1, std::max<int64_t>(1, g.batch / wanted));
    image_blocks_ = (g.batch + images_together_ - 1) / images_together_;
    const int64_t units = image_blocks_ * g.groups * static_cast<int64_t>(slices_.size());
    const auto panels = static_cast<int64_t>(panels_.size());
    // Channels are divided only if there are too few images, because each part copies the source again.
    panel_parts_ = units >= 4 * wanted || units == 0 ? 1 : std::clamp<int64_t>(wanted, 1, std::max<int64_t>(panels, 1));
    num_pieces_ = static_cast<int>(std::clamp<int64_t>(Units(), 1, wanted));
    weights_of_group_ = RoundToLanes(targets_) * sources_ * positions_;
    packs_first_ = image_blocks_ * static_cast<int64_t>(slices_.size()) > 2 * wanted;
    if (packs_first_) weight_bytes_ = (g.groups * weights_of_group_ * kItem + 63) / 64 * 64;
    if (!packs_first_ && panels > 0) {
      weights_of_panel_ = panels_[0].columns.vectors * kernels_.lanes * sources_ * positions_;
    }
    scratch_of_piece_ = (weights_of_panel_ + images_together_ * (source_elements_ + sum_elements_)) * kItem;
    scratch_of_piece_ = (scratch_of_piece_ + 63) / 64 * 64;
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return packs_first_ ? 2 : 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return weight_bytes_ + num_pieces_ * scratch_of_piece_; }
  std::string ToString() const override { return Describe(spec_) + " (tiles, channels in lanes)"; }

  absl::Status RunPiece(int stage, int piece, State&, absl::Span<void* const> buffers,
                        std::byte* scratch) const override {
    const bool forward = spec_.kind == ConvolutionKind::kForward;
    T* const weights = reinterpret_cast<T*>(scratch);
    const auto panels = static_cast<int64_t>(panels_.size());
    if (stage + 1 < num_stages()) {
      const auto [begin, end] = Part(geometry_.groups * panels, piece);
      for (int64_t i = begin; i < end; ++i) {
        const TileColumns& columns = panels_[i % panels].columns;
        PackPanel(i / panels, columns, static_cast<const T*>(buffers[1]), PackedPanel(weights, i / panels, columns));
      }
      return absl::OkStatus();
    }
    T* const own_weights = reinterpret_cast<T*>(scratch + weight_bytes_ + piece * scratch_of_piece_);
    T* const source = own_weights + weights_of_panel_;
    T* const sums = source + images_together_ * source_elements_;
    const auto slices = static_cast<int64_t>(slices_.size());
    const auto [begin, end] = Part(Units(), piece);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t part = i % panel_parts_;
      const Slice& slice = slices_[i / panel_parts_ % slices];
      const int64_t group = i / (panel_parts_ * slices) % geometry_.groups;
      const int64_t block = i / (panel_parts_ * slices * geometry_.groups);
      const int64_t first_image = geometry_.batch * block / image_blocks_;
      const int64_t images = geometry_.batch * (block + 1) / image_blocks_ - first_image;
      const T* const from = static_cast<const T*>(buffers[forward ? 0 : 2]) + first_image * source_layout_.batch +
                            group * sources_ * source_layout_.channel;
      const int64_t offset = first_image * target_layout_.batch + group * targets_ * target_layout_.channel;
      T* const to = static_cast<T*>(buffers[forward ? 2 : 0]) + offset;
      const T* const residual =
          spec_.has_residual ? static_cast<const T*>(buffers[spec_.residual_buffer()]) + offset : nullptr;
      for (int64_t image = 0; image < images && (i == begin || part == 0); ++image) {
        CopySource(slice, from + image * source_layout_.batch, source + image * source_elements_);
      }
      for (int64_t p = panels * part / panel_parts_; p < panels * (part + 1) / panel_parts_; ++p) {
        const Panel& panel = panels_[p];
        T bias[TileKernels::kMaxVectors * 64 / sizeof(T)] = {};
        if (spec_.has_bias) {
          const T* const all = static_cast<const T*>(buffers[spec_.bias_buffer()]);
          for (int64_t j = 0; j < panel.columns.count; ++j) {
            bias[j] = all[(group * targets_ + panel.columns.first + j) * spec_.bias_stride];
          }
        }
        const T* weight = own_weights;
        if (packs_first_) {
          weight = PackedPanel(weights, group, panel.columns);
        } else {
          PackPanel(group, panel.columns, static_cast<const T*>(buffers[1]), own_weights);
        }
        MultiplyPanel(phases_[slice.phase], panel, weight, source, images, bias, sums);
        for (int64_t image = 0; image < images; ++image) {
          const int64_t at = image * target_layout_.batch;
          WritePanel(slice, panel, sums + image * sum_elements_, residual == nullptr ? nullptr : residual + at,
                     to + at);
        }
      }
    }
    return absl::OkStatus();
  }

 private:
  static constexpr int64_t kItem = sizeof(T);

  struct Panel {
    TileColumns columns;
    int64_t mask_bits = 0;
    const void* mask = nullptr;
  };
  struct Phase {
    CorrelationPhase shape;
    std::vector<int64_t> weights;   // for each tap, its position in the window
    std::vector<int64_t> offsets;   // for each tap, the offset of the first target's element in the copied source
    std::vector<Spatial> residues;  // one copy of the source per residue
    int64_t pitch = 0;
    int64_t slab_pitch = 0;
    int64_t channel_pitch = 0;
    // Lines without gaps between them are treated as one.
    int64_t lines = 0;
    int64_t width = 0;
  };
  // All lines of one phase at one depth.
  struct Slice {
    size_t phase = 0;
    int64_t depth = 0;
  };

  int64_t RoundToLanes(int64_t channels) const {
    return (channels + kernels_.lanes - 1) / kernels_.lanes * kernels_.lanes;
  }
  int64_t Units() const {
    if (targets_ == 0) return 0;
    return image_blocks_ * geometry_.groups * static_cast<int64_t>(slices_.size()) * panel_parts_;
  }
  std::pair<int64_t, int64_t> Part(int64_t size, int piece) const {
    return {size * piece / num_pieces_, size * (piece + 1) / num_pieces_};
  }

  T* PackedPanel(T* weights, int64_t group, const TileColumns& columns) const {
    return weights + group * weights_of_group_ + columns.first * sources_ * positions_;
  }

  void AddPhase(CorrelationPhase shape) {
    if (Product(shape.count) == 0) return;
    Phase phase;
    if (sources_ == 0) shape.taps.clear();
    const Spatial& window = geometry_.window;
    for (const Tap& tap : shape.taps) {
      phase.weights.push_back((tap.window[0] * window[1] + tap.window[1]) * window[2] + tap.window[2]);
      if (std::find(phase.residues.begin(), phase.residues.end(), tap.residue) == phase.residues.end()) {
        phase.residues.push_back(tap.residue);
      }
    }
    const Spatial& count = shape.count;
    phase.pitch = count[2] + shape.extent[2];
    phase.slab_pitch = (count[1] + shape.extent[1]) * phase.pitch;
    phase.channel_pitch = OddLines((shape.extent[0] + 1) * phase.slab_pitch, kItem);
    for (const Tap& tap : shape.taps) {
      const auto residue = std::find(phase.residues.begin(), phase.residues.end(), tap.residue);
      phase.offsets.push_back((residue - phase.residues.begin()) * sources_ * phase.channel_pitch +
                              (tap.shift[0] - shape.min_shift[0]) * phase.slab_pitch +
                              (tap.shift[1] - shape.min_shift[1]) * phase.pitch + tap.shift[2] - shape.min_shift[2]);
    }
    const bool is_one_line = phase.pitch == count[2];
    phase.lines = is_one_line ? 1 : count[1];
    phase.width = is_one_line ? count[1] * count[2] : count[2];
    source_elements_ =
        std::max(source_elements_, static_cast<int64_t>(phase.residues.size()) * sources_ * phase.channel_pitch);
    sum_elements_ = std::max(sum_elements_, count[1] * count[2] * kernels_.max_vectors * kernels_.lanes);
    for (int64_t depth = 0; depth < count[0]; ++depth) slices_.push_back({phases_.size(), depth});
    work_ += static_cast<int64_t>(shape.taps.size()) * Product(count);
    phase.shape = std::move(shape);
    phases_.push_back(std::move(phase));
  }

  // Packs, for each source channel and window position, the weights of the panel's channels contiguously.
  void PackPanel(int64_t group, const TileColumns& columns, const T* from, T* to) const {
    const SpatialLayout& layout = geometry_.weight_layout;
    const Spatial& window = geometry_.window;
    const bool forward = spec_.kind == ConvolutionKind::kForward;
    const int64_t column_stride = forward ? layout.batch : layout.channel;
    const int64_t source_stride = forward ? layout.channel : layout.batch;
    const int64_t lanes = kernels_.lanes;
    const int64_t width = columns.vectors * lanes;
    const bool has_dense_window = (window[2] == 1 || layout.at[2] == 1) &&
                                  (window[1] == 1 || layout.at[1] == window[2]) &&
                                  (window[0] == 1 || layout.at[0] == window[1] * window[2]);
    // The window positions of all source channels may form one contiguous run; otherwise each channel is packed
    // separately.
    const bool is_one_run = has_dense_window && source_stride == positions_;
    const int64_t run = is_one_run ? sources_ * positions_ : positions_;
    from += group * geometry_.grid_channels * layout.batch + columns.first * column_stride;
    for (int64_t v = 0; v < columns.vectors; ++v) {
      const int64_t count = std::min(columns.count - v * lanes, lanes);
      for (int64_t s = 0; s < (is_one_run ? std::min<int64_t>(sources_, 1) : sources_); ++s) {
        const T* const source = from + v * lanes * column_stride + s * source_stride;
        T* const out = to + s * positions_ * width + v * lanes;
        int64_t done = 0;
        if (has_dense_window && count == lanes && run >= kernels_.transpose_terms) {
          const int64_t steps = run / kernels_.transpose_terms;
          kernels_.transpose(out, source, column_stride * kItem, steps, width * kItem);
          done = steps * kernels_.transpose_terms;
        }
        for (int64_t i = done; i < run; ++i) {
          const int64_t w = i % window[2];
          const int64_t h = i / window[2] % window[1];
          const int64_t d = i / (window[2] * window[1]);
          const T* const at = source + (has_dense_window ? i : Dot({d, h, w}, layout.at));
          for (int64_t j = 0; j < count; ++j) out[i * width + j] = at[j * column_stride];
        }
      }
    }
  }

  void CopySource(const Slice& slice, const T* from, T* to) const {
    const Phase& phase = phases_[slice.phase];
    const CorrelationPhase& shape = phase.shape;
    SpatialBox box;
    box.step = source_step_;
    box.count = {shape.extent[0] + 1, shape.count[1] + shape.extent[1], phase.pitch};
    for (const Spatial& residue : phase.residues) {
      for (int d = 0; d < kSpatialDims; ++d) {
        box.first[d] = source_step_[d] * ((d == 0 ? slice.depth : 0) + shape.min_shift[d]) + residue[d];
      }
      for (int64_t channel = 0; channel < sources_; ++channel) {
        CopyBox(from + channel * source_layout_.channel, source_size_, source_layout_.at, box, to,
                {phase.slab_pitch, phase.pitch});
        to += phase.channel_pitch;
      }
    }
  }

  // The relu is applied to the sums only if no residual is added afterwards.
  bool AppliesRelu() const { return spec_.activation == Activation::kRelu && !spec_.has_residual; }

  // Writes sums[image][pixel][channel of the panel].
  void MultiplyPanel(const Phase& phase, const Panel& panel, const T* weight, const T* source, int64_t images,
                     const T* bias, T* sums) const {
    const int64_t width = panel.columns.vectors * kernels_.lanes;
    const auto taps = static_cast<int64_t>(phase.offsets.size());
    if (taps == 0) {
      const int64_t pixels = phase.lines * phase.width;
      for (int64_t image = 0; image < images; ++image) {
        for (int64_t i = 0; i < pixels * width; ++i) {
          const T value = bias[i % width];
          sums[image * sum_elements_ + i] = AppliesRelu() && value < 0 ? 0 : value;
        }
      }
      return;
    }
    const void* a[kMaxTapsOfTile];
    const void* b[kMaxTapsOfTile];
    TileCall call;
    call.a = a;
    call.b = b;
    call.a_row = kItem;
    call.a_k = phase.channel_pitch * kItem;
    call.b_k = positions_ * width * kItem;
    call.c_row = width * kItem;
    call.mask_bits = panel.mask_bits;
    call.mask = panel.mask;
    const int64_t most = std::max(kMinChannels, kBytesOfWeights / (std::min(taps, kMaxTapsOfTile) * width * kItem));
    const int64_t tiles = (phase.width + kernels_.max_rows - 1) / kernels_.max_rows;
    for (int64_t first = 0; first < sources_; first += call.k) {
      call.k = std::min(most, sources_ - first);
      for (int64_t done = 0; done < taps; done += call.segments) {
        call.segments = std::min(taps - done, kMaxTapsOfTile);
        const bool is_first = first == 0 && done == 0;
        const bool is_last = first + call.k == sources_ && done + call.segments == taps;
        call.accumulate = is_first ? 0 : 1;
        call.bias = is_first && spec_.has_bias ? bias : nullptr;
        call.relu = is_last && AppliesRelu() ? 1 : 0;
        for (int64_t s = 0; s < call.segments; ++s) {
          b[s] = weight + (first * positions_ + phase.weights[done + s]) * width;
        }
        for (int64_t i = 0; i < images * phase.lines * tiles; ++i) {
          const int64_t image = i / (phase.lines * tiles);
          const int64_t line = i / tiles % phase.lines;
          const int64_t begin = phase.width * (i % tiles) / tiles;
          const int64_t rows = phase.width * (i % tiles + 1) / tiles - begin;
          const T* const at =
              source + image * source_elements_ + first * phase.channel_pitch + line * phase.pitch + begin;
          for (int64_t s = 0; s < call.segments; ++s) a[s] = at + phase.offsets[done + s];
          call.c = sums + image * sum_elements_ + (line * phase.width + begin) * width;
          kernels_.tiles[rows - 1][panel.columns.vectors - 1][panel.columns.has_tail ? 1 : 0](&call);
        }
      }
    }
  }

  void WritePanel(const Slice& slice, const Panel& panel, const T* sums, const T* residual, T* to) const {
    const CorrelationPhase& shape = phases_[slice.phase].shape;
    const Spatial at = {shape.first[0] + target_step_[0] * slice.depth, shape.first[1], shape.first[2]};
    const int64_t width = panel.columns.vectors * kernels_.lanes;
    const int64_t line_stride = target_step_[1] * target_layout_.at[1];
    const int64_t pixel_stride = target_step_[2] * target_layout_.at[2];
    const int64_t first = Dot(at, target_layout_.at) + panel.columns.first * target_layout_.channel;
    const T least = spec_.activation == Activation::kRelu ? 0 : -std::numeric_limits<T>::infinity();
    for (int64_t j = 0; j < panel.columns.count; ++j) {
      const T* from = sums + j;
      for (int64_t line = 0; line < shape.count[1]; ++line) {
        const int64_t offset = first + j * target_layout_.channel + line * line_stride;
        if (residual == nullptr) {
          for (int64_t i = 0; i < shape.count[2]; ++i, from += width) to[offset + i * pixel_stride] = *from;
          continue;
        }
        for (int64_t i = 0; i < shape.count[2]; ++i, from += width) {
          const int64_t pixel = offset + i * pixel_stride;
          const T sum = *from + residual[pixel];
          to[pixel] = sum < least ? least : sum;
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
  int64_t positions_ = 0;  // number of window positions
  std::vector<Panel> panels_;
  std::vector<Phase> phases_;
  std::vector<Slice> slices_;
  int64_t work_ = 0;  // multiplications for one pair of channels of one image
  int64_t images_together_ = 1;
  int64_t image_blocks_ = 0;
  int64_t panel_parts_ = 1;
  int num_pieces_ = 1;
  // Whether the weights of all panels are packed before all multiplications, or each panel's just before its own.
  bool packs_first_ = false;
  int64_t weights_of_group_ = 0;  // number of elements
  int64_t weights_of_panel_ = 0;  // 0 if they are packed first
  int64_t weight_bytes_ = 0;
  int64_t source_elements_ = 0;  // elements of a piece's copy of the source
  int64_t sum_elements_ = 0;
  int64_t scratch_of_piece_ = 0;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeSmallImageConvolution(const ConvolutionSpec& spec,
                                                                     const TileKernels& kernels) {
  if (spec.kind == ConvolutionKind::kBackwardWeight) {
    return absl::UnimplementedError("the small-image form does not support weight gradients");
  }
  if ((spec.dtype != DType::kFloat32 && spec.dtype != DType::kFloat64) || kernels.lanes == 0 ||
      kernels.dtype != spec.dtype) {
    return absl::UnimplementedError(
        absl::StrCat("no kernels of small-image convolutions were emitted for ", TorchName(spec.dtype)));
  }
  if (spec.dtype == DType::kFloat64) return std::make_unique<SmallImageConvolution<double>>(spec, kernels);
  return std::make_unique<SmallImageConvolution<float>>(spec, kernels);
}

}  // namespace backtape::jit
