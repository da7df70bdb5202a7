#include "backtape/jit/dense/packed_matmul.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/oriented_product.h"
#include "backtape/jit/dense/packed_operands.h"
#include "backtape/jit/dense/packed_rows.h"
#include "backtape/jit/dense/tile_columns.h"

namespace backtape::jit {
namespace {

// Bytes of one row's terms in a block: large enough that loading and storing c between blocks costs little.
constexpr int64_t kMaxBytesOfTerms = 1024;
// Number of panels of b that are multiplied by the rows of a tile while these rows stay in the L1 cache. The panels
// are adjacent, so each row of b or c is accessed over their whole width before the next row, which is in another
// page.
constexpr int64_t kPanelsOfGroup = 3;
// Rows of b packed at a time.
constexpr int64_t kRowsOfUnit = 8;

// For small results with long sums, the sums are divided into parts, so that threads need not read the same factors.
// The number of parts depends on the sizes only, so that results are bitwise equal for any number of threads.
constexpr int64_t kTermsOfPart = 512;
constexpr int64_t kMaxPartsOfTerms = 8;
constexpr int64_t kMaxResultOfTermParts = 1 << 14;

template <typename T>
class PackedMatmul : public DenseCall {
 public:
  PackedMatmul(const MatmulSpec& spec, const TileKernels& kernels)
      : product_(spec), spec_(product_.spec), kernels_(kernels) {
    const PackedTileKernels& packed = kernels_.packed;
    MakePanels();
    most_row_parts_ = spec_.m / (3 * packed.max_rows + 1);
    const int64_t tail = spec_.n % kernels_.lanes;
    mask_bits_ = (int64_t{1} << tail) - 1;
    mask_ = TailMask(tail, kItem);
    MakeBlocks();
    ChoosePieces();
    a_.emplace(product_, kernels_, num_panels(), max_terms_, (spec_.m + row_parts_ - 1) / row_parts_);
    panel_bytes_ = max_terms_ * packed.max_vectors * kernels_.lanes * kItem + 2 * kCacheLineBytes;
    scratch_of_piece_ = a_->packed_bytes() + 2 * std::min(kPanelsOfGroup, num_panels()) * panel_bytes_;
    sums_offset_ = num_pieces_ * scratch_of_piece_;
  }

  // False for products that other forms should compute.
  bool IsSuitable() const {
    return most_row_parts_ >= 1 && (spec_.c.column_stride == 1 || spec_.n == 1) &&
           (!spec_.has_bias || spec_.bias_stride == 1 || spec_.n == 1) &&
           (!spec_.has_residual || spec_.residual.column_stride == 1 || spec_.n == 1);
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return parts_ > 1 ? 2 : 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return sums_offset_ + (parts_ - 1) * product_.matrices * bytes_of_sums(); }

  std::optional<Rows> RowsOfPiece(int piece) const override {
    if (!CanBeCutByRows() || row_parts_ != num_pieces_ || column_parts_ > 1) return std::nullopt;
    return DenseCall::Rows{spec_.m * piece / row_parts_, spec_.m * (piece + 1) / row_parts_};
  }

  std::string ToString() const override { return product_.ToString("packed blocks"); }

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
      work.first_panel = num_panels() * column_part / column_parts_;
      work.last_panel = num_panels() * (column_part + 1) / column_parts_;
      work.packed_a = scratch + piece * scratch_of_piece_;
      work.packed_b = work.packed_a + a_->packed_bytes();
      if (work.part == 0) {
        work.c = static_cast<T*>(product_.c(buffers)) + product_.BatchOffset(spec_.c, work.matrix);
        work.c_row = spec_.c.row_stride;
        work.residual = static_cast<const T*>(product_.residual(buffers));
        if (work.residual != nullptr) work.residual += product_.BatchOffset(spec_.residual, work.matrix);
      } else {
        work.c = Sums(scratch, work.matrix, work.part);
        work.c_row = spec_.n;
      }
      const int64_t row = spec_.m * row_part / row_parts_;
      const int64_t end = spec_.m * (row_part + 1) / row_parts_;
      const int64_t groups = (end - row + a_->rows_of_group() - 1) / a_->rows_of_group();
      for (int64_t g = 0; g < groups; ++g) {
        MultiplyRows(work, row + (end - row) * g / groups, row + (end - row) * (g + 1) / groups);
      }
    }
    return absl::OkStatus();
  }

