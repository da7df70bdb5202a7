#include "backtape/ir/text/code_reader.h"

#include <iterator>
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/body_lines.h"
#include "backtape/ir/text/code_header_reader.h"
#include "backtape/ir/text/code_statement_reader.h"
#include "backtape/ir/text/source_comment.h"
#include "backtape/ir/text/value_reader.h"

namespace backtape {
namespace {

constexpr absl::string_view kClassEnd = "(torch.nn.Module):";
constexpr absl::string_view kUnflatten = "pytree.tree_unflatten(";
constexpr absl::string_view kOutSpec = ", self._out_spec)";
// Nested classes deeper than this are no output of PyTorch.
constexpr int kMaxClassNesting = 50;

// "GraphModule" of "<eval_with_key>.3 class GraphModule(torch.nn.Module):"; empty when the line is no such header.
absl::string_view ClassName(absl::string_view line) {
  while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
  if (!absl::ConsumeSuffix(&line, kClassEnd)) return {};
  const size_t keyword = line.rfind("class ");
  if (keyword == absl::string_view::npos || (keyword > 0 && line[keyword - 1] != ' ')) return {};
  return line.substr(keyword + 6);
}

bool IsForwardDef(absl::string_view line) {
  Cursor c(line);
  c.SkipSpaces();
  if (!c.Consume("def ") || c.ReadName().empty() || !c.Consume('(')) return false;
  c.SkipSpaces();
  return c.at_end() || (c.ReadName() == "self" && !absl::StrContains(line, "def __init__("));
}

class Reader {
 public:
  Reader(LineCursor& lines, const ReadOptions& options, int nesting)
      : lines_(lines),
        options_(options),
        nesting_(nesting),
        body_(lines),
        builder_(lines.text(), options),
        values_(builder_),
        statements_(builder_, values_, style_) {}

  std::optional<ReadOutcome> Read();

 private:
  bool ReadClassLine();
  void ReadBody(size_t def_indent);
  void ReadComment(absl::string_view text, size_t indent);
  void ReadReturn(Cursor c);
  bool ReadReturnLines(Cursor& c, Argument* value);
  void ReadSubmodules();
  void FinishStyle();

