#include "backtape/jit/plan/verify_lanes.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"

namespace backtape::jit {
namespace {

// Returns the number of the access's strand. A strand consists of all accesses of one lane or, for scratch memory, of
// one step. Accesses of one strand never conflict.
int64_t StrandOf(const LaneAccess& access) {
  return access.lane == LaneAccess::kOwn ? -1 - int64_t{access.step} : int64_t{access.lane};
}

// Keeps the earlier access that extends farthest, and the one that extends farthest in any other strand.
class FarthestAccesses {
 public:
  void Add(const LaneAccess& access) {
    if (first_ == nullptr || StrandOf(*first_) == StrandOf(access)) {
      if (first_ == nullptr || access.end > first_->end) first_ = &access;
    } else if (second_ == nullptr || StrandOf(*second_) == StrandOf(access)) {
      if (second_ == nullptr || access.end > second_->end) second_ = &access;
    } else if (access.end > std::min(first_->end, second_->end)) {
      (first_->end < second_->end ? first_ : second_) = &access;
    }
  }

  // An earlier access of another strand that overlaps `access`; null for none.
  const LaneAccess* Into(const LaneAccess& access) const {
    for (const LaneAccess* other : {first_, second_}) {
      if (other != nullptr && other->end > access.begin && StrandOf(*other) != StrandOf(access)) return other;
    }
    return nullptr;
  }

 private:
  const LaneAccess* first_ = nullptr;
  const LaneAccess* second_ = nullptr;
};

}  // namespace

bool MayHappenInAnyOrder(const LaneAccess& a, const LaneAccess& b) {
  if (!a.is_write && !b.is_write) return true;
  if (a.host != b.host || std::max(a.begin, b.begin) >= std::min(a.end, b.end)) return true;
  return StrandOf(a) == StrandOf(b);
}

absl::Status VerifyLanes(const Plan& plan, std::vector<LaneAccess> accesses) {
  accesses.erase(std::remove_if(accesses.begin(), accesses.end(), [](const LaneAccess& a) { return a.begin >= a.end; }),
                 accesses.end());
  std::stable_sort(accesses.begin(), accesses.end(), [](const LaneAccess& a, const LaneAccess& b) {
    return a.host != b.host ? a.host < b.host : a.begin < b.begin;
  });
  FarthestAccesses writes;
  FarthestAccesses all;
  for (size_t i = 0; i < accesses.size(); ++i) {
    const LaneAccess& access = accesses[i];
    if (i > 0 && accesses[i - 1].host != access.host) writes = all = FarthestAccesses();
    const LaneAccess* const other = (access.is_write ? all : writes).Into(access);
    if (other != nullptr) {
      const auto name = [&](const LaneAccess& a) {
        return absl::StrCat("step ", a.step, " ", plan.steps[a.step].name, " ", a.is_write ? "writes" : "reads",
                            " bytes [", a.begin, ", ", a.end, ")",
                            a.lane == LaneAccess::kOwn ? " as scratch memory" : absl::StrCat(" in lane ", a.lane));
      };
      return absl::InvalidArgumentError(absl::StrCat(name(*other), " and ", name(access),
                                                     "; the ranges overlap, and either access may happen first"));
    }
    all.Add(access);
    if (access.is_write) writes.Add(access);
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
