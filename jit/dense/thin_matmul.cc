#include "backtape/jit/dense/thin_matmul.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/oriented_product.h"
#include "backtape/jit/dense/tile_columns.h"

namespace backtape::jit {
namespace {

// The division into units and parts depends on the sizes only, so that sums have the same order for any number of
// threads.

// Approximate bytes of the wide factor in a unit, which one thread computes.
constexpr int64_t kBytesOfUnit = 1 << 16;
constexpr int64_t kMinBytesOfThinPiece = 3 << 15;
// The number of units to aim at; sums are divided into parts to come closer to it.
constexpr int64_t kUnitsWanted = 16;
// Terms per block, so that the thin factor's part stays in the L1 and L2 caches.
constexpr int64_t kTermsOfThinBlock = 4096;
// Terms per block if the wide factor is copied too.
constexpr int64_t kTermsOfCopy = 512;
constexpr int64_t kMaxRowsOfCopy = 1024;
constexpr int64_t kMaxRowsOfDots = 512;
// Limits in the form kCombine: the rows of a unit, and the terms in each part of its sums.
constexpr int64_t kMaxRowsOfCombine = 4096;
constexpr int64_t kMinRowsOfCombine = 256;
constexpr int64_t kMinTermsOfPart = 128;
constexpr int64_t kBytesReadAgain = 3 << 13;

constexpr int64_t CeilDiv(int64_t value, int64_t unit) { return (value + unit - 1) / unit; }

// T is float or double.
template <typename T>
class ThinMatmul : public DenseCall {
 public:
  ThinMatmul(const MatmulSpec& spec, const TileKernels& kernels)
      : product_(spec, spec.n > spec.m),
        spec_(product_.spec),
        terms_(product_.terms),
        matrices_(product_.matrices),
        kernels_(kernels),
        thin_(kernels_.thin),
        lanes_(kernels_.lanes) {
    for (const MatmulTerm& term : terms_) total_terms_ += term.k;
    ChooseForm();
    ChooseUnits();
    ChooseScratch();
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return parts_ > 1 ? 2 : 1; }
  int num_pieces(int stage) const override { return stage == 0 ? num_pieces_ : 1; }
  int64_t scratch_bytes() const override { return sums_bytes_ + num_pieces_ * scratch_of_piece_; }

  std::string ToString() const override {
    return product_.ToString(form_ == Form::kDots ? "dot products" : "column sums");
  }

  absl::Status RunPiece(int stage, int piece, State&, absl::Span<void* const> buffers,
                        std::byte* scratch) const override {
    T* const sums = reinterpret_cast<T*>(scratch);
    const Operands operands = OperandsOf(buffers);
    const int64_t units = matrices_ * row_units_;
    if (stage == 1) {
      T ones[kMaxTerms];
      std::fill_n(ones, kMaxTerms, T{1});
      for (int64_t unit = 0; unit < units; ++unit) {
        T* const folded = sums + unit * sums_of_unit_;
        Combine(folded + units * sums_of_unit_, units * sums_of_unit_, ones, 0, parts_ - 1, sums_of_unit_, false,
                folded);
        Finish(operands, unit, folded);
      }
      return absl::OkStatus();
    }
    T* const own = reinterpret_cast<T*>(scratch + sums_bytes_ + piece * scratch_of_piece_);
    Space space = {own, own + copied_b_, own + copied_b_ + copied_a_};
    const int64_t all = units * parts_;
    for (int64_t i = all * piece / num_pieces_; i < all * (piece + 1) / num_pieces_; ++i) {
      const int64_t part = i / units;
      const int64_t unit = i % units;
      const bool is_direct = IsDirect();
      Unit place = UnitOf(operands, unit);
      if (!is_direct) place.out = parts_ > 1 ? sums + i * sums_of_unit_ : space.sums;
      RunUnit(operands, place, part, space);
      if (is_direct && operands.residual != nullptr) {
        FinishRow(kernels_, place.out, place.out, ResidualOf(operands, place), place.rows * spec_.n, false);
      }
      if (!is_direct && parts_ == 1) Finish(operands, unit, place.out);
    }
    return absl::OkStatus();
  }

