#include "backtape/jit/library/tiled_matmul.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/half.h"

namespace backtape::jit {
namespace {

// Below this many multiplications a product is not worth a second thread.
constexpr int64_t kMinWorkOfPiece = 1 << 17;
// Terms that a tile takes at a time, so that its columns of b stay in the first caches from one row of tiles to the
// next.
constexpr int64_t kMaxTerms = 320;
constexpr int64_t kTermsOfBlock = 256;
// With so many rows of tiles it pays to copy the columns of b together, even where they could be read as they lie.
constexpr int64_t kMinRowBlocksToPack = 4;

constexpr int64_t RoundUp(int64_t value, int64_t unit) { return (value + unit - 1) / unit * unit; }

// T: float or double, what is computed in. E: what the operands hold.
template <typename T, typename E>
class TiledMatmul : public LibraryCall {
 public:
  TiledMatmul(const MatmulSpec& spec, const TileKernels& kernels) : spec_(spec), kernels_(kernels) {
    // Lanes run along the columns of c; where it is its rows that lie side by side, c^T = b^T @ a^T is computed.
    const bool is_column = spec_.n == 1 && spec_.m > 1 && spec_.c.row_stride == 1;
    const bool is_transposed = spec_.c.column_stride != 1 && spec_.n > 1 && (spec_.c.row_stride == 1 || spec_.m == 1);
    if ((is_column || is_transposed) && !spec_.has_bias) {
      is_swapped_ = true;
      std::swap(spec_.a, spec_.b);
      std::swap(spec_.m, spec_.n);
      for (MatrixLayout* layout : {&spec_.a, &spec_.b, &spec_.c}) std::swap(layout->row_stride, layout->column_stride);
    }
    matrices_ = 1;
    for (int64_t size : spec_.batch) matrices_ *= size;
    row_blocks_ = (spec_.m + kernels_.max_rows - 1) / kernels_.max_rows;
    MakePanels();
    through_buffer_ = !std::is_same_v<T, E> || (spec_.c.column_stride != 1 && spec_.n > 1);
    packs_a_ = !std::is_same_v<T, E>;
    packs_b_ =
        !std::is_same_v<T, E> || (spec_.b.column_stride != 1 && spec_.n > 1) || row_blocks_ >= kMinRowBlocksToPack;
    copies_bias_ = spec_.has_bias && (!std::is_same_v<T, E> || (spec_.bias_stride != 1 && spec_.n > 1));
    blocks_of_k_ = spec_.k > kMaxTerms && !through_buffer_ ? (spec_.k + kTermsOfBlock - 1) / kTermsOfBlock : 1;
    terms_of_block_ = RoundUp((spec_.k + blocks_of_k_ - 1) / blocks_of_k_, kernels_.transpose_terms);
    ChoosePieces();
    const int64_t item = sizeof(T);
    if (packs_a_) packed_a_bytes_ = RoundUp(matrices_ * spec_.m * spec_.k * item, 64);
    if (packs_b_) scratch_of_piece_ = RoundUp(terms_of_block_ * panels_[0].vectors * kernels_.lanes * item, 64);
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return packs_a_ ? 2 : 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return packed_a_bytes_ + num_pieces_ * scratch_of_piece_; }

  std::string ToString() const override {
    std::string text =
        absl::StrCat("matmul ", matrices_, "x[", spec_.m, ", ", spec_.k, "]@[", spec_.k, ", ", spec_.n, "]");
    if (spec_.has_bias) absl::StrAppend(&text, " +bias");
    if (spec_.accumulate) absl::StrAppend(&text, " +=");
    return absl::StrCat(text, " (own tiles)");
  }

  absl::Status RunPiece(int stage, int piece, State&, absl::Span<void* const> buffers,
                        std::byte* scratch) const override {
    if (stage + 1 < num_stages()) {
      PackA(piece, static_cast<const E*>(buffers[is_swapped_ ? 1 : 0]), reinterpret_cast<T*>(scratch));
      return absl::OkStatus();
    }
    const auto panels = static_cast<int64_t>(panels_.size());
    const auto [begin, end] = Part(matrices_ * panels * row_parts_, piece);
    Operands operands;
    operands.packed_a = reinterpret_cast<const T*>(scratch);
    operands.pack = reinterpret_cast<T*>(scratch + packed_a_bytes_ + piece * scratch_of_piece_);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t matrix = i / (panels * row_parts_);
      const Panel& panel = panels_[i / row_parts_ % panels];
      const int64_t row_part = i % row_parts_;
      operands.a = static_cast<const E*>(buffers[is_swapped_ ? 1 : 0]) + BatchOffset(spec_.a, matrix);
      operands.b = static_cast<const E*>(buffers[is_swapped_ ? 0 : 1]) + BatchOffset(spec_.b, matrix) +
                   panel.column * spec_.b.column_stride;
      operands.c = static_cast<E*>(buffers[2]) + BatchOffset(spec_.c, matrix) + panel.column * spec_.c.column_stride;
      operands.bias = spec_.has_bias ? static_cast<const E*>(buffers[3]) + panel.column * spec_.bias_stride : nullptr;
      operands.matrix = matrix;
      MultiplyPanel(panel, operands, row_blocks_ * row_part / row_parts_, row_blocks_ * (row_part + 1) / row_parts_);
    }
    return absl::OkStatus();
  }

