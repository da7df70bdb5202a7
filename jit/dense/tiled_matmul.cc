#include "backtape/jit/dense/tiled_matmul.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/oriented_product.h"
#include "backtape/jit/dense/tile_columns.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/half.h"

namespace backtape::jit {
namespace {

// Terms per call of a tile, so that its columns of b stay in the L1 and L2 caches from one row of tiles to the next.
constexpr int64_t kMaxTerms = 320;
constexpr int64_t kTermsOfChunk = 256;
constexpr int64_t kMaxTermsOfFewRows = 1024;
// If b is not packed and has at least this many bytes, it is read row by row, some rows at a time.
constexpr int64_t kMinBytesOfStream = 3 << 19;
constexpr int64_t kTermsOfStream = 32;
// With at least this many rows of tiles, the columns of b are packed even if they could be read in place.
constexpr int64_t kMinRowBlocksToPack = 12;

// Maximum number of segments per call of a tile.
constexpr int64_t kMaxSegments = 64;

bool SameStrides(const MatrixLayout& a, const MatrixLayout& b) {
  return a.row_stride == b.row_stride && a.column_stride == b.column_stride;
}

constexpr int64_t RoundUp(int64_t value, int64_t unit) { return (value + unit - 1) / unit * unit; }

// T, float or double, is the type of the computation; E is the type of the operands.
template <typename T, typename E>
class TiledMatmul : public DenseCall {
 public:
  TiledMatmul(const MatmulSpec& spec, const TileKernels& kernels)
      : product_(spec), spec_(product_.spec), terms_(product_.terms), matrices_(product_.matrices), kernels_(kernels) {
    row_blocks_ = (spec_.m + kernels_.max_rows - 1) / kernels_.max_rows;
    MakePanels();
    through_buffer_ = !std::is_same_v<T, E> || (spec_.c.column_stride != 1 && spec_.n > 1);
    packs_a_ = !std::is_same_v<T, E>;
    packs_b_ = !std::is_same_v<T, E> || row_blocks_ >= kMinRowBlocksToPack;
    for (const MatmulTerm& term : terms_) packs_b_ |= term.b.column_stride != 1 && spec_.n > 1;
    copies_bias_ = spec_.has_bias && (!std::is_same_v<T, E> || (spec_.bias_stride != 1 && spec_.n > 1));
    copies_residual_ = !std::is_same_v<T, E> || (spec_.residual.column_stride != 1 && spec_.n > 1);
    is_streamed_ =
        !packs_b_ && !through_buffer_ && spec_.k * spec_.n * static_cast<int64_t>(sizeof(T)) >= kMinBytesOfStream;
    MakeChunks();
    ChoosePieces();
    const int64_t item = sizeof(T);
    if (packs_a_) packed_a_bytes_ = RoundUp(matrices_ * spec_.m * spec_.k * item, 64);
    int64_t packed_terms = 0;
    for (const Chunk& chunk : chunks_) packed_terms = std::max(packed_terms, chunk.segments * chunk.k);
    if (packs_b_) scratch_of_piece_ = RoundUp(packed_terms * panels_[0].vectors * kernels_.lanes * item, 64);
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return packs_a_ ? 2 : 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return packed_a_bytes_ + num_pieces_ * scratch_of_piece_; }

  std::optional<Rows> RowsOfPiece(int piece) const override {
    // If there are no terms (k = 0), every piece writes all rows.
    if (packs_a_ || product_.is_swapped || matrices_ != 1 || row_parts_ != num_pieces_ || chunks_[0].k == 0)
      return std::nullopt;
    const int64_t begin = row_blocks_ * piece / row_parts_;
    const int64_t end = row_blocks_ * (piece + 1) / row_parts_;
    return DenseCall::Rows{spec_.m * begin / row_blocks_, spec_.m * end / row_blocks_};
  }

  std::string ToString() const override { return product_.ToString("tiles"); }

