#include "backtape/jit/library/packed_matmul.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "backtape/jit/library/oriented_product.h"
#include "backtape/jit/library/tile_columns.h"

namespace backtape::jit {
namespace {

// Terms of a block: a panel of b, of so many terms and the columns of a tile, stays in the first cache.
constexpr int64_t kMaxTermsOfBlock = 256;
// A block of a, and a block of b with its panels, stay in the second cache.
constexpr int64_t kMaxBytesOfA = 512 << 10;
constexpr int64_t kPanelsOfBlock = 8;
// Neither panels nor blocks of rows begin at the same place of the first cache.
constexpr int64_t kPanelGap = 128;
constexpr int64_t kRowBlockGap = 64;

// Blocks of rows that are cut out of rows of memory at a time.
constexpr int64_t kMaxStretches = 64;

// a is read where it is for so few panels: by terms and by rows that lie side by side.
constexpr int64_t kMaxPanelsToReadTerms = 32;
constexpr int64_t kMaxPanelsToReadRows = 4;
// What lies so far apart has the same place in the first cache.
constexpr int64_t kBytesOfPlaces = 4096;

// Where the result is small and the sums are long, these are cut into parts: threads then need not read the same
// factors. Fixed by the sizes, for the same bits with any number of threads.
constexpr int64_t kTermsOfPart = 512;
constexpr int64_t kMaxPartsOfTerms = 8;
constexpr int64_t kMaxResultOfTermParts = 1 << 14;

constexpr int64_t AlignUp(int64_t value, int64_t unit) { return (value + unit - 1) / unit * unit; }

template <typename T>
class PackedMatmul : public LibraryCall {
 public:
  PackedMatmul(const MatmulSpec& spec, const TileKernels& kernels)
      : product_(spec), spec_(product_.spec), kernels_(kernels) {
    const PackedTileKernels& packed = kernels_.packed;
    width_ = packed.max_vectors * kernels_.lanes;
    panels_ = (spec_.n + width_ - 1) / width_;
    most_row_parts_ = spec_.m / (3 * packed.max_rows + 1);
    const int64_t tail = spec_.n % kernels_.lanes;
    mask_bits_ = (int64_t{1} << tail) - 1;
    mask_ = TailMask(tail, kItem);
    MakeBlocks();
    ChoosePieces();
    reads_a_ = ReadsA();
    row_vectors_ = (packed.max_rows + kernels_.lanes - 1) / kernels_.lanes;
    bytes_of_row_block_ = max_terms_ * row_vectors_ * kernels_.lanes * kItem + kRowBlockGap;
    panel_bytes_ = max_terms_ * width_ * kItem + kPanelGap;
    const int64_t rows_of_part = (spec_.m + row_parts_ - 1) / row_parts_;
    const int64_t most_blocks = (rows_of_part + packed.max_rows - 1) / packed.max_rows;
    blocks_of_a_ = reads_a_ ? most_blocks : std::clamp<int64_t>(kMaxBytesOfA / bytes_of_row_block_, 1, most_blocks);
    packed_b_offset_ = reads_a_ ? 0 : blocks_of_a_ * bytes_of_row_block_;
    scratch_of_piece_ = packed_b_offset_ + std::min(kPanelsOfBlock, panels_) * panel_bytes_;
    sums_offset_ = num_pieces_ * scratch_of_piece_;
  }

  // What MakePackedMatmul leaves to others.
  bool IsSuitable() const {
    return most_row_parts_ >= 1 && (spec_.c.column_stride == 1 || spec_.n == 1) &&
           (!spec_.has_bias || spec_.bias_stride == 1 || spec_.n == 1);
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return parts_ > 1 ? 2 : 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return sums_offset_ + (parts_ - 1) * product_.matrices * bytes_of_sums(); }

  std::optional<Rows> RowsOfPiece(int piece) const override {
    if (!CanBeCutByRows() || row_parts_ != num_pieces_ || column_parts_ > 1) return std::nullopt;
    return LibraryCall::Rows{spec_.m * piece / row_parts_, spec_.m * (piece + 1) / row_parts_};
  }

  std::string ToString() const override { return product_.ToString("own blocks"); }

