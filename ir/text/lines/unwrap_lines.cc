#include "backtape/ir/text/lines/unwrap_lines.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/lines/statement_scan.h"

namespace backtape {
namespace {

// Terminals are at least this wide, so a text that has only shorter lines is not wrapped.
constexpr size_t kMinWidth = 40;
// A text counts as wrapped if at least this many lines have its greatest width, or if a word is cut.
constexpr int kMinFullLines = 2;

// True for a character that never begins a line of a graph outside of brackets.
bool NeverBeginsLine(char c) { return absl::StrContains(";,)]}=:.+*/", c) || IsDigit(c); }

// True for a line that ends inside "name = other = None", which follows the ';' of a statement.
bool CutsRelease(absl::string_view line) {
  const size_t semicolon = line.rfind(';');
  if (semicolon == absl::string_view::npos) return false;
  const absl::string_view release = absl::StripAsciiWhitespace(line.substr(semicolon + 1));
  return !release.empty() &&
         std::all_of(release.begin(), release.end(), [](char c) { return IsNameByte(c) || c == ' ' || c == '='; }) &&
         !absl::EndsWith(release, "= None");
}

class Unwrapper {
 public:
  Unwrapper(const MappedText& text, std::vector<LineRange>* lines) : text_(text), lines_(*lines) {
    for (const LineRange& line : lines_) width_ = std::max(width_, line.width);
    for (const LineRange& line : lines_) full_lines_ += line.width == width_ ? 1 : 0;
  }

  // True if some line continues in the next one.
  bool IsWrapped();
  MappedText Run(std::vector<LineRange>* lines);

 private:
  absl::string_view View(const LineRange& line) const {
    return absl::string_view(text_.text()).substr(line.begin, line.end - line.begin);
  }
  // A line that is being joined from its parts.
  struct Begun {
    absl::string_view first;  // its first part
    LineShape shape;
    bool has_target = false;
    StatementProgress progress;
  };
  bool IsFull(const LineRange& line) const {
    return line.width == width_ && View(line).find_first_not_of(' ') != absl::string_view::npos;
  }
  Begun Begin(const LineRange& line) const {
    Begun begun{View(line), ShapeOfLine(View(line)), false, {}};
    Scan(begun.first, &begun);
    return begun;
  }
  void Scan(absl::string_view part, Begun* begun) const;
  bool Continues(const Begun& begun, const LineRange& line, const LineRange& next) const;
  bool MayContinueAtSpace(const LineRange& line, const LineRange& next) const;
  bool ContinuesAtSpace(const Begun& begun, const LineRange& line, const LineRange& next) const;