  absl::Status RunPiece(int stage, int piece, State&, absl::Span<void* const> buffers,
                        std::byte* scratch) const override {
    if (stage + 1 < num_stages()) {
      PackA(piece, static_cast<const E*>(product_.a(buffers, 0)), reinterpret_cast<T*>(scratch));
      return absl::OkStatus();
    }
    const auto panels = static_cast<int64_t>(panels_.size());
    const auto [begin, end] = Part(matrices_ * panels * row_parts_, piece);
    // Computes all chunks of a panel before the next panel. If b is streamed, computes all panels of a chunk before
    // the next chunk, so that b is read row by row.
    const size_t chunks = chunks_.size();
    for (size_t first_chunk = 0; first_chunk < chunks; first_chunk += is_streamed_ ? 1 : chunks) {
      const size_t last_chunk = is_streamed_ ? first_chunk + 1 : chunks;
      Operands operands;
      operands.packed_a = reinterpret_cast<const T*>(scratch);
      operands.pack = reinterpret_cast<T*>(scratch + packed_a_bytes_ + piece * scratch_of_piece_);
      for (int64_t i = begin; i < end; ++i) {
        const int64_t matrix = i / (panels * row_parts_);
        // A piece computes all panels of some rows, because panels differ in width, and because the next product often
        // reads these rows on the same thread.
        const Panel& panel = panels_[i % panels];
        const int64_t row_part = i / panels % row_parts_;
        operands.buffers = buffers;
        operands.c = static_cast<E*>(product_.c(buffers)) + product_.BatchOffset(spec_.c, matrix) +
                     panel.column * spec_.c.column_stride;
        if (spec_.has_bias) {
          operands.bias = static_cast<const E*>(product_.bias(buffers)) + panel.column * spec_.bias_stride;
        }
        if (spec_.has_residual) {
          operands.residual = static_cast<const E*>(product_.residual(buffers)) +
                              product_.BatchOffset(spec_.residual, matrix) +
                              panel.column * spec_.residual.column_stride;
        }
        operands.matrix = matrix;
        const int64_t first_block = row_blocks_ * row_part / row_parts_;
        const int64_t last_block = row_blocks_ * (row_part + 1) / row_parts_;
        MultiplyPanel(panel, operands, first_block, last_block, first_chunk, last_chunk);
      }
    }
    return absl::OkStatus();
  }

 private:
  // A range of columns of c as wide as a tile.
  struct Panel {
    int64_t column = 0;
    int64_t columns = 0;
    int vectors = 0;
    bool has_tail = false;
    int64_t mask_bits = 0;
    const void* mask = nullptr;
  };
  // The operands for one panel of one matrix.
  struct Operands {
    absl::Span<void* const> buffers;
    E* c = nullptr;
    const E* bias = nullptr;
    const E* residual = nullptr;
    int64_t matrix = 0;
    const T* packed_a = nullptr;
    T* pack = nullptr;
  };
  // The terms of one call of a tile: a part of one product, or several products of equal shape.
  struct Chunk {
    size_t term = 0;  // the first product
    int64_t segments = 1;
    int64_t first_k = 0;
    int64_t k = 0;
  };
  static constexpr int64_t kMaxLanes = 64 / sizeof(T);
  static constexpr int64_t kMaxColumns = TileKernels::kMaxVectors * kMaxLanes;

  // Wider panels come first, because the scratch memory is sized for the first.
  void MakePanels() {
    TileCall masks;
    ForEachTileColumns(kernels_, spec_.n, masks, [&](const TileColumns& columns) {
      panels_.push_back({columns.first, columns.count, columns.vectors, columns.has_tail, masks.mask_bits, masks.mask});
    });
  }

  void MakeChunks() {
    // With up to two rows of tiles, b is read at most twice. Splitting the terms would then save less than the
    // additional loads and stores of c cost.
    const int64_t most_terms = row_blocks_ <= 2 && !packs_b_ && !is_streamed_ ? kMaxTermsOfFewRows : kMaxTerms;
    for (size_t t = 0; t < terms_.size();) {
      const MatmulTerm& term = terms_[t];
      if (term.k > most_terms && !through_buffer_) {
        const int64_t most = is_streamed_ ? kTermsOfStream : kTermsOfChunk;
        const int64_t blocks = (term.k + most - 1) / most;
        const int64_t size = RoundUp((term.k + blocks - 1) / blocks, kernels_.transpose_terms);
        for (int64_t k = 0; k < term.k; k += size) chunks_.push_back({t, 1, k, std::min(size, term.k - k)});
        ++t;
        continue;
      }
      size_t end = t + 1;
      const int64_t limit = std::min(kMaxSegments, kMaxTerms / std::max<int64_t>(term.k, 1));
      while (end < terms_.size() && static_cast<int64_t>(end - t) < limit && terms_[end].k == term.k &&
             SameStrides(terms_[end].a, term.a) && SameStrides(terms_[end].b, term.b)) {
        ++end;
      }
      chunks_.push_back({t, static_cast<int64_t>(end - t), 0, term.k});
      t = end;
    }
  }

