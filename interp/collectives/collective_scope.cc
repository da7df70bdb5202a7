#include "backtape/interp/collectives/collective_scope.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape {
namespace {

thread_local constinit const ProcessGroups* current_groups = nullptr;

}  // namespace

CollectiveScope::CollectiveScope(const ProcessGroups& groups) : previous_(std::exchange(current_groups, &groups)) {}

CollectiveScope::~CollectiveScope() { current_groups = previous_; }

absl::StatusOr<ProcessGroup*> FindProcessGroup(absl::string_view name) {
  if (current_groups == nullptr) {
    return absl::FailedPreconditionError(
        absl::StrCat("no process groups are bound on this thread, so the group \"", name,
                     "\" is unknown; a C++ program binds groups with a CollectiveScope "
                     "(backtape/interp/collectives/collective_scope.h), for "
                     "example those of an MpiSession (backtape/mpi/mpi_session.h)"));
  }
  const auto it = current_groups->find(std::string(name));
  if (it != current_groups->end() && it->second != nullptr) return it->second.get();
  if (it != current_groups->end()) {
    return absl::FailedPreconditionError(
        absl::StrCat("the process group \"", name, "\" of the CollectiveScope is null"));
  }
  const std::string known = absl::StrJoin(*current_groups, ", ", [](std::string* out, const auto& entry) {
    absl::StrAppend(out, "\"", entry.first, "\"");
  });
  return absl::FailedPreconditionError(
      absl::StrCat("no process group is named \"", name, "\"; the CollectiveScope has ",
                   known.empty() ? "no groups" : absl::StrCat("these groups: ", known)));
}

}  // namespace backtape
