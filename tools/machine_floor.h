#ifndef BACKTAPE_TOOLS_MACHINE_FLOOR_H_
#define BACKTAPE_TOOLS_MACHINE_FLOOR_H_

namespace backtape::tools {

// The machine's peak memory bandwidth and arithmetic rate.
struct MachineFloor {
  double bytes_per_second = 0;  // read plus written, copying large arrays with non-temporal stores
  double flops_per_second = 0;  // float32 multiply-adds in registers, each counted as two operations
};

// Takes the best of several measurements, about a fifth of a second in all. Uses AVX-512 if available, else AVX2. Both
// rates are 0 on a CPU with neither, or if the arrays cannot be allocated.
MachineFloor MeasureMachineFloor(int num_threads);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_MACHINE_FLOOR_H_
