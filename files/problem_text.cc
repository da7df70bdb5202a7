#include "backtape/files/problem_text.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace backtape {

std::string ProblemText(absl::string_view path, size_t line, size_t column, absl::string_view message,
                        absl::string_view line_text) {
  constexpr size_t kContext = 60;  // characters of a long line on each side of the column
  const size_t at = std::min(column - 1, line_text.size());
  const bool is_long = line_text.size() > 2 * kContext;
  const size_t begin = is_long && at > kContext ? at - kContext : 0;
  const size_t end = is_long ? std::min(line_text.size(), at + kContext) : line_text.size();
  std::string excerpt =
      absl::StrCat(begin > 0 ? "..." : "", line_text.substr(begin, end - begin), end < line_text.size() ? "..." : "");
  // Control characters could break the line or upset the terminal.
  for (char& c : excerpt) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  }
  const size_t caret = (begin > 0 ? 3 : 0) + at - begin;
  return absl::StrCat(path, ":", line, ":", column, ": error: ", message, "\n  ", excerpt, "\n  ",
                      std::string(caret, ' '), "^");
}

}  // namespace backtape
