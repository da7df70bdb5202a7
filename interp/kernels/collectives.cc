// Functional collectives. A kernel starts the exchange with the process group that is bound to the name; within a run,
// wait_tensor's kernel completes it.
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/interp/collectives/collective_scope.h"
#include "backtape/interp/collectives/pending_collectives.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

absl::Status StartWith(ProcessGroup& group, absl::string_view group_name, Collective collective, const Tensor& out) {
  if (collective.root >= group.size()) {
    return absl::InvalidArgumentError(absl::StrCat("rank ", collective.root, " is not in the group \"", group_name,
                                                   "\" of ", group.size(), group.size() == 1 ? " rank" : " ranks"));
  }
  collective.input = collective.input.Contiguous();
  const bool is_direct = out.is_contiguous();
  collective.out = is_direct ? out : Tensor::Empty(out.sizes(), out.dtype());
  const CollectiveWork::Clock::time_point started = CollectiveWork::Clock::now();
  BACKTAPE_ASSIGN_OR_RETURN(std::shared_ptr<CollectiveWork> work, group.Start(collective));
  std::string what = absl::StrCat(Describe(collective), " in the group \"", group_name, "\" (rank ", group.rank(),
                                  " of ", group.size(), ")");
  PendingCollectives* const pending = PendingCollectives::Current();
  if (pending != nullptr && is_direct) {
    pending->Add(std::move(work), out, std::move(what), started);
    return absl::OkStatus();
  }
  PendingCollectives own;
  own.Add(std::move(work), collective.out, std::move(what), started);
  BACKTAPE_RETURN_IF_ERROR(own.FinishAll());
  if (!is_direct) CopyElements(collective.out, out);
  return absl::OkStatus();
}

absl::Status Start(absl::string_view group_name, Collective collective, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(ProcessGroup* const group, FindProcessGroup(group_name));
  return StartWith(*group, group_name, std::move(collective), out);
}

absl::Status StartInGroupOf(int64_t group_size, absl::string_view group_name, Collective collective,
                            const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(ProcessGroup* const group, FindProcessGroup(group_name));
  if (group->size() != group_size) {
    return absl::InvalidArgumentError(
        absl::StrCat("the call is for a group of ", group_size,
                     group_size == 1 ? " rank, but the group \"" : " ranks, but the group \"", group_name, "\" has ",
                     group->size()));
  }
  return StartWith(*group, group_name, std::move(collective), out);
}

// The shape rule has checked the name.
Reduction ReductionNamed(absl::string_view reduce_op) { return ParseReduction(reduce_op).value(); }

}  // namespace

absl::Status _c10d_functional_all_reduce(const Tensor& input, absl::string_view reduce_op, absl::string_view group_name,
                                         const Tensor& out) {
  Collective collective{.kind = CollectiveKind::kAllReduce, .reduction = ReductionNamed(reduce_op), .input = input};
  return Start(group_name, std::move(collective), out);
}

absl::Status _c10d_functional_broadcast(const Tensor& input, int64_t src, absl::string_view group_name,
                                        const Tensor& out) {
  Collective collective{.kind = CollectiveKind::kBroadcast, .root = static_cast<int>(src), .input = input};
  return Start(group_name, std::move(collective), out);
}

absl::Status _c10d_functional_all_gather_into_tensor(const Tensor& input, int64_t group_size,
                                                     absl::string_view group_name, const Tensor& out) {
  return StartInGroupOf(group_size, group_name, {.kind = CollectiveKind::kAllGather, .input = input}, out);
}

absl::Status _c10d_functional_reduce_scatter_tensor(const Tensor& input, absl::string_view reduce_op,
                                                    int64_t group_size, absl::string_view group_name,
                                                    const Tensor& out) {
  Collective collective{.kind = CollectiveKind::kReduceScatter, .reduction = ReductionNamed(reduce_op), .input = input};
  return StartInGroupOf(group_size, group_name, std::move(collective), out);
}

absl::Status _c10d_functional_all_to_all_single(const Tensor& input, absl::Span<const int64_t> output_split_sizes,
                                                absl::Span<const int64_t> input_split_sizes,
                                                absl::string_view group_name, const Tensor& out) {
  Collective collective{.kind = CollectiveKind::kAllToAll, .input = input};
  int64_t row = 1;
  for (const int64_t size : input.sizes().subspan(1)) row *= size;
  for (const int64_t rows : output_split_sizes) collective.received.push_back(rows * row);
  for (const int64_t rows : input_split_sizes) collective.sent.push_back(rows * row);
  return StartInGroupOf(static_cast<int64_t>(output_split_sizes.size()), group_name, std::move(collective), out);
}

absl::Status _c10d_functional_wait_tensor(const Tensor& tensor, const Tensor& out) {
  if (PendingCollectives* const pending = PendingCollectives::Current(); pending != nullptr) {
    BACKTAPE_RETURN_IF_ERROR(pending->Finish(tensor));
  }
  // Native code may have placed the result in the memory of the operand.
  if (out.raw_data() != tensor.raw_data()) CopyElements(tensor, out);
  return absl::OkStatus();
}

absl::Status reduce_to_rank(const Tensor& input, absl::string_view reduce_op, int64_t dst, absl::string_view group_name,
                            const Tensor& out) {
  Collective collective{.kind = CollectiveKind::kReduceToRank,
                        .reduction = ReductionNamed(reduce_op),
                        .root = static_cast<int>(dst),
                        .input = input};
  return Start(group_name, std::move(collective), out);
}

}  // namespace backtape::kernels
