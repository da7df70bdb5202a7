// Reading and writing at positions held in tensors. The kernels check the positions themselves.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/open_sizes.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/memory_layout.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

absl::Status RequireIndex(const TensorType& index) {
  if (index.dtype == DType::kInt64 || index.dtype == DType::kInt32) return absl::OkStatus();
  return ShapeError("index must be int32 or int64, but got ", TorchName(index.dtype));
}

// The `index` of gather and scatter must have the rank of `self` and, except in dim `except`, at most its sizes.
absl::Status RequireAlignedIndex(ShapeContext& ctx, const TensorType& index, const TensorType& self,
                                 std::optional<int64_t> except, absl::string_view what) {
  if (index.sizes.size() == 1 && ctx.Eq(index.sizes[0], 0)) return absl::OkStatus();
  const auto rank = [](const TensorType& t) { return t.dim() == 0 ? 1 : t.dim(); };
  bool fits = rank(index) == rank(self);
  for (int64_t d = 0; fits && d < index.dim() && d < self.dim(); ++d) {
    fits = d == except || ctx.Le(index.sizes[d], self.sizes[d],
                                 "the sizes of an index do not exceed those of the tensor that it indexes");
  }
  if (fits) return absl::OkStatus();
  return ShapeError("size does not match: expected index ", SizesText(index.sizes), " to be no larger than ", what, " ",
                    SizesText(self.sizes), except.has_value() ? absl::StrCat(" apart from dimension ", *except) : "");
}

bool IsMask(const TensorType& index) { return index.dtype == DType::kBool || index.dtype == DType::kUInt8; }

// Sizes of the index of each dim; nullopt for dims that are not indexed. A mask of n dims is equivalent to n index
// vectors, each with as many positions as the mask has true elements.
absl::StatusOr<std::vector<std::optional<SymIntVector>>> IndexSizesOfDims(ShapeContext& ctx, const TensorType& self,
                                                                          absl::Span<const TensorType* const> indices) {
  if (indices.empty()) return ShapeError("at least one index must be provided");
  std::vector<std::optional<SymIntVector>> sizes;
  int num_masks = 0;
  for (const TensorType* index : indices) {
    if (index == nullptr) {
      sizes.emplace_back();
    } else if (!IsMask(*index)) {
      BACKTAPE_RETURN_IF_ERROR(RequireIndex(*index));
      sizes.emplace_back(index->sizes);
    } else {
      if (index->dim() == 0) return ShapeError("a 0-dim mask is not supported as an index");
      const SymIntVector count = {OpenSize(num_masks++)};
      for (int64_t d = 0; d < index->dim(); ++d) {
        const int64_t place = static_cast<int64_t>(sizes.size());
        if (place >= self.dim() ||
            !ctx.RequireEq(index->sizes[d], self.sizes[place], "a mask has the sizes of the dims it indexes")) {
          return ShapeError("the shape of the mask ", SizesText(index->sizes), " at index ", d,
                            " does not match the shape of the indexed tensor ", SizesText(self.sizes), " at index ",
                            place);
        }
        sizes.emplace_back(count);
      }
    }
  }
  if (static_cast<int64_t>(sizes.size()) > self.dim()) {
    return ShapeError("too many indices for tensor of dimension ", self.dim(), " (got ", sizes.size(), ")");
  }
  return sizes;
}

