#include "backtape/interp/collectives/local_groups.h"

#include <condition_variable>
#include <cstring>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/collectives/reduction.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

using Clock = CollectiveWork::Clock;

// One collective of all ranks.
struct Exchange {
  explicit Exchange(int size) : calls(static_cast<size_t>(size)) {}
  std::vector<std::optional<Collective>> calls;  // with copies of the inputs
  bool is_done = false;
  Clock::time_point finished;

  std::vector<int> MissingRanks() const {
    std::vector<int> missing;
    for (size_t r = 0; r < calls.size(); ++r) {
      if (!calls[r].has_value()) missing.push_back(static_cast<int>(r));
    }
    return missing;
  }
};

// What the ranks share.
struct LocalRanks {
  LocalRanks(int size, std::chrono::milliseconds timeout) : size(size), timeout(timeout) {}
  const int size;
  const std::chrono::milliseconds timeout;
  std::mutex mutex;  // protects the following members and the exchanges
  std::condition_variable changed;
  absl::Status failed;                                   // the first failure, after which nothing is written
  std::map<int64_t, std::shared_ptr<Exchange>> started;  // keyed by the number of the call
};

Tensor Slice(const Tensor& tensor, int64_t begin, int64_t count) {
  return Tensor::TryFromStorage(tensor.storage(), {count}, {1}, tensor.storage_offset() + begin, tensor.dtype())
      .value();
}

void CopyBlock(const Tensor& from, int64_t from_begin, const Tensor& to, int64_t to_begin, int64_t count) {
  const int64_t item = ItemSize(from.dtype());
  if (count > 0) std::memcpy(to.raw_data() + to_begin * item, from.raw_data() + from_begin * item, count * item);
}

absl::Status CheckAlike(const std::vector<std::optional<Collective>>& calls) {
  const Collective& first = *calls[0];
  for (size_t r = 1; r < calls.size(); ++r) {
    const Collective& call = *calls[r];
    bool is_alike = call.kind == first.kind && call.reduction == first.reduction && call.root == first.root &&
                    call.input.dtype() == first.input.dtype();
    if (first.kind != CollectiveKind::kAllToAll) is_alike &= call.input.numel() == first.input.numel();
    if (is_alike) continue;
    return absl::InvalidArgumentError(absl::StrCat("the ranks make different calls: rank 0 calls ", Describe(first),
                                                   ", rank ", r, " calls ", Describe(call)));
  }
  for (size_t r = 0; first.kind == CollectiveKind::kAllToAll && r < calls.size(); ++r) {
    for (size_t s = 0; s < calls.size(); ++s) {
      if (calls[r]->sent[s] == calls[s]->received[r]) continue;
      return absl::InvalidArgumentError(absl::StrCat(
          "rank ", r, " sends ", calls[r]->sent[s], calls[r]->sent[s] == 1 ? " element to rank " : " elements to rank ",
          s, ", which expects ", calls[s]->received[r]));
    }
  }
  return absl::OkStatus();
}

// Computes the results of all ranks.
void Compute(const std::vector<std::optional<Collective>>& calls) {
  const Collective& first = *calls[0];
  const auto size = static_cast<int64_t>(calls.size());
  std::vector<Tensor> inputs;
  for (const auto& call : calls) inputs.push_back(call->input);
  for (int64_t r = 0; r < size; ++r) {
    const Tensor& out = calls[r]->out;
    switch (first.kind) {
      case CollectiveKind::kAllReduce:
        ReduceValues(first.reduction, inputs, out);
        break;
      case CollectiveKind::kBroadcast:
        CopyBlock(inputs[first.root], 0, out, 0, out.numel());
        break;
      case CollectiveKind::kAllGather:
        for (int64_t s = 0; s < size; ++s) {
          CopyBlock(inputs[s], 0, out, s * inputs[s].numel(), inputs[s].numel());
        }
        break;
      case CollectiveKind::kReduceScatter: {
        std::vector<Tensor> blocks;
        for (const Tensor& input : inputs) blocks.push_back(Slice(input, r * out.numel(), out.numel()));
        ReduceValues(first.reduction, blocks, out);
        break;
      }
      case CollectiveKind::kAllToAll: {
        int64_t to = 0;
        for (int64_t s = 0; s < size; ++s) {
          int64_t from = 0;
          for (int64_t t = 0; t < r; ++t) from += calls[s]->sent[t];
          CopyBlock(inputs[s], from, out, to, calls[s]->sent[r]);
          to += calls[s]->sent[r];
        }
        break;
      }
      case CollectiveKind::kReduceToRank:
        if (r == first.root) {
          ReduceValues(first.reduction, inputs, out);
        } else if (out.numel() > 0) {
          std::memset(out.raw_data(), 0, out.numel() * ItemSize(out.dtype()));
        }
        break;
    }
  }
}