 private:
  enum class Form : uint8_t { kDots, kCombine };
  struct Operands {
    absl::Span<void* const> buffers;
    T* c = nullptr;
    const T* bias = nullptr;
    const T* residual = nullptr;
  };
  // Some rows of one matrix.
  struct Unit {
    int64_t matrix = 0;
    int64_t row = 0;
    int64_t rows = 0;
    T* out = nullptr;  // in c, or in scratch memory as [column group][row][column] (kCombine: [column][row])
    const T* bias = nullptr;
  };
  // Some terms of every sum.
  struct Block {
    size_t term = 0;
    int64_t first = 0;
    int64_t count = 0;
  };
  // The scratch memory of a piece.
  struct Space {
    T* b = nullptr;
    T* a = nullptr;
    T* sums = nullptr;
    int64_t matrix = -1;  // the matrix whose block is in b
    int64_t block = -1;
  };
  static constexpr int64_t kItem = sizeof(T);
  static constexpr int64_t kMaxSums = ThinKernels::kMaxSums;

  Operands OperandsOf(absl::Span<void* const> buffers) const {
    return {buffers, static_cast<T*>(product_.c(buffers)), static_cast<const T*>(product_.bias(buffers)),
            static_cast<const T*>(product_.residual(buffers))};
  }
  const T* FactorA(const Operands& operands, size_t term, int64_t matrix) const {
    return static_cast<const T*>(product_.a(operands.buffers, term)) + product_.BatchOffset(terms_[term].a, matrix);
  }
  const T* FactorB(const Operands& operands, size_t term, int64_t matrix) const {
    return static_cast<const T*>(product_.b(operands.buffers, term)) + product_.BatchOffset(terms_[term].b, matrix);
  }

  // The form depends on the layout of the first term; terms with other layouts are copied.
  void ChooseForm() {
    const MatrixLayout& a = terms_[0].a;
    form_ =
        a.row_stride == 1 && spec_.m > 1 && (a.column_stride != 1 || terms_[0].k == 1) ? Form::kCombine : Form::kDots;
    for (const MatmulTerm& term : terms_) {
      copies_a_ |= form_ == Form::kDots ? term.a.column_stride != 1 && term.k > 1 : term.a.row_stride != 1;
      copies_b_ |= form_ == Form::kDots && term.b.row_stride != 1 && term.k > 1;
    }
  }

  void ChooseUnits() {
    const int64_t item = sizeof(T);
    const int64_t bytes = matrices_ * spec_.m * total_terms_ * item;
    // To get enough units, long sums are divided into parts. Fewer divisions of the rows are then needed, so that each
    // unit reads longer contiguous ranges. Parts have a minimum size, because they must be added up.
    const auto parts_for = [&](int64_t units) {
      const int64_t most = std::min({bytes / kBytesOfUnit, kUnitsWanted / units, total_terms_ / kMinTermsOfPart});
      return std::max<int64_t>(most, 1);
    };
    if (form_ == Form::kDots) {
      const int64_t rows = kBytesOfUnit / std::max<int64_t>(1, total_terms_ * item) / kMaxSums * kMaxSums;
      rows_of_unit_ = std::clamp(rows, kMaxSums, kMaxRowsOfDots);
    } else {
      const int64_t units = matrices_ * parts_for(matrices_);
      const int64_t rows = CeilDiv(CeilDiv(spec_.m * units, kUnitsWanted), kMaxSums) * kMaxSums;
      rows_of_unit_ = std::clamp(rows, kMinRowsOfCombine, kMaxRowsOfCombine);
      if (copies_a_) rows_of_unit_ = std::min(rows_of_unit_, kMaxRowsOfCopy);
    }
    rows_of_unit_ = std::min(rows_of_unit_, spec_.m);
    row_units_ = CeilDiv(spec_.m, rows_of_unit_);
    const int64_t units = matrices_ * row_units_;
    const int64_t parts = parts_for(units);
    // Blocks have whole vectors of terms, so that only the last one has a tail.
    int64_t most = copies_a_ ? kTermsOfCopy : kTermsOfThinBlock;
    // The terms are read again for each further column, so they should stay in the L1 cache.
    if (form_ == Form::kCombine && spec_.n > 1) most = kBytesReadAgain / (rows_of_unit_ * item) / kMaxTerms * kMaxTerms;
    const int64_t terms_of_part = CeilDiv(CeilDiv(total_terms_, parts), kMaxSums) * kMaxSums;
    const int64_t terms_of_block = std::clamp(terms_of_part, std::min(kMaxTerms, most), std::max(kMaxTerms, most));
    for (size_t t = 0; t < terms_.size(); ++t) {
      for (int64_t first = 0; first < terms_[t].k; first += terms_of_block) {
        blocks_.push_back({t, first, std::min(terms_of_block, terms_[t].k - first)});
        longest_block_ = std::max(longest_block_, blocks_.back().count);
      }
    }
    parts_ = std::clamp<int64_t>(static_cast<int64_t>(blocks_.size()), 1, parts);
    const int64_t wanted = std::clamp<int64_t>(bytes / kMinBytesOfThinPiece, 1, spec_.max_pieces);
    num_pieces_ = static_cast<int>(std::min(wanted, units * parts_));
  }

