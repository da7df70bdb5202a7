#include "backtape/codegen_spec/yaml_reader.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {

Location LocationOf(const SourceFile& file, const YAML::Mark& mark) {
  if (mark.is_null()) return {&file, 1, 1};
  return {&file, mark.line + 1, mark.column + 1};
}

SpecText TextOf(const SourceFile& file, const YAML::Node& node) {
  return {node.Scalar(), LocationOf(file, node.Mark())};
}

namespace {

// The first character of the value in "key: value" or "- key: value"; '\0' if the line is of another form.
char StartOfValue(absl::string_view line) {
  const size_t colon = line.find(": ");
  if (colon == absl::string_view::npos) return '\0';
  line = absl::StripLeadingAsciiWhitespace(line.substr(colon + 1));
  return line.empty() ? '\0' : line[0];
}

void ReportInvalid(const SourceFile& file, const YAML::Exception& e, Diagnostics& diagnostics) {
  const Location where = LocationOf(file, e.mark);
  const size_t begin = file.LineStart(where.line);
  const absl::string_view line = absl::string_view(file.text).substr(begin, file.text.find('\n', begin) - begin);
  const char start = StartOfValue(line);
  // ": " ends a key, also within an unquoted formula.
  const bool is_unquoted_conditional = start != '\0' && start != '"' && start != '\'' &&
                                       line.find('?') != absl::string_view::npos &&
                                       line.find(": ", line.find('?')) != absl::string_view::npos;
  diagnostics.Report(where, is_unquoted_conditional
                                ? "a formula with '?:' must be quoted, because ': ' separates a key from its value: "
                                  "write \"a ? b : c\""
                                : absl::StrCat("invalid YAML: ", e.msg));
}

// Loads a file that is invalid as a whole item by item, so that one mistake does not hide those in other items. An item
// begins with '-' at the start of a line.
std::vector<YAML::Node> LoadValidItems(const SourceFile& file, Diagnostics& diagnostics) {
  const std::string& text = file.text;
  std::vector<YAML::Node> items;
  size_t begin = absl::StartsWith(text, "-") ? 0 : text.find("\n-") + 1;  // npos + 1 is 0
  if (text.compare(begin, 1, "-") != 0) begin = text.size();
  int lines_before = static_cast<int>(std::count(text.begin(), text.begin() + begin, '\n'));
  while (begin < text.size()) {
    const size_t next = text.find("\n-", begin);
    const size_t end = next == std::string::npos ? text.size() : next + 1;
    const absl::string_view item = absl::string_view(text).substr(begin, end - begin);
    try {
      // Line numbers count from the start of the file.
      const YAML::Node list = YAML::Load(absl::StrCat(std::string(lines_before, '\n'), item));
      for (const YAML::Node& node : list) items.push_back(node);
    } catch (const YAML::Exception& e) {
      ReportInvalid(file, e, diagnostics);
    }
    lines_before += static_cast<int>(std::count(item.begin(), item.end(), '\n'));
    begin = end;
  }
  return items;
}

}  // namespace

std::vector<YAML::Node> LoadRows(const SourceFile& file, absl::string_view expected, Diagnostics& diagnostics) {
  YAML::Node root;
  try {
    root = YAML::Load(file.text);
  } catch (const YAML::Exception& e) {
    const int before = diagnostics.size();
    std::vector<YAML::Node> items = LoadValidItems(file, diagnostics);
    if (diagnostics.size() == before) ReportInvalid(file, e, diagnostics);  // the mistake is between items
    return items;
  }
  if (root.IsNull()) return {};
  if (!root.IsSequence()) {
    diagnostics.Report(LocationOf(file, root.Mark()), std::string(expected));
    return {};
  }
  return {root.begin(), root.end()};
}

}  // namespace backtape::codegen_spec
