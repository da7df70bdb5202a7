#include "backtape/ir/text/code_reader.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/text/annotation.h"
#include "backtape/ir/text/code_header_reader.h"
#include "backtape/ir/text/code_statement_reader.h"
#include "backtape/ir/text/descriptors.h"
#include "backtape/ir/text/lines/body_lines.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/precompile_reader.h"
#include "backtape/ir/text/source_comment.h"
#include "backtape/ir/text/value_reader.h"

namespace backtape {
namespace {

constexpr absl::string_view kClassEnd = "(torch.nn.Module):";
constexpr absl::string_view kOps = "= torch.ops.";
constexpr absl::string_view kUnflatten = "pytree.tree_unflatten(";
constexpr absl::string_view kShuffle = "self._out_shuffle_graph(";
constexpr absl::string_view kBytecodeUnflatten = "self._dynamo_bytecode_unflatten(";
// PyTorch nests classes less deeply than this.
constexpr int kMaxClassNesting = 50;

// Returns "GraphModule" for "<eval_with_key>.3 class GraphModule(torch.nn.Module):"; empty for other lines.
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
  if (!c.Consume("def ")) return false;
  const absl::string_view name = c.ReadName();
  if (name.empty() || name == "__init__" || !c.Consume('(')) return false;
  c.SkipSpaces();
  return c.at_end() || c.ReadName() == "self" || name == "forward";
}

enum class BodyLineKind { kStatement, kReturn, kComment, kIgnored, kTraceback, kGraphStart, kOther };

// `line` must start after its indentation.
BodyLineKind KindOfBodyLine(absl::string_view line) {
  if (line[0] == '#' || absl::StartsWith(line, "//")) return BodyLineKind::kComment;
  if (IsSectionStart(line) || absl::StartsWith(line, "class ") || absl::StartsWith(line, "def ")) {
    return BodyLineKind::kGraphStart;
  }
  if (absl::StartsWith(line, "Traceback (most recent call last)")) return BodyLineKind::kTraceback;
  if (line == "pass" || absl::StartsWith(line, "del ") || IsProfilerLine(line)) return BodyLineKind::kIgnored;
  // A kernel of Inductor, after the comments that list its statements.
  if (absl::StrContains(line, " = async_compile.")) return BodyLineKind::kOther;
  // Formatters write "(name) = ..." if a statement is too long.
  if (line[0] == '(' && absl::StrContains(line, ") = ")) return BodyLineKind::kStatement;
  Cursor c(line);
  const absl::string_view name = c.ReadName();
  if (name == "return") return BodyLineKind::kReturn;
  if (name.empty()) return BodyLineKind::kOther;
  // A statement begins with "name = ", "name: ", "name[" or "name += ", or is a call whose value is not kept.
  const char next = c.Peek();
  if (c.rest() == ":" && !IsProgramKeyword(name)) return BodyLineKind::kOther;  // "Returns:" of a docstring
  if (next == ':' || next == '[' || next == '(' || next == '.') return BodyLineKind::kStatement;
  c.SkipSpaces();
  const size_t equals = c.rest().find('=');
  return c.Peek() == ':' || equals < 4 ? BodyLineKind::kStatement : BodyLineKind::kOther;
}

// True for "Name: text", which assigns nothing.
bool IsLabel(Cursor c) { return !c.ReadName().empty() && c.Peek() == ':' && !absl::StrContains(c.rest(), " = "); }

class Reader {
 public:
  Reader(LineCursor& lines, const ReadOptions& options, int nesting)
      : lines_(lines),
        options_(options),
        nesting_(nesting),
        body_(lines),
        builder_(lines.lines(), options),
        values_(builder_),
        statements_(builder_, values_, style_) {
    builder_.AllowRebinding();
  }

  std::optional<ReadOutcome> Read();
  ReadOutcome ReadBare();

 private:
  bool ReadClassLine();
  void ReadBody(size_t def_indent);
  void ReadComment(absl::string_view text, size_t indent);
  void ReadReturn(Cursor c);
  bool ReadReturned(Cursor& c, Argument* value);
  bool ReadReturnLines(Cursor& c, Argument* value);
  void ReadSubgraphs();
  void ReadNestedClasses(std::vector<GraphText>* classes);
  void NameSubgraphs(std::vector<GraphText>& nested);
  void FinishStyle();
  bool MayBeProgram() const;