  void ChooseScratch() {
    const auto whole = [&](int64_t elements) { return CeilDiv(elements * kItem, 64) * 64 / kItem; };
    block_pitch_ = whole(longest_block_);
    if (copies_b_) copied_b_ = spec_.n * block_pitch_;
    if (copies_a_) copied_a_ = form_ == Form::kDots ? kMaxSums * block_pitch_ : whole(rows_of_unit_) * kMaxTerms;
    pitch_of_sums_ = whole(rows_of_unit_);
    sums_of_unit_ = pitch_of_sums_ * spec_.n;
    if (parts_ > 1) sums_bytes_ = parts_ * matrices_ * row_units_ * sums_of_unit_ * kItem;
    scratch_of_piece_ = (copied_a_ + copied_b_ + (IsDirect() || parts_ > 1 ? 0 : sums_of_unit_)) * kItem;
  }

  // Whether sums are accumulated in c itself rather than in scratch memory.
  bool IsDirect() const {
    if (parts_ > 1 || blocks_.empty()) return false;
    if (form_ == Form::kCombine) return false;  // kCombine writes whole vectors
    // The result (c) and the residual must be contiguous. They must not have three columns, because these are computed
    // as two groups of columns. If the bias has one value per row, c must have one column and the bias must be
    // contiguous.
    if (spec_.n == 3 || (spec_.n > 1 && spec_.c.column_stride != 1)) return false;
    if (spec_.m > 1 && spec_.c.row_stride != spec_.n) return false;
    if (spec_.has_residual &&
        ((spec_.m > 1 && spec_.residual.row_stride != spec_.n) || (spec_.n > 1 && spec_.residual.column_stride != 1))) {
      return false;
    }
    return !spec_.has_bias || !product_.is_swapped || (spec_.n == 1 && spec_.bias_stride == 1);
  }

  Unit UnitOf(const Operands& operands, int64_t unit) const {
    Unit place;
    place.matrix = unit / row_units_;
    place.row = unit % row_units_ * rows_of_unit_;
    place.rows = std::min(rows_of_unit_, spec_.m - place.row);
    place.out = operands.c + product_.BatchOffset(spec_.c, place.matrix) + place.row * spec_.c.row_stride;
    place.bias = operands.bias;
    if (product_.is_swapped && place.bias != nullptr) place.bias += place.row * spec_.bias_stride;
    return place;
  }

  // Computes the sums over part `part` of the terms.
  void RunUnit(const Operands& operands, const Unit& unit, int64_t part, Space& space) const {
    const auto blocks = static_cast<int64_t>(blocks_.size());
    const int64_t begin = blocks * part / parts_;
    const int64_t end = blocks * (part + 1) / parts_;
    if (begin == end) std::fill_n(unit.out, sums_of_unit_, T{0});
    for (int64_t i = begin; i < end; ++i) {
      const Block& block = blocks_[i];
      const MatrixLayout& layout = terms_[block.term].b;
      const T* const b = FactorB(operands, block.term, unit.matrix) + block.first * layout.row_stride;
      const T* numbers = nullptr;
      int64_t term_stride = layout.row_stride;
      int64_t column_stride = layout.column_stride;
      if (copies_b_) {
        if (space.matrix != unit.matrix || space.block != i) {
          CopyRows(b, layout.column_stride, layout.row_stride, spec_.n, block.count, space.b, block_pitch_);
          space.matrix = unit.matrix;
          space.block = i;
        }
        numbers = space.b;
        term_stride = 1;
        column_stride = block_pitch_;
      } else {
        numbers = b;
      }
      if (form_ == Form::kDots) {
        AddDots(operands, unit, block, numbers, column_stride, i == begin, space);
      } else {
        for (int64_t column = 0; column < spec_.n; ++column) {
          AddColumns(operands, unit, block, numbers + column * column_stride, term_stride, column, i == begin, space);
        }
      }
    }
  }

