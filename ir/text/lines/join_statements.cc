#include "backtape/ir/text/lines/join_statements.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/lines/statement_scan.h"

namespace backtape {
namespace {

// Longer statements are not joined.
constexpr size_t kMaxLinesOfStatement = 20000;
constexpr size_t kTabWidth = 8;

// True for "x = a +". `size` is the length of the line without its comment.
bool EndsWithOperator(absl::string_view line, size_t size) {
  return size > 2 && line[size - 2] == ' ' &&
         absl::string_view("+-*/%@&|^<>").find(line[size - 1]) != absl::string_view::npos;
}

class Joiner {
 public:
  Joiner(const MappedText& text, std::vector<LineRange>* lines) : text_(text), lines_(*lines) {
    out_.Reserve(text.size());
    joined_.reserve(lines_.size());
  }

  void Run(MappedText* text, std::vector<LineRange>* lines);

 private:
  absl::string_view View(const LineRange& line) const {
    return absl::string_view(text_.text()).substr(line.begin, line.end - line.begin);
  }
  bool BelongsWith(const LineRange& first, const LineRange& line) const {
    return line.log_tag == first.log_tag || line.log_tag == nullptr;
  }
  bool IsIncomplete(absl::string_view line, LineShape shape, const StatementProgress& progress) const;
  bool ArgumentsFollow(size_t i, LineShape shape) const;
  size_t EndOfStatement(size_t first);
  size_t EndOfMetadata(size_t first) const;
  void AppendLine(const LineRange& line);
  void AppendJoined(size_t first, size_t last);
  void AppendOthers(size_t first, size_t last);
  void FinishLine(const LineRange& first, const LineRange& last, size_t begin);
  void AppendWithoutTabs(size_t begin, size_t end);

