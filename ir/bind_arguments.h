#ifndef BACKTAPE_IR_BIND_ARGUMENTS_H_
#define BACKTAPE_IR_BIND_ARGUMENTS_H_

#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// The consumer of the bound arguments.
enum class BindFor : uint8_t {
  kKernel,     // tensors are Tensors; integers are plain numbers
  kShapeRule,  // tensors become TensorTypes; integers may be symbolic
  kTape,       // tensors are Tensors; integers may be symbolic
};

// Binds a call's arguments to a schema. Returns one IValue for each ArgSchema, in order, with defaults filled in. Where
// the schema expects
// - a float, an int is converted;
// - a Device, a string is parsed;
// - int[n], a single int is repeated n times;
// - a Tensor, a number is wrapped (as a Tensor or, for shape rules, as a TensorType with is_wrapped_number).
// Ops with kTagPython receive their arguments unchanged. Returns an InvalidArgument error that lists every missing,
// unknown, repeated or mistyped argument, with what was expected and what was found.
absl::StatusOr<IValueList> BindArguments(const OpSchema& op, absl::Span<const IValue> args,
                                         absl::Span<const std::pair<std::string, IValue>> kwargs, BindFor target);

// The default value of an argument, which must have one.
IValue DefaultOf(const ArgSchema& arg);

}  // namespace backtape

#endif  // BACKTAPE_IR_BIND_ARGUMENTS_H_