  // Copies to[i * pitch + j] = from[i * row + j * column].
  static void CopyRows(const T* from, int64_t row, int64_t column, int64_t rows, int64_t columns, T* to,
                       int64_t pitch) {
    for (int64_t i = 0; i < rows; ++i) {
      const T* const source = from + i * row;
      T* const out = to + i * pitch;
      if (column == 1) {
        std::copy_n(source, columns, out);
      } else {
        for (int64_t j = 0; j < columns; ++j) out[j] = source[j * column];
      }
    }
  }

  // Lanes run along the terms.
  void AddDots(const Operands& operands, const Unit& unit, const Block& block, const T* b, int64_t b_column,
               bool is_first, const Space& space) const {
    const MatrixLayout& layout = terms_[block.term].a;
    const T* const a =
        FactorA(operands, block.term, unit.matrix) + unit.row * layout.row_stride + block.first * layout.column_stride;
    DotCall call;
    call.vectors = block.count / lanes_;
    SetTail(block.count, call);
    call.b_column = b_column * kItem;
    int64_t column = 0;
    for (int size = 2; size >= 0; --size) {
      const int64_t columns = int64_t{1} << size;
      if ((spec_.n & columns) == 0) continue;
      call.b = b + column * b_column;
      T* const out = unit.out + column * pitch_of_sums_;
      T pattern[kMaxSums];
      call.init = nullptr;
      call.init_step = 0;
      int64_t init_row = 0;  // stride between rows
      const T* init = nullptr;
      if (!is_first) {
        init = out;
        init_row = columns;
      } else if (IsDirect() && spec_.has_bias && !product_.is_swapped) {
        for (int64_t i = 0; i < kMaxSums; ++i) {
          pattern[i] = unit.bias[(column + i % columns) * spec_.bias_stride];
        }
        init = pattern;
      } else if (IsDirect() && spec_.has_bias) {
        init = unit.bias;
        init_row = 1;
      }
      int64_t row = 0;
      for (int rows_size = ThinKernels::kRowSizes - 1; rows_size >= 0; --rows_size) {
        const DotFunction function = thin_.dots[rows_size][size];
        const int64_t rows = int64_t{1} << rows_size;
        int64_t groups = function == nullptr ? 0 : (unit.rows - row) / rows;
        call.init_step = init_row * rows * kItem;
        while (groups > 0) {
          const int64_t now = copies_a_ ? 1 : groups;
          call.groups = now;
          if (copies_a_) {
            CopyRows(a + row * layout.row_stride, layout.row_stride, layout.column_stride, rows, block.count, space.a,
                     block_pitch_);
            call.a = space.a;
            call.a_row = block_pitch_ * kItem;
          } else {
            call.a = a + row * layout.row_stride;
            call.a_row = layout.row_stride * kItem;
          }
          call.out = out + row * columns;
          call.init = init == nullptr ? nullptr : init + row * init_row;
          function(&call);
          row += now * rows;
          groups -= now;
        }
      }
      column += columns;
    }
  }

  // Lanes run along the rows.
  void AddColumns(const Operands& operands, const Unit& unit, const Block& block, const T* numbers, int64_t number_term,
                  int64_t column, bool is_first, const Space& space) const {
    const MatrixLayout& layout = terms_[block.term].a;
    const T* const a =
        FactorA(operands, block.term, unit.matrix) + unit.row * layout.row_stride + block.first * layout.column_stride;
    T* const out = unit.out + column * pitch_of_sums_;
    if (!copies_a_) {
      return Combine(a, layout.column_stride, numbers, number_term, block.count, unit.rows, is_first, out);
    }
    const int64_t pitch = copied_a_ / kMaxTerms;
    for (int64_t done = 0; done < block.count; done += kMaxTerms) {
      const int64_t count = std::min(kMaxTerms, block.count - done);
      CopyRows(a + done * layout.column_stride, layout.column_stride, layout.row_stride, count, unit.rows, space.a,
               pitch);
      Combine(space.a, pitch, numbers + done * number_term, number_term, count, unit.rows, is_first && done == 0, out);
    }
  }

  // out[i] = [out[i] +] sum over t of numbers[t * number_term] * x[t * x_term + i], in whole vectors.
  void Combine(const T* x, int64_t x_term, const T* numbers, int64_t number_term, int64_t terms, int64_t rows,
               bool is_first, T* out) const {
    CombineCall call;
    call.x_term = x_term * kItem;
    call.number_term = number_term * kItem;
    call.out = out;
    call.vectors = rows / lanes_;
    SetTail(rows, call);
    int64_t done = 0;
    for (int64_t size = kMaxTerms; size > 0; size /= 2) {
      call.x_step = size * call.x_term;
      call.number_step = size * call.number_term;
      while (terms - done >= size) {
        call.init = is_first ? nullptr : out;
        call.steps = is_first ? 1 : (terms - done) / size;
        call.x = x + done * x_term;
        call.numbers = numbers + done * number_term;
        thin_.combine[size - 1](&call);
        done += call.steps * size;
        is_first = false;
      }
    }
  }