 private:
  // A unit of work: some rows and columns of one matrix of c, and a part of the terms.
  struct Unit {
    absl::Span<void* const> buffers;
    int64_t matrix = 0;
    int64_t part = 0;
    int64_t first_panel = 0;
    int64_t last_panel = 0;
    T* c = nullptr;
    int64_t c_row = 0;
    const T* residual = nullptr;
    std::byte* packed_a = nullptr;
    std::byte* packed_b = nullptr;
  };
  // Columns of c computed by tiles of the same width.
  struct Panel {
    int64_t columns() const { return last - first; }

    int64_t first = 0;
    int64_t last = 0;
    int64_t vectors = 0;
  };
  // Panels of b for one block of terms that are multiplied in sequence.
  struct Group {
    const TermBlock* block = nullptr;
    int64_t first = 0;
    int64_t last = 0;
  };
  // The part of a group that is packed in one go: some terms of some panels.
  struct GroupPart {
    int64_t first_panel = 0;
    int64_t last_panel = 0;
    int64_t first_term = 0;
    int64_t last_term = 0;
  };
  using Place = typename PackedRows<T>::Place;
  static constexpr int64_t kItem = sizeof(T);

  // All panels have nearly the same number of vectors.
  void MakePanels() {
    const int64_t lanes = kernels_.lanes;
    const int64_t vectors = (spec_.n + lanes - 1) / lanes;
    const int64_t panels = (vectors + kernels_.packed.max_vectors - 1) / kernels_.packed.max_vectors;
    for (int64_t i = 0; i < panels; ++i) {
      const int64_t first = vectors * i / panels;
      const int64_t end = vectors * (i + 1) / panels;
      panels_.push_back({first * lanes, std::min(spec_.n, end * lanes), end - first});
    }
  }

  int64_t num_panels() const { return static_cast<int64_t>(panels_.size()); }

