#ifndef BACKTAPE_INTERP_COLLECTIVES_LOCAL_GROUPS_H_
#define BACKTAPE_INTERP_COLLECTIVES_LOCAL_GROUPS_H_

#include <chrono>
#include <memory>
#include <vector>

#include "backtape/interp/collectives/process_group.h"

namespace backtape {

struct LocalGroupOptions {
  // How long a wait lasts before it fails.
  std::chrono::milliseconds timeout = std::chrono::minutes(1);
};

// A group whose ranks are threads of this process, for tests and for programs that train on threads. Returns one object
// for each rank; each thread binds its own. The last rank that makes a call computes the results of all ranks, in the
// order of the ranks. If a rank's call differs from that of rank 0, the collective fails with an InvalidArgument error
// that names the rank. Throws backtape::Error unless `size` is positive.
std::vector<std::shared_ptr<ProcessGroup>> MakeLocalGroups(int size, const LocalGroupOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_INTERP_COLLECTIVES_LOCAL_GROUPS_H_
