#ifndef BACKTAPE_TENSOR_PROMOTION_H_
#define BACKTAPE_TENSOR_PROMOTION_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// The properties of an operand that type promotion depends on.
struct PromotionOperand {
  DType dtype = DType::kFloat32;
  bool is_zero_dim = false;
  bool is_wrapped_number = false;  // a Python number; implies is_zero_dim

  static PromotionOperand Of(const TensorType& type) { return {type.dtype, type.dim() == 0, type.is_wrapped_number}; }
};

// torch.promote_types. Returns InvalidArgument, in PyTorch's words, for pairs that PyTorch does not promote:
// - uint16, uint32 or uint64 with bool, another integer or a complex dtype;
// - float8 or a narrower float with another dtype;
// - bits with another dtype.
absl::StatusOr<DType> PromoteTypes(DType a, DType b);

// torch.result_type. There are three groups of operands: those with dimensions, 0-dim operands, and Python numbers. A
// group affects the result only if its category (bool, integer, floating, complex, in ascending order) is above that
// of all groups before it. A Python float counts as float32. Fails as PromoteTypes does, or without operands.
absl::StatusOr<DType> ResultType(absl::Span<const PromotionOperand> operands);
absl::StatusOr<DType> ResultType(absl::Span<const TensorType* const> types);

// torch.can_cast: whether a result of dtype `from` may be written into a tensor of dtype `to`.
bool CanCast(DType from, DType to);

// "Long", "Float": dtype names as in PyTorch's messages.
absl::string_view ScalarTypeName(DType dtype);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_PROMOTION_H_
