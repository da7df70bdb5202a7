#include "backtape/ir/text/lines/logical_lines.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/text/lines/clean_characters.h"
#include "backtape/ir/text/lines/embedded_text.h"
#include "backtape/ir/text/lines/join_statements.h"
#include "backtape/ir/text/lines/line_prefixes.h"
#include "backtape/ir/text/lines/log_prefix.h"
#include "backtape/ir/text/lines/markup.h"
#include "backtape/ir/text/lines/triple_quotes.h"
#include "backtape/ir/text/lines/unwrap_lines.h"

namespace backtape {
namespace {

size_t NumCharacters(absl::string_view utf8) {
  return static_cast<size_t>(
      std::count_if(utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

LogicalLines::LogicalLines(absl::string_view text, Comments comments) {
  MappedText clean = CleanCharacters(RemoveMarkup(DecodeEmbeddedText(MappedText(text))));
  const absl::string_view all = clean.text();
  LineMarks marks(all, comments);
  const LinePrefixes prefixes(all);
  std::vector<LineRange> ranges;
  bool in_payload = false;  // the lines of a TORCH_TRACE record, each with a tab before it
  int number = 0;           // in the cleaned text, in which literals of JSON have become lines
  int number_in_file = 1;
  size_t counted = 0;  // number_in_file counts the line ends before this offset in the file
  const std::string* last_tag = nullptr;
  for (size_t begin = 0; begin < all.size();) {
    const size_t line_end = std::min(all.find('\n', begin), all.size());
    absl::string_view line = all.substr(begin, line_end - begin);
    LineRange range;
    range.has_line_end = line_end < all.size();
    ++number;
    const size_t in_file = std::max(clean.ToOriginal(begin), counted);
    number_in_file += static_cast<int>(std::count(text.begin() + counted, text.begin() + in_file, '\n'));
    counted = in_file;
    range.number = number_in_file;
    begin = line_end + 1;
    range.width = NumCharacters(line);
    std::string tag;
    const bool has_learned_prefix = prefixes.Strip(&line, &tag);
    const auto strip_log_prefix = [&] {
      absl::string_view logger_tag;
      const bool found = StripLogPrefix(&line, &logger_tag);
      absl::StrAppend(&tag, logger_tag);
      return found;
    };
    bool has_prefix = strip_log_prefix();
    if (in_payload && !has_prefix && absl::StartsWith(line, "\t")) {
      line.remove_prefix(1);
    } else {
      in_payload = has_prefix && absl::StrContains(line, "\"has_payload\"");
      const size_t size = line.size();
      if (!marks.Strip(number, &line)) continue;
      if (line.size() < size) range.width = NumCharacters(line);
      if (!has_prefix) has_prefix = strip_log_prefix();
    }
    CutTripleQuotes(&line);
    if (has_prefix || has_learned_prefix) {
      if (last_tag == nullptr || *last_tag != tag) last_tag = &*tags_.emplace(tag).first;
      range.log_tag = last_tag;
    }
    range.begin = static_cast<size_t>(line.data() - all.data());
    range.end = range.begin + line.size();
    ranges.push_back(range);
  }
  const MappedText unwrapped = UnwrapLines(std::move(clean), &ranges);
  text_ = JoinStatements(unwrapped, &ranges);
  lines_.reserve(ranges.size());
  for (const LineRange& range : ranges) {
    TextLine line;
    line.text = this->text().substr(range.begin, range.end - range.begin);
    line.has_log_prefix = range.log_tag != nullptr;
    if (line.has_log_prefix) line.log_tag = *range.log_tag;
    line.has_line_end = range.has_line_end;
    line.number = range.number;
    lines_.push_back(line);
  }
}

TextLine LogicalLines::EndLine() const {
  TextLine line;
  line.text = text().substr(text().size());
  if (!lines_.empty()) line.number = lines_.back().number;
  return line;
}

}  // namespace backtape
