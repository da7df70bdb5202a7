#include "backtape/ir/text/lines/embedded_text.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "backtape/ir/text/cursor.h"

namespace backtape {
namespace {

// What ends the first line of a graph.
constexpr absl::string_view kMarkers[] = {"(torch.nn.Module):", "graph():", "TRACED GRAPH"};

size_t BackslashesBefore(absl::string_view text, size_t at) {
  size_t count = 0;
  while (count < at && text[at - 1 - count] == '\\') ++count;
  return count;
}

// The character that a code of four or fewer hexadecimal digits stands for; empty when they are none.
std::string CharacterOfHex(absl::string_view digits) {
  uint32_t code = 0;
  for (const char c : digits) {
    if (!absl::ascii_isxdigit(static_cast<unsigned char>(c))) return "";
    code = code * 16 + static_cast<uint32_t>(IsDigit(c) ? c - '0' : absl::ascii_tolower(c) - 'a' + 10);
  }
  std::string out;
  if (code < 0x80) {
    out.push_back(static_cast<char>(code));
  } else if (code < 0x800) {
    out.push_back(static_cast<char>(0xC0 | (code >> 6)));
    out.push_back(static_cast<char>(0x80 | (code & 0x3F)));
  } else {
    out.push_back(static_cast<char>(0xE0 | (code >> 12)));
    out.push_back(static_cast<char>(0x80 | ((code >> 6) & 0x3F)));
    out.push_back(static_cast<char>(0x80 | (code & 0x3F)));
  }
  return out;
}

// Bytes [begin, end) of `text` with one level of escapes removed.
MappedText DecodeOnce(const MappedText& text, size_t begin, size_t end) {
  const std::string& in = text.text();
  MappedText out;
  size_t copied = begin;
  for (size_t i = begin; i < end; ++i) {
    if (in[i] != '\\' || i + 1 >= end) continue;
    std::string bytes;
    size_t length = 2;
    switch (in[i + 1]) {
      case 'n':
        bytes = "\n";
        break;
      case 't':
        bytes = "\t";
        break;
      case 'r':
        bytes = "\r";
        break;
      case '"':
      case '\'':
      case '\\':
      case '/':
        bytes = in.substr(i + 1, 1);
        break;
      case 'u':
      case 'x': {
        const size_t digits = in[i + 1] == 'u' ? 4 : 2;
        if (i + 2 + digits <= end) bytes = CharacterOfHex(absl::string_view(in).substr(i + 2, digits));
        length = 2 + digits;
        break;
      }
      default:
        break;
    }
    if (bytes.empty()) {
      ++i;
      continue;
    }
    out.Append(text, copied, i);
    out.AppendInstead(bytes, text, i);
    copied = i + length;
    i = copied - 1;
  }
  out.Append(text, copied, end);
  return out;
}

MappedText Decode(const MappedText& text, size_t begin, size_t end, int levels) {
  MappedText out = DecodeOnce(text, begin, end);
  for (int level = 1; level < levels; ++level) out = DecodeOnce(out, 0, out.size());
  return out;
}

struct Literal {
  size_t begin = 0;  // of its content
  size_t end = 0;
  size_t after = 0;  // behind the closing quote
  int levels = 1;    // how often its content was escaped
};

// The literal of the line [line_begin, line_end) in which a graph starts, from `from` on. False when there is none.
bool FindLiteral(absl::string_view text, size_t line_begin, size_t line_end, size_t from, Literal* literal) {
  const absl::string_view line = text.substr(0, line_end);
  size_t marker = absl::string_view::npos;
  size_t marker_end = 0;
  for (const absl::string_view candidate : kMarkers) {
    size_t at = line.find(candidate, from);
    while (at != absl::string_view::npos && (at + candidate.size() >= line_end || line[at + candidate.size()] != '\\')) {
      at = line.find(candidate, at + 1);
    }
    if (at < marker) {
      marker = at;
      marker_end = at + candidate.size();
    }
  }
  if (marker == absl::string_view::npos) return false;
  size_t backslashes = 0;
  while (marker_end + backslashes < line_end && line[marker_end + backslashes] == '\\') ++backslashes;
  const size_t n = marker_end + backslashes;
  if (n >= line_end || line[n] != 'n') return false;
  literal->levels = backslashes == 1 ? 1 : backslashes == 2 ? 2 : 3;
  if (backslashes != (size_t{1} << (literal->levels - 1))) return false;
  // The quote that opens it is itself escaped in literals within literals.
  const size_t escapes = (size_t{1} << (literal->levels - 1)) - 1;
  for (size_t open = marker; open > from && open > line_begin; --open) {
    const char quote = line[open - 1];
    if ((quote != '"' && quote != '\'') || BackslashesBefore(line, open - 1) != escapes) continue;
    literal->begin = open;
    size_t close = open;
    while (close < line_end && (line[close] != quote || BackslashesBefore(line, close) != escapes)) ++close;
    literal->end = std::min(close, line_end) - (close < line_end ? escapes : 0);
    literal->after = std::min(close + 1, line_end);
    return true;
  }
  // No quotes: the rest of the line.
  literal->begin = std::max(from, line_begin);
  literal->end = literal->after = line_end;
  return true;
}

bool IsOnlyPunctuation(absl::string_view text) { return text.find_first_not_of(" \t\r,()[]+\\") == absl::string_view::npos; }

// A line that is one literal, as in a list of lines or in implicit concatenation.
bool IsLiteralLine(absl::string_view text, size_t line_begin, size_t line_end, Literal* literal) {
  size_t open = text.find_first_not_of(" \t", line_begin);
  if (open == absl::string_view::npos || open >= line_end || (text[open] != '"' && text[open] != '\'')) return false;
  size_t close = line_end;
  while (close > open + 1 && text[close - 1] != text[open]) --close;
  if (close <= open + 1 || !IsOnlyPunctuation(text.substr(close, line_end - close))) return false;
  *literal = {open + 1, close - 1, close, 1};
  return true;
}

}  // namespace

MappedText DecodeEmbeddedText(MappedText text) {
  const std::string& in = text.text();
  if (!absl::StrContains(in, "\\n")) return text;
  MappedText out;
  size_t copied = 0;
  bool in_lines = false;  // each line is a literal
  for (size_t line_begin = 0; line_begin < in.size();) {
    const size_t line_end = std::min(in.find('\n', line_begin), in.size());
    size_t from = line_begin;
    Literal literal;
    if (in_lines) {
      in_lines = IsLiteralLine(in, line_begin, line_end, &literal);
      if (in_lines) {
        out.Append(text, copied, line_begin);
        const MappedText decoded = Decode(text, literal.begin, literal.end, 1);
        out.Append(decoded, 0, decoded.size());
        if (decoded.size() == 0 || decoded.text().back() != '\n') {
          out.AppendInstead("\n", text, literal.end);
          in_lines = false;
        }
        copied = std::min(line_end + 1, in.size());
      }
      line_begin = line_end + 1;
      continue;
    }
    while (from < line_end && FindLiteral(in, line_begin, line_end, from, &literal)) {
      out.Append(text, copied, literal.begin);
      out.AppendInstead("\n", text, literal.begin);
      const MappedText decoded = Decode(text, literal.begin, literal.end, literal.levels);
      out.Append(decoded, 0, decoded.size());
      const bool ends_line = decoded.size() > 0 && decoded.text().back() == '\n';
      if (!ends_line) out.AppendInstead("\n", text, literal.end);
      copied = from = literal.after;
      in_lines = ends_line && literal.levels == 1 &&
                 IsOnlyPunctuation(absl::string_view(in).substr(literal.after, line_end - literal.after));
      if (in_lines) copied = std::min(line_end + 1, in.size());
    }
    line_begin = line_end + 1;
  }
  if (copied == 0) return text;
  out.Append(text, copied, in.size());
  return out;
}

}  // namespace backtape
