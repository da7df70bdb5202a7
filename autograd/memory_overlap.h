#ifndef BACKTAPE_AUTOGRAD_MEMORY_OVERLAP_H_
#define BACKTAPE_AUTOGRAD_MEMORY_OVERLAP_H_

#include "backtape/tensor/tensor.h"

namespace backtape::internal {

// The ranges of memory from the first to the last element of two tensors with elements overlap. (Their elements may lie
// between each other's without being shared.)
bool MemoryOverlaps(const Tensor& a, const Tensor& b);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_MEMORY_OVERLAP_H_
