#include "backtape/ir/text/lines/line_marks.h"

#include <algorithm>
#include <charconv>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/lines/log_prefix.h"

namespace backtape {
namespace {

// Numbers at the beginning of lines count as line numbers if at least this many lines have consecutive ones.
constexpr int kFewestNumberedLines = 3;
// If at least this many quoted lines have no space after ">", the mark of the quotation is ">" alone, and a space after
// it belongs to the line.
constexpr int kFewestUnspacedLines = 2;

constexpr absl::string_view kTableHeads[] = {"opcode", "name", "target", "args", "kwargs"};

// "|  |" precedes the lines of a source file that was copied from a web page with line numbers.
constexpr absl::string_view kCommentSigns[] = {"#",  "//", "*", "|  |", "|", "\xE2\x94\x82" /* box drawing */,
                                               "--", ";;"};

// Reads a line number in front of a line: "12 | ", "12: ", "12\t" or "12 ". False if there is none.
bool ConsumeLineNumber(absl::string_view* line, int64_t* number) {
  Cursor c(*line);
  c.SkipSpaces();
  if (!IsDigit(c.Peek())) return false;
  const auto [end, error] = std::from_chars(c.pos(), c.end(), *number);
  if (error != std::errc()) return false;
  c.set_pos(end);
  if (!c.at_end()) {
    Cursor separator = c;
    separator.SkipSpaces();
    if (separator.Peek() == '|' || (separator.pos() == c.pos() && separator.Peek() == ':')) {
      c = separator;
      c.Advance();
      c.Consume(' ');
    } else if (!c.Consume('\t') && !c.Consume(' ')) {
      return false;
    }
  }
  *line = c.rest();
  return true;
}

// Removes "|" from the end of the row of a table.
absl::string_view StripEndOfRow(absl::string_view line, absl::string_view sign) {
  const absl::string_view trimmed = absl::StripTrailingAsciiWhitespace(line);
  if (sign[0] != '|' || !absl::EndsWith(trimmed, "|")) return line;
  return absl::StripTrailingAsciiWhitespace(trimmed.substr(0, trimmed.size() - 1));
}

// What PyTorch's messages and Inductor's log of lowerings write before a node.
constexpr absl::string_view kWordsBeforeNode[] = {"While executing ", "lowering "};

void StripWordsBeforeNode(absl::string_view* line) {
  for (const absl::string_view words : kWordsBeforeNode) {
    const size_t at = line->find(words);
    if (at == absl::string_view::npos) continue;
    const absl::string_view node = line->substr(at + words.size());
    if (IsNodeLine(node)) *line = node;
  }
}

// "line 12: ", which Inductor wrote before 2.0 after the "#" of a statement that a kernel computes.
void StripLineNumberOfComment(absl::string_view* line) {
  Cursor c(*line);
  if (!c.Consume("line ") || !IsDigit(c.Peek())) return;
  while (IsDigit(c.Peek())) c.Advance();
  if (c.Consume(": ")) *line = c.rest();
}

// The mark before the node at which ExecuTorch found a problem.
void StripArrow(absl::string_view* line) {
  const size_t arrow = line->find_first_not_of(' ');
  if (arrow != absl::string_view::npos && absl::StartsWith(line->substr(arrow), "--> ")) line->remove_prefix(arrow + 4);
}

}  // namespace

bool IsNodeLine(absl::string_view line) {
  line = absl::StripLeadingAsciiWhitespace(line);
  return !line.empty() && line[0] == '%' && absl::StrContains(line, " : ");
}

bool IsGraphHeader(absl::string_view line) {
  line = absl::StripAsciiWhitespace(line);
  // print("After the pass:", graph)
  constexpr absl::string_view kHeader = "graph():";
  if (absl::EndsWith(line, kHeader) && line.size() > kHeader.size()) {
    const char before = line[line.size() - kHeader.size() - 1];
    if (!IsNameByte(before) && before != '.') return !absl::EndsWith(line, "def graph():");
  }
  Cursor c(line);
  const absl::string_view name = c.ReadName();
  if (name != "graph") return absl::EndsWith(name, "_graph") && c.rest() == "():";
  if (!c.Consume('(')) return false;
  // A parameter with "%" is TorchScript's: "graph(%x : Tensor):".
  while (!c.ReadName().empty() && c.Consume(',')) c.SkipSpaces();
  return c.Consume("):") && (c.SkipSpaces(), c.at_end() || c.Peek() == '#');
}

bool IsGraphStart(absl::string_view line) {
  line = absl::StripAsciiWhitespace(line);
  if (absl::EndsWith(line, "(torch.nn.Module):")) {
    return absl::StartsWith(line, "class ") || absl::StrContains(line, " class ");
  }
  return IsGraphHeader(line) || absl::StartsWith(line, "def forward(");
}

bool IsStatementOfGraph(absl::string_view line) { return absl::StrContains(line, "= torch.ops.") || FreesValues(line); }

bool FreesValues(absl::string_view line) {
  const size_t free = line.find(";  ");
  return free != absl::string_view::npos && absl::StrContains(line.substr(0, free), " = ") &&
         absl::EndsWith(absl::StripTrailingAsciiWhitespace(line.substr(free)), " = None");
}

bool IsTableHeader(absl::string_view line) {
  // 2.0 logs "__compiled_fn_0 <eval_with_key>.5 opcode  name  target  args  kwargs".
  const size_t opcode = line.find(kTableHeads[0]);
  if (opcode == absl::string_view::npos) return false;
  line.remove_prefix(opcode);
  for (const absl::string_view head : kTableHeads) {
    line = absl::StripLeadingAsciiWhitespace(line);
    if (!absl::ConsumePrefix(&line, head) || (!line.empty() && line[0] != ' ')) return false;
  }
  return absl::StripAsciiWhitespace(line).empty();
}

LineMarks::LineMarks(absl::string_view text, Comments comments) : comments_(comments) {
  int number = 0;
  int64_t expected = -1;
  int in_a_row = 0;
  int unspaced = 0;  // quoted lines without a space after the mark
  bool has_hunk = false;
  bool has_added = false;
  bool has_removed = false;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const absl::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    if (line.empty()) {
      // A blank line may have lost its number.
      continue;
    }
    if (line[0] == '>') {
      const size_t content = line.find_first_not_of('>');
      if (content != absl::string_view::npos && line[content] != ' ') ++unspaced;
    }
    if (line[0] == '@') has_hunk |= absl::StartsWith(line, "@@ -");
    if (line[0] == '+' || line[0] == '-') {
      absl::string_view rest = line.substr(1);
      absl::string_view tag;
      StripLogPrefix(&rest, &tag);
      if (IsGraphStart(rest) || IsNodeLine(rest) || IsTableHeader(rest) || IsStatementOfGraph(rest)) {
        (line[0] == '+' ? has_added : has_removed) = true;
      }
    }
    if (!IsDigit(line[0]) && line[0] != ' ' && line[0] != '\t') {
      expected = -1;
      in_a_row = 0;
      continue;
    }
    absl::string_view rest = line;
    int64_t written = 0;
    if (!ConsumeLineNumber(&rest, &written)) {
      expected = -1;
      in_a_row = 0;
      continue;
    }
    in_a_row = written == expected ? in_a_row + 1 : 1;
    expected = written + 1;
    if (in_a_row == kFewestNumberedLines) {
      numbered_.push_back({number - kFewestNumberedLines + 1, number});
    } else if (in_a_row > kFewestNumberedLines) {
      numbered_.back().last = number;
    }
  }
  quotes_have_space_ = unspaced < kFewestUnspacedLines;
  is_diff_ = has_hunk || has_added || has_removed;
  only_removed_ = has_removed && !has_added;
}

