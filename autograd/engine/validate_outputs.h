#ifndef BACKTAPE_AUTOGRAD_ENGINE_VALIDATE_OUTPUTS_H_
#define BACKTAPE_AUTOGRAD_ENGINE_VALIDATE_OUTPUTS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/tape/input_metadata.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape {

// Converts a gradient to the sizes and dtype that the receiving input expects. An undefined gradient is accepted. If
// the expected sizes broadcast to the gradient's, the gradient is summed to the expected sizes. A gradient of another
// dtype is cast, unless it is complex. For any other mismatch, throws "Function MulBackward0 returned an invalid
// gradient at index 0 - ...".
void ValidateGradient(absl::string_view node_name, size_t index, const InputMetadata& expected, Variable& grad);

// Validates the gradients that `node` returned, one for each of its next edges. Extra ones must be undefined and are
// dropped.
void ValidateOutputs(const TapeNode& node, variable_list& grads);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ENGINE_VALIDATE_OUTPUTS_H_
