#ifndef BACKTAPE_PASSES_PYTHON_TARGETS_KNOWN_VALUE_H_
#define BACKTAPE_PASSES_PYTHON_TARGETS_KNOWN_VALUE_H_

#include "absl/status/statusor.h"
#include "backtape/passes/python_targets/python_call.h"

namespace backtape::python_targets {

// The elements of a traced tensor, where they follow from constants of the graph and from inputs with known values: the
// calls in between are evaluated by the reference kernels. Returns NotFound if the tensor depends on other inputs or on
// random numbers, or may have been written.
absl::StatusOr<Tensor> ValueOfTensor(const PythonCall& call, const Variable& x);

// Returns the value of a node of a graph. Returns NotFound if the value is not known. Calls that are not resolved may
// write their operands.
absl::StatusOr<IValue> ValueOfNode(const Graph& graph, const KnownValues& known, const Node& node);

// The number that a tensor of one element holds. Errors: as ValueOfTensor; InvalidArgument for several elements.
absl::StatusOr<IValue> NumberOfTensor(const PythonCall& call, const Variable& x);

// Returns `value` with each 0-dim tensor whose element is known replaced by that number, as Python converts such
// tensors to numbers. Sets `changed` if it replaced any.
IValue WithNumbers(const PythonCall& call, const IValue& value, bool* changed);

}  // namespace backtape::python_targets

#endif  // BACKTAPE_PASSES_PYTHON_TARGETS_KNOWN_VALUE_H_
