#include <algorithm>
#include <cstdint>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"

namespace backtape::formulas {

namespace {

// cat ignores a tensor of sizes [0], for any rank of the other tensors.
bool IsIgnoredByCat(const std::vector<SymInt>& sizes) { return sizes.size() == 1 && sizes[0] == SymInt(0); }

// Splits a gradient whose size is a symbolic expression that differs from the sum of the parts' sizes. Slices of the
// gradient would have sizes with a Min that cannot be decided.
variable_list SplitGradient(const Variable& grad, const std::vector<std::vector<SymInt>>& sizes, int64_t dim) {
  std::vector<SymInt> parts;
  for (const std::vector<SymInt>& part : sizes) {
    if (!IsIgnoredByCat(part)) parts.push_back(part[dim]);
  }
  return ops::split_with_sizes(grad, parts, dim);
}

}  // namespace

variable_list cat_backward(const Variable& grad, const std::vector<std::vector<SymInt>>& sizes, int64_t dim,
                           const std::vector<bool>& mask) {
  dim = WrappedDim(dim, grad.dim());
  SymInt total = 0;
  for (const std::vector<SymInt>& part : sizes) {
    if (!IsIgnoredByCat(part)) total += part[dim];
  }
  const bool is_split = total.is_symbolic() && total != SymSizeOf(grad, dim);
  const variable_list parts = is_split ? SplitGradient(grad, sizes, dim) : variable_list();
  variable_list grads(sizes.size());
  SymInt start = 0;
  size_t position = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (IsIgnoredByCat(sizes[i])) {
      if (mask[i]) grads[i] = ops::new_zeros(grad, {0});
      continue;
    }
    const SymInt end = start + sizes[i][dim];
    if (mask[i]) grads[i] = is_split ? parts[position] : ops::slice(grad, dim, start, end, 1);
    start = end;
    ++position;
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
