#ifndef BACKTAPE_JIT_RUN_SHARED_INPUTS_H_
#define BACKTAPE_JIT_RUN_SHARED_INPUTS_H_

#include <cstddef>
#include <vector>

#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// The memory that a tensor's elements lie between.
struct AddressRange {
  const std::byte* begin = nullptr;
  const std::byte* end = nullptr;
  int id = -1;  // the caller's
  bool is_written = false;
};
AddressRange RangeOf(const Tensor& tensor, int id, bool is_written);

// The ids of those that are written and share memory with another, by way of others too.
std::vector<int> WrittenAndShared(std::vector<AddressRange> ranges);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SHARED_INPUTS_H_
