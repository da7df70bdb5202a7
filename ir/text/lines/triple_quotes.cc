#include "backtape/ir/text/lines/triple_quotes.h"

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "backtape/ir/text/lines/line_marks.h"

namespace backtape {
namespace {

constexpr size_t kLength = 3;  // of the quotes
// Lines with more triple quotes are not source code. The limit keeps the time linear.
constexpr int kMostInLine = 100;

// The position of the next triple quotes in `line`, at `from` or later; npos if there are none.
size_t NextQuotes(absl::string_view line, size_t from) {
  for (size_t at = from; (at = line.find_first_of("\"'", at)) != absl::string_view::npos; ++at) {
    if (at + kLength <= line.size() && line[at] == line[at + 1] && line[at] == line[at + 2]) return at;
  }
  return absl::string_view::npos;
}

// True if a literal can begin after this code: "f(x, ", "text = r".
bool PrecedesLiteral(absl::string_view before) {
  const size_t last = before.find_last_not_of("bfru \t");
  return last == absl::string_view::npos || absl::StrContains("(=,[{+:", before[last]);
}

// True for what follows the end of a literal in a Python source: "),  # noqa", ", '''\".
bool FollowsLiteral(absl::string_view rest) {
  const size_t first = rest.find_first_not_of(" \t,;)]}");
  if (first == absl::string_view::npos || rest[first] == '#') return true;
  rest.remove_prefix(first);
  return absl::StartsWith(rest, ".strip()") || NextQuotes(rest, 0) == 0;
}

}  // namespace

void CutTripleQuotes(absl::string_view* line) {
  size_t at = NextQuotes(*line, 0);
  if (at == absl::string_view::npos) return;
  // A comment that quotes source code belongs to the graph.
  if (absl::StrContains(line->substr(0, at), "# File: ")) return;
  size_t from = 0;
  for (int found = 0; at != absl::string_view::npos && found < kMostInLine; ++found) {
    const absl::string_view before = line->substr(from, at - from);
    from = at + kLength;
    const absl::string_view rest = line->substr(from);
    if (IsGraphStart(rest) || IsTableHeader(rest) || IsNodeLine(rest)) {
      *line = rest;
      from = 0;
    } else if (!PrecedesLiteral(before) && FollowsLiteral(rest)) {
      *line = line->substr(0, at);
      return;
    }
    at = NextQuotes(*line, from);
  }
}

}  // namespace backtape
