#include "backtape/jit/dense/embedding_bag.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/prefetch_row.h"

namespace backtape::jit {
namespace {

// Minimum number of elements that a piece reads; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfBags = 1 << 16;

// T is the element type, I the index type.
template <typename T, typename I>
class EmbeddingBag : public DenseCall {
 public:
  explicit EmbeddingBag(const EmbeddingBagSpec& spec) : spec_(spec) {
    const int64_t wanted = std::clamp<int64_t>(spec.entries * spec.width / kMinElementsOfBags, 1, spec.max_pieces);
    num_pieces_ = static_cast<int>(std::min(wanted, std::max<int64_t>(spec.bags, 1)));
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return 0; }
  std::string ToString() const override {
    return absl::StrCat(spec_.is_mean ? "means" : "sums", " of ", spec_.entries, " rows of length ", spec_.width,
                        " in ", spec_.bags, " bags");
  }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte*) const override {
    const int64_t first = spec_.bags * piece / num_pieces_, last = spec_.bags * (piece + 1) / num_pieces_;
    for (int64_t bag = first; bag < last; ++bag) {
      absl::Status status = Fill(bag, buffers);
      if (!status.ok()) return status;
    }
    if (spec_.bags == 0 && spec_.entries > 0) return NotCovered(0);
    return absl::OkStatus();
  }

 private:
  absl::Status NotCovered(int64_t end) const {
    return absl::OutOfRangeError(
        absl::StrCat("the bags must cover all ", spec_.entries, " indices, but cover only the first ", end));
  }

  absl::Status Fill(int64_t bag, absl::Span<void* const> buffers) const {
    const auto* weight = static_cast<const T*>(buffers[0]);
    const auto* index = static_cast<const I*>(buffers[1]);
    const auto* offsets = static_cast<const I*>(buffers[2]);
    const int64_t begin = offsets[bag];
    const int64_t end = bag + 1 < spec_.num_offsets ? offsets[bag + 1] : spec_.entries;
    if (begin < 0 || begin > end || end > spec_.entries || (bag == 0 && begin != 0)) {
      return absl::OutOfRangeError(absl::StrCat("offsets must start at 0, be ascending and not exceed ", spec_.entries,
                                                ", the number of indices; bag ", bag, " has the indices from ", begin,
                                                " to ", end));
    }
    if (bag + 1 == spec_.bags && end != spec_.entries) return NotCovered(end);
    T* const to = static_cast<T*>(buffers[3]) + bag * spec_.width;
    std::fill(to, to + spec_.width, T{0});
    int64_t count = 0;
    for (int64_t i = begin; i < end; ++i) {
      const int64_t row = index[i];
      if (row < 0 || row >= spec_.num_rows) {
        return absl::OutOfRangeError(
            absl::StrCat("index ", row, " is out of bounds for dimension with size ", spec_.num_rows));
      }
      if (i + kRowsAhead < spec_.entries) {
        PrefetchRow(weight, index[i + kRowsAhead], spec_.num_rows, spec_.width, spec_.width);
      }
      if (row == spec_.skipped) continue;
      ++count;
      const T* const from = weight + row * spec_.width;
      if (spec_.has_factors) {
        const T factor = static_cast<const T*>(buffers[7])[i];
        for (int64_t c = 0; c < spec_.width; ++c) to[c] += factor * from[c];
      } else {
        for (int64_t c = 0; c < spec_.width; ++c) to[c] += from[c];
      }
    }
    if (spec_.is_mean && count > 1) {
      for (int64_t c = 0; c < spec_.width; ++c) to[c] /= static_cast<T>(count);
    }
    if (spec_.records_bags) std::fill(static_cast<I*>(buffers[4]) + begin, static_cast<I*>(buffers[4]) + end, bag);
    const I size = spec_.is_mean ? static_cast<I>(count) : 0;
    if (bag < spec_.recorded_sizes) static_cast<I*>(buffers[5])[bag] = size;
    if (bag < spec_.recorded_maxima) static_cast<I*>(buffers[6])[bag] = size;
    return absl::OkStatus();
  }

  EmbeddingBagSpec spec_;
  int num_pieces_ = 1;
};

template <typename T>
absl::StatusOr<std::unique_ptr<DenseCall>> MakeBagOfIndex(const EmbeddingBagSpec& spec) {
  if (spec.index_dtype == DType::kInt64) return std::make_unique<EmbeddingBag<T, int64_t>>(spec);
  if (spec.index_dtype == DType::kInt32) return std::make_unique<EmbeddingBag<T, int32_t>>(spec);
  return absl::UnimplementedError(
      absl::StrCat("embedding bags do not support indices of dtype ", TorchName(spec.index_dtype)));
}

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeEmbeddingBag(const EmbeddingBagSpec& spec) {
  if (spec.dtype == DType::kFloat32) return MakeBagOfIndex<float>(spec);
  if (spec.dtype == DType::kFloat64) return MakeBagOfIndex<double>(spec);
  return absl::UnimplementedError(
      absl::StrCat("embedding bags do not support weights of dtype ", TorchName(spec.dtype)));
}

}  // namespace backtape::jit
