// Measures the machine's peak rates (tools/machine_floor.h) and prints
// {"threads":N,"bytes_per_second":B,"flops_per_second":F}.
#include "backtape/tools/machine_floor.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
  const int num_threads = argc > 1 ? std::atoi(argv[1]) : 1;
  if (argc > 2 || num_threads < 1) {
    std::fputs("usage: machine_floor [THREADS]\n", stderr);
    return 2;
  }
  const backtape::tools::MachineFloor floor = backtape::tools::MeasureMachineFloor(num_threads, /*repeats=*/15);
  if (floor.flops_per_second == 0) {
    std::fputs("machine_floor: error: the CPU lacks AVX2, or there is not enough memory\n", stderr);
    return 1;
  }
  std::printf("{\"threads\":%d,\"bytes_per_second\":%.4g,\"flops_per_second\":%.4g}\n", num_threads,
              floor.bytes_per_second, floor.flops_per_second);
  return 0;
}
