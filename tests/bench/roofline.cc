// Measures the machine's peak rates (tools/roofline.h) and prints
// {"threads":N,"bytes_per_second":B,"flops_per_second":F}.
#include "backtape/tools/roofline.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
  const int num_threads = argc > 1 ? std::atoi(argv[1]) : 1;
  if (argc > 2 || num_threads < 1) {
    std::fputs("usage: roofline [THREADS]\n", stderr);
    return 2;
  }
  const backtape::tools::Roofline roofline = backtape::tools::MeasureRoofline(num_threads, /*repeats=*/15);
  if (roofline.flops_per_second == 0) {
    std::fputs("roofline: error: the CPU lacks AVX2, or there is not enough memory\n", stderr);
    return 1;
  }
  std::printf("{\"threads\":%d,\"bytes_per_second\":%.4g,\"flops_per_second\":%.4g}\n", num_threads,
              roofline.bytes_per_second, roofline.flops_per_second);
  return 0;
}
