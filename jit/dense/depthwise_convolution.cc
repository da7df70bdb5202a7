#include "backtape/jit/dense/depthwise_convolution.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/depthwise_plan.h"

namespace backtape::jit {
namespace {

// Manages the scratch memory of a piece and its tables of addresses, for both kinds of calls.
template <typename T>
class DepthwiseCallBase : public DenseCall {
 public:
  DepthwiseCallBase(const ConvolutionSpec& spec, const TileKernels& kernels, DepthwisePlan plan)
      : spec_(spec),
        kernels_(kernels.depthwise),
        split_(kernels.transforms.split),
        merge_(kernels.transforms.merge),
        lanes_(kernels.lanes),
        plan_(std::move(plan)) {}

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return num_pieces_ * scratch_of_piece_; }
  std::string ToString() const override { return absl::StrCat(Describe(spec_), " (depthwise)"); }

 protected:
  // The memory of a piece. `packed` has the weights or the sums.
  struct Scratch {
    T* packed = nullptr;
    T* zeros = nullptr;
    T* sources = nullptr;
    T* targets = nullptr;
    const void** lines = nullptr;
    void** rows = nullptr;
  };

  // Divides `units` of equal work into pieces.
  void Divide(int64_t units, int64_t packed) {
    const ConvolutionGeometry& g = plan_.geometry();
    const int64_t work = g.batch * g.groups * g.grid_channels * Product(g.grid) * Product(g.window);
    num_pieces_ = static_cast<int>(std::clamp<int64_t>(
        work / kMinWorkOfPiece, 1, std::min<int64_t>(spec_.max_pieces, std::max<int64_t>(units, 1))));
    sizes_[0] = RoundUp(packed * kItem);
    sizes_[1] = RoundUp(plan_.zero_elements() * kItem);
    sizes_[2] = RoundUp(plan_.copy_elements() * kItem);
    sizes_[3] = RoundUp(plan_.target_step()[2] * plan_.target_elements() * kItem);
    sizes_[4] = RoundUp(plan_.line_entries() * static_cast<int64_t>(sizeof(void*)));
    sizes_[5] = RoundUp(plan_.row_entries() * static_cast<int64_t>(sizeof(void*)));
    for (const int64_t size : sizes_) scratch_of_piece_ += size;
  }

  Scratch ScratchOf(int piece, std::byte* scratch) const {
    std::byte* at = scratch + piece * scratch_of_piece_;
    const auto next = [&](int i) { return std::exchange(at, at + sizes_[i]); };
    Scratch result;
    result.packed = reinterpret_cast<T*>(next(0));
    result.zeros = reinterpret_cast<T*>(next(1));
    result.sources = reinterpret_cast<T*>(next(2));
    result.targets = reinterpret_cast<T*>(next(3));
    result.lines = reinterpret_cast<const void**>(next(4));
    result.rows = reinterpret_cast<void**>(next(5));
    std::fill_n(result.zeros, plan_.zero_elements(), T{0});
    std::fill_n(result.sources, plan_.copy_elements(), T{0});
    return result;
  }

  // Returns the first source pixel of one channel, after copying the sources of `images` images if necessary. `from` is
  // the first pixel of the first image.
  const T* Sources(const T* from, int64_t images, const Scratch& scratch) const {
    if (plan_.reads_in_place()) return from;
    if (images < plan_.images()) std::fill_n(scratch.sources, plan_.copy_elements(), T{0});
    for (int64_t i = 0; i < images; ++i) {
      CopySource(from + i * plan_.source_layout().batch, scratch.sources + i * plan_.image_pitch());
    }
    return scratch.sources;
  }

  // Copies the source of one channel of one image.
  void CopySource(const T* from, T* to) const {
    const Spatial& size = plan_.source_size();
    const Spatial& strides = plan_.source_layout().at;
    const int64_t pitch = plan_.source_line_step();
    int64_t split = 0;  // pixels of a line that are copied in vectors
    if (plan_.num_parts() == 2 && strides[2] == 1) split = size[2] / (2 * lanes_) * (2 * lanes_);
    T* const even = to + plan_.PartOf(0).offset;
    T* const odd = to + plan_.PartOf(1).offset;
    for (int64_t line = 0; split > 0 && line < size[1]; ++line) {
      split_(even + line * pitch, odd + line * pitch, from + line * strides[1], split / (2 * lanes_));
    }
    for (int64_t residue = 0; residue < plan_.num_parts(); ++residue) {
      DepthwisePlan::Part part = plan_.PartOf(residue);
      const int64_t done = split / plan_.num_parts();
      part.box.first[2] += split;
      part.box.count[2] -= done;
      if (part.box.count[2] > 0) CopyBox(from, size, strides, part.box, to + part.offset + done, {0, pitch});
    }
  }

