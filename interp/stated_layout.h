#ifndef BACKTAPE_INTERP_STATED_LAYOUT_H_
#define BACKTAPE_INTERP_STATED_LAYOUT_H_

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/tensor/tensor.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

// Returns a copy of `value` in its own memory with these strides, which must not be negative; `value` itself if it
// already has them. With these strides, elements may share memory only if they are equal, as in an expanded tensor;
// otherwise returns InvalidArgument. Returns ResourceExhausted if memory runs out.
absl::StatusOr<Tensor> WithStrides(const Tensor& value, absl::Span<const int64_t> strides);

// `value` with the strides that a placeholder's type states for its sizes. Returns it unchanged if the type states none
// or has other sizes, or if a stride is negative or contains a symbol that is not one of the sizes. Errors as for
// WithStrides.
absl::StatusOr<Tensor> InStatedLayout(const Tensor& value, const TensorType& stated);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_STATED_LAYOUT_H_
