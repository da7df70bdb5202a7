#ifndef BACKTAPE_IR_PYTHON_OPERATORS_H_
#define BACKTAPE_IR_PYTHON_OPERATORS_H_

#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Evaluates Python's operator.* on numbers (symbolic integers included), getitem on lists, and the functions of math
// and torch on numbers (math.floor, math.sqrt, torch.sym_max). Results are Python's: true division returns a float;
// floor division and modulo round towards minus infinity; integers and bools yield integers, but &, | and ^ of two
// bools yield a bool.
//
// Returns nullopt if the value cannot be determined here, because an operand is a tensor or a tensor type or because
// the result depends on a symbol. Returns InvalidArgument where Python raises: division by zero, an index out of range,
// operands of the wrong kind. Returns OutOfRange for an integer that does not fit in 64 bits, where Python has no
// limit.
absl::StatusOr<std::optional<IValue>> EvaluatePythonOperator(const OpSchema& op, absl::Span<const IValue> args);

// The op that an operator calls if an operand is a tensor or a tensor type: aten.add.Tensor for "add", and
// aten.add_.Tensor for "iadd" if the left operand is a tensor. nullopt if there is none.
std::optional<OpId> TensorOpOfPythonOperator(absl::string_view name, absl::Span<const IValue> args);

// The kind of number that one of Python's operators or functions returns for numbers.
enum class NumberResult : uint8_t {
  kNumber,   // a float if an operand is one; else an integer
  kFloat,    // truediv, sym_float, math.sqrt
  kInteger,  // floor, sym_int, ...
  kBool,     // a comparison
  kLogical,  // a bool, from the truth of the operand: not_, sym_not
  kBitwise,  // and_, or_, xor: a bool from bools, else an integer; no floats
  kChoice,   // sym_ite: one of the last two operands
};
struct NumberOperator {
  OpId tensor_op;  // computes the same from tensors; `positive` stands for the operand itself, without a call
  NumberResult result;
};
// nullopt for other ops.
std::optional<NumberOperator> NumberOperatorOf(const OpSchema& op);

enum class NumberKind : uint8_t { kFloat, kBool, kInteger };
// The kind of the operator's result for operands of these kinds; nullopt where Python raises an error. For an integer
// to a negative power, which is a float, the result is kInteger.
std::optional<NumberKind> ResultKind(const NumberOperator& op, absl::Span<const NumberKind> operands);

}  // namespace backtape

#endif  // BACKTAPE_IR_PYTHON_OPERATORS_H_
