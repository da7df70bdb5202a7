#include "backtape/ir/text/code_statement_reader.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/python_syntax.h"

namespace backtape {
namespace {

// True at the start of a path into the module, "getattr(getattr(self.net"; other calls of getattr take a node.
bool IsModulePath(Cursor c) {
  while (c.Consume("getattr(")) {
  }
  return c.Consume("self") && !IsNameByte(c.Peek());
}

// True if the parenthesis at the cursor encloses the whole expression, a single value: "(x + y)".
bool IsParenthesised(Cursor c) {
  int depth = 0;
  char quote = 0;
  for (; !c.at_end(); c.Advance()) {
    const char ch = c.Peek();
    if (quote != 0) {
      if (ch == '\\') c.Advance();
      if (ch == quote) quote = 0;
      if (c.at_end()) return false;
    } else if (ch == '\'' || ch == '"') {
      quote = ch;
    } else if (ch == '(' || ch == '[' || ch == '{') {
      ++depth;
    } else if (ch == ')' || ch == ']' || ch == '}') {
      if (--depth == 0) {
        c.Advance();
        c.SkipSpaces();
        return c.at_end() || c.Peek() == ';' || c.Peek() == '#' || c.Peek() == ')';
      }
    } else if (ch == ',' && depth == 1) {
      return false;  // a tuple
    }
  }
  return false;
}

// True if a dotted name that does not begin with a node can be a function. A name with a single dot is more likely a
// method of an undefined name, unless it begins with a known module.
bool IsFunctionPath(absl::string_view dotted) {
  const absl::string_view root = dotted.substr(0, dotted.find('.'));
  return root == "torch" || root == "math" || root == "operator" || root == "builtins" || root == "aten" ||
         root == "prims" || std::count(dotted.begin(), dotted.end(), '.') != 1;
}

}  // namespace

bool IsProgramKeyword(absl::string_view word) {
  constexpr absl::string_view kKeywords[] = {"assert", "elif",   "else",  "except", "for",   "from", "global",
                                             "if",     "import", "raise", "try",    "while", "with", "yield"};
  return std::find(std::begin(kKeywords), std::end(kKeywords), word) != std::end(kKeywords);
}

bool ReadTypeAfterName(Cursor& c, GraphBuilder& builder, TextStyle& style, const Annotation** type) {
  *type = nullptr;
  Cursor look = c;
  look.SkipSpaces();
  if (!look.Consume(':')) return true;
  look.SkipSpaces();
  if (look.Peek() == '"' || look.Peek() == '\'') {
    const char quote = look.Peek();
    look.Advance();
    const size_t close = look.rest().find(quote);
    if (close == absl::string_view::npos) {
      builder.Error(look.end(), "the quoted type is not closed on this line");
      return false;
    }
    *type = &builder.ReadType(look.rest().substr(0, close));
    look.Advance(close + 1);
    style.annotations = TextStyle::Annotations::kQuoted;
  } else {
    int depth = 0;
    const char* start = look.pos();
    for (; !look.at_end(); look.Advance()) {
      const char ch = look.Peek();
      if (ch == '[' || ch == '(') ++depth;
      if (depth == 0 && (ch == ',' || ch == ')' || ch == ';' || ch == '#' || look.StartsWith(" = "))) break;
      if (ch == ']' || ch == ')') --depth;
    }
    absl::string_view text(start, static_cast<size_t>(look.pos() - start));
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    if (text.empty()) {
      builder.Error(start, "expected a type");
      return false;
    }
    *type = &builder.ReadType(text);
    if (IsShapeAnnotation((*type)->type)) style.annotations = TextStyle::Annotations::kUnquoted;
  }
  style.strides |= (*type)->has_strides;
  style.devices |= (*type)->has_device;
  c = look;
  return true;
}

// True at "None" or "b = None". Formatters may add parentheses to split a long line: "(b) = (None)".
bool CodeStatementReader::IsOnlyFrees(Cursor c) const {
  const auto skip = [&c] {
    while (c.Peek() == ' ' || c.Peek() == '(' || c.Peek() == ')') c.Advance();
  };
  while (true) {
    skip();
    const absl::string_view name = c.ReadName();
    skip();
    if (name == "None") return c.at_end() || c.Peek() == ';' || c.Peek() == '#';
    if (name.empty() || !c.Consume('=')) return false;
  }
}

bool CodeStatementReader::ReadFrees(Cursor& c, absl::string_view name) {
  while (c.Consume(';')) {
    c.SkipSpaces();
    if (c.at_end()) break;
    const char* const start = c.pos();
    for (bool is_first = true;; is_first = false) {
      const absl::string_view freed = c.ReadName();
      if (freed == "None") break;
      c.SkipSpaces();
      if (c.at_end() && is_first && !freed.empty()) return Error(c.pos(), "the line ends inside \"name = None\"");
      if (freed.empty() || !c.Consume('=')) {
        return Error(start, "after ';', only \"name = None\" is allowed; put each statement on its own line");
      }
      c.SkipSpaces();
      saw_free_ = true;
      saw_own_free_ |= freed == name;
    }
    c.SkipSpaces();
  }
  return true;
}

bool CodeStatementReader::EndStatement(Cursor& c, absl::string_view name) {
  c.SkipSpaces();
  if (!ReadFrees(c, name)) return false;
  c.SkipSpaces();
  return c.at_end() || c.Peek() == '#' || Error(c.pos(), "expected the end of the statement");
}

void CodeStatementReader::AddPending(absl::string_view name) {
  Pending pending = *std::move(pending_);
  pending_.reset();
  Node* node = builder_.AddNode(pending.call.opcode, pending.call.target, std::move(pending.call.args),
                                std::move(pending.call.kwargs), name, pending.line);
  // If the result has no name of its own, the receiver's name denotes it from here on, as in Python.
  if (node != nullptr && name.empty() && pending.rebinds) builder_.Alias(pending.receiver, node);
}

bool CodeStatementReader::NamesPending(Cursor c) const {
  if (!pending_.has_value() || c.ReadName() != pending_->receiver) return false;
  c.SkipSpaces();
  return c.at_end() || c.Peek() == ';';
}

void CodeStatementReader::Finish() {
  if (pending_.has_value()) AddPending({});
}

void CodeStatementReader::Read(Cursor c, int line) {
  absl::string_view name;
  if (ReadStatement(c, &name, line)) return;
  if (name.empty()) {
    builder_.DontCheckUsers();
  } else {
    builder_.MarkBroken(name);
  }
}

// Reads "x", or "(x)", as formatters write a statement that is too long.
bool CodeStatementReader::ReadAssignedName(Cursor& c, absl::string_view* name) {
  Cursor inside = c;
  const bool in_parentheses = inside.Consume('(');
  inside.SkipSpaces();
  *name = inside.ReadName();
  if (in_parentheses) {
    inside.SkipSpaces();
    if (!inside.Consume(')')) *name = {};
  }
  if (name->empty()) return false;
  c = inside;
  return true;
}

// Sets `name` as soon as it is known, even if the rest of the statement cannot be read.
bool CodeStatementReader::ReadStatement(Cursor& c, absl::string_view* name, int line) {
  const char* start = c.pos();
  if (c.AtEllipsis()) {
    Finish();
    return Error(start, std::string(kShortened));
  }
  if (!ReadAssignedName(c, name)) {
    Finish();
    if (c.StartsWith("Traceback")) return Error(start, "a Python traceback interrupts the graph");
    return Error(start, "expected a statement (\"name = ...\" or \"return ...\")");
  }
  if (IsProgramKeyword(*name)) {
    const std::string message =
        absl::StrCat("\"", *name, "\" is not allowed in a graph; this looks like a Python program");
    *name = {};
    Finish();
    return Error(start, message);
  }
  const Annotation* type = nullptr;
  if (!ReadTypeAfterName(c, builder_, style_, &type)) return false;
  Cursor assignment = c;
  assignment.SkipSpaces();
  Call call;
  bool names_op = false;  // the assigned value begins with the name of an op
  if (assignment.Peek() == '=' && assignment.Peek(1) != '=') {
    c = assignment;
    c.Advance();
    c.SkipSpaces();
    if (type == nullptr && IsOnlyFrees(c)) {
      saw_free_ |= builder_.Find(*name) != nullptr;  // else a variable of a program
      return true;
    }
    if (NamesPending(c)) {
      c.ReadName();
      AddPending(*name);
      return EndStatement(c, *name);
    }
    Finish();
    names_op = c.StartsWith("torch.ops.");
    if (!ReadAssigned(c, &call)) return false;
  } else {
    Finish();
    if (type != nullptr) return Error(assignment.pos(), "expected \" = \"");
    const absl::string_view receiver = *name;
    // This is the receiver's name; the node's name is not known yet.
    *name = {};
    if (c.Peek() == '(' || c.Peek() == '.') {
      c.set_pos(start);
      return ReadUnnamed(c, line);
    }
    const bool rebinds = c.Peek() != '[';
    if (!ReadInPlace(c, receiver, &call)) return false;
    c.SkipSpaces();
    const bool ends_here = c.at_end() || c.Peek() == '#';
    if (ends_here || (c.Consume(';') && (c.SkipSpaces(), IsOnlyFrees(c)))) {
      pending_ = Pending{std::move(call), receiver, rebinds, line};
      return true;
    }
    *name = c.ReadName();
    if (name->empty()) {
      return Error(c.pos(), absl::StrCat("after ';', expected \"name = ", receiver,
                                         "\", which names the result of the in-place operation"));
    }
    if (!ReadTypeAfterName(c, builder_, style_, &type)) return false;
    c.SkipSpaces();
    if (!c.Consume('=')) return Error(c.pos(), "expected \" = \"");
    c.SkipSpaces();
    Argument same;
    if (!values_.ReadValue(c, &same)) return false;
  }
  if (!EndStatement(c, *name)) return false;
  if (call.is_alias) {
    if (names_op) return Error(c.pos(), "expected '('");  // the call of an op lacks its arguments
    builder_.Alias(*name, std::move(call.args[0]));
    return true;
  }
  Node* node = builder_.AddNode(call.opcode, call.target, std::move(call.args), std::move(call.kwargs), *name, line);
  if (node != nullptr && type != nullptr) node->set_type(type->type);
  return true;
}

bool CodeStatementReader::ReadUnnamed(Cursor& c, int line) {
  Call call;
  const char* start = c.pos();
  if (!ReadAssigned(c, &call) || !EndStatement(c, {})) return false;
  if (call.is_alias) return Error(start, "this value is not used; expected an assignment or a call");
  builder_.AddNode(call.opcode, call.target, std::move(call.args), std::move(call.kwargs), {}, line);
  return true;
}

bool CodeStatementReader::ReadAssigned(Cursor& c, Call* call) {
  if (c.Peek() == '(' && IsParenthesised(c)) {
    c.Advance();
    c.SkipSpaces();
    if (!ReadAssigned(c, call)) return false;
    c.SkipSpaces();
    return c.Consume(')') || Error(c.pos(), "expected ')'");
  }
  if (IsModulePath(c) || (c.StartsWith("root.") && builder_.Find("root") == nullptr)) return ReadModulePath(c, call);
  const char first = c.Peek();
  if (IsNameStart(first)) {
    bool done = false;
    if (!ReadWord(c, call, &done)) return false;
    if (done) return true;
  } else if (first == '-' || first == '+' || first == '~') {
    // "-x" is an operator, "-2" and "-inf" are numbers.
    Cursor operand = c;
    const OpSchema* op = ReadUnaryOperator(operand);
    const bool is_number = first == '-' && (IsDigit(operand.Peek()) || operand.Peek() == '.' ||
                                            operand.StartsWith("inf") || operand.StartsWith("nan"));
    if (op != nullptr && !is_number) {
      c = operand;
      Argument value;
      if (!values_.ReadValue(c, &value)) return false;
      call->target = op->Target();
      call->args.push_back(std::move(value));
      return true;
    }
  }
  return ReadOperators(c, call);
}

// self.net.weight, getattr(self.net, "0").weight and calls of both.
bool CodeStatementReader::ReadModulePath(Cursor& c, Call* call) {
  const char* start = c.pos();
  int open = 0;
  while (c.Consume("getattr(")) ++open;
  if (!c.Consume("self")) c.Consume("root");
  while (true) {
    absl::string_view element;
    if (c.Consume('.')) {
      element = c.ReadName();
      if (element.empty()) return Error(c.pos(), "expected the name of an attribute");
    } else if (open > 0 && c.Consume(", \"")) {
      const size_t close = c.rest().find("\")");
      if (close == absl::string_view::npos)
        return Error(c.pos(), "expected the name of an attribute, followed by '\")'");
      element = c.rest().substr(0, close);
      c.Advance(close + 2);
      --open;
    } else {
      break;
    }
    if (!call->target.empty()) call->target.push_back('.');
    call->target.append(element.data(), element.size());
  }
  if (open > 0) return Error(c.pos(), "expected the second argument of getattr");
  if (call->target.empty()) return Error(start, "expected an attribute of self");
  if (c.Consume('(')) {
    call->opcode = Opcode::kCallModule;
    return values_.ReadCallArguments(c, &call->args, &call->kwargs);
  }
  call->opcode = Opcode::kGetAttr;
  return true;
}

// Reads a call of a function or method, or an attribute of a node. For anything else, reads nothing and clears `done`.
bool CodeStatementReader::ReadWord(Cursor& c, Call* call, bool* done) {
  Cursor word = c;
  const absl::string_view dotted = word.ReadDottedName();
  const size_t dot = dotted.find('.');
  const bool is_call = word.Peek() == '(';
  *done = true;
  if (dot != absl::string_view::npos) {
    const absl::string_view root = dotted.substr(0, dot);
    const absl::string_view member = dotted.substr(dot + 1);
    Node* node = builder_.Find(root);
    if (node == nullptr && is_call && !IsFunctionPath(dotted)) {
      // Reports an undefined receiver, or makes it a placeholder.
      const Argument receiver = builder_.Resolve(root);
      if (!receiver.is_node())
        return receiver.is_none() ? false
                                  : Error(c.pos(), absl::StrCat(root, " is not a node, and only nodes have methods"));
      node = receiver.node();
    }
    if (node != nullptr) {
      c = word;
      call->args.push_back(node);
      if (is_call) {
        c.Advance();
        call->opcode = Opcode::kCallMethod;
        call->target = std::string(member);
        ArgumentList rest;
        if (!values_.ReadCallArguments(c, &rest, &call->kwargs)) return false;
        call->args.insert(call->args.end(), std::make_move_iterator(rest.begin()), std::make_move_iterator(rest.end()));
        return true;
      }
      if (!IsIdentifier(member))
        return Error(member.data(), "expected one attribute name after the node, as in \"x.shape\"");
      call->target = "builtins.getattr";
      call->args.push_back(std::string(member));
      return true;
    }
    if (!is_call) {
      // This may be a constant that is an operand of an operator.
      *done = false;
      return true;
    }
  }
  if (!is_call || dotted == "slice" || dotted == "device" || dotted == "torch.device" || dotted == "complex") {
    *done = false;
    return true;
  }
  builder_.FindCalledOp(dotted);
  call->target = TargetOfFunction(dotted);
  c = word;
  c.Advance();
  return values_.ReadCallArguments(c, &call->args, &call->kwargs);
}

bool CodeStatementReader::ReadOperators(Cursor& c, Call* call) {
  const char* start = c.pos();
  Argument left;
  if (!values_.ReadValue(c, &left)) return false;
  call->args.push_back(std::move(left));
  Argument right;
  if (c.Consume('[')) {
    if (!ReadSubscript(c, &right)) return false;
    call->target = "operator.getitem";
  } else {
    c.SkipSpaces();
    const bool ends_here = c.at_end() || c.Peek() == ';' || c.Peek() == '#' || c.Peek() == ')';
    if (ends_here) {
      call->is_alias = true;
      return true;
    }
    const OpSchema* op = ReadBinaryOperator(c);
    if (op == nullptr) return Error(start, "expected a call, an operator or a subscript");
    c.SkipSpaces();
    if (!values_.ReadValue(c, &right)) return false;
    call->target = op->Target();
  }
  call->args.push_back(std::move(right));
  return true;
}

// Reads an index and the closing bracket: "0]", "(0, slice(None, None, None))]", or a tuple without its parentheses,
// "0, None]".
bool CodeStatementReader::ReadSubscript(Cursor& c, Argument* index) {
  c.SkipSpaces();
  if (!values_.ReadIndex(c, index)) return false;
  c.SkipSpaces();
  if (c.Peek() == ',') {
    std::vector<Argument> items;
    items.push_back(std::move(*index));
    while (c.Consume(',')) {
      c.SkipSpaces();
      if (c.Peek() == ']') break;
      items.emplace_back();
      if (!values_.ReadIndex(c, &items.back())) return false;
      c.SkipSpaces();
    }
    *index = Argument::Tuple(std::move(items));
  }
  return c.Consume(']') || Error(c.pos(), "expected ']'");
}

bool CodeStatementReader::ReadInPlace(Cursor& c, absl::string_view receiver, Call* call) {
  const auto read_value = [&]() {
    Argument value;
    if (!values_.ReadValue(c, &value)) return false;
    call->args.push_back(std::move(value));
    return true;
  };
  if (c.Consume('[')) {
    call->target = "operator.setitem";
    call->args.push_back(builder_.Resolve(receiver));
    call->args.emplace_back();
    if (!ReadSubscript(c, &call->args.back())) return false;
    c.SkipSpaces();
    if (!c.Consume('=')) return Error(c.pos(), "expected \" = \"");
    c.SkipSpaces();
  } else {
    c.SkipSpaces();
    const OpSchema* op = ReadInPlaceOperator(c);
    if (op == nullptr) return Error(c.pos(), "expected \" = \"");
    call->target = op->Target();
    call->args.push_back(builder_.Resolve(receiver));
    c.SkipSpaces();
  }
  return read_value();
}

}  // namespace backtape
