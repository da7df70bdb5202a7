// View ops: sizes, strides and offset over the first argument's storage. If the input's strides are unknown, so are
// the output's, and the view is assumed to be possible. A guard records the assumed sign of a symbolic index.
#include <algorithm>
#include <optional>
#include <vector>

#include "backtape/ir/layout_error.h"
#include "backtape/ir/max_parts.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/choose_size.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

// `self` without its subclass name and its wrapped-number mark, which views do not inherit.
TensorType Viewed(const TensorType& self) {
  TensorType result = self;
  result.subclass.clear();
  result.is_wrapped_number = false;
  return result;
}

TensorType WithSizes(const TensorType& self, SymIntVector sizes, std::optional<SymIntVector> strides) {
  TensorType result = Viewed(self);
  result.sizes = std::move(sizes);
  result.strides = std::move(strides);
  return result;
}

// Elements start, start + step, ... (`length` of them) of one dim.
TensorType Sliced(const TensorType& self, int64_t dim, const SymInt& start, const SymInt& length, const SymInt& step) {
  TensorType result = Viewed(self);
  result.sizes[dim] = length;
  if (result.strides.has_value()) {
    result.storage_offset += start * (*result.strides)[dim];
    (*result.strides)[dim] = (*result.strides)[dim] * step;
  }
  return result;
}

TensorType Selected(const TensorType& self, int64_t dim, const SymInt& index) {
  TensorType result = Sliced(self, dim, index, 1, 1);
  result.sizes.erase(result.sizes.begin() + dim);
  if (result.strides.has_value()) result.strides->erase(result.strides->begin() + dim);
  return result;
}

TensorType Permuted(const TensorType& self, absl::Span<const int64_t> dims) {
  TensorType result = Viewed(self);
  for (size_t i = 0; i < dims.size(); ++i) {
    result.sizes[i] = self.sizes[dims[i]];
    if (self.strides.has_value()) (*result.strides)[i] = (*self.strides)[dims[i]];
  }
  return result;
}

TensorType Squeezed(ShapeContext& ctx, const TensorType& self, const std::vector<bool>& dims) {
  TensorType result = Viewed(self);
  for (int64_t d = self.dim() - 1; d >= 0; --d) {
    if (!dims[d] || !ctx.Eq(self.sizes[d], 1, "whether the dim has size 1")) continue;
    result.sizes.erase(result.sizes.begin() + d);
    if (result.strides.has_value()) result.strides->erase(result.strides->begin() + d);
  }
  return result;
}

absl::StatusOr<TensorType> ViewAs(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size) {
  BACKTAPE_ASSIGN_OR_RETURN(SymIntVector sizes, InferViewSizes(ctx, self, size));
  if (!self.strides.has_value()) return WithSizes(self, std::move(sizes), std::nullopt);
  std::optional<SymIntVector> strides;
  if (self.dim() == 0) {
    strides = SymIntVector(sizes.size(), SymInt(1));
  } else {
    strides = ViewStrides(ctx, self.sizes, *self.strides, sizes);
  }
  if (!strides.has_value()) {
    return LayoutError(ShapeError("view size ", SizesText(sizes), " is not compatible with input tensor's size ",
                                  SizesText(self.sizes), " and stride ", SizesText(*self.strides),
                                  " (at least one dimension spans across two contiguous subspaces); use reshape "
                                  "instead"));
  }
  return WithSizes(self, std::move(sizes), std::move(strides));
}

// True if the bound counts from the end. A bound of unknown sign has the sign that it has for large sizes: 4 - s is
// negative.
bool IsNegativeBound(ShapeContext& ctx, const SymInt& bound) {
  constexpr absl::string_view kReason = "whether a slice bound counts from the end";
  if (const std::optional<bool> is_negative = ctx.TryLt(bound, 0, kReason)) return *is_negative;
  const std::optional<int64_t> large =
      bound.Evaluate([](absl::string_view) { return std::optional<int64_t>(int64_t{1} << 16); });
  if (large.has_value() && *large < 0) return ctx.Lt(bound, 0, kReason);
  return !ctx.Le(0, bound, kReason);
}