  absl::Status RunPiece(int stage, int piece, State&, absl::Span<void* const> buffers,
                        std::byte* scratch) const override {
    if (stage == 1) {
      AddParts(piece, buffers, scratch);
      return absl::OkStatus();
    }
    const int64_t units = product_.matrices * parts_ * row_parts_ * column_parts_;
    for (int64_t unit = units * piece / num_pieces_; unit < units * (piece + 1) / num_pieces_; ++unit) {
      Unit work;
      work.buffers = buffers;
      const int64_t column_part = unit % column_parts_;
      const int64_t row_part = unit / column_parts_ % row_parts_;
      work.part = unit / column_parts_ / row_parts_ % parts_;
      work.matrix = unit / column_parts_ / row_parts_ / parts_;
      work.first_panel = panels_ * column_part / column_parts_;
      work.last_panel = panels_ * (column_part + 1) / column_parts_;
      work.packed_a = scratch + piece * scratch_of_piece_;
      work.packed_b = work.packed_a + packed_b_offset_;
      if (work.part == 0) {
        work.c = static_cast<T*>(product_.c(buffers)) + product_.BatchOffset(spec_.c, work.matrix);
        work.c_row = spec_.c.row_stride;
      } else {
        work.c = Sums(scratch, work.matrix, work.part);
        work.c_row = spec_.n;
      }
      const RowBlocks rows(spec_.m * row_part / row_parts_, spec_.m * (row_part + 1) / row_parts_,
                           kernels_.packed.max_rows);
      for (int64_t first = 0; first < rows.count; first += blocks_of_a_) {
        MultiplyRows(work, rows, first, std::min(first + blocks_of_a_, rows.count));
      }
    }
    return absl::OkStatus();
  }

 private:
  // Terms that lie evenly in both factors.
  struct Segment {
    size_t term = 0;
    int64_t first = 0;
    int64_t count = 0;
  };
  // Those that are packed and multiplied together.
  struct TermBlock {
    std::vector<Segment> segments;
    int64_t count = 0;
  };
  // A range of rows, in blocks of nearly the same number; four or more of them have as many rows as there are tiles
  // for.
  struct RowBlocks {
    RowBlocks(int64_t begin, int64_t end, int64_t max_rows)
        : begin(begin), rows(end - begin), count((rows + max_rows - 1) / max_rows) {}
    int64_t First(int64_t block) const { return begin + rows * block / count; }

    int64_t begin;
    int64_t rows;
    int64_t count;
  };
  // What is done at a time: some rows and columns of a matrix of c, and a part of the terms.
  struct Unit {
    absl::Span<void* const> buffers;
    int64_t matrix = 0;
    int64_t part = 0;
    int64_t first_panel = 0;
    int64_t last_panel = 0;
    T* c = nullptr;
    int64_t c_row = 0;
    std::byte* packed_a = nullptr;
    std::byte* packed_b = nullptr;
  };
  // Rows that are fetched while others are multiplied.
  struct Ahead {
    const void* Row(int64_t row) const { return base + std::min(row, rows) * row_bytes; }

    const std::byte* base = nullptr;
    int64_t row_bytes = 0;
    int64_t rows = 0;
  };
  static constexpr int64_t kItem = sizeof(T);

  void MakeBlocks() {
    int64_t terms = 0;
    for (const MatmulTerm& term : product_.terms) terms += term.k;
    if (spec_.m * spec_.n <= kMaxResultOfTermParts && product_.matrices == 1 && spec_.activation == Activation::kNone) {
      while (2 * parts_ <= std::min(kMaxPartsOfTerms, terms / kTermsOfPart)) parts_ *= 2;
    }
    size_t term = 0;
    int64_t taken = 0;  // of that term
    for (int64_t part = 0; part < parts_; ++part) {
      const int64_t part_terms = terms * (part + 1) / parts_ - terms * part / parts_;
      const int64_t count = (part_terms + kMaxTermsOfBlock - 1) / kMaxTermsOfBlock;
      const int64_t size = AlignUp((part_terms + count - 1) / count, kernels_.transpose_terms);
      first_block_.push_back(blocks_.size());
      for (int64_t done = 0; done < part_terms; done += size) {
        TermBlock block;
        block.count = std::min(size, part_terms - done);
        for (int64_t missing = block.count; missing > 0;) {
          const int64_t some = std::min(missing, product_.terms[term].k - taken);
          if (some > 0) block.segments.push_back({term, taken, some});
          missing -= some;
          taken += some;
          if (taken == product_.terms[term].k) {
            ++term;
            taken = 0;
          }
        }
        max_terms_ = std::max(max_terms_, block.count);
        blocks_.push_back(std::move(block));
      }
    }
    first_block_.push_back(blocks_.size());
    work_ = product_.matrices * spec_.m * spec_.n * terms;
  }

