// Measures the machine's peak rates and prints {"threads":N,"bytes_per_second":B,"flops_per_second":F}. B counts the
// bytes read and written while copying large arrays with non-temporal stores. F counts the operations of float32
// multiply-adds in registers (two each), with AVX-512 if the CPU has it, else with AVX2.
#include <immintrin.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace {

constexpr size_t kFloats = size_t{1} << 25;  // elements of an array: 128 MiB, more than any cache
constexpr int kRepeats = 15;
constexpr int kAccumulators = 16;  // enough to keep two units with a latency of four cycles busy
constexpr int64_t kRounds = 2000000;

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

// Both return a sum, so that the compiler cannot remove the work.
BACKTAPE_AVX512 float MultiplyAdd512() {
  __m512 sums[kAccumulators];
  for (__m512& sum : sums) sum = _mm512_set1_ps(1);
  const __m512 factor = _mm512_set1_ps(0.999F);
  for (int64_t i = 0; i < kRounds; ++i) {
#pragma GCC unroll 16
    for (int k = 0; k < kAccumulators; ++k) sums[k] = _mm512_fmadd_ps(sums[k], factor, factor);
  }
  __m512 total = sums[0];
  for (int k = 1; k < kAccumulators; ++k) total = _mm512_add_ps(total, sums[k]);
  float lanes[16];
  _mm512_storeu_ps(lanes, total);
  return lanes[0] + lanes[15];
}

BACKTAPE_AVX2 float MultiplyAdd256() {
  __m256 sums[kAccumulators - 4];  // leaves 4 of the 16 registers free
  for (__m256& sum : sums) sum = _mm256_set1_ps(1);
  const __m256 factor = _mm256_set1_ps(0.999F);
  for (int64_t i = 0; i < kRounds; ++i) {
#pragma GCC unroll 16
    for (int k = 0; k < kAccumulators - 4; ++k) sums[k] = _mm256_fmadd_ps(sums[k], factor, factor);
  }
  __m256 total = sums[0];
  for (int k = 1; k < kAccumulators - 4; ++k) total = _mm256_add_ps(total, sums[k]);
  float lanes[8];
  _mm256_storeu_ps(lanes, total);
  return lanes[0] + lanes[7];
}

// Runs body(thread) on all threads at once. Returns the seconds until all are done, the best of several runs.
double BestSeconds(int num_threads, const std::function<void(int)>& body) {
  double best = 1e30;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    std::atomic<int> waiting{0};
    const auto run = [&](int t) {
      ++waiting;
      while (waiting < num_threads) _mm_pause();
      body(t);
    };
    std::vector<std::thread> threads;
    for (int t = 1; t < num_threads; ++t) threads.emplace_back(run, t);
    while (waiting < num_threads - 1) _mm_pause();
    const auto start = std::chrono::steady_clock::now();
    run(0);
    for (std::thread& thread : threads) thread.join();
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  return best;
}

}  // namespace

int main(int argc, char** argv) {
  const int num_threads = argc > 1 ? std::atoi(argv[1]) : 1;
  if (argc > 2 || num_threads < 1) {
    std::fputs("usage: machine_floor [THREADS]\n", stderr);
    return 2;
  }
  const bool avx512 = __builtin_cpu_supports("avx512f") != 0;
  const size_t share = kFloats / num_threads / 16 * 16;
  const std::unique_ptr<float, decltype(&std::free)> from(
      static_cast<float*>(std::aligned_alloc(64, kFloats * sizeof(float))), &std::free);
  const std::unique_ptr<float, decltype(&std::free)> to(
      static_cast<float*>(std::aligned_alloc(64, kFloats * sizeof(float))), &std::free);
  if (from == nullptr || to == nullptr) {
    std::fputs("machine_floor: error: cannot allocate memory\n", stderr);
    return 1;
  }
  std::fill_n(from.get(), kFloats, 1.0F);
  std::fill_n(to.get(), kFloats, 0.0F);

  const double copy_seconds = BestSeconds(
      num_threads, [&](int t) { (avx512 ? Copy512 : Copy256)(from.get() + t * share, to.get() + t * share, share); });
  std::vector<float> sums(num_threads);
  const double multiply_seconds =
      BestSeconds(num_threads, [&](int t) { sums[t] = avx512 ? MultiplyAdd512() : MultiplyAdd256(); });
  for (const float sum : sums) {
    if (!(sum > 0)) return 1;
  }
  const double flops = 2.0 * kRounds * num_threads * (avx512 ? kAccumulators * 16 : (kAccumulators - 4) * 8);
  std::printf("{\"threads\":%d,\"bytes_per_second\":%.4g,\"flops_per_second\":%.4g}\n", num_threads,
              2.0 * sizeof(float) * static_cast<double>(share * num_threads) / copy_seconds, flops / multiply_seconds);
  return 0;
}