// Clamps a slice bound to [low, size], where negative bounds count from the end. Graphs write an open end as INT64_MAX.
SymInt ClampSliceBound(ShapeContext& ctx, SymInt bound, const SymInt& low, const SymInt& size) {
  if (bound == SymInt(INT64_MAX) || bound == size) return size;
  if (IsNegativeBound(ctx, bound)) bound += size;
  bound = LargerSize(ctx, bound, low, "whether a slice bound is out of range");
  return bound == low ? low : SmallerSize(ctx, bound, size, "whether a slice bound is out of range");
}

absl::Status TooManyParts(absl::string_view reason, absl::string_view count) {
  return absl::ResourceExhaustedError(
      absl::StrCat("the ", reason, " is ", count, ", more than the limit of ", kMaxParts));
}

// The count, up to a limit, for which step is ceil(size / count), as in chunk; nullopt if there is none. Records a
// guard that there are this many parts, because a few small sizes have fewer.
std::optional<int64_t> CountOfChunks(ShapeContext& ctx, const SymInt& size, const SymInt& step,
                                     absl::string_view reason) {
  constexpr int64_t kMaxChunks = 256;
  if (!step.is_symbolic()) return std::nullopt;
  for (int64_t count = 2; count <= kMaxChunks; ++count) {
    if (step == SymInt::CeilDiv(size, count)) {
      return ctx.Lt(step * SymInt(count - 1), size, reason) ? std::optional(count) : std::nullopt;
    }
  }
  return std::nullopt;
}

// ceil(size / step): the number of outputs, which must be a plain number.
absl::StatusOr<int64_t> PlainCount(ShapeContext& ctx, const SymInt& size, const SymInt& step,
                                   absl::string_view reason) {
  const SymInt quotient = SymInt::CeilDiv(size, step);
  if (quotient.constant().has_value()) {
    if (quotient.value() > kMaxParts) return TooManyParts(reason, quotient.ToString());
    return quotient.value();
  }
  for (int64_t count = 0; count <= kMaxParts; ++count) {
    const std::optional<bool> is_short = ctx.TryLt(step * SymInt(count), size, reason);
    if (!is_short.has_value()) {
      if (const std::optional<int64_t> chunks = CountOfChunks(ctx, size, step, reason)) return *chunks;
      return ShapeError("the ", reason, " must be known, but ", quotient.ToString(), " has no hint");
    }
    if (!*is_short) return count;
  }
  return TooManyParts(reason, quotient.ToString());
}

// Splits `dim` into parts of the given lengths.
absl::StatusOr<std::vector<TensorType>> SplitAt(ShapeContext& ctx, const TensorType& self,
                                                absl::Span<const SymInt> lengths, int64_t dim) {
  std::vector<TensorType> parts;
  SymInt start = 0;
  for (const SymInt& length : lengths) {
    parts.push_back(Sliced(self, dim, start, length, 1));
    start += length;
  }
  return parts;
}

// Checks a view with explicit sizes, strides and offset. A type does not contain the size of the storage, so the bounds
// are checked later: by Tensor::TryFromStorage for tensors, by jit/run/storage_check.h before native runs.
absl::Status RequireNotNegative(ShapeContext& ctx, absl::Span<const SymInt> size, absl::Span<const SymInt> stride,
                                const SymInt& offset) {
  for (size_t i = 0; i < size.size(); ++i) {
    if (!ctx.Le(0, size[i], "sizes are not negative") || !ctx.Le(0, stride[i], "strides are not negative")) {
      return ShapeError("sizes ", SizesText(size), " and strides ", SizesText(stride), " must not be negative");
    }
  }
  if (ctx.Le(0, offset, "storage offset is not negative")) return absl::OkStatus();
  return ShapeError("storage offset ", offset.ToString(), " must not be negative");
}

