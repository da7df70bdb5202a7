#ifndef BACKTAPE_INTERP_INPUT_CHECK_H_
#define BACKTAPE_INTERP_INPUT_CHECK_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/ir/node.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Whether run-time inputs are what the placeholders' types say: number, kind, dtype, sizes; a symbol must have one
// value wherever it is a size by itself, and expressions of symbols must come out right. Placeholders without a type
// take anything. InvalidArgument lists every input that does not fit, with the line of the user's program that first
// reads it.
absl::Status CheckInputs(absl::Span<const Node* const> placeholders, absl::Span<const IValue> inputs);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_INPUT_CHECK_H_
