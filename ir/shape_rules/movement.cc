// Ops that copy elements to other positions.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/checked.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

// PyTorch's cat ignores such tensors, for any rank of the others.
bool IsSkippedByCat(ShapeContext& ctx, const TensorType& tensor) {
  return tensor.dim() == 1 && ctx.Eq(tensor.sizes[0], 0, "whether cat skips an empty tensor");
}

// `src` must have the sizes of the part of `self` that it replaces.
absl::Status RequireScatterSource(ShapeContext& ctx, const TensorType& self, const TensorType& src,
                                  absl::Span<const SymInt> expected) {
  return RequireSameSizes(ctx, src.sizes, expected, "src must have the size of the part that it replaces");
}

// Whether the sizes and strides are known, and may place two elements at the same position.
bool IsKnownToOverlap(const TensorType& type) {
  std::vector<std::pair<int64_t, int64_t>> dims;  // strides and sizes
  for (size_t d = 0; d < type.sizes.size(); ++d) {
    const std::optional<int64_t> size = type.sizes[d].constant(), stride = (*type.strides)[d].constant();
    if (!size || !stride) return false;
    if (*size > 1) dims.emplace_back(*stride, *size);
  }
  std::sort(dims.begin(), dims.end());
  int64_t end = 1;
  for (const auto& [stride, size] : dims) {
    if (stride < end) return true;
    end = SaturatingAdd(end, SaturatingMul(stride, size - 1));
  }
  return false;
}

// The type of a clone of the tensor's whole storage: it keeps gaps between elements. As in PyTorch, an expanded tensor
// becomes dense. So does one whose elements overlap in another way, because each element is written on its own.
absl::StatusOr<TensorType> LikeClonedStorage(ShapeContext& ctx, const TensorType& self) {
  bool keeps_strides = self.strides.has_value() && !IsKnownToOverlap(self);
  for (size_t d = 0; keeps_strides && d < self.sizes.size(); ++d) {
    keeps_strides = !ctx.Eq((*self.strides)[d], 0) || !ctx.Lt(1, self.sizes[d]);
  }
  if (!keeps_strides) return EmptyLike(ctx, self, self.dtype, std::nullopt);
  TensorType result = ContiguousLike(self, self.dtype, self.sizes);
  result.strides = self.strides;
  return result;
}

}  // namespace

absl::StatusOr<TensorType> clone(ShapeContext& ctx, const TensorType& self, std::optional<MemoryFormat> memory_format) {
  return EmptyLike(ctx, self, self.dtype, memory_format);
}

absl::StatusOr<TensorType> contiguous(ShapeContext& ctx, const TensorType& self, MemoryFormat memory_format) {
  // As in PyTorch, an empty tensor is row-major for any strides, and is returned itself.
  const bool is_empty =
      std::any_of(self.sizes.begin(), self.sizes.end(), [](const SymInt& s) { return s == SymInt(0); });
  if (is_empty && self.strides.has_value() && memory_format == MemoryFormat::kContiguous) {
    TensorType result = ContiguousLike(self, self.dtype, self.sizes);
    result.strides = self.strides;
    return result;
  }
  return EmptyLike(ctx, self, self.dtype, memory_format);
}

absl::StatusOr<TensorType> lift_fresh_copy(ShapeContext& ctx, const TensorType& self) {
  return EmptyLike(ctx, self, self.dtype, std::nullopt);
}

absl::StatusOr<TensorType> resize(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size,
                                  std::optional<MemoryFormat> memory_format) {
  if (memory_format == MemoryFormat::kPreserve) return ShapeError("unsupported memory format: preserve_format");
  TensorType result = ContiguousLike(self, self.dtype, SymIntVector(size.begin(), size.end()));
  for (const SymInt& s : size) {
    if (!ctx.Le(0, s, "sizes are not negative"))
      return ShapeError("sizes must not be negative, but got ", SizesText(size));
  }
  if (memory_format.has_value()) {
    BACKTAPE_ASSIGN_OR_RETURN(result.strides, StridesOf(size, *memory_format));
    return result;
  }
  bool is_same = self.sizes.size() == size.size();
  for (size_t d = 0; is_same && d < size.size(); ++d)
    is_same = ctx.Eq(self.sizes[d], size[d], "whether resize_ changes a size");
  if (is_same) result.strides = self.strides;
  return result;
}

