// The cost of passing half of a job to another thread. A job has two parts that take `part_ns` each, and begins
// `gap_us` after the end of the previous job. If the second thread takes part, the time is part_ns plus the cost of the
// handoff. A time near 2 * part_ns means that the second thread started too late.
#include <benchmark/benchmark.h>

#include <chrono>

#include "backtape/jit/run/thread_pool.h"

namespace backtape::jit {
namespace {

using Clock = std::chrono::steady_clock;

void SpinFor(std::chrono::nanoseconds time) {
  for (const auto end = Clock::now() + time; Clock::now() < end;) {
  }
}

void BM_TwoParts(benchmark::State& state) {
  const std::chrono::nanoseconds part(state.range(0));
  const std::chrono::microseconds gap(state.range(1));
  ThreadPool pool(2);
  for (auto _ : state) {
    SpinFor(gap);
    const auto start = Clock::now();
    pool.Run(2, [&](int) { SpinFor(part); });
    state.SetIterationTime(std::chrono::duration<double>(Clock::now() - start).count());
  }
}
BENCHMARK(BM_TwoParts)
    ->ArgNames({"part_ns", "gap_us"})
    ->ArgsProduct({{0, 5000, 50000}, {0, 5, 30, 200}})
    ->UseManualTime();

}  // namespace
}  // namespace backtape::jit
