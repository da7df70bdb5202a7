#ifndef BACKTAPE_IR_TEXT_LINES_BODY_LINES_H_
#define BACKTAPE_IR_TEXT_LINES_BODY_LINES_H_

#include <string>

#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/line_cursor.h"

namespace backtape {

// A line that opens a graph, or a section of a log in which one follows.
bool IsSectionStart(absl::string_view line);

// A line that generated code has around each call when calls are recorded by the profiler:
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
  // The blank lines after the last line of a graph, together with that line's end.
  std::string TakeTrailer();

 private:
  LineCursor& lines_;
  bool in_log_;
  const absl::string_view tag_;
  bool at_end_ = false;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_BODY_LINES_H_
