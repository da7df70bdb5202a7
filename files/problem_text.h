#ifndef BACKTAPE_FILES_PROBLEM_TEXT_H_
#define BACKTAPE_FILES_PROBLEM_TEXT_H_

#include <cstddef>
#include <string>

#include "absl/strings/string_view.h"

namespace backtape {

// How all readers show a problem at a position of a text file: "PATH:LINE:COLUMN: error: MESSAGE", then the line and a
// caret under the column, each indented by two spaces. Lines and columns are counted from 1, columns in bytes. A long
// line is shortened around the column. Tabs and carriage returns become spaces; other control characters, and bytes
// that are not UTF-8, are escaped (\x00), in the message too. No newline at the end.
std::string ProblemText(absl::string_view path, size_t line, size_t column, absl::string_view message,
                        absl::string_view line_text);

}  // namespace backtape

#endif  // BACKTAPE_FILES_PROBLEM_TEXT_H_
