#include "backtape/ir/text/lines/markup.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "backtape/ir/text/cursor.h"

namespace backtape {
namespace {

// A text with one of these is a web page, or a part of one.
constexpr absl::string_view kSignsOfHtml[] = {"</span>", "</pre>", "</code>", "</td>", "</div>", "<br>", "<br/>"};
constexpr absl::string_view kTags[] = {
    "a",   "b",     "body",  "br",   "code", "details", "div",   "em",   "head",  "hr",   "html",   "i",       "kbd",
    "li",  "main",  "mark",  "meta", "ol",   "p",       "pre",   "samp", "small", "span", "strong", "summary", "sub",
    "sup", "table", "tbody", "td",   "th",   "thead",   "title", "tr",   "tt",    "u",    "ul"};
constexpr size_t kLongestTag = 1000;
// The characters that Markdown's backslash precedes in a graph.
constexpr absl::string_view kEscaped = "_*[]<>#`~|{}()+-.!";

struct Tag {
  size_t size = 0;  // 0: none
  absl::string_view name;
  bool closes = false;
};

// The tag at the start of `rest`.
Tag TagAt(absl::string_view rest) {
  Cursor c(rest.substr(0, kLongestTag));
  Tag tag;
  if (!c.Consume('<')) return tag;
  tag.closes = c.Consume('/');
  tag.name = c.ReadName();
  if (!absl::c_linear_search(kTags, tag.name)) return tag;
  // Attributes follow a space.
  if (c.Peek() != '>' && c.Peek() != ' ' && c.Peek() != '/') return tag;
  const size_t close = c.rest().find_first_of(">\n");
  if (close != absl::string_view::npos && c.rest()[close] == '>')
    tag.size = static_cast<size_t>(c.pos() - rest.data()) + close + 1;
  return tag;
}

MappedText RemoveTags(MappedText text) {
  const std::string& in = text.text();
  const auto has = [&](absl::string_view sign) { return absl::StrContains(in, sign); };
  if (std::none_of(std::begin(kSignsOfHtml), std::end(kSignsOfHtml), has)) return text;
  MappedText out;
  size_t copied = 0;
  for (size_t at = in.find('<'); at != std::string::npos; at = in.find('<', std::max(at + 1, copied))) {
    const Tag tag = TagAt(absl::string_view(in).substr(at));
    if (tag.size == 0) continue;
    out.Append(text, copied, at);
    copied = at + tag.size;
    if (tag.name == "br") out.AppendInstead("\n", text, at);
    // A cell may hold a line number.
    if (tag.closes && (tag.name == "td" || tag.name == "th")) out.AppendInstead(" ", text, at);
  }
  if (copied == 0) return text;
  out.Append(text, copied, in.size());
  return out;
}

// True if Markdown's backslash is in a name outside of the names of files: "arg0\_1".
bool HasMarkdownEscapes(absl::string_view text) {
  size_t line = 0;  // where the line begins
  bool in_comment = false;
  for (size_t at = 0; at + 2 < text.size(); ++at) {
    if (text[at] == '\n') {
      line = at + 1;
      in_comment = false;
    } else if (absl::StartsWith(text.substr(at), "# File: ")) {
      in_comment = true;
    } else if (text[at] == '\\' && text[at + 1] == '_' && !in_comment && at > line && IsNameByte(text[at - 1]) &&
               IsNameByte(text[at + 2])) {
      return true;
    }
  }
  return false;
}

MappedText RemoveEscapes(MappedText text) {
  const std::string& in = text.text();
  if (!HasMarkdownEscapes(in)) return text;
  MappedText out;
  size_t copied = 0;
  for (size_t at = in.find('\\'); at != std::string::npos; at = in.find('\\', at + 2)) {
    if (at + 1 >= in.size() || kEscaped.find(in[at + 1]) == absl::string_view::npos) continue;
    out.Append(text, copied, at);
    copied = at + 1;
  }
  out.Append(text, copied, in.size());
  return out;
}

}  // namespace

MappedText RemoveMarkup(MappedText text) { return RemoveEscapes(RemoveTags(std::move(text))); }

}  // namespace backtape