// Sizes of self[indices]: the broadcast index sizes replace the indexed dims if these are adjacent, and otherwise come
// first.
absl::StatusOr<SymIntVector> IndexedSizes(ShapeContext& ctx, const TensorType& self,
                                          absl::Span<const TensorType* const> indices) {
  BACKTAPE_ASSIGN_OR_RETURN(const auto index_sizes, IndexSizesOfDims(ctx, self, indices));
  SymIntVector broadcast, rest;
  std::optional<size_t> first, last, place;
  size_t count = 0;
  for (size_t d = 0; d < self.sizes.size(); ++d) {
    if (d >= index_sizes.size() || !index_sizes[d]) {
      rest.push_back(self.sizes[d]);
      continue;
    }
    BACKTAPE_ASSIGN_OR_RETURN(broadcast, BroadcastSizes(ctx, broadcast, *index_sizes[d]));
    if (!first.has_value()) {
      first = d;
      place = rest.size();
    }
    last = d;
    ++count;
  }
  if (count == 0) return rest;
  if (*last - *first + 1 != count) place = 0;
  rest.insert(rest.begin() + *place, broadcast.begin(), broadcast.end());
  return rest;
}

bool IsRowMajor(const TensorType& type) { return type.strides == ContiguousStrides(type.sizes); }

// The strides of self[indices]; nullopt if those of an operand are unknown. PyTorch picks elements with a
// TensorIterator: `self` has a stride of 0 along the dims of the index, and the indices have size 1 along the others.
std::optional<SymIntVector> IndexedStrides(ShapeContext& ctx, const TensorType& self,
                                           absl::Span<const TensorType* const> indices,
                                           absl::Span<const SymInt> sizes) {
  bool is_plain = IsRowMajor(self);
  bool has_mask = false;
  int64_t index_dims = 0, num_indexed = 0;
  std::optional<size_t> first, last;
  for (size_t d = 0; d < indices.size(); ++d) {
    if (indices[d] == nullptr) continue;
    is_plain = is_plain && IsRowMajor(*indices[d]);
    has_mask = has_mask || IsMask(*indices[d]);
    index_dims = std::max<int64_t>(index_dims, indices[d]->dim());
    first = first.value_or(d);
    last = d;
    ++num_indexed;
  }
  // A mask selects a number of elements that is not known yet; PyTorch replaces it by vectors of positions.
  if (is_plain || has_mask || num_indexed == 0) return ContiguousStrides(sizes);
  if (!self.strides.has_value()) return std::nullopt;
  const bool is_adjacent = *last - *first + 1 == static_cast<size_t>(num_indexed);
  const size_t place = is_adjacent ? *first : 0;
  TensorType picked = self;
  picked.sizes.assign(sizes.begin(), sizes.end());
  picked.strides->clear();
  for (size_t d = 0; d < self.sizes.size(); ++d) {
    if (d >= indices.size() || indices[d] == nullptr) picked.strides->push_back((*self.strides)[d]);
  }
  picked.strides->insert(picked.strides->begin() + static_cast<int64_t>(place), index_dims, SymInt(0));
  const size_t num_after = sizes.size() - place - index_dims;
  std::vector<TensorType> operands = {std::move(picked)};
  for (const TensorType* index : indices) {
    if (index == nullptr) continue;
    if (!index->strides.has_value()) return std::nullopt;
    TensorType& operand = operands.emplace_back(*index);
    operand.sizes.insert(operand.sizes.end(), num_after, SymInt(1));
    operand.strides->insert(operand.strides->end(), num_after, SymInt(0));
  }
  absl::InlinedVector<const TensorType*, 4> pointers;
  for (const TensorType& operand : operands) pointers.push_back(&operand);
  return PointwiseStrides(ctx, sizes, pointers, /*has_number=*/false);
}

absl::Status RequireMaskOf(ShapeContext& ctx, const TensorType& mask, absl::Span<const SymInt> sizes,
                           absl::string_view target) {
  if (mask.dtype != DType::kBool) return ShapeError("mask must be bool, but got ", TorchName(mask.dtype));
  return RequireBroadcast(ctx, mask, sizes, "mask", target);
}

// Nothing is at any position of an empty dim.
absl::Status RequirePositions(ShapeContext& ctx, const SymInt& size, const TensorType& index) {
  // The number of elements may also depend on values.
  if (size != SymInt(0) || ctx.Eq(index.numel(), 0) || HasUnbackedSymbol(index.numel())) return absl::OkStatus();
  return ShapeError("an index of sizes ", SizesText(index.sizes), " cannot be used for an empty dim");
}