  template <typename Call>
  void SetTail(int64_t elements, Call& call) const {
    const int64_t tail = elements % lanes_;
    call.mask_bits = (int64_t{1} << tail) - 1;
    call.mask = TailMask(tail, kItem);
  }

  const T* ResidualOf(const Operands& operands, const Unit& unit) const {
    if (operands.residual == nullptr) return nullptr;
    const MatrixLayout& layout = spec_.residual;
    return operands.residual + product_.BatchOffset(layout, unit.matrix) + unit.row * layout.row_stride;
  }

  // Writes the complete sums of a unit to c.
  void Finish(const Operands& operands, int64_t index, const T* sums) const {
    const Unit unit = UnitOf(operands, index);
    T* const c = operands.c + product_.BatchOffset(spec_.c, unit.matrix) + unit.row * spec_.c.row_stride;
    const MatrixLayout& added = spec_.residual;
    const T* const residual = ResidualOf(operands, unit);
    int64_t first = 0;
    const bool is_dots = form_ == Form::kDots;
    for (int size = 2; size >= 0; --size) {
      const int64_t columns = int64_t{1} << size;
      if ((spec_.n & columns) == 0) continue;
      for (int64_t j = 0; j < columns; ++j) {
        const T* const from = sums + first * pitch_of_sums_ + (is_dots ? j : j * pitch_of_sums_);
        const int64_t step = is_dots ? columns : 1;
        T* const out = c + (first + j) * spec_.c.column_stride;
        const T* const bias =
            unit.bias == nullptr || product_.is_swapped ? unit.bias : unit.bias + (first + j) * spec_.bias_stride;
        const int64_t bias_step = product_.is_swapped ? spec_.bias_stride : 0;
        if (bias == nullptr && residual == nullptr && spec_.c.row_stride == 1 && step == 1) {
          std::copy_n(from, unit.rows, out);
          continue;
        }
        for (int64_t i = 0; i < unit.rows; ++i) {
          T sum = from[i * step];
          if (bias != nullptr) sum += bias[i * bias_step];
          if (residual != nullptr) sum += residual[i * added.row_stride + (first + j) * added.column_stride];
          out[i * spec_.c.row_stride] = sum;
        }
      }
      first += columns;
    }
  }

  static constexpr int64_t kMaxTerms = ThinKernels::kMaxTerms;

  const OrientedProduct product_;  // oriented so that the wide factor is a
  const MatmulSpec& spec_;
  const std::vector<MatmulTerm>& terms_;
  const int64_t matrices_;
  const TileKernels kernels_;
  const ThinKernels& thin_;
  int64_t lanes_;
  int64_t total_terms_ = 0;
  Form form_ = Form::kDots;
  bool copies_a_ = false;
  bool copies_b_ = false;
  int64_t rows_of_unit_ = 0;
  int64_t row_units_ = 0;
  std::vector<Block> blocks_;
  int64_t longest_block_ = 0;
  int64_t parts_ = 1;
  int num_pieces_ = 1;
  // In elements:
  int64_t block_pitch_ = 0;
  int64_t copied_a_ = 0;
  int64_t copied_b_ = 0;
  int64_t pitch_of_sums_ = 0;
  int64_t sums_of_unit_ = 0;
  int64_t sums_bytes_ = 0;
  int64_t scratch_of_piece_ = 0;  // in bytes
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeThinMatmul(const MatmulSpec& spec, const TileKernels& kernels) {
  if (std::min(spec.m, spec.n) > kMaxThin) {
    return absl::UnimplementedError("the result has too many rows and columns for a thin product");
  }
  if (kernels.lanes == 0 || kernels.dtype != spec.dtype) {
    return absl::UnimplementedError(
        absl::StrCat("no kernels of thin products were emitted for ", TorchName(spec.dtype)));
  }
  if (spec.dtype == DType::kFloat64) return std::make_unique<ThinMatmul<double>>(spec, kernels);
  return std::make_unique<ThinMatmul<float>>(spec, kernels);
}

}  // namespace backtape::jit
