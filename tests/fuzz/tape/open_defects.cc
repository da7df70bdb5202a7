#include "backtape/tests/fuzz/tape/open_defects.h"

#include <set>
#include <string>

#include "absl/strings/match.h"

namespace backtape::tape_fuzz {
namespace {

constexpr OpenDefect kOpenDefects[] = {
    {"T2",
     "create_graph through a compiled function that changes its arguments throws if the function calls custom "
     "functions, "
     "writes in no-grad mode, or draws random numbers that can't be drawn again",
     "create_graph is not supported for this ahead-of-time compiled function"},
};

std::set<std::string>& Enabled() {
  static std::set<std::string> enabled;
  return enabled;
}

}  // namespace

absl::Span<const OpenDefect> OpenDefects() { return kOpenDefects; }

bool IsOpen(absl::string_view id) {
  if (Enabled().contains(std::string(id)) || Enabled().contains("all")) return false;
  for (const OpenDefect& defect : kOpenDefects) {
    if (defect.id == id) return true;
  }
  return false;
}

bool IsKnownFailure(absl::string_view failure) {
  for (const OpenDefect& defect : kOpenDefects) {
    if (IsOpen(defect.id) && !defect.symptom.empty() && absl::StrContains(failure, defect.symptom)) return true;
  }
  return false;
}

void EnableDefect(absl::string_view id) { Enabled().emplace(id); }

}  // namespace backtape::tape_fuzz
