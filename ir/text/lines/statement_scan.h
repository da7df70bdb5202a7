#ifndef BACKTAPE_IR_TEXT_LINES_STATEMENT_SCAN_H_
#define BACKTAPE_IR_TEXT_LINES_STATEMENT_SCAN_H_

#include <cstddef>

#include "absl/strings/string_view.h"

namespace backtape {

// Syntax of single lines, for the stages that join lines into statements.

enum class LineShape {
  kOther,
  kNode,  // a node of print(graph), where quotes are ordinary characters and "#" does not begin a comment
  kReturn,
  kStatement,  // "x = ...", "x: ...", "x += ...", "x[0] = ..."
};
LineShape ShapeOfLine(absl::string_view line);

// The state of a statement at the end of a line: it is complete if no bracket or string is open.
struct StatementProgress {
  int depth = 0;    // number of open brackets
  char quote = 0;   // the quote of an open string; 0 if there is none
  size_t code = 0;  // length of the line without a comment and the spaces before it
  bool has_comment = false;
};

// Updates `progress` to the end of `line`.
void ScanLine(absl::string_view line, LineShape shape, StatementProgress* progress);

// True for a line that must start a new statement.
bool StartsAnew(absl::string_view line);
// True for one kind of such lines: a name and its type, `x: "f32[2]"`.
bool StartsWithTypedName(absl::string_view line);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_STATEMENT_SCAN_H_
