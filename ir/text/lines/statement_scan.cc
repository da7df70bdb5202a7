#include "backtape/ir/text/lines/statement_scan.h"

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/lines/line_marks.h"

namespace backtape {

LineShape ShapeOfLine(absl::string_view line) {
  Cursor c(line);
  c.SkipSpaces();
  if (c.Peek() == '%') return LineShape::kNode;
  // "(", which formatters put around a name that is too long: "(" NAME ") = ...".
  if (c.rest() == "(") return LineShape::kStatement;
  const absl::string_view word = c.ReadDottedName();
  if (word.empty()) return LineShape::kOther;
  if (word == "return") return LineShape::kReturn;
  if (word == "def" || word == "class" || word == "if" || word == "for" || word == "with") return LineShape::kOther;
  const char next = c.Peek();
  if (next == ':' || next == '[' || next == ',') return LineShape::kStatement;
  c.SkipSpaces();
  if (c.Peek() == '=' || c.Peek() == ':') return LineShape::kStatement;
  // "+=" and similar.
  const absl::string_view rest = c.rest().substr(0, 4);
  const size_t equals = rest.find('=');
  return equals != absl::string_view::npos && equals > 0 &&
                 rest.substr(0, equals).find_first_not_of("+-*/%@&|^<>") == absl::string_view::npos
             ? LineShape::kStatement
             : LineShape::kOther;
}

void ScanLine(absl::string_view line, LineShape shape, StatementProgress* p) {
  const bool is_code = shape != LineShape::kNode;
  p->code = line.size();
  p->has_comment = false;
  for (size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (p->quote != 0) {
      if (c == '\\') {
        ++i;
      } else if (c == p->quote) {
        p->quote = 0;
      }
      continue;
    }
    switch (c) {
      case '"':
      case '\'':
        if (is_code) p->quote = c;
        break;
      case '(':
      case '[':
      case '{':
        ++p->depth;
        break;
      case ')':
      case ']':
      case '}':
        --p->depth;
        break;
      case '#':
        if (is_code && (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t')) {
          p->code = i;
          p->has_comment = true;
          i = line.size();
        }
        break;
      default:
        break;
    }
  }
  while (p->code > 0 && absl::ascii_isspace(static_cast<unsigned char>(line[p->code - 1]))) --p->code;
}

bool StartsAnew(absl::string_view line) {
  Cursor c(line);
  c.SkipSpaces();
  if (c.Peek() == '%') {
    c.Advance();
    return !c.ReadName().empty() && (c.StartsWith(" :") || c.StartsWith(": ") || c.StartsWith(" = "));
  }
  const absl::string_view rest = c.rest();
  if (absl::StartsWith(rest, "return ") || absl::StartsWith(rest, "# File: ") || absl::StartsWith(rest, "Traceback ") ||
      IsGraphStart(rest) || absl::StartsWith(rest, "=====")) {
    return true;
  }
  return StartsWithTypedName(line);
}

bool StartsWithTypedName(absl::string_view line) {
  Cursor c(line);
  c.SkipSpaces();
  return !c.ReadName().empty() && c.StartsWith(": \"");
}

}  // namespace backtape