  LineCursor& lines_;
  const ReadOptions& options_;
  const int nesting_;
  BodyLines body_;
  GraphBuilder builder_;
  ValueReader values_;
  TextStyle style_ = TextStyle::Code();
  CodeStatementReader statements_;
  ReadOutcome outcome_;
  const char* end_ = nullptr;  // the end of the last line that belongs to the graph
  bool body_has_begun_ = false;
  bool blank_before_ = false;
  bool saw_comment_ = false;
  bool interrupted_ = false;
  bool is_bare_ = false;  // no header
};

// Moves to the line of "def". False if the class has other contents and is not a graph.
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
  return true;  // the text was cut off
}

std::optional<ReadOutcome> Reader::Read() {
  if (!ReadClassLine()) return std::nullopt;
  style_.annotations = TextStyle::Annotations::kNone;
  if (!body_.at_end()) {
    end_ = body_.line().text.data() + body_.line().text.size();
    const absl::string_view def_line = body_.line().text;
    const size_t def_indent = body_.line().indent();
    CodeHeaderReader header(body_, builder_, values_, style_);
    header.Read();
    if (style_.class_name.empty() && !IsCodeHeader(def_line)) outcome_.graph.title = style_.function_name;
    body_has_begun_ = header.body_has_begun();
    blank_before_ = header.skipped_blank_lines();
    ReadBody(def_indent);
  }
  statements_.Finish();
  FinishStyle();
  if (interrupted_) builder_.AddOutput(end_, {}, 0);  // the traceback is the problem, not the missing return line
  outcome_.may_be_program = MayBeProgram();
  builder_.Finish(end_, &outcome_);
  outcome_.graph.graph->set_signature(SignatureOfNotes(style_, *outcome_.graph.graph));
  outcome_.graph.style = std::move(style_);
  return std::move(outcome_);
}

// True if the text may be a program that a person wrote: it contains nothing that only FX prints (types, source
// comments, freed values, calling forms), and it has problems, returns nothing, or calls no ops of torch.ops.
bool Reader::MayBeProgram() const {
  if (saw_comment_ || statements_.saw_free() || style_.annotations != TextStyle::Annotations::kNone ||
      (style_.calling != TextStyle::Calling::kPlain && style_.calling != TextStyle::Calling::kUnpacked)) {
    return false;
  }
  if (!builder_.ok() || !builder_.has_output()) return true;
  for (const Node* node : builder_.graph().nodes()) {
    if (absl::StartsWith(node->target(), "torch.ops.")) return false;
  }
  return true;
}

// Reads statements without a header.
ReadOutcome Reader::ReadBare() {
  is_bare_ = true;
  outcome_.graph.first_line = body_.line().number;
  outcome_.graph.title = "statements";
  end_ = body_.line().text.data();
  builder_.MakePlaceholdersOfUndefinedNames();
  style_.annotations = TextStyle::Annotations::kNone;
  ReadBody(0);
  statements_.Finish();
  if (!builder_.has_output()) builder_.AddOutputOfUnusedValues(end_, 0);
  FinishStyle();
  outcome_.may_be_program = MayBeProgram();
  builder_.Finish(end_, &outcome_);
  outcome_.graph.style = std::move(style_);
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
    Cursor c(line.text);
    c.SkipSpaces();
    BodyLineKind kind = KindOfBodyLine(c.rest());
    // "File: m.py" after statements without header.
    if (is_bare_ && kind == BodyLineKind::kStatement && IsLabel(c)) kind = BodyLineKind::kOther;
    if (kind == BodyLineKind::kGraphStart || ((is_bare_ || indent <= def_indent) && kind == BodyLineKind::kOther)) {
      return;
    }
    if (builder_.gave_up()) {
      // The rest of a graph without header must not be taken for another graph.
      if (kind != BodyLineKind::kReturn) continue;
      body_.Next();
      return;
    }
    end_ = line.text.data() + line.text.size();
    switch (kind) {
      case BodyLineKind::kComment:
        ReadComment(c.rest(), indent > def_indent ? indent - def_indent : 0);
        break;
      case BodyLineKind::kReturn:
        statements_.Finish();
        ReadReturn(c);
        style_.trailer = body_.TakeTrailer();
        ReadSubgraphs();
        return;
      case BodyLineKind::kTraceback:
        builder_.Error(c.pos(), "a Python traceback interrupts the graph; the text after it is not read");
        builder_.DontCheckUsers();
        interrupted_ = true;
        return;
      case BodyLineKind::kIgnored:
        break;
      default:
        statements_.Read(c, line.number);
        body_has_begun_ = true;
        break;
    }
    blank_before_ = false;
    if (builder_.gave_up() && !is_bare_) return;
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
  Argument value;
  if (!ReadReturned(c, &value)) {
    value = {};
    builder_.DontCheckUsers();
  } else {
    c.SkipSpaces();
    if (!c.at_end() && c.Peek() != '#') {
      const bool is_expression = absl::string_view("+-*/%@&|^<>=.([").find(c.Peek()) != absl::string_view::npos;
      builder_.Error(c.pos(), is_expression ? "expected the end of the line; a graph returns values, not expressions"
                                            : "expected the end of the line");
    }
  }
  builder_.AddOutput(start, std::move(value), line);
}

