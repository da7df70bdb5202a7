#include "backtape/ir/problem_list.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape {

std::string ListNames(const std::vector<std::string>& names, size_t limit) {
  const size_t shown = std::min(limit, names.size());
  std::string out = absl::StrJoin(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(shown), ", ");
  if (shown < names.size()) absl::StrAppend(&out, " and ", names.size() - shown, " more");
  return out;
}

std::string NoSuchOutput(int64_t output, size_t num_outputs) {
  return absl::StrCat("output ", output, " (counted from 0) does not exist: the graph has ", num_outputs,
                      num_outputs == 1 ? " output" : " outputs");
}

void ProblemList::Add(absl::string_view kind, std::string text) {
  const auto [it, is_new] = index_of_kind_.emplace(kind, entries_.size());
  if (is_new) entries_.push_back({std::move(text), 0});
  ++entries_[it->second].count;
}

std::string ProblemList::ToString(size_t limit) const {
  std::string out;
  for (size_t i = 0; i < std::min(limit, entries_.size()); ++i) {
    const auto& [text, count] = entries_[i];
    const size_t end = std::min(text.find('\n'), text.size());
    absl::StrAppend(&out, "\n  ", absl::string_view(text).substr(0, end));
    if (count > 1) absl::StrAppend(&out, " (and ", count - 1, " more like this)");
    absl::StrAppend(&out, absl::string_view(text).substr(end));
  }
  if (limit >= entries_.size()) return out;
  size_t rest = 0;
  for (size_t i = limit; i < entries_.size(); ++i) rest += entries_[i].count;
  return absl::StrCat(out, "\n  and ", rest, " more");
}

}  // namespace backtape