absl::Status RequireDimensions(const TensorType& self, absl::string_view what) {
  if (self.dim() > 0) return absl::OkStatus();
  return ShapeError(what, " cannot be applied to a 0-dim tensor");
}

}  // namespace

absl::StatusOr<TensorType> alias(ShapeContext& ctx, const TensorType& self) { return Viewed(self); }
absl::StatusOr<TensorType> detach(ShapeContext& ctx, const TensorType& self) { return Viewed(self); }
absl::StatusOr<TensorType> lift_fresh(ShapeContext& ctx, const TensorType& self) { return Viewed(self); }

absl::StatusOr<TensorType> view(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size) {
  return ViewAs(ctx, self, size);
}

absl::StatusOr<TensorType> _unsafe_view(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size) {
  return ViewAs(ctx, self, size);
}

absl::StatusOr<TensorType> view_as(ShapeContext& ctx, const TensorType& self, const TensorType& other) {
  return ViewAs(ctx, self, other.sizes);
}

absl::StatusOr<TensorType> _reshape_alias(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size,
                                          absl::Span<const SymInt> stride) {
  if (size.size() != stride.size()) {
    return ShapeError("size ", SizesText(size), " and stride ", SizesText(stride), " must have the same length");
  }
  BACKTAPE_RETURN_IF_ERROR(RequireNotNegative(ctx, size, stride, self.storage_offset));
  if (!ctx.RequireEq(Product(size), self.numel(), "a view has the same number of elements")) {
    return ShapeError("shape '", SizesText(size), "' is invalid for input of sizes ", SizesText(self.sizes));
  }
  return WithSizes(self, SymIntVector(size.begin(), size.end()), SymIntVector(stride.begin(), stride.end()));
}

absl::StatusOr<TensorType> as_strided(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size,
                                      absl::Span<const SymInt> stride, std::optional<SymInt> storage_offset) {
  if (size.size() != stride.size()) {
    return ShapeError("mismatch in length of strides ", SizesText(stride), " and shape ", SizesText(size));
  }
  TensorType result =
      WithSizes(self, SymIntVector(size.begin(), size.end()), SymIntVector(stride.begin(), stride.end()));
  if (storage_offset.has_value()) result.storage_offset = *storage_offset;
  BACKTAPE_RETURN_IF_ERROR(RequireNotNegative(ctx, size, stride, result.storage_offset));
  return result;
}

absl::StatusOr<TensorType> expand(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size,
                                  bool implicit) {
  const int64_t rank = static_cast<int64_t>(size.size());
  const int64_t added = rank - self.dim();
  if (added < 0) {
    return ShapeError("the number of sizes provided (", rank,
                      ") must be greater or equal to the number of dimensions (", self.dim(),
                      ") of the tensor of sizes ", SizesText(self.sizes));
  }
  SymIntVector sizes(rank), strides(rank);
  for (int64_t i = rank - 1; i >= 0; --i) {
    const SymInt old_size = i >= added ? self.sizes[i - added] : SymInt(1);
    // -1 keeps the old size. A guard records the assumption that a symbolic size is not -1.
    if (size[i] == SymInt(-1)) {
      if (i < added) return ShapeError("size -1 is not allowed in the new leading dimension ", i);
      sizes[i] = old_size;
    } else if (ctx.Le(0, size[i], "sizes are not negative")) {
      sizes[i] = size[i];
    } else {
      return ShapeError("the expanded size ", size[i].ToString(), " at dimension ", i, " of ", SizesText(size),
                        " must not be negative");
    }
    const bool repeats = ctx.Eq(old_size, 1, "whether the dim is repeated") && !ctx.Eq(sizes[i], 1);
    if (!repeats && !ctx.RequireEq(sizes[i], old_size, "only dims of size 1 expand")) {
      return ShapeError("the expanded size of the tensor (", sizes[i].ToString(), ") must match the existing size (",
                        old_size.ToString(), ") at non-singleton dimension ", i, ": target sizes ", SizesText(size),
                        ", tensor sizes ", SizesText(self.sizes));
    }
    if (!self.strides.has_value()) continue;
    if (repeats) {
      strides[i] = 0;
    } else if (i >= added) {
      strides[i] = (*self.strides)[i - added];
    } else {
      strides[i] = i + 1 < rank ? sizes[i + 1] * strides[i + 1] : SymInt(1);
    }
  }
  if (!self.strides.has_value()) return WithSizes(self, std::move(sizes), std::nullopt);
  return WithSizes(self, std::move(sizes), std::move(strides));
}

