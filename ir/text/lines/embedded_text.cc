#include "backtape/ir/text/lines/embedded_text.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/lines/line_prefixes.h"
#include "backtape/ir/text/lines/log_prefix.h"

namespace backtape {
namespace {

// Strings that mark the first line of a graph, and how this line ends.
enum class LineEnd {
  kMarker,     // with the string
  kSignature,  // with the end of a function's parameters, or with "("
  kTable,      // with the last column header of a table
};
struct Marker {
  absl::string_view text;
  LineEnd line_end = LineEnd::kMarker;
};
constexpr Marker kMarkers[] = {{"(torch.nn.Module):"}, {"graph():"},
                               {"TRACED GRAPH"},       {"def forward(", LineEnd::kSignature},
                               {"# Graph fragment:"},  {"opcode  ", LineEnd::kTable}};

size_t BackslashesBefore(absl::string_view text, size_t at) {
  size_t count = 0;
  while (count < at && text[at - 1 - count] == '\\') ++count;
  return count;
}

// The character whose code is `digits`, at most four hexadecimal digits; empty if one is not a digit.
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
  size_t begin = 0;  // where its content begins
  size_t end = 0;
  size_t after = 0;  // position after the closing quote
  int levels = 1;    // how often its content was escaped
};

// The length of a colour's terminal escape sequence at the start of `text`; 0 if there is none. Its escape character
// may be a byte, escaped as in a literal, or missing.
size_t EscapedColourLength(absl::string_view text) {
  size_t i = 0;
  while (i < text.size() && text[i] == '\\') ++i;
  const absl::string_view rest = text.substr(i);
  if (i > 0) {
    const bool is_escape = absl::StartsWith(rest, "u001b[") || absl::StartsWith(rest, "u001B[");
    const bool is_short = absl::StartsWith(rest, "x1b[") || absl::StartsWith(rest, "033[");
    if (!is_escape && !is_short) return 0;
    i += is_escape ? 6 : 4;
  } else if (absl::StartsWith(rest, "\x1b[")) {
    i += 2;
  } else if (absl::StartsWith(rest, "[")) {
    i += 1;
  } else {
    return 0;
  }
  const size_t digits = i;
  while (i < text.size() && (IsDigit(text[i]) || text[i] == ';')) ++i;
  return i > digits && i < text.size() && text[i] == 'm' ? i + 1 : 0;
}

// The length of a no-break space at the start of `text`, as bytes or escaped; 0 if there is none.
size_t NoBreakSpaceLength(absl::string_view text) {
  if (absl::StartsWith(text, "\xC2\xA0")) return 2;
  return absl::StartsWith(text, "\\u00a0") ? 6 : absl::StartsWith(text, "\\xa0") ? 4 : 0;
}

// Finds markers in one line of a text, ignoring colours inside them.
class MarkedLine {
 public:
  MarkedLine(absl::string_view text, size_t begin, size_t end) : runs_{{0, begin}} {
    plain_.reserve(end - begin);
    for (size_t i = begin; i < end;) {
      if (const size_t colour = EscapedColourLength(text.substr(i, end - i)); colour > 0) {
        i += colour;
        runs_.push_back({plain_.size(), i});
      } else if (const size_t space = NoBreakSpaceLength(text.substr(i, end - i)); space > 0) {
        plain_.push_back(' ');
        i += space;
        runs_.push_back({plain_.size(), i});
      } else {
        plain_.push_back(text[i++]);
      }
    }
  }

  // Finds the first line of a graph, at `from` or later, that ends with an escaped line feed. Returns the positions of
  // its marker and of that line feed, or false if there is none. `from` must not decrease between calls.
  bool Next(size_t from, size_t* marker, size_t* line_feed) {
    while (run_ + 1 < runs_.size() && runs_[run_ + 1].place <= from) ++run_;
    const size_t begin = runs_[run_].plain + (from - runs_[run_].place);
    const Found* best = nullptr;
    for (size_t i = 0; i < std::size(kMarkers); ++i) {
      Found& found = found_[i];
      if (!found.is_valid || found.begin < begin) found = Find(kMarkers[i], begin);
      if (found.begin != std::string::npos && (best == nullptr || found.begin < best->begin)) best = &found;
    }
    if (best == nullptr) return false;
    *marker = PlaceOf(best->begin);
    *line_feed = PlaceOf(best->line_feed);
    return true;
  }

 private:
  struct Found {
    bool is_valid = false;
    size_t begin = 0;  // npos: none
    size_t line_feed = 0;
  };

