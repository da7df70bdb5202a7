#ifndef BACKTAPE_IR_TEXT_PYTHON_SYNTAX_H_
#define BACKTAPE_IR_TEXT_PYTHON_SYNTAX_H_

#include <string>

#include "absl/strings/string_view.h"
#include "backtape/ir/op_schema.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/text/cursor.h"

namespace backtape {

// How generated code writes calls of Python's operators and of functions.

// Consumes the longest operator symbol at the cursor and returns its operator; null if there is none.
const OpSchema* ReadBinaryOperator(Cursor& c);   // " + " without the spaces
const OpSchema* ReadUnaryOperator(Cursor& c);    // "-"
const OpSchema* ReadInPlaceOperator(Cursor& c);  // "+="
// The operator of a call target, if code writes it with a symbol; otherwise null. Null for getitem.
const OpSchema* OperatorOfTarget(absl::string_view target);

// Convert between a function's name in code and its call target: "abs" is "builtins.abs", "_operator_abs" is
// "operator.abs", "math_sqrt" is "math.sqrt"; other names equal their targets.
std::string TargetOfFunction(absl::string_view function);
std::string FunctionOfTarget(absl::string_view target);

// The target of an op that a person wrote without "torch.ops.": "aten.add.Tensor", "prims.iota.default". Other targets
// are returned unchanged.
std::string TargetOfShortName(absl::string_view target);

// The call target that a function's repr denotes: "<built-in function add>" is "operator.add", "<built-in method cat of
// type object at 0x7f>" is "torch.cat". Tables print functions in this way, and before 1.8 print(graph) does. Other
// texts are targets themselves.
std::string TargetOfRepr(absl::string_view text);

// The op that a text calls by a name other than its own; null if there is none. There are two cases: a packet outside
// of aten with a single overload (packets of aten are resolved later, by the types of the arguments), and aten.item,
// which exported programs call before they are decomposed.
const OpSchema* FindByOtherName(const OpTable& ops, absl::string_view target);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_PYTHON_SYNTAX_H_
