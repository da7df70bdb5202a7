#include "backtape/ir/text/lines/body_lines.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace backtape {

bool IsSectionStart(absl::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  return absl::StartsWith(line, "graph(") || absl::StartsWith(line, "=====") || line == "TRACED GRAPH" ||
         (absl::EndsWith(line, "(torch.nn.Module):") && absl::StrContains(line, "class "));
}

bool IsProfilerLine(absl::string_view line) {
  return absl::StartsWith(line, "_rf") &&
         (absl::StrContains(line, "_RecordFunctionFast(") || absl::StrContains(line, ".__exit__("));
}

BodyLines::BodyLines(LineCursor& lines)
    : lines_(lines), in_log_(lines.line().has_log_prefix), tag_(lines.line().log_tag) {
  if (!in_log_) return;
  // In some PyTorch versions, loggers write their prefix only before the first line of a message.
  LineCursor next = lines;
  next.Advance();
  if (!next.at_end() && !next.line().has_log_prefix && !next.line().is_blank()) in_log_ = false;
}

bool BodyLines::Next() {
  while (!at_end_) {
    lines_.Advance();
    const TextLine& line = lines_.line();
    if (!in_log_) {
      // A log line after a graph that was pasted without prefixes ends it.
      at_end_ = lines_.at_end() || line.has_log_prefix;
      break;
    }
    if (line.has_log_prefix && line.log_tag == tag_) break;
    at_end_ = lines_.at_end() || (line.has_log_prefix && IsSectionStart(line.text));
  }
  return !at_end_;
}

std::string BodyLines::TakeTrailer() {
  std::string trailer = line().has_line_end ? "\n" : "";
  while (Next() && line().is_blank()) absl::StrAppend(&trailer, line().text, line().has_line_end ? "\n" : "");
  return trailer;
}

}  // namespace backtape
