#include "backtape/jit/dense/embedding_bag.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <type_traits>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/prefetch_row.h"
#include "backtape/tensor/half.h"

namespace backtape::jit {
namespace {

// Minimum number of elements that a piece reads; with fewer, it is not worth waking another thread.
constexpr int64_t kMinElementsOfBags = 1 << 16;
// Smaller tables stay in the L2 cache, so that prefetching their rows would only take time.
constexpr int64_t kBytesOfNearMemory = 1 << 19;

// T is the element type, I the index type. Sums of bfloat16 are rounded once.
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

  using Sum = std::conditional_t<std::is_same_v<T, double>, double, float>;

  // The rows of a bag.
  struct Bag {
    const T* weight = nullptr;
    const I* index = nullptr;
    int64_t entries = 0;
    const T* factors = nullptr;  // null if there are none
    Sum divisor = 1;
  };

  static constexpr int64_t kLanes = 32 / sizeof(Sum);
  static constexpr int64_t kVectors = 4;  // summed together
  using Vector [[gnu::vector_size(32)]] = Sum;

  using HalfBits [[gnu::vector_size(16)]] = uint16_t;
  using Bits [[gnu::vector_size(32)]] = uint32_t;

  // kLanes adjacent elements.
  [[gnu::target("avx2"), gnu::always_inline]] static Vector LoadVector(const T* from) {
    Vector v;
    if constexpr (std::is_same_v<T, BFloat16>) {
      HalfBits half;
      std::memcpy(&half, from, sizeof(half));
      const Bits bits = __builtin_convertvector(half, Bits) << 16;
      std::memcpy(&v, &bits, sizeof(v));
    } else {
      std::memcpy(&v, from, sizeof(v));
    }
    return v;
  }

  [[gnu::target("avx2"), gnu::always_inline]] static void StoreVector(const Vector& v, T* to) {
    if constexpr (std::is_same_v<T, BFloat16>) {
      Bits bits;
      std::memcpy(&bits, &v, sizeof(bits));
      // Rounds as BFloat16::BitsFromFloat does.
      const Bits rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16, quiet_nan = (bits >> 16) | 0x40u;
      const HalfBits half = __builtin_convertvector((bits & 0x7fffffffu) > 0x7f800000u ? quiet_nan : rounded, HalfBits);
      std::memcpy(to, &half, sizeof(half));
    } else {
      std::memcpy(to, &v, sizeof(v));
    }
  }

  // Sums kCount vectors of columns, which stay in registers, beginning with `column`; the last one begins with
  // `last_column`. Native code needs a CPU with AVX2.
  template <int64_t kCount>
  [[gnu::target("avx2")]] void AddVectors(const Bag& bag, int64_t column, int64_t last_column, T* to) const {
    const auto column_of = [&](int64_t k) { return k + 1 < kCount ? column + k * kLanes : last_column; };
    Vector sums[kCount] = {};
    for (int64_t i = 0; i < bag.entries; ++i) {
      if (bag.index[i] == spec_.skipped) continue;
      const T* const from = bag.weight + bag.index[i] * spec_.width;
      if (bag.factors != nullptr) {
        const auto factor = static_cast<Sum>(bag.factors[i]);
#pragma GCC unroll 4
        for (int64_t k = 0; k < kCount; ++k) sums[k] += factor * LoadVector(from + column_of(k));
      } else {
#pragma GCC unroll 4
        for (int64_t k = 0; k < kCount; ++k) sums[k] += LoadVector(from + column_of(k));
      }
    }
#pragma GCC unroll 4
    for (int64_t k = 0; k < kCount; ++k) {
      const Vector result = sums[k] / bag.divisor;
      StoreVector(result, to + column_of(k));
    }
  }

  void AddColumn(const Bag& bag, int64_t column, T* to) const {
    Sum sum = 0;
    for (int64_t i = 0; i < bag.entries; ++i) {
      if (bag.index[i] == spec_.skipped) continue;
      const auto factor = bag.factors == nullptr ? Sum{1} : static_cast<Sum>(bag.factors[i]);
      sum += factor * static_cast<Sum>(bag.weight[bag.index[i] * spec_.width + column]);
    }
    to[column] = static_cast<T>(sum / bag.divisor);
  }

  // If the last columns do not fill a vector, the last vector overlaps the one before it.
  void AddRows(const Bag& bag, T* to) const {
    const int64_t width = spec_.width, last = width - kLanes;
    int64_t column = 0;
    if (last < 0) {
      for (; column < width; ++column) AddColumn(bag, column, to);
      return;
    }
    for (; column + kVectors * kLanes <= width; column += kVectors * kLanes) {
      AddVectors<kVectors>(bag, column, column + (kVectors - 1) * kLanes, to);
    }
    switch ((width - column + kLanes - 1) / kLanes) {
      case 0:
        return;
      case 1:
        return AddVectors<1>(bag, column, last, to);
      case 2:
        return AddVectors<2>(bag, column, last, to);
      case 3:
        return AddVectors<3>(bag, column, last, to);
      default:
        return AddVectors<kVectors>(bag, column, last, to);
    }
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
    const bool prefetches = spec_.num_rows * spec_.width * static_cast<int64_t>(sizeof(T)) > kBytesOfNearMemory;
    int64_t count = 0;
    for (int64_t i = begin; i < end; ++i) {
      const int64_t row = index[i];
      if (row < 0 || row >= spec_.num_rows) {
        return absl::OutOfRangeError(
            absl::StrCat("index ", row, " is out of bounds for dimension with size ", spec_.num_rows));
      }
      if (prefetches && i + kRowsAhead < spec_.entries) {
        PrefetchRow(weight, index[i + kRowsAhead], spec_.num_rows, spec_.width, spec_.width);
      }
      if (row != spec_.skipped) ++count;
    }
    Bag rows = {.weight = weight, .index = index + begin, .entries = end - begin};
    if (spec_.has_factors) rows.factors = static_cast<const T*>(buffers[7]) + begin;
    if (spec_.is_mean && count > 1) rows.divisor = static_cast<Sum>(count);
    T* const to = static_cast<T*>(buffers[3]) + bag * spec_.width;
    AddRows(rows, to);
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
  if (spec.dtype == DType::kBFloat16) return MakeBagOfIndex<BFloat16>(spec);
  return absl::UnimplementedError(
      absl::StrCat("embedding bags do not support weights of dtype ", TorchName(spec.dtype)));
}

}  // namespace backtape::jit
