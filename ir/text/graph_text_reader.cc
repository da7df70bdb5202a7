#include "backtape/ir/text/graph_text_reader.h"

#include <charconv>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/lines/body_lines.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/python_syntax.h"
#include "backtape/ir/text/value_reader.h"

namespace backtape {
namespace {

// ExecuTorch nests graphs less deeply than this.
constexpr int kMaxLoweredNesting = 20;
// After more than this many lines of unknown form in a row, a graph has ended without a return line.
constexpr size_t kMostStrayLines = 3;
// What ExecuTorch prints below a module that it delegates.
constexpr absl::string_view kBackend = "backend_id:";
constexpr absl::string_view kLoweredHeader = "lowered graph():";
// The first argument of these is a device type, a string that this form prints without quotes.
constexpr absl::string_view kAutocastTargets[] = {"torch.ops.higher_order.wrap_with_autocast",
                                                  "torch.amp.autocast_mode._enter_autocast"};

// True before "call_function[target=" or another opcode.
bool AtOpcode(Cursor c) { return !c.ReadName().empty() && c.StartsWith("[target="); }

// People write comments after nodes, for example "# noqa: E501".
bool AtLineEnd(Cursor& c) {
  c.SkipSpaces();
  return c.at_end() || c.Peek() == '#';
}

class GraphTextReader {
 public:
  enum class Kind {
    kWhole,
    kFragment,  // each line is a comment
    kBare,      // no header; reading starts at the first node
  };
  GraphTextReader(LineCursor& lines, const ReadOptions& options, Kind kind, int nesting = 0)
      : lines_(lines),
        options_(options),
        kind_(kind),
        nesting_(nesting),
        body_(lines),
        builder_(lines.lines(), options),
        values_(builder_) {}

  // `first_node` is the node that follows the header in its line; empty if there is none.
  ReadOutcome Read(absl::string_view first_node = {});

 private:
  // Each reads one line. A line with a problem is reported and skipped.
  void ReadLine(absl::string_view line);
  void ReadNode(Cursor c);
  void ReadReturn(Cursor c);
  // Reads "Tensor "f32[2]"[num_users=1] = " between the name and the opcode. Returns false after an error.
  bool ReadTypeAndUsers(Cursor& c, const Annotation** type, std::optional<int64_t>* users, const char** users_at);
  bool ReadUsers(Cursor& c, std::optional<int64_t>* users, const char** users_at);
  void ReadHeaderNames();
  bool ReadTarget(Cursor& c, absl::string_view end, absl::string_view* target, bool may_be_empty = false);
  void ReadLowered(absl::string_view first_node);
  bool IsSubgraphHeader(absl::string_view line) const;
  bool IsLineOfGraph(absl::string_view* text) const;
  bool Error(const char* where, std::string message) {
    builder_.Error(where, std::move(message));
    return false;
  }

