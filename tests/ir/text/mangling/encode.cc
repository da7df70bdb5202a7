#include "backtape/tests/ir/text/mangling/encode.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/strip.h"
#include "backtape/tests/ir/text/mangling/mangle_text.h"

namespace backtape {
namespace {

// Replaces each character outside of comments by the result of `change(character, in_quotes)`. Lines of print(graph)
// have no comments.
template <typename F>
std::string ForEachCodeCharacter(const std::string& text, F&& change) {
  return ForEachLine(text, [&](const std::string& line) {
    const size_t end = CommentStart(line);
    std::string out;
    char quote = 0;
    for (size_t i = 0; i < end; ++i) {
      const char c = line[i];
      const bool is_quote = (c == '"' || c == '\'') && (quote == 0 || quote == c);
      if (is_quote) quote = quote == 0 ? c : '\0';
      out += change(c, quote != 0 || is_quote);
    }
    return out + line.substr(end);
  });
}

std::string Escaped(const std::string& text) {
  return absl::StrReplaceAll(
      text, {{"\\", "\\\\"}, {"\"", "\\\""}, {"\n", "\\n"}, {"\t", "\\t"}, {"\r", "\\r"}, {"\x1b", "\\u001b"}});
}

}  // namespace

std::string Colour(const std::string& text, std::mt19937& random) {
  const char* const kColours[] = {"\x1b[31m", "\x1b[1;32m", "\x1b[38;5;12m", "\x1b[4m"};
  return ForEachLine(text, [&](const std::string& line) {
    std::string out;
    bool is_open = false;
    for (const char c : line) {
      if (c == ' ' && is_open) {
        out += "\x1b[0m";
        is_open = false;
      } else if (c != ' ' && !is_open && Chance(random, 12)) {
        out += kColours[random() % 4];
        is_open = true;
      }
      out += c;
    }
    return is_open ? out + "\x1b[0m" : out;
  });
}

std::string ColourWithoutEscape(const std::string& text, std::mt19937& random) {
  return absl::StrReplaceAll(Colour(text, random), {{"\x1b", ""}});
}

std::string TabsForIndentation(const std::string& text, std::mt19937& random) {
  const size_t width = Chance(random, 2) ? 8 : 4;
  return ForEachLine(text, [&](const std::string& line) {
    const size_t tabs = IndentOf(line) / width;
    return std::string(tabs, '\t') + line.substr(tabs * width);
  });
}

std::string NoBreakSpaces(const std::string& text, std::mt19937& random) {
  const bool all = Chance(random, 2);
  return ForEachCodeCharacter(text, [&](char c, bool in_quotes) {
    return c == ' ' && (all || (!in_quotes && Chance(random, 3))) ? std::string("\xC2\xA0") : std::string(1, c);
  });
}

std::string SmartQuotes(const std::string& text, std::mt19937&) {
  bool opens = true;
  return ForEachCodeCharacter(text, [&](char c, bool) {
    if (c == '\n') opens = true;
    if (c != '"' && c != '\'') return std::string(1, c);
    const bool opening = std::exchange(opens, !opens);
    if (c == '"') return std::string(opening ? "\xE2\x80\x9C" : "\xE2\x80\x9D");
    return std::string(opening ? "\xE2\x80\x98" : "\xE2\x80\x99");
  });
}

std::string HtmlEntities(const std::string& text, std::mt19937&) {
  return absl::StrReplaceAll(text, {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}, {"'", "&#39;"}});
}

std::string ZeroWidthCharacters(const std::string& text, std::mt19937& random) {
  // The characters at which web pages allow a long word to break.
  return ForEachCodeCharacter(text, [&](char c, bool in_quotes) {
    return !in_quotes && (c == '_' || c == '.') && Chance(random, 10) ? std::string(1, c) + "\xE2\x80\x8B"
                                                                      : std::string(1, c);
  });
}

std::string ByteOrderMark(const std::string& text, std::mt19937&) { return "\xEF\xBB\xBF" + text; }

std::string CarriageReturns(const std::string& text, std::mt19937& random) {
  return absl::StrReplaceAll(text, {{"\n", Chance(random, 2) ? "\r\n" : "\r"}});
}

std::string AsJson(const std::string& text, std::mt19937& random) {
  const std::string value = "\"" + Escaped(text) + "\"";
  if (Chance(random, 2)) return "{\"name\": \"aot_graph\", \"graph\": " + value + ", \"size\": 3}\n";
  return "{\n  \"rank\": 0,\n  \"payload\": " + value + "\n}\n";
}

std::string AsJsonInJson(const std::string& text, std::mt19937&) {
  return "{\"record\": \"" + Escaped("{\"graph\": \"" + Escaped(text) + "\"}") + "\"}\n";
}

std::string AsRepr(const std::string& text, std::mt19937&) {
  const char quote = absl::StrContains(text, "'") && !absl::StrContains(text, "\"") ? '"' : '\'';
  std::string body =
      absl::StrReplaceAll(text, {{"\\", "\\\\"}, {"\n", "\\n"}, {"\t", "\\t"}, {"\r", "\\r"}, {"\x1b", "\\x1b"}});
  if (quote == '\'') body = absl::StrReplaceAll(body, {{"'", "\\'"}});
  return quote + body + quote + "\n";
}

std::string AsPythonLiteral(const std::string& text, std::mt19937& random) {
  const std::string quotes = absl::StrContains(text, "\"\"\"") || Chance(random, 4) ? "'''" : "\"\"\"";
  const std::string first_line = text.substr(0, text.find('\n'));
  const bool is_header = !first_line.empty() && first_line.back() == ':' &&
                         (absl::StartsWith(first_line, "class ") || absl::StartsWith(first_line, "def forward(") ||
                          first_line == "graph():");
  const char* const kStarts[] = {"\\\n", "\n", ""};
  const char* const start = kStarts[random() % (is_header ? 3 : 2)];
  const char* const kEnds[] = {")", ",  # noqa: B950\n    )", ",\n        ignore_comments=True,\n    )", ".strip())"};
  const char* const end = kEnds[random() % 4];
  return absl::StrCat("    self.assertExpectedInline(\n        gm.code.strip(),\n        ", quotes, start,
                      absl::StripSuffix(text, "\n"), quotes, end, "\n\n    x = torch.ones(2)\n");
}

std::string AsNotebook(const std::string& text, std::mt19937&) {
  std::string out = "{\"cells\": [{\"source\": [\n";
  const std::vector<std::string> lines = LinesOf(text);
  for (size_t i = 0; i < lines.size(); ++i) {
    const bool is_last = i + 1 == lines.size();
    absl::StrAppend(&out, "    \"", Escaped(lines[i]), is_last ? "\"\n" : "\\n\",\n");
  }
  return out + "   ]}]}\n";
}

}  // namespace backtape