// Checks the index of index_select and index_add. A 0-dim `self` counts as having one position.
absl::Status RequireIndexVector(ShapeContext& ctx, const TensorType& index, const TensorType& self) {
  BACKTAPE_RETURN_IF_ERROR(RequireIndex(index));
  if (index.dim() > 1) return ShapeError("index is supposed to be a vector, but got sizes ", SizesText(index.sizes));
  if (self.dim() == 0 && !ctx.RequireEq(index.numel(), 1, "the index of a 0-dim tensor has one element")) {
    return ShapeError("the index of a 0-dim tensor must have one element, got sizes ", SizesText(index.sizes));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<TensorType> index_select(ShapeContext& ctx, const TensorType& self, int64_t dim,
                                        const TensorType& index) {
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  BACKTAPE_RETURN_IF_ERROR(RequireIndexVector(ctx, index, self));
  if (self.dim() > 0) BACKTAPE_RETURN_IF_ERROR(RequirePositions(ctx, self.sizes[dim], index));
  SymIntVector sizes = self.sizes;
  if (self.dim() > 0) sizes[dim] = index.numel();
  return ContiguousLike(self, self.dtype, sizes);
}

// As in PyTorch, an index without elements may have any dtype and any sizes.
absl::StatusOr<TensorType> gather(ShapeContext& ctx, const TensorType& self, int64_t dim, const TensorType& index,
                                  bool sparse_grad) {
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  if (index.numel() != SymInt(0)) {
    BACKTAPE_RETURN_IF_ERROR(RequireIndex(index));
    BACKTAPE_RETURN_IF_ERROR(RequireAlignedIndex(ctx, index, self, dim, "self"));
  }
  return ContiguousLike(self, self.dtype, index.sizes);
}

absl::StatusOr<TensorType> scatter_value(ShapeContext& ctx, const TensorType& self, int64_t dim,
                                         const TensorType& index, const SymScalar& value) {
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(value, self.dtype));
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  if (index.numel() != SymInt(0)) {
    BACKTAPE_RETURN_IF_ERROR(RequireIndex(index));
    BACKTAPE_RETURN_IF_ERROR(RequireAlignedIndex(ctx, index, self, dim, "self"));
  }
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<TensorType> scatter_src(ShapeContext& ctx, const TensorType& self, int64_t dim, const TensorType& index,
                                       const TensorType& src) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, src, "self and src"));
  if (index.numel() != SymInt(0)) {
    BACKTAPE_RETURN_IF_ERROR(RequireAlignedIndex(ctx, index, src, std::nullopt, "src"));
  }
  return scatter_value(ctx, self, dim, index, SymScalar());
}

absl::StatusOr<TensorType> index_Tensor(ShapeContext& ctx, const TensorType& self,
                                        absl::Span<const TensorType* const> indices) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, IndexedSizes(ctx, self, indices));
  TensorType result = ContiguousLike(self, self.dtype, sizes);
  result.strides = IndexedStrides(ctx, self, indices, sizes);
  return result;
}

absl::StatusOr<TensorType> index_put(ShapeContext& ctx, const TensorType& self,
                                     absl::Span<const TensorType* const> indices, const TensorType& values,
                                     bool accumulate) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, values, "self and values"));
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, IndexedSizes(ctx, self, indices));
  BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, values, sizes, "values", "the indexed part"));
  return EmptyLike(ctx, self, self.dtype, std::nullopt);
}

absl::StatusOr<TensorType> _unsafe_masked_index(ShapeContext& ctx, const TensorType& self, const TensorType& mask,
                                                absl::Span<const TensorType* const> indices, const SymScalar& fill) {
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, IndexedSizes(ctx, self, indices));
  BACKTAPE_RETURN_IF_ERROR(RequireMaskOf(ctx, mask, sizes, "the indexed part"));
  return ContiguousLike(self, self.dtype, sizes);
}

