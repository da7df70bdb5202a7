#ifndef BACKTAPE_IR_BIND_ARGUMENTS_H_
#define BACKTAPE_IR_BIND_ARGUMENTS_H_

#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Who the arguments are for.
enum class BindFor : uint8_t {
  kKernel,     // tensors are Tensors, integers plain numbers
  kShapeRule,  // tensors become TensorTypes, integers may be symbolic
  kTape,       // tensors are Tensors, integers may be symbolic
};

// Brings a call's arguments into the order and the kinds of a schema: one IValue for each ArgSchema, keyword arguments
// in place, defaults filled in, an int where a float is expected converted, one int for int[n] repeated n times, a
// number where a Tensor is expected wrapped (as a Tensor or, for shape rules, a TensorType with is_wrapped_number).
// InvalidArgument lists every argument that is missing, unknown, given twice, or of another kind, with what the schema
// expects and what was found. operator.* (kTagPython) take their arguments as they come.
absl::StatusOr<IValueList> BindArguments(const OpSchema& op, absl::Span<const IValue> args,
                                         absl::Span<const std::pair<std::string, IValue>> kwargs, BindFor target);

// The value of an argument that is not given. It must have a default.
IValue DefaultOf(const ArgSchema& arg);

}  // namespace backtape

#endif  // BACKTAPE_IR_BIND_ARGUMENTS_H_
