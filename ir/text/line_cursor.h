#ifndef BACKTAPE_IR_TEXT_LINE_CURSOR_H_
#define BACKTAPE_IR_TEXT_LINE_CURSOR_H_

#include <cstddef>

#include "absl/strings/string_view.h"

namespace backtape {

// One line of a text, all views into it.
struct TextLine {
  absl::string_view text;     // without log prefix and line end
  absl::string_view log_tag;  // "[0/0] [__aot_graphs]": of the log prefix; empty when the line has none
  bool has_log_prefix = false;
  bool has_line_end = false;  // false only for a last line that no line feed ends
  int number = 0;             // from 1

  bool is_blank() const { return text.find_first_not_of(" \t") == absl::string_view::npos; }
  size_t indent() const {
    const size_t i = text.find_first_not_of(' ');
    return i == absl::string_view::npos ? text.size() : i;
  }
};

// Goes through a text line by line. Lines of a TORCH_LOGS file lose their prefix
// ("[rank0]:V0629 08:52:45.859000 1398 path.py:732] [0/0] [__aot_graphs] ").
class LineCursor {
 public:
  explicit LineCursor(absl::string_view text);

  absl::string_view text() const { return text_; }
  // No line is left; line() is then empty and numbered as the last one.
  bool at_end() const { return at_end_; }
  const TextLine& line() const { return line_; }
  // To the next line; at the end nothing.
  void Advance();
  size_t OffsetOf(const char* p) const { return static_cast<size_t>(p - text_.data()); }

 private:
  absl::string_view text_;
  size_t next_ = 0;  // where the next line starts
  TextLine line_;
  bool at_end_ = false;
};

// Takes the prefix off a line of a log; false, and nothing changed, when it has none.
bool StripLogPrefix(absl::string_view* line, absl::string_view* tag);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINE_CURSOR_H_
