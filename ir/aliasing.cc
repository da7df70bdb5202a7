#include "backtape/ir/aliasing.h"

#include <algorithm>

#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_rules/strides.h"

namespace backtape {

bool MayViewFirstArgument(const OpSchema& op) {
  return (op.has_tag(kTagViewOrCopy) || op.has_tag(kTagView)) && !op.has_tag(kTagInplace);
}

namespace {

// One more than the offset of the last element from the first; 0 without elements.
SymInt Span(ShapeContext& ctx, absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides) {
  SymInt span(1);
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (ctx.Eq(sizes[d], 0, "whether the tensor has elements")) return SymInt(0);
    span += (sizes[d] - SymInt(1)) * strides[d];
  }
  return span;
}

// For resize_: whether the elements of `result` lie within the memory of `self`.
bool HasRoom(ShapeContext& ctx, const TensorType& self, const TensorType& result) {
  return ctx.Le(Span(ctx, result.sizes, *result.strides), Span(ctx, self.sizes, *self.strides),
                "whether the storage has room for the new sizes");
}

}  // namespace

std::optional<TensorType> SharedView(ShapeContext& ctx, const OpSchema& op, const TensorType& self,
                                     const TensorType& result) {
  if (op.has_tag(kTagView)) return result;
  if (!op.has_tag(kTagViewOrCopy) || !self.strides.has_value() || !result.strides.has_value()) return std::nullopt;
  if (op.is(OpId::resize) || op.is(OpId::resize_as)) {
    if (!HasRoom(ctx, self, result)) return std::nullopt;
  } else {
    // The op's shape rule requires this; a `ctx` to which the rule was not applied does not know that the symbolic
    // sizes are equal.
    if (!ctx.RequireEq(self.numel(), result.numel(), "a view has the same number of elements")) return std::nullopt;
    const std::optional<SymIntVector> strides = shape_rules::ViewStrides(ctx, self.sizes, *self.strides, result.sizes);
    if (!strides.has_value()) return std::nullopt;
    for (size_t d = 0; d < strides->size(); ++d) {
      if ((*strides)[d] == (*result.strides)[d] || ctx.Eq(result.sizes[d], 1)) continue;
      if (!ctx.Eq((*strides)[d], (*result.strides)[d], "whether the result is a view or a copy")) return std::nullopt;
    }
  }
  TensorType view = result;
  view.storage_offset = self.storage_offset;
  return view;
}

int TrainingArgument(const OpSchema& op) {
  if (!op.has_tag(kTagWritesInTraining)) return -1;
  const auto it = std::find_if(op.args.begin(), op.args.end(), [](const ArgSchema& a) { return a.name == "training"; });
  return static_cast<int>(it - op.args.begin());
}

}  // namespace backtape
