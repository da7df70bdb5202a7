#ifndef BACKTAPE_JIT_KERNEL_IR_FOOTPRINT_H_
#define BACKTAPE_JIT_KERNEL_IR_FOOTPRINT_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// A byte range of a kernel's buffer, relative to the buffer's address.
struct BufferRange {
  int buffer = 0;
  bool is_written = false;
  int64_t begin = 0;
  int64_t end = 0;
};

// Returns every byte range that the points [begin, end) of the kernel's outer space may touch: for each access in each
// phase, the range from its first to its last byte. Returns nullopt for kernels with indexed accesses or accumulators
// and for foreach kernels, because their programs alone do not determine the ranges.
std::optional<std::vector<BufferRange>> RangesOfPoints(const Kernel& kernel, const int64_t* params, int64_t begin,
                                                       int64_t end);

// The ranges that all points together touch. Omits accesses whose addresses or predicates depend on values, and
// accesses to accumulators. Empty for foreach kernels.
std::vector<BufferRange> RangesOfPlainAccesses(const Kernel& kernel, const int64_t* params);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_FOOTPRINT_H_
