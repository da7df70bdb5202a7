#include "backtape/jit/input_layout.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace backtape::internal {

InputLayout InputLayoutOf(const Variable& input) {
  if (input.is_contiguous()) return {};
  DimVector order(static_cast<size_t>(input.dim()));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return input.stride(a) > input.stride(b); });
  int64_t expected = 1;
  for (size_t i = order.size(); i-- > 0; expected *= input.size(order[i])) {
    if (input.stride(order[i]) != expected) return {{}, DimVector(input.strides().begin(), input.strides().end())};
  }
  return {std::move(order), {}};
}

TensorType TypeWithLayout(DType dtype, absl::Span<const SymInt> sizes, const InputLayout& layout) {
  TensorType type = TensorType::Contiguous(dtype, sizes);
  SymInt stride = 1;
  for (size_t i = layout.order.size(); i-- > 0;) {
    (*type.strides)[layout.order[i]] = stride;
    stride *= type.sizes[layout.order[i]];
  }
  if (!layout.strides.empty()) type.strides = SymIntVector(layout.strides.begin(), layout.strides.end());
  return type;
}

}  // namespace backtape::internal
