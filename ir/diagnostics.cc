#include "backtape/ir/diagnostics.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "backtape/files/problem_text.h"

namespace backtape {

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
    absl::StrAppend(&out, out.empty() ? "" : "\n",
                    ProblemText(file_, line_number, offset - line_begin + 1, message,
                                text_.substr(line_begin, line_end - line_begin)));
  }
  if (sorted.size() > limit)
    absl::StrAppend(&out, "\n", file_, ": and ", sorted.size() - limit,
                    sorted.size() - limit == 1 ? " more error" : " more errors");
  return out;
}

absl::Status Diagnostics::ToStatus() const { return ok() ? absl::OkStatus() : absl::InvalidArgumentError(ToString()); }

}  // namespace backtape