  void MakeBlocks() {
    int64_t terms = 0;
    for (const MatmulTerm& term : product_.terms) terms += term.k;
    if (spec_.m * spec_.n <= kMaxResultOfTermParts && product_.matrices == 1 && spec_.activation == Activation::kNone) {
      while (2 * parts_ <= std::min(kMaxPartsOfTerms, terms / kTermsOfPart)) parts_ *= 2;
    }
    size_t term = 0;
    int64_t taken = 0;  // number of terms of product `term` that are already in blocks
    for (int64_t part = 0; part < parts_; ++part) {
      const int64_t part_terms = terms * (part + 1) / parts_ - terms * part / parts_;
      const int64_t count = (part_terms * kItem + kMaxBytesOfTerms - 1) / kMaxBytesOfTerms;
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

  // Divides rows and columns; MakeBlocks has divided the terms. The larger of the two is divided first, because each
  // thread packs its own factors, and a large factor should be packed only once. A square result is divided by rows
  // first, so that a thread reads the rows that it wrote itself.
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
    if (spec_.m < spec_.n) column_parts_ = cut(num_panels());
    row_parts_ = cut(most_row_parts_);
    if (spec_.m >= spec_.n) column_parts_ = cut(num_panels());
    num_pieces_ = static_cast<int>(std::min(wanted, units));
  }

  bool CanBeCutByRows() const { return !product_.is_swapped && product_.matrices == 1 && parts_ == 1; }

  int64_t bytes_of_sums() const { return AlignUp(spec_.m * spec_.n * kItem, kCacheLineBytes); }
  T* Sums(std::byte* scratch, int64_t matrix, int64_t part) const {
    return reinterpret_cast<T*>(scratch + sums_offset_ + (matrix * (parts_ - 1) + part - 1) * bytes_of_sums());
  }

  // The panels of the next group are packed in parts, some of them after each tile. Each tile prefetches the parts
  // that are packed right after it.
  void MultiplyRows(const Unit& work, int64_t first_row, int64_t last_row) const {
    const size_t first_block = first_block_[work.part];
    const size_t end = first_block_[work.part + 1];
    const int64_t panels = work.last_panel - work.first_panel;
    const int64_t groups = (panels + kPanelsOfGroup - 1) / kPanelsOfGroup;
    const auto group_of = [&](size_t b, int64_t g) {
      return Group{&blocks_[b], work.first_panel + panels * g / groups, work.first_panel + panels * (g + 1) / groups};
    };
    std::byte* packed_b = work.packed_b;
    std::byte* next_packed_b = packed_b + std::min(kPanelsOfGroup, panels) * panel_bytes_;
    const Group first = group_of(first_block, 0);
    Pack(work, first, {first.first, first.last, 0, first.block->count}, packed_b);
    for (size_t b = first_block; b < end; ++b) {
      const TermBlock& block = blocks_[b];
      PackedTileCall call;
      const Place a = a_->Pack(work.buffers, work.matrix, block, first_row, last_row, work.packed_a);
      call.a_row = a.row_stride;
      call.a_k = a.term_stride;
      call.k = block.count;
      call.c_row = work.c_row * kItem;
      call.mask_bits = mask_bits_;
      call.mask = mask_;
      call.relu = spec_.activation == Activation::kRelu && b + 1 == end ? 1 : 0;
      call.accumulate = b > first_block ? 1 : 0;
      call.residual_row = spec_.residual.row_stride * kItem;
      T* const c = work.c + first_row * work.c_row;
      const T* const bias =
          b == first_block && work.part == 0 ? static_cast<const T*>(product_.bias(work.buffers)) : nullptr;
      const T* const residual =
          work.residual == nullptr || b + 1 < end ? nullptr : work.residual + first_row * spec_.residual.row_stride;
      for (int64_t g = 0; g < groups; ++g) {
        const Group next = g + 1 < groups ? group_of(b, g + 1) : b + 1 < end ? group_of(b + 1, 0) : Group();
        MultiplyGroup(work, call, a, c, bias, residual, last_row - first_row, group_of(b, g), packed_b, next,
                      next_packed_b);
        std::swap(packed_b, next_packed_b);
      }
    }
  }

  void MultiplyGroup(const Unit& work, PackedTileCall call, const Place& a, T* c, const T* bias, const T* residual,
                     int64_t rows, const Group& group, const std::byte* packed_b, const Group& next,
                     std::byte* next_packed_b) const {
    const PackedTileKernels& packed = kernels_.packed;
    const auto& functions = call.a_k == kItem ? packed.tiles : packed.tiles_with_terms_apart;
    // All row blocks have nearly the same number of rows. With at least four blocks, that number is at least
    // PackedTileKernels::min_rows, so there is a tile for it.
    const int64_t row_blocks = (rows + packed.max_rows - 1) / packed.max_rows;
    const int64_t tiles = row_blocks * (group.last - group.first);
    const int64_t parts = NumParts(next);
    TileLines lines;
    int64_t tile = 0;
    int64_t part = 0;
    int64_t row = 0;
    for (int64_t r = 0; r < row_blocks; ++r) {
      const int64_t end_row = rows * (r + 1) / row_blocks;
      call.a = a.first + row * a.row_stride;
      for (int64_t p = group.first; p < group.last; ++p) {
        const Panel& panel = panels_[p];
        call.b = packed_b + (p - group.first) * panel_bytes_;
        call.c = c + row * work.c_row + panel.first;
        if (bias != nullptr) call.bias = bias + panel.first;
        lines.Clear();
        AddLinesOfRows(call.c, call.c_row, panel, end_row - row, lines);
        if (residual != nullptr) {
          const T* const added = residual + row * spec_.residual.row_stride + panel.first;
          AddLinesOfRows(added, call.residual_row, panel, end_row - row, lines);
          call.residual = added;
        }
        ++tile;
        const int64_t first_part = part;
        while (part * tiles < parts * tile) AddLinesOf(work, next, PartOf(next, part++), lines);
        call.ahead = lines.EndingWith({packed_b, 0, call.k});
        const bool has_tail = p + 1 == num_panels() && mask_bits_ != 0;
        functions[end_row - row - 1][panel.vectors - 1][has_tail ? 1 : 0](&call);
        for (int64_t i = first_part; i < part; ++i) Pack(work, next, PartOf(next, i), next_packed_b);
      }
      row = end_row;
    }
  }

  // If b's rows are contiguous, a part is a few rows across all panels. Otherwise it is as many terms of one panel as a
  // vector has lanes.
  int64_t NumParts(const Group& group) const {
    if (group.block == nullptr) return 0;
    if (!IsByColumns(*group.block)) return (group.block->count + kRowsOfUnit - 1) / kRowsOfUnit;
    return (group.block->count + kernels_.lanes - 1) / kernels_.lanes * (group.last - group.first);
  }
  GroupPart PartOf(const Group& group, int64_t part) const {
    const int64_t terms = group.block->count;
    if (!IsByColumns(*group.block)) {
      return {group.first, group.last, part * kRowsOfUnit, std::min((part + 1) * kRowsOfUnit, terms)};
    }
    const int64_t parts_of_panel = (terms + kernels_.lanes - 1) / kernels_.lanes;
    const int64_t panel = group.first + part / parts_of_panel;
    const int64_t term = part % parts_of_panel * kernels_.lanes;
    return {panel, panel + 1, term, std::min<int64_t>(term + kernels_.lanes, terms)};
  }
  bool IsByColumns(const TermBlock& block) const { return product_.terms[block.segments[0].term].b.column_stride != 1; }

  // Adds to `lines` the cache lines that hold the panel's columns in each row of a tile. The rows are `step` bytes
  // apart.
  static void AddLinesOfRows(const void* first, int64_t step, const Panel& panel, int64_t rows, TileLines& lines) {
    const int64_t offset = PlaceInLine(first);
    const std::byte* const line = static_cast<const std::byte*>(first) - offset;
    for (int64_t byte = 0; byte < offset + panel.columns() * kItem; byte += kCacheLineBytes) {
      lines.Add(line + byte, step, rows);
    }
  }

  void AddLinesOf(const Unit& work, const Group& group, const GroupPart& part, TileLines& lines) const {
    const int64_t column = panels_[part.first_panel].first;
    const int64_t columns = panels_[part.last_panel - 1].last - column;
    group.block->ForEachSegment(part.first_term, part.last_term, [&](const TermSegment& segment) {
      const MatrixLayout& layout = product_.terms[segment.term].b;
      const T* const from = FirstOfB(work, segment) + column * layout.column_stride;
      const int64_t offset = PlaceInLine(from);
      const std::byte* const line = reinterpret_cast<const std::byte*>(from) - offset;
      if (layout.column_stride == 1) {
        const int64_t lines_of_row = (offset + columns * kItem + kCacheLineBytes - 1) / kCacheLineBytes;
        for (int64_t i = 0; i < segment.count; ++i) {
          lines.Add(line + i * layout.row_stride * kItem, kCacheLineBytes, lines_of_row);
        }
      } else if (layout.row_stride == 1) {
        for (int64_t byte = 0; byte < offset + segment.count * kItem; byte += kCacheLineBytes) {
          lines.Add(line + byte, layout.column_stride * kItem, columns);
        }
      }
    });
  }

  static int64_t PlaceInLine(const void* address) {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(address) % kCacheLineBytes);
  }

