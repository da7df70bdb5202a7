#ifndef BACKTAPE_JIT_DENSE_PREFETCH_ROW_H_
#define BACKTAPE_JIT_DENSE_PREFETCH_ROW_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace backtape::jit {

// Number of rows that a loop over rows at given positions prefetches before it reaches them. The CPU cannot predict
// these addresses, so that without prefetches each row costs the latency of memory.
inline constexpr int64_t kRowsAhead = 8;

// Prefetches `width` elements at `rows + place * pitch`, or does nothing if the place is out of bounds. The CPU
// prefetches the end of long rows itself.
template <typename T>
void PrefetchRow(const T* rows, int64_t place, int64_t num_rows, int64_t pitch, int64_t width) {
  constexpr int64_t kLine = 64 / static_cast<int64_t>(sizeof(T));
  constexpr int64_t kMaxLines = 16;
  if (place < 0 || place >= num_rows) return;
  const T* const row = rows + place * pitch;
  for (int64_t c = 0; c < std::min(width, kMaxLines * kLine); c += kLine) __builtin_prefetch(row + c);
}

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_PREFETCH_ROW_H_