// Removes all levels of a quotation, "> > ".
void LineMarks::StripQuotation(absl::string_view* line) {
  if (line->empty()) return;
  // Prompts in a docstring are indented. "..." may also stand for a part of a graph that was left out.
  const size_t indent = line->find_first_not_of(' ');
  const absl::string_view content = line->substr(std::min(indent, line->size()));
  const bool continues = indent == prompt_indent_ && (content == "..." || absl::StartsWith(content, "... "));
  prompt_indent_ = indent > 0 && (continues || absl::StartsWith(content, ">>> ")) ? indent : 0;
  if (prompt_indent_ > 0) {
    *line = content.substr(std::min<size_t>(4, content.size()));
    return;
  }
  if ((*line)[0] == '>') {
    while (absl::ConsumePrefix(line, ">")) {
      if (quotes_have_space_) absl::ConsumePrefix(line, " ");
    }
  } else if (*line == "..." || absl::StartsWith(*line, "... ")) {
    line->remove_prefix(std::min<size_t>(4, line->size()));
  } else if (absl::StartsWith(*line, "E   ")) {
    line->remove_prefix(4);
  }
}

bool LineMarks::StripDiff(absl::string_view* line) const {
  if (line->empty()) return true;
  switch ((*line)[0]) {
    case '+':
    case ' ':
      line->remove_prefix(1);
      return true;
    case '-':
      line->remove_prefix(1);
      return only_removed_;
    default:
      return true;
  }
}

void LineMarks::StripComment(absl::string_view* line) {
  const absl::string_view trimmed = absl::StripLeadingAsciiWhitespace(*line);
  if (trimmed.empty()) return;
  if (!comment_sign_.empty() && absl::StartsWith(trimmed, comment_sign_)) {
    *line = StripEndOfRow(trimmed.substr(comment_sign_.size()), comment_sign_);
    absl::ConsumePrefix(line, " ");
    return;
  }
  comment_sign_.clear();
  if (comments_ == Comments::kAll) {
    for (const absl::string_view sign : {"#", "//"}) {
      if (!absl::StartsWith(trimmed, sign)) continue;
      *line = trimmed.substr(sign.size());
      StripLineNumberOfComment(line);
      return;
    }
    return;
  }
  for (const absl::string_view sign : kCommentSigns) {
    if (!absl::StartsWith(trimmed, sign)) continue;
    const absl::string_view content = StripEndOfRow(trimmed.substr(sign.size()), sign);
    absl::string_view start = absl::StripLeadingAsciiWhitespace(content);
    absl::string_view tag;
    StripLogPrefix(&start, &tag);
    if (!IsGraphStart(start) && !IsTableHeader(start)) continue;
    comment_sign_ = std::string(sign);
    *line = content;
    absl::ConsumePrefix(line, " ");
    return;
  }
}

bool LineMarks::Strip(int number, absl::string_view* line) {
  while (next_numbered_ < numbered_.size() && numbered_[next_numbered_].last < number) ++next_numbered_;
  if (next_numbered_ < numbered_.size() && numbered_[next_numbered_].first <= number) {
    int64_t written = 0;
    ConsumeLineNumber(line, &written);
  }
  if (is_diff_ && !StripDiff(line)) return false;
  StripQuotation(line);
  StripComment(line);
  StripArrow(line);
  if (comments_ == Comments::kAll) {
    // A line of Inductor's log of lowerings, after the line of the node.
    if (absl::StrContains(*line, "  via <")) return false;
    StripWordsBeforeNode(line);
  }
  return true;
}

}  // namespace backtape
