#include "backtape/ir/text/lines/line_prefixes.h"

#include <algorithm>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/lines/log_prefix.h"

namespace backtape {
namespace {

// A text has few different prefixes; the limits keep the time linear.
constexpr size_t kMostPrefixes = 8;
constexpr size_t kLongestPrefix = 300;
// If the numbers of this many lines increase all the time, they count the lines.
constexpr int kMostCountedLines = 64;
constexpr int kFewestCountedLines = 3;
// The first line of a graph is compared with this many lines that follow.
constexpr int kMostComparedLines = 4;

// Words with which the first line of a graph begins.
constexpr absl::string_view kStarts[] = {"class ", "def forward(", "graph():", "opcode ", "# Graph fragment:"};

bool IsSpace(char c) { return c == ' ' || c == '\t'; }
bool JoinsFields(char c) { return c == ':' || c == '-'; }

absl::string_view TakeLine(absl::string_view* text) {
  const size_t end = std::min(text->find('\n'), text->size());
  const absl::string_view line = text->substr(0, end);
  text->remove_prefix(std::min(end + 1, text->size()));
  return line;
}

// True if the line is the first one of a graph, perhaps after the prefix of a logger. Other text before it makes it
// false, except for the file that generated the class.
bool StartsGraph(absl::string_view line) {
  absl::string_view tag;
  StripLogPrefix(&line, &tag);
  line = absl::StripAsciiWhitespace(line);
  if (absl::StartsWith(line, "def forward(") || absl::StartsWith(line, "class ")) return IsGraphStart(line);
  if (absl::StartsWith(line, "opcode ")) return IsTableHeader(line);
  if (absl::StartsWith(line, "# Graph fragment:")) return true;
  const size_t space = line.find(' ');
  if (space == absl::string_view::npos) {
    return IsGraphHeader(line) && absl::c_all_of(line.substr(0, line.find('(')), IsNameByte);
  }
  const bool is_file = line.substr(0, space).find_first_of("/\\<") != absl::string_view::npos;
  return is_file && absl::StartsWith(line.substr(space), " class ") && IsGraphStart(line);
}

// True if later stages find the graph in this line: they remove marks ("#", ">", "+"), line numbers before the prefix
// of a logger, and that prefix.
bool NeedsNoPrefix(absl::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of("#>+-*|/;. \t"), line.size()));
  if (StartsGraph(line)) return true;
  line.remove_prefix(std::min(line.find_first_not_of("0123456789"), line.size()));
  line.remove_prefix(std::min(line.find_first_not_of(" \t:|-#>+"), line.size()));
  absl::string_view tag;
  absl::string_view rest = line;
  return StripLogPrefix(&rest, &tag) && StartsGraph(line);
}

// True for a number that is part of a time or a date, so that it differs between the lines of one process.
bool IsOfTime(absl::string_view text, size_t begin, size_t end) {
  const auto separates = [](char c) { return absl::StrContains(":.,-/+TZ", c); };
  const bool after_digit = begin >= 2 && separates(text[begin - 1]) && IsDigit(text[begin - 2]);
  if (after_digit || end >= text.size()) return after_digit;
  return text[end] == 'Z' || (end + 1 < text.size() && separates(text[end]) && IsDigit(text[end + 1]));
}

// The numbers in a prefix that differ between processes.
std::string NumbersOf(absl::string_view prefix) {
  std::string numbers;
  for (size_t i = 0; i < prefix.size();) {
    if (!IsDigit(prefix[i])) {
      ++i;
      continue;
    }
    const size_t end = std::min(prefix.find_first_not_of("0123456789", i), prefix.size());
    if (!IsOfTime(prefix, i, end)) absl::StrAppend(&numbers, prefix.substr(i, end - i), " ");
    i = end;
  }
  return numbers;
}

