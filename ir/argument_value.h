#ifndef BACKTAPE_IR_ARGUMENT_VALUE_H_
#define BACKTAPE_IR_ARGUMENT_VALUE_H_

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Evaluates an argument. `value_of` returns the values of its nodes and is called in printing order. A sequence becomes
// a list; so does a dict, without its keys. Returns the first error of `value_of`, or Unimplemented for an argument
// without a value, such as a symbol.
absl::StatusOr<IValue> ValueOfArgument(const Argument& argument,
                                       absl::FunctionRef<absl::StatusOr<IValue>(const Node& node)> value_of);

// The argument that states a value without tensors: None, a number, a string, a dtype, ..., or a list of these.
// ValueOfArgument is the inverse. CHECKs that integers are not symbolic.
Argument ConstantArgument(const IValue& value);

}  // namespace backtape

#endif  // BACKTAPE_IR_ARGUMENT_VALUE_H_
