#ifndef BACKTAPE_INTERP_FOREACH_KERNEL_H_
#define BACKTAPE_INTERP_FOREACH_KERNEL_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// The kernel of the builtin op `id`, an op on lists (ir/foreach.h): calls the base op's kernel for each element.
absl::Status RunForeach(int id, absl::Span<const IValue> args, absl::Span<const Tensor> outs);

// RunForeach for a fixed op, as a KernelFn.
template <int kId>
absl::Status ForeachKernel(absl::Span<const IValue> args, absl::Span<const Tensor> outs) {
  return RunForeach(kId, args, outs);
}

}  // namespace backtape

#endif  // BACKTAPE_INTERP_FOREACH_KERNEL_H_
