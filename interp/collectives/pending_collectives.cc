#include "backtape/interp/collectives/pending_collectives.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/interp/run_trace.h"
#include "backtape/ir/node_error.h"

namespace backtape {
namespace {

thread_local constinit PendingCollectives* current_pending = nullptr;

}  // namespace

PendingCollectives::PendingCollectives() : previous_(std::exchange(current_pending, this)) {}

PendingCollectives::~PendingCollectives() {
  FinishAll().IgnoreError();
  current_pending = previous_;
}

PendingCollectives* PendingCollectives::Current() { return current_pending; }

void PendingCollectives::Add(std::shared_ptr<CollectiveWork> work, const Tensor& out, std::string what,
                             CollectiveWork::Clock::time_point started) {
  Pending pending{
      std::move(work), out.raw_data(), out.raw_data() + out.numel() * ItemSize(out.dtype()), std::move(what), "", "",
      started};
  if (node_ != nullptr) {
    const std::string location = node_->provenance().Location();
    pending.node = absl::StrCat(DescribeNode(*node_), location.empty() ? "" : ", ", location);
    pending.node_name = std::string(node_->name());
  }
  pending_.push_back(std::move(pending));
}

absl::Status PendingCollectives::Finish(Pending& pending) {
  absl::Status status = pending.work->Wait();
  if (status.ok()) {
    if (RunTrace* const trace = RunTrace::Current(); trace != nullptr) {
      trace->Add(
          {pending.node_name, pending.what, RunTrace::Kind::kCollective, pending.started, pending.work->finished()});
    }
    return status;
  }
  may_write_ |= pending.work->may_write();
  return absl::Status(status.code(),
                      absl::StrCat(pending.what, " failed: ", status.message(),
                                   pending.node.empty() ? "" : "; the collective was started by ", pending.node));
}

absl::Status PendingCollectives::Finish(const Tensor& tensor) {
  if (pending_.empty() || tensor.numel() == 0) return absl::OkStatus();
  const std::byte* const begin = tensor.storage()->data();
  const std::byte* const end = begin + tensor.storage()->nbytes();
  for (size_t i = 0; i < pending_.size();) {
    if (pending_[i].begin >= end || begin >= pending_[i].end) {
      ++i;
      continue;
    }
    Pending pending = std::move(pending_[i]);
    pending_.erase(pending_.begin() + static_cast<int64_t>(i));
    if (absl::Status status = Finish(pending); !status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status PendingCollectives::FinishAll() {
  absl::Status first;
  for (Pending& pending : std::exchange(pending_, {})) first.Update(Finish(pending));
  return first;
}

}  // namespace backtape