absl::StatusOr<TensorType> expand_as(ShapeContext& ctx, const TensorType& self, const TensorType& other) {
  return expand(ctx, self, other.sizes, false);
}

absl::StatusOr<TensorType> select_int(ShapeContext& ctx, const TensorType& self, int64_t dim, const SymInt& index) {
  BACKTAPE_RETURN_IF_ERROR(RequireDimensions(self, "select"));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  const SymInt& size = self.sizes[dim];
  const bool from_end = !ctx.Le(0, index, "whether the index counts from the end");
  const SymInt wrapped = from_end ? index + size : index;
  if (!ctx.Le(0, wrapped, "the index is in range") || !ctx.Lt(wrapped, size, "the index is in range")) {
    return ShapeError("index ", index.ToString(), " out of range for tensor of size ", SizesText(self.sizes),
                      " at dimension ", dim);
  }
  return Selected(self, dim, wrapped);
}

absl::StatusOr<TensorType> slice_Tensor(ShapeContext& ctx, const TensorType& self, int64_t dim,
                                        std::optional<SymInt> start, std::optional<SymInt> end, const SymInt& step) {
  BACKTAPE_RETURN_IF_ERROR(RequireDimensions(self, "slice"));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  if (!ctx.Lt(0, step, "the slice step is positive"))
    return ShapeError("slice step must be positive, got ", step.ToString());
  const SymInt& size = self.sizes[dim];
  const SymInt first = ClampSliceBound(ctx, start.value_or(SymInt(0)), 0, size);
  const SymInt last = ClampSliceBound(ctx, end.value_or(SymInt(INT64_MAX)), first, size);
  return Sliced(self, dim, first, SymInt::CeilDiv(last - first, step), step);
}

absl::StatusOr<TensorType> narrow(ShapeContext& ctx, const TensorType& self, int64_t dim, const SymInt& start,
                                  const SymInt& length) {
  BACKTAPE_RETURN_IF_ERROR(RequireDimensions(self, "narrow"));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  const SymInt& size = self.sizes[dim];
  const SymInt first = ctx.Le(0, start, "whether start counts from the end") ? start : start + size;
  if (!ctx.Le(0, length)) return ShapeError("narrow expects length to be non-negative, got ", length.ToString());
  if (!ctx.Le(0, first)) {
    return ShapeError("start ", start.ToString(), " is out of range for dimension size ", size.ToString());
  }
  if (!ctx.Le(first + length, size, "the end of narrow is in range")) {
    return ShapeError("start (", start.ToString(), ") + length (", length.ToString(), ") exceeds dimension size (",
                      size.ToString(), ")");
  }
  return Sliced(self, dim, first, length, 1);
}

absl::StatusOr<std::vector<TensorType>> split_Tensor(ShapeContext& ctx, const TensorType& self,
                                                     const SymInt& split_size, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireDimensions(self, "split"));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  const SymInt& size = self.sizes[dim];
  if (!ctx.Le(0, split_size)) {
    return ShapeError("split expects split_size to be non-negative, got ", split_size.ToString());
  }
  if (ctx.Eq(split_size, 0, "whether split_size is 0")) {
    if (!ctx.Eq(size, 0))
      return ShapeError("split_size can only be 0 if dimension size is 0, but got dimension size of ", size.ToString());
    return std::vector<TensorType>{Viewed(self)};
  }
  BACKTAPE_ASSIGN_OR_RETURN(int64_t count, PlainCount(ctx, size, split_size, "number of parts of a split"));
  count = std::max<int64_t>(count, 1);
  SymIntVector lengths(count, split_size);
  lengths.back() = size - split_size * SymInt(count - 1);
  return SplitAt(ctx, self, lengths, dim);
}

