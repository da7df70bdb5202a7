#include "backtape/ir/shape_rules/memory_layout.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "absl/container/inlined_vector.h"

namespace backtape {
namespace {

using DimOrder = absl::InlinedVector<int, 6>;

constexpr char kReason[] = "how the strides order the dims";

// True if the dims are dense in this order, fastest first; skips dims of size 1.
bool IsDenseInOrder(ShapeContext& ctx, const TensorType& type, absl::Span<const int> fastest_first) {
  SymInt expected = 1;
  for (const int dim : fastest_first) {
    if (ctx.Eq(type.sizes[dim], 1, kReason)) continue;
    if (!ctx.Eq((*type.strides)[dim], expected, kReason)) return false;
    expected *= type.sizes[dim];
  }
  return true;
}

// True if the dims in some order have dense strides, even if sizes are 0 or symbolic. Looks for the dim with the next
// expected stride instead of sorting by stride, because the strides of a tensor without elements may have any order.
bool IsDenseInSomeOrder(const TensorType& type, DimOrder left) {
  SymInt expected = 1;
  while (!left.empty()) {
    const auto next = std::find_if(left.begin(), left.end(), [&](int dim) { return (*type.strides)[dim] == expected; });
    if (next == left.end()) return false;
    expected *= type.sizes[*next];
    left.erase(next);
  }
  return true;
}

bool SameSizes(const TensorType& type, absl::Span<const SymInt> sizes) {
  return absl::Span<const SymInt>(type.sizes) == sizes;
}

// Fills `out`, initially zeros, with strides over the broadcast dims; repeated dims keep 0.
void BroadcastStrides(ShapeContext& ctx, const TensorType& type, absl::Span<const SymInt> sizes, SymIntVector& out) {
  const size_t offset = sizes.size() - type.sizes.size();
  for (size_t i = 0; i < type.sizes.size(); ++i) {
    const bool is_repeated = ctx.Eq(type.sizes[i], 1, kReason) && !ctx.Eq(sizes[offset + i], 1, kReason);
    if (!is_repeated) out[offset + i] = (*type.strides)[i];
  }
}

// Returns the dims, fastest first, in the order of TensorIteratorBase::reorder_dimensions.
DimOrder SortDims(ShapeContext& ctx, absl::Span<const SymInt> sizes, absl::Span<const SymIntVector> operands) {
  const int dim = static_cast<int>(sizes.size());
  DimOrder order(dim);
  std::iota(order.rbegin(), order.rend(), 0);
  // Returns a positive number if `a` comes after `b`, negative if before, and 0 if the operands do not determine the
  // order.
  const auto compare = [&](int a, int b) {
    for (const SymIntVector& strides : operands) {
      if (ctx.Eq(strides[a], 0, kReason) || ctx.Eq(strides[b], 0, kReason)) continue;
      if (!(strides[a] == strides[b])) {
        const auto less = ctx.TryLt(strides[a], strides[b], kReason);
        if (!less.has_value()) continue;
        if (*less) return -1;
        if (ctx.TryLt(strides[b], strides[a], kReason).value_or(false)) return 1;
      }
      // With equal strides, a larger dim comes after a smaller one. In all other cases, the next operand decides.
      if (ctx.TryLt(sizes[b], sizes[a], kReason).value_or(false)) return 1;
    }
    return 0;
  };
  // Insertion sort, because undecided comparisons do not form the strict weak ordering that std::sort requires.
  for (int i = 1; i < dim; ++i) {
    int moving = i;
    for (int before = i - 1; before >= 0; --before) {
      const int comparison = compare(order[before], order[moving]);
      if (comparison < 0) break;
      if (comparison > 0) {
        std::swap(order[before], order[moving]);
        moving = before;
      }
    }
  }
  return order;
}

}  // namespace

bool IsContiguous(ShapeContext& ctx, const TensorType& type) {
  const bool is_empty =
      std::any_of(type.sizes.begin(), type.sizes.end(), [](const SymInt& s) { return s == SymInt(0); });
  if (is_empty) return true;
  DimOrder order(type.sizes.size());
  std::iota(order.rbegin(), order.rend(), 0);
  return IsDenseInOrder(ctx, type, order);
}

bool IsChannelsLast(ShapeContext& ctx, const TensorType& type) {
  return type.dim() == 4 && IsDenseInOrder(ctx, type, {1, 3, 2, 0});
}

bool IsNonOverlappingAndDense(ShapeContext& ctx, const TensorType& type) {
  if (IsContiguous(ctx, type)) return true;
  DimOrder order;
  for (int i = 0; i < type.dim(); ++i) {
    if (!ctx.Eq(type.sizes[i], 1, kReason)) order.push_back(i);
  }
  if (IsDenseInSomeOrder(type, order)) return true;
  for (size_t i = 1; i < order.size(); ++i) {
    for (size_t j = i; j > 0; --j) {
      const auto less = ctx.TryLt((*type.strides)[order[j]], (*type.strides)[order[j - 1]], kReason);
      if (!less.value_or(false)) break;
      std::swap(order[j], order[j - 1]);
    }
  }
  return IsDenseInOrder(ctx, type, order);
}

bool IsExpanded(ShapeContext& ctx, const TensorType& type) {
  for (int i = 0; i < type.dim(); ++i) {
    if ((*type.strides)[i] == SymInt(0) && ctx.Lt(1, type.sizes[i], kReason)) return true;
  }
  return false;
}

SymIntVector ChannelsLastStrides(absl::Span<const SymInt> sizes) {
  SymIntVector out(4);
  SymInt next = 1;
  for (const int dim : {1, 3, 2, 0}) {
    out[dim] = next;
    next *= sizes[dim];
  }
  return out;
}

std::optional<SymIntVector> PointwiseStrides(ShapeContext& ctx, absl::Span<const SymInt> sizes,
                                             absl::Span<const TensorType* const> inputs, bool has_number) {
  bool same_sizes = !has_number || sizes.empty();
  for (const TensorType* type : inputs) {
    if (!type->strides.has_value() && type->dim() > 0) return std::nullopt;
    same_sizes = same_sizes && SameSizes(*type, sizes);
  }
  if (sizes.empty()) return std::make_optional<SymIntVector>();
  // TensorIteratorBase::compute_fast_setup_type.
  if (same_sizes) {
    const auto all = [&](bool (*predicate)(ShapeContext&, const TensorType&)) {
      return std::all_of(inputs.begin(), inputs.end(), [&](const TensorType* type) { return predicate(ctx, *type); });
    };
    if (all(&IsContiguous)) return ContiguousStrides(sizes);
    if (all(&IsChannelsLast)) return ChannelsLastStrides(sizes);
    const bool same_strides = std::all_of(
        inputs.begin(), inputs.end(), [&](const TensorType* type) { return *type->strides == *inputs[0]->strides; });
    if (same_strides && IsNonOverlappingAndDense(ctx, *inputs[0])) return inputs[0]->strides;
  }
  absl::InlinedVector<SymIntVector, 3> operands;
  for (const TensorType* type : inputs) {
    if (type->dim() > 0) BroadcastStrides(ctx, *type, sizes, operands.emplace_back(sizes.size(), SymInt(0)));
  }
  const DimOrder order = SortDims(ctx, sizes, operands);
  // In row-major order an empty dim counts as size 1. In any other order, the strides of the slower dims become 0.
  if (std::is_sorted(order.rbegin(), order.rend())) return ContiguousStrides(sizes);
  SymIntVector strides(sizes.size());
  SymInt next = 1;
  for (const int dim : order) {
    strides[dim] = next;
    next *= sizes[dim];
  }
  return strides;
}

}  // namespace backtape