absl::StatusOr<TensorType> resize_as(ShapeContext& ctx, const TensorType& self, const TensorType& the_template,
                                     std::optional<MemoryFormat> memory_format) {
  if (memory_format != MemoryFormat::kPreserve) return resize(ctx, self, the_template.sizes, memory_format);
  const std::optional<MemoryFormat> suggested = SuggestMemoryFormat(ctx, the_template);
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, resize(ctx, self, the_template.sizes, suggested));
  if (!suggested.has_value()) result.strides.reset();
  return result;
}

absl::StatusOr<TensorType> reshape(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> shape) {
  BACKTAPE_ASSIGN_OR_RETURN(SymIntVector sizes, InferViewSizes(ctx, self, shape));
  TensorType result = ContiguousLike(self, self.dtype, sizes);
  // Where a view is possible, the result has the view's strides.
  if (!self.strides.has_value()) {
    result.strides.reset();
  } else if (auto strides = ViewStrides(ctx, self.sizes, *self.strides, sizes)) {
    result.strides = std::move(strides);
  }
  return result;
}

absl::StatusOr<TensorType> cat(ShapeContext& ctx, absl::Span<const TensorType* const> tensors, int64_t dim) {
  if (tensors.empty()) return ShapeError("cat expects a non-empty list of tensors");
  const TensorType* first = nullptr;
  DType dtype = tensors[0]->dtype;
  for (size_t i = 0; i < tensors.size(); ++i) {
    BACKTAPE_ASSIGN_OR_RETURN(dtype, PromoteTypes(dtype, tensors[i]->dtype));
    if (tensors[i]->dim() == 0)
      return ShapeError("zero-dimensional tensor (at position ", i, ") cannot be concatenated");
    if (first == nullptr && !IsSkippedByCat(ctx, *tensors[i])) first = tensors[i];
  }
  if (first == nullptr) {
    BACKTAPE_RETURN_IF_ERROR(WrapDim(dim, 1).status());
    return ContiguousLike(*tensors[0], dtype, {SymInt(0)});
  }
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, first->dim()));
  TensorType result = ContiguousLike(*first, dtype, first->sizes);
  result.sizes[dim] = 0;
  std::optional<MemoryFormat> format = SuggestMemoryFormat(ctx, *tensors[0]);
  for (size_t i = 0; i < tensors.size(); ++i) {
    const TensorType& t = *tensors[i];
    const std::optional<MemoryFormat> own = SuggestMemoryFormat(ctx, t);
    if (!own.has_value()) {
      format.reset();
    } else if (format.has_value() && *format != *own) {
      format = MemoryFormat::kContiguous;
    }
    if (IsSkippedByCat(ctx, t)) continue;
    if (t.dim() != first->dim()) {
      return ShapeError("tensors must have same number of dimensions: got ", first->dim(), " and ", t.dim(), " (sizes ",
                        SizesText(first->sizes), " and ", SizesText(t.sizes), ")");
    }
    for (int64_t d = 0; d < t.dim(); ++d) {
      if (d == dim || ctx.RequireEq(t.sizes[d], first->sizes[d], "sizes must match except in the dim of cat")) continue;
      return ShapeError("sizes of tensors must match except in dimension ", dim, ": expected ", SizesText(first->sizes),
                        " but got ", SizesText(t.sizes), " for tensor number ", i, " in the list");
    }
    result.sizes[dim] += t.sizes[dim];
  }
  return TypeInFormat(result, dtype, result.sizes, format);
}

absl::StatusOr<TensorType> stack(ShapeContext& ctx, absl::Span<const TensorType* const> tensors, int64_t dim) {
  if (tensors.empty()) return ShapeError("stack expects a non-empty list of tensors");
  const TensorType& first = *tensors[0];
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, first.dim() + 1));
  DType dtype = first.dtype;
  for (const TensorType* t : tensors) {
    BACKTAPE_RETURN_IF_ERROR(
        RequireSameSizes(ctx, t->sizes, first.sizes, "stack expects each tensor to be equal size"));
    BACKTAPE_ASSIGN_OR_RETURN(dtype, PromoteTypes(dtype, t->dtype));
  }
  SymIntVector sizes = first.sizes;
  sizes.insert(sizes.begin() + dim, SymInt(static_cast<int64_t>(tensors.size())));
  return ContiguousLike(first, dtype, sizes);
}

