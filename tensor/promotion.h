#ifndef BACKTAPE_TENSOR_PROMOTION_H_
#define BACKTAPE_TENSOR_PROMOTION_H_

#include "absl/status/statusor.h"
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

// torch.promote_types. InvalidArgument, in PyTorch's words, for pairs that it does not promote: the unsigned integers
// of 16 bits and more with other integers or complex dtypes, float8 and smaller, and bits with anything else.
absl::StatusOr<DType> PromoteTypes(DType a, DType b);

// torch.result_type: operands with dimensions outrank those without, which outrank Python numbers; a lower rank counts
// only when its category (bool, integer, floating, complex) is higher. A Python float counts as float32. Needs at least
// one operand. Errors: those of PromoteTypes.
absl::StatusOr<DType> ResultType(absl::Span<const PromotionOperand> operands);
absl::StatusOr<DType> ResultType(absl::Span<const TensorType* const> types);

// torch.can_cast: whether a result of dtype `from` may be written into a tensor of dtype `to`.
bool CanCast(DType from, DType to);

// "Long", "Float": as PyTorch's messages name dtypes.
absl::string_view ScalarTypeName(DType dtype);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_PROMOTION_H_
