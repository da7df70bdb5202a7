// The repr notation of ValueReader.

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/literals.h"
#include "backtape/ir/text/value_reader.h"

namespace backtape {
namespace {

constexpr char kNestedCall[] = "calls cannot be nested; assign this call's value to a name in its own statement";

// Moves from an opening bracket past the one that closes it; brackets in strings do not count. False if none closes it.
bool SkipBalanced(Cursor& c) {
  int depth = 0;
  while (!c.at_end()) {
    const char ch = c.Peek();
    if (ch == '\'' || ch == '"') {
      if (!ReadQuotedString(c).has_value()) return false;
      continue;
    }
    c.Advance();
    if (ch == '(' || ch == '[' || ch == '{' || ch == '<') ++depth;
    if ((ch == ')' || ch == ']' || ch == '}' || ch == '>') && --depth == 0) return true;
  }
  return false;
}

}  // namespace

bool ValueReader::ReadRepr(Cursor& c, int depth, Argument* out) {
  if (!CheckNesting(c, depth)) return false;
  const char next = c.Peek();
  if (IsNameStart(next)) return ReadReprWord(c, depth, out);
  switch (next) {
    case '(':
    case '[':
      return ReadReprSequence(c, depth, out);
    case '{':
      return ReadReprDict(c, depth, out);
    case '\'':
    case '"': {
      std::optional<std::string> text = ReadQuotedString(c);
      if (!text.has_value()) {
        builder_.Error(c.pos(), "the string is not closed on this line");
        return false;
      }
      *out = *std::move(text);
      return true;
    }
    case '%': {
      c.Advance();
      const absl::string_view name = c.ReadName();
      if (name.empty()) return Expected(c, "a node's name");
      *out = builder_.Resolve(name);
      return true;
    }
    case '<': {
      // Python's repr of an object, "<OpOverload(op='aten.mul', overload='Tensor')>".
      const char* start = c.pos();
      if (!SkipBalanced(c)) {
        c.set_pos(start);
        builder_.Error(start, "this value has no closing '>'");
        return false;
      }
      *out = Argument::Symbol{std::string(start, c.pos())};
      return true;
    }
    default:
      break;
  }
  if (ReadNumber(c, out)) return true;
  if (!c.AtEllipsis()) return Expected(c, "a value");
  if (!in_index_ || !c.Consume("...")) {
    builder_.Error(c.pos(), std::string(kShortened));
    return false;
  }
  *out = Argument::Symbol{"Ellipsis"};
  return true;
}

bool ValueReader::ReadIndex(Cursor& c, Argument* out) {
  in_index_ = true;
  const bool ok = ReadRepr(c, 0, out);
  in_index_ = false;
  return ok;
}

bool ValueReader::ReadReprSequence(Cursor& c, int depth, Argument* out) {
  const bool is_list = c.Peek() == '[';
  const char close = is_list ? ']' : ')';
  c.Advance();
  const size_t mark = items_.size();
  bool comma = false;
  while (!c.Consume(close)) {
    Argument item;
    if (!ReadRepr(c, depth + 1, &item)) {
      items_.resize(mark);
      return false;
    }
    items_.push_back(std::move(item));
    comma = false;
    c.SkipSpaces();
    if (c.Consume(close)) break;
    comma = c.Consume(',');
    if (!comma) {
      items_.resize(mark);
      return Expected(c, is_list ? "',' or ']'" : "',' or ')'");
    }
    c.SkipSpaces();
  }
  if (!is_list && items_.size() == mark + 1 && !comma) {
    // Parentheses around one value: those of a complex number, or redundant ones.
    *out = std::move(items_.back());
    items_.pop_back();
    return true;
  }
  *out = is_list ? Argument::List(PopItems(mark)) : Argument::Tuple(PopItems(mark));
  return true;
}

bool ValueReader::ReadReprDict(Cursor& c, int depth, Argument* out) {
  c.Advance();
  Argument::Dict dict;
  while (!c.Consume('}')) {
    std::string key;
    if (std::optional<std::string> text = ReadQuotedString(c)) {
      key = *std::move(text);
    } else {
      const char* start = c.pos();
      while (IsNameByte(c.Peek()) || c.Peek() == '-' || c.Peek() == '.') c.Advance();
      key = std::string(start, c.pos());
      if (key.empty()) return Expected(c, "a key");
    }
    if (!c.Consume(':')) return Expected(c, "':'");
    c.SkipSpaces();
    Argument value;
    if (!ReadRepr(c, depth + 1, &value)) return false;
    dict.items.emplace_back(std::move(key), std::move(value));
    if (c.Consume('}')) break;
    if (!c.Consume(',')) return Expected(c, "',' or '}'");
    c.SkipSpaces();
  }
  *out = std::move(dict);
  return true;
}

bool ValueReader::ReadReprWord(Cursor& c, int depth, Argument* out) {
  if (const std::optional<double> number = ReadNamedFloat(c)) {
    *out = *number;
    return true;
  }
  const absl::string_view word = c.ReadDottedName();
  // A string with a prefix, r"..." or b'...'.
  if ((c.Peek() == '\'' || c.Peek() == '"') && (word == "r" || word == "u" || word == "b")) {
    return ReadRepr(c, depth, out);
  }
  if (c.Peek() == '(') return ReadReprCall(c, word, depth, out);
  if (word == "float" || word == "int" || word == "bool") {
    *out = Argument::Symbol{std::string(word)};
    return true;
  }
  if (Node* node = builder_.Find(word)) {
    *out = node;
    return true;
  }
  if (auto constant = ConstantFromWord(word)) {
    // An overload as an argument; "graph():" texts write it without the prefix.
    if (constant->is_symbol() && absl::StartsWith(word, "torch.ops.") &&
        !absl::StartsWith(word, "torch.ops.higher_order.")) {
      *constant = Argument::Symbol{std::string(absl::StripPrefix(word, "torch.ops."))};
    }
    *out = *std::move(constant);
    return true;
  }
  *out = builder_.Resolve(word);
  return true;
}

// True if the name of a node occurs in `text`, outside of strings; names of keywords and attributes do not count.
bool ValueReader::MentionsNode(absl::string_view text) {
  char before = '\0';
  for (Cursor c(text); !c.at_end();) {
    if (c.Peek() == '\'' || c.Peek() == '"') {
      if (!ReadQuotedString(c).has_value()) return false;
      before = '"';
      continue;
    }
    const absl::string_view name = c.ReadName();
    if (name.empty()) {
      before = c.Peek();
      c.Advance();
      continue;
    }
    Cursor next = c;
    next.SkipSpaces();
    const bool is_keyword = next.Peek() == '=' && next.Peek(1) != '=';
    if (before != '.' && !IsDigit(before) && !is_keyword && builder_.Find(name) != nullptr) return true;
    before = name.back();
  }
  return false;
}

bool ValueReader::ReadReprCall(Cursor& c, absl::string_view function, int depth, Argument* out) {
  const char* start = function.data();
  const bool is_slice = function == "slice";
  const bool is_device = function == "device" || function == "torch.device";
  const bool is_complex = function == "complex";
  if (!is_slice && !is_device && !is_complex) {
    const bool is_op = absl::StartsWith(function, "torch.ops.") || absl::StartsWith(function, "operator.");
    if (is_op || builder_.Find(function.substr(0, function.find('.'))) != nullptr) {
      builder_.Error(start, kNestedCall);
      return false;
    }
    // A constant that is written as a call, "torch.Tensor(size=[2], dtype=float32)".
    const Cursor arguments = c;
    if (!SkipBalanced(c)) {
      builder_.Error(start, "this call has no closing ')'");
      return false;
    }
    if (absl::StartsWith(function, "self.") || MentionsNode(arguments.TextUpTo(c.pos()))) {
      builder_.Error(start, kNestedCall);
      return false;
    }
    *out = Argument::Symbol{std::string(start, c.pos())};
    return true;
  }
  c.Advance();
  const size_t mark = items_.size();
  Device device;
  while (!c.Consume(')')) {
    Cursor keyword = c;
    const absl::string_view name = keyword.ReadName();
    if (is_device && keyword.Consume('=')) {
      c = keyword;
    }
    Argument item;
    if (!ReadRepr(c, depth + 1, &item)) {
      items_.resize(mark);
      return false;
    }
    if (is_device && item.is_string()) {
      device.type = item.string();
    } else if (is_device && item.is_int() && name == "index") {
      device.index = static_cast<int>(item.int_value());
    } else {
      items_.push_back(std::move(item));
    }
    c.SkipSpaces();
    if (c.Consume(')')) break;
    if (!c.Consume(',')) {
      items_.resize(mark);
      return Expected(c, "',' or ')'");
    }
    c.SkipSpaces();
  }
  std::vector<Argument> items = PopItems(mark);
  if (is_device && items.empty()) {
    *out = std::move(device);
    return true;
  }
  if (is_slice && items.size() == 3) {
    *out = Argument::Slice(std::move(items[0]), std::move(items[1]), std::move(items[2]));
    return true;
  }
  if (is_complex && items.size() == 2 && items[0].is_scalar() && items[1].is_scalar()) {
    *out = std::complex<double>(items[0].scalar().to_double(), items[1].scalar().to_double());
    return true;
  }
  const absl::string_view expected = is_slice    ? "three values"
                                     : is_device ? "a device type and, optionally, index=N"
                                                 : "two numbers";
  builder_.Error(start, absl::StrCat("invalid arguments for ", function, ": expected ", expected));
  return false;
}

bool ValueReader::ReadCallArguments(Cursor& c, ArgumentList* args, KeywordArguments* kwargs) {
  const size_t mark = items_.size();
  while (!c.Consume(')')) {
    Cursor keyword = c;
    const absl::string_view name = keyword.ReadName();
    Argument value;
    bool is_keyword = false;
    if (!name.empty()) {
      keyword.SkipSpaces();
      is_keyword = keyword.Peek() == '=' && keyword.Peek(1) != '=';
    }
    if (is_keyword) {
      keyword.Advance();
      keyword.SkipSpaces();
      c = keyword;
    } else if (!kwargs->empty()) {
      items_.resize(mark);
      return Expected(c, "a keyword argument");
    }
    if (!ReadRepr(c, 1, &value)) {
      items_.resize(mark);
      return false;
    }
    if (is_keyword) {
      kwargs->emplace_back(std::string(name), std::move(value));
    } else {
      items_.push_back(std::move(value));
    }
    c.SkipSpaces();
    if (c.Consume(')')) break;
    if (!c.Consume(',')) {
      items_.resize(mark);
      return Expected(c, "',' or ')'");
    }
    c.SkipSpaces();
  }
  *args = PopItems(mark);
  return true;
}

}  // namespace backtape