absl::StatusOr<std::vector<TensorType>> split_with_sizes(ShapeContext& ctx, const TensorType& self,
                                                         absl::Span<const SymInt> split_sizes, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireDimensions(self, "split"));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  SymInt sum = 0;
  for (const SymInt& length : split_sizes) {
    if (!ctx.Le(0, length)) return ShapeError("split sizes ", SizesText(split_sizes), " must not be negative");
    sum += length;
  }
  if (!ctx.RequireEq(sum, self.sizes[dim], "split sizes sum to the size of the dim")) {
    return ShapeError("split_with_sizes expects split_sizes to sum exactly to ", self.sizes[dim].ToString(),
                      " (input tensor's size at dimension ", dim, "), but got split_sizes=", SizesText(split_sizes));
  }
  return SplitAt(ctx, self, split_sizes, dim);
}

absl::StatusOr<std::vector<TensorType>> chunk(ShapeContext& ctx, const TensorType& self, int64_t chunks, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireDimensions(self, "chunk"));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  if (chunks <= 0) return ShapeError("chunk expects `chunks` to be greater than 0, got ", chunks);
  const SymInt& size = self.sizes[dim];
  if (ctx.Eq(size, 0)) {
    if (chunks > kMaxParts) return TooManyParts("number of chunks", absl::StrCat(chunks));
    return std::vector<TensorType>(chunks, Viewed(self));
  }
  return split_Tensor(ctx, self, SymInt::CeilDiv(size, chunks), dim);
}

absl::StatusOr<std::vector<TensorType>> unbind_int(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireDimensions(self, "unbind"));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t size, PlainCount(ctx, self.sizes[dim], 1, "number of parts of an unbind"));
  std::vector<TensorType> parts;
  for (int64_t i = 0; i < size; ++i) parts.push_back(Selected(self, dim, i));
  return parts;
}

absl::StatusOr<TensorType> t(ShapeContext& ctx, const TensorType& self) {
  if (self.dim() > 2) {
    return ShapeError("t() expects a tensor with <= 2 dimensions, but self is ", self.dim(), "D of sizes ",
                      SizesText(self.sizes));
  }
  if (self.dim() < 2) return Viewed(self);
  return Permuted(self, {1, 0});
}

absl::StatusOr<TensorType> transpose_int(ShapeContext& ctx, const TensorType& self, int64_t dim0, int64_t dim1) {
  BACKTAPE_ASSIGN_OR_RETURN(dim0, WrapDim(dim0, self.dim()));
  BACKTAPE_ASSIGN_OR_RETURN(dim1, WrapDim(dim1, self.dim()));
  TensorType result = Viewed(self);
  if (self.dim() == 0) return result;
  std::swap(result.sizes[dim0], result.sizes[dim1]);
  if (result.strides.has_value()) std::swap((*result.strides)[dim0], (*result.strides)[dim1]);
  return result;
}

absl::StatusOr<TensorType> permute(ShapeContext& ctx, const TensorType& self, absl::Span<const int64_t> dims) {
  if (static_cast<int64_t>(dims.size()) != self.dim()) {
    return ShapeError("permute: the number of dimensions in the tensor (", self.dim(), ", sizes ",
                      SizesText(self.sizes), ") is not equal to the length of dims ", SizesText(dims));
  }
  BACKTAPE_RETURN_IF_ERROR(DimMask(dims, self.dim(), false).status());
  std::vector<int64_t> order(dims.begin(), dims.end());
  for (int64_t& d : order) d = d < 0 ? d + self.dim() : d;
  return Permuted(self, order);
}

absl::StatusOr<TensorType> unsqueeze(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim() + 1));
  TensorType result = Viewed(self);
  if (self.strides.has_value()) {
    const SymInt stride = dim < self.dim() ? self.sizes[dim] * (*self.strides)[dim] : SymInt(1);
    result.strides->insert(result.strides->begin() + dim, stride);
  }
  result.sizes.insert(result.sizes.begin() + dim, SymInt(1));
  return result;
}

