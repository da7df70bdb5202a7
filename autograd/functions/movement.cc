#include <algorithm>
#include <cstdint>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/ops.h"

namespace backtape::formulas {

// cat ignores a tensor of sizes [0], whatever the rank of the others.
variable_list cat_backward(const Variable& grad, const std::vector<std::vector<SymInt>>& sizes, int64_t dim,
                           const std::vector<bool>& mask) {
  dim = WrappedDim(dim, grad.dim());
  variable_list grads(sizes.size());
  SymInt start = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    const std::vector<SymInt>& part = sizes[i];
    if (part.size() == 1 && part[0] == SymInt(0)) {
      if (mask[i]) grads[i] = ops::new_zeros(grad, {0});
      continue;
    }
    const SymInt end = start + part[dim];
    if (mask[i]) grads[i] = ops::slice(grad, dim, start, end, 1);
    start = end;
  }
  return grads;
}

variable_list stack_backward(const Variable& grad, int64_t dim, const std::vector<bool>& mask) {
  if (std::find(mask.begin(), mask.end(), false) == mask.end()) return ops::unbind(grad, dim);
  variable_list grads(mask.size());
  for (size_t i = 0; i < mask.size(); ++i) {
    if (mask[i]) grads[i] = ops::select(grad, dim, static_cast<int64_t>(i));
  }
  return grads;
}

Variable roll_backward(const Variable& grad, const SymIntSpan& shifts, absl::Span<const int64_t> dims) {
  std::vector<SymInt> back;
  for (const SymInt& shift : shifts.get()) back.push_back(-shift);
  return ops::roll(grad, back, dims);
}

// Each repetition becomes a dim of its own, which is then summed.
Variable repeat_backward(const Variable& grad, const SymIntSpan& repeats, const SymIntSpan& sizes) {
  const size_t added = repeats.get().size() - sizes.get().size();
  std::vector<SymInt> unfolded;
  std::vector<int64_t> repeated;
  for (size_t i = 0; i < repeats.get().size(); ++i) {
    const SymInt& count = repeats.get()[i];
    if (count != SymInt(1) || i < added) {
      repeated.push_back(static_cast<int64_t>(unfolded.size()));
      unfolded.push_back(count);
    }
    if (i >= added) unfolded.push_back(sizes.get()[i - added]);
  }
  if (repeated.empty()) return grad;
  return ops::sum(ops::reshape(grad, unfolded), repeated);
}

Variable constant_pad_nd_backward(const Variable& grad, const SymIntSpan& pad) {
  std::vector<SymInt> crop;
  for (const SymInt& width : pad.get()) crop.push_back(-width);
  return ops::constant_pad_nd(grad, crop);
}

}  // namespace backtape::formulas