// Reads the value and the text that the graph's calling form puts around it.
bool Reader::ReadReturned(Cursor& c, Argument* value) {
  const char* start = c.pos();
  const auto prefix_ends_here = [&] { style_.return_prefix = std::string(start, c.pos()); };
  const auto suffix = [&](absl::string_view expected) {
    if (!c.Consume(expected)) {
      builder_.Error(c.pos(), absl::StrCat("expected \"", expected, "\""));
      return false;
    }
    absl::StrAppend(&style_.return_suffix, expected);
    return true;
  };
  if (c.Consume(kUnflatten)) {
    if (c.Consume(kShuffle)) {
      // Skip the first arguments of the call, which are the leaves that the prologue assigned.
      if (!style_.pytree_prologue.empty()) {
        Cursor leaves(style_.pytree_prologue.back());
        for (absl::string_view leaf = leaves.ReadName(); !leaf.empty(); leaf = leaves.ReadName()) {
          if (!c.Consume(leaf) || !c.Consume(',')) break;
          c.SkipSpaces();
          leaves.Consume(',');
          leaves.SkipSpaces();
        }
      }
      prefix_ends_here();
      style_.returned_as = TextStyle::ReturnedAs::kItems;
      ArgumentList items;
      KeywordArguments none;
      if (!values_.ReadCallArguments(c, &items, &none)) return false;
      *value = Argument::Tuple(std::move(items));
      style_.return_suffix = ")";
      return suffix(", self._out_spec)");
    }
    prefix_ends_here();
    if (c.rest() == "(" || c.rest() == "[" ? !ReadReturnLines(c, value) : !values_.ReadValue(c, value)) return false;
    return suffix(", self._out_spec)");
  }
  const bool in_tuple = c.Consume(absl::StrCat("(", kBytecodeUnflatten));
  if (in_tuple || c.Consume(kBytecodeUnflatten)) {
    prefix_ends_here();
    style_.returned_as = TextStyle::ReturnedAs::kTuple;
    return values_.ReadValue(c, value) && suffix(", _fn_args)") && (!in_tuple || suffix(",)"));
  }
  if (c.at_end() || c.Peek() == '#') return true;  // a bare return
  if (c.rest() == "(" || c.rest() == "[") return ReadReturnLines(c, value);
  if (!values_.ReadValue(c, value)) return false;
  // "return a, b" is a tuple as well.
  c.SkipSpaces();
  if (c.Peek() == ',') {
    std::vector<Argument> items;
    items.push_back(std::move(*value));
    while (c.Consume(',')) {
      c.SkipSpaces();
      if (c.at_end()) break;
      items.emplace_back();
      if (!values_.ReadValue(c, &items.back())) return false;
      c.SkipSpaces();
    }
    *value = Argument::Tuple(std::move(items));
  }
  return true;
}

// Reads the lines after "return (":
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

// Names the subgraphs whose classes do not state their names: up to 2.3, PyTorch writes "GraphModule" or "<lambda>" for
// each. The graph mentions them in the same order.
void Reader::NameSubgraphs(std::vector<GraphText>& nested) {
  absl::flat_hash_set<std::string> taken;
  std::vector<std::string> mentioned;  // names that nodes refer to and that no class has
  for (const GraphText& graph : nested) taken.insert(graph.title);
  const auto mention = [&](const Node& node) {
    if (!node.type().is_tensor() && taken.insert(std::string(node.target())).second) {
      mentioned.push_back(std::string(node.target()));
    }
  };
  const auto is_higher_order = [](const Node& node) {
    return absl::StartsWith(node.target(), "torch.ops.higher_order.");
  };
  for (const Node* node : builder_.graph().nodes()) {
    if (node->opcode() == Opcode::kCallModule) mention(*node);
    if (!is_higher_order(*node)) continue;
    for (const Argument& argument : node->args()) {
      if (argument.is_node() && argument.node()->opcode() == Opcode::kGetAttr) mention(*argument.node());
    }
  }
  // Lists come second: in most calls they hold operands, and only few calls (flex_attention) pass graphs in lists.
  for (const Node* node : builder_.graph().nodes()) {
    for (size_t i = 0; is_higher_order(*node) && i < node->num_operands(); ++i) {
      if (node->operand(i)->opcode() == Opcode::kGetAttr) mention(*node->operand(i));
    }
  }
  absl::flat_hash_set<std::string> used;
  absl::flat_hash_map<std::string, int> copies;  // how often each name was repeated
  size_t next = 0;
  for (GraphText& graph : nested) {
    const std::string stated = graph.title;
    const bool is_stated = stated != "GraphModule" && stated != "<lambda>";
    if (!is_stated && next < mentioned.size()) graph.title = mentioned[next++];
    while (!used.insert(graph.title).second) graph.title = absl::StrCat(stated, "_", ++copies[stated]);
    graph.style.class_name = graph.title;
  }
}

