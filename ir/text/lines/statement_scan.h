#ifndef BACKTAPE_IR_TEXT_LINES_STATEMENT_SCAN_H_
#define BACKTAPE_IR_TEXT_LINES_STATEMENT_SCAN_H_

#include <cstddef>

#include "absl/strings/string_view.h"

namespace backtape {

// What joins lines to statements knows of a line by its look alone.

enum class LineShape {
  kOther,
  kNode,  // of print(graph), in which quotes are ordinary characters and "#" begins no comment
  kReturn,
  kStatement,  // "x = ...", "x: ...", "x += ...", "x[0] = ..."
};
LineShape ShapeOfLine(absl::string_view line);

// How far a statement has come at the end of a line.
struct StatementProgress {
  int depth = 0;    // of open brackets
  char quote = 0;   // of an open string
  size_t code = 0;  // length of the line without a comment and the spaces before it
  bool has_comment = false;
};

// Goes on over `line`.
void ScanLine(absl::string_view line, LineShape shape, StatementProgress* progress);

// A line that cannot be inside a statement.
bool StartsAnew(absl::string_view line);
// One of them: a name and its type, `x: "f32[2]"`.
bool StartsWithTypedName(absl::string_view line);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_STATEMENT_SCAN_H_
