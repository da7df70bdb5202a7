#include "backtape/ir/text/line_cursor.h"

#include "backtape/ir/text/cursor.h"

namespace backtape {
namespace {

bool ConsumeDigits(Cursor& c) {
  if (!IsDigit(c.Peek())) return false;
  while (IsDigit(c.Peek())) c.Advance();
  return true;
}

// " [0/0]", " [0/0_1]", " [!0/1]", " [__aot_graphs]".
bool ConsumeTag(Cursor& c) {
  const char* start = c.pos();
  if (c.Consume(" [")) {
    while (IsNameByte(c.Peek()) || c.Peek() == '/' || c.Peek() == '!' || c.Peek() == '-' || c.Peek() == ':')
      c.Advance();
    if (c.Consume(']')) return true;
  }
  c.set_pos(start);
  return false;
}

}  // namespace

bool StripLogPrefix(absl::string_view* line, absl::string_view* tag) {
  Cursor c(*line);
  if (c.Consume("[rank")) {
    if (!ConsumeDigits(c) || !c.Consume("]:")) return false;
    c.Consume(' ');
  }
  const char level = c.Peek();
  if (level == '\0' || absl::string_view("VDIWEC").find(level) == absl::string_view::npos) return false;
  c.Advance();
  for (int i = 0; i < 4; ++i) {
    if (!IsDigit(c.Peek())) return false;
    c.Advance();
  }
  if (!c.Consume(' ') || !ConsumeDigits(c) || !c.Consume(':') || !ConsumeDigits(c) || !c.Consume(':') ||
      !ConsumeDigits(c) || !c.Consume('.') || !ConsumeDigits(c) || !c.Consume(' ')) {
    return false;
  }
  c.SkipSpaces();
  if (!ConsumeDigits(c) || !c.Consume(' ')) return false;
  // "path.py:732]"; a path may hold anything but a line feed.
  const size_t close = c.rest().find(']');
  if (close == absl::string_view::npos || close == 0 || !IsDigit(c.Peek(close - 1))) return false;
  c.Advance(close + 1);
  const char* tags = c.pos();
  while (ConsumeTag(c)) {
  }
  *tag = absl::string_view(tags, static_cast<size_t>(c.pos() - tags));
  c.Consume(' ');
  *line = c.rest();
  return true;
}

LineCursor::LineCursor(absl::string_view text) : text_(text) { Advance(); }

void LineCursor::Advance() {
  if (at_end_) return;
  if (next_ >= text_.size()) {
    at_end_ = true;
    line_.text = text_.substr(text_.size());
    line_.has_log_prefix = false;
    line_.log_tag = {};
    return;
  }
  const size_t line_end = text_.find('\n', next_);
  line_.has_line_end = line_end != absl::string_view::npos;
  line_.text = text_.substr(next_, line_.has_line_end ? line_end - next_ : absl::string_view::npos);
  next_ = line_.has_line_end ? line_end + 1 : text_.size();
  ++line_.number;
  if (!line_.text.empty() && line_.text.back() == '\r') line_.text.remove_suffix(1);
  line_.log_tag = {};
  line_.has_log_prefix = StripLogPrefix(&line_.text, &line_.log_tag);
}

}  // namespace backtape