  void SetLines(const DepthwisePlan::Phase& phase, const T* sources, const Scratch& scratch) const {
    const T* const zeros = scratch.zeros + plan_.zero_begin();
    const int64_t step = plan_.source_line_step();
    for (size_t i = 0; i < phase.table.sources.size(); ++i) {
      scratch.lines[i] = phase.table.sources[i] < 0 ? zeros : sources + phase.table.sources[i] * step;
    }
  }

  // Calls f(address of the row's place in the table, row of the phase).
  template <typename F>
  void ForEachRow(const DepthwisePlan::Phase& phase, const Scratch& scratch, F f) const {
    for (size_t i = 0; i < phase.table.targets.size(); ++i) {
      if (phase.table.targets[i] >= 0) f(scratch.rows[i], phase.table.targets[i]);
    }
  }

  // Runs the kernels on all blocks of a phase. `common` has the fields that do not depend on the block.
  void RunBlocks(const DepthwisePlan::Phase& phase, const DepthwiseKernels::Functions& functions,
                 const DepthwiseCall& common, const Scratch& scratch) const {
    for (const DepthwisePlan::Columns& columns : phase.columns) {
      DepthwiseCall call = columns.call;
      call.weights = common.weights;
      call.bias = common.bias;
      for (const DepthwiseTable::Block& rows : phase.table.blocks) {
        call.lines = scratch.lines + rows.entry;
        call.rows = scratch.rows + rows.entry;
        call.accumulate = common.accumulate;
        for (size_t i = 0; i < phase.lengths.size(); ++i) {
          call.chains = columns.chains[i].data();
          call.num_chains = std::ssize(columns.chains[i]);
          functions[phase.lengths[i] - 1][rows.count - 1][columns.vectors - 1](&call);
          call.accumulate = 1;
        }
      }
    }
  }

  static constexpr int64_t kItem = sizeof(T);
  static int64_t RoundUp(int64_t bytes) { return (bytes + 63) / 64 * 64; }

  ConvolutionSpec spec_;
  DepthwiseKernels kernels_;
  SplitFunction split_;
  MergeFunction merge_;
  int64_t lanes_;
  DepthwisePlan plan_;
  int num_pieces_ = 1;
  int64_t sizes_[6] = {};
  int64_t scratch_of_piece_ = 0;
};

// A convolution or an input gradient.
template <typename T>
class DepthwiseConvolution : public DepthwiseCallBase<T> {
 public:
  using Base = DepthwiseCallBase<T>;
  using typename Base::Scratch;
  using typename DenseCall::State;

