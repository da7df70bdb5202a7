#include "backtape/tests/fuzz/support/defect_list.h"

#include <algorithm>

#include "absl/strings/match.h"

namespace backtape::fuzz {

bool DefectList::IsOpen(absl::string_view id) const {
  if (enabled_.contains("all") || enabled_.contains(id)) return false;
  return std::any_of(defects_.begin(), defects_.end(), [id](const OpenDefect& defect) { return defect.id == id; });
}

bool DefectList::IsKnownFailure(absl::string_view failure) const {
  return std::any_of(defects_.begin(), defects_.end(), [&](const OpenDefect& defect) {
    return IsOpen(defect.id) && !defect.symptom.empty() && absl::StrContains(failure, defect.symptom);
  });
}

}  // namespace backtape::fuzz