absl::StatusOr<TensorType> squeeze(ShapeContext& ctx, const TensorType& self) {
  return Squeezed(ctx, self, std::vector<bool>(self.dim(), true));
}

absl::StatusOr<TensorType> squeeze_dim(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  return squeeze_dims(ctx, self, {dim});
}

absl::StatusOr<TensorType> squeeze_dims(ShapeContext& ctx, const TensorType& self, absl::Span<const int64_t> dim) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<bool> mask, DimMask(dim, self.dim(), false));
  return Squeezed(ctx, self, mask);
}

absl::StatusOr<TensorType> diagonal(ShapeContext& ctx, const TensorType& self, int64_t offset, int64_t dim1,
                                    int64_t dim2) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t d1, WrapDim(dim1, self.dim()));
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t d2, WrapDim(dim2, self.dim()));
  if (d1 == d2) return ShapeError("diagonal dimensions cannot be identical: ", dim1, ", ", dim2);
  const SymInt rows = self.sizes[d1] - SymInt::Max(-SymInt(offset), 0);
  const SymInt columns = self.sizes[d2] - SymInt::Max(offset, 0);
  constexpr absl::string_view kReason = "how long the diagonal is";
  const SymInt length = LargerSize(ctx, SmallerSize(ctx, rows, columns, kReason), 0, kReason);
  const bool empty = length == SymInt(0);
  TensorType result = Viewed(self);
  std::optional<SymInt> stride;
  if (self.strides.has_value()) {
    stride = (*self.strides)[d1] + (*self.strides)[d2];
    if (!empty) {
      result.storage_offset +=
          offset >= 0 ? SymInt(offset) * (*self.strides)[d2] : -SymInt(offset) * (*self.strides)[d1];
    }
  }
  for (int64_t d : {std::max(d1, d2), std::min(d1, d2)}) {
    result.sizes.erase(result.sizes.begin() + d);
    if (stride.has_value()) result.strides->erase(result.strides->begin() + d);
  }
  result.sizes.push_back(length);
  if (stride.has_value()) result.strides->push_back(*stride);
  return result;
}

absl::StatusOr<TensorType> unfold(ShapeContext& ctx, const TensorType& self, int64_t dimension, int64_t size,
                                  int64_t step) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t dim, WrapDim(dimension, self.dim()));
  const SymInt max_size = self.dim() == 0 ? SymInt(1) : self.sizes[dim];
  if (size < 0) return ShapeError("size is ", size, " but must be >= 0");
  if (!ctx.Le(size, max_size, "a window fits")) {
    return ShapeError("maximum size for tensor at dimension ", dim, " is ", max_size.ToString(), " but size is ", size);
  }
  if (step <= 0) return ShapeError("step is ", step, " but must be > 0");
  TensorType result = Viewed(self);
  if (self.dim() == 0) {
    result.sizes.push_back(size);
    if (result.strides.has_value()) result.strides->push_back(1);
    return result;
  }
  result.sizes[dim] = SymInt::FloorDiv(max_size - SymInt(size), step) + SymInt(1);
  result.sizes.push_back(size);
  if (result.strides.has_value()) {
    const SymInt stride = (*self.strides)[dim];
    (*result.strides)[dim] = stride * SymInt(step);
    result.strides->push_back(stride);
  }
  return result;
}

absl::StatusOr<std::vector<TensorType>> unsafe_split_Tensor(ShapeContext& ctx, const TensorType& self,
                                                            const SymInt& split_size, int64_t dim) {
  return split_Tensor(ctx, self, split_size, dim);
}

absl::StatusOr<std::vector<TensorType>> unsafe_split_with_sizes(ShapeContext& ctx, const TensorType& self,
                                                                absl::Span<const SymInt> split_sizes, int64_t dim) {
  return split_with_sizes(ctx, self, split_sizes, dim);
}

}  // namespace backtape::shape_rules