  DepthwiseConvolution(const ConvolutionSpec& spec, const TileKernels& kernels, DepthwisePlan plan)
      : Base(spec, kernels, std::move(plan)) {
    const ConvolutionGeometry& g = this->plan_.geometry();
    is_forward_ = spec.kind == ConvolutionKind::kForward;
    channels_ = is_forward_ ? g.groups * g.grid_channels : g.groups;
    sources_of_channel_ = is_forward_ ? 1 : g.grid_channels;
    writes_in_place_ = !this->plan_.is_side_by_side() && this->plan_.target_step()[2] == 1 &&
                       this->plan_.target_layout().at[2] == 1 && !spec.has_residual &&
                       spec.activation == Activation::kNone;
    packed_ = sources_of_channel_ * std::ssize(this->plan_.positions()) + 1;
    this->Divide(channels_ * this->plan_.batches(), channels_ * packed_);
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte* memory) const override {
    const DepthwisePlan& plan = this->plan_;
    const ConvolutionGeometry& g = plan.geometry();
    const Scratch scratch = this->ScratchOf(piece, memory);
    const int64_t units = channels_ * plan.batches();
    const auto* const sources = static_cast<const T*>(buffers[is_forward_ ? 0 : 2]);
    auto* const targets = static_cast<T*>(buffers[is_forward_ ? 2 : 0]);
    // The channels of an image follow each other, as they do in memory.
    const int64_t begin = units * piece / this->num_pieces_;
    const int64_t end = units * (piece + 1) / this->num_pieces_;
    for (int64_t c = 0; c < std::min(channels_, end - begin); ++c) Pack((begin + c) % channels_, buffers, scratch);
    for (int64_t unit = begin; unit < end; ++unit) {
      const int64_t channel = unit % channels_;
      const int64_t image = unit / channels_ * plan.images();
      const int64_t images = std::min(plan.images(), g.batch - image);
      const int64_t target_at = image * plan.target_layout().batch + channel * plan.target_layout().channel;
      const T* const residual = this->spec_.has_residual
                                    ? static_cast<const T*>(buffers[this->spec_.residual_buffer()]) + target_at
                                    : nullptr;
      const auto sources_at = [&](int64_t s) {
        const int64_t source = is_forward_ ? channel / g.grid_channels : channel * sources_of_channel_ + s;
        const T* const from = sources + image * plan.source_layout().batch + source * plan.source_layout().channel;
        return this->Sources(from, images, scratch);
      };
      // A single source serves all phases.
      const T* const single = sources_of_channel_ == 1 ? sources_at(0) : nullptr;
      const absl::Span<const DepthwisePlan::Phase> phases = plan.phases();
      size_t written = 0;
      for (size_t p = 0; p < phases.size(); ++p) {
        for (int64_t s = 0; s < sources_of_channel_; ++s) {
          Convolve(phases[p], channel, s, single != nullptr ? single : sources_at(s), targets + target_at, scratch);
        }
        // Phases of the same lines are written together.
        const bool is_last = p + 1 == phases.size() || phases[p + 1].first[1] != phases[p].first[1];
        if (!is_last) continue;
        if (!writes_in_place_) {
          Write(phases.subspan(written, p + 1 - written), images, residual, targets + target_at, scratch);
        }
        written = p + 1;
      }
    }
    return absl::OkStatus();
  }

 private:
  // Packs the weights of a channel, followed by its bias.
  void Pack(int64_t channel, absl::Span<void* const> buffers, const Scratch& scratch) const {
    const SpatialLayout& layout = this->plan_.geometry().weight_layout;
    const auto* const weight = static_cast<const T*>(buffers[1]) + channel * sources_of_channel_ * layout.batch;
    T* to = scratch.packed + channel * packed_;
    for (int64_t s = 0; s < sources_of_channel_; ++s) {
      for (const DepthwisePlan::Position& position : this->plan_.positions()) {
        *to++ = weight[s * layout.batch + Dot({0, position.line, position.column}, layout.at)];
      }
    }
    *to = T{0};
    if (!this->spec_.has_bias) return;
    const auto* const bias = static_cast<const T*>(buffers[this->spec_.bias_buffer()]);
    *to = bias[channel * this->spec_.bias_stride];
  }

  // Computes the contribution of one source to the targets of a phase.
  void Convolve(const DepthwisePlan::Phase& phase, int64_t channel, int64_t source, const T* sources, T* targets,
                const Scratch& scratch) const {
    const DepthwisePlan& plan = this->plan_;
    const T* const packed = scratch.packed + channel * packed_;
    this->SetLines(phase, sources, scratch);
    this->ForEachRow(phase, scratch, [&](void*& at, int64_t row) {
      at = writes_in_place_ ? static_cast<void*>(targets + TargetLine(phase, row))
                            : static_cast<void*>(TargetCopy(phase, row, scratch));
    });
    DepthwiseCall call;
    call.weights = packed + source * std::ssize(plan.positions());
    call.bias = this->spec_.has_bias ? packed + packed_ - 1 : nullptr;
    call.accumulate = source > 0 ? 1 : 0;
    this->RunBlocks(phase, this->kernels_.convolutions, call, scratch);
  }

