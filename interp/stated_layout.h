#ifndef BACKTAPE_INTERP_STATED_LAYOUT_H_
#define BACKTAPE_INTERP_STATED_LAYOUT_H_

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/tensor/tensor.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// A copy of `value` in memory of its own with these strides, which must not be negative; `value` itself where it has
// them. InvalidArgument where the strides let elements share memory that differ in `value` (of an expanded tensor they
// are equal). ResourceExhausted without memory.
absl::StatusOr<Tensor> WithStrides(const Tensor& value, absl::Span<const int64_t> strides);

// `value` with the strides that a placeholder's type states for its sizes. Returns it unchanged if the type states none
// or has other sizes, or if a stride contains a symbol other than the sizes. Errors as for WithStrides.
absl::StatusOr<Tensor> InStatedLayout(const Tensor& value, const TensorType& stated);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_STATED_LAYOUT_H_
