#include "backtape/interp/collectives/reduction.h"

#include <vector>

#include "backtape/interp/kernels/dense.h"

namespace backtape {

void ReduceValues(Reduction reduction, absl::Span<const Tensor> inputs, const Tensor& out) {
  kernels::DispatchCompute(out.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    std::vector<T> result = kernels::ReadDense<T>(inputs[0]);
    for (const Tensor& input : inputs.subspan(1)) {
      const std::vector<T> values = kernels::ReadDense<T>(input);
      for (size_t i = 0; i < result.size(); ++i) result[i] = CombineValues(reduction, result[i], values[i]);
    }
    if (reduction == Reduction::kAvg) {
      for (T& value : result) value = value / static_cast<T>(inputs.size());
    }
    kernels::WriteDense(result, out);
  });
}

}  // namespace backtape
