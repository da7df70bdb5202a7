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
  double allocations = 0;  // a run's, on average: how often it asks the heap for memory
  // Of the memory behind the tensors, each counted once; outputs that share memory with inputs are inputs.
  int64_t input_bytes = 0;
  int64_t output_bytes = 0;
};

// Runs once to warm up, `count` times by the clock, and a few times more to count allocations. Results are let go of
// after each run. A graph that changes its inputs goes on with what it left.
absl::StatusOr<RunMeasurements> MeasureRuns(const Executable& executable, const IValueList& inputs, int count);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_MEASURE_RUNS_H_
