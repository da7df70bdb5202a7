#ifndef BACKTAPE_MPI_MPI_GROUP_H_
#define BACKTAPE_MPI_MPI_GROUP_H_

#include <mpi.h>

#include <memory>
#include <utility>
#include <vector>

#include "backtape/interp/collectives/process_group.h"
#include "backtape/mpi/mpi_thread.h"

namespace backtape::mpi {

// A process group over a communicator, which it does not own. Results are written directly into the output. An input
// that MPI would still read after Start() has returned is copied first.
class MpiGroup : public ProcessGroup {
 public:
  // `processes` has one entry for each rank. `thread` must outlive the group.
  MpiGroup(MpiThread& thread, MPI_Comm communicator, int rank, std::vector<ProcessIdentity> processes);

  int rank() const override { return rank_; }
  int size() const override { return static_cast<int>(processes_.size()); }
  // ResourceExhausted for more elements than MPI can exchange in one call (2^31 - 1). After a failure of the session,
  // returns that failure.
  absl::StatusOr<std::shared_ptr<CollectiveWork>> Start(const Collective& collective) override;

 private:
  MpiThread& thread_;
  const MPI_Comm communicator_;
  const int rank_;
  const std::vector<ProcessIdentity> processes_;
};

}  // namespace backtape::mpi

#endif  // BACKTAPE_MPI_MPI_GROUP_H_