absl::StatusOr<TensorType> select_backward(ShapeContext& ctx, const TensorType& grad_output,
                                           absl::Span<const SymInt> input_sizes, int64_t dim, const SymInt& index) {
  const TensorType input = ContiguousLike(grad_output, grad_output.dtype, input_sizes);
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType part, select_int(ctx, input, dim, index));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, part.sizes, "grad_output"));
  return input;
}

absl::StatusOr<TensorType> slice_backward(ShapeContext& ctx, const TensorType& grad_output,
                                          absl::Span<const SymInt> input_sizes, int64_t dim, const SymInt& start,
                                          const SymInt& end, const SymInt& step) {
  const TensorType input = ContiguousLike(grad_output, grad_output.dtype, input_sizes);
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType part, slice_Tensor(ctx, input, dim, start, end, step));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, part.sizes, "grad_output"));
  return input;
}

absl::StatusOr<TensorType> diagonal_backward(ShapeContext& ctx, const TensorType& grad_output,
                                             absl::Span<const SymInt> input_sizes, int64_t offset, int64_t dim1,
                                             int64_t dim2) {
  const TensorType input = ContiguousLike(grad_output, grad_output.dtype, input_sizes);
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType part, diagonal(ctx, input, offset, dim1, dim2));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, part.sizes, "grad_output"));
  return input;
}

absl::StatusOr<TensorType> unfold_backward(ShapeContext& ctx, const TensorType& grad_in,
                                           absl::Span<const SymInt> input_sizes, int64_t dim, int64_t size,
                                           int64_t step) {
  const TensorType input = ContiguousLike(grad_in, grad_in.dtype, input_sizes);
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType windows, unfold(ctx, input, dim, size, step));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_in.sizes, windows.sizes, "grad_in"));
  return input;
}

absl::StatusOr<TensorType> select_scatter(ShapeContext& ctx, const TensorType& self, const TensorType& src, int64_t dim,
                                          const SymInt& index) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType part, select_int(ctx, self, dim, index));
  BACKTAPE_RETURN_IF_ERROR(RequireScatterSource(ctx, self, src, part.sizes));
  return LikeClonedStorage(ctx, self);
}

absl::StatusOr<TensorType> slice_scatter(ShapeContext& ctx, const TensorType& self, const TensorType& src, int64_t dim,
                                         std::optional<SymInt> start, std::optional<SymInt> end, const SymInt& step) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType part, slice_Tensor(ctx, self, dim, start, end, step));
  BACKTAPE_RETURN_IF_ERROR(RequireScatterSource(ctx, self, src, part.sizes));
  return LikeClonedStorage(ctx, self);
}

absl::StatusOr<TensorType> flip(ShapeContext& ctx, const TensorType& self, absl::Span<const int64_t> dims) {
  BACKTAPE_RETURN_IF_ERROR(DimMask(dims, self.dim(), false).status());
  return EmptyLike(ctx, self, self.dtype, std::nullopt);
}

