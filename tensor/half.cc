#include "backtape/tensor/half.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace backtape {
namespace {

#if defined(__x86_64__)

// Returns how many elements were converted, a multiple of 8; 0 if the CPU has no F16C.
__attribute__((target("avx,f16c"))) int64_t WidenF16c(const Float16* src, float* dst, int64_t n) {
  int64_t i = 0;
  for (; i + 8 <= n; i += 8) {
    _mm256_storeu_ps(dst + i, _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(src + i))));
  }
  return i;
}

__attribute__((target("avx,f16c"))) int64_t NarrowF16c(const float* src, Float16* dst, int64_t n) {
  int64_t i = 0;
  for (; i + 8 <= n; i += 8) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(dst + i),
                     _mm256_cvtps_ph(_mm256_loadu_ps(src + i), _MM_FROUND_TO_NEAREST_INT));
  }
  return i;
}

// g++ 12's __builtin_cpu_supports does not accept "f16c", but every CPU with AVX2 has it.
bool HasF16c() { return __builtin_cpu_supports("avx2") != 0; }

#else

int64_t WidenF16c(const Float16*, float*, int64_t) { return 0; }
int64_t NarrowF16c(const float*, Float16*, int64_t) { return 0; }
bool HasF16c() { return false; }

#endif

}  // namespace

void ConvertRun(const Float16* src, float* dst, int64_t n) {
  for (int64_t i = HasF16c() ? WidenF16c(src, dst, n) : 0; i < n; ++i) dst[i] = static_cast<float>(src[i]);
}

void ConvertRun(const float* src, Float16* dst, int64_t n) {
  for (int64_t i = HasF16c() ? NarrowF16c(src, dst, n) : 0; i < n; ++i) dst[i] = Float16(src[i]);
}

}  // namespace backtape
