#ifndef BACKTAPE_IR_TEXT_TABLE_READER_H_
#define BACKTAPE_IR_TEXT_TABLE_READER_H_

#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/line_cursor.h"
#include "backtape/ir/text/read_outcome.h"

namespace backtape {

// Reads one graph in the form of print_tabular(). `lines` moves from its header (IsTableHeader in lines/line_marks.h)
// to the line after its last row. Columns are recognised by their contents, not by their positions, so tables that lost
// their alignment are read too. A table does not state the modules of functions. They are assumed to be `operator` for
// built-in functions (`builtins` or `torch._C._nn` for some names), `torch` for built-in methods of a type, and
// `torch.nn.functional` for others.
ReadOutcome ReadTable(LineCursor& lines, const ReadOptions& options);

// True for a row of a table that ReadTable reads.
bool IsTableRow(absl::string_view line);

// Reads rows without header, from the current line on. Names that they do not define become placeholders.
ReadOutcome ReadTableRows(LineCursor& lines, const ReadOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_TABLE_READER_H_
