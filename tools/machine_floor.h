#ifndef BACKTAPE_TOOLS_MACHINE_FLOOR_H_
#define BACKTAPE_TOOLS_MACHINE_FLOOR_H_

namespace backtape::tools {

// What the machine allows.
struct MachineFloor {
  double bytes_per_second = 0;  // read and written, of large arrays copied with non-temporal stores
  double flops_per_second = 0;  // of float32 multiply-adds in registers, two each
};

// Measures for about a fifth of a second, best of several. With AVX-512 where there is AVX-512, else with AVX2; 0
// without either or without memory for the arrays.
MachineFloor MeasureMachineFloor(int num_threads);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_MACHINE_FLOOR_H_