 private:
  // A range of the columns of c, as wide as a tile.
  struct Panel {
    int64_t column = 0;
    int64_t columns = 0;
    int vectors = 0;
    bool has_tail = false;
    int64_t mask_bits = 0;
  };
  // Of one panel of one matrix.
  struct Operands {
    const E* a = nullptr;
    const E* b = nullptr;
    E* c = nullptr;
    const E* bias = nullptr;
    int64_t matrix = 0;
    const T* packed_a = nullptr;
    T* pack = nullptr;
  };
  static constexpr int64_t kMaxLanes = 64 / sizeof(T);
  static constexpr int64_t kMaxColumns = TileKernels::kMaxVectors * kMaxLanes;

  void MakePanels() {
    const int64_t lanes = kernels_.lanes;
    const int64_t vectors = (spec_.n + lanes - 1) / lanes;
    const int64_t count = (vectors + kernels_.max_vectors - 1) / kernels_.max_vectors;
    int64_t vector = 0;
    for (int64_t p = 0; p < count; ++p) {
      Panel panel;
      // The wider ones first: the scratch memory is made for the first.
      panel.vectors = static_cast<int>((vectors - vector + count - p - 1) / (count - p));
      panel.column = vector * lanes;
      vector += panel.vectors;
      panel.columns = std::min(spec_.n, vector * lanes) - panel.column;
      const int64_t tail = panel.columns % lanes;
      panel.has_tail = tail != 0;
      panel.mask_bits = (int64_t{1} << tail) - 1;
      panels_.push_back(panel);
    }
    // The masks of the last panel, the only one that may have a tail.
    const int64_t tail = spec_.n % lanes;
    for (int64_t i = 0; i < tail; ++i) std::memset(&mask_[i], 0xff, sizeof(T));
  }

  void ChoosePieces() {
    const int64_t work = matrices_ * spec_.m * spec_.n * spec_.k;
    const int64_t wanted = std::clamp<int64_t>(work / kMinWorkOfPiece, 1, spec_.max_pieces);
    const int64_t items = matrices_ * static_cast<int64_t>(panels_.size());
    // Parts of rows only where there are too few panels: each part copies the columns of b again.
    row_parts_ = items >= 4 * wanted ? 1 : std::min(row_blocks_, wanted);
    num_pieces_ = static_cast<int>(std::min(wanted, items * row_parts_));
  }

  std::pair<int64_t, int64_t> Part(int64_t size, int piece) const {
    return {size * piece / num_pieces_, size * (piece + 1) / num_pieces_};
  }

  int64_t BatchOffset(const MatrixLayout& layout, int64_t index) const {
    int64_t offset = 0;
    for (size_t i = spec_.batch.size(); i-- > 0;) {
      offset += index % spec_.batch[i] * layout.batch_strides[i];
      index /= spec_.batch[i];
    }
    return offset;
  }

  std::pair<int64_t, int64_t> Rows(int64_t block) const {
    return {spec_.m * block / row_blocks_, spec_.m * (block + 1) / row_blocks_};
  }

  // Row blocks one after the other, in each the rows of a term side by side.
  void PackA(int piece, const E* a, T* to) const {
    const auto [begin, end] = Part(matrices_ * row_blocks_, piece);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t matrix = i / row_blocks_;
      const auto [first, last] = Rows(i % row_blocks_);
      const int64_t rows = last - first;
      T* out = to + (matrix * spec_.m + first) * spec_.k;
      const E* from = a + BatchOffset(spec_.a, matrix) + first * spec_.a.row_stride;
      for (int64_t k = 0; k < spec_.k; ++k) {
        for (int64_t row = 0; row < rows; ++row) {
          out[k * rows + row] = static_cast<T>(from[row * spec_.a.row_stride + k * spec_.a.column_stride]);
        }
      }
    }
  }

