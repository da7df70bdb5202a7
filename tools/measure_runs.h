#ifndef BACKTAPE_TOOLS_MEASURE_RUNS_H_
#define BACKTAPE_TOOLS_MEASURE_RUNS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "backtape/interp/executable.h"

namespace backtape::tools {

struct RunMeasurements {
  double median_us = 0;
  double min_us = 0;
  double p90_us = 0;
  double allocations = 0;  // mean number of heap allocations per run
  // Bytes of the tensors' storages, each counted once; an output that shares memory with an input counts as input.
  int64_t input_bytes = 0;
  int64_t output_bytes = 0;
};

// Runs once to warm up, `count` times to measure times, and a few more times to count allocations. Results are released
// after each run. A graph that changes its inputs continues from the changed values. `seed` is RunOptions::seed.
absl::StatusOr<RunMeasurements> MeasureRuns(const Executable& executable, const IValueList& inputs, int count,
                                            uint64_t seed);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_MEASURE_RUNS_H_