  Found Find(const Marker& marker, size_t from) const {
    for (size_t at = from;; ++at) {
      at = plain_.find(marker.text.data(), at, marker.text.size());
      if (at == std::string::npos) return {true, std::string::npos, 0};
      size_t after = at + marker.text.size();
      if (marker.line_end == LineEnd::kTable) {
        after = std::min(plain_.find('\\', after), plain_.size());
        if (!absl::EndsWith(absl::StripTrailingAsciiWhitespace(plain_.substr(at, after - at)), " kwargs")) continue;
      }
      if (marker.line_end == LineEnd::kSignature) {
        // The line ends after the parameters, or after "(" if each parameter is on its own line.
        after = std::min(plain_.find('\\', after), plain_.size());
        if (plain_[after - 1] != ':' && plain_[after - 1] != '(') {
          after = std::min(plain_.find(":\\", after), plain_.size() - 1) + 1;
        }
      }
      while (after < plain_.size() && plain_[after] == ' ') ++after;
      if (plain_.compare(after, 2, "\\r") == 0) after += 2;
      const size_t n = std::min(plain_.find_first_not_of('\\', after), plain_.size());
      // Each level of literals doubles the backslashes.
      const size_t backslashes = n - after;
      if (n < plain_.size() && plain_[n] == 'n' && (backslashes == 1 || backslashes == 2 || backslashes == 4)) {
        return {true, at, after};
      }
    }
  }

  size_t PlaceOf(size_t plain) const {
    const auto after = std::upper_bound(runs_.begin(), runs_.end(), plain,
                                        [](size_t value, const Run& run) { return value < run.plain; });
    return (after - 1)->place + (plain - (after - 1)->plain);
  }

  // A run is a part of plain_ that was copied from consecutive bytes of the text. It begins at `plain`, ends where the
  // next run begins, and was copied from `place`.
  struct Run {
    size_t plain = 0;
    size_t place = 0;
  };
  std::string plain_;
  std::vector<Run> runs_;
  size_t run_ = 0;  // the run that contains the last `from`
  Found found_[std::size(kMarkers)];
};

// Finds the end of the literal whose opening quote is at `open`. False if no quote closes it before `line_end`.
bool LiteralAt(absl::string_view text, size_t open, size_t line_end, Literal* literal) {
  size_t close = open + 1;
  while (close < line_end && text[close] != text[open]) close += text[close] == '\\' ? 2 : 1;
  if (close >= line_end) return false;
  *literal = {open + 1, close, close + 1, 1};
  return true;
}

// An apostrophe within a word is not a quote, but a single letter before a quote may be a string prefix (b'...').
bool OpensLiteral(absl::string_view text, size_t at) {
  if (text[at] != '"' && text[at] != '\'') return false;
  return text[at] == '"' || at < 2 || !IsNameByte(text[at - 1]) || !IsNameByte(text[at - 2]);
}

// Finds the literal that contains position `inside`, scanning the line from `from` on. False if there is none.
bool LiteralAround(absl::string_view text, size_t from, size_t inside, size_t line_end, Literal* literal) {
  for (size_t at = from; at < inside;) {
    if (!OpensLiteral(text, at)) {
      ++at;
      continue;
    }
    if (!LiteralAt(text, at, line_end, literal)) return false;
    if (literal->end > inside) return true;
    at = literal->after;
  }
  return false;
}

// Finds the next literal, at `from` or later in the line [line_begin, line_end), in which a graph starts. False if
// there is none.
bool FindLiteral(absl::string_view text, MarkedLine& marked, size_t line_begin, size_t line_end, size_t from,
                 Literal* literal) {
  const absl::string_view line = text.substr(0, line_end);
  size_t marker = 0;
  size_t marker_end = 0;
  if (!marked.Next(from, &marker, &marker_end)) return false;
  if (LiteralAround(text, std::max(from, line_begin), marker, line_end, literal)) return true;
  const size_t backslashes = std::min(line.find_first_not_of('\\', marker_end), line_end) - marker_end;
  literal->levels = backslashes == 1 ? 1 : backslashes == 2 ? 2 : 3;
  // Within another literal, the opening quote is itself escaped.
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
  // Without quotes, the rest of the line counts as the literal.
  literal->begin = std::max(from, line_begin);
  literal->end = literal->after = line_end;
  return true;
}

bool IsOnlyPunctuation(absl::string_view text) {
  return text.find_first_not_of(" \t\r,()[]{}+\\") == absl::string_view::npos;
}

class Decoder {
 public:
  explicit Decoder(const MappedText& text) : text_(text), in_(text.text()) {}

  // Returns false if nothing is embedded.
  bool Run(MappedText* out) {
    for (size_t begin = 0; begin < in_.size();) {
      const size_t end = std::min(in_.find('\n', begin), in_.size());
      if (!in_lines_ || !DecodeNextLine(begin, end)) FindGraphs(begin, end);
      begin = end + 1;
    }
    if (copied_ == 0) return false;
    out_.Append(text_, copied_, in_.size());
    *out = std::move(out_);
    return true;
  }

 private:
  void FindRecord(size_t begin, size_t end);
  void FindGraphs(size_t begin, size_t end);
  bool DecodeNextLine(size_t begin, size_t end);
  // Writes the content of a literal as lines. Returns true if it is a single line that ends with a line feed.
  bool Write(const Literal& literal);

