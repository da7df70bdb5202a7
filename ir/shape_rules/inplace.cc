#include "backtape/ir/shape_rules/inplace.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/shape_rules/broadcast.h"
#include "backtape/ir/shape_rules/memory_layout.h"
#include "backtape/tensor/promotion.h"

namespace backtape {

absl::StatusOr<IValue> WriteBackType(ShapeContext& ctx, const IValue& self, absl::StatusOr<IValue> functional_result,
                                     WriteInto accepted) {
  if (!functional_result.ok()) return functional_result;
  const TensorType& target = self.tensor_type();
  const TensorType& result = functional_result->tensor_type();
  bool same_sizes = target.dim() == result.dim();
  for (int64_t i = 0; same_sizes && i < target.dim(); ++i) {
    same_sizes = ctx.RequireEq(target.sizes[i], result.sizes[i], "an in-place op keeps its sizes");
  }
  if (!same_sizes) {
    return absl::InvalidArgumentError(absl::StrCat("output with shape ", SizesText(target.sizes),
                                                   " doesn't match the broadcast shape ", SizesText(result.sizes)));
  }
  if (!CanCast(result.dtype, target.dtype)) {
    return absl::InvalidArgumentError(absl::StrCat("result type ", ScalarTypeName(result.dtype),
                                                   " can't be cast to the desired output type ",
                                                   ScalarTypeName(target.dtype)));
  }
  // As in PyTorch, strides of 0 are harmless in an empty tensor.
  if (accepted == WriteInto::kDistinctElements && target.strides.has_value() && IsExpanded(ctx, target) &&
      !IsNonOverlappingAndDense(ctx, target)) {
    return absl::InvalidArgumentError(
        absl::StrCat("unsupported operation: more than one element of the written-to tensor refers to a single memory "
                     "location. Please clone() the tensor before performing the operation. Its sizes are ",
                     SizesText(target.sizes), " and its strides are ", SizesText(*target.strides)));
  }
  return self;
}

}  // namespace backtape
