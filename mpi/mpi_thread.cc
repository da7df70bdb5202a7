#include "backtape/mpi/mpi_thread.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"

namespace backtape::mpi {
namespace {

// How often a wait looks for processes that have ended.
constexpr std::chrono::milliseconds kPeerCheckInterval(100);
// A collective that ends within this time is polled without pauses, because a pause would take longer.
constexpr std::chrono::microseconds kSpinTime(20);

}  // namespace

std::string MpiWork::EndedPeers() const {
  std::string ended;
  for (const auto& [rank, process] : peers_) {
    if (HasEnded(process))
      absl::StrAppend(&ended, ended.empty() ? "" : ", ", "rank ", rank, " (", Describe(process), ")");
  }
  return ended;
}

std::string MpiWork::AllPeers() const {
  std::string all;
  for (const auto& [rank, process] : peers_) {
    absl::StrAppend(&all, all.empty() ? "" : ", ", "rank ", rank, " (", Describe(process), ")");
  }
  return all;
}

absl::Status MpiWork::Wait() {
  const Clock::time_point deadline = Clock::now() + shared_->timeout;
  std::unique_lock<std::mutex> lock(shared_->mutex);
  while (!is_done_ && shared_->failed.ok()) {
    const Clock::time_point next_check = std::min(deadline, Clock::now() + kPeerCheckInterval);
    shared_->changed.wait_until(lock, next_check, [this] { return is_done_ || !shared_->failed.ok(); });
    if (is_done_ || !shared_->failed.ok() || Clock::now() < next_check) continue;
    if (const std::string ended = EndedPeers(); !ended.empty()) {
      shared_->failed = absl::UnavailableError(absl::StrCat("ranks that are no longer running: ", ended));
    } else if (Clock::now() >= deadline) {
      shared_->failed = absl::DeadlineExceededError(absl::StrCat(
          "no result arrived within ", shared_->timeout.count(),
          " ms; another rank may have ended, be slower, or make different calls. The other ranks are ", AllPeers()));
    }
    shared_->changed.notify_all();
  }
  return is_done_ ? status_ : shared_->failed;
}

bool MpiWork::may_write() const {
  const std::lock_guard<std::mutex> lock(shared_->mutex);
  return !is_done_;
}

CollectiveWork::Clock::time_point MpiWork::finished() const {
  const std::lock_guard<std::mutex> lock(shared_->mutex);
  return finished_;
}

MpiThread::MpiThread(std::chrono::milliseconds timeout, std::chrono::milliseconds call_timeout,
                     std::chrono::microseconds poll_interval)
    : shared_(std::make_shared<MpiShared>()), call_timeout_(call_timeout) {
  shared_->timeout = timeout;
  shared_->poll_interval = poll_interval;
  thread_ = std::thread([shared = shared_] { Loop(shared); });
}

MpiThread::~MpiThread() {
  {
    const std::lock_guard<std::mutex> lock(shared_->mutex);
    shared_->stops = true;
    shared_->wake.notify_all();
  }
  if (is_lost_) {
    thread_.detach();
  } else {
    thread_.join();
  }
}

absl::Status MpiThread::Call(std::function<absl::Status()> function) {
  // Outlives this call if the thread is lost.
  struct Answer {
    bool is_given = false;
    absl::Status status;
  };
  const auto answer = std::make_shared<Answer>();
  std::unique_lock<std::mutex> lock(shared_->mutex);
  if (is_lost_) return shared_->failed;
  shared_->calls.emplace_back([shared = shared_.get(), answer, function = std::move(function)] {
    absl::Status status = function();
    const std::lock_guard<std::mutex> answer_lock(shared->mutex);
    answer->status = std::move(status);
    answer->is_given = true;
    shared->changed.notify_all();
  });
  shared_->wake.notify_all();
  if (shared_->changed.wait_for(lock, call_timeout_, [&] { return answer->is_given; })) return answer->status;
  is_lost_ = true;
  shared_->failed = absl::DeadlineExceededError(
      absl::StrCat("MPI did not answer within ", call_timeout_.count(), " ms; another rank may have ended"));
  return shared_->failed;
}

void MpiThread::Submit(std::shared_ptr<MpiWork> work) {
  const std::lock_guard<std::mutex> lock(shared_->mutex);
  shared_->submitted.push_back(std::move(work));
  shared_->wake.notify_all();
}

void MpiThread::Complete(MpiShared& shared, MpiWork& work, absl::Status status) {
  const std::lock_guard<std::mutex> lock(shared.mutex);
  work.finished_ = CollectiveWork::Clock::now();
  work.status_ = std::move(status);
  work.is_done_ = true;
  if (!work.status_.ok()) shared.failed.Update(work.status_);
  shared.changed.notify_all();
}

bool MpiThread::Test(MpiShared& shared, MpiWork& work) {
  int is_complete = 0;
  const int code = MPI_Test(&work.request_, &is_complete, MPI_STATUS_IGNORE);
  if (code != MPI_SUCCESS) {
    Complete(shared, work, absl::UnavailableError(MpiErrorText(code)));
    return true;
  }
  if (is_complete == 0) return false;
  work.finish_();
  Complete(shared, work, absl::OkStatus());
  return true;
}

void MpiThread::Loop(const std::shared_ptr<MpiShared>& shared) {
  std::vector<std::shared_ptr<MpiWork>> active;
  CollectiveWork::Clock::time_point last_progress;
  std::unique_lock<std::mutex> lock(shared->mutex);
  while (!shared->stops) {
    const auto has_work = [&] { return shared->stops || !shared->calls.empty() || !shared->submitted.empty(); };
    if (active.empty()) {
      shared->wake.wait(lock, has_work);
    } else if (CollectiveWork::Clock::now() - last_progress > kSpinTime) {
      shared->wake.wait_for(lock, shared->poll_interval, has_work);
    }
    auto calls = std::exchange(shared->calls, {});
    auto submitted = std::exchange(shared->submitted, {});
    lock.unlock();
    for (const auto& call : calls) call();
    for (auto& work : submitted) {
      last_progress = CollectiveWork::Clock::now();
      const int code = work->start_(&work->request_);
      if (code == MPI_SUCCESS) {
        active.push_back(std::move(work));
      } else {
        Complete(*shared, *work, absl::UnavailableError(MpiErrorText(code)));
      }
    }
    const size_t before = active.size();
    active.erase(std::remove_if(active.begin(), active.end(), [&](const auto& work) { return Test(*shared, *work); }),
                 active.end());
    if (active.size() != before) last_progress = CollectiveWork::Clock::now();
    lock.lock();
  }
}

}  // namespace backtape::mpi