  const MappedText& text_;
  const std::vector<LineRange>& lines_;
  MappedText out_;
  std::vector<LineRange> joined_;
  size_t budget_ = 0;  // the number of lines that unsuccessful attempts may still scan; keeps the time linear
};

bool Joiner::IsIncomplete(absl::string_view line, LineShape shape, const StatementProgress& progress) const {
  if (progress.depth > 0 || progress.quote != 0) return true;
  const absl::string_view code = absl::StripAsciiWhitespace(line.substr(0, progress.code));
  if (code.empty()) return false;
  if (shape == LineShape::kNode) {
    if (absl::StrContains(code, "[target=")) return false;
    return code.back() == '=' || code.back() == ':' || absl::EndsWith(code, "= call_function");
  }
  if (code.back() == '\\') return true;
  if (shape == LineShape::kReturn) return code == "return";
  return code.back() == '=' || EndsWithOperator(line, progress.code);
}

// True if line `i` ends with the target of a node and the next line is "(args = ...".
bool Joiner::ArgumentsFollow(size_t i, LineShape shape) const {
  return shape == LineShape::kNode && i + 1 < lines_.size() && BelongsWith(lines_[i], lines_[i + 1]) &&
         absl::EndsWith(absl::StripTrailingAsciiWhitespace(View(lines_[i])), "]") &&
         absl::StartsWith(absl::StripLeadingAsciiWhitespace(View(lines_[i + 1])), "(args");
}

// The index of the last line of the statement that starts in line `first`; `first` itself if the statement has one
// line or if no later line completes it.
size_t Joiner::EndOfStatement(size_t first) {
  const LineRange& start = lines_[first];
  const absl::string_view line = View(start);
  const LineShape shape = ShapeOfLine(line);
  if (shape == LineShape::kOther) return first;
  StatementProgress progress;
  ScanLine(line, shape, &progress);
  if (!IsIncomplete(line, shape, progress) && !ArgumentsFollow(first, shape)) return first;
  // After a line that ends with an operator, a line that looks like a statement is a new statement. After a line that
  // ends with "=", such a line may continue the statement, as in "a = b = None", so "=" does not count as an operator
  // here.
  bool ends_with_operator = progress.depth == 0 && progress.quote == 0 && EndsWithOperator(line, progress.code);
  bool has_comment = progress.has_comment;
  for (size_t i = first + 1; i < lines_.size() && i - first < kMaxLinesOfStatement && budget_ > 0; ++i, --budget_) {
    if (!BelongsWith(start, lines_[i])) continue;
    const absl::string_view next = View(lines_[i]);
    if (StartsAnew(next)) return first;
    if (next.find_first_not_of(" \t") == absl::string_view::npos && progress.quote != 0) return first;
    if (ends_with_operator && ShapeOfLine(next) == LineShape::kStatement) return first;
    ScanLine(next, shape, &progress);
    ends_with_operator = progress.depth == 0 && progress.quote == 0 && EndsWithOperator(next, progress.code);
    has_comment |= progress.has_comment;
    if (IsIncomplete(next, LineShape::kStatement, progress) || ArgumentsFollow(i, shape)) continue;
    if (progress.depth < 0) return first;
    // A return statement in which each value has a description keeps its lines.
    if (shape == LineShape::kReturn && has_comment) return first;
    budget_ += i - first;  // a successful attempt costs nothing
    return i;
  }
  return first;
}

// The last line of a block between triple quotes that lists the fields of a node's meta; `first` if there is none.
size_t Joiner::EndOfMetadata(size_t first) const {
  constexpr absl::string_view kQuotes = "\"\"\"";
  if (absl::StripAsciiWhitespace(View(lines_[first])) != kQuotes || first + 1 == lines_.size()) return first;
  size_t second = first + 1;
  while (second + 1 < lines_.size() &&
         (!BelongsWith(lines_[first], lines_[second]) || absl::StripAsciiWhitespace(View(lines_[second])).empty())) {
    ++second;
  }
  Cursor c(absl::StripLeadingAsciiWhitespace(View(lines_[second])));
  if (c.ReadName().empty() || !c.Consume(": ") || (c.Peek() != '\'' && c.Peek() != '"' && c.Peek() != '('))
    return first;
  for (size_t i = first + 1; i < lines_.size() && i - first < kMaxLinesOfStatement; ++i) {
    if (!BelongsWith(lines_[first], lines_[i])) continue;
    const absl::string_view line = View(lines_[i]);
    if (absl::StripAsciiWhitespace(line) == kQuotes) return i;
    if (IsGraphStart(line)) return first;
  }
  return first;
}

void Joiner::AppendWithoutTabs(size_t begin, size_t end) {
  const std::string& in = text_.text();
  char quote = 0;
  bool indenting = true;
  size_t column = 0;
  for (size_t i = begin; i < end; ++i) {
    if (in[i] == '\t' && quote == 0) {
      out_.Append(text_, begin, i);
      out_.AppendInstead(std::string(indenting ? kTabWidth - column % kTabWidth : 1, ' '), text_, i);
      column += kTabWidth - column % kTabWidth;
      begin = i + 1;
      continue;
    }
    if (in[i] == '#' && indenting) break;  // a comment keeps its tabs
    indenting &= in[i] == ' ';
    ++column;
    if (in[i] == '"' || in[i] == '\'') {
      if (quote == 0) {
        quote = in[i];
      } else if (quote == in[i]) {
        quote = 0;
      }
    }
  }
  out_.Append(text_, begin, end);
}

void Joiner::FinishLine(const LineRange& first, const LineRange& last, size_t begin) {
  LineRange line = first;
  line.begin = begin;
  line.end = out_.size();
  line.has_line_end = last.has_line_end;
  joined_.push_back(line);
  if (last.has_line_end) out_.AppendInstead("\n", text_, last.end);
}

void Joiner::AppendLine(const LineRange& line) {
  const size_t begin = out_.size();
  if (View(line).find('\t') == absl::string_view::npos) {
    out_.Append(text_, line.begin, line.end);
  } else {
    AppendWithoutTabs(line.begin, line.end);
  }
  FinishLine(line, line, begin);
}

// Joins lines [first, last] into one, without comments and without spaces after opening brackets.
void Joiner::AppendJoined(size_t first, size_t last) {
  const size_t begin = out_.size();
  StatementProgress progress;
  const LineShape shape = ShapeOfLine(View(lines_[first]));
  for (size_t i = first; i <= last; ++i) {
    const LineRange& line = lines_[i];
    if (i > first && !BelongsWith(lines_[first], line)) continue;
    const absl::string_view view = View(line);
    const bool in_string = progress.quote != 0;
    const bool in_brackets = progress.depth > 0;
    ScanLine(view, shape, &progress);
    size_t skip = 0;
    size_t end = progress.code;
    if (i > first) skip = std::min(view.find_first_not_of(" \t"), end);
    if (end > skip && view[end - 1] == '\\') {
      --end;
      while (end > skip && view[end - 1] == ' ') --end;
    }
    if (skip >= end) continue;
    if (i > first && out_.size() > begin) {
      const char before = out_.text().back();
      const char next = view[skip];
      // Inside brackets, two names are never adjacent. So if a name ends one line and another begins the next, a
      // terminal cut one name in two. In print(graph), spaces only follow commas.
      const auto is_word = [](char c) { return IsNameByte(c) || c == '.' || c == '-'; };
      const bool cuts_word =
          skip == 0 && in_brackets && (shape == LineShape::kNode ? before != ',' : is_word(before) && is_word(next));
      // The parts of "call_function[target=f](args = ...".
      const bool is_node_part = shape == LineShape::kNode && !in_brackets &&
                                ((before == ']' && next == '(') || (IsNameByte(before) && next == '['));
      const bool tight = cuts_word || is_node_part || before == '(' || before == '[' || before == '{' || next == ')' ||
                         next == ']' || next == '}';
      if (!tight || in_string) out_.AppendInstead(" ", text_, line.begin + skip);
    }
    AppendWithoutTabs(line.begin + skip, line.begin + end);
  }
  FinishLine(lines_[first], lines_[last], begin);
}

// Appends the lines in (first, last] that belong to other messages of a log.
void Joiner::AppendOthers(size_t first, size_t last) {
  for (size_t i = first + 1; i < last; ++i) {
    if (!BelongsWith(lines_[first], lines_[i])) AppendLine(lines_[i]);
  }
}

void Joiner::Run(MappedText* text, std::vector<LineRange>* lines) {
  budget_ = 4 * lines_.size() + 1000;
  for (size_t i = 0; i < lines_.size(); ++i) {
    if (const size_t end = EndOfMetadata(i); end > i) {
      AppendOthers(i, end);
      i = end;
      continue;
    }
    const size_t last = EndOfStatement(i);
    if (last == i) {
      AppendLine(lines_[i]);
    } else {
      AppendJoined(i, last);
      AppendOthers(i, last);
      i = last;
    }
  }
  *text = std::move(out_);
  *lines = std::move(joined_);
}

}  // namespace

MappedText JoinStatements(const MappedText& text, std::vector<LineRange>* lines) {
  MappedText joined;
  Joiner(text, lines).Run(&joined, lines);
  return joined;
}

}  // namespace backtape
