#ifndef BACKTAPE_AUTOGRAD_REQUIRED_ARGUMENTS_H_
#define BACKTAPE_AUTOGRAD_REQUIRED_ARGUMENTS_H_

#include <initializer_list>

#include "absl/strings/string_view.h"
#include "backtape/autograd/dispatch.h"
#include "backtape/autograd/variable.h"

// Undefined variables where there must be a tensor. For autograd/*.cc only. All throw backtape::Error with PyTorch's
// text, "Expected a proper Tensor but got None (or an undefined Tensor in C++) for argument #0 'self'", after the op's
// name.
namespace backtape::internal {

// There must be one value for each argument of the schema, and no undefined variable where it says Tensor.
void CheckArguments(const OpSchema& op, absl::Span<const IValue> args);

struct RequiredArgument {
  absl::string_view name;
  const Variable& value;
};
// The same for functions that are composed of ops; the arguments that must be tensors come first.
void RequireDefined(absl::string_view function, std::initializer_list<RequiredArgument> args);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_REQUIRED_ARGUMENTS_H_