  // The panel's columns for `terms` terms from `from` on: for each term a row of whole vectors.
  void PackB(const Panel& panel, const E* from, int64_t terms, T* to) const {
    const int64_t lanes = kernels_.lanes;
    const int64_t width = panel.vectors * lanes;
    const int64_t row = spec_.b.row_stride;
    const int64_t column = spec_.b.column_stride;
    if constexpr (std::is_same_v<T, E>) {
      if (column == 1 || spec_.n == 1) {
        const CopyCall call = {to, from, row * static_cast<int64_t>(sizeof(T)), terms, panel.mask_bits, mask_.data()};
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

  void MultiplyPanel(const Panel& panel, const Operands& operands, int64_t first_block, int64_t last_block) const {
    constexpr int64_t kItem = sizeof(T);
    const int64_t width = panel.vectors * kernels_.lanes;
    T bias[kMaxColumns];
    TileCall call;
    if (operands.bias != nullptr) {
      call.bias = operands.bias;
      if (copies_bias_) {
        for (int64_t j = 0; j < panel.columns; ++j) bias[j] = static_cast<T>(operands.bias[j * spec_.bias_stride]);
        call.bias = bias;
      }
    }
    if (spec_.k == 0) return WriteWithoutTerms(panel, operands, static_cast<const T*>(call.bias));
    call.accumulate = spec_.accumulate ? 1 : 0;
    call.mask_bits = panel.mask_bits;
    call.mask = mask_.data();
    for (int64_t block = 0; block < blocks_of_k_; ++block) {
      const int64_t first_term = block * terms_of_block_;
      call.k = std::min(terms_of_block_, spec_.k - first_term);
      const void* b = operands.b + first_term * spec_.b.row_stride;
      call.b_k = spec_.b.row_stride * kItem;
      if (packs_b_) {
        PackB(panel, operands.b + first_term * spec_.b.row_stride, call.k, operands.pack);
        b = operands.pack;
        call.b_k = width * kItem;
      }
      call.b = &b;
      for (int64_t i = first_block; i < last_block; ++i) {
        const auto [first, last] = Rows(i);
        const int64_t rows = last - first;
        const void* a = nullptr;
        if (packs_a_) {
          a = operands.packed_a + (operands.matrix * spec_.m + first) * spec_.k + first_term * rows;
          call.a_row = kItem;
          call.a_k = rows * kItem;
        } else {
          a = operands.a + first * spec_.a.row_stride + first_term * spec_.a.column_stride;
          call.a_row = spec_.a.row_stride * kItem;
          call.a_k = spec_.a.column_stride * kItem;
        }
        call.a = &a;
        const TileFunction tile = kernels_.tiles[rows - 1][panel.vectors - 1][panel.has_tail ? 1 : 0];
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

  void MultiplyThroughBuffer(TileFunction tile, TileCall& call, int64_t rows, const Panel& panel, E* c) const {
    alignas(64) T buffer[TileKernels::kMaxRows * kMaxColumns];
    const int64_t width = panel.vectors * kernels_.lanes;
    const auto at = [&](int64_t row, int64_t column) -> E& {
      return c[row * spec_.c.row_stride + column * spec_.c.column_stride];
    };
    for (int64_t row = 0; spec_.accumulate && row < rows; ++row) {
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
        const T old = spec_.accumulate ? static_cast<T>(out) : 0;
        out = ConvertElement<E>(bias == nullptr ? old : old + bias[j]);
      }
    }
  }

  MatmulSpec spec_;
  TileKernels kernels_;
  bool is_swapped_ = false;
  int64_t matrices_ = 0;
  int64_t row_blocks_ = 0;
  std::vector<Panel> panels_;
  alignas(64) std::array<T, kMaxLanes> mask_ = {};
  bool packs_a_ = false;
  bool packs_b_ = false;
  bool copies_bias_ = false;
  // The tile goes to a buffer, and from there to c: its columns do not lie side by side, or are of another type.
  bool through_buffer_ = false;
  int64_t blocks_of_k_ = 1;
  int64_t terms_of_block_ = 0;
  int64_t row_parts_ = 1;
  int num_pieces_ = 1;
  int64_t packed_a_bytes_ = 0;
  int64_t scratch_of_piece_ = 0;
};

}  // namespace

absl::StatusOr<std::unique_ptr<LibraryCall>> MakeTiledMatmul(const MatmulSpec& spec, const TileKernels& kernels) {
  if (spec.activation != Activation::kNone) return absl::UnimplementedError("own tiles apply no activation");
  const DType computed = ItemSize(spec.dtype) == 2 ? DType::kFloat32 : spec.dtype;
  if (!IsFloatingPoint(spec.dtype) || kernels.dtype != computed) {
    return absl::UnimplementedError("no tiles of this dtype");
  }
  switch (spec.dtype) {
    case DType::kFloat32:
      return std::make_unique<TiledMatmul<float, float>>(spec, kernels);
    case DType::kFloat64:
      return std::make_unique<TiledMatmul<double, double>>(spec, kernels);
    case DType::kBFloat16:
      return std::make_unique<TiledMatmul<float, BFloat16>>(spec, kernels);
    case DType::kFloat16:
      return std::make_unique<TiledMatmul<float, Float16>>(spec, kernels);
    default:
      return absl::UnimplementedError("no tiles of this dtype");
  }
}

}  // namespace backtape::jit
