#include "backtape/ir/shape_rules/strides.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/memory_layout.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

// The dims in channels-last memory order, innermost first.
std::vector<int64_t> ChannelsLastOrder(int64_t rank) {
  std::vector<int64_t> order = {1};
  for (int64_t d = rank - 1; d >= 2; --d) order.push_back(d);
  order.push_back(0);
  return order;
}

SymInt AtLeastOne(const SymInt& size) { return size == SymInt(0) ? SymInt(1) : size; }

SymIntVector DenseStrides(absl::Span<const SymInt> sizes, absl::Span<const int64_t> inner_to_outer) {
  SymIntVector strides(sizes.size());
  SymInt next = 1;
  for (int64_t d : inner_to_outer) {
    strides[d] = next;
    next *= AtLeastOne(sizes[d]);
  }
  return strides;
}

// Sorts dims by stride like PyTorch's infer_dense_strides: a stable insertion sort in which a stride of 0 is neither
// less nor greater than any other.
std::vector<int64_t> InnerToOuter(ShapeContext& ctx, absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides) {
  const int64_t rank = static_cast<int64_t>(sizes.size());
  std::vector<int64_t> order(rank);
  for (int64_t i = 0; i < rank; ++i) order[i] = rank - 1 - i;
  const auto compare = [&](int64_t a, int64_t b) {
    if (strides[a] == SymInt(0) || strides[b] == SymInt(0)) return 0;
    if (strides[a] == strides[b])
      return ctx.Lt(sizes[b], sizes[a], "how the sizes order dims of equal strides") ? 1 : 0;
    return ctx.Lt(strides[a], strides[b], "how the strides order the dims") ? -1 : 1;
  };
  for (int64_t i = 1; i < rank; ++i) {
    int64_t moving = i;
    for (int64_t j = i - 1; j >= 0; --j) {
      const int cmp = compare(order[j], order[moving]);
      if (cmp < 0) break;
      if (cmp > 0) {
        std::swap(order[j], order[moving]);
        moving = j;
      }
    }
  }
  return order;
}

// Removes the sizes that both shapes of a view contain, and records that the products of the remaining sizes are equal.
// ViewStrides asks whether these products are equal. If a common factor is a sum, the equal numbers of elements do not
// imply that they are.
void RequireEqualRest(ShapeContext& ctx, SymIntVector before, SymIntVector after) {
  for (auto it = before.begin(); it != before.end();) {
    const auto same = std::find(after.begin(), after.end(), *it);
    // A factor of 0 cannot be removed: the other factors may then differ.
    if (same == after.end() || *it == SymInt(0)) {
      ++it;
      continue;
    }
    after.erase(same);
    it = before.erase(it);
  }
  const SymInt rest_before = Product(before);
  const SymInt rest_after = Product(after);
  if (rest_before.is_symbolic() || rest_after.is_symbolic()) {
    ctx.RequireEq(rest_after, rest_before, "a view has the same number of elements");
  }
}

}  // namespace

bool IsKnownContiguous(absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides) {
  SymInt expected = 1;
  bool matches = true;
  for (size_t i = sizes.size(); i-- > 0;) {
    if (sizes[i] == SymInt(0)) return true;
    if (sizes[i] == SymInt(1)) continue;
    matches = matches && strides[i] == expected;
    expected *= sizes[i];
  }
  return matches;
}

bool IsChannelsLast(ShapeContext& ctx, const TensorType& type, MemoryFormat format) {
  const int64_t rank = format == MemoryFormat::kChannelsLast3d ? 5 : 4;
  if (type.dim() != rank || !type.strides.has_value()) return false;
  const SymIntVector& strides = *type.strides;
  if (ctx.Eq(strides[1], 0)) return false;
  SymInt min = 0;
  for (int64_t d : ChannelsLastOrder(rank)) {
    if (ctx.Eq(type.sizes[d], 0)) return false;
    // No stride is negative, even if its expression does not show that: 3*s - 12, for s at least 4.
    if (!(min == SymInt(0)) && ctx.Lt(strides[d], min, "how the strides order the dims")) return false;
    // Ambiguous ([N, 1, 1, 1] with equal strides); PyTorch treats it as contiguous.
    if (d == 0 && min == strides[1]) return false;
    min = strides[d];
    if (!ctx.Eq(type.sizes[d], 1)) min = min * type.sizes[d];
  }
  return true;
}

std::optional<MemoryFormat> SuggestMemoryFormat(ShapeContext& ctx, const TensorType& type) {
  if (!type.strides.has_value() && (type.dim() == 4 || type.dim() == 5)) return std::nullopt;
  for (MemoryFormat format : {MemoryFormat::kChannelsLast, MemoryFormat::kChannelsLast3d}) {
    if (IsChannelsLast(ctx, type, format)) return format;
  }
  return MemoryFormat::kContiguous;
}

absl::StatusOr<SymIntVector> StridesOf(absl::Span<const SymInt> sizes, MemoryFormat format) {
  if (format == MemoryFormat::kContiguous) return ContiguousStrides(sizes);
  const size_t rank = format == MemoryFormat::kChannelsLast3d ? 5 : 4;
  if (sizes.size() != rank) {
    return ShapeError("required rank ", rank, " tensor to use ", TorchName(format), " format, got sizes ",
                      SizesText(sizes));
  }
  return DenseStrides(sizes, ChannelsLastOrder(static_cast<int64_t>(rank)));
}