  LineCursor& lines_;
  const ReadOptions& options_;
  const Kind kind_;
  const int nesting_;
  BodyLines body_;
  GraphBuilder builder_;
  ValueReader values_;
  TextStyle style_;
  int line_number_ = 0;
  ReadOutcome outcome_;
  const char* end_ = nullptr;  // the end of the last line of the graph, where a truncated text is reported
  // Lines of unknown form since the last node. They are a problem if more of the graph follows, else the text after it.
  std::vector<const char*> strays_;
};

bool GraphTextReader::ReadUsers(Cursor& c, std::optional<int64_t>* users, const char** users_at) {
  *users_at = c.pos();
  if (c.Consume("[num_users=") || c.Consume("[uses=")) {  // uses: before 1.7
  } else if (c.Consume("[#users=")) {
    style_.hash_users = true;
  } else {
    return false;
  }
  int64_t count = 0;
  const auto [end, error] = std::from_chars(c.pos(), c.end(), count);
  if (error != std::errc()) return c.Consume("?]");  // [num_users=?], as documentation writes it
  c.set_pos(end);
  *users = count;
  return c.Consume(']');
}

bool GraphTextReader::ReadTypeAndUsers(Cursor& c, const Annotation** type, std::optional<int64_t>* users,
                                       const char** users_at) {
  if (c.Peek() == '[') {
    if (!ReadUsers(c, users, users_at)) return Error(c.pos(), "expected [num_users=N] or [#users=N]");
  } else {
    if (c.Consume("Tensor \"")) {
      const size_t close = c.rest().find('"');
      if (close == absl::string_view::npos) return Error(c.end(), "the line ends inside a type");
      *type = &builder_.ReadType(c.rest().substr(0, close));
      style_.tensor_metadata = true;
      c.Advance(close + 1);
      if (c.StartsWith(" [")) c.Advance();
    } else {
      size_t end = c.rest().find(" [num_users=");
      if (end == absl::string_view::npos) end = c.rest().find(" [#users=");
      if (end == absl::string_view::npos) end = c.rest().find(" = ");
      if (end == absl::string_view::npos) return Error(c.pos(), "expected [num_users=N] or [#users=N]");
      *type = &builder_.ReadType(c.rest().substr(0, end));
      c.Advance(end);
      if (c.Peek(1) == '[') c.Advance();
    }
    // Inductor's sources state no user counts for placeholders.
    if (!c.StartsWith(" = ") && !ReadUsers(c, users, users_at)) {
      return Error(c.pos(), "expected [num_users=N] or [#users=N]");
    }
  }
  if (!c.Consume(" = ")) return Error(c.pos(), "expected \" = \"");
  return true;
}

// Reads the placeholders that "graph(x, y):" names in PyTorch 1.7 and 1.8.
void GraphTextReader::ReadHeaderNames() {
  Cursor c(body_.line().text);
  c.SkipSpaces();
  if (!c.Consume("graph(")) return;
  for (absl::string_view name = c.ReadName(); !name.empty(); name = c.ReadName()) {
    builder_.AddNode(Opcode::kPlaceholder, name, {}, {}, name, body_.line().number);
    c.Consume(',');
    c.SkipSpaces();
  }
}

// Reads "[target=", a target and `end`. The target may contain brackets itself.
bool GraphTextReader::ReadTarget(Cursor& c, absl::string_view end, absl::string_view* target, bool may_be_empty) {
  if (!c.Consume("[target=")) return Error(c.pos(), "expected [target=");
  const size_t close = c.rest().find(end);
  if (close == absl::string_view::npos) {
    return Error(c.end(), absl::StrCat("the line ends before \"", end, "\""));
  }
  *target = c.rest().substr(0, close);
  c.Advance(close + end.size());
  if (target->empty() && !may_be_empty) return Error(target->data(), "the target is empty");
  return true;
}

void GraphTextReader::ReadNode(Cursor c) {
  c.Advance();  // %
  const absl::string_view name = c.ReadName();
  if (name.empty()) {
    const bool is_torch_script = absl::StrContains(c.rest(), " = prim::") || absl::StrContains(c.rest(), " = aten::");
    Error(c.pos(), is_torch_script ? "this is a TorchScript graph, not an FX graph" : "expected the name of a node");
    return;
  }
  // Even if the rest cannot be read, the name is defined.
  const auto read = [&]() -> bool {
    const Annotation* type = nullptr;
    std::optional<int64_t> users;
    const char* users_at = nullptr;
    // The number of users may have been removed by hand.
    if (!c.Consume(" = ")) {
      if (c.StartsWith("  ")) c.SkipSpaces();  // aligned by hand
      c.Consume(' ');
      if (!c.Consume(": ")) return Error(c.pos(), "expected \" : \"");
      if (!AtOpcode(c) && !ReadTypeAndUsers(c, &type, &users, &users_at)) return false;
    }
    const char* opcode_at = c.pos();
    const absl::string_view word = c.ReadName();
    absl::string_view target;
    std::string full_target;
    ArgumentList args;
    KeywordArguments kwargs;
    Opcode opcode;
    if (word == "placeholder" || word == "PlaceHolder") {
      opcode = Opcode::kPlaceholder;
      const bool has_default = absl::StrContains(c.rest(), "](default=");
      if (!ReadTarget(c, has_default ? "](default=" : "]", &target)) return false;
      if (has_default) {
        Argument value;
        if (!values_.ReadDefault(c, &value)) return false;
        args.push_back(std::move(value));
      }
    } else if (word == "get_attr") {
      opcode = Opcode::kGetAttr;
      // The target is empty for some subgraphs that Dynamo makes of duplicate code.
      if (!ReadTarget(c, "]", &target, /*may_be_empty=*/true)) return false;
    } else if (word == "self" && c.Consume('.')) {
      opcode = Opcode::kGetAttr;  // 1.7 and 1.8
      target = c.ReadDottedName();
      if (target.empty()) return Error(c.pos(), "expected the name of an attribute");
    } else {
      if (word == "call_function") {
        opcode = Opcode::kCallFunction;
      } else if (word == "call_method") {
        opcode = Opcode::kCallMethod;
      } else if (word == "call_module") {
        opcode = Opcode::kCallModule;
      } else {
        return Error(opcode_at, "expected placeholder, get_attr, call_function, call_method or call_module");
      }
      // Hand-written nodes have no spaces around "=".
      const bool is_tight = !absl::StrContains(c.rest(), "](args = ") && absl::StrContains(c.rest(), "](args=");
      if (!ReadTarget(c, is_tight ? "](args=" : "](args = ", &target)) return false;
      const OpSchema* op = nullptr;
      if (opcode == Opcode::kCallFunction && absl::StartsWith(target, "<built-in ")) {
        full_target = TargetOfRepr(target);
        target = full_target;
        op = builder_.FindOp(target);
      } else if (opcode == Opcode::kCallFunction) {
        op = builder_.FindCalledOp(target);
        full_target = TargetOfShortName(target);
        target = full_target;
      }
      if (!values_.ReadArgs(c, op, &args)) return false;
      // "args=(%x, )" has one argument, but FX prints an empty string like this.
      if (is_tight && args.size() == 2 && args[1].is_string() && args[1].string().empty()) args.pop_back();
      if (absl::c_linear_search(kAutocastTargets, target) && !args.empty() && args[0].is_device()) {
        args[0] = args[0].device().ToString();
      }
      // Empty keyword arguments may have been removed by hand.
      if (c.Peek() != ')') {
        const char* const comma = c.pos();
        const bool has_comma = c.Consume(',');
        c.SkipSpaces();  // several, where a line was wrapped
        if (has_comma && c.AtEllipsis()) return Error(c.pos(), std::string(kShortened));
        if (!has_comma || !c.Consume(is_tight ? "kwargs=" : "kwargs = "))
          return Error(comma, "expected \", kwargs = \"");
        if (!values_.ReadKwargs(c, op, &kwargs)) return false;
      }
      if (!c.Consume(')')) return Error(c.pos(), "expected ')' after the keyword arguments");
      if (opcode == Opcode::kCallMethod && args.empty()) return Error(opcode_at, "a method call needs a receiver");
    }
    if (!AtLineEnd(c)) return Error(c.pos(), "expected the end of the line");
    Node* node = builder_.AddNode(opcode, target, std::move(args), std::move(kwargs), name, line_number_);
    if (node == nullptr) return true;
    if (type != nullptr) node->set_type(type->type);
    if (users.has_value() && kind_ == Kind::kWhole) builder_.ExpectUsers(node, *users, users_at);
    return true;
  };
  if (!read()) builder_.MarkBroken(name);
}

void GraphTextReader::ReadReturn(Cursor c) {
  const char* start = c.pos();
  c.Consume("return");
  c.SkipSpaces();
  Argument value;
  if (!values_.ReadValue(c, &value)) {
    // The graph has a return line, although it cannot be read.
    value = {};
    builder_.DontCheckUsers();
  } else {
    if (kind_ != Kind::kWhole && c.Peek() == ',') {
      // Fragments write "return %a,%b".
      std::vector<Argument> items;
      items.push_back(std::move(value));
      while (c.Consume(',') && values_.ReadValue(c, &value)) items.push_back(std::move(value));
      value = Argument::Tuple(std::move(items));
    }
    if (!AtLineEnd(c)) Error(c.pos(), "expected the end of the line");
  }
  builder_.AddOutput(start, std::move(value), line_number_);
}

void GraphTextReader::ReadLine(absl::string_view line) {
  Cursor c(line);
  c.SkipSpaces();
  const bool is_node = c.Peek() == '%';
  const bool is_return = c.StartsWith("return") && !IsNameByte(c.Peek(6));
  if (!is_node && !is_return && !c.AtEllipsis()) {
    strays_.push_back(c.pos());
    return;
  }
  for (const char* stray : strays_) {
    Error(stray, "expected a node (\"%name : ...\") or \"return\"");
    builder_.DontCheckUsers();
  }
  strays_.clear();
  end_ = c.end();
  if (builder_.gave_up()) return;
  if (is_node) {
    ReadNode(c);
  } else if (is_return) {
    ReadReturn(c);
  } else {
    Error(c.pos(), std::string(kShortened));
    builder_.DontCheckUsers();
  }
}

// True for "        graph():" below a node that names a subgraph: Backtape prints the subgraph there.
bool GraphTextReader::IsSubgraphHeader(absl::string_view line) const {
  const Node* last = builder_.graph().last();
  if (kind_ != Kind::kWhole || last == nullptr || !last->may_name_subgraph()) return false;
  const size_t indent = line.find_first_not_of(' ');
  return indent != absl::string_view::npos && indent >= 8 && line.substr(indent) == "graph():";
}

// Reads "graph():" or "lowered graph():" and the nodes that follow, below the get_attr node of a subgraph or of a
// module that ExecuTorch delegates. Older versions of ExecuTorch write the first node on the same line as the header.
void GraphTextReader::ReadLowered(absl::string_view first_node) {
  if (nesting_ == kMaxLoweredNesting) {
    builder_.Error(body_.line().text.data(),
                   absl::StrCat("graphs are nested deeper than ", kMaxLoweredNesting, " levels"));
    return;
  }
  GraphTextReader reader(lines_, options_, kind_ == Kind::kBare ? Kind::kWhole : kind_, nesting_ + 1);
  const Node* module = builder_.graph().last();
  ReadOutcome lowered = reader.Read(first_node);
  if (module != nullptr) {
    lowered.graph.title = std::string(module->target());
    builder_.AddSubgraph(std::move(lowered.graph));
  }
  outcome_.errors.insert(outcome_.errors.end(), std::make_move_iterator(lowered.errors.begin()),
                         std::make_move_iterator(lowered.errors.end()));
}

// Removes the indentation of a line, and in a fragment the "#". Returns false if the graph ends before the line.
bool GraphTextReader::IsLineOfGraph(absl::string_view* text) const {
  if (IsSectionStart(*text)) return false;
  size_t first = text->find_first_not_of(" \t");
  if (kind_ == Kind::kFragment) {
    if (first == absl::string_view::npos || (*text)[first] != '#') return false;
    text->remove_prefix(first + 1);
    first = text->find_first_not_of(" \t");
  }
  if (first == absl::string_view::npos) {
    text->remove_prefix(text->size());
    return true;
  }
  // Text after a truncated graph must not be read. A line that belongs to the graph is indented or begins like these.
  const bool indented = first > 0 && kind_ != Kind::kBare;
  text->remove_prefix(first);
  return indented || (*text)[0] == '%' || absl::StartsWith(*text, kBackend) ||
         absl::StartsWith(*text, kLoweredHeader) || (*text)[0] == '#' || absl::StartsWith(*text, "return") ||
         absl::StartsWith(*text, "Traceback ");
}

ReadOutcome GraphTextReader::Read(absl::string_view first_node) {
  outcome_.graph.first_line = body_.line().number;
  outcome_.graph.title = kind_ == Kind::kFragment ? "graph fragment" : kind_ == Kind::kBare ? "nodes" : "graph";
  if (kind_ != Kind::kWhole) builder_.MakePlaceholdersOfUndefinedNames();
  // Inductor lists the buffers that a kernel reads, among them that of a node which the kernel completes.
  if (kind_ == Kind::kFragment) builder_.ReplaceUnusedPlaceholders();
  end_ = body_.line().text.data() + body_.line().text.size();
  if (kind_ == Kind::kWhole && nesting_ == 0) ReadHeaderNames();
  if (!first_node.empty()) {
    line_number_ = body_.line().number;
    ReadLine(first_node);
  }
  if (kind_ != Kind::kBare) body_.Next();
  while (!body_.at_end()) {
    absl::string_view text = body_.line().text;
    if (IsSubgraphHeader(text)) {
      ReadLowered({});
      continue;
    }
    if (!IsLineOfGraph(&text)) break;
    line_number_ = body_.line().number;
    if (absl::ConsumePrefix(&text, kLoweredHeader)) {
      ReadLowered(absl::StripLeadingAsciiWhitespace(text));
      continue;  // already after the lowered graph
    }
    if (absl::StartsWith(text, "Traceback ")) {
      builder_.Error(text.data(), "a Python traceback interrupts the graph; the text after it is not read");
      builder_.AddOutput(text.data(), {}, 0);
      builder_.DontCheckUsers();
      break;
    }
    if (builder_.gave_up()) {
      // The rest of a graph without header must not be taken for another graph.
      body_.Next();
      if (absl::StartsWith(text, "return")) break;
      continue;
    }
    if (!text.empty() && text[0] != '#' && !absl::StartsWith(text, kBackend)) {
      ReadLine(text);
      if (builder_.has_output()) {
        style_.trailer = body_.TakeTrailer();
        break;
      }
      if ((builder_.gave_up() && kind_ == Kind::kWhole) || strays_.size() > kMostStrayLines) break;
    }
    body_.Next();
  }
  if (kind_ != Kind::kWhole && !builder_.has_output()) builder_.AddOutputOfUnusedValues(end_, 0);
  // For example, "graph():" in a string of a program.
  const size_t num_nodes = builder_.graph().num_nodes();
  outcome_.may_be_program = num_nodes == 0 || (num_nodes == 1 && builder_.has_output() && !builder_.ok());
  builder_.Finish(end_, &outcome_);
  outcome_.graph.style = std::move(style_);
  return std::move(outcome_);
}

}  // namespace

bool IsGraphTextHeader(absl::string_view line) {
  return IsGraphHeader(line) && absl::StripAsciiWhitespace(line) != kLoweredHeader;
}

bool IsGraphFragmentHeader(absl::string_view line) {
  Cursor c(line);
  c.SkipSpaces();
  return c.StartsWith("# Graph fragment:");
}

bool IsGraphTextNode(absl::string_view line) {
  Cursor c(line);
  c.SkipSpaces();
  if (!c.Consume('%') || c.ReadName().empty()) return false;
  return (c.StartsWith(" : ") || c.StartsWith(" = ") || c.StartsWith(": ")) && absl::StrContains(c.rest(), "[target=");
}

ReadOutcome ReadGraphText(LineCursor& lines, const ReadOptions& options) {
  return GraphTextReader(lines, options, GraphTextReader::Kind::kWhole).Read();
}

ReadOutcome ReadGraphFragment(LineCursor& lines, const ReadOptions& options) {
  return GraphTextReader(lines, options, GraphTextReader::Kind::kFragment).Read();
}

ReadOutcome ReadGraphTextNodes(LineCursor& lines, const ReadOptions& options) {
  return GraphTextReader(lines, options, GraphTextReader::Kind::kBare).Read();
}

}  // namespace backtape