absl::StatusOr<TensorType> _unsafe_masked_index_put_accumulate(ShapeContext& ctx, const TensorType& self,
                                                               const TensorType& mask,
                                                               absl::Span<const TensorType* const> indices,
                                                               const TensorType& values) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, index_put(ctx, self, indices, values, true));
  BACKTAPE_RETURN_IF_ERROR(RequireMaskOf(ctx, mask, values.sizes, "values"));
  return result;
}

absl::StatusOr<TensorType> index_add(ShapeContext& ctx, const TensorType& self, int64_t dim, const TensorType& index,
                                     const TensorType& source, const SymScalar& alpha) {
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  BACKTAPE_RETURN_IF_ERROR(RequireIndexVector(ctx, index, self));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, source, "self and source"));
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(alpha, self.dtype));
  SymIntVector expected = self.sizes;
  if (self.dim() > 0) expected[dim] = index.numel();
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, source.sizes, expected, "source"));
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<TensorType> embedding(ShapeContext& ctx, const TensorType& weight, const TensorType& indices,
                                     const SymInt& padding_idx, bool scale_grad_by_freq, bool sparse) {
  BACKTAPE_RETURN_IF_ERROR(RequireRank(weight, 2, "'weight'"));
  BACKTAPE_RETURN_IF_ERROR(RequireIndex(indices));
  BACKTAPE_RETURN_IF_ERROR(RequirePositions(ctx, weight.sizes[0], indices));
  SymIntVector sizes = indices.sizes;
  sizes.push_back(weight.sizes[1]);
  return ContiguousLike(weight, weight.dtype, sizes);
}

absl::StatusOr<TensorType> embedding_dense_backward(ShapeContext& ctx, const TensorType& grad_output,
                                                    const TensorType& indices, const SymInt& num_weights,
                                                    const SymInt& padding_idx, bool scale_grad_by_freq) {
  BACKTAPE_RETURN_IF_ERROR(RequireIndex(indices));
  if (grad_output.dim() == 0) return ShapeError("grad_output must have at least one dimension");
  SymIntVector expected = indices.sizes;
  expected.push_back(grad_output.sizes.back());
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, expected, "grad_output"));
  return ContiguousLike(grad_output, grad_output.dtype, {num_weights, grad_output.sizes.back()});
}

absl::StatusOr<TensorType> take(ShapeContext& ctx, const TensorType& self, const TensorType& index) {
  if (index.dtype != DType::kInt64)
    return ShapeError("take(): expected an int64 index, but got ", TorchName(index.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequirePositions(ctx, self.numel(), index));
  return ContiguousLike(self, self.dtype, index.sizes);
}

absl::StatusOr<TensorType> put(ShapeContext& ctx, const TensorType& self, const TensorType& index,
                               const TensorType& source, bool accumulate) {
  if (index.dtype != DType::kInt64)
    return ShapeError("put(): expected an int64 index, but got ", TorchName(index.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequirePositions(ctx, self.numel(), index));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, source, "self and source"));
  if (!ctx.RequireEq(index.numel(), source.numel(), "source has an element for each index")) {
    return ShapeError("expected source and index to have the same number of elements, but got ",
                      source.numel().ToString(), " and ", index.numel().ToString());
  }
  return EmptyLike(ctx, self, self.dtype, std::nullopt);
}

absl::StatusOr<TensorType> isin_Tensor_Tensor(ShapeContext& ctx, const TensorType& elements,
                                              const TensorType& test_elements, bool assume_unique, bool invert) {
  if (elements.dtype == DType::kBool || test_elements.dtype == DType::kBool) {
    return ShapeError("isin is not implemented for bool");
  }
  return ContiguousLike(elements, DType::kBool, elements.sizes);
}

}  // namespace backtape::shape_rules
