#ifndef BACKTAPE_INTERP_COLLECTIVES_COLLECTIVE_SCOPE_H_
#define BACKTAPE_INTERP_COLLECTIVES_COLLECTIVE_SCOPE_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/interp/collectives/process_group.h"

namespace backtape {

// Binds process groups to the names that collectives use, for eager ops and runs of this thread:
//
//   const CollectiveScope scope(session->groups());
//   executable->Run(inputs);
//
// An inner scope replaces an outer one. The groups must outlive the scope.
class CollectiveScope {
 public:
  explicit CollectiveScope(const ProcessGroups& groups);
  ~CollectiveScope();
  CollectiveScope(const CollectiveScope&) = delete;
  CollectiveScope& operator=(const CollectiveScope&) = delete;

 private:
  const ProcessGroups* previous_;
};

// The group of this name. FailedPrecondition if none is bound on this thread; the message says how to bind one.
absl::StatusOr<ProcessGroup*> FindProcessGroup(absl::string_view name);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_COLLECTIVES_COLLECTIVE_SCOPE_H_