  void ChoosePieces() {
    if (spec_.row_pieces > 0 && !product_.is_swapped && matrices_ == 1) {
      row_parts_ = std::min<int64_t>(row_blocks_, spec_.row_pieces);
      num_pieces_ = static_cast<int>(row_parts_);
      return;
    }
    int64_t terms = 0;
    for (const MatmulTerm& term : terms_) terms += term.k;
    const int64_t work = matrices_ * spec_.m * spec_.n * terms;
    const int64_t wanted = std::clamp<int64_t>(work / kMinWorkOfPiece, 1, spec_.max_pieces);
    const int64_t items = matrices_ * static_cast<int64_t>(panels_.size());
    // Rows are divided only if there are too few panels, because each part packs the columns of b again.
    row_parts_ = items >= 4 * wanted ? 1 : std::min(row_blocks_, wanted);
    num_pieces_ = static_cast<int>(std::min(wanted, items * row_parts_));
  }

  std::pair<int64_t, int64_t> Part(int64_t size, int piece) const {
    return {size * piece / num_pieces_, size * (piece + 1) / num_pieces_};
  }

  std::pair<int64_t, int64_t> Rows(int64_t block) const {
    return {spec_.m * block / row_blocks_, spec_.m * (block + 1) / row_blocks_};
  }

  // Packs row blocks one after the other; within each, the rows of a term are contiguous.
  void PackA(int piece, const E* a, T* to) const {
    const auto [begin, end] = Part(matrices_ * row_blocks_, piece);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t matrix = i / row_blocks_;
      const auto [first, last] = Rows(i % row_blocks_);
      const int64_t rows = last - first;
      T* out = to + (matrix * spec_.m + first) * spec_.k;
      const MatrixLayout& layout = terms_[0].a;
      const E* from = a + product_.BatchOffset(layout, matrix) + first * layout.row_stride;
      for (int64_t k = 0; k < spec_.k; ++k) {
        for (int64_t row = 0; row < rows; ++row) {
          out[k * rows + row] = static_cast<T>(from[row * layout.row_stride + k * layout.column_stride]);
        }
      }
    }
  }

  // Packs the panel's columns of `terms` terms beginning at `from`, one row of whole vectors per term.
  void PackB(const Panel& panel, const MatrixLayout& layout, const E* from, int64_t terms, T* to) const {
    const int64_t lanes = kernels_.lanes;
    const int64_t width = panel.vectors * lanes;
    const int64_t row = layout.row_stride;
    const int64_t column = layout.column_stride;
    if constexpr (std::is_same_v<T, E>) {
      if (column == 1 || spec_.n == 1) {
        const CopyCall call = {to, from, row * static_cast<int64_t>(sizeof(T)), terms, panel.mask_bits, panel.mask};
        kernels_.copies[panel.vectors - 1][panel.has_tail ? 1 : 0](&call);
        return;
      }
    }
    for (int v = 0; v < panel.vectors; ++v) {
      const int64_t first = v * lanes;
      const int64_t columns = std::min(panel.columns - first, lanes);
      int64_t done = 0;
      if constexpr (std::is_same_v<T, E>) {
        if (row == 1 && columns == lanes && terms >= kernels_.transpose_terms) {
          const int64_t count = terms / kernels_.transpose_terms;
          kernels_.transpose(to + first, from + first * column, column * static_cast<int64_t>(sizeof(T)), count,
                             width * static_cast<int64_t>(sizeof(T)));
          done = count * kernels_.transpose_terms;
        }
      }
      for (int64_t k = done; k < terms; ++k) {
        const E* source = from + k * row + first * column;
        T* out = to + k * width + first;
        for (int64_t j = 0; j < columns; ++j) out[j] = static_cast<T>(source[j * column]);
        for (int64_t j = columns; j < lanes; ++j) out[j] = 0;
      }
    }
  }

