#include "backtape/tests/fuzz/support/defect_list.h"

#include <algorithm>

#include "absl/strings/match.h"

namespace backtape::fuzz {

bool DefectList::Contains(absl::string_view id) const {
  return std::any_of(defects_.begin(), defects_.end(), [id](const OpenDefect& defect) { return defect.id == id; });
}

bool DefectList::IsOpen(absl::string_view id) const {
  return !enabled_.contains("all") && !enabled_.contains(id) && Contains(id);
}

bool DefectList::Enable(absl::string_view id) {
  enabled_.emplace(id);
  return id == "all" || Contains(id);
}

bool DefectList::IsKnownFailure(absl::string_view failure) const {
  return std::any_of(defects_.begin(), defects_.end(), [&](const OpenDefect& defect) {
    return IsOpen(defect.id) && !defect.symptom.empty() && absl::StrContains(failure, defect.symptom);
  });
}

}  // namespace backtape::fuzz
