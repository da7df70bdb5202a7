#ifndef BACKTAPE_IR_TEXT_LINES_LINE_CURSOR_H_
#define BACKTAPE_IR_TEXT_LINES_LINE_CURSOR_H_

#include "backtape/ir/text/lines/logical_lines.h"

namespace backtape {

// A position among the lines of a text. Copies move independently.
class LineCursor {
 public:
  // `lines` must outlive this.
  explicit LineCursor(const LogicalLines& lines) : lines_(&lines), end_(lines.EndLine()) {}

  const LogicalLines& lines() const { return *lines_; }
  // True if no line is left; line() is then empty and has the number of the last line.
  bool at_end() const { return index_ == lines_->size(); }
  const TextLine& line() const { return at_end() ? end_ : (*lines_)[index_]; }
  // Moves to the next line; does nothing at the end.
  void Advance() {
    if (!at_end()) ++index_;
  }

 private:
  const LogicalLines* lines_;
  size_t index_ = 0;
  TextLine end_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_LINE_CURSOR_H_
