#include "backtape/ir/text/value_reader.h"

#include <charconv>
#include <iterator>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/text/literals.h"

namespace backtape {
namespace {

const ArgSchema* PositionalSchema(const OpSchema* op, size_t index) {
  return op != nullptr && index < op->args.size() && !op->args[index].is_kwarg_only ? &op->args[index] : nullptr;
}

const ArgSchema* KeywordSchema(const OpSchema* op, absl::string_view name) {
  if (op == nullptr) return nullptr;
  for (const ArgSchema& arg : op->args) {
    if (arg.name == name) return &arg;
  }
  return nullptr;
}

// True where a value of a tuple, list or dictionary may end.
bool AtValueEnd(const Cursor& c) {
  const char next = c.Peek();
  return next == ',' || next == ')' || next == ']' || next == '}' || c.at_end();
}

}  // namespace

bool ValueReader::CheckNesting(const Cursor& c, int depth) {
  if (depth <= kMaxNesting) return true;
  builder_.Error(c.pos(), absl::StrCat("values are nested deeper than ", kMaxNesting, " levels"));
  return false;
}

bool ValueReader::Expected(const Cursor& c, absl::string_view what) {
  if (c.at_end()) {
    builder_.Error(c.pos(), absl::StrCat("the line ends; expected ", what));
  } else {
    builder_.Error(c.pos(), absl::StrCat("expected ", what));
  }
  return false;
}

std::vector<Argument> ValueReader::PopItems(size_t mark) {
  std::vector<Argument> items(std::make_move_iterator(items_.begin() + mark), std::make_move_iterator(items_.end()));
  items_.resize(mark);
  return items;
}

bool ValueReader::ReadArgs(Cursor& c, const OpSchema* op, ArgumentList* out) {
  if (!c.Consume('(')) return Expected(c, "'(' before the arguments");
  const size_t mark = items_.size();
  while (!c.Consume(')')) {
    const ArgSchema* schema = PositionalSchema(op, items_.size() - mark);
    Argument item;
    if (!ReadStr(c, schema, 1, &item)) {
      items_.resize(mark);
      return false;
    }
    items_.push_back(std::move(item));
    if (c.Consume(')')) break;
    if (!c.Consume(',')) {
      items_.resize(mark);
      return Expected(c, "',' or ')'");
    }
    // "(%x, )" ends with an empty string, "(%x,)" does not.
    if (c.StartsWith(" )")) {
      c.Advance(2);
      items_.push_back(std::string());
      break;
    }
    c.SkipSpaces();
  }
  *out = PopItems(mark);
  return true;
}

bool ValueReader::ReadKwargs(Cursor& c, const OpSchema* op, KeywordArguments* out) {
  if (!c.Consume('{')) return Expected(c, "'{' before the keyword arguments");
  while (!c.Consume('}')) {
    const absl::string_view name = c.ReadName();
    if (name.empty()) return Expected(c, "the name of a keyword argument");
    if (!c.Consume(':')) return Expected(c, "':'");
    c.Consume(' ');
    Argument value;
    if (!ReadStr(c, KeywordSchema(op, name), 1, &value)) return false;
    out->emplace_back(std::string(name), std::move(value));
    if (c.Consume('}')) break;
    if (!c.Consume(',')) return Expected(c, "',' or '}'");
    c.SkipSpaces();
  }
  return true;
}

bool ValueReader::ReadStr(Cursor& c, const ArgSchema* schema, int depth, Argument* out) {
  if (c.Peek() == '%') {
    const char* start = c.pos();
    c.Advance();
    const absl::string_view name = c.ReadName();
    if (!name.empty() && AtValueEnd(c)) {
      *out = builder_.Resolve(name);
      return true;
    }
    c.set_pos(start);
  }
  const bool is_string = schema != nullptr && schema->type == SchemaType::kStr && !schema->is_list;
  if (!is_string) {
    switch (c.Peek()) {
      case '[':
      case '(':
        return ReadStrSequence(c, schema, depth, out);
      case '{':
        return ReadStrDict(c, depth, out);
      default:
        break;
    }
  }
  return ReadStrLeaf(c, schema, is_string, depth, out);
}

bool ValueReader::ReadStrSequence(Cursor& c, const ArgSchema* schema, int depth, Argument* out) {
  if (!CheckNesting(c, depth)) return false;
  const char* start = c.pos();
  const bool is_list = c.Peek() == '[';
  const char close = is_list ? ']' : ')';
  if (!is_list) {
    // "(1+2j)" is a number.
    Cursor number = c;
    number.Advance();
    Argument value;
    if (ReadNumber(number, &value) && value.is_complex() && number.Consume(')')) {
      c = number;
      *out = std::move(value);
      return true;
    }
  }
  c.Advance();
  const size_t mark = items_.size();
  bool comma = false;
  while (!c.Consume(close)) {
    if (c.StartsWith("...[total_len=")) {
      items_.resize(mark);
      builder_.Error(c.pos(), "the list was truncated when it was printed");
      return false;
    }
    Argument item;
    if (!ReadStr(c, schema, depth + 1, &item)) {
      items_.resize(mark);
      return false;
    }
    items_.push_back(std::move(item));
    comma = false;
    if (c.Consume(close)) break;
    comma = c.Consume(',');
    if (!comma) {
      items_.resize(mark);
      return Expected(c, is_list ? "',' or ']'" : "',' or ')'");
    }
    c.SkipSpaces();
  }
  if (!is_list && items_.size() == mark + 1 && !comma) {
    items_.resize(mark);
    builder_.Error(start, "a tuple of one value needs a comma after the value");
    return false;
  }
  *out = is_list ? Argument::List(PopItems(mark)) : Argument::Tuple(PopItems(mark));
  return true;
}

bool ValueReader::ReadStrDict(Cursor& c, int depth, Argument* out) {
  if (!CheckNesting(c, depth)) return false;
  c.Advance();
  Argument::Dict dict;
  while (!c.Consume('}')) {
    const size_t colon = c.rest().find(':');
    if (colon == absl::string_view::npos) return Expected(c, "a key and ':'");
    std::string key(c.rest().substr(0, colon));
    c.Advance(colon + 1);
    c.SkipSpaces();
    Argument value;
    if (!ReadStr(c, nullptr, depth + 1, &value)) return false;
    dict.items.emplace_back(std::move(key), std::move(value));
    if (c.Consume('}')) break;
    if (!c.Consume(',')) return Expected(c, "',' or '}'");
    c.SkipSpaces();
  }
  *out = std::move(dict);
  return true;
}

bool ValueReader::ReadStrLeaf(Cursor& c, const ArgSchema* schema, bool is_string, int depth, Argument* out) {
  // The common case: a small integer.
  if (!is_string) {
    int64_t value = 0;
    const auto [end, error] = std::from_chars(c.pos(), c.end(), value);
    if (error == std::errc() && end < c.end() && (*end == ',' || *end == ')' || *end == ']' || *end == '}')) {
      c.set_pos(end);
      *out = value;
      return true;
    }
    if (c.StartsWith("slice(")) return ReadRepr(c, depth, out);
  }
  // A string may hold commas ("ij,jk->ik") and brackets; it ends at ", " or at the bracket that closes its container.
  const char* p = c.pos();
  int depth_inside = 0;
  for (; p < c.end(); ++p) {
    const char ch = *p;
    if (ch == '(' || ch == '[' || ch == '{') {
      ++depth_inside;
    } else if (ch == ')' || ch == ']' || ch == '}') {
      if (depth_inside == 0) break;
      --depth_inside;
    } else if (ch == ',' && depth_inside == 0 && (p + 1 == c.end() || p[1] == ' ' || p[1] == ')')) {
      break;
    }
  }
  const absl::string_view leaf = c.TextUpTo(p);
  const char* start = c.pos();
  c.set_pos(p);
  if (p == c.end()) {
    builder_.Error(p, "the line ends inside a value; expected ',' or a closing bracket");
    return false;
  }
  if (is_string) {
    if (leaf == "None" && schema->is_optional) {
      *out = {};
    } else {
      *out = std::string(leaf);
    }
    return true;
  }
  if (leaf.empty()) {
    if (c.Peek() == ',' || c.Peek() == ')' || c.Peek() == '}') {
      *out = std::string();  // str() of an empty string
      return true;
    }
    c.set_pos(start);
    return Expected(c, "a value");
  }
  if (leaf[0] == '%') {
    c.set_pos(start);
    return Expected(c, "a node's name");
  }
  Cursor number(leaf);
  if (ReadNumber(number, out) && number.at_end()) return true;
  if (auto device = Device::Parse(leaf)) {
    *out = *std::move(device);
    return true;
  }
  Cursor word(leaf);
  if (!word.ReadDottedName().empty() && word.at_end()) {
    if (auto constant = ConstantFromWord(leaf)) {
      *out = *std::move(constant);
      return true;
    }
    *out = std::string(leaf);
    return true;
  }
  // Python's repr of an object, "<built-in function add>", or a call; else text.
  if (leaf[0] == '<' || leaf.back() == ')') {
    *out = Argument::Symbol{std::string(leaf)};
  } else {
    *out = std::string(leaf);
  }
  return true;
}

bool ValueReader::ReadDefault(Cursor& c, Argument* out) {
  const char* start = c.pos();
  absl::string_view rest = absl::StripTrailingAsciiWhitespace(c.rest());
  if (rest.empty() || rest.back() != ')') return Expected(c, "')' after the default");
  rest.remove_suffix(1);
  c.set_pos(c.end());
  if (rest.empty()) {
    *out = std::string();  // str() of an empty string
    return true;
  }
  if (auto device = Device::Parse(rest)) {
    *out = *std::move(device);
    return true;
  }
  if (IsIdentifier(rest) && !ConstantFromWord(rest).has_value()) {
    *out = std::string(rest);  // str() of a string has no quotes
    return true;
  }
  Cursor value(rest);
  if (!ReadRepr(value, 0, out)) return false;
  if (!value.at_end()) {
    c.set_pos(start);
    *out = Argument::Symbol{std::string(rest)};
  }
  c.set_pos(rest.data() + rest.size() + 1);
  return true;
}

}  // namespace backtape
