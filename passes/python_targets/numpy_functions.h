#ifndef BACKTAPE_PASSES_PYTHON_TARGETS_NUMPY_FUNCTIONS_H_
#define BACKTAPE_PASSES_PYTHON_TARGETS_NUMPY_FUNCTIONS_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/passes/python_targets/python_call.h"

namespace backtape::python_targets {

// Whether Dynamo calls a function of NumPy by this target, and CallNumpyFunction computes it.
bool IsNumpyFunction(absl::string_view target);

// The value of such a call on numbers and tensors: a tensor, as in torch._numpy. Returns NotFound if the call is not
// supported.
absl::StatusOr<IValue> CallNumpyFunction(const PythonCall& call);

}  // namespace backtape::python_targets

#endif  // BACKTAPE_PASSES_PYTHON_TARGETS_NUMPY_FUNCTIONS_H_