  // Whether a is read where it is: few panels share what packing it costs.
  bool ReadsA() const {
    if (product_.terms.size() != 1) return false;
    const MatrixLayout& a = product_.terms[0].a;
    if (a.column_stride == 1 && a.row_stride * kItem % kBytesOfPlaces != 0) return panels_ <= kMaxPanelsToReadTerms;
    return (a.row_stride == 1 || a.column_stride == 1) && panels_ <= kMaxPanelsToReadRows;
  }

  // Parts of the terms, then of the larger of rows and columns: each thread packs its own factors, and only once what
  // is large. Of rows first where there is a choice: a thread reads those that it wrote before.
  void ChoosePieces() {
    if (spec_.row_pieces > 0 && CanBeCutByRows()) {
      row_parts_ = std::clamp<int64_t>(spec_.row_pieces, 1, std::max<int64_t>(most_row_parts_, 1));
      num_pieces_ = static_cast<int>(row_parts_);
      return;
    }
    const int64_t wanted = std::clamp<int64_t>(work_ / kMinWorkOfPiece, 1, spec_.max_pieces);
    int64_t units = product_.matrices * parts_;
    const auto cut = [&](int64_t most) {
      const bool is_even = units >= 4 * wanted || units % wanted == 0;
      const int64_t parts = is_even ? 1 : std::min((wanted + units - 1) / units, std::max<int64_t>(most, 1));
      units *= parts;
      return parts;
    };
    if (spec_.m < spec_.n) column_parts_ = cut(panels_);
    row_parts_ = cut(most_row_parts_);
    if (spec_.m >= spec_.n) column_parts_ = cut(panels_);
    num_pieces_ = static_cast<int>(std::min(wanted, units));
  }

  bool CanBeCutByRows() const { return !product_.is_swapped && product_.matrices == 1 && parts_ == 1; }

  int64_t bytes_of_sums() const { return AlignUp(spec_.m * spec_.n * kItem, 64); }
  T* Sums(std::byte* scratch, int64_t matrix, int64_t part) const {
    return reinterpret_cast<T*>(scratch + sums_offset_ + (matrix * (parts_ - 1) + part - 1) * bytes_of_sums());
  }

  // The vectors and columns of a panel.
  int64_t Columns(int64_t panel) const { return std::min(spec_.n - panel * width_, width_); }

  void MultiplyRows(const Unit& work, const RowBlocks& rows, int64_t first_row_block, int64_t last_row_block) const {
    const size_t end = first_block_[work.part + 1];
    for (size_t b = first_block_[work.part]; b < end; ++b) {
      const TermBlock& block = blocks_[b];
      const T* direct_a = nullptr;
      if (reads_a_) {
        direct_a = FirstOfA(work, block.segments[0]);
      } else {
        PackBlocks(work, block, rows, first_row_block, last_row_block);
      }
      const bool is_first = b == first_block_[work.part];
      PackedTileCall call;
      call.k = block.count;
      call.c_row = work.c_row * kItem;
      call.mask_bits = mask_bits_;
      call.mask = mask_;
      call.relu = spec_.activation == Activation::kRelu && b + 1 == end ? 1 : 0;
      call.accumulate = !is_first || (work.part == 0 && spec_.accumulate) ? 1 : 0;
      for (int64_t panel = work.first_panel; panel < work.last_panel; panel += kPanelsOfBlock) {
        const int64_t last_panel = std::min(panel + kPanelsOfBlock, work.last_panel);
        PackPanels(work, block, panel, last_panel);
        const Ahead ahead = last_panel < work.last_panel ? AheadOf(work, block, last_panel)
                            : b + 1 < end                ? AheadOf(work, blocks_[b + 1], work.first_panel)
                                                         : Ahead();
        const int64_t tiles = (last_panel - panel) * (last_row_block - first_row_block);
        int64_t tile = 0;
        for (int64_t p = panel; p < last_panel; ++p) {
          const int64_t columns = Columns(p);
          const int64_t vectors = (columns + kernels_.lanes - 1) / kernels_.lanes;
          const int has_tail = columns % kernels_.lanes == 0 ? 0 : 1;
          call.b = work.packed_b + (p - panel) * panel_bytes_;
          if (spec_.has_bias && is_first && work.part == 0) {
            call.bias = static_cast<const T*>(product_.bias(work.buffers)) + p * width_;
          }
          for (int64_t r = first_row_block; r < last_row_block; ++r) {
            const int64_t row = rows.First(r);
            const int64_t count = rows.First(r + 1) - row;
            if (reads_a_) {
              const MatrixLayout& layout = product_.terms[block.segments[0].term].a;
              call.a = direct_a + row * layout.row_stride;
              call.a_row = layout.row_stride * kItem;
              call.a_k = layout.column_stride * kItem;
            } else {
              call.a = work.packed_a + (r - first_row_block) * bytes_of_row_block_;
              call.a_row = kItem;
              call.a_k = row_vectors_ * kernels_.lanes * kItem;
            }
            call.c = work.c + row * work.c_row + p * width_;
            call.ahead = ahead.Row(ahead.rows * tile / tiles);
            call.ahead2 = ahead.Row(ahead.rows * tile / tiles + 1);
            ++tile;
            kernels_.packed.tiles[count - 1][vectors - 1][has_tail](&call);
          }
        }
      }
    }
  }

