#ifndef BACKTAPE_PASSES_CONSTANT_CALLS_H_
#define BACKTAPE_PASSES_CONSTANT_CALLS_H_

#include <optional>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

// The tensor that the reference kernels make of a call whose operands `value_of` knows. nullopt where it knows one not,
// and for what fails, which is left to the run, or gives no tensor.
std::optional<Tensor> EvaluateConstantCall(const Graph& graph, const Node& node,
                                           absl::FunctionRef<std::optional<IValue>(const Node*)> value_of);

// A node in front of `node` that gets a new attribute of the graph, with node's provenance. Its name is `prefix` and
// the first number from `next_number` on that is free; `next_number` goes up.
Node* AddConstantFor(Graph& graph, Node* node, const Tensor& value, absl::string_view prefix, int& next_number);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_CONSTANT_CALLS_H_