class LocalWork : public CollectiveWork {
 public:
  LocalWork(std::shared_ptr<LocalRanks> ranks, std::shared_ptr<Exchange> exchange)
      : ranks_(std::move(ranks)), exchange_(std::move(exchange)) {}

  absl::Status Wait() override {
    std::unique_lock<std::mutex> lock(ranks_->mutex);
    const bool has_changed =
        ranks_->changed.wait_for(lock, ranks_->timeout, [this] { return exchange_->is_done || !ranks_->failed.ok(); });
    if (exchange_->is_done) return absl::OkStatus();
    if (!has_changed) {
      ranks_->failed = absl::DeadlineExceededError(
          absl::StrCat("no result arrived within ", ranks_->timeout.count(),
                       " ms; ranks that did not make the call: ", absl::StrJoin(exchange_->MissingRanks(), ", ")));
      ranks_->changed.notify_all();
    }
    return ranks_->failed;
  }
  bool may_write() const override { return false; }
  Clock::time_point finished() const override {
    const std::lock_guard<std::mutex> lock(ranks_->mutex);
    return exchange_->finished;
  }

 private:
  const std::shared_ptr<LocalRanks> ranks_;
  const std::shared_ptr<Exchange> exchange_;
};

class LocalGroup : public ProcessGroup {
 public:
  LocalGroup(std::shared_ptr<LocalRanks> ranks, int rank) : ranks_(std::move(ranks)), rank_(rank) {}

  int rank() const override { return rank_; }
  int size() const override { return ranks_->size; }

  absl::StatusOr<std::shared_ptr<CollectiveWork>> Start(const Collective& collective) override {
    Collective call = collective;
    BACKTAPE_ASSIGN_OR_RETURN(call.input, Tensor::TryEmpty(collective.input.sizes(), collective.input.dtype()));
    CopyElements(collective.input, call.input);
    const std::lock_guard<std::mutex> lock(ranks_->mutex);
    if (!ranks_->failed.ok()) return ranks_->failed;
    const int64_t number = next_call_++;
    std::shared_ptr<Exchange>& exchange = ranks_->started[number];
    if (exchange == nullptr) exchange = std::make_shared<Exchange>(ranks_->size);
    auto work = std::make_shared<LocalWork>(ranks_, exchange);
    exchange->calls[static_cast<size_t>(rank_)] = std::move(call);
    if (!exchange->MissingRanks().empty()) return work;
    ranks_->failed = CheckAlike(exchange->calls);
    if (ranks_->failed.ok()) {
      Compute(exchange->calls);
      exchange->finished = Clock::now();
      exchange->is_done = true;
    }
    exchange->calls.clear();
    ranks_->started.erase(number);
    ranks_->changed.notify_all();
    return work;
  }

 private:
  const std::shared_ptr<LocalRanks> ranks_;
  const int rank_;
  int64_t next_call_ = 0;
};

}  // namespace

std::vector<std::shared_ptr<ProcessGroup>> MakeLocalGroups(int size, const LocalGroupOptions& options) {
  if (size <= 0) {
    throw Error(absl::InvalidArgumentError(absl::StrCat("a group needs at least one rank; found a size of ", size)));
  }
  const auto ranks = std::make_shared<LocalRanks>(size, options.timeout);
  std::vector<std::shared_ptr<ProcessGroup>> groups;
  for (int rank = 0; rank < size; ++rank) groups.push_back(std::make_shared<LocalGroup>(ranks, rank));
  return groups;
}

}  // namespace backtape
