#ifndef BACKTAPE_AUTOGRAD_OPS_REQUIRED_ARGUMENTS_H_
#define BACKTAPE_AUTOGRAD_OPS_REQUIRED_ARGUMENTS_H_

#include <initializer_list>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/op_schema.h"

// Checks that arguments are defined. Internal to autograd. All functions throw backtape::Error with PyTorch's text,
// "Expected a proper Tensor but got None (or an undefined Tensor in C++) for argument #0 'self'", after the op's name.
namespace backtape::internal {

// There must be one value for each argument of the schema, and no undefined variable for an argument of type Tensor.
void CheckArguments(const OpSchema& op, absl::Span<const IValue> args);

struct RequiredArgument {
  absl::string_view name;
  const Variable& value;
};
// Does the same check for a function that is composed of ops. `args` are the first parameters of the function, in
// order.
void RequireDefined(absl::string_view function, std::initializer_list<RequiredArgument> args);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_OPS_REQUIRED_ARGUMENTS_H_
