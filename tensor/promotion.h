#ifndef BACKTAPE_TENSOR_PROMOTION_H_
#define BACKTAPE_TENSOR_PROMOTION_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// What type promotion looks at in an operand.
struct PromotionOperand {
  DType dtype = DType::kFloat32;
  bool is_zero_dim = false;
  bool is_wrapped_number = false;  // a Python number; implies is_zero_dim

  static PromotionOperand Of(const TensorType& type) { return {type.dtype, type.dim() == 0, type.is_wrapped_number}; }
};

// torch.result_type: operands with dimensions outrank those without, which outrank Python numbers; a lower rank counts
// only when its category (bool, integer, floating) is higher. A Python float counts as float32. Needs at least one
// operand; dtypes that differ must be storable.
DType ResultType(absl::Span<const PromotionOperand> operands);
DType ResultType(absl::Span<const TensorType* const> types);

// torch.can_cast: whether a result of dtype `from` may be written into a tensor of dtype `to`.
bool CanCast(DType from, DType to);

// "Long", "Float": as PyTorch's messages name dtypes.
absl::string_view ScalarTypeName(DType dtype);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_PROMOTION_H_
