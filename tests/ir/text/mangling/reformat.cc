#include "backtape/tests/ir/text/mangling/reformat.h"

#include "absl/strings/match.h"
#include "absl/strings/str_join.h"
#include "backtape/tests/ir/text/mangling/mangle_text.h"

namespace backtape {
namespace {

// The parts of `text` between commas outside of brackets and quotes.
std::vector<std::string> SplitAtCommas(const std::string& text) {
  std::vector<std::string> parts(1);
  int depth = 0;
  char quote = 0;
  for (const char c : text) {
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '(' || c == '[' || c == '{') {
      ++depth;
    } else if (c == ')' || c == ']' || c == '}') {
      --depth;
    } else if (c == ',' && depth == 0) {
      parts.emplace_back();
      continue;
    }
    if (!parts.back().empty() || c != ' ') parts.back().push_back(c);
  }
  if (parts.back().empty()) parts.pop_back();
  return parts;
}

// The position of the bracket that closes the one at `open`; npos if a backslash makes that uncertain.
size_t ClosingBracket(const std::string& line, size_t open) {
  int depth = 0;
  char quote = 0;
  for (size_t i = open; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '\\') return std::string::npos;
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '(' || c == '[' || c == '{') {
      ++depth;
    } else if ((c == ')' || c == ']' || c == '}') && --depth == 0) {
      return i;
    }
  }
  return std::string::npos;
}

bool IsStatement(const std::string& line) {
  const size_t indent = IndentOf(line);
  return indent > 0 && indent < line.size() && line[indent] != '#' && absl::StrContains(line, " = ") &&
         !absl::StartsWith(line.substr(indent), "def ") && CommentStart(line) == line.size();
}

}  // namespace

std::string FormatLikeBlack(const std::string& text, std::mt19937& random) {
  std::string out;
  for (const std::string& line : LinesOf(text)) {
    const size_t frees = std::min(line.find(";  "), line.size());
    const size_t open = line.find('(', std::min(line.find(" = "), line.size()));
    if (!IsStatement(line) || open >= frees || Chance(random, 3)) {
      absl::StrAppend(&out, line, "\n");
      continue;
    }
    const size_t close = ClosingBracket(line, open);
    if (close == std::string::npos || close + 1 != frees || close == open + 1) {
      absl::StrAppend(&out, line, "\n");
      continue;
    }
    const std::string indent(IndentOf(line), ' ');
    const std::vector<std::string> parts = SplitAtCommas(line.substr(open + 1, close - open - 1));
    absl::StrAppend(&out, line.substr(0, open + 1), "\n");
    if (Chance(random, 2)) {
      absl::StrAppend(&out, indent, "    ", absl::StrJoin(parts, ", "), parts.size() == 1 ? "\n" : ",\n");
    } else {
      for (const std::string& part : parts) absl::StrAppend(&out, indent, "    ", part, ",\n");
    }
    absl::StrAppend(&out, indent, ")\n");
    // Black puts the statement after ";" on a separate line.
    if (frees < line.size()) absl::StrAppend(&out, indent, line.substr(frees + 3), "\n");
  }
  return out;
}

std::string BreakAtSpaces(const std::string& text, std::mt19937& random) {
  const size_t width = 40 + random() % 60;
  std::string out;
  for (const std::string& line : LinesOf(text)) {
    if (IsCommentLine(line) || CommentStart(line) < line.size()) {
      absl::StrAppend(&out, line, "\n");
      continue;
    }
    // Breaks only inside brackets or after "=", because elsewhere the rest would be a separate statement.
    std::string rest = line;
    int depth = 0;
    char quote = 0;
    size_t column = 0;
    for (size_t i = 0; i < rest.size(); ++i, ++column) {
      const char c = rest[i];
      if (quote != 0) {
        if (c == quote) quote = 0;
        out.push_back(c);
        continue;
      }
      if (c == '"' || c == '\'') quote = c;
      if (c == '(' || c == '[' || c == '{') ++depth;
      if (c == ')' || c == ']' || c == '}') --depth;
      if (c == ' ' && column >= width && depth > 0 && i > 0 && rest[i - 1] == ',') {
        absl::StrAppend(&out, "\n", std::string(random() % 9, ' '));
        column = 0;
      } else {
        out.push_back(c);
      }
    }
    out.push_back('\n');
  }
  return out;
}

std::string BreakAtColumn(const std::string& text, std::mt19937& random) {
  // At 80 columns, the prefix of a logger would be broken.
  const bool is_log = absl::StrContains(text.substr(0, text.find('\n')), "torch._") ||
                      absl::StrContains(text.substr(0, text.find('\n')), "py:");
  const size_t width = (is_log ? 160 : 80) + 20 * (random() % 4);
  return ForEachLine(text, [&](const std::string& line) {
    std::string out;
    for (size_t begin = 0; begin < line.size(); begin += width) {
      if (begin > 0) out.push_back('\n');
      out.append(line, begin, width);
    }
    return out;
  });
}

}  // namespace backtape
