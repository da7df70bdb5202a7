#include "backtape/interp/collectives/process_group.h"

#include "absl/strings/str_cat.h"

namespace backtape {

std::string Describe(const Collective& collective) {
  std::string of = absl::StrCat(" of ", collective.input.type().ToString());
  switch (collective.kind) {
    case CollectiveKind::kAllReduce:
      return absl::StrCat("all_reduce (", NameOf(collective.reduction), ")", of);
    case CollectiveKind::kBroadcast:
      return absl::StrCat("broadcast (from rank ", collective.root, ")", of);
    case CollectiveKind::kAllGather:
      return absl::StrCat("all_gather_into_tensor", of);
    case CollectiveKind::kReduceScatter:
      return absl::StrCat("reduce_scatter_tensor (", NameOf(collective.reduction), ")", of);
    case CollectiveKind::kAllToAll:
      return absl::StrCat("all_to_all_single", of);
    case CollectiveKind::kReduceToRank:
      return absl::StrCat("reduce_to_rank (", NameOf(collective.reduction), ", to rank ", collective.root, ")", of);
  }
  return of;
}

}  // namespace backtape