  const T* FirstOfB(const Unit& work, const TermSegment& segment) const {
    const MatrixLayout& layout = product_.terms[segment.term].b;
    return static_cast<const T*>(product_.b(work.buffers, segment.term)) + product_.BatchOffset(layout, work.matrix) +
           segment.first * layout.row_stride;
  }

  // Packs a part of a group: for each term, the columns of a panel in whole vectors.
  void Pack(const Unit& work, const Group& group, const GroupPart& part, std::byte* packed) const {
    for (int64_t p = part.first_panel; p < part.last_panel; ++p) {
      const Panel& panel = panels_[p];
      const int64_t term_bytes = panel.vectors * kernels_.lanes * kItem;
      std::byte* to = packed + (p - group.first) * panel_bytes_ + part.first_term * term_bytes;
      group.block->ForEachSegment(part.first_term, part.last_term, [&](const TermSegment& segment) {
        const MatrixLayout& layout = product_.terms[segment.term].b;
        const T* const from = FirstOfB(work, segment) + panel.first * layout.column_stride;
        if (layout.column_stride == 1) {
          const int64_t tail = panel.columns() % kernels_.lanes;
          CopyCall call;
          call.to = to;
          call.from = from;
          call.from_row = layout.row_stride * kItem;
          call.rows = segment.count;
          call.mask_bits = (int64_t{1} << tail) - 1;
          call.mask = TailMask(tail, kItem);
          kernels_.copies[panel.vectors - 1][tail == 0 ? 0 : 1](&call);
        } else {
          PackStrided(kernels_, from, layout.row_stride, layout.column_stride, segment.count, panel.columns(), to,
                      term_bytes);
        }
        to += segment.count * term_bytes;
      });
    }
  }

