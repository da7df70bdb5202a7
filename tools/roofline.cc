#include "backtape/tools/roofline.h"

#include <immintrin.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace backtape::tools {
namespace {

constexpr size_t kFloats = size_t{1} << 25;  // per array: 128 MiB, more than most caches hold
constexpr int kAccumulators = 12;  // fits in 16 registers and keeps two units with a latency of four cycles busy
constexpr int64_t kRounds = 400000;

#define BACKTAPE_AVX512 __attribute__((target("avx512f")))
#define BACKTAPE_AVX2 __attribute__((target("avx2,fma")))

BACKTAPE_AVX512 void Copy512(const float* from, float* to, size_t count) {
  for (size_t i = 0; i < count; i += 16) _mm512_stream_ps(to + i, _mm512_loadu_ps(from + i));
  _mm_sfence();
}

BACKTAPE_AVX2 void Copy256(const float* from, float* to, size_t count) {
  for (size_t i = 0; i < count; i += 8) _mm256_stream_ps(to + i, _mm256_loadu_ps(from + i));
  _mm_sfence();
}

// Both return a sum, so that the compiler does not remove the work.
BACKTAPE_AVX512 float MultiplyAdd512() {
  __m512 sums[kAccumulators];
  for (__m512& sum : sums) sum = _mm512_set1_ps(1);
  const __m512 factor = _mm512_set1_ps(0.999F);
  for (int64_t i = 0; i < kRounds; ++i) {
#pragma GCC unroll 16
    for (__m512& sum : sums) sum = _mm512_fmadd_ps(sum, factor, factor);
  }
  float total = 0;
  for (const __m512& sum : sums) total += _mm512_cvtss_f32(sum);
  return total;
}

BACKTAPE_AVX2 float MultiplyAdd256() {
  __m256 sums[kAccumulators];
  for (__m256& sum : sums) sum = _mm256_set1_ps(1);
  const __m256 factor = _mm256_set1_ps(0.999F);
  for (int64_t i = 0; i < kRounds; ++i) {
#pragma GCC unroll 16
    for (__m256& sum : sums) sum = _mm256_fmadd_ps(sum, factor, factor);
  }
  float total = 0;
  for (const __m256& sum : sums) total += _mm256_cvtss_f32(sum);
  return total;
}

// Starts body(thread) on all threads at the same time and returns the seconds until all have finished; the best of
// several measurements.
double BestSeconds(int num_threads, int repeats, const std::function<void(int)>& body) {
  double best = 1e30;
  for (int repeat = 0; repeat < repeats; ++repeat) {
    std::atomic<int> waiting{0};
    const auto run = [&](int t) {
      ++waiting;
      while (waiting < num_threads) std::this_thread::yield();
      body(t);
    };
    std::vector<std::thread> threads;
    for (int t = 1; t < num_threads; ++t) threads.emplace_back(run, t);
    while (waiting < num_threads - 1) std::this_thread::yield();
    const auto start = std::chrono::steady_clock::now();
    run(0);
    for (std::thread& thread : threads) thread.join();
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  return best;
}

struct Free {
  void operator()(float* p) const { std::free(p); }
};

}  // namespace

Roofline MeasureRoofline(int num_threads, int repeats) {
  const bool has_avx512 = __builtin_cpu_supports("avx512f") != 0;
  if (!has_avx512 && !(__builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0)) return {};
  const std::unique_ptr<float, Free> from(static_cast<float*>(std::aligned_alloc(64, kFloats * sizeof(float))));
  const std::unique_ptr<float, Free> to(static_cast<float*>(std::aligned_alloc(64, kFloats * sizeof(float))));
  if (from == nullptr || to == nullptr) return {};
  // Touch the pages, so that the system allocates them before the measurement.
  std::fill_n(from.get(), kFloats, 1.0F);
  std::fill_n(to.get(), kFloats, 0.0F);
  const size_t share = kFloats / num_threads / 16 * 16;
  const double copying = BestSeconds(num_threads, repeats, [&](int t) {
    (has_avx512 ? Copy512 : Copy256)(from.get() + t * share, to.get() + t * share, share);
  });
  std::vector<float> sums(num_threads);
  const double computing =
      BestSeconds(num_threads, repeats, [&](int t) { sums[t] = has_avx512 ? MultiplyAdd512() : MultiplyAdd256(); });
  Roofline roofline;
  roofline.bytes_per_second = 2.0 * sizeof(float) * static_cast<double>(share * num_threads) / copying;
  const double flops = 2.0 * kRounds * num_threads * kAccumulators * (has_avx512 ? 16 : 8);
  // The sums are positive; comparing them keeps the compiler from removing the work.
  roofline.flops_per_second = *std::min_element(sums.begin(), sums.end()) > 0 ? flops / computing : 0;
  return roofline;
}

}  // namespace backtape::tools