void Reader::ReadSubgraphs() {
  std::vector<GraphText> nested;
  ReadNestedClasses(&nested);
  NameSubgraphs(nested);
  for (GraphText& graph : nested) {
    style_.subgraphs.push_back(std::move(graph.style));
    builder_.AddSubgraph(std::move(graph));
  }
}

void Reader::ReadNestedClasses(std::vector<GraphText>* classes) {
  while (!body_.at_end() && !style_.class_name.empty() && !ClassName(body_.line().text).empty() &&
         body_.line().indent() > static_cast<size_t>(style_.indent)) {
    // In logs, a path precedes the outermost class, and nested classes are indented.
    if (absl::StripLeadingAsciiWhitespace(body_.line().text).substr(0, 6) != "class ") return;
    if (nesting_ == kMaxClassNesting) {
      builder_.Error(body_.line().text.data(),
                     absl::StrCat("classes are nested deeper than ", kMaxClassNesting, " levels"));
      return;
    }
    std::optional<ReadOutcome> nested = Reader(lines_, options_, nesting_ + 1).Read();
    if (!nested.has_value()) return;
    classes->push_back(std::move(nested->graph));
    outcome_.errors.insert(outcome_.errors.end(), std::make_move_iterator(nested->errors.begin()),
                           std::make_move_iterator(nested->errors.end()));
  }
}

// Sets the parts of the style that depend on the whole text.
void Reader::FinishStyle() {
  style_.comments = saw_comment_;
  if (!style_.output_notes.empty()) style_.expanded_def = true;
  bool could_free = false;
  bool could_free_unused = false;
  for (const Node* node : builder_.graph().nodes()) {
    if (node->is_output()) continue;
    could_free_unused |= !node->is_placeholder() && !node->has_uses();
    // The output frees nothing; any other last user does.
    const absl::Span<const Use> uses = node->uses_unordered();
    could_free |=
        !uses.empty() && std::none_of(uses.begin(), uses.end(), [](const Use& u) { return u.user->is_output(); });
  }
  if (could_free && !statements_.saw_free()) style_.frees = false;
  if (could_free_unused && !statements_.saw_own_free()) style_.frees_unused = false;
}

}  // namespace

bool IsCodeHeader(absl::string_view line) {
  if (!ClassName(line).empty()) return true;
  Cursor c(line);
  c.SkipSpaces();
  return (c.StartsWith("def forward(") || IsPrecompiledGraphHeader(c.rest())) && IsForwardDef(line);
}

bool IsCodeStatement(absl::string_view line) {
  const absl::string_view trimmed = absl::StripLeadingAsciiWhitespace(line);
  if (trimmed.empty() || KindOfBodyLine(trimmed) != BodyLineKind::kStatement) return false;
  Cursor c(trimmed);
  c.ReadName();
  c.SkipSpaces();
  if (c.Consume(": \"")) {
    const size_t close = c.rest().find('"');
    if (close != absl::string_view::npos && absl::StartsWith(c.rest().substr(close), "\" = ") &&
        IsShapeAnnotation(ReadAnnotation(c.rest().substr(0, close)).type)) {
      return true;
    }
  }
  // "aten = torch.ops.aten" of a program calls nothing.
  const size_t ops = trimmed.find(kOps);
  if (ops != absl::string_view::npos) {
    Cursor called(trimmed.substr(ops + kOps.size()));
    if (!absl::StrContains(called.ReadDottedName(), '.') && called.at_end()) return false;
  }
  return IsStatementOfGraph(trimmed);
}

bool MayBeAssignment(absl::string_view line) {
  line = absl::StripLeadingAsciiWhitespace(line);
  return absl::StrContains(line, " = ") && KindOfBodyLine(line) == BodyLineKind::kStatement;
}

ReadOutcome ReadCodeStatements(LineCursor& lines, const ReadOptions& options) {
  return Reader(lines, options, 0).ReadBare();
}

std::optional<ReadOutcome> ReadCode(LineCursor& lines, const ReadOptions& options) {
  return Reader(lines, options, 0).Read();
}

}  // namespace backtape
