#ifndef BACKTAPE_PASSES_CONSTANT_CALLS_H_
#define BACKTAPE_PASSES_CONSTANT_CALLS_H_

#include <optional>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

// Evaluates a call with the reference kernels, on the operand values that `value_of` returns. Returns nullopt if an
// operand is unknown, if the result is not a tensor, if the call is a collective, or if it fails (the run then reports
// the error).
std::optional<Tensor> EvaluateConstantCall(const Graph& graph, const Node& node,
                                           absl::FunctionRef<std::optional<IValue>(const Node*)> value_of);

// Adds a new attribute to the graph, and a get_attr node for it before `node`, with node's provenance. The name is
// `prefix` plus the first free number from `next_number` on, which is advanced.
Node* AddConstantFor(Graph& graph, Node* node, const Tensor& value, absl::string_view prefix, int& next_number);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_CONSTANT_CALLS_H_
