#include "backtape/ir/diagnostics.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

// Number of characters of a long line to show before the caret.
constexpr size_t kContextBefore = 60;
constexpr size_t kContextAfter = 60;

struct Excerpt {
  std::string line;
  size_t caret = 0;
};

Excerpt Cut(absl::string_view line, size_t column) {
  size_t begin = 0;
  size_t end = line.size();
  Excerpt excerpt;
  if (line.size() > kContextBefore + kContextAfter) {
    begin = column > kContextBefore ? column - kContextBefore : 0;
    end = std::min(line.size(), column + kContextAfter);
  }
  if (begin > 0) excerpt.line = "...";
  excerpt.caret = excerpt.line.size() + (column - begin);
  absl::StrAppend(&excerpt.line, line.substr(begin, end - begin), end < line.size() ? "..." : "");
  // Control characters could break the line or upset the terminal.
  for (char& c : excerpt.line) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  }
  return excerpt;
}

}  // namespace

LineStarts::LineStarts(absl::string_view text) : starts_{0} {
  for (size_t at = text.find('\n'); at != absl::string_view::npos; at = text.find('\n', at + 1)) {
    starts_.push_back(at + 1);
  }
}

size_t LineStarts::LineAt(size_t offset, size_t* begin) const {
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), offset);
  *begin = *(after - 1);
  return static_cast<size_t>(after - starts_.begin());
}

void Diagnostics::Error(size_t offset, std::string message) {
  errors_.emplace_back(std::min(offset, text_.size()), std::move(message));
}

std::string Diagnostics::ToString(size_t limit) const {
  std::vector<std::pair<size_t, std::string>> sorted = errors_;
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::string out;
  size_t line_number = 1;
  size_t line_begin = 0;
  for (size_t i = 0; i < std::min(limit, sorted.size()); ++i) {
    const auto& [offset, message] = sorted[i];
    if (lines_ != nullptr) {
      line_number = lines_->LineAt(offset, &line_begin);
    } else {
      const absl::string_view before = text_.substr(line_begin, offset - line_begin);
      line_number += static_cast<size_t>(std::count(before.begin(), before.end(), '\n'));
      if (const size_t last = before.rfind('\n'); last != absl::string_view::npos) line_begin += last + 1;
    }
    const size_t line_end = std::min(text_.find('\n', line_begin), text_.size());
    const size_t column = offset - line_begin;
    const Excerpt excerpt = Cut(text_.substr(line_begin, line_end - line_begin), column);
    absl::StrAppend(&out, out.empty() ? "" : "\n", file_, ":", line_number, ":", column + 1, ": error: ", message,
                    "\n  ", excerpt.line, "\n  ", std::string(excerpt.caret, ' '), "^");
  }
  if (sorted.size() > limit)
    absl::StrAppend(&out, "\n", file_, ": and ", sorted.size() - limit,
                    sorted.size() - limit == 1 ? " more error" : " more errors");
  return out;
}

absl::Status Diagnostics::ToStatus() const { return ok() ? absl::OkStatus() : absl::InvalidArgumentError(ToString()); }

}  // namespace backtape
