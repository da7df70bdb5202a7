#ifndef BACKTAPE_AUTOGRAD_CAPTURE_MEMORY_OVERLAP_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_MEMORY_OVERLAP_H_

#include "backtape/tensor/tensor.h"

namespace backtape::internal {

// Whether the memory ranges from the first to the last element of two non-empty tensors overlap. (Their elements may be
// interleaved without being shared.)
bool MemoryOverlaps(const Tensor& a, const Tensor& b);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_MEMORY_OVERLAP_H_
