#include "backtape/tests/fuzz/graph/open_defects.h"

#include <set>
#include <string>

#include "absl/strings/match.h"

namespace backtape::graph_fuzz {
namespace {

constexpr OpenDefect kOpenDefects[] = {
    {"G1",
     "at symbolic sizes, the result of an in-place op on a permuted tensor may get the strides of the functional op; "
     "strides are not compared there"},
    {"T1",
     "create_graph through a compiled function throws if the function draws random numbers by other ops than those of "
     "passes/aot/functionalize_random.h",
     "the random numbers of these calls can't be made functional"},
    {"T2", "create_graph through a compiled function that writes a tensor on the tape in no-grad mode throws",
     "writes a tensor which requires grad in no-grad mode"},
    {"T3", "a function compiled ahead of time can't return a view whose sizes depend on values",
     "a view returned by an ahead-of-time compiled function has an unknown size"},
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

}  // namespace backtape::graph_fuzz
