#include "backtape/tests/fuzz/tape/open_defects.h"

#include <set>
#include <string>

#include "absl/strings/match.h"

namespace backtape::tape_fuzz {
namespace {

constexpr OpenDefect kOpenDefects[] = {
    {"T1", "captured steps with sizes that change: passes infer types again without hints and guards",
     "step: pass infer_types"},
    {"T2", "hooks of nodes see gradients before they are summed to the sizes of the inputs"},
    {"T3", "hooks of tensors are not called with undefined gradients"},
    {"T4", "Grad does not call the hooks of a root that no input depends on"},
    {"T5", "fill_ and zero_ refuse expanded tensors, which PyTorch fills"},
    {"L1", "captured: strides over dims of size 1 in gradients of leaves"},
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
