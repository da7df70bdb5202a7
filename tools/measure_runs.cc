#include "backtape/tools/measure_runs.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <vector>

#include "backtape/tensor/status_macros.h"
#include "backtape/tools/allocation_count.h"

namespace backtape::tools {
namespace {

constexpr int kMaxCountedRuns = 10;

using Clock = std::chrono::steady_clock;

// Bytes of the storages that are not in `seen` yet; adds them to it.
int64_t AddBytes(const IValue& value, std::set<const Storage*>& seen) {
  int64_t bytes = 0;
  if (value.is_list()) {
    for (const IValue& item : value.list()) bytes += AddBytes(item, seen);
  } else if (value.is_tensor() && value.tensor().defined()) {
    const Storage* storage = value.tensor().storage().get();
    if (seen.insert(storage).second) bytes = storage->nbytes();
  }
  return bytes;
}

}  // namespace

absl::StatusOr<RunMeasurements> MeasureRuns(const Executable& executable, const IValueList& inputs, int count,
                                            uint64_t seed) {
  RunOptions options;
  options.seed = seed;
  RunMeasurements measured;
  {
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList results, executable.Run(inputs, options));
    std::set<const Storage*> seen;
    for (const IValue& input : inputs) measured.input_bytes += AddBytes(input, seen);
    for (const IValue& result : results) measured.output_bytes += AddBytes(result, seen);
  }

  std::vector<double> times;
  times.reserve(count);
  for (int i = 0; i < count; ++i) {
    const Clock::time_point start = Clock::now();
    BACKTAPE_RETURN_IF_ERROR(executable.Run(inputs, options).status());
    times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  const auto quantile = [&times](double q) {
    return times[static_cast<size_t>(q * static_cast<double>(times.size() - 1))];
  };
  measured.median_us = quantile(0.5);
  measured.min_us = times.front();
  measured.p90_us = quantile(0.9);

  const int counted_runs = std::min(count, kMaxCountedRuns);
  const AllocationCount allocations;
  for (int i = 0; i < counted_runs; ++i) BACKTAPE_RETURN_IF_ERROR(executable.Run(inputs, options).status());
  measured.allocations = static_cast<double>(allocations.value()) / counted_runs;
  return measured;
}

}  // namespace backtape::tools