  const MappedText& text_;
  const absl::string_view in_;
  MappedText out_;
  size_t copied_ = 0;        // the input up to here has been written to out_
  bool in_lines_ = false;    // each line of a graph is in a literal of its own
  bool in_records_ = false;  // these literals are in JSON records and have no line feeds
  std::string prefix_;       // the text before each of these literals, "{\"log\":"
};

bool Decoder::Write(const Literal& literal) {
  const MappedText decoded = Decode(text_, literal.begin, literal.end, literal.levels);
  out_.Append(decoded, 0, decoded.size());
  const bool ends_line = decoded.size() > 0 && decoded.text().back() == '\n';
  if (!ends_line) out_.AppendInstead("\n", text_, literal.end);
  if (in_records_ && !ends_line) return decoded.text().find('\n') == std::string::npos;
  return ends_line && literal.levels == 1 && decoded.text().find('\n') + 1 == decoded.size();
}

// Decodes the first line of a graph in a JSON record of one message, {"message": "graph():"}.
void Decoder::FindRecord(size_t begin, size_t end) {
  const size_t first = std::min(in_.find_first_not_of(" \t", begin), end);
  if (first == end || in_[first] != '{') return;
  Literal literal;
  for (size_t at = first + 1; at < end;) {
    if (in_[at] != '"') {
      ++at;
      continue;
    }
    if (!LiteralAt(in_, at, end, &literal)) return;
    absl::string_view content = in_.substr(literal.begin, literal.end - literal.begin);
    absl::string_view tag;
    StripLogPrefix(&content, &tag);
    const absl::string_view before = absl::StripTrailingAsciiWhitespace(in_.substr(first, at - first));
    if (absl::EndsWith(before, "\":") && (IsGraphStart(content) || IsTableHeader(content))) {
      out_.Append(text_, copied_, begin);
      in_records_ = true;
      in_lines_ = Write(literal);
      prefix_ = std::string(in_.substr(first, literal.begin - first));
      copied_ = std::min(end + 1, in_.size());
      return;
    }
    at = literal.after;
  }
}

void Decoder::FindGraphs(size_t begin, size_t end) {
  in_records_ = false;
  if (!absl::StrContains(in_.substr(begin, end - begin), "\\n")) return FindRecord(begin, end);
  MarkedLine marked(in_, begin, end);
  size_t from = begin;
  Literal literal;
  while (from < end && FindLiteral(in_, marked, begin, end, from, &literal)) {
    out_.Append(text_, copied_, literal.begin);
    out_.AppendInstead("\n", text_, literal.begin);
    in_lines_ = Write(literal);
    prefix_ = std::string(absl::StripAsciiWhitespace(in_.substr(begin, literal.begin - begin)));
    // "['def forward(self):\n', '    x = 1\n']"
    while (in_lines_ &&
           IsOnlyPunctuation(absl::string_view(prefix_).substr(0, std::max<size_t>(prefix_.size(), 1) - 1))) {
      const size_t next = std::min(in_.find_first_not_of(" ,+", literal.after), end);
      if (next >= end || (in_[next] != '\'' && in_[next] != '"') || next == literal.after) break;
      if (!LiteralAt(in_, next, end, &literal)) break;
      in_lines_ = Write(literal);
    }
    copied_ = from = literal.after;
    if (in_lines_) copied_ = from = std::min(end + 1, in_.size());
  }
}

// Decodes the next line of a graph whose lines are separate literals: a list of strings, implicit concatenation, or
// JSON records.
bool Decoder::DecodeNextLine(size_t begin, size_t end) {
  Literal literal;
  const size_t first = std::min(in_.find_first_not_of(" \t", begin), end);
  // The records have times before the line, for example.
  const size_t prefix_size = prefix_.size() > 1 ? PrefixOfSameForm(in_.substr(first, end - first), prefix_) : 0;
  const bool is_record = prefix_size > 0;
  const size_t open = is_record ? first + prefix_size - 1 : first;
  in_lines_ = open < end && (in_[open] == '"' || in_[open] == '\'') && LiteralAt(in_, open, end, &literal) &&
              (is_record || IsOnlyPunctuation(in_.substr(literal.after, end - literal.after)));
  if (!in_lines_) return false;
  out_.Append(text_, copied_, begin);
  in_lines_ = Write(literal);
  copied_ = std::min(end + 1, in_.size());
  return true;
}

}  // namespace

MappedText DecodeEmbeddedText(MappedText text) {
  // A literal may hold another one.
  constexpr int kMaxLevels = 3;
  const auto may_embed = [&] { return absl::StrContains(text.text(), "\\n") || absl::StrContains(text.text(), "{\""); };
  for (int level = 0; level < kMaxLevels && may_embed(); ++level) {
    MappedText out;
    if (!Decoder(text).Run(&out)) break;
    text = std::move(out);
  }
  return text;
}

}  // namespace backtape
