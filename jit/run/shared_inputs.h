#ifndef BACKTAPE_JIT_RUN_SHARED_INPUTS_H_
#define BACKTAPE_JIT_RUN_SHARED_INPUTS_H_

#include <cstddef>
#include <vector>

#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// The memory range that contains a tensor's elements.
struct AddressRange {
  const std::byte* begin = nullptr;
  const std::byte* end = nullptr;
  int id = -1;  // chosen by the caller
  bool is_written = false;
};
AddressRange RangeOf(const Tensor& tensor, int id, bool is_written);

// The ids of written ranges that share memory with another range, directly or through a chain of overlaps.
std::vector<int> WrittenAndShared(std::vector<AddressRange> ranges);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SHARED_INPUTS_H_
