#include "backtape/mpi/mpi_session.h"

#include <mpi.h>

#include <algorithm>
#include <exception>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/mpi/mpi_group.h"
#include "backtape/mpi/mpi_thread.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

absl::Status ToStatus(int code) {
  if (code == MPI_SUCCESS) return absl::OkStatus();
  return absl::UnavailableError(mpi::MpiErrorText(code));
}

}  // namespace

struct MpiSession::State {
  explicit State(const MpiOptions& options) : thread(options.timeout, options.session_timeout, options.poll_interval) {}

  absl::Status Initialise() {
    int is_initialised = 0;
    BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Initialized(&is_initialised)));
    if (is_initialised != 0) {
      return absl::FailedPreconditionError(
          "MPI is already initialised; only the MpiSession may initialise it, and only once");
    }
    int provided = 0;
    BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided)));
    if (provided < MPI_THREAD_FUNNELED) {
      return absl::FailedPreconditionError(
          "this MPI library does not support programs with threads: expected MPI_THREAD_FUNNELED or more, found "
          "MPI_THREAD_SINGLE");
    }
    // A communicator of its own, so that messages of the program's other libraries do not interfere.
    BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Comm_dup(MPI_COMM_WORLD, &world)));
    BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN)));
    BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Comm_set_errhandler(world, MPI_ERRORS_RETURN)));
    communicators.push_back(world);
    BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Comm_rank(world, &rank)));
    int size = 0;
    BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Comm_size(world, &size)));
    processes.resize(static_cast<size_t>(size));
    const mpi::ProcessIdentity own = mpi::OwnIdentity();
    constexpr int kBytes = sizeof(mpi::ProcessIdentity);
    BACKTAPE_RETURN_IF_ERROR(
        ToStatus(MPI_Allgather(&own, kBytes, MPI_BYTE, processes.data(), kBytes, MPI_BYTE, world)));
    groups.emplace("0", std::make_shared<mpi::MpiGroup>(thread, world, rank, processes));
    return absl::OkStatus();
  }

  absl::Status AddGroup(const std::string& name, const std::vector<int>& ranks) {
    const auto own = std::find(ranks.begin(), ranks.end(), rank);
    const bool is_member = own != ranks.end();
    const int place = static_cast<int>(own - ranks.begin());
    MPI_Comm part = MPI_COMM_NULL;
    BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Comm_split(world, is_member ? 0 : MPI_UNDEFINED, place, &part)));
    if (!is_member) return absl::OkStatus();
    BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Comm_set_errhandler(part, MPI_ERRORS_RETURN)));
    communicators.push_back(part);
    std::vector<mpi::ProcessIdentity> members;
    for (const int r : ranks) members.push_back(processes[static_cast<size_t>(r)]);
    groups.emplace(name, std::make_shared<mpi::MpiGroup>(thread, part, place, std::move(members)));
    return absl::OkStatus();
  }

  absl::Status Finalise() {
    thread.shared()->reductions.Free();
    for (MPI_Comm& communicator : communicators) {
      BACKTAPE_RETURN_IF_ERROR(ToStatus(MPI_Comm_free(&communicator)));
    }
    return ToStatus(MPI_Finalize());
  }

  MPI_Comm world = MPI_COMM_NULL;
  std::vector<MPI_Comm> communicators;
  int rank = 0;
  std::vector<mpi::ProcessIdentity> processes;
  ProcessGroups groups;
  std::set<std::string> group_names = {"0"};  // also of groups without this rank
  mpi::MpiThread thread;                      // destroyed first, which ends the thread
};

MpiSession::MpiSession(std::unique_ptr<State> state) : state_(std::move(state)) {}

absl::StatusOr<std::unique_ptr<MpiSession>> MpiSession::Start(const MpiOptions& options) {
  auto state = std::make_unique<State>(options);
  absl::Status status = state->thread.Call([state = state.get()] { return state->Initialise(); });
  if (!status.ok()) {
    // The lost thread still uses the state.
    if (absl::IsDeadlineExceeded(status)) static_cast<void>(state.release());
    return status;
  }
  return std::unique_ptr<MpiSession>(new MpiSession(std::move(state)));
}

MpiSession::~MpiSession() {
  bool has_failed = std::uncaught_exceptions() > 0;
  {
    const std::lock_guard<std::mutex> lock(state_->thread.shared()->mutex);
    has_failed |= !state_->thread.shared()->failed.ok();
  }
  if (!has_failed) {
    const absl::Status status = state_->thread.Call([state = state_.get()] { return state->Finalise(); });
    has_failed = absl::IsDeadlineExceeded(status);
  }
  // MPI may still write into memory of collectives in progress, and a lost thread uses the state.
  if (has_failed) static_cast<void>(state_.release());
}

void MpiSession::Abandon() {
  const std::lock_guard<std::mutex> lock(state_->thread.shared()->mutex);
  state_->thread.shared()->failed.Update(absl::CancelledError("this rank has abandoned its session"));
}

int MpiSession::rank() const { return state_->rank; }
int MpiSession::size() const { return static_cast<int>(state_->processes.size()); }
const ProcessGroups& MpiSession::groups() const { return state_->groups; }

absl::Status MpiSession::AddGroup(const std::string& name, const std::vector<int>& ranks) {
  const std::string text = absl::StrJoin(ranks, ", ");
  std::vector<int> sorted = ranks;
  std::sort(sorted.begin(), sorted.end());
  const bool is_repeated = std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
  if (ranks.empty() || is_repeated || sorted.front() < 0 || sorted.back() >= size()) {
    return absl::InvalidArgumentError(
        absl::StrCat("a group needs one or more distinct ranks between 0 and ", size() - 1, ", found [", text, "]"));
  }
  // All ranks know all names, so they agree on whether this call is valid.
  if (!state_->group_names.insert(name).second) {
    return absl::InvalidArgumentError(absl::StrCat("a process group named \"", name, "\" already exists"));
  }
  return state_->thread.Call([state = state_.get(), name, ranks] { return state->AddGroup(name, ranks); });
}

}  // namespace backtape