  const T* FirstOfA(const Unit& work, const Segment& segment) const {
    const MatrixLayout& layout = product_.terms[segment.term].a;
    return static_cast<const T*>(product_.a(work.buffers, segment.term)) + product_.BatchOffset(layout, work.matrix) +
           segment.first * layout.column_stride;
  }

  // What PackPanels will read.
  Ahead AheadOf(const Unit& work, const TermBlock& block, int64_t panel) const {
    const Segment& segment = block.segments[0];
    const MatrixLayout& layout = product_.terms[segment.term].b;
    const T* from = static_cast<const T*>(product_.b(work.buffers, segment.term)) +
                    product_.BatchOffset(layout, work.matrix) + segment.first * layout.row_stride +
                    panel * width_ * layout.column_stride;
    const bool is_by_columns = layout.column_stride != 1;
    const int64_t columns = std::min(kPanelsOfBlock * width_, spec_.n - panel * width_);
    return {reinterpret_cast<const std::byte*>(from),
            (is_by_columns ? layout.column_stride : layout.row_stride) * kItem,
            is_by_columns ? columns : segment.count};
  }

  // Rows of a, for each term side by side in whole vectors, block by block.
  void PackBlocks(const Unit& work, const TermBlock& block, const RowBlocks& rows, int64_t first, int64_t last) const {
    const int64_t width = row_vectors_ * kernels_.lanes;
    int64_t done = 0;
    for (const Segment& segment : block.segments) {
      const MatrixLayout& layout = product_.terms[segment.term].a;
      const T* const from = FirstOfA(work, segment);
      const auto to = [&](int64_t r) {
        return work.packed_a + (r - first) * bytes_of_row_block_ + done * width * kItem;
      };
      int64_t r = first;
      // Rows that lie side by side are read as they lie in memory; with vectors that also read of the next block's.
      while (layout.row_stride == 1 && r < last && rows.First(r) + width <= spec_.m) {
        int64_t offsets[kMaxStretches];
        SplitRowsCall call;
        call.to = to(r);
        call.from = from;
        call.from_row = layout.column_stride * kItem;
        call.rows = segment.count;
        call.offsets = offsets;
        call.to_step = bytes_of_row_block_;
        while (r < last && call.stretches < kMaxStretches && rows.First(r) + width <= spec_.m) {
          offsets[call.stretches++] = rows.First(r++) * kItem;
        }
        kernels_.split_rows[row_vectors_ - 1](&call);
      }
      for (; r < last; ++r) {
        Pack(from + rows.First(r) * layout.row_stride, layout.column_stride, layout.row_stride, segment.count,
             rows.First(r + 1) - rows.First(r), to(r), width * kItem);
      }
      done += segment.count;
    }
  }

  // Columns of b, panel by panel.
  void PackPanels(const Unit& work, const TermBlock& block, int64_t first, int64_t last) const {
    int64_t done = 0;
    for (const Segment& segment : block.segments) {
      const MatrixLayout& layout = product_.terms[segment.term].b;
      const T* from = static_cast<const T*>(product_.b(work.buffers, segment.term)) +
                      product_.BatchOffset(layout, work.matrix) + segment.first * layout.row_stride +
                      first * width_ * layout.column_stride;
      std::byte* to = work.packed_b + done * width_ * kItem;
      int64_t panel = first;
      // Whole panels at once: rows are then read in longer stretches.
      const int64_t whole = (Columns(last - 1) == width_ ? last : last - 1) - first;
      if (whole > 0 && layout.column_stride == 1) {
        const CopyPanelsCall call = {to, from, layout.row_stride * kItem, segment.count, whole, panel_bytes_};
        kernels_.packed.copy_panels(&call);
        panel += whole;
      }
      for (; panel < last; ++panel) {
        const int64_t columns = Columns(panel);
        const int64_t term_bytes = AlignUp(columns, kernels_.lanes) * kItem;
        std::byte* const own = work.packed_b + (panel - first) * panel_bytes_ + done * term_bytes;
        Pack(from + (panel - first) * width_ * layout.column_stride, layout.row_stride, layout.column_stride,
             segment.count, columns, own, term_bytes);
      }
      done += segment.count;
    }
  }

