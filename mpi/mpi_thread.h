#ifndef BACKTAPE_MPI_MPI_THREAD_H_
#define BACKTAPE_MPI_MPI_THREAD_H_

#include <mpi.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "backtape/interp/collectives/process_group.h"
#include "backtape/mpi/mpi_reduction.h"
#include "backtape/mpi/peer_processes.h"

namespace backtape::mpi {

class MpiWork;

// What the thread that makes all calls of MPI shares with the threads that wait for it.
struct MpiShared {
  std::chrono::milliseconds timeout{};
  std::chrono::microseconds poll_interval{};
  std::mutex mutex;                 // protects the following members and the state of each MpiWork
  std::condition_variable wake;     // notified when there is something to do
  std::condition_variable changed;  // notified when something is done
  std::deque<std::function<void()>> calls;
  std::deque<std::shared_ptr<MpiWork>> submitted;
  bool stops = false;
  absl::Status failed;       // the first failure, after which nothing is started
  MpiReductions reductions;  // used by the MPI thread alone
};

// A collective that the MPI thread starts and completes.
class MpiWork : public CollectiveWork {
 public:
  // `start` makes the nonblocking call. `finish` runs after that call has completed, and completes the result. Both
  // run on the MPI thread.
  MpiWork(std::shared_ptr<MpiShared> shared, std::function<int(MPI_Request*)> start, std::function<void()> finish,
          std::vector<std::pair<int, ProcessIdentity>> peers)
      : shared_(std::move(shared)), start_(std::move(start)), finish_(std::move(finish)), peers_(std::move(peers)) {}

  absl::Status Wait() override;
  bool may_write() const override;
  Clock::time_point finished() const override;

 private:
  friend class MpiThread;
  // The other ranks that are known to have ended, for a message; empty if there are none.
  std::string EndedPeers() const;
  std::string AllPeers() const;

  const std::shared_ptr<MpiShared> shared_;
  const std::function<int(MPI_Request*)> start_;
  const std::function<void()> finish_;
  const std::vector<std::pair<int, ProcessIdentity>> peers_;  // the other ranks of the group
  MPI_Request request_ = MPI_REQUEST_NULL;                    // used by the MPI thread alone
  bool is_done_ = false;
  absl::Status status_;  // once it is done
  Clock::time_point finished_;
};

// The thread that makes all calls of MPI, so that collectives progress while other threads compute. It polls
// collectives in progress at an interval and sleeps while there are none.
class MpiThread {
 public:
  // The timeouts of waits and of Call.
  MpiThread(std::chrono::milliseconds timeout, std::chrono::milliseconds call_timeout,
            std::chrono::microseconds poll_interval);
  // Drops what is in progress.
  ~MpiThread();
  MpiThread(const MpiThread&) = delete;
  MpiThread& operator=(const MpiThread&) = delete;

  const std::shared_ptr<MpiShared>& shared() const { return shared_; }
  // Runs a function on the thread and returns its status. DeadlineExceeded if it does not return within call_timeout;
  // the thread is then lost.
  absl::Status Call(std::function<absl::Status()> function);
  void Submit(std::shared_ptr<MpiWork> work);

 private:
  static void Loop(const std::shared_ptr<MpiShared>& shared);
  // Asks MPI whether the work is done, and completes it if so. Returns whether it is done.
  static bool Test(MpiShared& shared, MpiWork& work);
  static void Complete(MpiShared& shared, MpiWork& work, absl::Status status);

  const std::shared_ptr<MpiShared> shared_;
  const std::chrono::milliseconds call_timeout_;
  std::thread thread_;
  bool is_lost_ = false;
};

}  // namespace backtape::mpi

#endif  // BACKTAPE_MPI_MPI_THREAD_H_
