#include "backtape/files/problem_text.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

bool IsContinuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

// The number of bytes of the printable UTF-8 character at the start of `text`; 0 if there is none. Overlong forms and
// code points beyond Unicode count as printable, because terminals replace them. A newline counts too, because a
// message may have several lines.
size_t PrintableBytes(absl::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return (first >= 0x20 && first != 0x7f) || first == '\n' ? 1 : 0;
  const size_t size = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first >= 0xf5 || text.size() < size) return 0;
  if (!std::all_of(text.begin() + 1, text.begin() + size, IsContinuation)) return 0;
  const bool is_control = first == 0xc2 && static_cast<unsigned char>(text[1]) < 0xa0;
  return is_control ? 0 : size;
}

// Escapes what could break the line or upset the terminal (control characters, bytes that are not UTF-8) as "\x00",
// and replaces tabs and carriage returns by spaces. Sets `width` to the number of characters of the result.
std::string Printable(absl::string_view text, size_t* width) {
  std::string printable;
  *width = 0;
  while (!text.empty()) {
    const size_t before = printable.size();
    const size_t size = PrintableBytes(text);
    if (size > 0) {
      absl::StrAppend(&printable, text.substr(0, size));
    } else if (text[0] == '\t' || text[0] == '\r') {
      printable += ' ';
    } else {
      absl::StrAppend(&printable, "\\x", absl::Hex(static_cast<unsigned char>(text[0]), absl::kZeroPad2));
    }
    *width += size > 0 ? 1 : printable.size() - before;
    text.remove_prefix(std::max<size_t>(size, 1));
  }
  return printable;
}

}  // namespace

std::string ProblemText(absl::string_view path, size_t line, size_t column, absl::string_view message,
                        absl::string_view line_text) {
  constexpr size_t kContext = 60;  // bytes of a long line on each side of the column
  const size_t at = std::min(column - 1, line_text.size());
  const bool is_long = line_text.size() > 2 * kContext;
  size_t begin = is_long && at > kContext ? at - kContext : 0;
  size_t end = is_long ? std::min(line_text.size(), at + kContext) : line_text.size();
  // Do not cut within a character: skip its continuation bytes. Valid UTF-8 has at most three in a row.
  for (int i = 0; i < 3 && begin > 0 && begin < at && IsContinuation(line_text[begin]); ++i) ++begin;
  for (int i = 0; i < 3 && end < line_text.size() && IsContinuation(line_text[end]); ++i) ++end;
  size_t caret = 0;
  size_t width = 0;
  const std::string before = Printable(line_text.substr(begin, at - begin), &caret);
  const std::string after = Printable(line_text.substr(at, end - at), &width);
  const absl::string_view cut_begin = begin > 0 ? "..." : "";
  return absl::StrCat(path, ":", line, ":", column, ": error: ", Printable(message, &width), "\n  ", cut_begin, before,
                      after, end < line_text.size() ? "..." : "", "\n  ", std::string(cut_begin.size() + caret, ' '),
                      "^");
}

}  // namespace backtape
