#ifndef BACKTAPE_IR_TEXT_LINES_TEXT_LINE_H_
#define BACKTAPE_IR_TEXT_LINES_TEXT_LINE_H_

#include <cstddef>

#include "absl/strings/string_view.h"

namespace backtape {

// One logical line of a text, as views into LogicalLines.
struct TextLine {
  absl::string_view text;     // without marks, log prefix and line end
  absl::string_view log_tag;  // "[0/0] [__aot_graphs]", from the log prefix; empty when the line has none
  bool has_log_prefix = false;
  bool has_line_end = false;  // false only for a last line that no line feed ends
  int number = 0;             // number of its first physical line, from 1

  bool is_blank() const { return text.find_first_not_of(" \t") == absl::string_view::npos; }
  size_t indent() const {
    const size_t i = text.find_first_not_of(' ');
    return i == absl::string_view::npos ? text.size() : i;
  }
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_TEXT_LINE_H_
