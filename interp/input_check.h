#ifndef BACKTAPE_INTERP_INPUT_CHECK_H_
#define BACKTAPE_INTERP_INPUT_CHECK_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/ir/node.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Checks that run-time inputs match the placeholders' types: number, kind, dtype and sizes. A symbol must have one
// value wherever it is a size by itself, and symbolic expressions that can be evaluated must have the values of the
// input's sizes. Placeholders of other or unknown types accept anything except undefined and symbolic tensors. Returns
// an InvalidArgument error that lists every mismatch, with the source line that first reads the input.
absl::Status CheckInputs(absl::Span<const Node* const> placeholders, absl::Span<const IValue> inputs);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_INPUT_CHECK_H_
