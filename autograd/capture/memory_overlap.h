#ifndef BACKTAPE_AUTOGRAD_CAPTURE_MEMORY_OVERLAP_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_MEMORY_OVERLAP_H_

#include "backtape/tensor/tensor.h"

namespace backtape::internal {

// Whether the memory ranges of two non-empty tensors overlap. A range extends from a tensor's first to its last
// element, so ranges may overlap although no element is shared.
bool MemoryOverlaps(const Tensor& a, const Tensor& b);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_MEMORY_OVERLAP_H_
