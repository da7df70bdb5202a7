#include "backtape/codegen_spec/yaml_reader.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace backtape::codegen_spec {

Location LocationOf(const SourceFile& file, const YAML::Mark& mark) {
  if (mark.is_null()) return {&file, 1, 1};
  return {&file, mark.line + 1, mark.column + 1};
}

SpecText TextOf(const SourceFile& file, const YAML::Node& node) {
  return {node.Scalar(), LocationOf(file, node.Mark())};
}

namespace {

// The first character of the value in "key: value" or "- key: value"; '\0' if the line has another form.
char StartOfValue(absl::string_view line) {
  const size_t colon = line.find(": ");
  if (colon == absl::string_view::npos) return '\0';
  line = absl::StripLeadingAsciiWhitespace(line.substr(colon + 1));
  return line.empty() ? '\0' : line[0];
}

// The position of the quote that opens a value of the item and is not closed within it; npos if there is none. (YAML's
// parser takes the end of the text for the end of the value.)
size_t UnclosedQuote(absl::string_view item) {
  for (size_t begin = 0; begin < item.size();) {
    const size_t end = std::min(item.find('\n', begin), item.size());
    const absl::string_view line = item.substr(begin, end - begin);
    const char quote = StartOfValue(line);
    begin = end + 1;
    const bool is_comment = absl::StartsWith(absl::StripLeadingAsciiWhitespace(line), "#");
    if (is_comment || (quote != '"' && quote != '\'')) continue;
    const size_t open = static_cast<size_t>(line.data() - item.data()) + line.find(quote);
    size_t i = open + 1;
    while (i < item.size() && item[i] != quote) i += quote == '"' && item[i] == '\\' ? 2 : 1;
    if (i >= item.size()) return open;
    begin = std::max(begin, i + 1);
  }
  return absl::string_view::npos;
}

// The number of list items that begin at the start of a line.
int64_t CountItems(absl::string_view text) {
  int64_t count = absl::StartsWith(text, "-") ? 1 : 0;
  for (size_t at = text.find("\n-"); at != absl::string_view::npos; at = text.find("\n-", at + 1)) ++count;
  return count;
}

// Whether the line is "key: a ? b : c". ": " ends a key, also within an unquoted formula.
bool IsUnquotedConditional(absl::string_view line) {
  const char start = StartOfValue(line);
  return start != '\0' && start != '"' && start != '\'' && line.find('?') != absl::string_view::npos &&
         line.find(": ", line.find('?')) != absl::string_view::npos;
}

void ReportInvalid(const SourceFile& file, const YAML::Exception& e, Diagnostics& diagnostics) {
  const Location where = LocationOf(file, e.mark);
  const size_t begin = file.LineStart(where.line);
  const absl::string_view line = absl::string_view(file.text).substr(begin, file.text.find('\n', begin) - begin);
  diagnostics.Report(where, IsUnquotedConditional(line)
                                ? "a formula with '?:' must be quoted, because a colon and a space end a key in YAML; "
                                  "write \"a ? b : c\""
                                : absl::StrCat("invalid YAML: ", e.msg));
}

// Quotes the value of a line of `text` if it is an unquoted conditional. Returns whether it was.
bool QuoteConditional(std::string& text, int line) {
  size_t begin = 0;
  for (; line > 0 && begin < text.size(); --line) begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
  const size_t end = std::min(text.find('\n', begin), text.size());
  const absl::string_view whole = absl::string_view(text).substr(begin, end - begin);
  if (line != 0 || !IsUnquotedConditional(whole)) return false;
  const absl::string_view value = absl::StripAsciiWhitespace(whole.substr(whole.find(": ") + 1));
  const auto place = static_cast<size_t>(value.data() - text.data());
  const std::string quoted = absl::StrCat("'", absl::StrReplaceAll(value, {{"'", "''"}}), "'");
  text.replace(place, value.size(), quoted);
  return true;
}

// Adds the rows in an item's text, which begins after `lines_before` lines of the file. Values that should be quoted
// are reported and then read as if they were, so that they hide no other mistake in the item.
void LoadItem(const SourceFile& file, std::string item, int lines_before, std::vector<LoadedRow>& rows,
              Diagnostics& diagnostics) {
  std::string problem;
  while (true) {
    try {
      // Line numbers count from the start of the file.
      for (const YAML::Node& node : YAML::Load(absl::StrCat(std::string(lines_before, '\n'), item))) {
        rows.push_back({node, problem});
      }
      return;
    } catch (const YAML::Exception& e) {
      ReportInvalid(file, e, diagnostics);
      problem = diagnostics.message(diagnostics.size() - 1);
      if (!QuoteConditional(item, e.mark.line - lines_before)) return;
    }
  }
}

// Loads, item by item, a file that is invalid as a whole, so that one mistake does not hide those in other items. An
// item begins with '-' at the start of a line.
std::vector<LoadedRow> LoadValidItems(const SourceFile& file, Diagnostics& diagnostics) {
  const std::string& text = file.text;
  std::vector<LoadedRow> items;
  size_t begin = absl::StartsWith(text, "-") ? 0 : text.find("\n-") + 1;  // npos + 1 is 0
  if (text.compare(begin, 1, "-") != 0) begin = text.size();
  int lines_before = static_cast<int>(std::count(text.begin(), text.begin() + begin, '\n'));
  while (begin < text.size()) {
    const size_t next = text.find("\n-", begin);
    const size_t end = next == std::string::npos ? text.size() : next + 1;
    const absl::string_view item = absl::string_view(text).substr(begin, end - begin);
    const size_t quote = UnclosedQuote(item);
    if (quote != absl::string_view::npos) {
      const absl::string_view before = item.substr(0, quote);
      const size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
      const auto line = lines_before + 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
      diagnostics.Report({&file, line, static_cast<int>(quote - line_start) + 1}, "this quote is not closed");
      lines_before += static_cast<int>(std::count(item.begin(), item.end(), '\n'));
      begin = end;
      continue;
    }
    LoadItem(file, std::string(item), lines_before, items, diagnostics);
    lines_before += static_cast<int>(std::count(item.begin(), item.end(), '\n'));
    begin = end;
  }
  return items;
}

}  // namespace

std::vector<LoadedRow> LoadRows(const SourceFile& file, absl::string_view expected, Diagnostics& diagnostics) {
  YAML::Node root;
  try {
    root = YAML::Load(file.text);
  } catch (const YAML::Exception& e) {
    const int before = diagnostics.size();
    std::vector<LoadedRow> items = LoadValidItems(file, diagnostics);
    if (diagnostics.size() == before) ReportInvalid(file, e, diagnostics);  // the mistake is between items
    return items;
  }
  if (root.IsNull()) return {};
  // A quote that is not closed makes the items that follow part of its value.
  if (root.IsSequence() && static_cast<int64_t>(root.size()) < CountItems(file.text)) {
    const int before = diagnostics.size();
    std::vector<LoadedRow> items = LoadValidItems(file, diagnostics);
    if (diagnostics.size() != before) return items;
  }
  if (!root.IsSequence()) {
    diagnostics.Report(LocationOf(file, root.Mark()), std::string(expected));
    return {};
  }
  std::vector<LoadedRow> rows;
  for (const YAML::Node& node : root) rows.push_back({node, ""});
  return rows;
}

}  // namespace backtape::codegen_spec