absl::StatusOr<TensorType> TypeInFormat(const TensorType& like, DType dtype, absl::Span<const SymInt> sizes,
                                        std::optional<MemoryFormat> format) {
  TensorType type = ContiguousLike(like, dtype, SymIntVector(sizes.begin(), sizes.end()));
  if (format.has_value()) {
    BACKTAPE_ASSIGN_OR_RETURN(type.strides, StridesOf(sizes, *format));
  } else {
    type.strides.reset();
  }
  return type;
}

absl::StatusOr<TensorType> PooledRows(ShapeContext& ctx, const TensorType& self, const SymIntVector& sizes) {
  TensorType pooled = ContiguousLike(self, self.dtype, sizes);
  // Passes may change the stride of a dim of size 1, on which the format of an image of one pixel would depend.
  if (self.dim() != 3 || self.sizes.back() == SymInt(1)) return pooled;
  const auto with_line = [](SymIntVector numbers, SymInt of_line) {
    numbers.insert(numbers.end() - 1, std::move(of_line));
    return numbers;
  };
  TensorType image = self;
  image.sizes = with_line(self.sizes, 1);
  if (self.strides.has_value()) image.strides = with_line(*self.strides, self.sizes.back() * self.strides->back());
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType result,
                            TypeInFormat(self, self.dtype, with_line(sizes, 1), SuggestMemoryFormat(ctx, image)));
  pooled.strides = result.strides;
  if (pooled.strides.has_value()) pooled.strides->erase(pooled.strides->end() - 2);
  return pooled;
}

std::optional<SymIntVector> PreservedStrides(ShapeContext& ctx, const TensorType& type) {
  if (!type.strides.has_value()) return std::nullopt;
  if (IsNonOverlappingAndDense(ctx, type)) return type.strides;
  return DenseStrides(type.sizes, InnerToOuter(ctx, type.sizes, *type.strides));
}

absl::StatusOr<TensorType> EmptyLike(ShapeContext& ctx, const TensorType& self, DType dtype,
                                     std::optional<MemoryFormat> format) {
  TensorType result = ContiguousLike(self, dtype, self.sizes);
  if (format.value_or(MemoryFormat::kPreserve) == MemoryFormat::kPreserve) {
    result.strides = PreservedStrides(ctx, self);
  } else {
    BACKTAPE_ASSIGN_OR_RETURN(result.strides, StridesOf(self.sizes, *format));
  }
  return result;
}

absl::StatusOr<SymIntVector> InferViewSizes(ShapeContext& ctx, const TensorType& self,
                                            absl::Span<const SymInt> wanted) {
  SymIntVector sizes(wanted.begin(), wanted.end());
  SymInt known = 1;
  std::optional<size_t> inferred;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == SymInt(-1)) {
      if (inferred.has_value()) return ShapeError("only one dimension can be inferred, got shape ", SizesText(wanted));
      inferred = i;
    } else if (!ctx.Le(0, sizes[i], "sizes are not negative")) {
      return ShapeError("invalid shape dimension ", sizes[i].ToString(), " in ", SizesText(wanted));
    } else {
      known *= sizes[i];
    }
  }
  const SymInt numel = self.numel();
  if (inferred.has_value()) {
    if (ctx.Eq(known, 0)) {
      return ShapeError("cannot reshape tensor of ", numel.ToString(), " elements into shape ", SizesText(wanted),
                        " because the unspecified dimension size -1 can be any value and is ambiguous");
    }
    sizes[*inferred] = SymInt::FloorDiv(numel, known);
    known *= sizes[*inferred];
  }
  if (!ctx.RequireEq(known, numel, "a view has the same number of elements")) {
    return ShapeError("shape '", SizesText(wanted), "' is invalid for input of size ", numel.ToString(), " (sizes ",
                      SizesText(self.sizes), ")");
  }
  RequireEqualRest(ctx, self.sizes, sizes);
  return sizes;
}

std::optional<SymIntVector> ViewStrides(ShapeContext& ctx, absl::Span<const SymInt> old_sizes,
                                        absl::Span<const SymInt> old_strides, absl::Span<const SymInt> new_sizes) {
  const bool is_empty = std::any_of(new_sizes.begin(), new_sizes.end(), [](const SymInt& s) { return s == SymInt(0); });
  if (is_empty || IsKnownContiguous(old_sizes, old_strides)) {
    // PyTorch keeps the strides of an empty tensor if its shape does not change.
    if (old_sizes == new_sizes) return SymIntVector(old_strides.begin(), old_strides.end());
    return ContiguousStrides(new_sizes);
  }
  SymIntVector strides(new_sizes.size());
  int64_t view_d = static_cast<int64_t>(new_sizes.size()) - 1;
  SymInt chunk_stride = old_strides.back();
  SymInt old_numel = 1, view_numel = 1;
  for (int64_t d = static_cast<int64_t>(old_sizes.size()) - 1; d >= 0; --d) {
    old_numel *= old_sizes[d];
    // A group of mergeable dims ends where the next stride does not continue it.
    const bool ends = d == 0 || (!ctx.Eq(old_sizes[d - 1], 1) &&
                                 !ctx.Eq(old_strides[d - 1], old_numel * chunk_stride, "whether dims merge in a view"));
    if (!ends) continue;
    while (view_d >= 0 &&
           (ctx.Eq(new_sizes[view_d], 1) || ctx.Lt(view_numel, old_numel, "which dims a view splits or merges"))) {
      strides[view_d] = view_numel * chunk_stride;
      view_numel *= new_sizes[view_d];
      --view_d;
    }
    if (!ctx.Eq(view_numel, old_numel, "which dims a view splits or merges")) return std::nullopt;
    if (d > 0) {
      chunk_stride = old_strides[d - 1];
      old_numel = view_numel = 1;
    }
  }
  if (view_d != -1) return std::nullopt;
  return strides;
}

}  // namespace backtape::shape_rules