  // The offset of the first target of a row.
  int64_t TargetLine(const DepthwisePlan::Phase& phase, int64_t row) const {
    const Spatial at = {0, phase.first[1] + row * this->plan_.target_step()[1], phase.first[2]};
    return Dot(at, this->plan_.target_layout().at);
  }

  // The copy of a row of a phase's targets.
  T* TargetCopy(const DepthwisePlan::Phase& phase, int64_t row, const Scratch& scratch) const {
    const DepthwisePlan& plan = this->plan_;
    return scratch.targets + phase.first[2] * plan.target_elements() + row * plan.target_pitch();
  }

  // Writes the targets of phases with the same lines from their copies.
  void Write(absl::Span<const DepthwisePlan::Phase> phases, int64_t images, const T* residual, T* targets,
             const Scratch& scratch) const {
    const DepthwisePlan& plan = this->plan_;
    const int64_t merged = MergedPixels(phases);
    const int64_t stride = plan.target_layout().at[2];
    for (int64_t i = 0; i < images; ++i) {
      for (int64_t row = 0; row < phases[0].count[1]; ++row) {
        const int64_t first = i * plan.target_layout().batch + TargetLine(phases[0], row);
        if (merged > 0) {
          this->merge_(targets + first, TargetCopy(phases[0], row, scratch), TargetCopy(phases[1], row, scratch),
                       merged / this->lanes_);
        }
        for (const DepthwisePlan::Phase& phase : phases) {
          const T* const from = TargetCopy(phase, row, scratch) + i * plan.image_pitch();
          const int64_t at = first + (phase.first[2] - phases[0].first[2]) * stride;
          for (int64_t x = merged; x < phase.count[2]; ++x) {
            const int64_t to = at + x * plan.target_step()[2] * stride;
            T value = from[x];
            if (residual != nullptr) value += residual[to];
            if (this->spec_.activation == Activation::kRelu && value < 0) value = 0;
            targets[to] = value;
          }
        }
      }
    }
  }

  // The number of pixels of each phase that are written as whole vectors, interleaved with those of the other phase; 0
  // if none are.
  int64_t MergedPixels(absl::Span<const DepthwisePlan::Phase> phases) const {
    const DepthwisePlan& plan = this->plan_;
    const bool is_plain =
        !this->spec_.has_residual && this->spec_.activation == Activation::kNone && !plan.is_side_by_side();
    if (!is_plain || phases.size() != 2 || plan.target_step()[2] != 2 || plan.target_layout().at[2] != 1) return 0;
    return std::min(phases[0].count[2], phases[1].count[2]) / this->lanes_ * this->lanes_;
  }

  bool is_forward_ = true;
  int64_t channels_ = 0;            // of the targets
  int64_t sources_of_channel_ = 1;  // number of sources whose contributions to a channel are added
  int64_t packed_ = 0;              // packed values of a channel
  bool writes_in_place_ = false;
};

template <typename T>
class DepthwiseWeightGradient : public DepthwiseCallBase<T> {
 public:
  using Base = DepthwiseCallBase<T>;
  using typename Base::Scratch;
  using typename DenseCall::State;

  DepthwiseWeightGradient(const ConvolutionSpec& spec, const TileKernels& kernels, DepthwisePlan plan)
      : Base(spec, kernels, std::move(plan)) {
    const ConvolutionGeometry& g = this->plan_.geometry();
    channels_ = g.groups * g.grid_channels;
    reads_grid_in_place_ = !this->plan_.is_side_by_side() && g.grid_layout.at[2] == 1;
    sums_ = std::ssize(this->plan_.positions()) * this->lanes_;
    block_ = std::clamp<int64_t>(kBytesOfSums / (std::max<int64_t>(sums_, 1) * this->kItem), 1, kMaxBlock);
    this->Divide(channels_, block_ * sums_);
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte* memory) const override {
    const DepthwisePlan& plan = this->plan_;
    const ConvolutionGeometry& g = plan.geometry();
    const Scratch scratch = this->ScratchOf(piece, memory);
    const DepthwisePlan::Phase& phase = plan.phases().front();
    DepthwiseCall call;
    const int64_t end = channels_ * (piece + 1) / this->num_pieces_;
    // The channels of a block follow each other in memory, so they are read in turn for each image.
    for (int64_t first = channels_ * piece / this->num_pieces_; first < end; first += block_) {
      const int64_t last = std::min(end, first + block_);
      std::fill_n(scratch.packed, (last - first) * sums_, T{0});
      for (int64_t n = 0; n < g.batch; n += plan.images()) {
        const int64_t images = std::min(plan.images(), g.batch - n);
        for (int64_t c = first; c < last; ++c) {
          const T* const image = static_cast<const T*>(buffers[0]) + n * g.image_layout.batch +
                                 c / g.grid_channels * g.image_layout.channel;
          T* const grid = static_cast<T*>(buffers[2]) + n * g.grid_layout.batch + c * g.grid_layout.channel;
          this->SetLines(phase, this->Sources(image, images, scratch), scratch);
          SetRows(phase, grid, images, scratch);
          call.weights = scratch.packed + (c - first) * sums_;
          this->RunBlocks(phase, this->kernels_.weight_gradients, call, scratch);
        }
      }
      for (int64_t c = first; c < last; ++c) {
        Write(scratch.packed + (c - first) * sums_, static_cast<T*>(buffers[1]) + c * g.weight_layout.batch);
      }
    }
    return absl::OkStatus();
  }