  // Adds the sums of the other parts of the terms to those of the first part, in order.
  void AddParts(int piece, absl::Span<void* const> buffers, std::byte* scratch) const {
    const int64_t rows = product_.matrices * spec_.m;
    for (int64_t i = rows * piece / num_pieces_; i < rows * (piece + 1) / num_pieces_; ++i) {
      const int64_t matrix = i / spec_.m;
      const int64_t row = i % spec_.m;
      T* const c =
          static_cast<T*>(product_.c(buffers)) + product_.BatchOffset(spec_.c, matrix) + row * spec_.c.row_stride;
      for (int64_t part = 1; part < parts_; ++part) {
        const T* const sums = Sums(scratch, matrix, part) + row * spec_.n;
        FinishRow(kernels_, c, sums, c, spec_.n, false);
      }
    }
  }

  const OrientedProduct product_;
  const MatmulSpec& spec_;
  const TileKernels kernels_;
  std::vector<Panel> panels_;
  int64_t most_row_parts_ = 0;
  int64_t mask_bits_ = 0;  // mask of the last panel, the only one that can have a tail
  const void* mask_ = nullptr;
  std::optional<PackedRows<T>> a_;
  int64_t parts_ = 1;
  std::vector<TermBlock> blocks_;
  std::vector<size_t> first_block_;  // keyed by part
  int64_t max_terms_ = 0;
  int64_t work_ = 0;
  int64_t row_parts_ = 1;
  int64_t column_parts_ = 1;
  int num_pieces_ = 1;
  int64_t panel_bytes_ = 0;
  int64_t scratch_of_piece_ = 0;
  int64_t sums_offset_ = 0;
};

template <typename T>
absl::StatusOr<std::unique_ptr<DenseCall>> MakeOf(const MatmulSpec& spec, const TileKernels& kernels) {
  auto call = std::make_unique<PackedMatmul<T>>(spec, kernels);
  if (!call->IsSuitable())
    return absl::UnimplementedError(absl::StrCat("packed products do not support these sizes or strides (m = ", spec.m,
                                                 ", n = ", spec.n, ", k = ", spec.k, ")"));
  return call;
}

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakePackedMatmul(const MatmulSpec& spec, const TileKernels& kernels) {
  if (kernels.dtype != spec.dtype)
    return absl::UnimplementedError(
        absl::StrCat("no kernels of packed products were emitted for ", TorchName(spec.dtype)));
  if (spec.k == 0) return absl::UnimplementedError("packed products do not support k = 0");
  if (spec.dtype == DType::kFloat64) return MakeOf<double>(spec, kernels);
  return MakeOf<float>(spec, kernels);
}

}  // namespace backtape::jit
