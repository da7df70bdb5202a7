#ifndef BACKTAPE_IR_NAMING_H_
#define BACKTAPE_IR_NAMING_H_

#include <string>

#include "absl/strings/string_view.h"

namespace backtape {

// The base name that FX derives from a target: the last dotted component in snake case, without surrounding double
// underscores. Characters that are invalid in Python identifiers become '_', a leading digit gets a '_' before it, and
// a Python keyword or builtin gets a suffix ("sum_1"). PyTorch's tracer passes op names without the overload.
std::string SnakeCaseName(absl::string_view target);

// True for letters, digits and '_', not starting with a digit, that are not a keyword.
bool IsPythonIdentifier(absl::string_view text);
// "return", "lambda", ...
bool IsPythonKeyword(absl::string_view text);
// True for names that FX never uses without a suffix: keywords and builtins ("sum", "abs", "input").
bool IsReservedName(absl::string_view text);

}  // namespace backtape

#endif  // BACKTAPE_IR_NAMING_H_
