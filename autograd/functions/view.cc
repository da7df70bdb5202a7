// Gradients of views, as tensors with the sizes of the base.
#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/ir/sym_interval.h"

namespace backtape::formulas {
namespace {

// The number of storage elements up to the last one that the geometry reaches.
SymInt Extent(absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides, const SymInt& offset) {
  SymInt extent = offset + 1;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == SymInt(0)) return 0;
    extent += (sizes[i] - 1) * strides[i];
  }
  return extent;
}

bool IsAtLeast(const SymInt& a, const SymInt& b) {
  return IsAtLeast(a, b, [](absl::string_view) { return 0; });
}

// Whether two indices may refer to the same element, for some values of symbolic sizes.
bool MayOverlap(absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides) {
  std::vector<size_t> left;
  for (size_t i = sizes.size(); i-- > 0;) {
    if (sizes[i] != SymInt(1)) left.push_back(i);
  }
  SymInt reached = 0;
  while (!left.empty()) {
    // The dim with the smallest stride.
    auto next = std::find_if(left.begin(), left.end(), [&](size_t i) {
      return std::all_of(left.begin(), left.end(), [&](size_t k) { return IsAtLeast(strides[k], strides[i]); });
    });
    if (next == left.end()) next = left.begin();
    if (!IsAtLeast(strides[*next], reached + 1)) return true;
    reached += (sizes[*next] - 1) * strides[*next];
    left.erase(next);
  }
  return false;
}

// The storage positions of a geometry in row-major order.
Variable Positions(const SymInt& extent, absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides,
                   const SymInt& offset) {
  return ops::reshape(ops::as_strided(ops::arange(extent), sizes, strides, offset), {-1});
}

Variable ZerosLike(const Variable& like, absl::Span<const SymInt> sizes) { return ops::new_zeros(like, sizes); }

// Concatenates the parts of a tensor; undefined parts are zeros.
Variable CatParts(absl::Span<const Variable> parts, absl::Span<const SymInt> lengths, int64_t dim,
                  absl::Span<const SymInt> sizes) {
  const Variable* defined = nullptr;
  for (const Variable& part : parts) {
    if (part.defined()) defined = &part;
  }
  std::vector<SymInt> part_sizes(sizes.begin(), sizes.end());
  std::vector<Variable> filled(parts.begin(), parts.end());
  for (size_t i = 0; i < filled.size(); ++i) {
    if (filled[i].defined()) continue;
    part_sizes[dim] = lengths[i];
    filled[i] = ZerosLike(*defined, part_sizes);
  }
  return ops::cat(filled, dim);
}

// The lengths of `count` parts of at most `length` elements; the last part gets the rest.
std::vector<SymInt> EvenLengths(const SymInt& total, const SymInt& length, size_t count) {
  std::vector<SymInt> lengths(count, length);
  lengths.back() = total - length * SymInt(static_cast<int64_t>(count) - 1);
  return lengths;
}

}  // namespace

Variable sum_to(const Variable& t, const SymIntSpan& sizes) { return internal::SumTo(t, sizes); }

// Each element of the base gets the sum of the gradients of the view elements that read it, divided equally among the
// indices of the base that refer to it.
Variable as_strided_backward(const Variable& grad, const TensorGeometry& base, const SymIntSpan& size,
                             const SymIntSpan& stride, const std::optional<SymInt>& storage_offset) {
  const SymInt view_offset = storage_offset.value_or(base.storage_offset);
  const SymInt common = SymSmaller(view_offset, base.storage_offset);
  const SymInt view_start = view_offset - common;
  const SymInt base_start = base.storage_offset - common;
  const SymInt extent = SymLarger(Extent(size, stride, view_start), Extent(base.sizes, base.strides, base_start));
  const Variable read = Positions(extent, size, stride, view_start);
  Variable storage = ops::scatter_add(ZerosLike(grad, {extent}), 0, read, ops::reshape(grad, {-1}));
  if (MayOverlap(base.sizes, base.strides)) {
    const Variable owned = Positions(extent, base.sizes, base.strides, base_start);
    const Variable count = ops::scatter_add(ops::zeros_like(storage), 0, owned, ops::ones_like(owned, grad.dtype()));
    storage = storage / count;
  }
  return ops::as_strided(storage, base.sizes, base.strides, base_start);
}