// The end of the longest prefix of `line`, up to a separator, that `other` also has; or of a shorter one after which a
// graph starts.
size_t EndOfCommonPrefix(absl::string_view line, absl::string_view other) {
  size_t end = 0;
  for (size_t i = 1; i <= std::min(line.size(), kLongestPrefix); ++i) {
    if (!IsSpace(line[i - 1]) && !absl::StrContains(":-|]", line[i - 1])) continue;
    if (PrefixOfSameForm(other, line.substr(0, i)) == 0) break;
    end = i;
    if (StartsGraph(line.substr(i))) break;
  }
  return end;
}

}  // namespace

size_t PrefixOfSameForm(absl::string_view line, absl::string_view prefix) {
  size_t i = 0;
  for (size_t p = 0; p < prefix.size();) {
    if (IsDigit(prefix[p])) {
      if (i == line.size() || !IsDigit(line[i])) return 0;
      while (p < prefix.size() && IsDigit(prefix[p])) ++p;
      while (i < line.size() && IsDigit(line[i])) ++i;
    } else if (IsSpace(prefix[p])) {
      const size_t spaces = std::min(prefix.find_first_not_of(" \t", p), prefix.size()) - p;
      const size_t found = std::min(line.find_first_not_of(" \t", i), line.size()) - i;
      const bool is_last = p + spaces == prefix.size();
      // Spaces after the prefix are those of the line. A blank line may have lost all.
      if (is_last) return found >= spaces ? i + spaces : i + found == line.size() ? line.size() : 0;
      if (p > 0 && found == 0) return 0;
      p += spaces;
      i += found;
    } else {
      if (i == line.size() || (line[i] != prefix[p] && !(JoinsFields(line[i]) && JoinsFields(prefix[p])))) return 0;
      ++p;
      ++i;
    }
  }
  return i;
}

LinePrefixes::LinePrefixes(absl::string_view text) {
  while (!text.empty() && prefixes_.size() < kMostPrefixes) {
    const absl::string_view line = TakeLine(&text);
    if (line.empty()) continue;
    absl::string_view known = line;
    std::string tag;
    if (!Strip(&known, &tag)) Learn(line, text);
  }
}

void LinePrefixes::Learn(absl::string_view line, absl::string_view rest_of_text) {
  const bool has_start =
      absl::c_any_of(kStarts, [&](absl::string_view start) { return absl::StrContains(line, start); });
  if (!has_start || NeedsNoPrefix(line)) return;
  // The longest prefix that the line has in common with a later one (the next one may continue the line), or a shorter
  // one before that of a logger.
  size_t end = 0;
  absl::string_view rest = rest_of_text;
  for (int i = 0; i < kMostComparedLines && !rest.empty(); ++i) {
    const absl::string_view other = TakeLine(&rest);
    if (!other.empty()) end = std::max(end, EndOfCommonPrefix(line, other));
  }
  const absl::string_view sample = line.substr(0, end);
  // Marks such as "#" and ">" are not prefixes of programs.
  if (absl::c_none_of(sample, IsNameByte)) return;
  // Other text precedes only print(graph): print("After the pass:", graph).
  if (!StartsGraph(line.substr(end)) && !IsGraphHeader(line)) return;
  Prefix prefix{std::string(sample), false};
  std::string last = NumbersOf(sample);
  int counted = 1;
  bool increases = !last.empty();
  for (rest = rest_of_text; increases && !rest.empty() && counted < kMostCountedLines;) {
    absl::string_view other = TakeLine(&rest);
    const size_t length = PrefixOfSameForm(other, sample);
    if (length == 0) continue;
    std::string numbers = NumbersOf(other.substr(0, length));
    increases = numbers.size() > last.size() || (numbers.size() == last.size() && numbers > last);
    last = std::move(numbers);
    ++counted;
  }
  prefix.counts_lines = increases && counted >= kFewestCountedLines;
  prefixes_.push_back(std::move(prefix));
}

bool LinePrefixes::Strip(absl::string_view* line, std::string* tag) const {
  for (const Prefix& prefix : prefixes_) {
    const size_t size = PrefixOfSameForm(*line, prefix.sample);
    if (size == 0) continue;
    *tag = prefix.counts_lines ? "" : NumbersOf(line->substr(0, size));
    line->remove_prefix(size);
    return true;
  }
  return false;
}

}  // namespace backtape
