#ifndef BACKTAPE_IR_TEXT_LINES_BODY_LINES_H_
#define BACKTAPE_IR_TEXT_LINES_BODY_LINES_H_

#include <string>

#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/line_cursor.h"

namespace backtape {

// True for a line that starts a graph() text, a class, or a section of a log in which a graph follows.
bool IsSectionStart(absl::string_view line);

// True for a line that generated code has before or after each call if the profiler records calls:
// "_rf_mul = torch._C._profiler._RecordFunctionFast('## 3 ##'); _rf_mul.__enter__()". `line` is not indented.
bool IsProfilerLine(absl::string_view line);

// The lines of one graph. In a log, lines of other messages in between are skipped.
class BodyLines {
 public:
  // `lines` must be at the first line of the graph.
  explicit BodyLines(LineCursor& lines);

  // Moves to the next line of the graph; false at the end of the text or of the log message.
  bool Next();
  bool at_end() const { return at_end_; }
  const TextLine& line() const { return lines_.line(); }
  // Reads the line end of the last line of a graph and the blank lines after it.
  std::string TakeTrailer();

 private:
  LineCursor& lines_;
  bool in_log_;
  const absl::string_view tag_;
  bool at_end_ = false;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_BODY_LINES_H_