  void MultiplyPanel(const Panel& panel, const Operands& operands, int64_t first_block, int64_t last_block,
                     size_t first_chunk, size_t last_chunk) const {
    constexpr int64_t kItem = sizeof(T);
    const int64_t width = panel.vectors * kernels_.lanes;
    T bias[kMaxColumns];
    alignas(64) T residual[TileKernels::kMaxRows * kMaxColumns];
    TileCall call;
    if (operands.bias != nullptr && first_chunk == 0) {
      call.bias = operands.bias;
      if (copies_bias_) {
        for (int64_t j = 0; j < panel.columns; ++j) bias[j] = static_cast<T>(operands.bias[j * spec_.bias_stride]);
        call.bias = bias;
      }
    }
    if (spec_.k == 0 && terms_.size() == 1) {
      return WriteWithoutTerms(panel, operands, static_cast<const T*>(call.bias));
    }
    call.accumulate = first_chunk > 0 ? 1 : 0;
    call.mask_bits = panel.mask_bits;
    call.mask = panel.mask;
    const void* a[kMaxSegments];
    const void* b[kMaxSegments];
    const E* a_base[kMaxSegments];
    call.a = a;
    call.b = b;
    for (size_t index = first_chunk; index < last_chunk; ++index) {
      const bool is_last = index + 1 == chunks_.size();
      call.relu = spec_.activation == Activation::kRelu && is_last ? 1 : 0;
      const Chunk& chunk = chunks_[index];
      const MatrixLayout& a_layout = terms_[chunk.term].a;
      const MatrixLayout& b_layout = terms_[chunk.term].b;
      call.segments = chunk.segments;
      call.k = chunk.k;
      call.b_k = (packs_b_ ? width : b_layout.row_stride) * kItem;
      for (int64_t s = 0; s < chunk.segments; ++s) {
        const size_t term = chunk.term + static_cast<size_t>(s);
        const auto* const from = static_cast<const E*>(product_.b(operands.buffers, term)) +
                                 product_.BatchOffset(terms_[term].b, operands.matrix) +
                                 panel.column * b_layout.column_stride + chunk.first_k * b_layout.row_stride;
        b[s] = from;
        if (packs_b_) {
          T* const to = operands.pack + s * chunk.k * width;
          PackB(panel, b_layout, from, chunk.k, to);
          b[s] = to;
        }
        a_base[s] = static_cast<const E*>(product_.a(operands.buffers, term)) +
                    product_.BatchOffset(terms_[term].a, operands.matrix) + chunk.first_k * a_layout.column_stride;
      }
      for (int64_t i = first_block; i < last_block; ++i) {
        const auto [first, last] = Rows(i);
        const int64_t rows = last - first;
        if (packs_a_) {
          a[0] = operands.packed_a + (operands.matrix * spec_.m + first) * spec_.k + chunk.first_k * rows;
          call.a_row = kItem;
          call.a_k = rows * kItem;
        } else {
          for (int64_t s = 0; s < chunk.segments; ++s) a[s] = a_base[s] + first * a_layout.row_stride;
          call.a_row = a_layout.row_stride * kItem;
          call.a_k = a_layout.column_stride * kItem;
        }
        const TileFunction tile = kernels_.tiles[rows - 1][panel.vectors - 1][panel.has_tail ? 1 : 0];
        if (operands.residual != nullptr && is_last) AddResidual(panel, operands, first, rows, residual, call);
        E* const c = operands.c + first * spec_.c.row_stride;
        if (through_buffer_) {
          MultiplyThroughBuffer(tile, call, rows, panel, c);
        } else {
          call.c = c;
          call.c_row = spec_.c.row_stride * kItem;
          tile(&call);
        }
      }
      call.accumulate = 1;
      call.bias = nullptr;
    }
  }

