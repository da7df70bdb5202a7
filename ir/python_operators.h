#ifndef BACKTAPE_IR_PYTHON_OPERATORS_H_
#define BACKTAPE_IR_PYTHON_OPERATORS_H_

#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Python's operator.* over numbers (symbolic integers too), getitem over lists, and the functions of math and torch
// that sizes are computed with (math.floor, torch.sym_max), with Python's results: true division gives a float, floor
// division and modulo round towards minus infinity, integers and bools give integers (two bools a bool under &, | and
// ^). nullopt when the value can't be known here: an operand is a tensor or a tensor type, or the answer hangs on a
// symbol. InvalidArgument for what Python raises on: division by zero, an index out of range, operands of the wrong
// kind. OutOfRange for an integer that does not fit in 64 bits, where Python's would go on.
absl::StatusOr<std::optional<IValue>> EvaluatePythonOperator(const OpSchema& op, absl::Span<const IValue> args);

// The op that an operator means when an operand is a tensor or a tensor type ("add" -> "aten.add.Tensor", "iadd" of a
// tensor -> "aten.add_.Tensor"); empty for none.
absl::string_view TensorOpOfPythonOperator(absl::string_view name, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_IR_PYTHON_OPERATORS_H_
