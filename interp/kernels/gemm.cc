#include "backtape/interp/kernels/gemm.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <type_traits>
#include <vector>

#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

// A tile of c, 4 rows by 8 columns, stays in registers. A block of b, kBlockK x kBlockN, stays in cache.
constexpr int64_t kTileM = 4, kTileN = 8;
constexpr int64_t kBlockK = 256, kBlockN = 128;

// Rows of `a` are `a_stride` apart; `b` is packed into rows of kTileN. kLanes is the number of elements in a vector
// register.
template <int64_t kLanes, int64_t kRows, typename T>
[[gnu::always_inline]] inline void MultiplyRows(int64_t depth, const T* a, int64_t a_stride, const T* b,
                                                int64_t columns, T* c, int64_t c_stride) {
  // Unsigned, because integers wrap.
  using Sum = std::conditional_t<std::is_same_v<T, double>, double, uint64_t>;
  using Lanes [[gnu::vector_size(kLanes * sizeof(Sum))]] = Sum;
  using UnalignedLanes [[gnu::vector_size(kLanes * sizeof(Sum)), gnu::aligned(sizeof(Sum)), gnu::may_alias]] = Sum;
  constexpr int64_t kVectors = kTileN / kLanes;
  Lanes sums[kRows][kVectors] = {};
  for (int64_t p = 0; p < depth; ++p) {
    const auto* row = reinterpret_cast<const UnalignedLanes*>(b + p * kTileN);
    Sum factors[kRows];
    for (int64_t i = 0; i < kRows; ++i) factors[i] = static_cast<Sum>(a[i * a_stride + p]);
    for (int64_t v = 0; v < kVectors; ++v) {
      const Lanes lanes = row[v];
      for (int64_t i = 0; i < kRows; ++i) sums[i][v] += factors[i] * lanes;
    }
  }
  Sum tile[kRows][kTileN];
  std::memcpy(tile, sums, sizeof(sums));
  for (int64_t i = 0; i < kRows; ++i) {
    for (int64_t j = 0; j < columns; ++j) c[i * c_stride + j] = Add(c[i * c_stride + j], static_cast<T>(tile[i][j]));
  }
}

// Rows are `stride` apart.
template <typename T>
bool IsZero(const T* values, int64_t rows, int64_t stride, int64_t columns) {
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = 0; j < columns; ++j) {
      if (values[i * stride + j] != T{0}) return false;
    }
  }
  return true;
}

// True if no value is NaN or infinite, so that products with zeros are zeros.
template <typename T>
bool IsFinite(const T* values, int64_t rows, int64_t stride, int64_t columns) {
  if constexpr (std::is_integral_v<T>) return true;
  T sum{0};
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = 0; j < columns; ++j) sum += values[i * stride + j] * T{0};
  }
  return sum == T{0};
}

template <int64_t kLanes, typename T>
[[gnu::always_inline]] inline void MultiplyTile(int64_t rows, int64_t depth, const T* a, int64_t a_stride, const T* b,
                                                int64_t columns, T* c, int64_t c_stride) {
  static_assert(kTileM == 4);
  switch (rows) {
    case 1:
      return MultiplyRows<kLanes, 1>(depth, a, a_stride, b, columns, c, c_stride);
    case 2:
      return MultiplyRows<kLanes, 2>(depth, a, a_stride, b, columns, c, c_stride);
    case 3:
      return MultiplyRows<kLanes, 3>(depth, a, a_stride, b, columns, c, c_stride);
    default:
      return MultiplyRows<kLanes, 4>(depth, a, a_stride, b, columns, c, c_stride);
  }
}

// One function body, compiled for two instruction sets. Neither uses fused multiply-add, so the results are equal.
template <typename T>
void MultiplyTileSse2(int64_t rows, int64_t depth, const T* a, int64_t a_stride, const T* b, int64_t columns, T* c,
                      int64_t c_stride) {
  MultiplyTile<2>(rows, depth, a, a_stride, b, columns, c, c_stride);
}
template <typename T>
[[gnu::target("avx2")]] void MultiplyTileAvx2(int64_t rows, int64_t depth, const T* a, int64_t a_stride, const T* b,
                                              int64_t columns, T* c, int64_t c_stride) {
  MultiplyTile<4>(rows, depth, a, a_stride, b, columns, c, c_stride);
}

template <typename T>
void MultiplyBlocks(int64_t m, int64_t n, int64_t k, const T* a, const T* b, T* c) {
  const auto multiply_tile = __builtin_cpu_supports("avx2") ? MultiplyTileAvx2<T> : MultiplyTileSse2<T>;
  static thread_local std::vector<T> packed(kBlockK * kBlockN);
  for (int64_t p0 = 0; p0 < k; p0 += kBlockK) {
    const int64_t depth = std::min(kBlockK, k - p0);
    for (int64_t j0 = 0; j0 < n; j0 += kBlockN) {
      const int64_t width = std::min(kBlockN, n - j0);
      // Packs consecutive tiles of b, padded with zeros to full width.
      T* next = packed.data();
      for (int64_t j = 0; j < width; j += kTileN) {
        const int64_t columns = std::min(kTileN, width - j);
        for (int64_t p = 0; p < depth; ++p, next += kTileN) {
          const T* row = b + (p0 + p) * n + j0 + j;
          for (int64_t q = 0; q < kTileN; ++q) next[q] = q < columns ? row[q] : T{0};
        }
      }
      // Skip products with blocks of zeros, which are common in gradients of piecewise linear functions.
      const int64_t num_packed = next - packed.data();
      if (IsZero(packed.data(), 1, 0, num_packed) && IsFinite(a + p0, m, k, depth)) continue;
      std::optional<bool> is_finite;
      for (int64_t i = 0; i < m; i += kTileM) {
        const int64_t rows = std::min(kTileM, m - i);
        if (IsZero(a + i * k + p0, rows, k, depth)) {
          if (!is_finite.has_value()) is_finite = IsFinite(packed.data(), 1, 0, num_packed);
          if (*is_finite) continue;
        }
        for (int64_t j = 0; j < width; j += kTileN) {
          multiply_tile(rows, depth, a + i * k + p0, k, packed.data() + j * depth, std::min(kTileN, width - j),
                        c + i * n + j0 + j, n);
        }
      }
    }
  }
}

}  // namespace

void MultiplyAdd(int64_t m, int64_t n, int64_t k, const double* a, const double* b, double* c) {
  MultiplyBlocks(m, n, k, a, b, c);
}

void MultiplyAdd(int64_t m, int64_t n, int64_t k, const int64_t* a, const int64_t* b, int64_t* c) {
  MultiplyBlocks(m, n, k, a, b, c);
}

}  // namespace backtape::kernels