  // Adds rows of the residual, read in place or through a copy in `space`.
  void AddResidual(const Panel& panel, const Operands& operands, int64_t row, int64_t rows, T* space,
                   TileCall& call) const {
    const MatrixLayout& layout = spec_.residual;
    const E* const from = operands.residual + row * layout.row_stride;
    call.residual = from;
    call.residual_row = layout.row_stride * static_cast<int64_t>(sizeof(T));
    if (!copies_residual_) return;
    const int64_t width = panel.vectors * kernels_.lanes;
    for (int64_t i = 0; i < rows; ++i) {
      for (int64_t j = 0; j < panel.columns; ++j) {
        space[i * width + j] = static_cast<T>(from[i * layout.row_stride + j * layout.column_stride]);
      }
    }
    call.residual = space;
    call.residual_row = width * static_cast<int64_t>(sizeof(T));
  }

  void MultiplyThroughBuffer(TileFunction tile, TileCall& call, int64_t rows, const Panel& panel, E* c) const {
    alignas(64) T buffer[TileKernels::kMaxRows * kMaxColumns];
    const int64_t width = panel.vectors * kernels_.lanes;
    const auto at = [&](int64_t row, int64_t column) -> E& {
      return c[row * spec_.c.row_stride + column * spec_.c.column_stride];
    };
    for (int64_t row = 0; call.accumulate != 0 && row < rows; ++row) {
      for (int64_t j = 0; j < panel.columns; ++j) buffer[row * width + j] = static_cast<T>(at(row, j));
    }
    call.c = buffer;
    call.c_row = width * static_cast<int64_t>(sizeof(T));
    tile(&call);
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t j = 0; j < panel.columns; ++j) at(row, j) = ConvertElement<E>(buffer[row * width + j]);
    }
  }

  void WriteWithoutTerms(const Panel& panel, const Operands& operands, const T* bias) const {
    for (int64_t row = 0; row < spec_.m; ++row) {
      for (int64_t j = 0; j < panel.columns; ++j) {
        E& out = operands.c[row * spec_.c.row_stride + j * spec_.c.column_stride];
        T sum = bias == nullptr ? 0 : bias[j];
        if (operands.residual != nullptr) {
          sum += static_cast<T>(operands.residual[row * spec_.residual.row_stride + j * spec_.residual.column_stride]);
        }
        out = ConvertElement<E>(spec_.activation == Activation::kRelu && sum < 0 ? 0 : sum);
      }
    }
  }

  const OrientedProduct product_;
  const MatmulSpec& spec_;
  const std::vector<MatmulTerm>& terms_;
  const int64_t matrices_;
  TileKernels kernels_;
  int64_t row_blocks_ = 0;
  std::vector<Panel> panels_;
  bool packs_a_ = false;
  bool packs_b_ = false;
  bool copies_bias_ = false;
  bool copies_residual_ = false;
  bool is_streamed_ = false;
  // Whether the tile is written to a buffer and copied to c, because c has another type or no unit column stride.
  bool through_buffer_ = false;
  std::vector<Chunk> chunks_;
  int64_t row_parts_ = 1;
  int num_pieces_ = 1;
  int64_t packed_a_bytes_ = 0;
  int64_t scratch_of_piece_ = 0;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeTiledMatmul(const MatmulSpec& spec, const TileKernels& kernels) {
  const DType computed = spec.dtype == DType::kBFloat16 ? DType::kFloat32 : spec.dtype;
  if (kernels.dtype != computed) {
    return absl::UnimplementedError(
        absl::StrCat("no kernels of tiled products were emitted for ", TorchName(spec.dtype)));
  }
  if (spec.dtype == DType::kBFloat16 && !spec.more_terms.empty()) {
    return absl::UnimplementedError(
        absl::StrCat("tiled products do not support sums of products of ", TorchName(spec.dtype)));
  }
  switch (spec.dtype) {
    case DType::kFloat32:
      return std::make_unique<TiledMatmul<float, float>>(spec, kernels);
    case DType::kFloat64:
      return std::make_unique<TiledMatmul<double, double>>(spec, kernels);
    case DType::kBFloat16:
      return std::make_unique<TiledMatmul<float, BFloat16>>(spec, kernels);
    default:
      return absl::UnimplementedError(absl::StrCat("tiled products do not support ", TorchName(spec.dtype)));
  }
}

}  // namespace backtape::jit
