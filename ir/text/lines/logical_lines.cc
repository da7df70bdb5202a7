#include "backtape/ir/text/lines/logical_lines.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "backtape/ir/text/lines/clean_characters.h"
#include "backtape/ir/text/lines/embedded_text.h"
#include "backtape/ir/text/lines/join_statements.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/lines/log_prefix.h"

namespace backtape {

LogicalLines::LogicalLines(absl::string_view text) {
  const MappedText clean = CleanCharacters(DecodeEmbeddedText(MappedText(text)));
  const absl::string_view all = clean.text();
  LineMarks marks(all);
  std::vector<LineRange> ranges;
  bool in_payload = false;  // the lines of a TORCH_TRACE record, each with a tab before it
  int number = 0;
  const std::string* last_tag = nullptr;
  for (size_t begin = 0; begin < all.size();) {
    const size_t line_end = std::min(all.find('\n', begin), all.size());
    absl::string_view line = all.substr(begin, line_end - begin);
    LineRange range;
    range.has_line_end = line_end < all.size();
    range.number = ++number;
    begin = line_end + 1;
    absl::string_view tag;
    bool has_prefix = StripLogPrefix(&line, &tag);
    if (in_payload && !has_prefix && absl::StartsWith(line, "\t")) {
      line.remove_prefix(1);
    } else {
      in_payload = has_prefix && absl::StrContains(line, "\"has_payload\"");
      if (!marks.Strip(number, &line)) continue;
      if (!has_prefix) has_prefix = StripLogPrefix(&line, &tag);
    }
    if (has_prefix) {
      if (last_tag == nullptr || *last_tag != tag) last_tag = &*tags_.emplace(tag).first;
      range.log_tag = last_tag;
    }
    range.begin = static_cast<size_t>(line.data() - all.data());
    range.end = range.begin + line.size();
    ranges.push_back(range);
  }
  text_ = JoinStatements(clean, &ranges);
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
