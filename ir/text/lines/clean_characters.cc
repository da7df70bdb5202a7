#include "backtape/ir/text/lines/clean_characters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "absl/strings/match.h"
#include "backtape/ir/text/cursor.h"

namespace backtape {
namespace {

struct Replacement {
  absl::string_view from;
  absl::string_view to;
};

constexpr absl::string_view kNoBreakSpace = "\xC2\xA0";

// Sequences replaced outside of strings and comments. A typographic quote opens a string as the ASCII one does.
constexpr Replacement kCharacters[] = {
    {kNoBreakSpace, " "},    // in strings too: web pages write it for every space
    {"\xE2\x80\xAF", " "},   // narrow no-break space
    {"\xE3\x80\x80", " "},   // ideographic space
    {"\xE2\x80\x8B", ""},    // zero-width space
    {"\xE2\x80\x8C", ""},    // zero-width non-joiner
    {"\xE2\x80\x8D", ""},    // zero-width joiner
    {"\xE2\x81\xA0", ""},    // word joiner
    {"\xC2\xAD", ""},        // soft hyphen
    {"\xEF\xBB\xBF", ""},    // byte order mark
    {"\xE2\x80\x9C", "\""},  // left double quote
    {"\xE2\x80\x9D", "\""},  // right double quote
    {"\xE2\x80\x9E", "\""},  // low double quote
    {"\xE2\x80\x98", "'"},   // left single quote
    {"\xE2\x80\x99", "'"},   // right single quote
    {"\xE2\x88\x92", "-"},   // minus sign
    {"&quot;", "\""},       {"&#34;", "\""}, {"&#39;", "'"}, {"&#x27;", "'"}, {"&lt;", "<"},
    {"&gt;", ">"},          {"&nbsp;", " "}, {"&amp;", "&"}, {"\f", " "},     {"\v", " "},
};

// Bytes that may start a sequence to replace.
std::array<bool, 256> MakeSuspects() {
  std::array<bool, 256> suspects{};
  for (const Replacement& replacement : kCharacters) suspects[static_cast<unsigned char>(replacement.from[0])] = true;
  for (const char c : {'\r', '\x1b', '^', '['}) suspects[static_cast<unsigned char>(c)] = true;
  return suspects;
}

bool IsSuspect(char c) {
  static const std::array<bool, 256> kSuspects = MakeSuspects();
  return kSuspects[static_cast<unsigned char>(c)];
}

const Replacement* FindReplacement(absl::string_view rest) {
  for (const Replacement& replacement : kCharacters) {
    if (absl::StartsWith(rest, replacement.from)) return &replacement;
  }
  return nullptr;
}

// "31m" or "1;31m", after "[": a colour or style; 0 when there is none.
size_t ColourLength(absl::string_view rest) {
  size_t i = 0;
  bool has_digit = false;
  while (i < rest.size() && i < 20 && (IsDigit(rest[i]) || rest[i] == ';')) has_digit |= IsDigit(rest[i++]);
  return has_digit && i < rest.size() && rest[i] == 'm' ? i + 1 : 0;
}

// The length of the terminal escape sequence at the start of `rest`; 0 when there is none. The escape character may be
// spelled "^[", as some viewers write it. In a colour ("[31m") it may be missing, because no FX text contains that.
size_t EscapeSequenceLength(absl::string_view rest) {
  size_t start = 0;
  if (rest[0] == '\x1b') {
    start = 1;
  } else if (absl::StartsWith(rest, "^[[")) {
    start = 2;
  } else if (rest[0] == '[') {
    const size_t colour = ColourLength(rest.substr(1));
    return colour == 0 ? 0 : colour + 1;
  } else {
    return 0;
  }
  if (start >= rest.size()) return start;
  size_t i = start;
  if (rest[i] == '[') {
    // Parameters, then one final byte.
    for (++i; i < rest.size() && rest[i] >= 0x20 && rest[i] < 0x40; ++i) {
    }
    return std::min(i + 1, rest.size());
  }
  if (rest[i] == ']') {
    // An operating system command, up to BEL or ESC backslash.
    for (++i; i < rest.size() && rest[i] != '\n'; ++i) {
      if (rest[i] == '\a') return i + 1;
      if (rest[i] == '\x1b') return std::min(i + 2, rest.size());
    }
    return i;
  }
  if (rest[i] == '(' || rest[i] == ')') return std::min(i + 2, rest.size());
  return start;
}

void AppendCodePoint(uint32_t code, std::string* out) {
  if (code < 0x80) {
    out->push_back(static_cast<char>(code));
  } else if (code < 0x800) {
    out->push_back(static_cast<char>(0xC0 | (code >> 6)));
    out->push_back(static_cast<char>(0x80 | (code & 0x3F)));
  } else {
    out->push_back(static_cast<char>(0xE0 | (code >> 12)));
    out->push_back(static_cast<char>(0x80 | ((code >> 6) & 0x3F)));
    out->push_back(static_cast<char>(0x80 | (code & 0x3F)));
  }
}

// Shells on Windows write UTF-16 into files. Surrogate pairs are not combined; FX texts have none.
MappedText DecodeUtf16(const MappedText& text) {
  const std::string& in = text.text();
  const bool little = in[0] == '\xFF';
  MappedText out;
  out.Reserve(in.size() / 2);
  for (size_t i = 2; i + 1 < in.size(); i += 2) {
    const auto low = static_cast<unsigned char>(in[little ? i : i + 1]);
    const auto high = static_cast<unsigned char>(in[little ? i + 1 : i]);
    std::string character;
    AppendCodePoint(static_cast<uint32_t>(high) << 8 | low, &character);
    out.AppendInstead(character, text, i);
  }
  return out;
}

}  // namespace

MappedText CleanCharacters(MappedText text) {
  if (text.size() >= 2 && (absl::StartsWith(text.text(), "\xFF\xFE") || absl::StartsWith(text.text(), "\xFE\xFF"))) {
    text = DecodeUtf16(text);
  }
  const std::string& in = text.text();
  MappedText out;
  size_t copied = 0;  // `in` up to here has been copied to `out`
  const auto replace = [&](size_t at, size_t length, absl::string_view bytes) {
    if (out.size() == 0) out.Reserve(in.size());
    out.Append(text, copied, at);
    out.AppendInstead(bytes, text, at);
    copied = at + length;
  };
  bool changed = false;
  char quote = 0;
  bool opened_by_entity = false;
  bool in_comment = false;
  for (size_t i = 0; i < in.size();) {
    const char c = in[i];
    if (c == '\n') {
      quote = 0;
      in_comment = false;
    } else if (IsSuspect(c)) {
      const absl::string_view rest = absl::string_view(in).substr(i);
      if (c == '\r') {
        // Before a line feed, a carriage return belongs to the line end; elsewhere, it is the line end.
        const bool before_line_feed = rest.size() > 1 && (rest[1] == '\n' || rest[1] == '\r');
        replace(i, 1, before_line_feed ? "" : "\n");
        changed = true;
        if (!before_line_feed) {
          quote = 0;
          in_comment = false;
        }
        ++i;
        continue;
      }
      if (const size_t length = EscapeSequenceLength(rest); length > 0) {
        replace(i, length, "");
        changed = true;
        i += length;
        continue;
      }
      // In a string, only no-break spaces and characters that may close the string are replaced.
      const bool closes = quote != 0 && (c == '&' ? opened_by_entity : absl::StartsWith(rest, "\xE2\x80"));
      const bool is_space = absl::StartsWith(rest, kNoBreakSpace);
      // A comment may hold a graph.
      if (const Replacement* found = in_comment && (c == '&' || is_space) ? FindReplacement(rest) : nullptr) {
        replace(i, found->from.size(), found->to);
        changed = true;
        i += found->from.size();
        continue;
      }
      if (const Replacement* found =
              in_comment || (quote != 0 && !closes && !is_space) ? nullptr : FindReplacement(rest)) {
        const char to = found->to.empty() ? '\0' : found->to[0];
        if (quote == 0 || to == quote || is_space) {
          if (to == '"' || to == '\'') {
            quote = quote == 0 ? to : '\0';
            opened_by_entity = c == '&';
          }
          replace(i, found->from.size(), found->to);
          changed = true;
          i += found->from.size();
          continue;
        }
      }
    } else if (!in_comment && (c == '"' || c == '\'')) {
      if (quote == 0 && i + 2 < in.size() && in[i + 1] == c && in[i + 2] == c) {
        i += 2;  // triple quotes of a Python source, which may enclose a graph
      } else if (quote == 0) {
        quote = c;
        opened_by_entity = false;
      } else if (quote == c) {
        quote = 0;
      }
    } else if (c == '\\' && quote != 0) {
      ++i;
      if (i < in.size() && in[i] == '\n') continue;
    } else if (c == '#' && quote == 0) {
      // "[#users=1]" does not start a comment.
      in_comment = i == 0 || in[i - 1] == ' ' || in[i - 1] == '\n' || in[i - 1] == '\t';
    }
    ++i;
  }
  if (!changed) return text;
  out.Append(text, copied, in.size());
  return out;
}

}  // namespace backtape
