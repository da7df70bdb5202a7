#include "backtape/ir/text/lines/mapped_text.h"

#include <algorithm>

namespace backtape {

MappedText::MappedText(absl::string_view original) : text_(original), runs_{{0, 0, false}} {}

size_t MappedText::RunAt(size_t offset) const {
  const auto after = std::upper_bound(runs_.begin(), runs_.end(), offset,
                                      [](size_t value, const Run& run) { return value < run.begin; });
  return static_cast<size_t>(after - runs_.begin()) - 1;
}

void MappedText::StartRun(size_t original, bool is_replacement) {
  if (!runs_.empty() && !is_replacement && !runs_.back().is_replacement &&
      runs_.back().original + (text_.size() - runs_.back().begin) == original) {
    return;  // continues the last run
  }
  if (!runs_.empty() && runs_.back().begin == text_.size()) runs_.pop_back();
  runs_.push_back({text_.size(), original, is_replacement});
}

void MappedText::Append(const MappedText& from, size_t begin, size_t end) {
  if (begin >= end) return;
  for (size_t i = from.RunAt(begin); begin < end; ++i) {
    const Run& run = from.runs_[i];
    const size_t run_end = i + 1 < from.runs_.size() ? std::min(end, from.runs_[i + 1].begin) : end;
    StartRun(run.is_replacement ? run.original : run.original + (begin - run.begin), run.is_replacement);
    text_.append(from.text_, begin, run_end - begin);
    begin = run_end;
  }
}

void MappedText::AppendInstead(absl::string_view bytes, const MappedText& from, size_t at) {
  if (bytes.empty()) return;
  StartRun(from.ToOriginal(at), /*is_replacement=*/true);
  text_.append(bytes.data(), bytes.size());
}

size_t MappedText::ToOriginal(size_t offset) const {
  if (runs_.empty()) return 0;
  const Run& run = runs_[RunAt(offset)];
  return run.is_replacement ? run.original : run.original + (offset - run.begin);
}

}  // namespace backtape
