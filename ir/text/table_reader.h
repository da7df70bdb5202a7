#ifndef BACKTAPE_IR_TEXT_TABLE_READER_H_
#define BACKTAPE_IR_TEXT_TABLE_READER_H_

#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/line_cursor.h"
#include "backtape/ir/text/read_outcome.h"

namespace backtape {

// "opcode  name  target  args  kwargs", the first line of what print_tabular() writes.
bool IsTableHeader(absl::string_view line);

// Reads one graph in the form of print_tabular(): `lines` stands on its header, and is left after its last row. Columns
// are found by their grammar, not by their positions, so tables whose alignment was lost are read too. A table does not
// state the modules of functions: built-in functions are taken for operator.*, built-in methods of a type for torch.*,
// other functions for torch.nn.functional.*.
ReadOutcome ReadTable(LineCursor& lines, const ReadOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_TABLE_READER_H_
