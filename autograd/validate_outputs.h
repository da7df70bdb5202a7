#ifndef BACKTAPE_AUTOGRAD_VALIDATE_OUTPUTS_H_
#define BACKTAPE_AUTOGRAD_VALIDATE_OUTPUTS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/input_metadata.h"
#include "backtape/autograd/variable.h"

namespace backtape {

// Makes a gradient what the input that it goes to expects: undefined passes; a larger one is summed down to the
// expected sizes when those broadcast to its own; another floating dtype is cast. Everything else throws "Function
// MulBackward0 returned an invalid gradient at index 0 - ...".
void ValidateGradient(absl::string_view node_name, size_t index, const InputMetadata& expected, Variable& grad);

// The gradients that `node` gave, one for each of its next edges (more, if undefined, are dropped).
void ValidateOutputs(const TapeNode& node, variable_list& grads);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VALIDATE_OUTPUTS_H_