  // For each term, `count` elements side by side in whole vectors: from[term * term_stride + i * stride].
  void Pack(const T* from, int64_t term_stride, int64_t stride, int64_t terms, int64_t count, std::byte* to,
            int64_t term_bytes) const {
    const int64_t lanes = kernels_.lanes;
    if ((stride == 1 || count == 1) && AlignUp(count, lanes) * kItem == term_bytes) {
      const int64_t tail = count % lanes;
      const CopyCall call = {to, from, term_stride * kItem, terms, (int64_t{1} << tail) - 1, TailMask(tail, kItem)};
      kernels_.copies[(count - 1) / lanes][tail == 0 ? 0 : 1](&call);
      return;
    }
    for (int64_t first = 0; first < count; first += lanes) {
      const int64_t some = std::min(count - first, lanes);
      std::byte* const out = to + first * kItem;
      int64_t done = 0;
      if (term_stride == 1 && terms >= kernels_.transpose_terms) {
        const int64_t times = terms / kernels_.transpose_terms;
        const TransposeFunction transpose = some == lanes ? kernels_.transpose : kernels_.packed.transposes[some - 1];
        transpose(out, from + first * stride, stride * kItem, times, term_bytes);
        done = times * kernels_.transpose_terms;
      }
      for (int64_t k = done; k < terms; ++k) {
        const T* const source = from + k * term_stride + first * stride;
        T* const packed = reinterpret_cast<T*>(out + k * term_bytes);
        for (int64_t i = 0; i < some; ++i) packed[i] = source[i * stride];
        for (int64_t i = some; i < lanes; ++i) packed[i] = 0;
      }
    }
  }

  // The parts behind the first, added to it in their order.
  void AddParts(int piece, absl::Span<void* const> buffers, std::byte* scratch) const {
    const int64_t rows = product_.matrices * spec_.m;
    for (int64_t i = rows * piece / num_pieces_; i < rows * (piece + 1) / num_pieces_; ++i) {
      const int64_t matrix = i / spec_.m;
      const int64_t row = i % spec_.m;
      T* const c =
          static_cast<T*>(product_.c(buffers)) + product_.BatchOffset(spec_.c, matrix) + row * spec_.c.row_stride;
      for (int64_t part = 1; part < parts_; ++part) {
        const T* const sums = Sums(scratch, matrix, part) + row * spec_.n;
        const AddRowCall call = {c, sums, spec_.n / kernels_.lanes, mask_bits_, mask_};
        kernels_.packed.add_row(&call);
      }
    }
  }

  const OrientedProduct product_;
  const MatmulSpec& spec_;
  const TileKernels kernels_;
  int64_t width_ = 0;  // columns of a panel
  int64_t panels_ = 0;
  int64_t most_row_parts_ = 0;
  int64_t mask_bits_ = 0;  // of the last panel, the only one with a tail
  const void* mask_ = nullptr;
  bool reads_a_ = false;
  int64_t parts_ = 1;
  std::vector<TermBlock> blocks_;
  std::vector<size_t> first_block_;  // by part
  int64_t max_terms_ = 0;
  int64_t work_ = 0;
  int64_t row_parts_ = 1;
  int64_t column_parts_ = 1;
  int num_pieces_ = 1;
  int64_t row_vectors_ = 0;  // that a block's rows take
  int64_t bytes_of_row_block_ = 0;
  int64_t blocks_of_a_ = 0;
  int64_t panel_bytes_ = 0;
  int64_t packed_b_offset_ = 0;
  int64_t scratch_of_piece_ = 0;
  int64_t sums_offset_ = 0;
};

template <typename T>
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeOf(const MatmulSpec& spec, const TileKernels& kernels) {
  auto call = std::make_unique<PackedMatmul<T>>(spec, kernels);
  if (!call->IsSuitable()) return absl::UnimplementedError("no blocks for these sizes and strides");
  return call;
}

}  // namespace

absl::StatusOr<std::unique_ptr<LibraryCall>> MakePackedMatmul(const MatmulSpec& spec, const TileKernels& kernels) {
  if (kernels.dtype != spec.dtype) return absl::UnimplementedError("no blocks of this dtype");
  if (spec.k == 0) return absl::UnimplementedError("no blocks without terms");
  if (spec.dtype == DType::kFloat64) return MakeOf<double>(spec, kernels);
  return MakeOf<float>(spec, kernels);
}

}  // namespace backtape::jit