  const MappedText& text_;
  const std::vector<LineRange>& lines_;
  size_t width_ = 0;
  int full_lines_ = 0;
  bool at_spaces_ = false;  // lines are broken at spaces, at any width
};

void Unwrapper::Scan(absl::string_view part, Begun* begun) const {
  begun->has_target |= absl::StrContains(part, "[target=");
  if (!begun->progress.has_comment) ScanLine(part, begun->shape, &begun->progress);
}

// True if `next` continues `begun`, whose last part is `line`.
bool Unwrapper::Continues(const Begun& begun, const LineRange& line, const LineRange& next) const {
  const absl::string_view rest = View(next);
  const size_t first = rest.find_first_not_of(" \t");
  if (line.width != width_ || first == absl::string_view::npos) return false;
  const char last_byte = View(line).back();
  const bool is_header = IsGraphStart(begun.first);
  const bool has_brackets = begun.shape != LineShape::kOther || is_header;
  const bool in_brackets = has_brackets && begun.progress.depth > 0;
  const bool in_string = has_brackets && begun.progress.quote != 0;
  const bool cuts_word = first == 0 && IsNameByte(last_byte) && IsNameByte(rest[0]);
  const bool is_certain = full_lines_ >= kMinFullLines || cuts_word;
  // If each parameter is on its own line, a line ends with "," or "(".
  if (is_header && in_brackets && last_byte != ',' && last_byte != '(') {
    return next.log_tag == line.log_tag || next.log_tag == nullptr;
  }
  // In a log, each line that the logger wrote has a prefix.
  const bool is_unprefixed = next.log_tag == nullptr && line.log_tag != nullptr;
  if (is_unprefixed && (in_brackets || in_string)) return true;
  const bool is_indented = begun.first[0] == ' ';
  const bool may_cut_name = cuts_word && (is_unprefixed || is_indented) && StartsWithTypedName(rest);
  if ((StartsAnew(rest) && !may_cut_name) || absl::StartsWith(rest.substr(first), "...")) return false;
  if (next.log_tag != line.log_tag) {
    if (!is_unprefixed || is_certain) return is_unprefixed;
    return begun.shape != LineShape::kOther && (NeverBeginsLine(rest[first]) || CutsRelease(View(line)));
  }
  if (begun.first[begun.first.find_first_not_of(' ')] == '#') {
    // A comment is never the last line of a graph.
    if (is_indented) return first == 0 || (is_certain && first == 1);
    return is_certain && first == 0 && ShapeOfLine(rest) == LineShape::kOther && rest[0] != '#';
  }
  if (begun.progress.has_comment) return is_certain && is_indented && first == 0;
  if (in_string) return true;
  // JoinStatements later joins indented lines inside brackets.
  if (in_brackets) return is_certain && first == 0;
  if (begun.shape == LineShape::kStatement && first == 0 && CutsRelease(View(line))) return true;
  if (!is_certain) return false;
  if (begun.shape == LineShape::kNode && !begun.has_target) return true;
  if (NeverBeginsLine(rest[first])) return true;
  return is_indented && first == 0 && rest[0] != '`';
}

// True if a mail program may have broken the line at a space: it begins the next line without indentation.
bool Unwrapper::MayContinueAtSpace(const LineRange& line, const LineRange& next) const {
  const absl::string_view rest = View(next);
  if (rest.empty() || absl::StrContains(" \t#`", rest[0]) || absl::StartsWith(rest, "...")) return false;
  if (View(line).find_first_not_of(" \t") == absl::string_view::npos) return false;
  return !absl::StrContains("([{", View(line).back()) && (next.log_tag == line.log_tag || next.log_tag == nullptr) &&
         !IsGraphStart(rest);
}

// Like Continues, for lines of any width that were broken at a space.
bool Unwrapper::ContinuesAtSpace(const Begun& begun, const LineRange& line, const LineRange& next) const {
  if (!MayContinueAtSpace(line, next)) return false;
  const bool is_header = IsGraphStart(begun.first);
  if (is_header && (begun.progress.depth > 0 || begun.progress.quote != 0)) return true;
  if (StartsAnew(View(next))) return false;
  const size_t indent = begun.first.find_first_not_of(' ');
  if (indent == 0 && !is_header) return false;
  // Comments may be indented by a space more than statements.
  if (begun.first[indent] == '#') return indent > 1;
  if (begun.progress.has_comment || (begun.shape == LineShape::kOther && !is_header)) return false;
  if (begun.progress.depth > 0 || begun.progress.quote != 0) return true;
  if (begun.shape == LineShape::kNode) return !begun.has_target;
  return begun.shape == LineShape::kStatement && (View(line).back() == '=' || CutsRelease(View(line)));
}

bool Unwrapper::IsWrapped() {
  if (width_ < kMinWidth) return false;
  int num_cut = 0;
  int num_at_spaces = 0;
  for (size_t i = 0; i + 1 < lines_.size(); ++i) {
    const bool is_full = IsFull(lines_[i]);
    if (!is_full && !MayContinueAtSpace(lines_[i], lines_[i + 1])) continue;
    const Begun begun = Begin(lines_[i]);
    if (is_full && Continues(begun, lines_[i], lines_[i + 1])) {
      ++num_cut;
    } else if (ContinuesAtSpace(begun, lines_[i], lines_[i + 1])) {
      ++num_at_spaces;
    }
  }
  at_spaces_ = num_at_spaces > num_cut;
  return num_cut > 0 || at_spaces_;
}

MappedText Unwrapper::Run(std::vector<LineRange>* lines) {
  MappedText out;
  out.Reserve(text_.size());
  std::vector<LineRange> unwrapped;
  unwrapped.reserve(lines_.size());
  for (size_t i = 0; i < lines_.size(); ++i) {
    LineRange line = lines_[i];
    line.begin = out.size();
    out.Append(text_, lines_[i].begin, lines_[i].end);
    if (i + 1 < lines_.size() && (IsFull(lines_[i]) || MayContinueAtSpace(lines_[i], lines_[i + 1]))) {
      Begun begun = Begin(lines_[i]);
      for (; i + 1 < lines_.size(); ++i) {
        if (!(at_spaces_ ? ContinuesAtSpace(begun, lines_[i], lines_[i + 1])
                         : Continues(begun, lines_[i], lines_[i + 1]))) {
          break;
        }
        // print(graph) writes spaces around the "=" of arguments.
        const absl::string_view before = View(lines_[i]);
        const absl::string_view after = View(lines_[i + 1]);
        const bool cuts_at_equals =
            begun.shape == LineShape::kNode && ((absl::EndsWith(before, " =") && !absl::StartsWith(after, " ")) ||
                                                (absl::EndsWith(before, "args") && absl::StartsWith(after, "=")));
        if (at_spaces_ || cuts_at_equals) out.AppendInstead(" ", text_, lines_[i].end);
        out.Append(text_, lines_[i + 1].begin, lines_[i + 1].end);
        Scan(View(lines_[i + 1]), &begun);
      }
    }
    line.end = out.size();
    line.has_line_end = lines_[i].has_line_end;
    unwrapped.push_back(line);
    if (line.has_line_end) out.AppendInstead("\n", text_, lines_[i].end);
  }
  *lines = std::move(unwrapped);
  return out;
}

}  // namespace

MappedText UnwrapLines(MappedText text, std::vector<LineRange>* lines) {
  Unwrapper unwrapper(text, lines);
  if (!unwrapper.IsWrapped()) return text;
  return unwrapper.Run(lines);
}

}  // namespace backtape
