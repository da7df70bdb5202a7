#include "backtape/ir/text/lines/triple_quotes.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "backtape/ir/text/lines/line_marks.h"

namespace backtape {
namespace {

constexpr size_t kLength = 3;  // of the quotes
// Lines with more triple quotes are not source code. The limit keeps the time linear.
constexpr int kMostInLine = 100;

bool HasTripleQuotes(absl::string_view text) {
  return absl::StrContains(text, "\"\"\"") || absl::StrContains(text, "'''");
}

// The position of the next triple quotes in `line`, at `from` or later; npos if there are none.
size_t NextQuotes(absl::string_view line, size_t from) {
  for (size_t at = from; (at = line.find_first_of("\"'", at)) != absl::string_view::npos; ++at) {
    if (at + kLength <= line.size() && line[at] == line[at + 1] && line[at] == line[at + 2]) return at;
  }
  return absl::string_view::npos;
}

// True for what follows the end of a literal in a Python source: "),  # noqa".
bool FollowsLiteral(absl::string_view rest) {
  const size_t first = rest.find_first_not_of(" \t,;)]}");
  return first == absl::string_view::npos || rest[first] == '#' || absl::StartsWith(rest.substr(first), ".strip()");
}

}  // namespace

MappedText SplitTripleQuotes(MappedText text) {
  const absl::string_view in = text.text();
  if (!HasTripleQuotes(in)) return text;
  MappedText out;
  size_t copied = 0;
  const auto break_line = [&](size_t at) {
    out.Append(text, copied, at);
    out.AppendInstead("\n", text, at);
    copied = at;
  };
  for (size_t begin = 0; begin < in.size();) {
    const size_t end = std::min(in.find('\n', begin), in.size());
    const absl::string_view line = in.substr(begin, end - begin);
    size_t at = NextQuotes(line, 0);
    // A comment that quotes source code belongs to the graph.
    if (at != absl::string_view::npos && absl::StrContains(line.substr(0, at), "# File: "))
      at = absl::string_view::npos;
    int found = 0;
    for (size_t from = 0; at != absl::string_view::npos && found < kMostInLine; at = NextQuotes(line, from), ++found) {
      const absl::string_view before = line.substr(from, at - from);
      from = at + kLength;
      const absl::string_view rest = line.substr(from);
      if (IsGraphStart(rest) || IsTableHeader(rest)) {
        break_line(begin + from);
      } else if (!absl::StripAsciiWhitespace(before).empty() && FollowsLiteral(rest)) {
        break_line(begin + at);
      }
    }
    begin = end + 1;
  }
  if (copied == 0) return text;
  out.Append(text, copied, in.size());
  return out;
}

}  // namespace backtape
