#ifndef BACKTAPE_TOOLS_ROOFLINE_H_
#define BACKTAPE_TOOLS_ROOFLINE_H_

namespace backtape::tools {

// The machine's peak memory bandwidth and arithmetic rate.
struct Roofline {
  // Bytes read plus bytes written by a copy of large arrays with non-temporal stores.
  double bytes_per_second = 0;
  double flops_per_second = 0;  // float32 multiply-adds in registers, each counted as two operations
};

// Takes the best of `repeats` measurements, about a twentieth of a second each. Uses AVX-512 if available, else AVX2.
// Both rates are 0 on a CPU with neither, or if the arrays cannot be allocated.
Roofline MeasureRoofline(int num_threads, int repeats = 4);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_ROOFLINE_H_
