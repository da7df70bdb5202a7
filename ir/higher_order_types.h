#ifndef BACKTAPE_IR_HIGHER_ORDER_TYPES_H_
#define BACKTAPE_IR_HIGHER_ORDER_TYPES_H_

#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/value_type.h"

namespace backtape {

// Returns the types of a subgraph's results for arguments of these types. Types may be unknown.
using SubgraphOutputTypes = absl::FunctionRef<absl::StatusOr<std::vector<ValueType>>(
    const Graph& subgraph, absl::Span<const ValueType> arguments)>;

// The types that the text states for the values that a graph returns.
std::vector<ValueType> StatedOutputTypes(const Graph& graph);

// The types of the arguments that the call passes to its subgraphs. The condition and the body of a loop get the same
// arguments. Returns InvalidArgument if a scanned tensor has no dimension to scan, or if the numbers of steps differ.
absl::StatusOr<std::vector<ValueType>> SubgraphArgumentTypes(const HigherOrderCall& call, ShapeEnv& env);

// The type of the call's result, a list; its tensors are row-major. Sizes that are known only at run time (the number
// of steps of while_loop_stack_output) are open (ir/open_size.h). Returns InvalidArgument if a condition is not a
// single bool, or if two types that must agree differ in dtype or sizes: those of an argument and its placeholder, of
// the results of two branches, or of a carried value before and after a step.
absl::StatusOr<ValueType> HigherOrderType(const HigherOrderCall& call, ShapeEnv& env, SubgraphOutputTypes outputs);

}  // namespace backtape

#endif  // BACKTAPE_IR_HIGHER_ORDER_TYPES_H_