absl::StatusOr<TensorType> roll(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> shifts,
                                absl::Span<const int64_t> dims) {
  if (shifts.empty()) return ShapeError("`shifts` required");
  if (shifts.size() != dims.size() && !(dims.empty() && shifts.size() == 1)) {
    return ShapeError("shifts ", SizesText(shifts), " and dimensions ", SizesText(dims), " must align");
  }
  if (self.dim() == 0 && !dims.empty()) {
    return ShapeError("dims ", SizesText(dims), " are out of range for a 0-dim tensor");
  }
  for (int64_t dim : dims) BACKTAPE_RETURN_IF_ERROR(WrapDim(dim, self.dim()).status());
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<TensorType> repeat(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> repeats) {
  const int64_t rank = static_cast<int64_t>(repeats.size());
  if (rank < self.dim()) {
    return ShapeError("repeats must have at least one number for each of the ", self.dim(), " dims, but got ",
                      SizesText(repeats), " for a tensor of sizes ", SizesText(self.sizes));
  }
  SymIntVector sizes(repeats.begin(), repeats.end());
  for (int64_t d = 0; d < rank; ++d) {
    if (!ctx.Le(0, repeats[d])) return ShapeError("repeats ", SizesText(repeats), " must not be negative");
    if (d >= rank - self.dim()) sizes[d] = sizes[d] * self.sizes[d - (rank - self.dim())];
  }
  return ContiguousLike(self, self.dtype, sizes);
}

absl::StatusOr<TensorType> constant_pad_nd(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> pad,
                                           const SymScalar& value) {
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(value, self.dtype));
  const int64_t padded = static_cast<int64_t>(pad.size()) / 2;
  if (pad.size() % 2 != 0 || padded > self.dim()) {
    return ShapeError("length of pad ", SizesText(pad), " must be even and at most twice the number of dimensions of ",
                      "the input of sizes ", SizesText(self.sizes));
  }
  SymIntVector sizes = self.sizes;
  for (int64_t i = 0; i < padded; ++i) {
    SymInt& size = sizes[self.dim() - 1 - i];
    const SymInt before = size;
    // Negative padding must not remove more than the input has, even if the other side adds elements.
    const SymInt kept = size + SymInt::Min(pad[2 * i], 0) + SymInt::Min(pad[2 * i + 1], 0);
    size = size + pad[2 * i] + pad[2 * i + 1];
    if (!ctx.Le(0, kept, "the padding removes no more elements than there are")) {
      return ShapeError("the input size ", before.ToString(), ", plus negative padding ", pad[2 * i].ToString(),
                        " and ", pad[2 * i + 1].ToString(), ", resulted in a negative output size");
    }
  }
  // Without positive padding, PyTorch clones a slice of the input, which keeps the order of its strides.
  const bool is_slice =
      std::all_of(pad.begin(), pad.end(), [](const SymInt& p) { return p.constant().value_or(1) <= 0; });
  if (is_slice) {
    TensorType slice = self;
    slice.sizes = sizes;
    return EmptyLike(ctx, slice, self.dtype, std::nullopt);
  }
  return TypeInFormat(self, self.dtype, sizes, SuggestMemoryFormat(ctx, self));
}

absl::StatusOr<TensorType> tril(ShapeContext& ctx, const TensorType& self, const SymInt& diagonal) {
  if (self.dim() < 2) {
    return ShapeError("input tensor must have at least 2 dimensions, got sizes ", SizesText(self.sizes));
  }
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<TensorType> diag_embed(ShapeContext& ctx, const TensorType& self, int64_t offset, int64_t dim1,
                                      int64_t dim2) {
  if (self.dim() == 0) return ShapeError("diag_embed needs a tensor with at least one dimension");
  BACKTAPE_ASSIGN_OR_RETURN(dim1, WrapDim(dim1, self.dim() + 1));
  BACKTAPE_ASSIGN_OR_RETURN(dim2, WrapDim(dim2, self.dim() + 1));
  if (dim1 == dim2) return ShapeError("diagonal dimensions cannot be identical: ", dim1, ", ", dim2);
  if (offset < -INT32_MAX || offset > INT32_MAX) return ShapeError("offset ", offset, " does not fit in 32 bits");
  const SymInt length = self.sizes.back() + SymInt(std::abs(offset));
  SymIntVector sizes(self.sizes.begin(), self.sizes.end() - 1);
  for (int64_t dim : {std::min(dim1, dim2), std::max(dim1, dim2)}) sizes.insert(sizes.begin() + dim, length);
  return ContiguousLike(self, self.dtype, sizes);
}

absl::StatusOr<TensorType> diagonal_scatter(ShapeContext& ctx, const TensorType& self, const TensorType& src,
                                            int64_t offset, int64_t dim1, int64_t dim2) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType part, diagonal(ctx, self, offset, dim1, dim2));
  BACKTAPE_RETURN_IF_ERROR(RequireScatterSource(ctx, self, src, part.sizes));
  return LikeClonedStorage(ctx, self);
}

absl::StatusOr<TensorType> as_strided_scatter(ShapeContext& ctx, const TensorType& self, const TensorType& src,
                                              absl::Span<const SymInt> size, absl::Span<const SymInt> stride,
                                              std::optional<SymInt> storage_offset) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType part, as_strided(ctx, self, size, stride, storage_offset));
  for (size_t d = 0; d < size.size(); ++d) {
    if (ctx.Eq(stride[d], 0) && ctx.Lt(1, size[d])) {
      return ShapeError("more than one element of the written view refers to a single memory location: sizes ",
                        SizesText(size), ", strides ", SizesText(stride));
    }
  }
  BACKTAPE_RETURN_IF_ERROR(RequireScatterSource(ctx, self, src, part.sizes));
  return LikeClonedStorage(ctx, self);
}

}  // namespace backtape::shape_rules
