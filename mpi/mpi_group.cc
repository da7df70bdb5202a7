#include "backtape/mpi/mpi_group.h"

#include <algorithm>
#include <climits>
#include <cstring>
#include <functional>
#include <type_traits>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::mpi {
namespace {

using StartFunction = std::function<int(MPI_Request*)>;
using FinishFunction = std::function<void()>;

int64_t BytesOf(const Tensor& tensor) { return tensor.numel() * ItemSize(tensor.dtype()); }

void CopyBytes(const Tensor& from, std::byte* to) {
  if (from.numel() > 0 && from.raw_data() != to) std::memcpy(to, from.raw_data(), static_cast<size_t>(BytesOf(from)));
}

// A row-major copy, which MPI reads until the collective is complete.
Tensor CopyOf(const Tensor& tensor) {
  Tensor copy = Tensor::Empty(tensor.sizes(), tensor.dtype());
  CopyElements(tensor, copy);
  return copy;
}

void DivideBy(const Tensor& tensor, int divisor) {
  DispatchStorable(tensor.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    T* const values = tensor.data<T>();
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      if constexpr (kIsHalf<T>) {
        values[i] = T(static_cast<float>(values[i]) / static_cast<float>(divisor));
      } else if constexpr (std::is_floating_point_v<T>) {
        values[i] /= static_cast<T>(divisor);
      }
    }
  });
}

struct Counts {
  std::vector<int> counts, offsets;
};
Counts CountsOf(const std::vector<int64_t>& elements) {
  Counts result;
  int offset = 0;
  for (const int64_t count : elements) {
    result.counts.push_back(static_cast<int>(count));
    result.offsets.push_back(offset);
    offset += static_cast<int>(count);
  }
  return result;
}

absl::Status CheckCounts(const Collective& collective) {
  const int64_t count = std::max(collective.input.numel(), collective.out.numel());
  if (count <= INT_MAX) return absl::OkStatus();
  return absl::ResourceExhaustedError(absl::StrCat("MPI exchanges at most ", INT_MAX, " elements in one call, but ",
                                                   Describe(collective), " has ", count, "; use several calls"));
}

}  // namespace

MpiGroup::MpiGroup(MpiThread& thread, MPI_Comm communicator, int rank, std::vector<ProcessIdentity> processes)
    : thread_(thread), communicator_(communicator), rank_(rank), processes_(std::move(processes)) {}

absl::StatusOr<std::shared_ptr<CollectiveWork>> MpiGroup::Start(const Collective& collective) {
  BACKTAPE_RETURN_IF_ERROR(CheckCounts(collective));
  {
    const std::lock_guard<std::mutex> lock(thread_.shared()->mutex);
    if (!thread_.shared()->failed.ok()) return thread_.shared()->failed;
  }
  const MPI_Comm comm = communicator_;
  const Tensor& out = collective.out;
  const DType dtype = out.dtype();
  const int count = static_cast<int>(out.numel());
  const MPI_Datatype moved = MovedType(dtype);
  const Reduction reduction = collective.reduction;
  MpiReductions* const reductions = &thread_.shared()->reductions;
  const bool is_average = reduction == Reduction::kAvg;
  FinishFunction finish = [] {};
  StartFunction start;
  switch (collective.kind) {
    case CollectiveKind::kAllReduce:
      CopyBytes(collective.input, out.raw_data());
      start = [=](MPI_Request* request) {
        const MpiReduction r = reductions->Find(reduction, dtype);
        return MPI_Iallreduce(MPI_IN_PLACE, out.raw_data(), count, r.type, r.op, comm, request);
      };
      if (is_average) finish = [out, size = size()] { DivideBy(out, size); };
      break;
    case CollectiveKind::kBroadcast:
      CopyBytes(collective.input, out.raw_data());
      start = [=, root = collective.root](MPI_Request* request) {
        return MPI_Ibcast(out.raw_data(), count, moved, root, comm, request);
      };
      break;
    case CollectiveKind::kAllGather: {
      const int own = static_cast<int>(collective.input.numel());
      CopyBytes(collective.input, out.raw_data() + rank_ * BytesOf(collective.input));
      start = [=](MPI_Request* request) {
        return MPI_Iallgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, out.raw_data(), own, moved, comm, request);
      };
      break;
    }
    case CollectiveKind::kReduceScatter:
      start = [=, input = CopyOf(collective.input)](MPI_Request* request) {
        const MpiReduction r = reductions->Find(reduction, dtype);
        return MPI_Ireduce_scatter_block(input.raw_data(), out.raw_data(), count, r.type, r.op, comm, request);
      };
      if (is_average) finish = [out, size = size()] { DivideBy(out, size); };
      break;
    case CollectiveKind::kAllToAll:
      start = [=, input = CopyOf(collective.input), sent = CountsOf(collective.sent),
               received = CountsOf(collective.received)](MPI_Request* request) {
        return MPI_Ialltoallv(input.raw_data(), sent.counts.data(), sent.offsets.data(), moved, out.raw_data(),
                              received.counts.data(), received.offsets.data(), moved, comm, request);
      };
      break;
    case CollectiveKind::kReduceToRank: {
      const bool is_root = rank_ == collective.root;
      const Tensor input = CopyOf(collective.input);
      if (!is_root && count > 0) std::memset(out.raw_data(), 0, static_cast<size_t>(BytesOf(out)));
      start = [=, root = collective.root](MPI_Request* request) {
        const MpiReduction r = reductions->Find(reduction, dtype);
        return MPI_Ireduce(input.raw_data(), is_root ? out.raw_data() : nullptr, count, r.type, r.op, root, comm,
                           request);
      };
      if (is_average && is_root) finish = [out, size = size()] { DivideBy(out, size); };
      break;
    }
  }
  std::vector<std::pair<int, ProcessIdentity>> peers;
  for (int rank = 0; rank < size(); ++rank) {
    if (rank != rank_) peers.emplace_back(rank, processes_[static_cast<size_t>(rank)]);
  }
  auto work = std::make_shared<MpiWork>(thread_.shared(), std::move(start), std::move(finish), std::move(peers));
  thread_.Submit(work);
  return work;
}

}  // namespace backtape::mpi
