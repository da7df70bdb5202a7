#ifndef BACKTAPE_IR_TEXT_VALUE_PRINTER_H_
#define BACKTAPE_IR_TEXT_VALUE_PRINTER_H_

#include <string>

#include "absl/strings/string_view.h"
#include "backtape/ir/argument.h"

namespace backtape {

// Print arguments in FX's notations, which ValueReader reads.

// Uses the notation of "graph():" texts: nodes are %name, strings have no quotes, devices are cpu.
void AppendStr(const Argument& value, std::string* out);
// Returns the text that AppendStr appends; used in messages.
std::string StrOf(const Argument& value);

// Python's repr. `code` writes full names of ops, as generated code does (torch.ops.aten.mul.Tensor); `complex_as_call`
// writes complex(0.0, 2.0) for 2j.
struct ReprOptions {
  bool code = false;
  bool complex_as_call = false;
};
void AppendRepr(const Argument& value, const ReprOptions& options, std::string* out);

// str() of a whole value: repr for everything nested in it. Used for "return" in "graph():" texts and for defaults.
void AppendPlainStr(const Argument& value, std::string* out);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_VALUE_PRINTER_H_