 private:
  // The kernels only read these rows. Their pointers are not const because the kernels of a convolution write to them.
  void SetRows(const DepthwisePlan::Phase& phase, T* grid, int64_t images, const Scratch& scratch) const {
    const DepthwisePlan& plan = this->plan_;
    const ConvolutionGeometry& g = plan.geometry();
    if (reads_grid_in_place_) {
      this->ForEachRow(phase, scratch, [&](void*& at, int64_t row) { at = grid + row * g.grid_layout.at[1]; });
      return;
    }
    if (images < plan.images()) std::fill_n(scratch.targets, plan.target_elements(), T{0});
    SpatialBox box;
    box.count = g.grid;
    for (int64_t i = 0; i < images; ++i) {
      CopyBox(grid + i * g.grid_layout.batch, g.grid, g.grid_layout.at, box, scratch.targets + i * plan.image_pitch(),
              {0, plan.target_pitch()});
    }
    this->ForEachRow(phase, scratch, [&](void*& at, int64_t row) { at = scratch.targets + row * plan.target_pitch(); });
  }

  // Adds the lanes of each position's sums.
  void Write(T* sums, T* weight) const {
    for (const DepthwisePlan::Position& position : this->plan_.positions()) {
      for (int64_t count = this->lanes_ / 2; count > 0; count /= 2) {
        for (int64_t i = 0; i < count; ++i) sums[i] += sums[i + count];
      }
      weight[Dot({0, position.line, position.column}, this->plan_.geometry().weight_layout.at)] = sums[0];
      sums += this->lanes_;
    }
  }

  // The sums of a block of channels stay in the L2 cache.
  static constexpr int64_t kBytesOfSums = 128 << 10;
  static constexpr int64_t kMaxBlock = 16;

  int64_t channels_ = 0;
  int64_t sums_ = 0;   // numbers of a channel: a vector for each position
  int64_t block_ = 1;  // number of channels
  bool reads_grid_in_place_ = false;
};

template <typename T>
absl::StatusOr<std::unique_ptr<DenseCall>> Make(const ConvolutionSpec& spec, const TileKernels& kernels) {
  absl::StatusOr<DepthwisePlan> plan = DepthwisePlan::Make(spec, kernels.depthwise, kernels.lanes, sizeof(T));
  if (!plan.ok()) return plan.status();
  if (spec.kind == ConvolutionKind::kBackwardWeight) {
    return std::make_unique<DepthwiseWeightGradient<T>>(spec, kernels, *std::move(plan));
  }
  return std::make_unique<DepthwiseConvolution<T>>(spec, kernels, *std::move(plan));
}

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeDepthwiseConvolution(const ConvolutionSpec& spec,
                                                                    const TileKernels& kernels) {
  switch (spec.dtype) {
    case DType::kFloat64:
      return Make<double>(spec, kernels);
    case DType::kFloat32:
      return Make<float>(spec, kernels);
    default:
      return absl::UnimplementedError(absl::StrCat("depthwise convolutions do not support ", TorchName(spec.dtype)));
  }
}

}  // namespace backtape::jit
