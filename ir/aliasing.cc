#include "backtape/ir/aliasing.h"

#include "backtape/ir/shape_rules/strides.h"

namespace backtape {

bool MayViewFirstArgument(const OpSchema& op) {
  return op.has_tag(kTagViewOrCopy) || (op.has_tag(kTagView) && !op.has_tag(kTagInplace));
}

std::optional<TensorType> SharedView(ShapeContext& ctx, const OpSchema& op, const TensorType& self,
                                     const TensorType& result) {
  if (op.has_tag(kTagView)) return result;
  if (!op.has_tag(kTagViewOrCopy) || !self.strides.has_value() || !result.strides.has_value()) return std::nullopt;
  const std::optional<SymIntVector> strides = shape_rules::ViewStrides(ctx, self.sizes, *self.strides, result.sizes);
  if (!strides.has_value()) return std::nullopt;
  for (size_t d = 0; d < strides->size(); ++d) {
    if ((*strides)[d] == (*result.strides)[d] || ctx.Eq(result.sizes[d], 1)) continue;
    if (!ctx.Eq((*strides)[d], (*result.strides)[d], "a view instead of a copy")) return std::nullopt;
  }
  TensorType view = result;
  view.storage_offset = self.storage_offset;
  return view;
}

}  // namespace backtape