  LineCursor& lines_;
  const ReadOptions& options_;
  const int nesting_;
  BodyLines body_;
  GraphBuilder builder_;
  ValueReader values_;
  TextStyle style_ = TextStyle::Code();
  CodeStatementReader statements_;
  ReadOutcome outcome_;
  const char* end_ = nullptr;  // of the last line that belongs to the graph
  bool body_has_begun_ = false;
  bool blank_before_ = false;
  bool saw_comment_ = false;
};

// To the line of "def". False when there is none, and this is no graph.
bool Reader::ReadClassLine() {
  outcome_.graph.first_line = body_.line().number;
  end_ = body_.line().text.data() + body_.line().text.size();
  const absl::string_view class_name = ClassName(body_.line().text);
  style_.class_name = std::string(class_name);
  outcome_.graph.title = class_name.empty() ? "forward" : std::string(class_name);
  if (class_name.empty()) return true;
  style_.indent = static_cast<int>(nesting_ == 0 ? 0 : body_.line().indent());
  while (body_.Next()) {
    if (body_.line().is_blank()) continue;
    return IsForwardDef(body_.line().text);
  }
  return true;  // a text that was cut
}

std::optional<ReadOutcome> Reader::Read() {
  if (!ReadClassLine()) return std::nullopt;
  style_.annotations = TextStyle::Annotations::kNone;
  if (!body_.at_end()) {
    end_ = body_.line().text.data() + body_.line().text.size();
    const size_t def_indent = body_.line().indent();
    CodeHeaderReader header(body_, builder_, values_, style_);
    header.Read();
    body_has_begun_ = header.body_has_begun();
    ReadBody(def_indent);
  }
  builder_.Finish(end_);
  FinishStyle();
  outcome_.graph.graph = builder_.TakeGraph();
  outcome_.graph.unknown_ops = builder_.TakeUnknownOps();
  outcome_.graph.style = std::move(style_);
  std::vector<TextError> errors = builder_.TakeErrors();
  outcome_.errors.insert(outcome_.errors.begin(), std::make_move_iterator(errors.begin()),
                         std::make_move_iterator(errors.end()));
  return std::move(outcome_);
}

void Reader::ReadBody(size_t def_indent) {
  for (; !body_.at_end(); body_.Next()) {
    const TextLine& line = body_.line();
    if (line.is_blank()) {
      blank_before_ = true;
      style_.indented_blank_lines |= !line.text.empty();
      continue;
    }
    const size_t indent = line.indent();
    if (indent <= def_indent || IsSectionStart(line.text)) return;
    end_ = line.text.data() + line.text.size();
    Cursor c(line.text);
    c.SkipSpaces();
    if (c.Peek() == '#') {
      ReadComment(c.rest(), indent - def_indent);
    } else if (c.StartsWith("return") && !IsNameByte(c.Peek(6))) {
      ReadReturn(c);
      style_.trailer = body_.TakeTrailer();
      ReadSubmodules();
      return;
    } else if (c.rest() != "pass") {
      statements_.Read(c, line.number);
      body_has_begun_ = true;
    }
    blank_before_ = false;
  }
}

void Reader::ReadComment(absl::string_view text, size_t indent) {
  const SourceComment comment = ReadSourceComment(text);
  if (!comment.is_source) return;
  if (!body_has_begun_) style_.blank_before_first_comment = blank_before_;
  style_.comment_extra_space |= indent % 4 == 1;
  style_.no_stack_extra_space |= comment.extra_space_at_end;
  const auto& previous = builder_.stack();
  if (saw_comment_ && previous != nullptr && comment.stack != nullptr && *previous == *comment.stack) {
    style_.equal_comments_repeat = true;
  }
  saw_comment_ = true;
  body_has_begun_ = true;
  builder_.set_stack(comment.stack);
}

void Reader::ReadReturn(Cursor c) {
  const char* start = c.pos();
  const int line = body_.line().number;
  c.Consume("return");
  c.SkipSpaces();
  style_.pytree_output = c.Consume(kUnflatten);
  Argument value;
  const bool in_lines = c.rest() == "(" || c.rest() == "[";
  bool ok = in_lines ? ReadReturnLines(c, &value) : values_.ReadValue(c, &value);
  if (ok && style_.pytree_output && !c.Consume(kOutSpec)) {
    builder_.Error(c.pos(), "expected \", self._out_spec)\"");
    ok = false;
  }
  c.SkipSpaces();
  if (ok && !c.at_end()) builder_.Error(c.pos(), "expected the end of the line");
  if (!ok) {
    value = {};
    builder_.DontCheckUsers();
  }
  builder_.AddOutput(start, std::move(value), line);
}

// return (
//     mul,  # PlainAOTOutput(idx=0)
// )
bool Reader::ReadReturnLines(Cursor& c, Argument* value) {
  const bool is_list = c.Peek() == '[';
  std::vector<Argument> items;
  const char* end = c.end();
  while (body_.Next()) {
    c = Cursor(body_.line().text);
    end = end_ = c.end();
    c.SkipSpaces();
    if (c.Consume(is_list ? ']' : ')')) {
      *value = is_list ? Argument::List(std::move(items)) : Argument::Tuple(std::move(items));
      return true;
    }
    Argument item;
    if (!values_.ReadValue(c, &item)) return false;
    items.push_back(std::move(item));
    if (!c.Consume(',')) {
      builder_.Error(c.pos(), "expected ','");
      return false;
    }
    c.SkipSpaces();
    absl::string_view note = c.rest();
    absl::ConsumePrefix(&note, "# ");
    style_.output_notes.push_back(std::string(note));
  }
  builder_.Error(end, "the text ends inside the returned values");
  return false;
}

void Reader::ReadSubmodules() {
  while (!body_.at_end() && !style_.class_name.empty() && !ClassName(body_.line().text).empty() &&
         body_.line().indent() > static_cast<size_t>(style_.indent)) {
    // In logs the outermost class has its path before it, and nested ones are indented.
    if (absl::StripLeadingAsciiWhitespace(body_.line().text).substr(0, 6) != "class ") return;
    if (nesting_ == kMaxClassNesting) {
      builder_.Error(body_.line().text.data(), absl::StrCat("classes are nested deeper than ", kMaxClassNesting));
      return;
    }
    std::optional<ReadOutcome> nested = Reader(lines_, options_, nesting_ + 1).Read();
    if (!nested.has_value()) return;
    outcome_.graph.submodules.push_back(std::move(nested->graph));
    outcome_.errors.insert(outcome_.errors.end(), std::make_move_iterator(nested->errors.begin()),
                           std::make_move_iterator(nested->errors.end()));
  }
}

// What is seen from what the text does not have.
void Reader::FinishStyle() {
  style_.comments = saw_comment_;
  if (!style_.output_notes.empty()) style_.expanded_def = true;
  bool could_free = false;
  bool could_free_unused = false;
  for (const Node* node : builder_.graph().nodes()) {
    if (node->is_placeholder() || node->is_output()) continue;
    could_free_unused |= !node->has_uses();
    could_free |= node->num_operands() > 0 && node->next() != nullptr && node->next()->is_output() &&
                  node->next()->num_operands() == 0;
    for (const Use& use : node->uses_unordered()) could_free |= node->num_uses() == 1 && !use.user->is_output();
  }
  if (could_free && !statements_.saw_free()) style_.frees = false;
  if (could_free_unused && !statements_.saw_own_free()) style_.frees_unused = false;
}

}  // namespace

bool IsCodeHeader(absl::string_view line) {
  if (!ClassName(line).empty()) return true;
  Cursor c(line);
  c.SkipSpaces();
  return c.StartsWith("def forward(") && IsForwardDef(line);
}

std::optional<ReadOutcome> ReadCode(LineCursor& lines, const ReadOptions& options) {
  return Reader(lines, options, 0).Read();
}

}  // namespace backtape
