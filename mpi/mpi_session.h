#ifndef BACKTAPE_MPI_MPI_SESSION_H_
#define BACKTAPE_MPI_MPI_SESSION_H_

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/interp/collectives/process_group.h"

namespace backtape {

struct MpiOptions {
  // How long a rank waits for the others, for each collective, before it fails. A rank that ends is noticed within a
  // fraction of a second on the same machine, and after this time on another one.
  std::chrono::milliseconds timeout = std::chrono::minutes(5);
  // How long Start, AddGroup and the end of the session, which need all ranks too, wait before they fail.
  std::chrono::milliseconds session_timeout = std::chrono::minutes(5);
  // How often collectives in progress are polled. MPI moves data only in its calls, so a longer interval slows
  // collectives down, and a shorter one takes time from the threads that compute.
  std::chrono::microseconds poll_interval{50};
};

// This process as a rank of an MPI program, which `mpirun` has started:
//
//   BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<MpiSession> session, MpiSession::Start());
//   const CollectiveScope scope(session->groups());
//   ... eager ops and runs with collectives
//
// All calls of MPI are made by a thread of the session, so that collectives progress during computation.
class MpiSession {
 public:
  // Initialises MPI. A program can do this once. FailedPrecondition if MPI is already initialised or does not support
  // programs with threads; DeadlineExceeded if the other ranks do not start within the session's timeout.
  static absl::StatusOr<std::unique_ptr<MpiSession>> Start(const MpiOptions& options = {});
  // Finalises MPI, for which all ranks must arrive here. Does not finalise MPI after a failure, after Abandon, or while
  // an exception is thrown, because that would wait for ranks that have ended or that wait for this one. The program
  // should then exit with an error: the other ranks notice that.
  ~MpiSession();
  MpiSession(const MpiSession&) = delete;
  MpiSession& operator=(const MpiSession&) = delete;

  // For a rank that is about to exit because of an error of its own.
  void Abandon();

  int rank() const;
  int size() const;
  // The group of all ranks is "0", as in PyTorch.
  const ProcessGroups& groups() const;
  // Adds a group of some ranks, which keep their order. All ranks of the program must make this call, in the same
  // order; ranks outside of the group get no group. InvalidArgument for a name that exists, and for ranks that are
  // missing or repeated; DeadlineExceeded if the other ranks do not make the call within the session's timeout.
  absl::Status AddGroup(const std::string& name, const std::vector<int>& ranks);

 private:
  struct State;
  explicit MpiSession(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace backtape

#endif  // BACKTAPE_MPI_MPI_SESSION_H_
