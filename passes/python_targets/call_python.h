#ifndef BACKTAPE_PASSES_PYTHON_TARGETS_CALL_PYTHON_H_
#define BACKTAPE_PASSES_PYTHON_TARGETS_CALL_PYTHON_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/passes/python_targets/python_call.h"

namespace backtape::python_targets {

// The value of a call. Returns NotFound if the target is unknown or a property of this call is not supported (the
// message says which), and InvalidArgument if it does not take these arguments. Throws backtape::Error as ops do.
absl::StatusOr<IValue> Evaluate(PythonCall call);

// Whether Evaluate knows the target.
bool IsKnown(absl::string_view target, const OpTable& ops);

}  // namespace backtape::python_targets

#endif  // BACKTAPE_PASSES_PYTHON_TARGETS_CALL_PYTHON_H_
