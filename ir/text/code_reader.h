#ifndef BACKTAPE_IR_TEXT_CODE_READER_H_
#define BACKTAPE_IR_TEXT_CODE_READER_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/line_cursor.h"
#include "backtape/ir/text/read_outcome.h"

namespace backtape {

// True for "class NAME(torch.nn.Module):", which logs write after a path, and for "def forward(self, ..." and
// "def _graph_forward(...".
bool IsCodeHeader(absl::string_view line);

// Reads one graph in the form of generated Python code, with the classes nested in it. `lines` moves from its header to
// the line after its last one. For other Python code, skips the header and returns nullopt.
std::optional<ReadOutcome> ReadCode(LineCursor& lines, const ReadOptions& options);

// Reads generated code without the function's header, from a line for which IsCodeStatement is true, or from the first
// of consecutive assignments of which a later one frees a value. Names that the statements use but do not define become
// placeholders.
bool IsCodeStatement(absl::string_view line);
// True for a line of the form "name = ...", which any Python program may have.
bool MayBeAssignment(absl::string_view line);
ReadOutcome ReadCodeStatements(LineCursor& lines, const ReadOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_CODE_READER_H_
