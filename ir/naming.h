#ifndef BACKTAPE_IR_NAMING_H_
#define BACKTAPE_IR_NAMING_H_

#include <string>

#include "absl/strings/string_view.h"

namespace backtape {

// The base name that FX gives a node for a target: the last dotted piece in snake case, without double underscores
// around it, characters that Python does not take replaced by '_', a '_' before a leading digit, and a suffix where the
// name is a keyword or builtin of Python ("sum_1"). Torch's own tracer names ops by their name without overload.
std::string SnakeCaseName(absl::string_view target);

// Letters, digits and '_', not starting with a digit; no keyword.
bool IsPythonIdentifier(absl::string_view text);
// "return", "lambda", ...
bool IsPythonKeyword(absl::string_view text);
// Names that FX never uses bare: keywords and builtins ("sum", "abs", "input").
bool IsReservedName(absl::string_view text);

}  // namespace backtape

#endif  // BACKTAPE_IR_NAMING_H_
