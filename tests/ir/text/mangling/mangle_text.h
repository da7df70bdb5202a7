#ifndef BACKTAPE_TESTS_IR_TEXT_MANGLING_MANGLE_TEXT_H_
#define BACKTAPE_TESTS_IR_TEXT_MANGLING_MANGLE_TEXT_H_

#include <random>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace backtape {

// The lines of a text, without their ends.
inline std::vector<std::string> LinesOf(const std::string& text) {
  return absl::StrSplit(absl::StripSuffix(text, "\n"), '\n');
}

// Replaces each line by the result of `change`, a function from string to string.
template <typename F>
std::string ForEachLine(const std::string& text, F&& change) {
  std::string out;
  for (const std::string& line : LinesOf(text)) absl::StrAppend(&out, change(line), "\n");
  return out;
}

inline size_t IndentOf(const std::string& line) { return std::min(line.find_first_not_of(' '), line.size()); }
inline bool Chance(std::mt19937& random, int one_in) { return random() % one_in == 0; }
inline bool IsCommentLine(const std::string& line) {
  return IndentOf(line) < line.size() && line[IndentOf(line)] == '#';
}

// The position at which the comment of a line begins ("x = 1  # note"); the size of the line if it has none. A "#" in
// quotes does not begin a comment.
inline size_t CommentStart(const std::string& line) {
  char quote = 0;
  for (size_t i = 0; i < line.size(); ++i) {
    if (quote != 0) {
      if (line[i] == '\\') {
        ++i;
      } else if (line[i] == quote) {
        quote = 0;
      }
    } else if (line[i] == '"' || line[i] == '\'') {
      quote = line[i];
    } else if (line[i] == '#' && (i == 0 || line[i - 1] == ' ')) {
      return i;
    }
  }
  return line.size();
}

}  // namespace backtape

#endif  // BACKTAPE_TESTS_IR_TEXT_MANGLING_MANGLE_TEXT_H_
