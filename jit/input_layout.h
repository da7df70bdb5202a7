#ifndef BACKTAPE_JIT_INPUT_LAYOUT_H_
#define BACKTAPE_JIT_INPUT_LAYOUT_H_

#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape::internal {

// How an input of a captured program is laid out. Row-major inputs have neither an order nor strides.
struct InputLayout {
  DimVector order;    // the dims from the largest stride to the smallest, if the elements fill a range of memory
  DimVector strides;  // for other layouts
  bool operator==(const InputLayout&) const = default;
};

InputLayout InputLayoutOf(const Variable& input);

// The type with which a program is traced for an input of this layout. The type has the storage offset 0, but the
// program may be called with inputs of any storage offset.
TensorType TypeWithLayout(DType dtype, absl::Span<const SymInt> sizes, const InputLayout& layout);

}  // namespace backtape::internal

#endif  // BACKTAPE_JIT_INPUT_LAYOUT_H_