Variable slice_backward_wrapper(const Variable& grad, const SymIntSpan& sizes, int64_t dim,
                                const std::optional<SymInt>& start, const std::optional<SymInt>& end,
                                const SymInt& step) {
  return ops::slice_backward(grad, sizes, dim, start.value_or(0), end.value_or(std::numeric_limits<int64_t>::max()),
                             step);
}

Variable narrow_backward(const Variable& grad, const SymIntSpan& sizes, int64_t dim, const SymInt& start,
                         const SymInt& length) {
  const SymInt& size = sizes.get()[WrappedDim(dim, static_cast<int64_t>(sizes.get().size()))];
  const bool from_end = !start.is_symbolic() && start.value() < 0;
  const SymInt first = from_end ? start + size : start;
  return ops::slice_backward(grad, sizes, dim, first, first + length, 1);
}

Variable split_with_sizes_backward(absl::Span<const Variable> grads, const SymIntSpan& split_sizes, int64_t dim,
                                   const SymIntSpan& sizes) {
  return CatParts(grads, split_sizes, WrappedDim(dim, static_cast<int64_t>(sizes.get().size())), sizes);
}

Variable split_backward(absl::Span<const Variable> grads, const SymInt& split_size, int64_t dim,
                        const SymIntSpan& sizes) {
  dim = WrappedDim(dim, static_cast<int64_t>(sizes.get().size()));
  return CatParts(grads, EvenLengths(sizes.get()[dim], split_size, grads.size()), dim, sizes);
}

Variable chunk_backward(absl::Span<const Variable> grads, int64_t chunks, int64_t dim, const SymIntSpan& sizes) {
  dim = WrappedDim(dim, static_cast<int64_t>(sizes.get().size()));
  const SymInt& total = sizes.get()[dim];
  const SymInt length = SymInt::FloorDiv(total + (chunks - 1), chunks);
  return CatParts(grads, EvenLengths(total, length, grads.size()), dim, sizes);
}

Variable unbind_backward(absl::Span<const Variable> grads, int64_t dim) {
  std::vector<Variable> filled(grads.begin(), grads.end());
  Variable zero;
  for (const Variable& grad : grads) {
    if (!zero.defined() && grad.defined()) zero = ops::zeros_like(grad);
  }
  for (Variable& grad : filled) {
    if (!grad.defined()) grad = zero;
  }
  return ops::stack(filled, dim);
}

Variable permute_backward(const Variable& grad, absl::Span<const int64_t> dims) {
  std::vector<int64_t> inverse(dims.size());
  const int64_t rank = static_cast<int64_t>(dims.size());
  for (int64_t i = 0; i < rank; ++i) inverse[WrappedDim(dims[i], rank)] = i;
  return ops::permute(grad, inverse);
}

Variable unsqueeze_to(const Variable& grad, const SymIntSpan& sizes) {
  Variable result = grad;
  for (size_t i = 0; i < sizes.get().size(); ++i) {
    if (sizes.get()[i] == SymInt(1)) result = ops::unsqueeze(result, static_cast<int64_t>(i));
  }
  return result;
}

Variable unsqueeze_to(const Variable& grad, int64_t dim, const SymIntSpan& sizes) {
  const int64_t dims[] = {dim};
  return unsqueeze_to(grad, dims, sizes);
}

Variable unsqueeze_to(const Variable& grad, absl::Span<const int64_t> dims, const SymIntSpan& sizes) {
  const int64_t rank = static_cast<int64_t>(sizes.get().size());
  std::vector<bool> was_named(sizes.get().size(), false);
  for (int64_t dim : dims) {
    if (rank > 0) was_named[WrappedDim(dim, rank)] = true;
  }
  Variable result = grad;
  for (int64_t i = 0; i < rank; ++i) {
    if (was_named[i] && sizes.get()[i] == SymInt(1)) result = ops::unsqueeze(result, i);
  }
  return result;
}

}  // namespace backtape::formulas
